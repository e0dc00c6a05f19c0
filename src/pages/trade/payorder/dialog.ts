import type { PayOrder, PayOrderBulkResult } from '@/contract';
import type { RowProps } from '@/screen/useOutcomes';

/** What is asked in a dialog before it is sent. */
export type DialogKind = 'supplement' | 'close' | 'refund' | 'dispute' | 'undispute';

export type Dialog = { kind: DialogKind; row: PayOrder } | { kind: 'result'; result: PayOrderBulkResult };

/** Part of the drawer that somebody wants to look at. */
export type Spot = 'route' | 'notes';

/** What every dialog over one order is given. */
export interface OrderProps extends Omit<RowProps<PayOrder>, 'onDone'> {
  /** The order as it is now; `money` is what was given back. */
  onDone: (row: PayOrder, money?: string) => void;
}
