import type { Upstream, UpstreamAction, UpstreamEnvironment, UpstreamReason, UpstreamStatus, UpstreamType } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const upstreamTypes = all<UpstreamType>()(['ACQUIRER', 'BANK', 'WALLET', 'AGGREGATOR', 'CARD_POOL']);
export const upstreamStatuses = all<UpstreamStatus>()(['ENABLED', 'DISABLED', 'MAINTENANCE']);
export const upstreamEnvironments = all<UpstreamEnvironment>()(['PROD', 'SANDBOX']);
export const upstreamReasons = all<UpstreamReason>()([
  'UPSTREAM_PROBLEM',
  'LOW_BALANCE',
  'CREDENTIALS',
  'RISK',
  'CONTRACT',
  'OTHER',
]);

export const upstreamStatusTones: Readonly<Record<UpstreamStatus, Tone>> = {
  ENABLED: 'success',
  DISABLED: 'neutral',
  MAINTENANCE: 'warning',
};

/** States in which each action is possible, for any operator (docs/rules/upstream.md#states). */
export const upstreamStates: Readonly<Record<UpstreamAction, readonly UpstreamStatus[]>> = {
  edit: upstreamStatuses,
  credential: upstreamStatuses,
  rollback: upstreamStatuses,
  test: upstreamStatuses,
  queryBalance: upstreamStatuses,
  enable: ['DISABLED', 'MAINTENANCE'],
  disable: ['ENABLED', 'MAINTENANCE'],
  'recon:import': upstreamStatuses,
  'errorCode:save': upstreamStatuses,
};

/** Like `productActionState`, for an upstream. */
export function upstreamActionState(row: Pick<Upstream, 'status' | 'allowed' | 'denied'>, action: UpstreamAction): ActionState {
  if (!row.allowed) return { isAllowed: upstreamStates[action].includes(row.status) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

const DAY = 86_400_000;
/** A warning is shown this many days before a certificate expires. */
export const CERT_WARN_DAYS = 30;

/** Whole days until a certificate expires, negative afterwards; undefined without one. */
export function daysLeft(certExpireAt: string | null | undefined, now: number): number | undefined {
  return certExpireAt ? Math.floor((Date.parse(certExpireAt) - now) / DAY) : undefined;
}
