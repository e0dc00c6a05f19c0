import type { Payway, PaywayAction } from '@/contract';

/** What stands open over the list; a new way belongs to a product. */
export type Dialog = { kind: 'add'; productCode: string } | { kind: PaywayAction; row: Payway };

export type Ask = (dialog: Dialog) => void;
