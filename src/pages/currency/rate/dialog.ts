import type { ExchangeAction, ExchangeRate } from '@/contract';

/** A waiting rate is accepted by the call that fetches. */
export type RateAction = ExchangeAction | 'accept';

/** What stands open over the list. */
export type Dialog = { kind: 'add' } | { kind: 'convert' } | { kind: RateAction; row: ExchangeRate };

export type Ask = (dialog: Dialog) => void;
