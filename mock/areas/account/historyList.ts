import type { AccountBizType, AccountEntryFilter, AccountEntryStatistics } from '@/contract';
import { isWithinDays } from '../../../src/domain/timeRange';
import { moneyIn } from '../../base/money';
import { RowFilter, Sum, soughtIn, totalsBy, unitsOf } from '../../base/rowFilter';
import type { Account, Entry } from '../../engine/ledger';
import { badParameter } from '../../engine/schema';
import { firstAt, type Sort, select } from '../../engine/store';
import type { Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { bizTypeOf, causeOf, txnNoOf } from './historyBiz';
import { type PartyOf, seesParty } from './party';
import { balanceBefore, entryNoOf } from './view';

const WIDE_DAYS = 7;
const WIDE: Text = ['Choose a holder or an account to see more than 7 days.', '时间范围超过 7 天时，请先选择持有方或账户。'];

const isFree = ({ keyword, historyNo }: AccountEntryFilter) => Boolean(keyword?.trim() || historyNo);

/** Time range of a filter, in ms; at most the last 7 days without a holder or an account. @throws Refusal 400 */
function spanOf(filter: AccountEntryFilter, at: number, { timeZone }: Operator): { from?: number; to?: number } {
  const [from, to] = [filter.from, filter.to].map((time) => (time ? Date.parse(time) : undefined));
  if (filter.holderNo || filter.accountNo || isFree(filter)) return { from, to };
  if (from === undefined && to === undefined) return { from: at - WIDE_DAYS * DAY };
  const [start, end] = [from ?? Number.NEGATIVE_INFINITY, to ?? at];
  if (!isWithinDays(start, end, WIDE_DAYS, timeZone)) throw badParameter('from', WIDE);
  return { from, to };
}

/** The account of the filter; undefined without one. */
export const accountOf = ({ ledger }: World, { accountNo }: AccountEntryFilter): Account | undefined =>
  accountNo ? ledger.accounts.get(accountNo) : undefined;

/** Entries to scan: those of one account are stored separately, all others are sorted by time. */
export function entriesFor(world: World, operator: Operator, filter: AccountEntryFilter, at: number): readonly Entry[] {
  const account = accountOf(world, filter);
  if (account) return account.entries;
  const { entries } = world.ledger;
  const { from } = isFree(filter) ? {} : spanOf(filter, at, operator);
  // A call may be slightly earlier than its postings.
  return from === undefined ? entries : entries.slice(firstAt(entries, from - DAY, ({ transaction }) => transaction.at));
}

/** The conditions of a filter on entries. @throws Refusal 400 */
export function entryTestsOf(world: World, partyOf: PartyOf, operator: Operator, filter: AccountEntryFilter, at: number) {
  const tests = new RowFilter<Entry>(filter, ({ account }) => account.currency);
  tests.add(operator.scope.type !== 'ALL' && (({ account }) => seesParty(operator, partyOf(account))));
  const sought = soughtIn(filter.keyword);
  const bears = (entry: Entry) => {
    const { ref } = entry.transaction;
    if (sought.includes(ref.toUpperCase()) || sought.includes(txnNoOf(entry))) return true;
    return [entryNoOf(entry), causeOf(world, ref).mchOrderNo].some((one) => sought.includes(one?.toUpperCase() ?? ''));
  };
  tests.add(sought.length > 0 && bears);
  tests.oneOf('historyNo', entryNoOf);
  tests.oneOf('holderNo', ({ account }) => account.holderNo);
  tests.oneOf('accountNo', ({ account }) => account.no);
  tests.oneOf('accountType', ({ account }) => account.type);
  tests.oneOf('currency', ({ account }) => account.currency);
  tests.oneOf('bucket', ({ bucket }) => bucket.toUpperCase());
  tests.oneOf('direction', ({ delta }) => (delta > 0n ? 'IN' : 'OUT'));
  tests.oneOf('bizType', bizTypeOf);
  tests.money('amountMin', 'amountMax', ({ delta }) => (delta < 0n ? -delta : delta));
  const { from, to } = spanOf(filter, at, operator);
  if (!isFree(filter)) {
    // `range` refuses a range that is too long.
    tests.range(operator, 'from', 'to', ({ transaction }) => transaction.at);
    tests.add(from !== undefined && (({ transaction }) => transaction.at >= from));
    tests.add(to !== undefined && (({ transaction }) => transaction.at < to));
  }
  if (filter.by === 'TXN') {
    const seen = new Set<number>();
    tests.add(({ transaction: { id } }) => !seen.has(id) && Boolean(seen.add(id)));
  }
  return tests.list;
}

const SORTS: Readonly<Record<string, ((entry: Entry) => number) | undefined>> = {
  amount: ({ account, delta }) => Math.abs(unitsOf(account.currency, delta)),
  createdAt: ({ transaction }) => transaction.at,
};

/** Newest first by posting order. @throws Refusal 400 */
export function entrySortOf({
  sortField = 'createdAt',
  sortOrder,
}: {
  sortField?: string;
  sortOrder?: string;
}): Sort<Entry> | undefined {
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  return sortField === 'createdAt' && sortOrder !== 'ascend' ? undefined : { by, descending: sortOrder !== 'ascend' };
}

const partOf = (isIn: boolean) => (entry: Entry) => {
  if (entry.delta > 0n !== isIn) return 0n;
  return isIn ? entry.delta : -entry.delta;
};

/** Totals of credits and debits per currency. */
export const entryTotals = () =>
  totalsBy<Entry, 'inAmount' | 'outAmount'>(({ account }) => account.currency, {
    inAmount: partOf(true),
    outAmount: partOf(false),
  });

/** Opening + in - out = closing of one account for the time range and bucket; other filters do not apply. */
function equationOf(account: Account, filter: AccountEntryFilter): AccountEntryStatistics['account'] {
  const { currency } = account;
  const bucket = filter.bucket?.includes(',') ? undefined : filter.bucket || undefined;
  const [from, to] = [filter.from, filter.to].map((time) => (time ? Date.parse(time) : undefined));
  const opening = from === undefined ? 0n : balanceBefore(account, from, bucket);
  let [into, out] = [0n, 0n];
  for (const { bucket: own, delta, transaction } of account.entries) {
    if (bucket && own.toUpperCase() !== bucket) continue;
    if ((from !== undefined && transaction.at < from) || (to !== undefined && transaction.at >= to)) continue;
    if (delta > 0n) into += delta;
    else out -= delta;
  }
  const closing =
    to === undefined ? balanceBefore(account, Number.POSITIVE_INFINITY, bucket) : balanceBefore(account, to, bucket);
  const money = (minor: bigint) => moneyIn(currency, minor);
  return {
    accountNo: account.no,
    currency,
    opening: money(opening),
    inAmount: money(into),
    outAmount: money(out),
    closing: money(closing),
  };
}

/** Figures of the header (docs/rules/accountHistory.md#statistics). @throws Refusal 400 */
export function entryFigures(
  world: World,
  partyOf: PartyOf,
  operator: Operator,
  filter: AccountEntryFilter,
  at: number,
): AccountEntryStatistics {
  const groups = new Map<string, { currency: string; bizType: AccountBizType; count: number; in: Sum; out: Sum }>();
  const each = (entry: Entry) => {
    const { currency } = entry.account;
    const bizType = bizTypeOf(entry);
    const key = `${currency} ${bizType}`;
    const group = groups.get(key) ?? { currency, bizType, count: 0, in: new Sum(), out: new Sum() };
    groups.set(key, group);
    group.count++;
    if (entry.delta > 0n) group.in.add(entry.delta);
    else group.out.add(-entry.delta);
  };
  const tests = entryTestsOf(world, partyOf, operator, { ...filter, by: undefined }, at);
  select(entriesFor(world, operator, filter, at), tests, { count: 0, each });
  const account = accountOf(world, filter);
  return {
    account: account && seesParty(operator, partyOf(account)) ? equationOf(account, filter) : null,
    groups: [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { currency, bizType, count, ...sums }]) => {
        return {
          currency,
          bizType,
          count,
          inAmount: moneyIn(currency, sums.in.value),
          outAmount: moneyIn(currency, sums.out.value),
        };
      }),
  };
}
