import type { MerchantFilter, MerchantStatistics } from '@/contract';
import { merchantStatuses } from '../../../src/domain/merchant';
import { entryAt } from '../../../src/domain/typed';
import { holds, RowFilter, type Sorted, soughtIn, totalsBy, unitsOf } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { dayStart, HOUR, ZONE_MS } from '../../engine/time';
import { kycOf, mainCurrency } from '../../flow/merchants';
import type { Operator } from '../../model/operators';
import type { Holder, Merchant } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { KYC_SOON, type MerchantFigures } from './view';

const availableOf = ({ holder }: Merchant) => entryAt(holder.accounts, 0).account.amounts.available;

/** Merchants that match a filter, newest first by default. @throws Refusal 400 */
export function findMerchants(
  world: World,
  actor: Operator,
  query: Sorted<MerchantFilter>,
  figures: MerchantFigures,
  isHeader = false,
): Merchant[] {
  const { keyword, tag, idleHours, negativeMargin, currency, switchedOff } = query;
  const now = world.clock.now();
  const tests = new RowFilter<Merchant>(query, ({ holder }) => mainCurrency(holder));
  tests.add(({ holder }) => isInScope(actor, holder));
  const sought = soughtIn(keyword);
  tests.add(
    sought.length > 0 &&
      (({ no, holder, shortName, appId, loginAccount }) =>
        [no, appId, loginAccount].some((one) => sought.includes(one.toUpperCase())) ||
        holds(sought, [`${holder.name} ${shortName}`])),
  );
  tests.oneOf('mchNo', ({ no }) => no);
  if (!isHeader) tests.oneOf('status', ({ holder }) => holder.status);
  tests.oneOf('mchType', ({ type }) => type);
  tests.oneOf('level', ({ holder }) => holder.level);
  tests.oneOf('agentNo', ({ holder }) => holder.agent?.no);
  tests.oneOf('ownerOperatorId', ({ owner }) => owner?.id);
  tests.oneOf('country', ({ holder }) => holder.country);
  tests.oneOf('kycStatus', (one) => kycOf(one, now));
  tests.oneOf('riskLevel', ({ riskLevel }) => riskLevel);
  const wanted = currency?.split(',');
  tests.add(wanted && (({ holder }) => holder.accounts.some(({ account }) => wanted.includes(account.currency))));
  const off = switchedOff?.split(',') as (keyof Merchant['switches'])[] | undefined;
  tests.add(off && (({ switches }) => off.some((name) => !switches[name])));
  tests.add(tag && (({ tags, riskTags }) => tags.includes(tag) || riskTags.includes(tag)));
  tests.money('availableMin', 'availableMax', availableOf);
  tests.add(idleHours !== undefined && ((one) => now - (figures.lastOrderAt(one) ?? 0) >= idleHours * HOUR));
  tests.add(negativeMargin !== undefined && ((one) => figures.hasLoss(one) === negativeMargin));
  tests.range(actor, 'createdFrom', 'createdTo', ({ createdAt }) => createdAt);
  return [...world.merchants.values()].filter((one) => tests.list.every((passes) => passes(one))).sort(orderOf(query, figures));
}

function orderOf({ sortField = 'createdAt', sortOrder }: { sortField?: unknown; sortOrder?: unknown }, figures: MerchantFigures) {
  const units = (one: Merchant, minor: bigint) => unitsOf(mainCurrency(one.holder), minor);
  const sorts: Readonly<Record<string, (one: Merchant) => number>> = {
    createdAt: ({ createdAt }) => createdAt,
    todayPayin: (one) => units(one, figures.today(one).payin),
    todayPayinSuccessRate: (one) => {
      const { paid, count } = figures.today(one);
      return count === 0 ? -1 : paid / count;
    },
    available: (one) => units(one, availableOf(one)),
    lastOrderAt: (one) => figures.lastOrderAt(one) ?? 0,
  };
  const by = Object.hasOwn(sorts, String(sortField)) ? sorts[String(sortField)] : undefined;
  if (!by) throw badParameter('sortField');
  const sign = sortOrder === 'ascend' ? 1 : -1;
  // Ties are ordered newest first.
  return (a: Merchant, b: Merchant) => sign * (by(a) - by(b)) || b.no.localeCompare(a.no);
}

/** Header figures (docs/rules/mch.md#statistics); test merchants only count in the states. */
export function statisticsOf(world: World, found: readonly Merchant[], figures: MerchantFigures): MerchantStatistics {
  const now = world.clock.now();
  const month = new Date(now + ZONE_MS).toISOString().slice(0, 7);
  const real = found.filter(({ type }) => type !== 'TEST');
  const count = (test: (one: Merchant) => boolean) => real.filter(test).length;
  const totals = totalsBy<Holder['accounts'][number], 'amount'>(({ account }) => account.currency, {
    amount: ({ account }) => account.amounts.available,
  });
  for (const { holder } of real) for (const slot of holder.accounts) if (slot.account.amounts.available > 0n) totals.add(slot);
  return {
    byStatus: merchantStatuses.map((status) => ({
      status,
      count: found.filter(({ holder }) => holder.status === status).length,
    })),
    newThisMonth: count(({ createdAt }) => new Date(createdAt + ZONE_MS).toISOString().startsWith(month)),
    activeToday: count((one) => (figures.lastOrderAt(one) ?? 0) >= dayStart(now)),
    available: totals.list(),
    negativeMargin: count((one) => figures.hasLoss(one)),
    kycEnding: count(({ kycExpireAt }) => kycExpireAt !== null && kycExpireAt > now && kycExpireAt - now <= KYC_SOON),
  };
}
