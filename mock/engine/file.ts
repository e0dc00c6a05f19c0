import type { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Sheet, sheetWriter } from './sheet';

/** All rows of a table with so many rows of data: description, titles and totals too. */
export const fileRows = (count: number, { tail }: Pick<Sheet, 'tail'>): number => 2 + count + tail.length;

/**
 * Headers of a file answer; the console reads the file name from `file-name` (docs/rules/export.md#names).
 * @param rows all rows of a table, if they are known (docs/rules/export.md#rows)
 */
export const fileHeaders = (name: string, type: string, rows?: number): Record<string, string> => ({
  ...(rows !== undefined && { 'file-rows': String(rows) }),
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'file-name': encodeURIComponent(name),
});

/** Media types of tables. */
export const TABLE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Resolves when the stream accepts more data or is closed. */
const room = (out: Writable) =>
  new Promise<void>((resolve) => {
    const done = () => {
      out.off('drain', done).off('close', done);
      resolve();
    };
    out.on('drain', done).on('close', done);
  });

/** After so many rows other calls get their turn. */
const TURN_ROWS = 250;

let lastTurn: Promise<unknown> = Promise.resolve();
/** Resolves when the event loop has come round once more since the last export went on: however many run, other calls come between. */
const ownTurn = () => {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
};

/** Throws when a file has other rows of data than were announced; null or undefined when none were. */
export function demandRows(count: number, announced: number | null | undefined): void {
  if (announced != null && announced !== count) throw new Error(`The file has ${count} rows instead of ${announced}`);
}

/**
 * Streams a table at the speed of the reader with constant memory use; stops when the reader disconnects.
 * @param announced number of rows of data, if it is known before
 * @throws before the end of the file when it has another number of rows
 */
export async function writeSheet(out: Writable, format: 'csv' | 'xlsx', sheet: Sheet, announced?: number): Promise<void> {
  let hasRoom = true;
  const writer = sheetWriter(format, sheet, (chunk) => {
    if (!out.destroyed) hasRoom = out.write(chunk);
  });
  let count = 0;
  for (const cells of sheet.rows) {
    writer.row(cells);
    if (++count % TURN_ROWS > 0) continue;
    if (out.destroyed) return;
    // A fast reader makes room before any other call runs: that is no turn for them.
    if (!hasRoom) await room(out);
    await ownTurn();
    hasRoom = true;
  }
  demandRows(count, announced);
  writer.end();
  if (!out.destroyed) out.end();
}
