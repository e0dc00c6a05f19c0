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

/** Patterns of the template placeholders. */
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

/** Cached by template text, because each template reads thousands of messages. */
const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const pieces = text.split(PLACE);
  // Odd pieces are placeholder names. Each name occurs once, because a group name must be unique.
  const pattern = pieces.map((piece, at) =>
    at % 2 === 1 ? `(?<${piece}>${PARTS[piece] ?? '.{1,40}'})` : piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^\\s*${pattern.join('')}\\s*$`, 'u');
}

/** Placeholder values of a text; undefined when the template does not match. */
export function parseBy({ text }: Pick<MessageTemplate, 'text'>, body: string): Record<string, string> | undefined {
  const pattern = patterns.get(text) ?? patternOf(text);
  patterns.set(text, pattern);
  return pattern.exec(body)?.groups;
}

const fill = ({ text }: MessageTemplate, values: Readonly<Record<string, string>>) =>
  text.replace(PLACE, (_, name: string) => values[name] ?? '');

/** The template for this bank and message type. */
const templateFor = ({ pool }: World, bankCode: string, msgType: DeviceMessageType): MessageTemplate | undefined =>
  [...pool.templates.values()].find((one) => one.bankCode === bankCode && one.msgType === msgType);

interface Sent {
  type: DeviceMessageType;
  /** When the bank sent the message. */
  at: number;
  values: Readonly<Record<string, string>>;
  code?: string;
  item?: BatchItem;
  /** The bank used a wording that no template matches. */
  isOdd?: boolean;
}

const minorIn = (text: string | undefined, { currency }: BankCard): bigint | null =>
  text === undefined ? null : (minorOf(text.replaceAll(',', ''), currencyInfo(currency).digits) ?? null);

/** A device delivers a message: stores it and parses it with the template of its bank (docs/rules/listen.md#messages). */
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

/** Deletes a one-time code from its message ten minutes after expiry (docs/rules/listen.md#one-time-codes). */
function forget(message: DeviceMessage) {
  message.body = message.body.replaceAll(message.code ?? '\u0000', '••••••');
  message.code = null;
}

/** The bank sends a one-time code for a payment to the device of the card. */
export function sendCode(world: World, channel: CardChannel, item: BatchItem): DeviceMessage {
  const { card } = channel;
  const code = world.pool.chance.digits(6);
  const amount = moneyIn(card.currency, item.net);
  const values = { code, amount, tail: card.no.slice(-4), ref: `R${item.no.slice(-12)}` };
  return receive(world, channel, { type: 'OTP', at: world.clock.now(), values, code, item });
}

/** Books the movement of a receipt once and matches it to its order. @param extra additional data from online banking */
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
