import type { PayOrder, PayOrderBulkResult } from '@/contract';
import type { RowProps } from '@/screen/useOutcomes';

/** Actions with a dialog. */
export type DialogKind = 'supplement' | 'close' | 'refund' | 'dispute' | 'undispute';

export type Dialog = { kind: DialogKind; row: PayOrder } | { kind: 'result'; result: PayOrderBulkResult };

/** A section of the drawer to scroll to. */
export type Spot = 'route' | 'notes';

export interface OrderProps extends Omit<RowProps<PayOrder>, 'onDone'> {
  /** @param money the refunded amount */
  onDone: (row: PayOrder, money?: string) => void;
}
