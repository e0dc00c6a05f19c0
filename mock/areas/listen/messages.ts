import type { DeviceMessageAction, DeviceMessage as WireMessage } from '@/contract';
import { messageActions, messageFits } from '../../../src/domain/listen';
import { reasonOf } from '../../base/bulk';
import { amountsIn, fault } from '../../base/faults';
import { maskAccount } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { isWanted, soughtIn } from '../../base/rowFilter';
import { pageOf } from '../../engine/page';
import { badParameter, invalid } from '../../engine/schema';
import { notFound, Refusal, type Text } from '../../engine/text';
import { DAY, iso } from '../../engine/time';
import { twinOf } from '../../flow/cards/book';
import { matchLine } from '../../flow/cards/collect';
import { bookKnown } from '../../flow/cards/desk';
import { rightsOf } from '../../flow/rights';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { DeviceMessage } from '../../model/cards';
import type { CallFor, PlatformCall } from '../../model/operators';
import { seesCountry } from '../../model/scope';
import type { World } from '../../model/world';

const HIDDEN_CODE = '••••••';
const VISIBLE_SEC = 60;

const NO_MESSAGE: Text = ['Message not found, or outside your data scope.', '消息不存在或不在您的数据范围内。'];

/** The same message for everyone without a claim on the line, so that they do not learn whether a code exists. */
const NO_CODE: Text = ['Code not found.', '验证码不存在。'];
const SHOWN: Text = ['This code was already shown. Request a new one from the bank.', '该验证码已查看过，请向银行重新获取。'];
const EXPIRED: Text = ['This code has expired.', '该验证码已过期。'];
const NOT_OPEN: Text = ['This message is already handled.', '该消息已处理。'];
const NO_RECEIPT: Text = ['Only a receipt can become a movement.', '仅到账通知可生成流水。'];
const TOO_EARLY: Text = ['At most one day before the message.', '不得早于消息一天以上。'];
const TOO_LATE: Text = ['Must not be in the future.', '不得晚于当前时间。'];
const ABOVE_ZERO: Text = ['Must be above zero.', '必须大于零。'];
const LINED: Text = ['The message became movement {line}.', '消息已生成流水 {line}。'];

const TWIN: Text = [
  'Already booked as movement {line}. The message is marked as duplicate.',
  '已入账为流水 {line}，消息标记为重复。',
];

/** Why the operator with the line cannot see the code; undefined when it can be shown (docs/rules/listen.md#one-time-codes). */
function codeObstacle({ revealedAt, usedAt, code, codeExpiresAt }: DeviceMessage, at: number): { text: Text } | undefined {
  if (revealedAt !== null || usedAt !== null) return { text: SHOWN };
  return code === null || (codeExpiresAt ?? 0) <= at ? { text: EXPIRED } : undefined;
}

const maskedCode = ({ type, code }: DeviceMessage) => (type === 'OTP' && code !== null ? HIDDEN_CODE : null);

/** One message without its text and with a masked code; with the actions of this operator. */
function showMessage({ actor, lang, at }: PlatformCall, message: DeviceMessage): WireMessage {
  const { channel, type, parseStatus, item } = message;
  const { card, device } = channel;
  const money = (minor: bigint | null) => (minor === null ? null : moneyIn(card.currency, minor));
  const codeMasked = maskedCode(message);
  const facts = { msgType: type, parseStatus, codeMasked };
  const fitting = messageActions.filter(
    (action) => messageFits[action](facts) && (action !== 'reveal' || item?.assignee === actor),
  );
  return {
    msgNo: message.no,
    cardChannelNo: channel.no,
    cardId: card.id,
    cardNo: maskAccount(card.no),
    deviceId: device.id,
    sequence: message.sequence,
    currency: card.currency,
    sender: message.sender,
    msgType: type,
    deviceSentAt: iso(message.sentAt),
    receivedAt: iso(message.receivedAt),
    delaySec: Math.max(0, Math.round((message.receivedAt - message.sentAt) / 1000)),
    parseStatus,
    templateCode: message.templateCode,
    parsedAmount: money(message.amount),
    parsedBalance: money(message.balance),
    parsedTail: message.tail,
    parsedRef: message.ref,
    lineNo: message.line?.no ?? null,
    codeMasked,
    codeExpiresAt: message.codeExpiresAt === null ? null : iso(message.codeExpiresAt),
    itemNo: item?.no ?? null,
    usedByItemNo: message.usedAt === null ? null : (item?.no ?? null),
    usedAt: message.usedAt === null ? null : iso(message.usedAt),
    updatedAt: iso(message.updatedAt),
    updatedBy: message.updatedBy,
    version: message.version,
    ...rightsOf(actor, lang, 'bank:card:channel:message', fitting, (action) =>
      action === 'reveal' ? codeObstacle(message, at) : undefined,
    ),
  };
}

/** Messages that match a filter, newest first by default. A number search ignores the time range. @throws Refusal 400 */
function findMessages({ pool }: World, { actor, query }: CallFor<'pageDeviceMessages'>): DeviceMessage[] {
  const { sortField = 'receivedAt', sortOrder = 'descend', ...filter } = query;
  if (sortField !== 'receivedAt') throw badParameter('sortField');
  const sought = soughtIn(filter.keyword);
  const from = filter.receivedFrom && sought.length === 0 ? Date.parse(filter.receivedFrom) : Number.NEGATIVE_INFINITY;
  const to = filter.receivedTo && sought.length === 0 ? Date.parse(filter.receivedTo) : Number.POSITIVE_INFINITY;
  const isNamed = ({ no, ref, line, item }: DeviceMessage) =>
    [no, ref, line?.no, item?.no].some((one) => sought.includes(one?.toUpperCase() ?? ''));
  const found = pool.messages.filter(
    (message) =>
      seesCountry(actor, message.channel.card.country) &&
      message.receivedAt >= from &&
      message.receivedAt < to &&
      isWanted(filter.msgNo, message.no) &&
      isWanted(filter.cardChannelNo, message.channel.no) &&
      isWanted(filter.cardId, message.channel.card.id) &&
      isWanted(filter.msgType, message.type) &&
      isWanted(filter.parseStatus, message.parseStatus) &&
      (sought.length === 0 || isNamed(message)),
  );
  return sortOrder === 'ascend' ? found : found.reverse();
}

/** Handlers of the messages by operation id. */
export function messageHandlers(world: World) {
  const { pool } = world;

  function find({ actor }: PlatformCall, no: unknown): DeviceMessage | undefined {
    const found = pool.messages.find((one) => one.no === no);
    return found && seesCountry(actor, found.channel.card.country) ? found : undefined;
  }

  /** The message of a call, in the version that the caller saw. @throws Refusal 404 or 409 */
  function demand(call: PlatformCall, action: DeviceMessageAction): DeviceMessage {
    const message = find(call, call.body.msgNo);
    if (!message) throw notFound(NO_MESSAGE);
    const refuse = (text?: Text) => conflictOf(call, message, showMessage(call, message), text, text && {});
    const facts = { msgType: message.type, parseStatus: message.parseStatus, codeMasked: maskedCode(message) };
    if (!messageFits[action](facts)) throw refuse(message.parseStatus === 'UNPARSED' ? NO_RECEIPT : NOT_OPEN);
    if (call.body.version !== message.version) throw refuse();
    return message;
  }

  /** The movement that the operator entered. @throws Refusal 422 */
  function readMovement({ at, body, lang }: CallFor<'lineDeviceMessage'>, { channel, sentAt }: DeviceMessage) {
    const { currency } = channel.card;
    const amounts = amountsIn(currency);
    const amount = amounts.read('amount', body.amount);
    const bankTime = Date.parse(body.bankTime);
    const faults = [
      ...amounts.faults,
      amounts.faults.length === 0 && amount <= 0n && fault('amount', 'gt:0', ABOVE_ZERO),
      bankTime > at && fault('bankTime', 'lte:now', TOO_LATE),
      bankTime < sentAt - DAY && fault('bankTime', 'gte:message', TOO_EARLY),
    ].filter((one) => one !== false);
    if (faults.length > 0) throw invalid(lang, faults);
    return { amount, bankTime, ref: body.bankRefNo.toUpperCase() };
  }

  return {
    pageDeviceMessages(call) {
      const found = findMessages(world, call);
      return { data: pageOf(found, call.query, (row) => showMessage(call, row)) };
    },
    lineDeviceMessage(call) {
      const message = demand(call, 'line');
      const { card } = message.channel;
      const typed = readMovement(call, message);
      const movement = {
        direction: 'IN',
        source: 'MESSAGE',
        message,
        rawText: message.body,
        by: call.actor.username,
        ...typed,
      } as const;
      const twin = twinOf(world, card, movement);
      const line = twin ?? bookKnown(world, card, movement);
      Object.assign(message, { line, parseStatus: twin ? 'DUPLICATE' : 'PARSED', amount: line.amount, ref: line.ref });
      touch(message, call);
      call.note.about = { changes: [{ field: 'lineNo', before: null, after: line.no }] };
      if (!twin) matchLine(world, line);
      return { text: twin ? TWIN : LINED, values: { line: line.no }, data: showMessage(call, message) };
    },
    ignoreDeviceMessage(call) {
      reasonOf(call);
      const message = demand(call, 'ignore');
      message.parseStatus = 'IGNORED';
      touch(message, call);
      return { data: showMessage(call, message) };
    },
    revealCode(call) {
      const { actor, at, body, note } = call;
      note.level = 'HIGH';
      // A replayed answer would show the code again.
      note.isOnce = true;
      note.about = { entity: 'message', ids: [body.msgNo], name: body.itemNo };
      reasonOf(call);
      const message = find(call, body.msgNo);
      const { item } = message ?? {};
      if (!message || !item || item.no !== body.itemNo || item.assignee !== actor || message.type !== 'OTP')
        throw notFound(NO_CODE);
      const why = codeObstacle(message, at);
      if (why || message.code === null) throw new Refusal(410, 'GONE', why?.text ?? EXPIRED);
      message.revealedAt = at;
      touch(message, call);
      return { data: { code: message.code, visibleSec: VISIBLE_SEC } };
    },
  } satisfies Partial<AreaHandlers<'listen'>>;
}
