import type { Merchant, MerchantAction, MerchantProduct } from '@/contract';
import type { ListScreen } from '@/screen/useListScreen';

/** A change of one merchant that a dialog stands for; prices are set in its detail, product by product. */
export type ChangeKind = Exclude<MerchantAction, 'save' | 'switch'>;

/** What a dialog is opened for. */
export type Dialog =
  | { kind: 'add' }
  | { kind: 'switch'; rows: readonly Merchant[] }
  | { kind: 'save'; row: Merchant; product: MerchantProduct }
  | { kind: ChangeKind; row: Merchant };

export type Ask = (dialog: Dialog) => void;

export type Screen = ListScreen<Merchant, Dialog>;
