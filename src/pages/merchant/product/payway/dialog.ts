import type { Payway, PaywayAction } from '@/contract';

/** The dialog open over the list. Adding needs a product. */
export type Dialog = { kind: 'add'; productCode: string } | { kind: PaywayAction; row: Payway };

export type Ask = (dialog: Dialog) => void;
