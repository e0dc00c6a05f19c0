import { readCsv } from './csv';
import { SheetFault } from './fault';
import { fileKind } from './fileKind';
import type { Sheet, SheetLimits } from './grid';
import { readXlsx } from './xlsx';

const READERS = { csv: readCsv, xlsx: readXlsx } as const;

/**
 * Reads a CSV or XLSX file as text (docs/rules/batch.md#create). Throws a SheetFault with the fault and its position.
 * @param onProgress share of the work that is done, 0 to 1, never decreasing
 */
export function readSheet(
  bytes: Uint8Array,
  fileName: string,
  limits: SheetLimits,
  onProgress: (share: number) => void = () => undefined,
): Sheet {
  if (bytes.length === 0) throw new SheetFault({ code: 'empty' });
  if (bytes.length > limits.maxBytes) throw new SheetFault({ code: 'tooLarge', limit: limits.maxBytes });
  return READERS[fileKind(bytes, fileName)](bytes, limits, onProgress);
}
