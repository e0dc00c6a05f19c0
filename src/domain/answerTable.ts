import { isDecimal } from './numbers';

/*
 * What the contract says of an answer, as one text (docs/rules/calls.md#wrong-fields). A table holds records, apart by `|`. A record holds
 * groups of field names behind their kind, apart by `;`. A kind is a letter of FITS, `[` and the kind of a list's elements, `#` and the
 * record of a list's rows, or the place of another record. Before it, `?` allows null and `-` nothing at all. A group without a name is
 * for the fields that have none.
 */

export interface AnswerField {
  kind: string;
  /** `?`, `-` or empty: required. */
  mark: string;
}
export type AnswerFields = ReadonlyMap<string, AnswerField>;

/** Whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';
/** Whether a value is an object with fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is of a kind without parts; times beside them are in src/domain/answer.ts. */
export const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: isText,
  m: (value) => isText(value) && isDecimal(value),
  n: Number.isInteger,
  f: Number.isFinite,
  b: (value) => typeof value === 'boolean',
  o: isObject,
  '*': () => true,
};

/** The records of a table. */
export function recordsOf(table: string): readonly AnswerFields[] {
  const fieldsOf = (record: string): AnswerFields =>
    new Map(
      record.split(';').flatMap((group) => {
        const [mark = '', kind = '', names = ''] = group.match(/^([?-]?)(\S+) (.*)$/)?.slice(1) ?? [];
        return names.split(' ').map((name) => [name, { kind, mark }] as const);
      }),
    );
  return table.split('|').map(fieldsOf);
}

/** Whether nothing is wrong in data of this kind; as quick as it can be, because the first rows wait for it. */
export function isRight(records: readonly AnswerFields[], kind: string, value: unknown): boolean {
  const fits = FITS[kind];
  if (fits) return fits(value);
  if (/^[[#]/.test(kind)) return Array.isArray(value) && value.every((one) => isRight(records, kind.slice(1), one));
  const fields = records[Number(kind)];
  if (!fields || !isObject(value)) return false;
  const rest = fields.get('');
  const isNothing = (name: string) => value[name] === undefined || value[name] === null;
  for (const [name, { mark }] of fields) if (!mark && name && isNothing(name)) return false;
  return Object.keys(value).every((name) => {
    const field = fields.get(name) ?? rest;
    return !field || isNothing(name) || isRight(records, field.kind, value[name]);
  });
}

/** A page with nothing but what is right by its short table; a wrong row loses its version, too. */
export function rightOf<Page extends { list: object[] }>(records: readonly AnswerFields[], page: Page): Page;
export function rightOf(records: readonly AnswerFields[], page: { list: object[] }): object {
  const kindOf = (at: number, name: string) => (records[at]?.get(name) ?? records[at]?.get(''))?.kind;
  const cut = (at: number, value: object) =>
    Object.fromEntries(
      Object.entries(value).filter(([name, own]) => {
        const kind = kindOf(at, name);
        return kind === undefined || isRight(records, kind, own);
      }),
    );
  const row = Number(kindOf(0, 'list')?.slice(1));
  const list = page.list
    .map((one) => one ?? {})
    .map((one) => (isRight(records, String(row), one) ? one : { ...cut(row, one), version: undefined }));
  return { ...cut(0, page), list };
}
