import type { Merchant, MerchantAction, MerchantProduct } from '@/contract';
import type { ListScreen } from '@/screen/useListScreen';

/** Changes of one merchant with a dialog. The detail sets prices, product by product. */
export type ChangeKind = Exclude<MerchantAction, 'save' | 'switch'>;

export type Dialog =
  | { kind: 'add' }
  | { kind: 'switch'; rows: readonly Merchant[] }
  | { kind: 'save'; row: Merchant; product: MerchantProduct }
  | { kind: ChangeKind; row: Merchant };

export type Ask = (dialog: Dialog) => void;

export type Screen = ListScreen<Merchant, Dialog>;
