import type { CardFilter, CardStatistics, CardStatus } from '@/contract';
import { NEAR_LIMIT } from '../../../src/domain/thresholds';
import { moneyIn } from '../../base/money';
import { RowFilter, type Sorted, soughtIn, unitsOf } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { DAY } from '../../engine/time';
import { bookOf } from '../../flow/cards/accounts';
import { carriedBy } from '../../flow/cards/book';
import { channelOfCard, isHeard, listenOf } from '../../flow/cards/use';
import type { BankCard } from '../../model/cards';
import { seesCard } from '../../model/scope';
import { type CardEye, EXPIRING_DAYS, fullnessOf } from './view';

const SORTS: Readonly<Record<string, (card: BankCard, at: number) => number>> = {
  createdAt: (card) => card.createdAt,
  limitUsage: (card, at) => Number(fullnessOf(card, at)),
  bookBalance: (card) => unitsOf(card.currency, bookOf(card)),
  lastUsedAt: (card) => card.lastUsedAt ?? 0,
};

function testsOf({ world, at }: CardEye, filter: CardFilter, isHeader: boolean) {
  const { keyword, cardHolder, usageMin, expiresInDays } = filter as Record<string, string | undefined>;
  const tests = new RowFilter<BankCard>(filter, ({ currency }) => currency);
  const sought = soughtIn(keyword);
  const name = cardHolder?.trim().toLowerCase();
  tests.add(sought.length > 0 && (({ id, no }) => sought.includes(id) || sought.includes(no.slice(-4))));
  tests.add(name && ((card) => card.holderName.toLowerCase() === name));
  tests.oneOf('cardId', ({ id }) => id);
  tests.oneOf('bankCode', ({ bankCode }) => bankCode);
  tests.oneOf('country', ({ country }) => country);
  tests.oneOf('currency', ({ currency }) => currency);
  tests.oneOf('usage', ({ usage }) => usage);
  tests.oneOf('groupCode', ({ groupCode }) => groupCode);
  tests.oneOf('ownership', ({ ownership }) => ownership);
  tests.oneOf('listenStatus', (card) => {
    const channel = channelOfCard(world, card);
    return channel && listenOf(channel, at).status;
  });
  tests.money('balanceMin', 'balanceMax', bookOf);
  tests.add(usageMin !== undefined && ((card) => fullnessOf(card, at) >= BigInt(usageMin) * 10_000n));
  tests.add(expiresInDays !== undefined && ((card) => endsWithin(card, at, Number(expiresInDays))));
  if (!isHeader) tests.oneOf('status', ({ status }) => status);
  return tests.list;
}

/** True when the authorization expires within this many days, or has expired. */
const endsWithin = ({ authorisation }: BankCard, at: number, days: number) =>
  authorisation !== null && authorisation.expireAt <= at + days * DAY;

/** Cards in the data scope that match a filter, newest first by default. @throws Refusal 400 */
export function findCards(eye: CardEye, query: Sorted<CardFilter>, isHeader = false): BankCard[] {
  const { sortField = 'createdAt', sortOrder = 'descend', ...filter } = query;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const tests = testsOf(eye, filter, isHeader);
  const found = [...eye.world.pool.cards.values()].filter(
    (card) => seesCard(eye.actor, card) && tests.every((test) => test(card)),
  );
  const sign = sortOrder === 'descend' ? -1 : 1;
  return found.sort((a, b) => sign * (by(a, eye.at) - by(b, eye.at)) || (a.id < b.id ? 1 : -1));
}

const positive = (minor: bigint) => (minor > 0n ? minor : 0n);
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** Remaining limit of a card today, in this direction. */
function leftOf(card: BankCard, direction: 'IN' | 'OUT', at: number): bigint {
  const isIn = direction === 'IN';
  if (card.status !== 'ENABLED' || card.usage === (isIn ? 'PAYOUT' : 'COLLECT')) return 0n;
  const use = carriedBy(card, at);
  const today = isIn ? card.dailyInLimit - use.in : card.dailyOutLimit - use.out;
  return positive(least(today, card.monthlyLimit - use.monthTotal));
}

const isInUse = ({ status }: BankCard) => status !== 'RETIRED' && status !== 'PENDING_REVIEW';

/** Figures of the header (docs/rules/card.md#statistics). */
export function cardFigures({ world, at }: CardEye, cards: readonly BankCard[]): CardStatistics {
  const statuses = new Map<CardStatus, number>();
  const sums = new Map<string, { count: number; book: bigint; leftIn: bigint; leftOut: bigint }>();
  for (const card of cards) {
    statuses.set(card.status, (statuses.get(card.status) ?? 0) + 1);
    const sum = sums.get(card.currency) ?? { count: 0, book: 0n, leftIn: 0n, leftOut: 0n };
    sums.set(card.currency, {
      count: sum.count + 1,
      book: sum.book + bookOf(card),
      leftIn: sum.leftIn + leftOf(card, 'IN', at),
      leftOut: sum.leftOut + leftOf(card, 'OUT', at),
    });
  }
  const used = cards.filter(isInUse);
  return {
    statuses: [...statuses].map(([status, count]) => ({ status, count })),
    currencies: [...sums.keys()].sort().map((currency) => {
      const { count, book, leftIn, leftOut } = sums.get(currency) as {
        count: number;
        book: bigint;
        leftIn: bigint;
        leftOut: bigint;
      };
      const money = (minor: bigint) => moneyIn(currency, minor);
      return { currency, count, bookBalance: money(book), leftIn: money(leftIn), leftOut: money(leftOut) };
    }),
    nearLimit: used.filter((card) => fullnessOf(card, at) > BigInt(NEAR_LIMIT * 100) * 10_000n).length,
    unheard: used.filter((card) => card.usage !== 'PAYOUT' && !isHeard(world, card)).length,
    expiring: used.filter((card) => endsWithin(card, at, EXPIRING_DAYS)).length,
  };
}
