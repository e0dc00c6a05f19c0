import type { AccessKey, Collect, CollectAction, CollectBulkResult } from '@/contract';

/** What a dialog is opened for: an action, the collections it is taken on, and the payment that somebody has chosen already. */
export interface Dialog {
  kind: CollectAction;
  rows: readonly Collect[];
  lineNo?: string;
}

/** Opens a dialog, or closes the one that stands open. */
export type Ask = (dialog: Dialog | undefined) => void;

/** What can be done with several at once. */
export const BULK = ['notify', 'close'] as const;

/** What cannot be taken back. */
export const DANGERS: ReadonlySet<CollectAction> = new Set(['close']);

const KEYS: Readonly<Record<CollectAction, AccessKey>> = {
  confirm: 'bank:card:order:confirm',
  close: 'bank:card:order:close',
  extend: 'bank:card:order:extend',
  reallocate: 'bank:card:order:reallocate',
  dispute: 'bank:card:order:dispute',
  notify: 'bank:card:order:notify',
};

/** Key of the call behind an action. */
export const keyOf = (action: CollectAction): AccessKey => KEYS[action];

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
