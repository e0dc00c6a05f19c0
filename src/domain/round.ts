import type {
  Round,
  RoundAction,
  RoundChange,
  RoundCircuit,
  RoundMchScope,
  RoundRollbackReason,
  RoundStatus,
  RoundStopReason,
} from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const roundStatuses = all<RoundStatus>()(['ENABLED', 'DISABLED', 'EXHAUSTED', 'CLOSED_HOURS']);
export const roundCircuits = all<RoundCircuit>()(['CLOSED', 'OPEN', 'HALF_OPEN']);
export const roundChanges = all<RoundChange>()(['SAME', 'ADDED', 'CHANGED', 'REMOVED']);
export const roundMchScopes = all<RoundMchScope>()(['ALL', 'INCLUDE', 'EXCLUDE']);
export const roundStopReasons = all<RoundStopReason>()(['UPSTREAM_FAULT', 'LOW_SUCCESS', 'COST', 'LIMIT', 'RISK', 'OTHER']);
export const roundRollbackReasons = all<RoundRollbackReason>()(['MISTAKE', 'LOW_SUCCESS', 'COST', 'OTHER']);
/** All reasons that a change of rounds can have. */
export const roundReasons: readonly string[] = [...new Set([...roundStopReasons, ...roundRollbackReasons])];

export const roundStatusTones: Readonly<Record<RoundStatus, Tone>> = {
  ENABLED: 'success',
  DISABLED: 'neutral',
  EXHAUSTED: 'warning',
  CLOSED_HOURS: 'neutral',
};
export const roundCircuitTones: Readonly<Record<RoundCircuit, Tone>> = { CLOSED: 'success', OPEN: 'error', HALF_OPEN: 'warning' };
export const roundChangeTones: Readonly<Record<RoundChange, Tone>> = {
  SAME: 'neutral',
  ADDED: 'success',
  CHANGED: 'processing',
  REMOVED: 'error',
};

type Facts = Pick<Round, 'status' | 'circuitState' | 'change'>;

const isLive = ({ change }: Facts) => change !== 'ADDED';
const isOn = ({ status }: Facts) => status !== 'DISABLED';

/**
 * When each action is possible, for any operator (docs/rules/round.md#draft). A round that is only in the draft can be neither
 * switched nor tripped. A round removed in the draft can be neither edited nor removed.
 */
export const roundFits: Readonly<Record<RoundAction, (round: Facts) => boolean>> = {
  edit: ({ change }) => change !== 'REMOVED',
  remove: ({ change }) => change !== 'REMOVED',
  enable: (round) => isLive(round) && !isOn(round),
  disable: (round) => isLive(round) && isOn(round),
  trip: (round) => isLive(round) && isOn(round) && round.circuitState !== 'OPEN',
  resetBreaker: (round) => isLive(round) && (round.circuitState ?? 'CLOSED') !== 'CLOSED',
};
export const roundActions = Object.keys(roundFits) as RoundAction[];

/** Whether this operator may act on the round: as the server says, else by the table above (docs/rules/access.md#allowed). */
export function roundActionState(row: Facts & Pick<Round, 'allowed' | 'denied'>, action: RoundAction): ActionState {
  if (!row.allowed) return { isAllowed: roundFits[action](row) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

const WHOLE = 100;

/**
 * Scales weights to a sum of 100: whole numbers, the largest remainders rounded up (docs/rules/round.md#weights). Undefined when
 * all are zero.
 */
export function normalised(weights: readonly number[]): number[] | undefined {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return undefined;
  const exact = weights.map((weight) => (weight * WHOLE) / sum);
  const whole = exact.map(Math.floor);
  const left = WHOLE - whole.reduce((total, weight) => total + weight, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
