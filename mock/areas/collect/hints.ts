import type { CollectCandidate, CollectCredit, CollectHint } from '@/contract';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { HOUR } from '../../engine/time';
import { LATE_MS } from '../../flow/cards/collect';
import { feeBy } from '../../flow/prices';
import type { BankLine, Collect } from '../../model/cards';
import type { Operator } from '../../model/operators';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';

const CANDIDATES = 20;

/** A twentieth of what is payable. */
const NEAR = 20n;

/** Clocks of banks differ, and so do the times that they write down. */
export const AROUND_MS = 6 * HOUR;

/** How much each hint says; together 100 at most. */
const WEIGHTS: Readonly<Record<CollectHint, number>> = {
  EXACT_AMOUNT: 40,
  NEAR_AMOUNT: 15,
  POSTSCRIPT: 30,
  BANK_REF: 30,
  PAYER_NAME: 10,
  SAME_CARD: 10,
  TIME_NEAR: 10,
};

const isNear = (amount: bigint, payable: bigint) => {
  const difference = amount > payable ? amount - payable : payable - amount;
  return difference * NEAR <= payable;
};

/** What a payment says of the order it is for. */
const textOf = ({ postscript, ref }: BankLine) => `${postscript ?? ''} ${ref ?? ''}`.toUpperCase();

/** Evidence that a movement belongs to this order (docs/rules/collect.md#candidates). @param payerName as declared */
export function hintsOf(
  { payable, postscript, card, createdAt, expireAt, order }: Collect,
  line: BankLine,
  payerName: string | null,
): CollectHint[] {
  const text = textOf(line);
  const holds: Readonly<Record<CollectHint, boolean>> = {
    EXACT_AMOUNT: line.amount === payable,
    NEAR_AMOUNT: line.amount !== payable && isNear(line.amount, payable),
    POSTSCRIPT: text.includes(postscript),
    BANK_REF: [order.no, order.mchOrderNo].some((no) => text.includes(no)),
    PAYER_NAME: payerName !== null && payerName.toUpperCase() === line.counterpartyName?.toUpperCase(),
    SAME_CARD: line.card === card,
    TIME_NEAR: line.bankTime >= createdAt && line.bankTime <= expireAt,
  };
  return (Object.keys(holds) as CollectHint[]).filter((hint) => holds[hint]);
}

/** What the merchant has of a payment, by the price that the order was made at (docs/rules/trade.md#fee). @param paid minor units */
export function creditOf({ order }: Collect, paid: bigint): { fee: bigint; net: bigint } {
  const fee = feeBy(order.price, paid);
  return { fee, net: paid - fee };
}

/** The same as the wire has it. */
export function showCredit(collect: Collect, paid: bigint): CollectCredit {
  const { fee, net } = creditOf(collect, paid);
  const money = (minor: bigint) => moneyIn(collect.order.account.currency, minor);
  return { paidAmount: money(paid), mchFee: money(fee), netAmount: money(net) };
}

/** Payments that nothing explains yet, about as large and at about the time that the order was to be paid. */
function fitting({ pool }: World, operator: Operator, collect: Collect): BankLine[] {
  const { currency } = collect.order.account;
  const fits = (line: BankLine) =>
    line.matchStatus === 'UNMATCHED' &&
    line.direction === 'IN' &&
    line.card.currency === currency &&
    line.bankTime >= collect.createdAt - AROUND_MS &&
    line.bankTime <= collect.expireAt + LATE_MS + AROUND_MS &&
    isNear(line.amount, collect.payable) &&
    seesCard(operator, line.card);
  const own = collect.card ? pool.lines.group(collect.card.id).filter(fits) : [];
  // A payer may have sent it to the card of an earlier order.
  return own.length > 0 ? own : pool.lines.rows.filter(fits);
}

/** Payments that may belong to a collection, the likeliest first, 20 at most; names and numbers are masked. */
export function candidatesOf(world: World, operator: Operator, collect: Collect): CollectCandidate[] {
  return fitting(world, operator, collect)
    .map((line) => {
      const reasons = hintsOf(collect, line, collect.payerName);
      const score = Math.min(
        100,
        reasons.reduce((sum, hint) => sum + WEIGHTS[hint], 0),
      );
      return { line, reasons, score };
    })
    .sort((a, b) => b.score - a.score || b.line.bankTime - a.line.bankTime)
    .slice(0, CANDIDATES)
    .map(({ line, reasons, score }) => ({
      statementLineNo: line.no,
      cardId: line.card.id,
      cardNo: maskAccount(line.card.no),
      bankCode: line.card.bankCode,
      amount: moneyIn(collect.order.account.currency, line.amount),
      bankTime: new Date(line.bankTime).toISOString(),
      counterpartyName: line.counterpartyName === null ? null : maskName(line.counterpartyName),
      postscript: line.postscript,
      bankRefNo: line.ref,
      score,
      reasons,
      credit: showCredit(collect, line.amount),
    }));
}
