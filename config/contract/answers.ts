import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiDocument, listOperations, partsOf, resolveRef, type Schema } from './document';

/*
 * What the console compares an answer with, as one text of records, because schemas would be ten times its size. src/domain/answer.ts
 * describes and reads it.
 */

/** A decimal string: its pattern takes digits alone. */
const isDecimal = ({ pattern }: Schema) =>
  typeof pattern === 'string' && new RegExp(pattern).test('0.5') && !new RegExp(pattern).test('a');
/** Required texts without which no decision is made. */
const DECISIVE: readonly string[] = ['currency', 'status'];
/** Lists whose elements stay in their places, because each stands for a record that was asked for. */
const ROWS: readonly string[] = ['list', 'succeeded', 'failed'];
const asRows = (kind: string) => kind.replace(/^\[(?=\d)/, '#');
const LETTERS: Readonly<Record<string, string>> = { integer: 'n', number: 'f', boolean: 'b' };

/** The kind of a text. */
function textKind(schema: Schema): string {
  if (schema.format === 'date-time') return 't';
  return isDecimal(schema) ? 'm' : 's';
}

/** All fields of a schema, with those of its parts. */
function fieldsOf(document: ApiDocument, reference: Schema): Map<string, { schema: Schema; isRequired: boolean }> {
  const schema = resolveRef(document, reference);
  const fields = new Map((schema.allOf ?? []).flatMap((part) => [...fieldsOf(document, part)]));
  for (const [name, own] of Object.entries(schema.properties ?? {})) fields.set(name, { schema: own, isRequired: false });
  for (const name of (schema.required ?? []) as string[]) {
    const field = fields.get(name);
    if (field) fields.set(name, { ...field, isRequired: true });
  }
  return fields;
}

/**
 * The records of some answers, as one text; `kindOf` adds what it finds.
 * @param isShort leaves out the names of texts and times: whatever has no name must be a text, which is as safe and a third of the size
 */
function createTable(document: ApiDocument, isShort = false) {
  const lines: string[] = [];
  const known = new Map<Schema, number>();

  const recordOf = (schema: Schema): string => {
    const place = known.get(schema) ?? lines.length;
    if (!known.has(schema)) {
      known.set(schema, place);
      lines.push('');
      lines[place] = lineOf(schema);
    }
    return String(place);
  };

  /** Kind of a value that is there, and whether it may be null. */
  const plainKind = (reference: Schema): [kind: string, isNullable: boolean] => {
    const schema = resolveRef(document, reference);
    const choices = [...((schema.oneOf ?? []) as Schema[]), ...((schema.anyOf ?? []) as Schema[])];
    if (choices.length > 0) {
      const kinds = choices.filter(({ type }) => type !== 'null').map(plainKind);
      const isNullable = choices.some(({ type }) => type === 'null') || kinds.some(([, nullable]) => nullable);
      const [first = '*', ...others] = new Set(kinds.map(([kind]) => kind));
      return [others.length > 0 ? '*' : first, isNullable];
    }
    if (fieldsOf(document, schema).size > 0) return [recordOf(schema), [schema.type].flat().includes('null')];
    if (partsOf(schema).length === 1) return plainKind(partsOf(schema)[0] as Schema);
    const types = [schema.type].flat().filter((type) => type !== 'null');
    const isNullable = [schema.type].flat().includes('null');
    const [type = '', ...more] = types;
    if (more.length > 0 || !type) return ['*', true];
    if (type === 'array') return [`[${plainKind((schema.items ?? {}) as Schema)[0]}`, isNullable];
    return [type === 'object' ? 'o' : type === 'string' ? textKind(schema) : (LETTERS[type] ?? '*'), isNullable];
  };

  const lineOf = (schema: Schema): string => {
    const groups = new Map<string, string[]>();
    for (const [name, field] of fieldsOf(document, schema)) {
      const [plain, isNullable] = plainKind(field.schema);
      const kind = `${isNullable ? '?' : field.isRequired ? '' : '-'}${ROWS.includes(name) ? asRows(plain) : plain}`;
      groups.set(kind, [...(groups.get(kind) ?? []), name]);
    }
    if (!isShort) return [...groups].map(([kind, names]) => `${kind} ${names.join(' ')}`).join(';');
    const named = [...groups].flatMap(([kind, names]): [string, string[]][] => {
      const kept = /^[?-]?[st]$/.test(kind) ? names.filter((name) => kind === 's' && DECISIVE.includes(name)) : names;
      return kept.length > 0 ? [[kind, kept]] : [];
    });
    return [...named, ['?s', ['']] as const].map(([kind, names]) => `${kind} ${names.join(' ')}`).join(';');
  };

  return { kindOf: (schema: Schema): string => asRows(plainKind(schema)[0]), text: () => lines.join('|') };
}

/** Data of each answer that has some, by method and path. */
function answersOf(document: ApiDocument): { id: string; name: string; data: Schema }[] {
  return listOperations(document).flatMap(({ id, method, path: at, answer }) => {
    const data = answer && fieldsOf(document, answer).get('data')?.schema;
    return data && resolveRef(document, data).type !== 'null' ? [{ id, name: `${method} ${at}`, data }] : [];
  });
}

/** Answers that are compared, beside lists: an open record, and what a change gives back. A sign-in has checks of its own. */
const OF_RECORD = /^(GET .*\/(detail|facts)|POST (?!\/auth\/).*)$/;
const folder = 'src/contract/answers';
const IMPORT = /from '@\/contract\/answers\/(\w+)'/g;

/** Names of the operations whose own table a service imports. */
function importedBy(root: string): Set<string> {
  const files = readdirSync(path.join(root, 'src/services'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const texts = files.map((name) => readFileSync(path.join(root, 'src/services', name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, id = '']) => id)));
}

/**
 * The tables by file. A list has one of its own, because its rows are there before anything else may load: the file is made once a service
 * imports it. All others are in one.
 */
export function answerModules(document: ApiDocument, root: string): Record<string, string> {
  const wanted = importedBy(root);
  const answers = answersOf(document);
  const own = answers
    .filter(({ id }) => wanted.has(id))
    .map(({ id, name, data }) => {
      const table = createTable(document, true);
      table.kindOf(data);
      return [`${folder}/${id}.ts`, `export const answer =\n  '${name}:${table.text()}';\n`];
    });
  const all = createTable(document);
  const kinds = answers
    .filter(({ id, name }) => wanted.has(id) || OF_RECORD.test(name))
    .map(({ name, data }) => `  '${name}': '${all.kindOf(data)}',\n`);
  const text = `/** Kind of the data of each answer, by method and path. */
export const kinds: Readonly<Record<string, string>> = {
${kinds.join('')}};

/** Their records. */
export const records =
  '${all.text()}';
`;
  return { ...Object.fromEntries(own), [`${folder}/index.ts`]: text };
}
