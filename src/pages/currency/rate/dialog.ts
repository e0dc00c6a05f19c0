import type { ExchangeAction, ExchangeRate } from '@/contract';

/** Accepting a held rate uses the fetch call. */
export type RateAction = ExchangeAction | 'accept';

/** The dialog open over the list. */
export type Dialog = { kind: 'add' } | { kind: 'convert' } | { kind: RateAction; row: ExchangeRate };

export type Ask = (dialog: Dialog) => void;
