import { percentText } from '../../../src/domain/percent';
import { compareRates, inBand, isRate, isStepTooFar, movePct, roundRate } from '../../../src/domain/rate';
import { type Checked, fault } from '../../base/faults';
import type { Text } from '../../engine/text';
import type { RatePair } from '../../model/books';
import type { PlatformCall } from '../../model/operators';

const POSITIVE: Text = ['Must be above zero.', '必须大于零。'];
const DIGITS: Text = ['At most {decimals} decimals.', '最多 {decimals} 位小数。'];
const ORDER: Text = ['Must be above the floor.', '必须高于下限。'];
const BELOW_FLOOR: Text = ['The floor must be below the current rate, {rate}.', '下限必须低于当前汇率 {rate}。'];
const ABOVE_CEIL: Text = ['The ceiling must be above the current rate, {rate}.', '上限必须高于当前汇率 {rate}。'];
const OUTSIDE: Text = ['Must be between {floor} and {ceil}.', '必须在 {floor} 与 {ceil} 之间。'];

const STEP: Text = [
  'The change from {from} to {to} is {pct}, more than {max}. Confirm to continue.',
  '从 {from} 到 {to} 变动 {pct}，超过 {max}，请确认。',
];

const FED: Text = ['This pair’s rate comes from a feed. Override it instead.', '该货币对的汇率来自行情，请使用人工汇率。'];

const RATE_FIELDS = ['midRate', 'overrideRate', 'floorRate', 'ceilRate'] as const;

/** Errors of single rates in a call: each must be positive, without more digits than the pair. */
export function rateFaults({ body }: PlatformCall, decimals: number): Checked[] {
  return RATE_FIELDS.flatMap((name): Checked[] => {
    const rate = body[name];
    if (typeof rate !== 'string') return [];
    if (!isRate(rate)) return [fault(name, 'gt:0', POSITIVE)];
    const isLong = (rate.split('.')[1] ?? '').length > decimals;
    return isLong ? [fault(name, 'digits', DIGITS, { decimals })] : [];
  });
}

/** floor < every current or automatic rate < ceil (docs/rules/rate.md#band). */
export function bandFaults(floor: string, ceil: string, mids: readonly string[]): Checked[] {
  if (compareRates(floor, ceil) >= 0) return [fault('ceilRate', 'gt:floorRate', ORDER)];
  const low = mids.find((mid) => compareRates(mid, floor) <= 0);
  const high = mids.find((mid) => compareRates(mid, ceil) >= 0);
  return [
    low !== undefined && fault('floorRate', 'lt:midRate', BELOW_FLOOR, { rate: low }),
    high !== undefined && fault('ceilRate', 'gt:midRate', ABOVE_CEIL, { rate: high }),
  ];
}

/** Error of an entered rate outside the band of its pair. */
export const outsideFault = (name: string, rate: string, { floor, ceil }: Pick<RatePair, 'floor' | 'ceil'>): Checked =>
  !inBand(rate, floor, ceil) && fault(name, 'band', OUTSIDE, { floor, ceil });

/** Error of an entered rate that changes too much without confirmation. */
export function stepFault({ body }: PlatformCall, pair: RatePair, rate: string, from: string, maxStepPct: string): Checked {
  if (body.stepAccepted === true || !isStepTooFar(from, rate, maxStepPct)) return false;
  const values = {
    from,
    to: roundRate(rate, pair.decimals),
    pct: percentText(movePct(from, rate)),
    max: percentText(maxStepPct),
  };
  return fault('stepAccepted', 'step', STEP, values);
}

/** Error of a mid rate entered for a pair with a feed. */
export const fedFault = ({ body }: PlatformCall, { source }: Pick<RatePair, 'source'>): Checked =>
  source === 'FEED' && body.midRate !== undefined && fault('midRate', 'feed', FED);
