import type { Answer } from '../engine/api';
import { fileHeaders, type Sheet, writeCsv, writeXlsx } from '../engine/file';

/**
 * A list as a file: CSV when that is asked for, else XLSX (conventions 0.7).
 * @param stem name of the file without its ending
 */
export function sheetAnswer(stem: string, format: string | undefined, sheet: Sheet): Answer {
  const isCsv = format === 'csv';
  const type = isCsv ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const headers = fileHeaders(`${stem}.${isCsv ? 'csv' : 'xlsx'}`, type);
  return { headers, write: (out) => (isCsv ? writeCsv(out, sheet) : writeXlsx(out, sheet)) };
}
