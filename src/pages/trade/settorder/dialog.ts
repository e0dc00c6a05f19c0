import type { Sett, SettAction, SettBulkResult } from '@/contract';
import type { ChangeProps } from '@/screen/useOutcomes';

export type Dialog = { kind: SettAction; rows: readonly Sett[] };

export type Ask = (dialog: Dialog) => void;

/** Props of every dialog. There is at least one row. */
export interface SettProps extends ChangeProps<SettBulkResult> {
  rows: readonly [Sett, ...Sett[]];
}
