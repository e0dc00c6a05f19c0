import type { DeviceMessageType } from '@/contract';
import { currencyInfo, minorOf, moneyIn } from '../../base/money';
import { DAY, MINUTE } from '../../engine/time';
import type { BankCard, BatchItem, CardChannel, DeviceMessage, MessageTemplate } from '../../model/cards';
import type { World } from '../../model/world';
import { bookLine, twinOf } from './book';
import { matchLine } from './collect';

const KEPT_MS = 2 * DAY;
const CODE_MS = 120_000;
const CODE_KEPT_MS = 10 * MINUTE;

/** What the named parts of a template stand for. */
const PARTS: Readonly<Record<string, string>> = {
  amount: String.raw`[\d,]{1,20}(?:\.\d{1,3})?`,
  balance: String.raw`[\d,]{1,20}(?:\.\d{1,3})?`,
  tail: String.raw`\d{4}`,
  ref: '[A-Z0-9]{6,24}',
  code: String.raw`\d{4,8}`,
  time: String.raw`[\d:./ -]{4,20}`,
  name: '[^.,;]{1,40}',
};

const PLACE = /\{(\w+)\}/g;

/** By the text of a template: each reads thousands of messages. */
const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const pieces = text.split(PLACE);
  // Odd pieces are names; a name stands once, because a group can.
  const pattern = pieces.map((piece, at) =>
    at % 2 === 1 ? `(?<${piece}>${PARTS[piece] ?? '.{1,40}'})` : piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^\\s*${pattern.join('')}\\s*$`, 'u');
}

/** Named parts of a text, or undefined when the template does not fit it. */
export function parseBy({ text }: Pick<MessageTemplate, 'text'>, body: string): Record<string, string> | undefined {
  const pattern = patterns.get(text) ?? patternOf(text);
  patterns.set(text, pattern);
  return pattern.exec(body)?.groups;
}

const fill = ({ text }: MessageTemplate, values: Readonly<Record<string, string>>) =>
  text.replace(PLACE, (_, name: string) => values[name] ?? '');

/** The template by which messages of a bank are read. */
const templateFor = ({ pool }: World, bankCode: string, msgType: DeviceMessageType): MessageTemplate | undefined =>
  [...pool.templates.values()].find((one) => one.bankCode === bankCode && one.msgType === msgType);

interface Sent {
  type: DeviceMessageType;
  /** When the bank sent it. */
  at: number;
  values: Readonly<Record<string, string>>;
  code?: string;
  item?: BatchItem;
  /** The bank writes it in words that no template knows. */
  isOdd?: boolean;
}

const minorIn = (text: string | undefined, { currency }: BankCard): bigint | null =>
  text === undefined ? null : (minorOf(text.replaceAll(',', ''), currencyInfo(currency).digits) ?? null);

/** A device hands a message in: it is written down and read by the template of its bank (docs/rules/listen.md#messages). */
export function receive(world: World, channel: CardChannel, { type, at, values, code, item, isOdd }: Sent): DeviceMessage {
  const { pool, clock } = world;
  const { card, device } = channel;
  const template = templateFor(world, card.bankCode, type);
  const written = template ? fill(template, values) : Object.values(values).join(' ');
  const body = isOdd ? `${card.bankCode} notice / ${written}` : written;
  const read = template?.isEnabled ? parseBy(template, body) : undefined;
  const message: DeviceMessage = {
    no: world.numberOf('SM'),
    channel,
    sequence: ++device.sequence,
    sender: template?.sender ?? card.bankCode,
    type,
    sentAt: at,
    receivedAt: clock.now(),
    parseStatus: read ? 'PARSED' : 'UNPARSED',
    templateCode: read ? (template?.code ?? null) : null,
    amount: minorIn(read?.amount, card),
    balance: minorIn(read?.balance, card),
    tail: read?.tail ?? null,
    ref: read?.ref ?? null,
    line: null,
    code: code ?? null,
    codeExpiresAt: code ? clock.now() + CODE_MS : null,
    item: item ?? null,
    usedAt: null,
    revealedAt: null,
    body,
    updatedAt: clock.now(),
    updatedBy: 'SYSTEM',
    version: 1,
  };
  pool.messages.push(message);
  while ((pool.messages[0]?.receivedAt ?? clock.now()) < clock.now() - KEPT_MS) pool.messages.shift();
  if (code) clock.schedule(clock.now() + CODE_MS + CODE_KEPT_MS, () => forget(message));
  return message;
}

/** A code is not kept longer than ten minutes after it has expired (docs/rules/listen.md#one-time-codes). */
function forget(message: DeviceMessage) {
  message.body = message.body.replaceAll(message.code ?? '\u0000', '••••••');
  message.code = null;
}

/** The bank asks for a one-time code for a payment: it comes to the device that listens to the card. */
export function sendCode(world: World, channel: CardChannel, item: BatchItem): DeviceMessage {
  const { card } = channel;
  const code = world.pool.chance.digits(6);
  const amount = moneyIn(card.currency, item.net);
  const values = { code, amount, tail: card.no.slice(-4), ref: `R${item.no.slice(-12)}` };
  return receive(world, channel, { type: 'OTP', at: world.clock.now(), values, code, item });
}

/** Books what a receipt says, once, and ties it to its order. @param extra what the bank's own page shows beside it */
export function bookReceipt(
  world: World,
  message: DeviceMessage,
  extra: { counterpartyName?: string; counterpartyAccountNo?: string; counterpartyBankCode?: string; postscript?: string } = {},
) {
  const { channel, amount, balance, ref, body, sentAt } = message;
  if (message.type !== 'RECEIPT' || message.parseStatus !== 'PARSED' || amount === null || amount <= 0n) return undefined;
  const movement = {
    direction: 'IN',
    amount,
    bankTime: sentAt,
    source: 'MESSAGE',
    bankAfter: balance,
    ref,
    message,
    rawText: body,
    ...extra,
  } as const;
  const twin = twinOf(world, channel.card, movement);
  if (twin) {
    message.parseStatus = 'DUPLICATE';
    message.line = twin;
    return undefined;
  }
  const line = bookLine(world, channel.card, movement);
  message.line = line;
  matchLine(world, line);
  return line;
}
