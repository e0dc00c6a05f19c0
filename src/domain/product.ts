import type {
  CatalogReason,
  PriceReason,
  Product,
  ProductAction,
  ProductAmountMode,
  ProductCashier,
  ProductCategory,
  ProductCycle,
  ProductDirection,
  ProductStatus,
} from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const productStatuses = all<ProductStatus>()(['ENABLED', 'DISABLED', 'MAINTENANCE']);
export const productDirections = all<ProductDirection>()(['PAYIN', 'PAYOUT']);
export const productCategories = all<ProductCategory>()([
  'BANK_TRANSFER',
  'BANK_CARD',
  'QR',
  'E_WALLET',
  'VIRTUAL_ACCOUNT',
  'CARD',
  'OTC',
]);
export const amountModes = all<ProductAmountMode>()(['RANGE', 'FIXED', 'BOTH']);
export const productCycles = all<ProductCycle>()(['T0', 'D1', 'T1', 'D7']);
export const cashierTypes = all<ProductCashier>()(['REDIRECT', 'HOSTED', 'DIRECT']);
export const catalogReasons = all<CatalogReason>()(['UPSTREAM_PROBLEM', 'RISK', 'REGULATION', 'REPLACED', 'NOT_SOLD', 'OTHER']);
export const priceReasons = all<PriceReason>()(['STRATEGIC_CUSTOMER', 'VOLUME_PROMISED', 'PROMOTION', 'CORRECTION', 'OTHER']);

export const productStatusTones: Readonly<Record<ProductStatus, Tone>> = {
  ENABLED: 'success',
  DISABLED: 'neutral',
  MAINTENANCE: 'warning',
};

/** States in which each action is possible, for any operator (docs/rules/product.md#states). */
export const productStates: Readonly<Record<ProductAction, readonly ProductStatus[]>> = {
  edit: productStatuses,
  clone: productStatuses,
  enable: ['DISABLED', 'MAINTENANCE'],
  disable: ['ENABLED', 'MAINTENANCE'],
  remove: ['DISABLED'],
};

/**
 * Whether this operator may act on the record: as the server says, else by the state table (docs/rules/access.md#allowed). The
 * caller checks the access key.
 */
export function productActionState(row: Pick<Product, 'status' | 'allowed' | 'denied'>, action: ProductAction): ActionState {
  if (!row.allowed) return { isAllowed: productStates[action].includes(row.status) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** Valid product code: 2 to 24 capitals, digits and underscores, starting with a letter. */
export const PRODUCT_CODE = /^[A-Z][A-Z0-9_]{1,23}$/;
