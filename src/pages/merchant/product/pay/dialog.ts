import type { Product, ProductBulkResult } from '@/contract';

/** The dialog open over the list. */
export type Dialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'clone' | 'remove' | 'prices'; row: Product }
  | { kind: 'enable' | 'disable'; rows: readonly Product[] }
  | { kind: 'result'; result: ProductBulkResult };

export type Ask = (dialog: Dialog) => void;
