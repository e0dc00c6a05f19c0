import type { CardChannelAction } from '@/contract';
import { channelFits } from '../../../src/domain/listen';
import { millisText } from '../../../src/domain/numbers';
import { reasonOf } from '../../base/bulk';
import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { fault } from '../../base/faults';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { demandFound, notFound, Refusal, type Text } from '../../engine/text';
import { iso, MINUTE } from '../../engine/time';
import { channelOfCard, isAuthorised, listenOf, recoverHeard } from '../../flow/cards/use';
import { by } from '../../flow/show';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { BankCard, CardChannel, Device } from '../../model/cards';
import type { PlatformCall } from '../../model/operators';
import { seesCountry } from '../../model/scope';
import type { World } from '../../model/world';
import { pairCard } from './pair';
import { channelObstacle, findChannels, listenEye, listenFigures, showChannel, showChannelDetail } from './view';

const CODE_MS = 10 * MINUTE;

/** Simulated time until a device scans the code. */
const TAKEN_MS = 8_000;

/** Without 0, O, 1 and I, which are easily confused. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const NO_CHANNEL: Text = ['Binding not found, or outside your data scope.', '监听通道不存在或不在您的数据范围内。'];
const NO_CARD: Text = ['Card not found, or outside your data scope.', '银行卡不存在或不在您的数据范围内。'];
const ENDED: Text = ['This binding has ended.', '该监听通道已解除配对。'];
const IS_ON: Text = ['Already enabled.', '已启用。'];
const IS_OFF: Text = ['Already disabled.', '已停用。'];
const NO_AGREEMENT: Text = ['The card holder’s authorization is missing or has expired.', '持卡人未授权或授权已失效。'];
const RETIRED: Text = ['This card cannot be used: {status}.', '该卡未在使用：{status}。'];
const LISTENED: Text = ['{device} already listens to this card.', '{device} 已在监听该卡。'];
const SHOWN_ONCE: Text = ['The code is shown once.', '配对码仅显示一次。'];
const NO_ANSWER: Text = ['{device} does not answer.', '{device} 没有响应。'];

const pong = (ms: number): Text => [
  `{device} answered in ${millisText(ms, 'en-US')}.`,
  `{device} 在 ${millisText(ms, 'zh-CN')}内响应。`,
];

const COLUMNS = fileColumns({
  of: ['listen.field'],
  names: `cardChannelNo cardId cardNo bankCode mobile deviceId deviceName deviceModel appVersion purpose listenStatus
    statusReason lastHeartbeatAt latencyMsP95 queueDepth batteryPct todayMessages todayParsed todayUnparsed
    todayDuplicates pairedAt pairedBy unpairedAt authorisationNo updatedAt updatedBy`,
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    deviceName: ['Device name', '设备名称'],
    // The screen shows it at the status.
    statusReason: 'account.info.field.statusReason',
    // The unit is not at the end of the name.
    latencyMsP95: ['Delay p95 (ms)', '延迟 p95（毫秒）'],
    // The screen shows these at other values.
    todayParsed: ['Parsed today', '今日已解析'],
    todayUnparsed: ['Unparsed today', '今日未解析'],
    updatedBy: 'channel.field.updatedBy',
  },
});
offerColumns('bank:card:channel:down', COLUMNS);

const isSilent = ({ silentFrom }: Device, at: number) => silentFrom !== null && silentFrom <= at;

/** The active device of a country with the fewest cards. */
function freeDevice({ pool, clock }: World, country: string): Device | undefined {
  const cards = (device: Device) =>
    [...pool.channels.values()].filter((one) => one.device === device && one.unpairedAt === null).length;
  return [...pool.devices.values()]
    .filter((device) => device.country === country && !isSilent(device, clock.now()))
    .sort((a, b) => cards(a) - cards(b))[0];
}

/** Handlers of the card channels by operation id. */
export function listenHandlers(world: World, logOf: () => OperationLog) {
  const { pool, clock } = world;

  /** @throws Refusal 404 */
  const find = ({ actor }: PlatformCall, no: unknown): CardChannel =>
    demandFound(pool.channels.get(String(no)), NO_CHANNEL, (one) => seesCountry(actor, one.card.country));

  const shown = (call: PlatformCall, channel: CardChannel) => showChannel(listenEye(world, call), channel);

  /** Checks all conditions of an action. @throws Refusal 409 */
  function demand(call: PlatformCall, channel: CardChannel, action: CardChannelAction) {
    const refuse = (text?: Text) => conflictOf(call, channel, shown(call, channel), text, text && {});
    const { status } = listenOf(channel, call.at);
    if (!channelFits[action]({ listenStatus: status, unpairedAt: channel.unpairedAt === null ? null : iso(channel.unpairedAt) }))
      throw refuse(channel.unpairedAt !== null ? ENDED : action === 'enable' ? IS_ON : IS_OFF);
    if (action !== 'ping' && call.body.version !== channel.version) throw refuse();
    const why = channelObstacle(channel, action, call.at);
    if (why) throw refuse(why.text);
  }

  /** @throws Refusal 424 when the device is silent */
  function reach({ at }: PlatformCall, { device }: CardChannel) {
    const data = { upstreamCode: 'NO_HEARTBEAT', upstreamMsg: device.id };
    if (isSilent(device, at)) throw new Refusal(424, 'UPSTREAM_FAILED', NO_ANSWER, { device: device.name }, data);
  }

  /** One change of one card channel: checks, applies, logs and returns the new row. */
  function change(call: PlatformCall, action: CardChannelAction, kind: string, run: (channel: CardChannel) => void) {
    const channel = find(call, call.body.cardChannelNo);
    const { reasonCode, remark } = action === 'disable' || action === 'unpair' ? reasonOf(call) : {};
    call.note.about = { name: channel.device.name };
    demand(call, channel, action);
    run(channel);
    touch(channel, call);
    channel.events.push({ at: call.at, ...by(call, kind, { reasonCode, remark }) });
    return { data: shown(call, channel) };
  }

  /** Why a card cannot be paired (docs/rules/card.md#authorization). */
  function pairFault(card: BankCard, at: number) {
    if (card.status === 'RETIRED' || card.status === 'PENDING_REVIEW')
      return fault('cardId', 'status', RETIRED, { status: card.status });
    if (!isAuthorised(card, at)) return fault('cardId', 'authorised', NO_AGREEMENT);
    const known = channelOfCard(world, card);
    return known && fault('cardId', 'listened', LISTENED, { device: known.device.name });
  }

  /** Pairs a device with the card when the code is still valid. */
  function take(card: BankCard, code: string) {
    const pairing = pool.pairings.get(card);
    if (pairing?.code !== code || pairing.expiresAt <= clock.now() || pairFault(card, clock.now())) return;
    const device = freeDevice(world, card.country);
    if (!device) return;
    pool.pairings.delete(card);
    recoverHeard(world, pairCard(world, card, device, pairing.purpose, pairing.by));
  }

  return {
    pageCardChannels(call) {
      const eye = listenEye(world, call);
      const found = findChannels(world, call);
      return { data: pageOf(found, call.query, (row) => showChannel(eye, row)) };
    },
    getCardChannel: (call) => ({
      data: showChannelDetail(listenEye(world, call), find(call, call.query.cardChannelNo), logOf()),
    }),
    getCardChannelStatistics: (call) => ({
      data: listenFigures(listenEye(world, call), call.query, findChannels(world, call, true)),
    }),
    downloadCardChannels(call) {
      const eye = listenEye(world, call);
      const rows = findChannels(world, call).map((row) => showChannel(eye, row));
      return listFile(call, { stem: 'card_channel', title: ['OTP listening', 'OTP 监听'], columns: COLUMNS, rows });
    },
    pairCard(call) {
      const { actor, at, lang } = call;
      const { cardId, purpose } = call.body;
      const card = pool.cards.get(cardId);
      if (!card || !seesCountry(actor, card.country)) throw notFound(NO_CARD);
      call.note.about = { entity: 'card', ids: [card.id] };
      const wrong = pairFault(card, at);
      if (wrong) throw invalid(lang, [wrong]);
      const code = Array.from({ length: CODE_LENGTH }, () => pool.chance.pick([...SIGNS])).join('');
      const expiresAt = at + CODE_MS;
      pool.pairings.set(card, { code, purpose, by: actor.username, expiresAt });
      clock.schedule(at + TAKEN_MS, () => take(card, code));
      clock.schedule(expiresAt, () => pool.pairings.get(card)?.code === code && pool.pairings.delete(card));
      return { text: SHOWN_ONCE, data: { pairingCode: code, expiresAt: iso(expiresAt) } };
    },
    unpairCardChannel: (call) =>
      change(call, 'unpair', 'CHANNEL_UNPAIRED', (channel) => {
        channel.unpairedAt = call.at;
      }),
    enableCardChannel: (call) =>
      change(call, 'enable', 'CHANNEL_ENABLED', (channel) => {
        channel.isEnabled = true;
        recoverHeard(world, channel);
      }),
    disableCardChannel: (call) =>
      change(call, 'disable', 'CHANNEL_DISABLED', (channel) => {
        channel.isEnabled = false;
      }),
    rotateCardChannelKey: (call) =>
      change(call, 'rotateKey', 'KEY_ROTATED', (channel) => {
        reach(call, channel);
        channel.keyRotatedAt = call.at;
      }),
    pingCardChannel(call) {
      const channel = find(call, call.body.cardChannelNo);
      const { name } = channel.device;
      call.note.about = { name };
      demand(call, channel, 'ping');
      reach(call, channel);
      const latencyMs = pool.chance.int(60, 480);
      return { text: pong(latencyMs), values: { device: name }, data: { cardChannelNo: channel.no, latencyMs } };
    },
  } satisfies Partial<AreaHandlers<'listen'>>;
}
