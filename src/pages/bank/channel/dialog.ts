import type { TradeChannel, TradeChannelBulkResult } from '@/contract';

/** The dialog open over the list. */
export type Dialog =
  | { kind: 'add' | 'health' }
  | { kind: 'edit' | 'limit' | 'cost' | 'recycle' | 'restore'; row: TradeChannel }
  | { kind: 'enable' | 'disable' | 'hours'; rows: readonly TradeChannel[] }
  | { kind: 'result'; result: TradeChannelBulkResult };

export type Ask = (dialog: Dialog) => void;
