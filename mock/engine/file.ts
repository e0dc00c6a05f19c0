import type { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import writeXlsxFile from 'write-excel-file/node';

/** A table to be written to a file; its rows are generated during writing. */
export interface Sheet {
  /** Operator, time, filters, time zone and row count (docs/rules/export.md#files). */
  head: string[];
  titles: string[];
  /** Columns that are numeric in their schema. */
  isNumeric: boolean[];
  rows: Iterable<string[]>;
  /** Totals per currency. */
  tail: string[][];
}

// Format characters (\p{Cf}) can hide a sign, as spaces can. The last range contains full-width and small forms of = + - @.
const RISKY = /^\p{Cc}|^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Text that a spreadsheet would rewrite as a number: exponents, leading zeros or more than 15 digits. */
const REWRITTEN = /^(\d+(\.\d*)?e[+-]?\d+|0\d+|\d{16,})$/i;
const NOT_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

/** Prefixes a cell with an apostrophe when a spreadsheet would read it as a formula or round it as a number. */
export const neutralise = (cell: string): string => (RISKY.test(cell) || REWRITTEN.test(cell) ? `'${cell}` : cell);

/** One CSV line (RFC 4180) with CR LF. Texts are neutralized; numbers in numeric columns are not. */
export function csvLine(cells: readonly string[], isNumeric: readonly boolean[] = []): string {
  const quoted = cells.map((cell, at) => {
    const safe = isNumeric[at] && NUMBER.test(cell) ? cell : neutralise(cell);
    return /["\r\n,]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${quoted.join(',')}\r\n`;
}

/** Headers of a file answer; the console reads the file name from `file-name` (docs/rules/export.md#names). */
export const fileHeaders = (name: string, type: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'file-name': encodeURIComponent(name),
});

/** Resolves when the stream accepts more data or is closed. */
const room = (out: Writable) =>
  new Promise<void>((resolve) => {
    const done = () => {
      out.off('drain', done).off('close', done);
      resolve();
    };
    out.on('drain', done).on('close', done);
  });

const CHUNK_ROWS = 250;

/** Streams CSV (UTF-8 with BOM) at the speed of the reader with constant memory use; stops when the reader disconnects. */
export async function writeCsv(out: Writable, { head, titles, isNumeric, rows, tail }: Sheet): Promise<void> {
  let chunk = `\ufeff${csvLine(head)}${csvLine(titles)}`;
  let count = 0;
  for (const cells of rows) {
    chunk += csvLine(cells, isNumeric);
    if (++count % CHUNK_ROWS > 0) continue;
    if (out.destroyed) return;
    if (!out.write(chunk)) await room(out);
    // Lets other calls run during a long export.
    else await nextTurn();
    chunk = '';
  }
  for (const line of tail) chunk += csvLine(line, isNumeric);
  if (!out.destroyed) out.end(chunk);
}

/** Writes XLSX. All cells are text, so that none is a formula. The library keeps the whole file in memory. */
export async function writeXlsx(out: Writable, { head, titles, rows, tail }: Sheet): Promise<void> {
  const line = (cells: readonly string[]) => cells.map((cell) => ({ value: cell.replace(NOT_XML, ''), type: String }));
  const data = [line(head), line(titles)];
  for (const cells of rows) {
    data.push(line(cells));
    if (data.length % CHUNK_ROWS === 0) await nextTurn();
    if (out.destroyed) return;
  }
  for (const cells of tail) data.push(line(cells));
  const buffer = await writeXlsxFile(data).toBuffer();
  if ('setHeader' in out && typeof out.setHeader === 'function') out.setHeader('content-length', buffer.length);
  if (!out.destroyed) out.end(buffer);
}
