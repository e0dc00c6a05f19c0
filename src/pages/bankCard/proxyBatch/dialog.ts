import type { Batch } from '@/contract';
import type { DialogAction } from './actions';

/** What a dialog is opened for: a new batch, or an action on one that is there. */
export type Dialog = { kind: 'new' } | { kind: DialogAction; row: Batch };

/** Opens a dialog, or closes the one that stands open. */
export type Ask = (dialog: Dialog | undefined) => void;
