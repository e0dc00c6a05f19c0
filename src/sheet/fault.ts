/** Why a file cannot be taken. */
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

/** What a file is by its content. */
export type FileKind = 'csv' | 'xlsx' | 'xls' | 'other';

/** What is said of a fault beside its code. It is plain data: it comes out of the worker. */
export interface SheetFaultDetail {
  code: SheetFaultCode;
  /** Line of the file as a spreadsheet numbers it, from 1. */
  line?: number;
  /** Letters of the column as a spreadsheet shows them. */
  column?: string;
  /** The first of the lines that have the fault. */
  lines?: number[];
  /** What must not be exceeded: bytes, rows, columns or characters, as the code says. */
  limit?: number;
  found?: FileKind;
  titles?: string[];
}

/** A file is refused: what is wrong with it, and where. */
export class SheetFault extends Error {
  override name = 'SheetFault';

  constructor(readonly detail: SheetFaultDetail) {
    super(`${detail.code}${detail.line === undefined ? '' : ` at ${detail.column ?? 'line '}${detail.line}`}`);
  }
}
