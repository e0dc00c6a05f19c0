import Big from 'big.js';
import type {
  BankLineMatchStatus,
  CardAction,
  CardCorrectReason,
  CardHolderType,
  CardListenPurpose,
  CardListenStatus,
  CardMchScope,
  CardOwnership,
  CardReason,
  CardStatus,
  CardStatusReason,
  CardUsage,
  DeviceMessageType,
  MessageParseStatus,
} from '../contract';
import { compareMoney, isDecimal } from './money';
import { stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** Closed transition table of an own card (docs/rules/card.md#states). Only the platform triggers `cool` and `recover`. */
export const cardTransitions = {
  // An approved card without a listening device starts as PAUSED (docs/rules/card.md#enable).
  review: { from: ['PENDING_REVIEW'], to: ['ENABLED', 'PAUSED', 'PENDING_REVIEW'] },
  change: { from: ['PENDING_REVIEW', 'ENABLED', 'PAUSED', 'COOLING'], to: ['PENDING_REVIEW'] },
  enable: { from: ['PAUSED', 'COOLING'], to: ['ENABLED'] },
  pause: { from: ['ENABLED', 'COOLING', 'BANK_FROZEN'], to: ['PAUSED'] },
  cool: { from: ['ENABLED'], to: ['COOLING'] },
  recover: { from: ['COOLING'], to: ['ENABLED'] },
  retire: { from: ['PAUSED'], to: ['RETIRED'] },
} as const satisfies Record<string, { from: readonly CardStatus[]; to: readonly CardStatus[] }>;

export type CardEvent = keyof typeof cardTransitions;

const KNOWN: readonly CardStatus[] = ['ENABLED', 'PAUSED', 'COOLING', 'BANK_FROZEN'];
const OPEN: readonly CardStatus[] = ['PENDING_REVIEW', 'ENABLED', 'PAUSED', 'COOLING'];

/** State checks of a card, including actions that are not transitions (docs/rules/card.md#states). */
export const { fitsStatus: fitsCard, actionState: cardActionState } = stateTable<CardStatus, CardEvent, CardAction>(
  cardTransitions,
  { edit: OPEN, limit: [...OPEN, 'BANK_FROZEN'], queryBalance: KNOWN, correct: KNOWN },
);

export const cardStatuses = all<CardStatus>()(['PENDING_REVIEW', 'ENABLED', 'PAUSED', 'COOLING', 'BANK_FROZEN', 'RETIRED']);
export const cardStatusReasons = all<CardStatusReason>()([
  'DAILY_LIMIT_REACHED',
  'LISTENER_OFFLINE',
  'FAIL_STREAK',
  'REVIEW_REFUSED',
  'AUTHORISATION_ENDED',
  'BY_HAND',
]);
export const cardUsages = all<CardUsage>()(['COLLECT', 'PAYOUT', 'BOTH']);
export const cardHolderTypes = all<CardHolderType>()(['CORPORATE', 'PERSONAL']);
export const cardOwnerships = all<CardOwnership>()(['PLATFORM', 'CONTRACTED']);
export const cardListenStatuses = all<CardListenStatus>()(['ONLINE', 'DEGRADED', 'OFFLINE', 'DISABLED']);
export const cardMchScopes = all<CardMchScope>()(['ALL', 'LIST']);
export const cardReasons = all<CardReason>()(['BANK_NOTICE', 'HOLDER_REQUEST', 'RISK', 'MAINTENANCE', 'NOT_USED', 'OTHER']);
export const cardCorrectReasons = all<CardCorrectReason>()(['BANK_FEE', 'INTEREST', 'MISSED_LINE', 'BOOKED_TWICE', 'OTHER']);

/** Kinds of events that have a label; a server may send others, which are shown raw. */
export const cardEventKinds = [
  'CREATED',
  'CARD_EDITED',
  'CARD_SUBMITTED',
  'CARD_PASSED',
  'CARD_REFUSED',
  'CARD_ENABLED',
  'CARD_PAUSED',
  'CARD_COOLED',
  'CARD_RECOVERED',
  'CARD_LIMITED',
  'CARD_RETIRED',
  'BALANCE_ASKED',
  'BALANCE_CORRECTED',
  'AUTHORISATION_ENDED',
  'REVEALED',
] as const;

export const cardStatusTones: Readonly<Record<CardStatus, Tone>> = {
  PENDING_REVIEW: 'warning',
  ENABLED: 'success',
  PAUSED: 'neutral',
  COOLING: 'processing',
  BANK_FROZEN: 'error',
  RETIRED: 'neutral',
};

export const cardListenTones: Readonly<Record<CardListenStatus, Tone>> = {
  ONLINE: 'success',
  DEGRADED: 'warning',
  OFFLINE: 'error',
  DISABLED: 'neutral',
};

/** Used share of a limit: 0 for none, 1 for all, more if the limit was lowered later. Both are decimal strings. */
export function usedShare(used: string, limit: string): number {
  if (!isDecimal(used) || !isDecimal(limit)) return 0;
  const whole = new Big(limit);
  return whole.eq(0) ? 0 : new Big(used).div(whole).toNumber();
}

/** Valid format of a card or account number. */
export const CARD_NO = /^\d{8,19}$/;
export const CARD_GROUP = /^[A-Z0-9][A-Z0-9-]{1,15}$/;

/** Card fields that the console checks before sending, and the platform again. Amounts are decimal strings, times ISO. */
export interface CardTerms {
  holderType?: CardHolderType;
  ownership?: CardOwnership;
  authorisationNo?: string | null;
  authorisationFileId?: string | null;
  authorisationExpireAt?: string | null;
  minPerTxn?: string;
  maxPerTxn?: string;
  dailyInLimit?: string;
  dailyOutLimit?: string;
  monthlyLimit?: string;
  workFrom?: string | null;
  workTo?: string | null;
  mchScope?: CardMchScope;
  mchNos?: readonly string[];
}

export type CardRule =
  | 'positive'
  | 'gte:minPerTxn'
  | 'gte:maxPerTxn'
  | 'gte:daily'
  | 'authorised'
  | 'together'
  | 'future'
  | 'hours'
  | 'differs'
  | 'merchants';

export interface CardFault {
  name: keyof CardTerms;
  rule: CardRule;
}

const AGREEMENT = ['authorisationNo', 'authorisationFileId', 'authorisationExpireAt'] as const;

function* limitFaults({ minPerTxn, maxPerTxn, dailyInLimit, dailyOutLimit, monthlyLimit }: CardTerms): Generator<CardFault> {
  const isBelow = (one: string | undefined, least: string | undefined) =>
    one !== undefined && least !== undefined && isDecimal(one) && isDecimal(least) && compareMoney(one, least) < 0;
  if (minPerTxn !== undefined && isDecimal(minPerTxn) && compareMoney(minPerTxn, '0') <= 0)
    yield { name: 'minPerTxn', rule: 'positive' };
  if (isBelow(maxPerTxn, minPerTxn)) yield { name: 'maxPerTxn', rule: 'gte:minPerTxn' };
  if (isBelow(dailyInLimit, maxPerTxn)) yield { name: 'dailyInLimit', rule: 'gte:maxPerTxn' };
  if (isBelow(dailyOutLimit, maxPerTxn)) yield { name: 'dailyOutLimit', rule: 'gte:maxPerTxn' };
  if (isBelow(monthlyLimit, dailyInLimit) || isBelow(monthlyLimit, dailyOutLimit))
    yield { name: 'monthlyLimit', rule: 'gte:daily' };
}

function* agreementFaults(terms: CardTerms, now: number): Generator<CardFault> {
  const { holderType, ownership, authorisationExpireAt } = terms;
  const missing = AGREEMENT.filter((name) => !terms[name]);
  const isNeeded = ownership === 'CONTRACTED' || holderType === 'PERSONAL';
  if (isNeeded || missing.length < AGREEMENT.length)
    for (const name of missing) yield { name, rule: isNeeded ? 'authorised' : 'together' };
  if (authorisationExpireAt && Date.parse(authorisationExpireAt) <= now) yield { name: 'authorisationExpireAt', rule: 'future' };
}

/**
 * Rules across several fields of a card (docs/rules/card.md#form). The console checks them before sending, and the platform
 * again.
 * @param now ms since 1970, by the platform's clock
 */
export function cardFaults(terms: CardTerms, now: number): CardFault[] {
  const { workFrom, workTo, mchScope, mchNos = [] } = terms;
  const faults = [...limitFaults(terms), ...agreementFaults(terms, now)];
  if (!workFrom !== !workTo) faults.push({ name: workFrom ? 'workTo' : 'workFrom', rule: 'hours' });
  if (workFrom && workFrom === workTo) faults.push({ name: 'workTo', rule: 'differs' });
  if (mchScope === 'LIST' && mchNos.length === 0) faults.push({ name: 'mchNos', rule: 'merchants' });
  return faults;
}

/** Match states of the movements in a card's detail. */
export const bankLineMatches = all<BankLineMatchStatus>()([
  'UNMATCHED',
  'MATCHED',
  'PARTIAL',
  'IGNORED',
  'DUPLICATE',
  'REVERSED',
]);
export const messageTypes = all<DeviceMessageType>()(['RECEIPT', 'OTP', 'BALANCE', 'OTHER']);
export const messageParses = all<MessageParseStatus>()(['PARSED', 'UNPARSED', 'DUPLICATE', 'IGNORED']);
export const cardPurposes = all<CardListenPurpose>()(['RECEIPT', 'PAYOUT_OTP', 'BOTH']);
/** States in which an order still waits for its card. */
export const openCollectStates = ['WAIT_PAY', 'PAID_DECLARED'] as const;
