import type { CollectCandidate, CollectCredit, CollectHint } from '@/contract';
import { namesOf } from '../../../src/domain/typed';
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

/** 5% of the amount to pay. */
const NEAR = 20n;

/** Tolerance for different bank clocks. */
export const AROUND_MS = 6 * HOUR;

/** Points by hint; at most 100 together. */
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

/** Text of a payment that may contain the order's code. */
const textOf = ({ postscript, ref }: BankLine) => `${postscript ?? ''} ${ref ?? ''}`.toUpperCase();

/** Hints that a movement belongs to this order (docs/rules/collect.md#candidates). @param payerName name declared by the payer */
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
  return namesOf(holds).filter((hint) => holds[hint]);
}

/** Fee and net of a payment, at the price of the order (docs/rules/trade.md#fee). @param paid minor units */
export function creditOf({ order }: Collect, paid: bigint): { fee: bigint; net: bigint } {
  const fee = feeBy(order.price, paid);
  return { fee, net: paid - fee };
}

/** Fee and net in wire format. */
export function showCredit(collect: Collect, paid: bigint): CollectCredit {
  const { fee, net } = creditOf(collect, paid);
  const money = (minor: bigint) => moneyIn(collect.order.account.currency, minor);
  return { paidAmount: money(paid), mchFee: money(fee), netAmount: money(net) };
}

/** Unmatched payments with a similar amount, at about the time of the order. */
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
  // The payer may have used the card of an earlier order.
  return own.length > 0 ? own : pool.lines.rows.filter(fits);
}

/** Payments that may belong to a collection order, likeliest first, at most 20; names and numbers masked. */
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
