import type { BankLineMatchReason } from '@/contract';
import { namesOf } from '../../../src/domain/typed';
import { HOUR } from '../../engine/time';
import type { BankCard, BankLine, BatchItem, Collect } from '../../model/cards';

/** Within this time of the order a movement counts as near (docs/rules/collect.md#candidates). */
const NEAR_MS = 6 * HOUR;

/** An amount with a difference of at most 1/20 (5%) counts as near (docs/rules/collect.md#candidates). */
const NEAR_PART = 20n;
const FULL = 100;

/** Minimum points of a near amount; an exact amount gets full points. */
const LEAST_NEAR = 10;

/** Points by reason. Exact amount, code, name, card and time sum to 100. */
const WEIGHTS: Readonly<Record<Exclude<BankLineMatchReason, 'NEAR_AMOUNT'>, number>> = {
  BANK_REF: 60,
  EXACT_AMOUNT: 40,
  POSTSCRIPT: 25,
  PAYER_NAME: 15,
  SAME_CARD: 10,
  TIME_NEAR: 10,
};

/** Score of a movement and an order: 0 to 100, strongest reason first. */
export interface MatchScore {
  score: number;
  reasons: BankLineMatchReason[];
}

/** The payment that an order expects. */
interface Awaited {
  /** Minor units. */
  amount: bigint;
  card: BankCard | null;
  /** The postscript for the payer, or the platform's own. */
  code: string;
  name: string | null;
  ref: string | null;
  /** When the payment could occur. */
  from: number;
  to: number;
}

const plain = (text: string | null): string => (text ?? '').toUpperCase().replace(/\s+/g, '');

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** Points of a near amount; they decrease with the difference. */
const nearPoints = (off: bigint, amount: bigint): number =>
  WEIGHTS.EXACT_AMOUNT - Number((off * NEAR_PART * BigInt(WEIGHTS.EXACT_AMOUNT - LEAST_NEAR)) / amount);

/** Undefined when only the card, the time or a name matches. */
function scoreOf(line: BankLine, { amount, card, code, name, ref, from, to }: Awaited): MatchScore | undefined {
  const off = distance(line.amount, amount);
  const isNear = off > 0n && off * NEAR_PART <= amount;
  const fits: Record<BankLineMatchReason, boolean> = {
    BANK_REF: ref !== null && line.ref !== null && plain(line.ref) === plain(ref),
    EXACT_AMOUNT: off === 0n,
    NEAR_AMOUNT: isNear,
    POSTSCRIPT: code !== '' && plain(line.postscript).includes(plain(code)),
    PAYER_NAME: name !== null && plain(line.counterpartyName) === plain(name),
    SAME_CARD: line.card === card,
    TIME_NEAR: line.bankTime >= from - NEAR_MS && line.bankTime <= to + NEAR_MS,
  };
  if (!fits.BANK_REF && !fits.EXACT_AMOUNT && !isNear && !fits.POSTSCRIPT) return undefined;
  const points = (reason: BankLineMatchReason) => (reason === 'NEAR_AMOUNT' ? nearPoints(off, amount) : WEIGHTS[reason]);
  const reasons = namesOf(fits)
    .filter((reason) => fits[reason])
    .sort((a, b) => points(b) - points(a));
  return { score: Math.min(FULL, Math.round(reasons.reduce((sum, reason) => sum + points(reason), 0))), reasons };
}

/**
 * Score of an incoming movement for a collection order (docs/rules/collect.md#candidates, docs/rules/bankLine.md#match); undefined
 * without a match.
 */
export const scoreCollect = (line: BankLine, collect: Collect): MatchScore | undefined =>
  scoreOf(line, {
    amount: collect.payable,
    card: collect.card,
    code: collect.postscript,
    name: collect.payerName,
    ref: collect.bankRefNo,
    from: collect.createdAt,
    to: collect.expireAt,
  });

/** Score of an outgoing movement for a batch line (docs/rules/bankLine.md#match); undefined without a match. */
export const scoreItem = (line: BankLine, item: BatchItem): MatchScore | undefined =>
  scoreOf(line, {
    amount: item.net,
    card: item.card,
    code: item.no,
    name: item.payeeName,
    ref: item.bankRefNo,
    from: item.appliedAt ?? item.updatedAt,
    to: item.paidAt ?? item.updatedAt,
  });
