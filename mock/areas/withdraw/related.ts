import type { RelatedWithdraws, WithdrawLink } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { plainName } from '../../base/rowFilter';
import type { Lang } from '../../engine/text';
import { DAY, HOUR } from '../../engine/time';
import { tiersOf } from '../../flow/maintenance';
import { isDropped } from '../../flow/withdraw/usual';
import type { Operator } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { fieldsOf, rights } from './view';

const SHOWN_ORDERS = 50;
const LONG_MS = 30 * DAY;
const SHORT_MS = 72 * HOUR;
const SPLIT_MS = DAY;

const isWithin = (a: Withdraw, b: Withdraw, ms: number) => Math.abs(a.submittedAt - b.submittedAt) <= ms;

/** Shared values of two orders, by link. A split needs more than two orders. */
const SHARED: Readonly<Record<Exclude<WithdrawLink, 'DEVICE' | 'SPLIT'>, (a: Withdraw, b: Withdraw) => boolean>> = {
  PAYEE_ACCOUNT: (a, b) =>
    a.holder !== b.holder && a.payee.accountNo === b.payee.accountNo && a.payee.bankCode === b.payee.bankCode,
  ADDRESS: (a, b) => a.clientIp === b.clientIp && a.holder !== b.holder && isWithin(a, b, SHORT_MS),
  PAYEE_NAME: (a, b) =>
    a.payee.accountNo !== b.payee.accountNo && isWithin(a, b, SHORT_MS) && plainName(a.payee.name) === plainName(b.payee.name),
  OWN_PAYEE: (a, b) => a.holder === b.holder && a.payee.accountNo === b.payee.accountNo && a.payee.bankCode === b.payee.bankCode,
  HOLDER_72H: (a, b) => a.holder === b.holder && isWithin(a, b, SHORT_MS),
};

/** Orders of one holder from 80% of a limit to just below it, whose sum reaches the limit. The lowest limit comes first. */
function splitOf(world: World, order: Withdraw, near: readonly Withdraw[]): { limit: bigint; orders: Withdraw[] } | undefined {
  const { currency } = order.account;
  const { tier1, tier2, tier3 } = tiersOf(world, currency);
  for (const limit of [tier1, tier2, tier3]) {
    const isJustBelow = ({ net }: Withdraw) => net < limit && net * 5n >= limit * 4n;
    if (!isJustBelow(order)) continue;
    const orders = near.filter(
      (other) =>
        other.holder === order.holder &&
        other.account.currency === currency &&
        isWithin(order, other, SPLIT_MS) &&
        isJustBelow(other) &&
        !isDropped(other),
    );
    if (orders.reduce((sum, { net }) => sum + net, order.net) >= limit && orders.length > 0) return { limit, orders };
  }
  return undefined;
}

interface Group {
  link: WithdrawLink;
  key: string;
  orders: Withdraw[];
}

/** Orders of any data scope linked to this one: strongest link first, then newest first. */
export function groupsOf(world: World, order: Withdraw): Group[] {
  const near: Withdraw[] = [];
  const { rows } = world.withdraws;
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = entryAt(rows, at);
    if (row.submittedAt < order.submittedAt - LONG_MS) break;
    if (row !== order && row.submittedAt <= order.submittedAt + LONG_MS) near.push(row);
  }
  const sharing = (link: keyof typeof SHARED) => near.filter((other) => SHARED[link](order, other));
  const { payee, holder, account, clientIp } = order;
  const split = splitOf(world, order, near);
  const groups: Group[] = [
    { link: 'SPLIT', key: moneyIn(account.currency, split?.limit ?? 0n), orders: split?.orders ?? [] },
    { link: 'PAYEE_ACCOUNT', key: maskAccount(payee.accountNo), orders: sharing('PAYEE_ACCOUNT') },
    { link: 'ADDRESS', key: clientIp, orders: sharing('ADDRESS') },
    { link: 'PAYEE_NAME', key: maskName(payee.name), orders: sharing('PAYEE_NAME') },
    { link: 'OWN_PAYEE', key: maskAccount(payee.accountNo), orders: sharing('OWN_PAYEE') },
    { link: 'HOLDER_72H', key: holder.no, orders: sharing('HOLDER_72H') },
  ];
  return groups.filter(({ orders }) => orders.length > 0);
}

/** The order of a number and those linked to it; none when the operator may not see the order. @param links all links when undefined */
export function relatedTo(world: World, operator: Operator, no: string, links?: readonly string[]): ReadonlySet<Withdraw> {
  const order = world.withdraws.get(no);
  if (!order || !isInScope(operator, order.holder)) return new Set();
  const groups = groupsOf(world, order).filter(({ link }) => !links || links.includes(link));
  return new Set([order, ...groups.flatMap(({ orders }) => orders)]);
}

const seenBy = (operator: Operator, { orders }: Group) => orders.filter(({ holder }) => isInScope(operator, holder));

/** Number of linked orders by link, inside and outside the operator's data scope. */
export const countLinks = (world: World, order: Withdraw, operator: Operator) =>
  groupsOf(world, order).map((group) => {
    const count = seenBy(operator, group).length;
    return { link: group.link, count, hidden: group.orders.length - count };
  });

/** Count and net of orders, per currency. */
function totalsOf(orders: readonly Withdraw[]) {
  const nets = new Map<string, bigint[]>();
  for (const { account, net } of orders) nets.set(account.currency, [...(nets.get(account.currency) ?? []), net]);
  return [...nets].map(([currency, all]) => {
    const sum = all.reduce((total, net) => total + net, 0n);
    return { currency, count: all.length, amount: moneyIn(currency, sum) };
  });
}

/** Orders linked to this one, grouped by link (docs/rules/withdraw.md#related-orders). */
export const relatedOrders = (world: World, order: Withdraw, operator: Operator, lang: Lang): RelatedWithdraws => ({
  groups: groupsOf(world, order).map((group) => {
    const seen = seenBy(operator, group);
    return {
      link: group.link,
      key: group.key,
      count: seen.length,
      hidden: group.orders.length - seen.length,
      totals: totalsOf(seen),
      orders: seen
        .slice(0, SHOWN_ORDERS)
        .map((other) => ({ ...fieldsOf(world, other, lang), ...rights(world, other, operator, lang) })),
    };
  }),
});
