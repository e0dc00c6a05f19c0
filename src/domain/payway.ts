import type { Payway, PaywayAction, PaywayScope, PaywayStatus, PaywayStickyBy, PaywayStrategy } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const paywayStatuses = all<PaywayStatus>()(['ENABLED', 'DISABLED']);
export const paywayStrategies = all<PaywayStrategy>()([
  'ROUND_ROBIN',
  'WEIGHTED',
  'PRIORITY',
  'LEAST_COST',
  'SUCCESS_RATE',
  'STICKY',
]);
export const stickyKinds = all<PaywayStickyBy>()(['PAYER', 'MERCHANT']);
export const paywayScopes = all<PaywayScope>()(['ALL', 'INCLUDE', 'EXCLUDE']);

export const paywayStatusTones: Readonly<Record<PaywayStatus, Tone>> = { ENABLED: 'success', DISABLED: 'neutral' };

/** States in which each action is possible, for any operator (docs/rules/payway.md#states). */
export const paywayStates: Readonly<Record<PaywayAction, readonly PaywayStatus[]>> = {
  edit: paywayStatuses,
  copy: paywayStatuses,
  enable: ['DISABLED'],
  disable: ['ENABLED'],
  remove: ['DISABLED'],
};

/** Like `productActionState`, for a pay way. */
export function paywayActionState(row: Pick<Payway, 'status' | 'allowed' | 'denied'>, action: PaywayAction): ActionState {
  if (!row.allowed) return { isAllowed: paywayStates[action].includes(row.status) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/**
 * A loop in the chain of fallbacks from a way on: the ways up to the first one that repeats. Undefined when the chain ends
 * (docs/rules/payway.md#form).
 * @param fallbackOf returns the code of a way's fallback
 */
export function fallbackCircle(code: string, fallbackOf: (code: string) => string | null | undefined): string[] | undefined {
  const chain = [code];
  for (let next = fallbackOf(code); next; next = fallbackOf(next)) {
    chain.push(next);
    if (chain.indexOf(next) < chain.length - 1) return chain;
  }
  return undefined;
}

/** Valid code of a pay way: 2 to 32 capitals, digits and underscores, starting with a letter. */
export const PAYWAY_CODE = /^[A-Z][A-Z0-9_]{1,31}$/;
