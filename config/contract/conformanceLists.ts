import Big from 'big.js';
import {
  type Caller,
  dataIn,
  demand,
  demandDone,
  isRecord,
  isTime,
  type ListResource,
  listIn,
  type Query,
  type Row,
  rowsIn,
  type SummedField,
  textOf,
  told,
} from './conformanceClient';

const PAGE_SIZE = 100;
/** Rows that are read of a list; of a longer one those of a range of time. */
const MOST_ROWS = 1000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** As much as any list covers. */
const LONGEST_RANGE_MS = 64 * DAY_MS;

export interface Walk {
  /** What was read: the view, and the range of time of a long list. */
  filter: Query;
  rows: Row[];
  total: number;
  /** Undefined when the server sends none. */
  summary?: Row[];
  /** Number of the last page. */
  pages: number;
}

interface Page extends Pick<Walk, 'rows' | 'total' | 'summary'> {
  current: number;
  pageSize: number;
  /** The time of the server, ms since 1970. */
  now: number;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

export async function readPage(caller: Caller, list: ListResource, query: Query): Promise<Page> {
  const answer = await caller.get(list.page.path, query);
  demandDone(answer);
  const { total, current, pageSize, summary } = dataIn(answer);
  const { serverTime } = isRecord(answer.body) ? answer.body : {};
  return {
    rows: listIn(answer),
    ...(Array.isArray(summary) && { summary: rowsIn(summary) }),
    total: numberOf(total),
    current: numberOf(current),
    pageSize: numberOf(pageSize),
    now: typeof serverTime === 'string' ? Date.parse(serverTime) : Date.now(),
  };
}

/** The first range of time that a list can be filtered by; undefined for a list without one. */
function rangeOf({ page }: ListResource): [from: string, to: string] | undefined {
  const fields = page.query.properties ?? {};
  const from = Object.keys(fields).find((name) => /^from$|From$/.test(name) && isTime(fields[name] ?? {}));
  return from === undefined ? undefined : [from, from.replace(/from$/, 'to').replace(/From$/, 'To')];
}

/**
 * Narrows a filter to the longest range of time that has few enough rows, and an end in the past: nothing new arrives in it while the
 * suite reads. @param endAt the end of the range, by the time of the server @returns the filter itself when it has few rows, or the list no
 * such range
 */
export async function narrow(caller: Caller, list: ListResource, filter: Query, endAt: (now: number) => number): Promise<Query> {
  const count = async (query: Query) => readPage(caller, list, { ...query, pageSize: 1 });
  const { total, now } = await count(filter);
  const [from, to] = rangeOf(list) ?? [];
  if (total <= MOST_ROWS || from === undefined || to === undefined) return filter;
  const end = endAt(now);
  for (let length = LONGEST_RANGE_MS; length > MINUTE_MS; length /= 2) {
    const narrowed = { ...filter, [from]: new Date(end - length).toISOString(), [to]: new Date(end).toISOString() };
    const { code } = await caller.get(list.page.path, { ...narrowed, pageSize: 1 });
    // Each list covers as long a range as its server allows.
    if (code !== 400 && (await count(narrowed)).total <= MOST_ROWS) return narrowed;
  }
  return filter;
}

/**
 * Reads the pages of a view, of more than MOST_ROWS rows the first ones and the last one. @throws Error when the pages do not match the
 * total, or a row occurs twice
 */
export async function walk(caller: Caller, list: ListResource, filter: Query): Promise<Walk> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (let current = 1; ; current += 1) {
    const page = await readPage(caller, list, { ...filter, current, pageSize: PAGE_SIZE });
    const { total, summary } = page;
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    demand(page.current === current, `page ${current} is returned as page ${page.current}`);
    demand(page.pageSize === PAGE_SIZE, `pageSize ${PAGE_SIZE} was requested, the answer has ${page.pageSize}`);
    for (const row of page.rows) {
      // A row without a number is known by all that it has.
      const id = textOf(row[list.idField]) || JSON.stringify(row);
      demand(!seen.has(id), `${id} occurs twice`);
      seen.add(id);
      rows.push(row);
    }
    const wanted = current === pages ? total - (current - 1) * PAGE_SIZE : PAGE_SIZE;
    demand(page.rows.length === wanted, `page ${current} has ${page.rows.length} rows instead of ${wanted} (total ${total})`);
    if (current >= pages) return { filter, rows, total, summary, pages };
    if (rows.length === MOST_ROWS) current = pages - 1;
  }
}

/** @throws Error when a page after the last one is not empty */
export async function demandEmptyEnd(caller: Caller, list: ListResource, { filter, pages }: Walk): Promise<void> {
  const { rows } = await readPage(caller, list, { ...filter, current: pages + 1, pageSize: PAGE_SIZE });
  demand(rows.length === 0, `page ${pages + 1} is after the last page and has ${rows.length} rows`);
}

/** True when all rows of the filter were read. */
export const isWhole = ({ rows, total }: Walk) => rows.length === total;

/** A row's value in a sum: 0 when the field is empty or the row does not match the condition. */
const shareOf = (row: Row, { of, where = {} }: SummedField): unknown =>
  Object.entries(where).every(([field, value]) => row[field] === value) ? (row[of] ?? '0') : '0';

/** Group of a row in the summary. */
const groupOf = ({ summedBy }: ListResource, row: Row) => summedBy.map((field) => textOf(row[field])).join(' ');

/** @throws Error when the summary of a view is not the exact sum of its rows */
export function demandSummary(list: ListResource, { rows, summary = [] }: Walk): void {
  const groups = new Set([...rows, ...summary].map((row) => groupOf(list, row)));
  for (const group of groups) {
    const own = rows.filter((row) => groupOf(list, row) === group);
    const totals = summary.filter((total) => groupOf(list, total) === group);
    demand(totals.length === 1, `${group} has ${totals.length} totals instead of 1`);
    const [total = {}] = totals;
    demand(total.count === own.length, `${group} has ${own.length} rows, the summary counts ${String(total.count)}`);
    for (const field of list.summedFields) {
      const sum = own.reduce((so, row) => so.plus(textOf(shareOf(row, field))), new Big(0));
      const told = total[field.name];
      demand(sum.eq(textOf(told)), `${field.name} in ${group} sums to ${sum.toFixed()}, the summary has ${String(told)}`);
    }
  }
}

function isOrdered(a: unknown, b: unknown, isMoney: boolean, order: 'ascend' | 'descend'): boolean {
  const difference = isMoney ? new Big(textOf(a)).cmp(textOf(b)) : Date.parse(textOf(a)) - Date.parse(textOf(b));
  return order === 'ascend' ? difference <= 0 : difference >= 0;
}

/** @throws Error when a view contains a row in another state, or lacks a row of the view ALL */
export function demandShown(list: ListResource, view: string, rows: readonly Row[], all: readonly Row[] | undefined): void {
  const states = list.meanings[view]?.status ?? [];
  const idOf = (row: Row) => textOf(row[list.idField]);
  const wrong = rows.find(({ status }) => !states.includes(textOf(status)));
  demand(wrong === undefined, `${wrong && idOf(wrong)} is ${String(wrong?.status)}, the view only shows ${states.join(', ')}`);
  const shown = new Set(rows.map(idOf));
  const missing = all?.find((row) => states.includes(textOf(row.status)) && !shown.has(idOf(row)));
  demand(missing === undefined, `${missing && idOf(missing)} is ${String(missing?.status)} and not in the view`);
}

/** @throws Error when a queue does not start with its oldest rows */
export function demandOldestFirst(field: string, rows: readonly Row[]): void {
  const times = rows.map((row) => row[field]).filter((time) => typeof time === 'string');
  const wrong = times.findIndex((time, at) => at > 0 && !isOrdered(times[at - 1], time, false, 'ascend'));
  demand(wrong < 0, `by ${field}, ${String(times[wrong - 1])} comes before ${String(times[wrong])}`);
}

/** @throws Error when a row allows an action that its state forbids */
export function demandAllowed({ idField, machine }: ListResource, rows: readonly Row[]): void {
  for (const row of rows)
    for (const action of Array.isArray(row.allowed) ? (row.allowed as string[]) : []) {
      const from = machine?.events[action]?.from;
      const isFitting = from === undefined || from.includes(textOf(row.status));
      demand(isFitting, `${textOf(row[idField])} is ${String(row.status)} and allows ${action}`);
    }
}

/**
 * @throws Error when a search does not find a row by its whole number, or finds it by a part. Tries case, spaces and a time range
 * without rows
 */
export async function demandKeyword(caller: Caller, list: ListResource, id: string): Promise<void> {
  // A time range without rows.
  const begin = Object.entries(list.page.query.properties ?? {}).find(
    ([name, schema]) => name.endsWith('From') && isTime(schema),
  );
  const later = begin ? { [begin[0]]: new Date(Date.now() + DAY_MS).toISOString() } : {};
  const find = async (keyword: string) => {
    const view = list.views.includes('ALL') ? 'ALL' : undefined;
    const { rows } = await readPage(caller, list, { view, keyword, ...later, pageSize: PAGE_SIZE });
    return rows.map((row) => textOf(row[list.idField]));
  };
  for (const typed of [id, ` ${id.toLowerCase()} `, `${id},${id}-0`])
    demand((await find(typed)).includes(id), `${JSON.stringify(typed)} does not find ${id}`);
  demand(!(await find(`${id}-0`)).includes(id), `${id}-0 finds ${id}`);
}

/** @throws Error when a list does not sort by exactly the fields of the contract, or by those of them that its first page names */
export async function demandSorts(caller: Caller, list: ListResource): Promise<string> {
  const first = await caller.get(list.page.path, { pageSize: 1 });
  demandDone(first);
  const { meta } = dataIn(first);
  const named = isRecord(meta) && Array.isArray(meta.sortFields) ? (meta.sortFields as unknown[]) : undefined;
  const all = list.page.sorts ?? [];
  const sorts = all.filter((field) => named?.includes(field) ?? true);
  for (const sortField of [...all, 'noSuchField']) {
    const answer = await caller.get(list.page.path, { sortField, sortOrder: 'ascend', pageSize: 1 });
    const wanted = sorts.includes(sortField) ? 200 : 400;
    demand(answer.code === wanted, `expected code ${wanted}, got ${told(answer)}`);
  }
  return sorts.join(', ') || 'no sort fields';
}

/**
 * Tries every money and time field as a sort field, in both directions; returns the supported ones. @throws Error on a wrong order
 */
export async function demandOrder(caller: Caller, list: ListResource, filter: Query): Promise<string[]> {
  const sorted: string[] = [];
  for (const field of [...list.moneyFields, ...list.timeFields]) {
    const isMoney = list.moneyFields.includes(field);
    for (const sortOrder of ['ascend', 'descend'] as const) {
      const query = { ...filter, sortField: field, sortOrder, pageSize: PAGE_SIZE };
      const answer = await caller.get(list.page.path, query);
      // An unsupported sort field must be refused, never ignored.
      if (answer.code === 400) break;
      demandDone(answer);
      const values = listIn(answer)
        .map((row) => row[field])
        .filter((value) => typeof value === 'string');
      const wrong = values.findIndex((value, at) => at > 0 && !isOrdered(values[at - 1], value, isMoney, sortOrder));
      demand(wrong < 0, `sorted by ${field} (${sortOrder}), ${String(values[wrong - 1])} comes before ${String(values[wrong])}`);
      if (sortOrder === 'descend') sorted.push(field);
    }
  }
  return sorted;
}

/** Parses CSV into records (RFC 4180). */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"|((?!")[^,\r\n]*))(,|\r?\n|$)/gy;
  const source = text.replace(/^\ufeff/, '');
  let record: string[] = [];
  while (cells.lastIndex < source.length) {
    const [, quoted, plain = '', end] = cells.exec(source) ?? [];
    if (end === undefined) throw new Error(`invalid CSV after record ${records.length}`);
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return record.length > 0 ? [...records, record] : records;
}

/** Whether a part of a cell is a formula for a program that separates by semicolons or tabs; numbers are none. */
const isFormula = (cell: string) =>
  cell.split(/[;\t\r\n]/).some((part) => /^[\s"]*[=+\-@]/.test(part) && !/^-?\d+(\.\d+)?$/.test(part));

/** @throws Error when a cell is a formula, or rows, order or amounts of the file differ from the list */
export async function demandExport(caller: Caller, list: ListResource, { filter, rows, summary }: Walk): Promise<Headers> {
  // A conditional sum has its own column.
  const columns = [list.idField, ...list.summedFields.map(({ name, of, where }) => (where ? name : of))];
  const answer = await caller.get(list.down?.path ?? '', { ...filter, format: 'csv', columns: columns.join(',') });
  demand(answer.status === 200 && answer.body === undefined, `expected a file, got ${told(answer)}`);
  demand(answer.text.startsWith('\ufeff'), 'the file does not start with a byte order mark');
  const formula = parseCsv(answer.text).flat().find(isFormula);
  demand(formula === undefined, `a spreadsheet would calculate ${JSON.stringify(formula)}`);
  // Records: the file's header, the column titles, the rows, and the totals if the list has any.
  const records = parseCsv(answer.text);
  const isSummed = list.summedFields.length > 0 && summary !== undefined;
  const totals = isSummed ? new Set(rows.filter(({ currency }) => currency).map((row) => groupOf(list, row))).size : 0;
  const body = records.slice(2, records.length - totals);
  demand(body.length === rows.length, `the file has ${body.length} rows, the list has ${rows.length}`);
  for (const [at, row] of rows.entries()) {
    const [id, ...amounts] = body[at] ?? [];
    demand(id === row[list.idField], `row ${at + 1} of the file is ${id}, in the list it is ${String(row[list.idField])}`);
    for (const [column, field] of list.summedFields.entries()) {
      const [inFile, inList] = [amounts[column] || '0', textOf(shareOf(row, field))];
      demand(new Big(inList).eq(inFile), `${field.name} of ${id} is ${inFile} in the file and ${inList} in the list`);
    }
  }
  return answer.headers;
}
