import type { Batch, BatchAction } from '@/contract';

/** An action that has a dialog. */
export type DialogAction = Exclude<BatchAction, 'result'>;

/** What a dialog is opened for: a new batch, or an action on one that is there. */
export type Dialog = { kind: 'new' } | { kind: DialogAction; row: Batch };

export type Ask = (dialog: Dialog) => void;
