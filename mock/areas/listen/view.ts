import type {
  CardChannelDetail,
  CardChannelFilter,
  CardChannelStatistics,
  DeviceMessageType,
  CardChannel as WireChannel,
} from '@/contract';
import { channelActions, channelFits, listenStatuses } from '../../../src/domain/listen';
import { maskAccount } from '../../base/mask';
import { share } from '../../base/ratio';
import { isWanted, type Sorted } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { badParameter } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { DAY, HOUR, iso, ZONE_MS } from '../../engine/time';
import { BEAT_MS, channelOfCard, isAuthorised, listenOf } from '../../flow/cards/use';
import { rightsOf } from '../../flow/rights';
import { logsOf, showEvents } from '../../flow/show';
import type { BankCard, CardChannel, DeviceMessage } from '../../model/cards';
import type { CallFor, PlatformCall } from '../../model/operators';
import { seesCountry } from '../../model/scope';
import type { World } from '../../model/world';

const HOURS = 24;
const SHOWN_LOGS = 50;
const NO_AGREEMENT: Text = ['The card holder’s authorization is missing or has expired.', '持卡人授权缺失或已失效。'];

/** The last four digits of a phone number (docs/rules/masking.md#classes). */
const maskPhone = (no: string) => no && `******${no.slice(-4)}`;

/** Quantile of the values; null for an empty list. @param part 0 to 1 */
function quantile(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? null;
}

const delayOf = ({ sentAt, receivedAt }: DeviceMessage) => Math.max(0, receivedAt - sentAt);

/** Data for all rows of one answer: messages of a day, grouped by card channel. */
interface ListenEye {
  world: World;
  call: PlatformCall;
  messagesOf: (channel: CardChannel) => readonly DeviceMessage[];
}

/** Collects messages of the last 24 hours and of the business day. */
export function listenEye(world: World, call: PlatformCall): ListenEye {
  const byChannel = new Map<CardChannel, DeviceMessage[]>();
  for (const message of world.pool.messages) {
    if (message.receivedAt <= call.at - DAY) continue;
    const own = byChannel.get(message.channel);
    if (own) own.push(message);
    else byChannel.set(message.channel, [message]);
  }
  return { world, call, messagesOf: (channel) => byChannel.get(channel) ?? [] };
}

/** Messages per hour of the last 24 hours, the current hour last. */
function perHour(messages: readonly DeviceMessage[], at: number): number[] {
  const hours = Array<number>(HOURS).fill(0);
  for (const { receivedAt } of messages) {
    const place = HOURS - 1 - Math.floor((at - receivedAt) / HOUR);
    if (place >= 0) hours[place] = (hours[place] ?? 0) + 1;
  }
  return hours;
}

/** Inputs of the screen's state table. */
const factsIn = (channel: CardChannel, at: number) => ({
  listenStatus: listenOf(channel, at).status,
  unpairedAt: channel.unpairedAt === null ? null : iso(channel.unpairedAt),
});

/** Why a card channel cannot take an action that its state allows; undefined when it can. */
export const channelObstacle = ({ card }: CardChannel, action: string, at: number): { text: Text } | undefined =>
  action === 'enable' && !isAuthorised(card, at) ? { text: NO_AGREEMENT } : undefined;

/** One row, with the actions of this operator; numbers masked (docs/rules/masking.md#classes). */
export function showChannel({ call, messagesOf }: ListenEye, channel: CardChannel): WireChannel {
  const { actor, lang, at } = call;
  const { card, device } = channel;
  const { status, reason, lastHeartbeatAt } = listenOf(channel, at);
  const messages = messagesOf(channel);
  const midnight = Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;
  const today = messages.filter(({ receivedAt }) => receivedAt >= midnight);
  const count = (wanted: DeviceMessage['parseStatus']) => today.filter(({ parseStatus }) => parseStatus === wanted).length;
  const last = messages.at(-1);
  const facts = factsIn(channel, at);
  const fitting = channelActions.filter((action) => channelFits[action](facts));
  return {
    cardChannelNo: channel.no,
    cardId: card.id,
    cardNo: maskAccount(card.no),
    bankCode: card.bankCode,
    bankName: card.bankName,
    currency: card.currency,
    mobile: maskPhone(channel.mobile),
    deviceId: device.id,
    deviceName: device.name,
    deviceModel: device.model,
    appVersion: device.appVersion,
    simSlot: channel.simSlot,
    purpose: channel.purpose,
    templateCode: channel.templateCode,
    listenStatus: status,
    statusReason: reason,
    lastHeartbeatAt: iso(lastHeartbeatAt),
    heartbeatSec: BEAT_MS / 1000,
    latencyMsP95: quantile(messages.map(delayOf), 0.95),
    queueDepth: device.queueDepth,
    batteryPct: device.batteryPct,
    charging: device.charging,
    network: device.network,
    todayMessages: today.length,
    todayParsed: count('PARSED'),
    todayUnparsed: count('UNPARSED'),
    todayDuplicates: count('DUPLICATE'),
    perHour: perHour(messages, at),
    lastMessageAt: last ? iso(last.receivedAt) : null,
    pairedAt: iso(channel.pairedAt),
    pairedBy: channel.pairedBy,
    unpairedAt: facts.unpairedAt,
    keyRotatedAt: iso(channel.keyRotatedAt),
    authorisationNo: card.authorisation?.no ?? null,
    authorisedUntil: card.authorisation ? iso(card.authorisation.expireAt) : null,
    createdAt: iso(channel.createdAt),
    createdBy: channel.createdBy,
    updatedAt: iso(channel.updatedAt),
    updatedBy: channel.updatedBy,
    version: channel.version,
    ...rightsOf(actor, lang, 'bank:card:channel', fitting, (action) => channelObstacle(channel, action, at)),
  };
}

/** One card channel with the other channels of its card, its events and its log entries. */
export function showChannelDetail(eye: ListenEye, channel: CardChannel, log: OperationLog): CardChannelDetail {
  const { no, events, card } = channel;
  const others = [...eye.world.pool.channels.values()].filter((one) => one.card === card && one !== channel).reverse();
  return {
    ...showChannel(eye, channel),
    earlier: others.map((one) => ({
      cardChannelNo: one.no,
      deviceId: one.device.id,
      deviceName: one.device.name,
      purpose: one.purpose,
      pairedAt: iso(one.pairedAt),
      pairedBy: one.pairedBy,
      unpairedAt: one.unpairedAt === null ? null : iso(one.unpairedAt),
    })),
    events: showEvents(events),
    logs: logsOf(log, { entity: 'cardChannel', no, events, notes: [] }, eye.call.lang).slice(-SHOWN_LOGS).reverse(),
  };
}

type SortValue = (channel: CardChannel, at: number) => string | number;

const SORTS: Readonly<Record<string, SortValue>> = {
  listenStatus: (channel, at) => listenStatuses.indexOf(listenOf(channel, at).status),
  cardChannelNo: ({ no }) => no,
  lastHeartbeatAt: (channel, at) => listenOf(channel, at).lastHeartbeatAt,
  queueDepth: ({ device }) => device.queueDepth,
  batteryPct: ({ device }) => device.batteryPct,
  pairedAt: ({ pairedAt }) => pairedAt,
};

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Card channels that match a filter, worst state first by default. Unpaired channels only on request or by number.
 * @throws Refusal 400
 */
export function findChannels(
  world: World,
  { actor, at, query }: CallFor<'downloadCardChannels' | 'getCardChannelStatistics' | 'pageCardChannels'>,
  isHeader = false,
): CardChannel[] {
  const { sortField = 'listenStatus', sortOrder = 'ascend', ...filter }: Sorted<CardChannelFilter> = query;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const sign = sortOrder === 'descend' ? -1 : 1;
  return [...world.pool.channels.values()]
    .filter(
      (channel) =>
        seesCountry(actor, channel.card.country) &&
        (channel.unpairedAt === null || query.withUnpaired === true || Boolean(filter.cardChannelNo)) &&
        isWanted(filter.cardChannelNo, channel.no) &&
        isWanted(filter.purpose, channel.purpose) &&
        isWanted(filter.bankCode, channel.card.bankCode) &&
        isWanted(filter.deviceId, channel.device.id) &&
        isWanted(filter.cardId, channel.card.id) &&
        (isHeader || isWanted(filter.listenStatus, listenOf(channel, at).status)),
    )
    .sort((a, b) => sign * compare(by(a, at), by(b, at)) || compare(a.no, b.no));
}

/** True when a device receives the bank messages of this card. */
function isHeard(world: World, card: BankCard): boolean {
  const channel = channelOfCard(world, card);
  return channel?.isEnabled ?? false;
}

/** Header figures (docs/rules/listen.md#statistics); unpaired card channels are left out. */
export function listenFigures(
  { world, call, messagesOf }: ListenEye,
  { bankCode, cardId }: CardChannelFilter,
  channels: readonly CardChannel[],
): CardChannelStatistics {
  const { actor, at } = call;
  const living = channels.filter(({ unpairedAt }) => unpairedAt === null);
  const states = living.map((channel) => listenOf(channel, at).status);
  const count = (wanted: string) => states.filter((status) => status === wanted).length;
  const messages = channels.flatMap(messagesOf);
  const lastHour = messages.filter(({ receivedAt }) => receivedAt > at - HOUR);
  const ofTypes = (...wanted: DeviceMessageType[]) => lastHour.filter(({ type }) => wanted.includes(type)).length;
  const delay = quantile(messages.map(delayOf), 0.5);
  return {
    online: count('ONLINE'),
    degraded: count('DEGRADED'),
    offline: count('OFFLINE'),
    disabled: count('DISABLED'),
    unheardCards: [...world.pool.cards.values()].filter(
      (card) =>
        card.status === 'ENABLED' &&
        seesCountry(actor, card.country) &&
        isWanted(bankCode, card.bankCode) &&
        isWanted(cardId, card.id) &&
        !isHeard(world, card),
    ).length,
    receipts1h: ofTypes('RECEIPT'),
    codes1h: ofTypes('OTP'),
    others1h: ofTypes('BALANCE', 'OTHER'),
    unparsedShare24h: share(messages.filter(({ parseStatus }) => parseStatus === 'UNPARSED').length, messages.length),
    medianDelaySec24h: delay === null ? null : Math.round(delay / 1000),
  };
}
