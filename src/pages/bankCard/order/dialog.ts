import type { Collect, CollectAction, CollectBulkResult } from '@/contract';
import type { ChangeProps } from '@/screen/useOutcomes';

/** An action, its collections, and a preselected payment. */
export interface Dialog {
  kind: CollectAction;
  rows: readonly Collect[];
  lineNo?: string;
}

export type Ask = (dialog: Dialog) => void;

/** Props of every dialog. There is at least one row. */
export interface CollectProps extends ChangeProps<CollectBulkResult> {
  rows: readonly [Collect, ...Collect[]];
}

/** The version you saw goes with the request, so that a stale change is refused. */
export const refOf = ({ collectNo, version }: Collect) => ({ collectNo, version });

/** A single change answers with its row; wrapped, it is handled like a bulk result. */
export const asResult = (row: Collect): CollectBulkResult => {
  const { collectNo, status, version } = row;
  return { succeeded: [{ collectNo, status, version, current: row }], failed: [] };
};

/** Payable amounts of the rows, for sums. */
export const payables = (rows: readonly Collect[]) =>
  rows.map(({ currency, payableAmount, amount }) => ({ currency, amount: payableAmount ?? amount }));
