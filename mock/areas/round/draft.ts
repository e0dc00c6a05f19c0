import type { RoundDiff, RoundFieldChange, RoundInput } from '@/contract';
import { CHANGED, conflict } from '../../base/conflict';
import { fault } from '../../base/faults';
import { currencyInfo, minorOf, moneyIn } from '../../base/money';
import { PPM, ratioText } from '../../base/ratio';
import { invalid } from '../../engine/schema';
import { type Lang, Refusal, type Text } from '../../engine/text';
import { newRound, publishedOf, stateOf } from '../../flow/channels/routing';
import type { Channel, Rotation, Round, RoundVersion } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const NO_CHANNEL: Text = ['Channel not found.', '通道不存在。'];
const OUTGOING: Text = ['This is a payout channel.', '该通道为代付通道。'];
const OTHER_CURRENCY: Text = ['This channel uses {currency}.', '该通道币种为 {currency}。'];
const TWICE: Text = ['A pay way can use a channel only once.', '同一支付方式中通道不能重复。'];
const ALL_ZERO: Text = ['At least one weight must be above zero.', '权重不能全部为零。'];
const DIGITS: Text = ['{currency} has {n} decimals.', '{currency} 保留 {n} 位小数。'];
const MIN_MAX: Text = ['Must not be above the maximum.', '不得高于上限。'];
const BELOW_WAY: Text = ['Must not be below {limit}, the minimum of the pay way.', '不得低于支付方式下限 {limit}。'];
const ABOVE_WAY: Text = ['Must not be above {limit}, the maximum of the pay way.', '不得高于支付方式上限 {limit}。'];
const DAY_LIMIT: Text = ['Must not be below the minimum.', '不得低于单笔下限。'];
const BOTH_HOURS: Text = ['Enter both opening and closing time.', '营业时间须同时填写开始和结束。'];
const SAME_HOUR: Text = ['The end equals the start.', '开始与结束时间相同。'];
const NO_MERCHANTS: Text = ['Choose at least one merchant.', '至少选择一个商户。'];
const FREE_MERCHANTS: Text = ['Leave empty for all merchants.', '全部商户时无需选择。'];
const NO_MERCHANT: Text = ['{no} not found, or outside your data scope.', '{no} 不存在，或不在您的数据范围内。'];
const NEVER: Text = ['Must be above zero.', '必须大于零。'];
const NO_DRAFT: Text = ['No draft exists.', '没有草稿。'];

/** Editable fields of a round as wire text; null when empty. */
function textsOf(round: Round): Record<string, string | null> {
  const currency = round.channel.currency ?? '';
  const { dailyAmountLimit, dailyCountLimit } = round;
  return {
    isEnabled: String(round.status === 'ENABLED'),
    weight: String(round.weight),
    priority: String(round.priority),
    minAmount: moneyIn(currency, round.min),
    maxAmount: moneyIn(currency, round.max),
    dailyAmountLimit: dailyAmountLimit === null ? null : moneyIn(currency, dailyAmountLimit),
    dailyCountLimit: dailyCountLimit === null ? null : String(dailyCountLimit),
    openFrom: round.openFrom,
    openTo: round.openTo,
    mchScope: round.mchScope,
    mchNos: round.mchNos.join(', ') || null,
    breakerWindowSec: String(round.breakerWindowSec),
    breakerMinSamples: String(round.breakerMinSamples),
    breakerFailRate: ratioText(round.breakerFailPpm),
    breakerCoolSec: String(round.breakerCoolSec),
    remark: round.remark,
  };
}

/** Changed fields of a round. */
function fieldsOf(before: Round, after: Round): RoundFieldChange[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  return Object.keys(now)
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, before: old[field], after: now[field] }));
}

/** Differences between two sets of rounds: added and removed channels, and fields; `sort` when only the order has changed. */
export function diffOf(before: readonly Round[], after: readonly Round[]): RoundDiff[] {
  const find = (rounds: readonly Round[], { channel }: Round) => rounds.find((one) => one.channel === channel);
  const named = ({ channel }: Round) => ({ channelCode: channel.code, channelName: channel.name });
  const stay = before.filter((one) => find(after, one)).map(({ channel }) => channel);
  const come = after.filter((one) => find(before, one)).map(({ channel }) => channel);
  return [
    ...after.flatMap((round): RoundDiff[] => {
      const old = find(before, round);
      if (!old) return [{ ...named(round), change: 'ADDED', fields: [] }];
      const [from, to] = [stay.indexOf(round.channel) + 1, come.indexOf(round.channel) + 1];
      const fields = fieldsOf(old, round);
      if (from !== to) fields.push({ field: 'sort', before: String(from), after: String(to) });
      return fields.length > 0 ? [{ ...named(round), change: 'CHANGED', fields }] : [];
    }),
    ...before
      .filter((round) => !find(after, round))
      .map((round): RoundDiff => ({ ...named(round), change: 'REMOVED', fields: [] })),
  ];
}

/** The draft rounds, otherwise the published ones. */
export const preparedOf = (rotation: Rotation): readonly Round[] => rotation.draft?.rounds ?? publishedOf(rotation);

/** Number of the published version. */
export const versionOf = ({ versions }: Rotation): number => versions.at(-1)?.version ?? 1;

/** True when at least one round could take orders, ignoring hours, limits and breakers. */
export const canServe = ({ way }: Rotation, rounds: readonly Round[]): boolean =>
  rounds.some(({ status, weight }) => status === 'ENABLED' && (way.strategy !== 'WEIGHTED' || weight > 0));

/** Channels that can be added: same direction and currency, not yet in the rotation. */
export const addableTo = ({ catalog }: World, rotation: Rotation): Channel[] =>
  [...catalog.channels.values()].filter(
    (channel) =>
      channel.direction === 'IN' &&
      channel.currency === rotation.way.currency &&
      !preparedOf(rotation).some((round) => round.channel === channel),
  );

/** 409 that says who changed the way's rounds, with its current state. @param current the state in wire format */
function roundsConflict(rotation: Rotation, at: number, lang: Lang, current: object): Refusal {
  const { changed } = rotation;
  const last = rotation.versions.at(-1);
  const who = changed ?? { at: last?.at ?? at, by: last?.by ?? '' };
  return conflict('VERSION_CONFLICT', CHANGED, { who: who.by, at: who.at, now: at, lang }, {}, current);
}

/** Checks the version that the caller saw. @throws Refusal 409 */
export function demandSeen(
  rotation: Rotation,
  seen: { version?: unknown; draftVersion?: unknown },
  { at, lang }: { at: number; lang: Lang },
  currentOf: () => object,
) {
  const isPublished = seen.version === undefined || seen.version === versionOf(rotation);
  const isDraft = seen.draftVersion === undefined || seen.draftVersion === (rotation.draft?.version ?? 0);
  if (!isPublished || !isDraft) throw roundsConflict(rotation, at, lang, currentOf());
}

/** The draft. @throws Refusal 409 when there is none */
export function demandDraft({ draft }: Rotation, current: object) {
  if (!draft) throw new Refusal(409, 'STATE_CONFLICT', NO_DRAFT, {}, { current });
  return draft;
}

type Fault = ReturnType<typeof fault>;

function applied(world: World, rotation: Rotation, actor: Operator, input: RoundInput, at: number, faults: Fault[]): Round {
  const { way } = rotation;
  const { currency } = way;
  const { digits } = currencyInfo(currency);
  const complain = (field: string, rule: string, text: Text, values?: Record<string, string | number>) =>
    faults.push(fault(`rounds.${at}.${field}`, rule, text, values));
  const channel = world.catalog.channels.get(input.channelCode);
  const prepared = preparedOf(rotation);
  const old = prepared.find((one) => one.channel === channel) ?? publishedOf(rotation).find((one) => one.channel === channel);
  if (!channel) complain('channelCode', 'exists', NO_CHANNEL);
  else if (channel.direction !== 'IN') complain('channelCode', 'direction', OUTGOING);
  else if (channel.currency !== currency)
    complain('channelCode', 'currency', OTHER_CURRENCY, { currency: channel.currency ?? '' });
  const place = Math.min(at + 1, 99);
  const base = old ?? newRound(way, channel ?? ({ code: input.channelCode, currency } as Channel), 0, place, true);
  const money = (field: 'minAmount' | 'maxAmount' | 'dailyAmountLimit', before: bigint) => {
    const text = input[field];
    if (typeof text !== 'string') return before;
    const minor = minorOf(text, digits);
    if (minor === undefined) complain(field, 'digits', DIGITS, { currency, n: digits });
    return minor ?? before;
  };
  const { minAmount: _min, maxAmount: _max, dailyAmountLimit, breakerFailRate, channelCode: _code, ...rest } = input;
  const next: Round = {
    ...base,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    min: money('minAmount', base.min),
    max: money('maxAmount', base.max),
    dailyAmountLimit: dailyAmountLimit === null ? null : money('dailyAmountLimit', base.dailyAmountLimit ?? -1n),
    breakerFailPpm: breakerFailRate === undefined ? base.breakerFailPpm : Math.round(Number(breakerFailRate) * PPM),
    remark: (input.remark === undefined ? base.remark : input.remark?.trim()) || null,
  };
  if (next.dailyAmountLimit === -1n) next.dailyAmountLimit = null;
  const shown = (minor: bigint) => moneyIn(currency, minor);
  if (next.min > next.max) complain('minAmount', 'lte:maxAmount', MIN_MAX);
  if (next.min < way.min) complain('minAmount', 'gte:way', BELOW_WAY, { limit: shown(way.min) });
  if (next.max > way.max) complain('maxAmount', 'lte:way', ABOVE_WAY, { limit: shown(way.max) });
  if (next.dailyAmountLimit !== null && next.dailyAmountLimit < next.min)
    complain('dailyAmountLimit', 'gte:minAmount', DAY_LIMIT);
  if ((next.openFrom === null) !== (next.openTo === null))
    complain(next.openFrom === null ? 'openFrom' : 'openTo', 'required', BOTH_HOURS);
  else if (next.openFrom !== null && next.openFrom === next.openTo) complain('openTo', 'differs', SAME_HOUR);
  if (next.mchScope !== 'ALL' && next.mchNos.length === 0) complain('mchNos', 'required', NO_MERCHANTS);
  if (next.mchScope === 'ALL' && next.mchNos.length > 0) complain('mchNos', 'empty', FREE_MERCHANTS);
  const isKnown = (no: string) =>
    base.mchNos.includes(no) ||
    world.holders.some((holder) => holder.no === no && holder.type === 'MERCHANT' && isInScope(actor, holder));
  const stranger = next.mchNos.find((no) => !isKnown(no));
  if (stranger !== undefined) complain('mchNos', 'exists', NO_MERCHANT, { no: stranger });
  if (next.breakerFailPpm <= 0) complain('breakerFailRate', 'positive', NEVER);
  return next;
}

/**
 * The new draft rounds, in order (docs/rules/round.md#draft): each channel once, with the right direction and currency, limits
 * within those of the way, and weights not all zero.
 * @throws Refusal 422 naming `rounds.<place>.<field>`
 */
export function drafted(world: World, rotation: Rotation, actor: Operator, inputs: readonly RoundInput[], lang: Lang): Round[] {
  const faults: Fault[] = [];
  const rounds = inputs.map((input, at) => applied(world, rotation, actor, input, at, faults));
  inputs.forEach(({ channelCode }, at) => {
    if (inputs.findIndex((one) => one.channelCode === channelCode) < at)
      faults.push(fault(`rounds.${at}.channelCode`, 'unique', TWICE));
  });
  if (rounds.every(({ weight }) => weight === 0)) faults.push(fault('rounds', 'weightSum', ALL_ZERO));
  if (faults.length > 0) throw invalid(lang, faults);
  return rounds;
}

/** Records the last change of these channels and increments their version. */
export function touch(rotation: Rotation, channels: Iterable<Channel>, { username }: Pick<Operator, 'username'>, at: number) {
  for (const channel of channels) {
    const round = [...publishedOf(rotation), ...preparedOf(rotation)].find((one) => one.channel === channel);
    const state = stateOf(rotation, round ?? { channel, breakerCoolSec: 0 }, at);
    Object.assign(state, { version: state.version + 1, changedAt: at, changedBy: username });
  }
}

/** The channels in a difference. */
const channelsOf = ({ catalog }: World, changes: readonly RoundDiff[]): Channel[] =>
  changes.flatMap(({ channelCode }) => catalog.channels.get(channelCode) ?? []);

/** Publishes rounds as a new version and updates each changed channel. Returns the differences. */
export function publish(
  world: World,
  rotation: Rotation,
  rounds: readonly Round[],
  { username: by }: Pick<Operator, 'username'>,
  reason: Pick<RoundVersion, 'remark' | 'reasonCode' | 'restores'>,
): RoundDiff[] {
  const at = world.clock.now();
  const changes = diffOf(publishedOf(rotation), rounds);
  rotation.versions.push({ version: versionOf(rotation) + 1, rounds, at, by, ...reason });
  rotation.changed = { at, by };
  touch(rotation, channelsOf(world, changes), { username: by }, at);
  return changes;
}

/** Replaces the draft; null discards it. */
export function setDraft(
  world: World,
  rotation: Rotation,
  rounds: readonly Round[] | null,
  { username: by }: Pick<Operator, 'username'>,
) {
  const at = world.clock.now();
  const before = preparedOf(rotation);
  if (rounds === null) rotation.draft = null;
  else {
    rotation.lastDraft = Math.max(rotation.lastDraft ?? 0, rotation.draft?.version ?? 0) + 1;
    rotation.draft = { version: rotation.lastDraft, rounds, at, by };
  }
  rotation.changed = { at, by };
  const changes = diffOf(before, preparedOf(rotation));
  touch(rotation, channelsOf(world, changes), { username: by }, at);
  return changes;
}
