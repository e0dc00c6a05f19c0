import { type ApiDocument, listOperations, resolveRef } from './document';

const words = (id: string) =>
  id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** Markdown of the laws, the views and the sort fields. */
export function listLaws(document: ApiDocument): string {
  const laws = Object.entries(document['x-laws']).flatMap(([id, text]) => [`## ${words(id)}`, '', text.trim(), '']);
  const operations = listOperations(document);
  const views = operations.flatMap(({ path, query }) => {
    const view = query.properties?.view;
    if (!view || !path.endsWith('/page')) return [];
    return Object.entries(resolveRef(document, view)['x-views'] ?? {}).map(
      ([name, { status, of, oldestFirst = '', profile, meaning }]) =>
        `| \`${path}\` | ${name} | ${status?.join(', ') ?? (of ? `some of ${of.join(', ')}` : '')} | ${oldestFirst} | ${meaning}${profile ? ` Only on a server with the profile \`${profile}\`.` : ''} |`,
    );
  });
  const sorts = operations
    .filter(({ path, sorts: own }) => own && !path.endsWith('/down'))
    .map(({ path, sorts: own = [] }) => `| \`${path}\` | ${own.map((field) => `\`${field}\``).join(', ') || 'none'} |`);
  return [
    '# Laws of the contract',
    '',
    'Generated from `config/openapi/` by `npm run generate`. Each law applies to all calls that it mentions.',
    '',
    ...laws,
    '## Time-outs',
    '',
    '| Call | Seconds |',
    '|---|---|',
    ...Object.entries(document['x-timeouts']).map(([call, seconds]) => `| ${call} | ${seconds} |`),
    '',
    '## Views',
    '',
    '| List | View | States | Oldest first by | Meaning |',
    '|---|---|---|---|---|',
    ...views,
    '',
    '## Sort fields',
    '',
    '| List | Fields |',
    '|---|---|',
    ...sorts,
    '',
  ].join('\n');
}
