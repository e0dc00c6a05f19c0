import type { Collect, CollectAction, CollectBulkResult } from '@/contract';
import type { ChangeProps } from '@/screen/useOutcomes';

/** What a dialog is opened for: an action, the collections it is taken on, and the payment that somebody has chosen already. */
export interface Dialog {
  kind: CollectAction;
  rows: readonly Collect[];
  lineNo?: string;
}

export type Ask = (dialog: Dialog) => void;

/** What every dialog is given: the rows it speaks of, one at least. */
export interface CollectProps extends ChangeProps<CollectBulkResult> {
  rows: readonly [Collect, ...Collect[]];
}

/** How a call names a collection, in the version that the operator saw. */
export const refOf = ({ collectNo, version }: Collect) => ({ collectNo, version });

/** A change of one collection answers with its row; it is handled like one of many. */
export const asResult = (row: Collect): CollectBulkResult => {
  const { collectNo, status, version } = row;
  return { succeeded: [{ collectNo, status, version, current: row }], failed: [] };
};

/** Rows with what their payers are told as the amount, for sums. */
export const payables = (rows: readonly Collect[]) =>
  rows.map(({ currency, payableAmount, amount }) => ({ currency, amount: payableAmount ?? amount }));
