import type { BatchItem, BatchItemAction } from '@/contract';

/** What a dialog asks for of one line. */
export type SingleKind = Extract<BatchItemAction, 'otp' | 'paid' | 'fail' | 'unknown' | 'resolve'>;

/** What stands open over the workbench; without rows it is about all lines that wait, or that have a card. */
export type Dialog =
  | { kind: 'plan'; rows?: readonly BatchItem[] }
  | { kind: 'apply'; rows?: readonly BatchItem[] }
  | { kind: 'retry'; rows: readonly BatchItem[] }
  | { kind: SingleKind | 'code'; row: BatchItem };

export type Ask = (dialog: Dialog) => void;
