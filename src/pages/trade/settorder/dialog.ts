import type { Sett, SettAction } from '@/contract';

/** What a dialog is opened for: an action, and the payout orders it is taken on. */
export type Dialog = { kind: SettAction; rows: readonly Sett[] };

/** Opens a dialog, or closes the one that stands open. */
export type Ask = (dialog: Dialog | undefined) => void;
