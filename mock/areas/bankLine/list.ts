import type { BankLineFilter, BankLineStatistics } from '@/contract';
import { moneyIn } from '../../base/money';
import { isWanted, RowFilter, soughtIn, totalsBy, unitsOf } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { type Sort, select } from '../../engine/store';
import { iso, MINUTE } from '../../engine/time';
import type { BankCard, BankLine } from '../../model/cards';
import type { CallFor, Operator } from '../../model/operators';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';

/** Rows to scan: those of one card are stored separately. */
export const linesFor = ({ pool }: World, { cardId }: BankLineFilter): readonly BankLine[] =>
  cardId && !cardId.includes(',') ? pool.lines.group(cardId) : pool.lines.rows;

const bears = ({ no, ref, bizNo, postscript }: BankLine, sought: readonly string[]) =>
  [no, ref, bizNo, ...(postscript?.split(/\s+/) ?? [])].some((text) => sought.includes(text?.toUpperCase() ?? ''));

/** The conditions of a filter on movements; `isHeader` leaves out the match status. @throws Refusal 400 */
export function lineTestsOf(operator: Operator, filter: BankLineFilter, at: number, isHeader = false) {
  const tests = new RowFilter<BankLine>(filter, ({ card }) => card.currency);
  tests.add(operator.scope.type !== 'ALL' && (({ card }) => seesCard(operator, card)));
  const sought = soughtIn(filter.keyword);
  tests.add(sought.length > 0 && ((line) => bears(line, sought)));
  const numbers = filter.lineNo?.split(',');
  tests.add(numbers && ((line) => numbers.includes(line.no)));
  tests.oneOf('cardId', ({ card }) => card.id);
  tests.oneOf('bankCode', ({ card }) => card.bankCode);
  tests.oneOf('currency', ({ card }) => card.currency);
  tests.oneOf('direction', (line) => line.direction);
  if (!isHeader) tests.oneOf('matchStatus', (line) => line.matchStatus);
  tests.oneOf('source', (line) => line.source);
  tests.oneOf('bizType', (line) => line.bizType);
  tests.oneOf('counterpartyName', (line) => line.counterpartyName);
  tests.oneOf('counterpartyAccountNo', (line) => line.counterpartyAccountNo);
  const { chainBreak, olderThanMin } = filter;
  tests.add(chainBreak !== undefined && ((line) => line.chainBreak === chainBreak));
  tests.add(
    olderThanMin !== undefined && ((line) => line.matchStatus === 'UNMATCHED' && line.bankTime < at - olderThanMin * MINUTE),
  );
  tests.money('amountMin', 'amountMax', ({ amount }) => amount);
  // A number search ignores the time range (docs/rules/lists.md#number-search).
  if (sought.length === 0 && !numbers) tests.range(operator, 'bankFrom', 'bankTo', ({ bankTime }) => bankTime);
  return tests.list;
}

const SORTS: Readonly<Record<string, (line: BankLine) => number>> = {
  bankTime: ({ bankTime }) => bankTime,
  createdAt: ({ createdAt }) => createdAt,
  amount: ({ card, amount }) => unitsOf(card.currency, amount),
};

/** Newest first by bank time, because movements are reported out of order. @throws Refusal 400 */
export function lineSortOf({ sortField = 'bankTime', sortOrder }: { sortField?: string; sortOrder?: string }): Sort<BankLine> {
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  return { by, descending: sortOrder !== 'ascend' };
}

const partOf = (wanted: BankLine['direction']) => (line: BankLine) => (line.direction === wanted ? line.amount : 0n);

/** Totals of credits and debits per currency. */
export const lineTotals = () =>
  totalsBy<BankLine, 'inAmount' | 'outAmount'>(({ card }) => card.currency, { inAmount: partOf('IN'), outAmount: partOf('OUT') });

/** Opening balance of a card's book. Minor units. */
function openedWith({ account }: BankCard): bigint {
  const entry = account.entries.find(({ transaction }) => transaction.kind === 'CARD_OPEN');
  return entry ? -entry.delta : 0n;
}

const ZERO = { cards: 0, opening: 0n, in: 0n, out: 0n, unmatched: 0, unmatchedIn: 0n, unmatchedOut: 0n, breaks: 0 };

/**
 * Header figures (docs/rules/bankLine.md#statistics). Opening, credits, debits and closing only depend on the selected cards and
 * time range: other filters would break the equation.
 */
export function lineFigures(world: World, { actor, query: filter, at }: CallFor<'getBankLineStatistics'>): BankLineStatistics {
  const sums = new Map<string, typeof ZERO>();
  const sumOf = (currency: string) => {
    const sum = sums.get(currency) ?? { ...ZERO };
    sums.set(currency, sum);
    return sum;
  };
  const [from, to] = [filter.bankFrom, filter.bankTo].map((time) => (time ? Date.parse(time) : undefined));
  for (const card of world.pool.cards.values()) {
    const { id, bankCode, currency } = card;
    if (!seesCard(actor, card) || !isWanted(filter.cardId, id)) continue;
    if (!isWanted(filter.bankCode, bankCode) || !isWanted(filter.currency, currency)) continue;
    const sum = sumOf(currency);
    sum.cards++;
    sum.opening += openedWith(card);
    for (const { direction, amount, bankTime } of world.pool.lines.group(id)) {
      const signed = direction === 'IN' ? amount : -amount;
      if (from !== undefined && bankTime < from) sum.opening += signed;
      else if (to === undefined || bankTime < to) sum[direction === 'IN' ? 'in' : 'out'] += amount;
    }
  }
  let oldest: number | null = null;
  const each = ({ card, direction, amount, matchStatus, chainBreak, bankTime }: BankLine) => {
    const sum = sumOf(card.currency);
    if (chainBreak) sum.breaks++;
    if (matchStatus !== 'UNMATCHED') return;
    sum.unmatched++;
    sum[direction === 'IN' ? 'unmatchedIn' : 'unmatchedOut'] += amount;
    if (oldest === null || bankTime < oldest) oldest = bankTime;
  };
  select(linesFor(world, filter), lineTestsOf(actor, filter, at, true), { count: 0, each });
  const all = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    currencies: all.map(([currency, sum]) => {
      const money = (minor: bigint) => moneyIn(currency, minor);
      return {
        currency,
        cards: sum.cards,
        opening: money(sum.opening),
        inAmount: money(sum.in),
        outAmount: money(sum.out),
        closing: money(sum.opening + sum.in - sum.out),
        unmatchedCount: sum.unmatched,
        unmatchedIn: money(sum.unmatchedIn),
        unmatchedOut: money(sum.unmatchedOut),
        chainBreaks: sum.breaks,
      };
    }),
    unmatched: all.reduce((count, [, sum]) => count + sum.unmatched, 0),
    chainBreaks: all.reduce((count, [, sum]) => count + sum.breaks, 0),
    oldestUnmatchedAt: oldest === null ? null : iso(oldest),
  };
}
