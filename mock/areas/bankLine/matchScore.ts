import type { BankLineMatchReason } from '@/contract';
import { HOUR } from '../../engine/time';
import type { BankCard, BankLine, BatchItem, Collect } from '../../model/cards';

/** Money this long before or after the time of an order still counts as near (docs/rules/collect.md#candidates). */
const NEAR_MS = 6 * HOUR;

/** An amount that is off by at most one in so many is near: 5 % (docs/rules/collect.md#candidates). */
const NEAR_PART = 20n;
const FULL = 100;

/** A near amount is worth at least this, an exact one its whole weight. */
const LEAST_NEAR = 10;

/** What each reason is worth; an exact amount, the code, the name, the card and the time together are all. */
const WEIGHTS: Readonly<Record<Exclude<BankLineMatchReason, 'NEAR_AMOUNT'>, number>> = {
  BANK_REF: 60,
  EXACT_AMOUNT: 40,
  POSTSCRIPT: 25,
  PAYER_NAME: 15,
  SAME_CARD: 10,
  TIME_NEAR: 10,
};

/** How well a line and an order fit: 0 to 100, the strongest reason first. */
export interface MatchScore {
  score: number;
  reasons: BankLineMatchReason[];
}

/** What an order says of the money that it waits for. */
interface Awaited {
  /** Minor units. */
  amount: bigint;
  card: BankCard | null;
  /** The postscript for the payer, or of the platform. */
  code: string;
  name: string | null;
  ref: string | null;
  /** When the money could move. */
  from: number;
  to: number;
}

const plain = (text: string | null): string => (text ?? '').toUpperCase().replace(/\s+/g, '');

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** Points of an amount that is near, falling to the edge of what is near. */
const nearPoints = (off: bigint, amount: bigint): number =>
  WEIGHTS.EXACT_AMOUNT - Number((off * NEAR_PART * BigInt(WEIGHTS.EXACT_AMOUNT - LEAST_NEAR)) / amount);

/** Undefined when nothing but the card, the time or a name speaks for it. */
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
  const reasons = (Object.keys(fits) as BankLineMatchReason[])
    .filter((reason) => fits[reason])
    .sort((a, b) => points(b) - points(a));
  return { score: Math.min(FULL, Math.round(reasons.reduce((sum, reason) => sum + points(reason), 0))), reasons };
}

/**
 * How well an incoming line fits a collection order (docs/rules/collect.md#candidates, docs/rules/bankLine.md#match); undefined when
 * it does not at all.
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

/** How well an outgoing line fits an item of a batch (docs/rules/bankLine.md#match); undefined when it does not at all. */
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
