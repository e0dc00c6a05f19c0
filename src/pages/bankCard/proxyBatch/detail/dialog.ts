import type { BatchItem, BatchItemAction } from '@/contract';

/** Actions of one line with a dialog. */
export type SingleKind = Extract<BatchItemAction, 'otp' | 'paid' | 'fail' | 'unknown' | 'resolve'>;

/** The dialog open over the workbench. Without rows it covers all waiting lines, or all lines with a card. */
export type Dialog =
  | { kind: 'plan'; rows?: readonly BatchItem[] }
  | { kind: 'apply'; rows?: readonly BatchItem[] }
  | { kind: 'retry'; rows: readonly BatchItem[] }
  | { kind: SingleKind | 'code'; row: BatchItem };

export type Ask = (dialog: Dialog) => void;
