import type { PayOrder, PayOrderBulkResult } from '@/contract';

/** What is asked in a dialog before it is sent. */
export type DialogKind = 'supplement' | 'close' | 'refund' | 'dispute' | 'undispute';

export type Dialog = { kind: DialogKind; row: PayOrder } | { kind: 'result'; result: PayOrderBulkResult };

export type Ask = (dialog: Dialog) => void;

/** Part of the drawer that somebody wants to look at. */
export type Spot = 'route' | 'notes';
