import type { Card, CardAction, CardBulkResult } from '@/contract';

type Many = 'enable' | 'pause' | 'limit';

/** The dialog open over the list. */
export type Dialog =
  | { kind: 'add' | 'import' }
  | { kind: Exclude<CardAction, Many>; row: Card }
  | { kind: Many; rows: readonly Card[] }
  | { kind: 'result'; result: CardBulkResult };

export type Ask = (dialog: Dialog) => void;
