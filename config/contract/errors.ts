import { type ApiDocument, type OperationObject, resolveRef } from './document';

type Belongs = (operation: OperationObject, document: ApiDocument) => boolean;

const keyOf = ({ parameters = [] }: OperationObject, document: ApiDocument) =>
  parameters.map((parameter) => resolveRef(document, parameter)).find(({ name }) => name === 'Idempotency-Key');

const CLASSES: Readonly<Record<string, Belongs>> = {
  ANY: () => true,
  SESSION: ({ security }) => security === undefined,
  BODY: ({ requestBody }) => requestBody !== undefined,
  REPEATABLE: (operation, document) => keyOf(operation, document) !== undefined,
  MONEY: (operation, document) => keyOf(operation, document)?.required === true,
  STEP_UP: (operation) => operation['x-step-up'] !== undefined,
};

/** Lists in every operation all its possible refusals, in catalogue order. Changes the document. */
export function nameErrors(document: ApiDocument): void {
  const classes = Object.keys(document['x-error-classes']);
  const unknown = [...classes, ...Object.keys(CLASSES)].find((name) => !(classes.includes(name) && CLASSES[name]));
  if (unknown) throw new Error(`The class ${unknown} needs a description and a rule`);
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      const own = operation['x-errors'] ?? [];
      const entries = Object.entries(document['x-error-catalogue']);
      const stray = own.find((name) => !document['x-error-catalogue'][name]);
      if (stray) throw new Error(`${operation.operationId} names ${stray}, which is missing in the catalogue`);
      operation['x-errors'] = entries
        .filter(([name, { from }]) => own.includes(name) || from.some((one) => CLASSES[one]?.(operation, document)))
        .map(([name]) => name);
    }
}

/** Markdown table of the catalogue. */
export function listErrors({ 'x-error-catalogue': catalogue, 'x-error-classes': classes }: ApiDocument): string {
  const waysOf: Readonly<Record<string, string>> = { http: 'HTTP status', body: 'body of HTTP 200' };
  const rows = Object.entries(catalogue).map(([name, { code, as, when, data, always = [], console: does }]) => {
    const fields = data.map((field) => (always.includes(field) ? `**\`${field}\`**` : `\`${field}\``)).join(', ');
    return `| ${code} | \`${name}\` | ${as.map((way) => waysOf[way]).join(', ')} | ${when} | ${fields} | ${does} |`;
  });
  const groups = Object.entries(classes).map(([name, text]) => {
    const own = Object.entries(catalogue).filter(([, { from }]) => from.includes(name));
    return `| ${text} | ${own.map(([error]) => `\`${error}\``).join(', ')} |`;
  });
  return [
    '# Refusals',
    '',
    'Generated from `config/openapi/errors.yaml` by `npm run generate`. Each operation lists its possible refusals in `x-errors`.',
    '',
    '## Catalogue',
    '',
    'Fields of `data` in bold are always present.',
    '',
    '| Code | Error | As | When | `data` | The console |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Refusals of many calls',
    '',
    '| Calls | Errors |',
    '|---|---|',
    ...groups,
    '',
  ].join('\n');
}
