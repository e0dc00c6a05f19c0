import type { Merchant, MerchantAction, MerchantProduct } from '@/contract';

/** A change of one merchant that a dialog stands for; prices are set in its detail, product by product. */
export type ChangeKind = Exclude<MerchantAction, 'save' | 'switch'>;

/** What a dialog is opened for. */
export type Dialog =
  | { kind: 'add' }
  | { kind: 'switch'; rows: readonly Merchant[] }
  | { kind: 'save'; row: Merchant; product: MerchantProduct }
  | { kind: ChangeKind; row: Merchant };

/** Opens a dialog, or closes the one that stands open. */
export type Ask = (dialog: Dialog | undefined) => void;
