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

/** In which state each action makes sense, whoever takes it (docs/rules/upstream.md#states). */
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

/** As `productActionState`, of an upstream. */
export function upstreamActionState(row: Pick<Upstream, 'status' | 'allowed' | 'denied'>, action: UpstreamAction): ActionState {
  if (!row.allowed) return { isAllowed: upstreamStates[action].includes(row.status) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** What keeps an address of an upstream out: no address, not https, with a name in it, or one that only this network knows. */
export type UrlFault = 'form' | 'https' | 'user' | 'private';

/** Ranges that a whitelist refuses for their breadth alone are no fault of a single address. */
const OPEN = [undefined, 'wide', 'hostBits'];
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp)$/;

/** What is wrong with an address at which an upstream is called (docs/rules/upstream.md#form); undefined for nothing. */
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
/** A certificate that ends within so many days is told of. */
export const CERT_WARN_DAYS = 30;

/** Whole days until a certificate ends, negative afterwards; undefined of none. */
export function daysLeft(certExpireAt: string | null | undefined, now: number): number | undefined {
  return certExpireAt ? Math.floor((Date.parse(certExpireAt) - now) / DAY) : undefined;
}
