/** Reasons to reject a file. */
export const sheetFaultCodes = [
  'empty',
  'tooLarge',
  'tooManyRows',
  'tooManyColumns',
  'wrongType',
  'encoding',
  'unreadable',
  'bomb',
  'cellTooLong',
  'numberCell',
  'formula',
  'merged',
  'encrypted',
  'noTitles',
  'twoTitles',
  'missingColumns',
] as const;
export type SheetFaultCode = (typeof sheetFaultCodes)[number];

/** Type of a file, by its content. */
export type FileKind = 'csv' | 'xlsx' | 'xls' | 'other';

/** Details of a fault. Plain data, because the worker posts it. */
export interface SheetFaultDetail {
  code: SheetFaultCode;
  /** Line of the file as a spreadsheet numbers it, from 1. */
  line?: number;
  /** Letters of the column as a spreadsheet shows them. */
  column?: string;
  /** The first lines with the fault. */
  lines?: number[];
  /** The exceeded limit: bytes, rows, columns or characters, depending on the code. */
  limit?: number;
  found?: FileKind;
  titles?: string[];
}

/** A file is rejected: the fault and its position. */
export class SheetFault extends Error {
  override name = 'SheetFault';

  constructor(readonly detail: SheetFaultDetail) {
    super(`${detail.code}${detail.line === undefined ? '' : ` at ${detail.column ?? 'line '}${detail.line}`}`);
  }
}
