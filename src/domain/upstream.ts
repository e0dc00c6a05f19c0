import type { Upstream, UpstreamAction, UpstreamEnvironment, UpstreamReason, UpstreamStatus, UpstreamType } from '../contract';
import { ipFault, parseAddress } from './ip';
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

/** Faults of an upstream's address: malformed, not https, with a user name, or in a private network. */
export type UrlFault = 'form' | 'https' | 'user' | 'private';

/** A whitelist rejects these ranges only for their size, which does not matter for a single address. */
const OPEN = [undefined, 'wide', 'hostBits'];
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp)$/;

/** Fault of an upstream's address (docs/rules/upstream.md#form); undefined without one. */
export function urlFault(text: string, environment: UpstreamEnvironment | undefined): UrlFault | undefined {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return 'form';
  }
  if (url.protocol !== 'https:') return 'https';
  if (url.username || url.password) return 'user';
  if (environment !== 'PROD') return undefined;
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (parseAddress(host)) return OPEN.includes(ipFault(host)) ? undefined : 'private';
  return INNER.test(host) || !host.includes('.') ? 'private' : undefined;
}

const DAY = 86_400_000;
/** A warning is shown this many days before a certificate expires. */
export const CERT_WARN_DAYS = 30;

/** Whole days until a certificate expires, negative afterwards; undefined without one. */
export function daysLeft(certExpireAt: string | null | undefined, now: number): number | undefined {
  return certExpireAt ? Math.floor((Date.parse(certExpireAt) - now) / DAY) : undefined;
}
