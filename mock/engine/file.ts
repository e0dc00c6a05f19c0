import type { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Sheet, sheetWriter } from './sheet';

/** Headers of a file answer; the console reads the file name from `file-name` (docs/rules/export.md#names). */
export const fileHeaders = (name: string, type: string): Record<string, string> => ({
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

/** Streams a table at the speed of the reader with constant memory use; stops when the reader disconnects. */
export async function writeSheet(out: Writable, format: 'csv' | 'xlsx', sheet: Sheet): Promise<void> {
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
  writer.end();
  if (!out.destroyed) out.end();
}
