import { entryAt } from '../typed';
/** A filter field as the search line reads and writes it; the fields of the filter bar fit. */
export type LineField =
  | { kind: 'text' | 'number' | 'flag' | 'remote'; name: string; label: string }
  | {
      kind: 'select';
      name: string;
      label: string;
      choices: readonly { value: string; label: string }[];
      isMultiple?: boolean;
    }
  | { kind: 'amounts' | 'times'; from: string; to: string; label: string };

/** What the grammar needs besides the line (docs/rules/lists.md#search-line). */
export interface LineContext {
  fields: readonly LineField[];
  /** Epoch ms. */
  now: number;
  timeZone: string;
  /** Longest range of time, in days. */
  maxDays: number;
  /** Words of the shown language; the English ones are always understood. */
  words: { yes: string; today: string; yesterday: string };
}

export type LineFilters = Readonly<Record<string, string>>;
export type LineOperator = ':' | '>=' | '<=' | '>' | '<';

/** Terms are parted by spaces outside quotes; an open quote reaches to the end. */
export const TERM = /(?:[^\s"]|"(?:[^"\\]|\\.?)*(?:"|$))+/gsu;
/** Chinese input methods type full-width signs. */
export const HEAD = /^(-?)([^\s"\\:<>\uff1a\uff1c\uff1e]+)(>=|<=|\uff1e=|\uff1c=|[:<>\uff1a\uff1c\uff1e])(.*)$/su;
export const WIDE: Readonly<Record<string, LineOperator>> = {
  '\uff1a': ':',
  '\uff1e': '>',
  '\uff1c': '<',
  '\uff1e=': '>=',
  '\uff1c=': '<=',
};
const PLAIN = /^[\p{L}\p{N}_.@+*/][\p{L}\p{N}_.@+*/-]*$/u;

/** A day; years beyond are typing errors. */
export const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;
const INSTANT = /^(?:19|20)\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Text for comparison: without case, width and spaces. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/gu, '');

/** Name of a field in the line: the wire name, of a range without its end ("createdFrom": "created"). */
export function lineName(field: LineField): string {
  if ('name' in field) return field.name;
  // A list with one range may call its ends only "from" and "to".
  return field.from.replace(/(?:From|Min)$/, '').replace(/^(?:from|min)$/, field.kind === 'times' ? 'time' : 'amount');
}

/** The field that holds words without a field name. */
export function wordField(fields: readonly LineField[]): { name: string } | undefined {
  const texts = fields.flatMap((field) => (field.kind === 'text' ? [field] : []));
  return texts.find(({ name }) => name === 'keyword') ?? texts[0];
}

/** Values parted by commas outside quotes, without their quotes. */
export function valuesOf(text: string): string[] {
  const values = [''];
  let isQuoted = false;
  const signs = [...text];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = entryAt(signs, at);
    let added = sign;
    if (sign === '"') {
      isQuoted = !isQuoted;
      continue;
    }
    if (isQuoted && sign === '\\') {
      at += 1;
      added = signs[at] ?? '';
    } else if (!isQuoted && (sign === ',' || sign === '\uff0c')) {
      values.push('');
      continue;
    }
    values[values.length - 1] += added;
  }
  return values;
}

/** A value as the line needs it: in quotes unless it is plain. */
export const quoted = (value: string, safe: RegExp = PLAIN): string =>
  safe.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;

/** True for an ISO time with its offset. */
export const isInstant = (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

/** True when a line has a field name, so that it is not only words. */
export const isSearchLine = (line: string): boolean => (line.match(TERM) ?? []).some((term) => HEAD.test(term));
