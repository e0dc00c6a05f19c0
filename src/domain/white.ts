import type { WhiteAction, WhiteIp, WhiteReason, WhiteScope, WhiteStatus, WhiteWhy } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';

export const whiteScopes = ['PAYIN', 'PAYOUT', 'QUERY', 'PORTAL'] as const satisfies readonly WhiteScope[];
export const whiteStatuses = ['PENDING', 'ACTIVE', 'DISABLED', 'EXPIRED'] as const satisfies readonly WhiteStatus[];
export const whiteReasons = [
  'NOT_USED',
  'LEAKED',
  'MERCHANT_ASKED',
  'RISK',
  'MISTAKE',
  'OTHER',
] as const satisfies readonly WhiteReason[];
export const whiteWhys = ['LISTED', 'NOT_LISTED', 'EMPTY_OPEN', 'EMPTY_CLOSED'] as const satisfies readonly WhiteWhy[];

export const whiteStatusTones: Readonly<Record<WhiteStatus, Tone>> = {
  PENDING: 'processing',
  ACTIVE: 'success',
  DISABLED: 'neutral',
  EXPIRED: 'warning',
};

/** States in which each action is possible (docs/rules/white.md#states). */
export const whiteStates: Readonly<Record<WhiteAction, readonly WhiteStatus[]>> = {
  edit: ['PENDING', 'ACTIVE', 'DISABLED', 'EXPIRED'],
  enable: ['PENDING', 'DISABLED'],
  disable: ['ACTIVE'],
  remove: ['PENDING', 'ACTIVE', 'DISABLED', 'EXPIRED'],
};

/** Whether this operator may act on an entry: as the server says, else by its state (docs/rules/access.md#allowed). */
export function whiteActionState(
  { allowed, denied, status }: Pick<WhiteIp, 'allowed' | 'denied' | 'status'>,
  action: WhiteAction,
): ActionState {
  if (!allowed) return whiteStates[action].includes(status) ? { isAllowed: true } : { isAllowed: false };
  if (allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: denied?.find((one) => one.action === action)?.why };
}
