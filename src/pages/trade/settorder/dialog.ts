import type { Sett, SettAction, SettBulkResult } from '@/contract';
import type { ChangeProps } from '@/screen/useOutcomes';

/** What a dialog is opened for: an action, and the payout orders it is taken on. */
export type Dialog = { kind: SettAction; rows: readonly Sett[] };

export type Ask = (dialog: Dialog) => void;

/** What every dialog is given: the rows it speaks of, one at least. */
export interface SettProps extends ChangeProps<SettBulkResult> {
  rows: readonly [Sett, ...Sett[]];
}
