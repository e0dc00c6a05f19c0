import type { AccountFilter, MoneyAccountStatistics, MoneyAccountType } from '@/contract';
import { moneyAccountTypes } from '../../../src/domain/account';
import { moneyIn } from '../../base/money';
import { RowFilter, soughtIn, totalsBy, unitsOf } from '../../base/rowFilter';
import type { Account } from '../../engine/ledger';
import { badParameter } from '../../engine/schema';
import { type Sort, select } from '../../engine/store';
import { DAY } from '../../engine/time';
import { stateOf } from '../../flow/accounts';
import type { CallFor, Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { createParties, type PartyOf, seesParty } from './party';
import { statusOf, totalOf } from './view';

/** All accounts in opening order. */
export const accountsIn = ({ ledger }: World): Account[] => [...ledger.accounts.values()];

const isEmpty = ({ amounts }: Account) => amounts.available === 0n && amounts.frozen === 0n && amounts.pending === 0n;

/** Empty accounts are hidden, unless the filter names one. */
const hidesEmpty = ({ withZero, accountNo, keyword }: AccountFilter) => !withZero && !accountNo && soughtIn(keyword).length === 0;

/** The conditions of a filter on accounts. */
export function accountTestsOf(world: World, partyOf: PartyOf, operator: Operator, filter: AccountFilter, at: number) {
  const tests = new RowFilter<Account>(filter, ({ currency }) => currency);
  tests.add((account) => seesParty(operator, partyOf(account)));
  const sought = soughtIn(filter.keyword);
  tests.add(sought.length > 0 && (({ no, holderNo }) => [no, holderNo].some((one) => sought.includes(one.toUpperCase()))));
  tests.oneOf('accountNo', ({ no }) => no);
  tests.oneOf('holderType', (account) => partyOf(account).type);
  tests.oneOf('holderNo', ({ holderNo }) => holderNo);
  tests.oneOf('accountType', ({ type }) => type);
  tests.oneOf('currency', ({ currency }) => currency);
  tests.oneOf('status', (account) => statusOf(world, account, partyOf(account)));
  tests.oneOf('checkState', (account) => stateOf(world, account).checkState);
  const { idleDays } = filter;
  tests.add(idleDays !== undefined && (({ entries }) => (entries.at(-1)?.transaction.at ?? 0) < at - idleDays * DAY));
  tests.add(hidesEmpty(filter) && ((account) => !isEmpty(account)));
  tests.money('totalMin', 'totalMax', totalOf);
  return tests.list;
}

const SORTS: Readonly<Record<string, (account: Account) => number>> = {
  totalAmount: (account) => unitsOf(account.currency, totalOf(account)),
  availableAmount: ({ currency, amounts }) => unitsOf(currency, amounts.available),
  frozenAmount: ({ currency, amounts }) => unitsOf(currency, amounts.frozen),
  pendingAmount: ({ currency, amounts }) => unitsOf(currency, amounts.pending),
  lastEntryAt: ({ entries }) => entries.at(-1)?.transaction.at ?? 0,
};

/** Largest total first. @throws Refusal 400 */
export function accountSortOf({
  sortField = 'totalAmount',
  sortOrder,
}: {
  sortField?: string;
  sortOrder?: string;
}): Sort<Account> {
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  return { by, descending: sortOrder !== 'ascend' };
}

const typeOf = ({ type }: Account) => ({ accountType: type as MoneyAccountType });

/** Totals of accounts per bucket, currency and type (docs/rules/account.md#totals). */
export const accountTotals = () =>
  totalsBy(
    ({ currency }: Account) => currency,
    {
      availableAmount: ({ amounts }: Account) => amounts.available,
      frozenAmount: ({ amounts }: Account) => amounts.frozen,
      pendingAmount: ({ amounts }: Account) => amounts.pending,
      totalAmount: totalOf,
    },
    typeOf,
  );

const ZERO = {
  accounts: 0,
  merchants: 0n,
  agents: 0n,
  pending: 0n,
  reserve: 0n,
  profit: 0n,
  clearing: 0n,
  cards: 0n,
  suspense: 0n,
  grand: 0n,
};

type Part = 'merchants' | 'agents' | 'profit' | 'clearing' | 'cards' | 'suspense';

const PARTS: Readonly<Record<string, Part>> = {
  PROFIT: 'profit',
  CLEARING: 'clearing',
  CARD: 'cards',
  SUSPENSE: 'suspense',
  SUNDRY: 'suspense',
};

/** Header figures of the filtered accounts. Empty accounts count too, so that all accounts together sum to zero. */
export function accountFigures(world: World, { actor, query, at }: CallFor<'getAccountStatistics'>): MoneyAccountStatistics {
  const partyOf = createParties(world);
  const filter = { ...query, withZero: true };
  const sums = new Map<string, typeof ZERO>();
  const byType = totalsBy(({ currency }: Account) => currency, { amount: totalOf }, typeOf);
  const isListed = (account: Account) => !hidesEmpty(query) || !isEmpty(account);
  const each = (account: Account) => {
    if (isListed(account)) byType.add(account);
    const sum = sums.get(account.currency) ?? { ...ZERO };
    sums.set(account.currency, sum);
    const { type } = partyOf(account);
    const part = type === 'AGENT' ? 'agents' : type === 'MERCHANT' ? 'merchants' : PARTS[account.type];
    sum.accounts++;
    if (part) sum[part] += totalOf(account);
    if (type === 'MERCHANT') sum.pending += account.amounts.pending;
    if (account.type === 'RESERVE') sum.reserve += totalOf(account);
    sum.grand += totalOf(account);
  };
  select(accountsIn(world), accountTestsOf(world, partyOf, actor, filter, at), { count: 0, each });
  const { withZero: _all, ...rest } = query;
  const isWhole = actor.scope.type === 'ALL' && Object.keys(rest).length === 0;
  const types = byType.list();
  return {
    types: moneyAccountTypes
      .map((accountType) => ({
        accountType,
        currencies: types
          .filter((one) => one.accountType === accountType)
          .map(({ currency, count, amount }) => ({ currency, count, amount })),
      }))
      .filter(({ currencies }) => currencies.length > 0),
    currencies: [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, { accounts, grand, ...parts }]) => {
        const money = (minor: bigint) => moneyIn(currency, minor);
        const { merchants, agents, pending, reserve, profit, clearing, cards, suspense } = parts;
        return {
          currency,
          accounts,
          merchants: money(merchants),
          agents: money(agents),
          pending: money(pending),
          reserve: money(reserve),
          profit: money(profit),
          clearing: money(clearing),
          cards: money(cards),
          suspense: money(suspense),
          grand: isWhole ? money(grand) : null,
        };
      }),
  };
}
