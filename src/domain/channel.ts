import type {
  TradeChannel,
  TradeChannelAction,
  TradeChannelBar,
  TradeChannelCostState,
  TradeChannelDirection,
  TradeChannelStatus,
  TradeChannelZone,
} from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const channelStatuses = all<TradeChannelStatus>()(['ENABLED', 'DISABLED', 'MAINTENANCE', 'AUTO_CLOSED']);
export const channelDirections = all<TradeChannelDirection>()(['PAYIN', 'PAYOUT']);
export const channelBars = all<TradeChannelBar>()([
  'CHANNEL_CLOSED',
  'UPSTREAM_CLOSED',
  'MAINTENANCE',
  'CHANNEL_HOURS',
  'CHANNEL_LIMIT',
]);
export const channelCostStates = all<TradeChannelCostState>()(['PLANNED', 'CURRENT', 'PAST']);
export const channelZones = all<TradeChannelZone>()([
  'Asia/Singapore',
  'Asia/Bangkok',
  'Asia/Ho_Chi_Minh',
  'Asia/Jakarta',
  'Asia/Kolkata',
  'Asia/Manila',
  'Asia/Kuala_Lumpur',
  'UTC',
]);

export const channelStatusTones: Readonly<Record<TradeChannelStatus, Tone>> = {
  ENABLED: 'success',
  DISABLED: 'neutral',
  MAINTENANCE: 'warning',
  AUTO_CLOSED: 'error',
};

/** In which state each action makes sense, whoever takes it (docs/rules/channel.md#states). */
export const channelStates: Readonly<Record<TradeChannelAction, readonly TradeChannelStatus[]>> = {
  edit: channelStatuses,
  hours: channelStatuses,
  limit: channelStatuses,
  cost: channelStatuses,
  enable: ['DISABLED', 'MAINTENANCE', 'AUTO_CLOSED'],
  disable: ['ENABLED', 'MAINTENANCE', 'AUTO_CLOSED'],
  recycle: ['DISABLED'],
  restore: ['DISABLED'],
};

/** Whether an action fits a channel: a recycled one is only brought back. */
export const fitsChannel = (
  { status, recycled }: Pick<TradeChannel, 'status' | 'recycled'>,
  action: TradeChannelAction,
): boolean => channelStates[action].includes(status) && (recycled === true) === (action === 'restore');

/** As `productActionState`, of a trade channel. */
export function channelActionState(
  row: Pick<TradeChannel, 'status' | 'recycled' | 'allowed' | 'denied'>,
  action: TradeChannelAction,
): ActionState {
  if (!row.allowed) return { isAllowed: fitsChannel(row, action) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** A code of a channel as it may be chosen: 2 to 24 capitals, digits and underscores. */
export const CHANNEL_CODE = /^[A-Z][A-Z0-9_]{1,23}$/;

const POOR = 0.5;
const FAIR = 0.75;

/** A share of fewer attempts than these is chance: no color judges it (docs/rules/channel.md#statistics). */
export const LEAST_TRIES = 20;

/** How good a share of successes is; colors say it beside the number. @param ratio of the wire @param tries attempts that ended */
export function toneOfSuccess(ratio: string, tries: number): Tone {
  if (tries < LEAST_TRIES) return 'neutral';
  return Number(ratio) < POOR ? 'error' : Number(ratio) < FAIR ? 'warning' : 'success';
}
