import type { TradeChannelAutoClose, TradeChannelLimit } from '@/contract';
import { amountsIn, type Checked, fault } from '../../base/faults';
import { currencies } from '../../base/money';
import { ppmOf } from '../../base/ratio';
import { Refusal, type Text } from '../../engine/text';
import { publishedOf } from '../../flow/channels/routing';
import type { AutoClose, Channel, ChannelLimit } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import { countryOf } from '../../model/scope';
import type { World } from '../../model/world';

const BELOW: Text = ['Must be above the minimum amount.', '必须大于最小金额。'];
const DAY_BELOW: Text = ['Must not be below the maximum order amount.', '不能小于单笔最大金额。'];
const ZERO: Text = ['Must be above zero.', '必须大于 0。'];
const CURRENCY: Text = ['This channel does not support {currency}.', '该通道不支持币种 {currency}。'];
const TWICE: Text = ['{currency} is listed twice.', '币种 {currency} 重复。'];
const OWN: Text = ['A pay-in channel needs limits in {currency}.', '代收通道必须填写 {currency} 限额。'];
const BOTH_HOURS: Text = ['Enter both times, or neither.', '请同时填写起止时间，或都不填。'];
const SAME_HOURS: Text = ['The times must differ.', '起止时间不能相同。'];

const WIDER: Text = [
  'Merchants outside your data scope use this channel. Ask a colleague with a wider scope.',
  '该通道有您数据范围之外的商户在用，请由数据范围更大的同事操作。',
];

const IN_ROUNDS: Text = ['The channel is in rounds of {ways}. Remove it first.', '该通道仍在 {ways} 的轮询中，请先移除。'];
const WAITING: Text = ['Payouts waiting for this channel: {n}. Reroute them first.', '有 {n} 笔代付在等待该通道，请先改派。'];

/** The operator's data scope must cover all countries that the channel serves. @throws Refusal 403 */
export function demandChannel({ scope }: Operator, channel: Pick<Channel, 'currency'>): void {
  const country = countryOf(channel);
  if (scope.type === 'ALL' || (scope.type === 'COUNTRY' && country !== null && scope.values.includes(country))) return;
  throw new Refusal(403, 'OUT_OF_SCOPE', WIDER);
}

/** Ways with a round of this channel. @param withDrafts includes draft rounds */
export function waysWith({ rotations }: World, channel: Channel, withDrafts = false): string[] {
  const has = (rounds: readonly { channel: Channel }[] | undefined) => rounds?.some((one) => one.channel === channel);
  return [...rotations.values()]
    .filter((rotation) => has(publishedOf(rotation)) || (withDrafts && has(rotation.draft?.rounds)))
    .map(({ way }) => way.code);
}

/** Why a channel cannot be recycled; undefined when it can. */
export function neededBy(world: World, channel: Channel): { text: Text; values: Record<string, string | number> } | undefined {
  const ways = waysWith(world, channel, true);
  if (ways.length > 0) return { text: IN_ROUNDS, values: { ways: ways.join(', ') } };
  const over = new Set(['SUCCESS', 'FAILED', 'REVERSED', 'CANCELED', 'REJECTED']);
  const n = world.payouts.rows.filter(({ channelCode, status }) => channelCode === channel.code && !over.has(status)).length;
  return n > 0 ? { text: WAITING, values: { n } } : undefined;
}

/** Errors of hours. */
export const hourFaults = ({ openFrom, openTo }: Pick<Channel, 'openFrom' | 'openTo'>): Checked[] => [
  !openFrom !== !openTo && fault(openFrom ? 'openTo' : 'openFrom', 'required', BOTH_HOURS),
  openFrom !== null && openFrom === openTo && fault('openTo', 'differs', SAME_HOURS),
];

/** Limits of a body with their errors; a pay-in channel only has those of its currency. */
export function limitsIn(sent: readonly TradeChannelLimit[], currency: string | null) {
  const limits = new Map<string, ChannelLimit>();
  const faults: Checked[] = [];
  const known = currency ? [currency] : Object.values(currencies).map((one) => one.currency);
  sent.forEach((one, index) => {
    const name = (field: string) => `limits.${index}.${field}`;
    if (!known.includes(one.currency)) {
      faults.push(fault(name('currency'), 'currency', CURRENCY, { currency: one.currency }));
      return;
    }
    if (limits.has(one.currency)) faults.push(fault(name('currency'), 'unique', TWICE, { currency: one.currency }));
    const amounts = amountsIn(one.currency);
    const min = amounts.read(name('minAmount'), one.minAmount);
    const max = amounts.read(name('maxAmount'), one.maxAmount);
    const daily = one.dailyAmountLimit ? amounts.read(name('dailyAmountLimit'), one.dailyAmountLimit) : null;
    limits.set(one.currency, { min, max, daily });
    faults.push(
      ...amounts.faults,
      min <= 0n && fault(name('minAmount'), 'gt:0', ZERO),
      max <= min && fault(name('maxAmount'), 'gt:minAmount', BELOW),
      daily !== null && daily < max && fault(name('dailyAmountLimit'), 'gte:maxAmount', DAY_BELOW),
    );
  });
  if (currency && sent.length === 0) faults.push(fault('limits', 'required', OWN, { currency }));
  return { limits, faults };
}

/** The rule for automatic closing, from wire format. */
export const autoCloseIn = (sent: TradeChannelAutoClose | null): AutoClose | null =>
  sent && {
    windowSec: sent.windowSec,
    minSamples: sent.minSamples,
    failPpm: ppmOf(sent.failRate),
    coolSec: sent.coolSec,
  };
