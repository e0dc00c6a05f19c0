import type {
  CardChannel,
  CardChannelAction,
  CardChannelReason,
  CardListenPurpose,
  CardListenReason,
  CardListenStatus,
  CodeRevealReason,
  DeviceMessage,
  DeviceMessageAction,
  DeviceMessageReason,
  DeviceMessageType,
  MessageParseStatus,
} from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { isOneOf, namesOf } from './typed';
import { all } from './values';

/** Most severe first. */
export const listenStatuses = all<CardListenStatus>()(['OFFLINE', 'DEGRADED', 'ONLINE', 'DISABLED']);
export const listenReasons = all<CardListenReason>()([
  'NO_HEARTBEAT',
  'NO_PERMISSION',
  'QUEUE_BACKLOG',
  'LOW_BATTERY',
  'CLOCK_SKEW',
  'OLD_APP',
]);
export const listenPurposes = all<CardListenPurpose>()(['RECEIPT', 'PAYOUT_OTP', 'BOTH']);
export const messageTypes = all<DeviceMessageType>()(['RECEIPT', 'OTP', 'BALANCE', 'OTHER']);
export const parseStatuses = all<MessageParseStatus>()(['PARSED', 'UNPARSED', 'DUPLICATE', 'IGNORED']);
export const channelReasons = all<CardChannelReason>()(['DEVICE_TROUBLE', 'DEVICE_REPLACED', 'CARD_WITHDRAWN', 'RISK', 'OTHER']);
export const messageReasons = all<DeviceMessageReason>()(['ADVERTISEMENT', 'NO_MOVEMENT', 'BOOKED_ELSEWHERE', 'OTHER']);
export const codeReasons = all<CodeRevealReason>()(['ENTER_AT_BANK', 'LISTENING_FAILED', 'OTHER']);
/** Kinds of events that have a label; the server may send others, which are shown raw. */
export const listenEventKinds = [
  'CHANNEL_PAIRED',
  'CHANNEL_UNPAIRED',
  'CHANNEL_ENABLED',
  'CHANNEL_DISABLED',
  'KEY_ROTATED',
] as const;

export const listenTones: Readonly<Record<CardListenStatus, Tone>> = {
  ONLINE: 'success',
  DEGRADED: 'warning',
  OFFLINE: 'error',
  DISABLED: 'neutral',
};
export const parseTones: Readonly<Record<MessageParseStatus, Tone>> = {
  PARSED: 'success',
  UNPARSED: 'warning',
  DUPLICATE: 'neutral',
  IGNORED: 'neutral',
};

type ChannelFacts = Pick<CardChannel, 'listenStatus' | 'unpairedAt'>;

const isPaired = ({ unpairedAt }: ChannelFacts) => !unpairedAt;
const isOn = (channel: ChannelFacts) => isPaired(channel) && channel.listenStatus !== 'DISABLED';

/**
 * When each action on a binding is possible, for any operator (docs/rules/listen.md#bindings). An ended binding cannot change.
 */
export const channelFits: Readonly<Record<CardChannelAction, (channel: ChannelFacts) => boolean>> = {
  ping: isPaired,
  enable: (channel) => isPaired(channel) && !isOn(channel),
  disable: isOn,
  unpair: isPaired,
  rotateKey: isPaired,
};
export const channelActions = namesOf(channelFits);

type MessageFacts = Pick<DeviceMessage, 'msgType' | 'parseStatus' | 'codeMasked'>;

/** The same for a message. A movement can be added for an unparsed receipt only. Only an existing code can be revealed. */
export const messageFits: Readonly<Record<DeviceMessageAction, (message: MessageFacts) => boolean>> = {
  line: ({ msgType, parseStatus }) => msgType === 'RECEIPT' && parseStatus === 'UNPARSED',
  ignore: ({ parseStatus }) => parseStatus === 'UNPARSED',
  reveal: ({ msgType, codeMasked }) => msgType === 'OTP' && Boolean(codeMasked),
};
export const messageActions = namesOf(messageFits);

interface Rights<Action> {
  allowed?: readonly Action[];
  denied?: readonly { action: string; why?: string }[];
}

function stateOf<Row extends Rights<Action>, Action extends string>(
  row: Row,
  action: Action,
  fits: Readonly<Record<Action, (row: Row) => boolean>>,
): ActionState {
  if (!row.allowed) return { isAllowed: fits[action](row) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** Whether this operator may act on a binding: as the server says, else by the table above (docs/rules/access.md#allowed). */
export const channelActionState = (row: ChannelFacts & Rights<CardChannelAction>, action: CardChannelAction): ActionState =>
  stateOf(row, action, channelFits);

/** The same for a message. Only the server knows who may see a code, so without its permission none is offered. */
export const messageActionState = (row: MessageFacts & Rights<DeviceMessageAction>, action: DeviceMessageAction): ActionState =>
  action === 'reveal' && !row.allowed ? { isAllowed: false } : stateOf(row, action, messageFits);

/** Named parts of a template's text (docs/rules/listen.md#templates). */
export const templateParts = ['amount', 'balance', 'tail', 'ref', 'code', 'time', 'name'] as const;

/** The part that each message type needs; without it, a template is useless. */
const NEEDED: Readonly<Record<DeviceMessageType, string | undefined>> = {
  RECEIPT: 'amount',
  OTP: 'code',
  BALANCE: 'balance',
  OTHER: undefined,
};

export type TemplateFault = { rule: 'braces' | 'divided' } | { rule: 'part' | 'twice' | 'needed'; part: string };

const PLACE = /\{(\w+)\}/g;
/** Matches characters that no part can match: words, and characters that are in no number. */
const DIVIDER = /[^\d\s,.:/-]/;

/**
 * Fault of a template's text; undefined when it is valid (docs/rules/listen.md#templates). Two parts need words between them.
 * Otherwise a hostile text could match in many ways and slow down the match.
 * @param msgType when absent, no part is required
 */
export function templateFault(text: string, msgType?: DeviceMessageType): TemplateFault | undefined {
  const pieces = text.split(PLACE);
  const parts = pieces.filter((_, at) => at % 2 === 1);
  const words = pieces.filter((_, at) => at % 2 === 0);
  if (words.some((piece) => /[{}]/.test(piece))) return { rule: 'braces' };
  const unknown = parts.find((part) => !isOneOf(templateParts, part));
  if (unknown) return { rule: 'part', part: unknown };
  const twice = parts.find((part, at) => parts.indexOf(part) < at);
  if (twice) return { rule: 'twice', part: twice };
  if (words.slice(1, -1).some((piece) => !DIVIDER.test(piece))) return { rule: 'divided' };
  const needed = msgType && NEEDED[msgType];
  return needed && !parts.includes(needed) ? { rule: 'needed', part: needed } : undefined;
}
