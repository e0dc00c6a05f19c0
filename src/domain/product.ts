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

/** In which state each action makes sense, whoever takes it (docs/rules/product.md#states). */
export const productStates: Readonly<Record<ProductAction, readonly ProductStatus[]>> = {
  edit: productStatuses,
  clone: productStatuses,
  enable: ['DISABLED', 'MAINTENANCE'],
  disable: ['ENABLED', 'MAINTENANCE'],
  remove: ['DISABLED'],
};

/**
 * Whether the record lets this operator act: the server's word when it sent one, else the state table (docs/rules/access.md#allowed).
 * The access key is asked elsewhere.
 */
export function productActionState(row: Pick<Product, 'status' | 'allowed' | 'denied'>, action: ProductAction): ActionState {
  if (!row.allowed) return { isAllowed: productStates[action].includes(row.status) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** A code of the catalogue as it may be chosen: 2 to 24 capitals, digits and underscores. */
export const PRODUCT_CODE = /^[A-Z][A-Z0-9_]{1,23}$/;
