import { currencyInfo, minorOf } from '../base/money';
import { invalid } from '../engine/schema';
import type { Text } from '../engine/text';
import type { PlatformCall } from '../model/operators';
import type { Payout, Withdraw } from '../model/payments';
import { isInScope } from '../model/scope';
import type { World } from '../model/world';
import { tiersOf } from './maintenance';

/** Orders that are passed together, at most. */
const PASS_LIMIT = 50;

const TOO_MANY: Text = ['At most {limit} entries.', '最多 {limit} 项。'];
const WRONG_COUNT: Text = ['Does not match the number of orders.', '与订单笔数不一致。'];
const WRONG_TOTAL: Text = ['Does not match the total of the orders.', '与订单合计金额不一致。'];

type Passed = Pick<Withdraw | Payout, 'holder' | 'account' | 'amount' | 'net'>;

interface Total {
  count: number;
  amount: bigint;
  net: bigint;
}

type Typed = readonly { currency: string; count?: number; amount: string }[];

/** Sums of the orders per currency, without those that the operator may not see: a question about them would tell that they exist. */
function totalsOf({ actor }: PlatformCall, orders: readonly (Passed | undefined)[]): Map<string, Total> {
  const totals = new Map<string, Total>();
  for (const order of orders) {
    if (!order || !isInScope(actor, order.holder)) continue;
    const { count, amount, net } = totals.get(order.account.currency) ?? { count: 0, amount: 0n, net: 0n };
    totals.set(order.account.currency, { count: count + 1, amount: amount + order.amount, net: net + order.net });
  }
  return totals;
}

const reachTier2 = (world: World, totals: ReadonlyMap<string, Total>) =>
  [...totals].some(([currency, { net }]) => net >= tiersOf(world, currency).tier2);

/** Faults of the typed totals; none while no sum of several orders reaches tier 2 (docs/rules/withdraw.md#bulk). */
function faultsOf(world: World, { body }: PlatformCall, totals: ReadonlyMap<string, Total>) {
  const { items, controlCount, controlAmount, controlNet } = body as {
    items: readonly unknown[];
    controlCount?: number;
    controlAmount?: Typed;
    controlNet?: Typed;
  };
  if (items.length < 2 || !reachTier2(world, totals)) return [];
  const isOld = controlAmount !== undefined && controlNet === undefined;
  const typed = controlNet ?? controlAmount ?? [];
  const isRight = [...totals].every(([currency, total]) =>
    typed.some(
      (one) =>
        one.currency === currency &&
        (one.count ?? total.count) === total.count &&
        minorOf(one.amount, currencyInfo(currency).digits) === (isOld ? total.amount : total.net),
    ),
  );
  return [
    ...(controlCount === items.length ? [] : [{ name: 'controlCount', rule: 'equals', text: WRONG_COUNT }]),
    ...(isRight && typed.length === totals.size
      ? []
      : [{ name: isOld ? 'controlAmount' : 'controlNet', rule: 'equals', text: WRONG_TOTAL }]),
  ];
}

/** Checks how many orders are passed together, and their typed totals. @throws Refusal 422 */
export function demandTotals(world: World, call: PlatformCall, orders: readonly (Passed | undefined)[]): void {
  if (orders.length > PASS_LIMIT)
    throw invalid(call.lang, [{ name: 'items', rule: 'maxItems', text: TOO_MANY, limit: PASS_LIMIT }]);
  const faults = faultsOf(world, call, totalsOf(call, orders));
  if (faults.length > 0) throw invalid(call.lang, faults);
}

/** True when the sum of a currency reaches tier 2 and its totals are right: wrong ones are refused before a factor is asked for. */
export function needsFactorToPass(world: World, call: PlatformCall, orders: readonly (Passed | undefined)[]): boolean {
  const totals = totalsOf(call, orders);
  return reachTier2(world, totals) && faultsOf(world, call, totals).length === 0;
}
