import Big from 'big.js';
import type { WithdrawDecisionFacts } from '@/contract';
import { canStillBePaid } from '../../../src/domain/withdraw';
import { currencyInfo, moneyIn, REPORT_CURRENCY } from '../../base/money';
import { iso, timeOf } from '../../engine/time';
import { kycOf } from '../../flow/merchants';
import { currentOf, exchangeStatusOf } from '../../flow/rates';
import { coverOf } from '../../flow/withdraw/cover';
import { needsMe, obstacle, stagesLeft } from '../../flow/withdraw/rules';
import { comparedWithUsual, duplicatesOf } from '../../flow/withdraw/usual';
import type { Operator } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { countLinks } from './related';

const SHOWN_NAMES = 10;

/** The requesting party: since when it is known, and its KYC state. Agents and the platform have no KYC state. */
function holderFacts(world: World, { holder }: Withdraw) {
  const merchant = world.merchants.get(holder.no);
  const since = merchant?.createdAt ?? world.agencies.get(holder.no)?.createdAt ?? null;
  return { holderSince: timeOf(since), holderKycStatus: merchant ? kycOf(merchant, world.clock.now()) : null };
}

/** Net amount in US dollars at the rate in force; empty without an active rate. */
function inDollars(world: World, { net, account: { currency } }: Withdraw) {
  const amount = moneyIn(currency, net);
  if (currency === REPORT_CURRENCY) return { netUsd: amount, rateId: null };
  const pair = world.rates.pairs.get(`${REPORT_CURRENCY}${currency}`);
  if (!pair || exchangeStatusOf(pair, world.clock.now()) !== 'ACTIVE') return {};
  const { id, mid, at } = currentOf(pair);
  const { digits } = currencyInfo(REPORT_CURRENCY);
  return {
    netUsd: new Big(amount).div(mid).toFixed(digits, Big.roundHalfUp),
    usdRate: mid,
    rateId: id,
    rateAt: iso(at),
  };
}

/** The holder's usual amount and its multiple in this order; empty without a usual amount. */
function usualFacts(world: World, order: Withdraw) {
  const usual = comparedWithUsual(world, order, order.submittedAt);
  if (!usual) return {};
  return {
    medianNet30d: moneyIn(order.account.currency, usual.net),
    medianOrders: usual.count,
    multiple: usual.multiple,
  };
}

/** Names of those who may record the outcome of an unknown payout (docs/rules/withdraw.md#resolve). */
const resolversOf = (world: World, order: Withdraw) =>
  world.operators
    .filter(
      (one) =>
        one.status === 'ACTIVE' &&
        one.access.has('trade:withdraw:resolve') &&
        isInScope(one, order.holder) &&
        !obstacle(world, order, one, 'resolve', 'en'),
    )
    .slice(0, SHOWN_NAMES)
    .map(({ username }) => username);

/** What a decision needs beside the order itself (docs/rules/withdraw.md#decision-facts). */
export function decisionFacts(world: World, order: Withdraw, viewer: Operator): WithdrawDecisionFacts {
  const { account, availableAtRequest, amount } = order;
  const deciders = world.operators.filter(
    (operator) => operator.status === 'ACTIVE' && isInScope(operator, order.holder) && needsMe(world, order, operator),
  );
  return {
    ...holderFacts(world, order),
    ...inDollars(world, order),
    ...usualFacts(world, order),
    balanceBefore: moneyIn(account.currency, availableAtRequest),
    balanceAfter: moneyIn(account.currency, availableAtRequest - amount),
    isLast: stagesLeft(order) === 1,
    whoMayDecide: deciders.length,
    mayResolve: order.status === 'UNKNOWN' ? resolversOf(world, order) : undefined,
    cover: canStillBePaid(order.status) ? coverOf(world, order) : undefined,
    duplicates: duplicatesOf(world, order).map(({ no, submittedAt, status }) => ({
      withdrawNo: no,
      submittedAt: iso(submittedAt),
      status,
    })),
    links: countLinks(world, order, viewer),
  };
}
