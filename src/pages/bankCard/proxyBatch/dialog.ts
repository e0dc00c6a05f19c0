import type { Batch, BatchAction } from '@/contract';

export type DialogAction = Exclude<BatchAction, 'result'>;

export type Dialog = { kind: 'new' } | { kind: DialogAction | 'lines'; row: Batch };

export type Ask = (dialog: Dialog) => void;
