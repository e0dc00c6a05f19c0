import { readDecimal } from '../money';
import { searchText } from '../text';
import { addDays, dateIn } from '../time';
import { isWithinDays, type TimeRange, wholeDays } from '../timeRange';
import { nearest } from './nearest';
import {
  DAY,
  fold,
  HEAD,
  isInstant,
  type LineContext,
  type LineField,
  type LineFilters,
  type LineOperator,
  lineName,
  TERM,
  valuesOf,
  WIDE,
  wordField,
} from './terms';

export type LineProblemKind =
  | 'field'
  | 'value'
  | 'exclude'
  | 'operator'
  | 'single'
  | 'repeated'
  | 'amount'
  | 'number'
  | 'yes'
  | 'time'
  | 'range'
  | 'long'
  | 'words'
  | 'empty';

/** A part of the line that is not understood. */
export interface LineProblem {
  kind: LineProblemKind;
  /** The part of the line that it is about. */
  text: string;
  /** The nearest known field or value. */
  near?: string;
}

type SelectField = Extract<LineField, { kind: 'select' }>;
type RangeField = Extract<LineField, { from: string }>;

const MONTH = /^(?:19|20)\d\d-\d\d$/;
const LAST_DAYS = /^(\d{1,2})d$/;

const isOneOf = (typed: string, words: readonly string[]) => words.some((word) => fold(word) === fold(typed));

/** A failed part of the line; caught by parseLine. */
class Fault extends Error {
  constructor(readonly problem: LineProblem) {
    super(problem.kind);
  }
}
const fail = (kind: LineProblemKind, text: string, near?: string): never => {
  throw new Fault({ kind, text, ...(near !== undefined && { near }) });
};

function fieldOf(name: string, fields: readonly LineField[]): LineField {
  const found =
    fields.find((field) => lineName(field) === name) ??
    fields.find((field) => fold(lineName(field)) === fold(name)) ??
    fields.find((field) => fold(field.label) === fold(name));
  return (
    found ??
    fail(
      'field',
      name,
      nearest(
        name,
        fields.map((field) => [lineName(field), field.label] as const),
      ),
    )
  );
}

function choiceOf(typed: string, { choices }: SelectField): string {
  const found =
    choices.find(({ value }) => value === typed) ?? choices.find(({ value, label }) => isOneOf(typed, [value, label]));
  return (
    found?.value ??
    fail(
      'value',
      typed,
      nearest(
        typed,
        choices.map(({ value, label }) => [value, label] as const),
      ),
    )
  );
}

/** First and last day of a word for days. */
function daysOf(typed: string, { now, timeZone, words }: LineContext): { first: string; last: string } | undefined {
  const today = dateIn(timeZone, now);
  const days = (first: string, last = first) => ({ first, last });
  if (isOneOf(typed, ['today', words.today])) return days(today);
  if (isOneOf(typed, ['yesterday', words.yesterday])) return days(addDays(today, -1));
  const count = Number(LAST_DAYS.exec(typed)?.[1] ?? 0);
  if (count > 0) return days(addDays(today, 1 - count), today);
  if (MONTH.test(typed)) {
    const first = `${typed}-01`;
    if (Number.isNaN(Date.parse(first))) return undefined;
    return days(first, addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1));
  }
  return DAY.test(typed) && !Number.isNaN(Date.parse(typed)) && addDays(typed, 0) === typed ? days(typed) : undefined;
}

/** Range of a word for days, or of one instant that is both ends. */
function momentOf(typed: string, context: LineContext): TimeRange {
  if (isInstant(typed)) return { from: typed, to: typed };
  const days = daysOf(typed, context);
  return days ? wholeDays(days.first, days.last, context.timeZone) : fail('time', typed);
}

function timesOf(operator: LineOperator, typed: string, context: LineContext): TimeRange {
  if (operator !== ':') {
    const { from, to } = momentOf(typed, context);
    return { '>=': { from, to: '' }, '>': { from: to, to: '' }, '<': { from: '', to: from }, '<=': { from: '', to } }[operator];
  }
  const [first = '', last, ...more] = typed.split('..');
  if (last === undefined) return isInstant(typed) ? fail('time', typed) : momentOf(typed, context);
  if (more.length > 0 || (first === '' && last === '')) fail('time', typed);
  return { from: first && momentOf(first, context).from, to: last && momentOf(last, context).to };
}

function amountsOf(operator: LineOperator, typed: string): TimeRange {
  const amount = (text: string) => {
    const value = readDecimal(text);
    return value === undefined || value.startsWith('-') ? fail('amount', text) : value;
  };
  if (operator !== ':') return operator.startsWith('>') ? { from: amount(typed), to: '' } : { from: '', to: amount(typed) };
  const [first = '', last, ...more] = typed.split('..');
  if (last === undefined) return { from: amount(typed), to: amount(typed) };
  if (more.length > 0 || (first === '' && last === '')) fail('amount', typed);
  return { from: first && amount(first), to: last && amount(last) };
}

/** The filters of one field from its part of the line. */
function filtersOf(field: LineField, operator: LineOperator, rest: string, context: LineContext): Record<string, string> {
  const values = valuesOf(rest);
  const whole = values.join(',').trim();
  if (whole === '') fail('empty', lineName(field));
  if (!('name' in field)) {
    const { from, to } = field.kind === 'times' ? timesOf(operator, whole, context) : amountsOf(operator, whole);
    return { ...(from && { [field.from]: from }), ...(to && { [field.to]: to }) };
  }
  const { name } = field;
  if (operator !== ':') fail('operator', name);
  switch (field.kind) {
    case 'select': {
      // A closed value may hold a comma itself.
      if (!field.isMultiple && values.length > 1 && !field.choices.some(({ value }) => value === whole)) fail('single', name);
      const typed = field.isMultiple ? values.map((value) => value.trim()).filter(Boolean) : [whole];
      const known = [...new Set(typed.map((one) => choiceOf(one, field)))].join(',');
      return known === '' ? fail('empty', name) : { [name]: known };
    }
    case 'flag':
      return isOneOf(whole, ['yes', 'true', context.words.yes]) ? { [name]: 'true' } : fail('yes', name);
    case 'number':
      return /^\d{1,3}$/.test(whole) ? { [name]: whole } : fail('number', whole);
    case 'remote':
      return { [name]: whole };
    default: {
      const text = searchText(values.join(','));
      return text === '' ? fail('empty', name) : { [name]: text };
    }
  }
}

function rangeProblems(field: RangeField, filters: LineFilters, { maxDays, timeZone }: LineContext): LineProblem[] {
  const [start, end] = [Date.parse(filters[field.from] ?? ''), Date.parse(filters[field.to] ?? '')];
  if (Number.isNaN(start) || Number.isNaN(end)) return [];
  if (start >= end) return [{ kind: 'range', text: lineName(field) }];
  return isWithinDays(start, end, maxDays, timeZone) ? [] : [{ kind: 'long', text: lineName(field) }];
}

/** Filters of a typed line, and the parts that are not understood (docs/rules/lists.md#search-line). Never throws. */
export function parseLine(line: string, context: LineContext): { filters: LineFilters; problems: LineProblem[] } {
  const filters: Record<string, string> = {};
  const problems: LineProblem[] = [];
  const words: string[] = [];
  const take = (label: string, read: () => Record<string, string>) => {
    try {
      for (const [name, value] of Object.entries(read())) {
        if (Object.hasOwn(filters, name)) fail('repeated', label);
        filters[name] = value;
      }
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      problems.push(fault.problem);
    }
  };
  for (const term of line.match(TERM) ?? []) {
    const [, minus, name = '', sign = '', rest = ''] = HEAD.exec(term) ?? [];
    const isNegated = minus ? true : name === '' && term.startsWith('-') && term.length > 1;
    if (isNegated) problems.push({ kind: 'exclude', text: term });
    else if (name === '') words.push(valuesOf(term).join(','));
    else take(name, () => filtersOf(fieldOf(name, context.fields), WIDE[sign] ?? (sign as LineOperator), rest, context));
  }
  const text = searchText(words.join(' '));
  if (text !== '')
    take(text, () => {
      const field = wordField(context.fields);
      return field ? { [field.name]: text } : fail('words', text);
    });
  // Both ends may come from different terms.
  for (const field of context.fields) if (field.kind === 'times') problems.push(...rangeProblems(field, filters, context));
  return { filters, problems };
}
