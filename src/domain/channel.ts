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

/** States in which each action is possible, for any operator (docs/rules/channel.md#states). */
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

/** Whether an action is possible on a channel: a recycled one can only be restored. */
export const fitsChannel = (
  { status, recycled }: Pick<TradeChannel, 'status' | 'recycled'>,
  action: TradeChannelAction,
): boolean => channelStates[action].includes(status) && (recycled === true) === (action === 'restore');

/** Like `productActionState`, for a trade channel. */
export function channelActionState(
  row: Pick<TradeChannel, 'status' | 'recycled' | 'allowed' | 'denied'>,
  action: TradeChannelAction,
): ActionState {
  if (!row.allowed) return { isAllowed: fitsChannel(row, action) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** Valid format of a channel code: 2 to 24 capitals, digits and underscores, starting with a letter. */
export const CHANNEL_CODE = /^[A-Z][A-Z0-9_]{1,23}$/;

const POOR = 0.5;
const FAIR = 0.75;

/** With fewer attempts a success rate is chance, so no colour is shown (docs/rules/channel.md#statistics). */
export const LEAST_TRIES = 20;

/** Tone for a success rate, shown beside the number. @param ratio of the wire @param tries finished attempts */
export function toneOfSuccess(ratio: string, tries: number): Tone {
  if (tries < LEAST_TRIES) return 'neutral';
  return Number(ratio) < POOR ? 'error' : Number(ratio) < FAIR ? 'warning' : 'success';
}
