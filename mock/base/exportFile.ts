import type { Call, FileAnswer } from '../engine/call';
import { fileHeaders, fileRows, TABLE_TYPES, writeSheet } from '../engine/file';
import type { Sheet } from '../engine/sheet';
import { type Lang, Refusal, say, type Text } from '../engine/text';
import { ZONE_MS } from '../engine/time';
import { columnsWanted, type FileColumns, keyOfColumn, titleOf } from './exportColumns';

/** Maximum number of rows in a file (docs/rules/export.md#files). */
const FILE_LIMIT = 200_000;

const HEAD: Text = [
  '{title}, by {who}, {when} UTC, filters: {filters}, zone UTC, {rows} rows',
  '{title}，导出人 {who}，{when} UTC，筛选：{filters}，时区 UTC，共 {rows} 行',
];

const DAYS_HEAD: Text = [
  '{title}, by {who}, {when} UTC, business days {from} to {to} (UTC+8), filters: {filters}, {rows} rows',
  '{title}，导出人 {who}，{when} UTC，业务日期 {from} 至 {to}（UTC+8），筛选：{filters}，共 {rows} 行',
];

/** Follows the description in a text file, for who imports it. */
const COMMAS: Text = [', separated by commas', '，以逗号分隔'];

/** What the first record says of its separator: nothing in a workbook. */
const separatorIn = ({ lang, query }: Pick<Call, 'lang' | 'query'>): string => (query.format === 'csv' ? say(lang, COMMAS) : '');

const NO_FILTER: Text = ['none', '无'];

const TOO_MANY_ROWS: Text = [
  '{used} rows exceed the limit of {limit} per file. Narrow the filters.',
  '共 {used} 行，超过单个文件上限 {limit} 行，请缩小筛选范围。',
];

/**
 * A table as a file: CSV on request, otherwise XLSX (docs/rules/export.md#files).
 * @param stem file name without its extension
 * @param count rows of the sheet, if they are known before it is written
 * @param keys needed for its columns, besides that of the export
 */
export function sheetAnswer(
  stem: string,
  wanted: string | undefined,
  sheet: Sheet,
  count?: number,
  keys: readonly string[] = [],
): FileAnswer {
  const format = wanted === 'csv' ? 'csv' : 'xlsx';
  const name = `${stem}.${format}`;
  const headers = fileHeaders(name, TABLE_TYPES[format], count === undefined ? undefined : fileRows(count, sheet));
  return { headers, write: (out) => writeSheet(out, format, sheet, count), file: { name, format, sheet, count, keys } };
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join('; ') : String(value);

/** A time in files, UTC: `2026-11-20 06:31:02`. */
export const fileTime = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** The filters of a call as text for the first row of a file. */
export const filtersText = (lang: Lang, filters: object): string =>
  Object.entries(filters)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || say(lang, NO_FILTER);

interface DaysFile {
  /** Start of the file name. */
  stem: string;
  title: Text;
  /** First and last business day, both included: `2026-11-20`. */
  days: { from: string; to: string };
  filters: object;
  rows: number;
}

/** First row and name of a file over business days: operator, time, days, filters and row count (docs/rules/export.md#files). */
export function daysFile(call: Pick<Call, 'actor' | 'lang' | 'at' | 'query'>, file: DaysFile): { head: string[]; name: string } {
  const { actor, lang, at } = call;
  const { stem, title, days, filters, rows } = file;
  const when = fileTime(at);
  const told = { title: say(lang, title), who: actor.username, when, ...days, filters: filtersText(lang, filters), rows };
  const plain = (text: string) => text.replaceAll(/[-:]/g, '');
  return {
    head: [say(lang, DAYS_HEAD, told) + separatorIn(call)],
    name: `${stem}_${plain(days.from)}-${plain(days.to)}_${actor.username}_${plain(when.slice(11))}`,
  };
}

/** The business days of two times for a file name: "20261119-20261120". */
export const daysIn = (from: number, to: number): string =>
  [from, to].map((time) => new Date(time + ZONE_MS).toISOString().slice(0, 10).replaceAll('-', '')).join('-');

interface ListFile {
  /** Start of the file name. */
  stem: string;
  title: Text;
  columns: FileColumns;
  /** The columns, when they are neither all nor those of the query. */
  names?: readonly string[];
  /** May be generated while the file is written; then `count` is required. */
  rows: Iterable<object>;
  /** Number of entries that the first row of the file names; by default that of the rows. A statement has two balances more. */
  count?: number;
  /** Part of the file name: the business days of the rows, or by default the day of the call. */
  days?: string;
  /** Filters as displayed; by default those of the query. */
  filters?: object;
  /** Formats a value. By default a list is joined with semicolons. */
  cellOf?: (value: unknown) => string;
  /** Totals per currency. */
  tail?: string[][];
}

/**
 * A list as a file. The first row names operator, time, filters and row count; then follow titles, rows and totals. The log gets
 * the same information (docs/rules/export.md#files).
 * @throws Refusal 400 for an unknown column, 403 for one that needs another key, 461 for too many rows
 */
export function listFile(call: Call, { stem, title, columns, rows, ...rest }: ListFile): FileAnswer {
  const { actor, lang, query, at, note } = call;
  const { format, columns: _columns, sortField: _field, sortOrder: _order, ...sent } = query as Record<string, string>;
  const { count = [...rows].length, names = columnsWanted(call, columns) } = rest;
  const { filters = sent, cellOf = textOf, tail = [] } = rest;
  const limits = { used: String(count), limit: String(FILE_LIMIT) };
  if (count > FILE_LIMIT) throw new Refusal(461, 'LIMIT_EXCEEDED', TOO_MANY_ROWS, limits, limits);
  note.detail = { filters, format, rows: count };
  const when = fileTime(at);
  const head = {
    title: say(lang, title),
    who: actor.username,
    when,
    filters: filtersText(lang, filters),
    rows: count,
  };
  const [day = '', time = ''] = when.replaceAll(/[-:]/g, '').split(' ');
  const sheet: Sheet = {
    head: [say(lang, HEAD, head) + separatorIn(call)],
    titles: names.map((name) => say(lang, titleOf(columns[name]))),
    isNumeric: names.map((name) => {
      const column = columns[name];
      return column !== undefined && 'title' in column && column.isNumeric === true;
    }),
    rows: (function* () {
      for (const row of rows as Iterable<Readonly<Record<string, unknown>>>) yield names.map((name) => cellOf(row[name]));
    })(),
    tail,
  };
  const keys = names.flatMap((name) => keyOfColumn(columns[name]) ?? []);
  const rowCount = Array.isArray(rows) ? rows.length : count;
  return sheetAnswer(`${stem}_${rest.days ?? day}_${actor.username}_${time}`, format, sheet, rowCount, keys);
}
