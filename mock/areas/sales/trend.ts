import type { SalesPoint, SalesTrend } from '@/contract';
import { moneyIn, REPORT_CURRENCY } from '../../base/money';
import { startOf } from '../../engine/time';
import type { Agent } from '../../model/parties';
import { Sales } from '../../model/sales';
import type { World } from '../../model/world';
import { type SalesCut, type Span, showSalesPeriod, spansOf } from './cut';
import { type SalesMap, salesOf, totalOf, unionOf } from './sums';

const LONGEST_TREND = 93;

/** Periods of a chart: those of the query, or days when there is only one. */
function trendSpans({ type, fromDay, toDay, spans }: SalesCut, now: number): { unit: SalesTrend['unit']; spans: Span[] } {
  const isShort = toDay - fromDay < LONGEST_TREND;
  const unit = type === 'CUSTOM' || spans.length === 1 ? (isShort ? 'DAY' : 'MONTH') : type;
  const [start, end] = [startOf(fromDay), startOf(toDay + 1)];
  const clipped = spansOf(unit, fromDay, toDay, now).map((span) => ({
    ...span,
    from: Math.max(span.from, start),
    to: Math.min(span.to, end),
  }));
  return { unit, spans: clipped.filter(({ from }) => from <= now) };
}

/** Shares over time. @param compare agents with a series of their own; without any there is one series of all */
export function salesTrend(world: World, cut: SalesCut, compare: readonly string[]): SalesTrend {
  const { unit, spans } = trendSpans(cut, world.clock.now());
  const series = new Map<string, { agent: Agent | null; currency: string; sums: Sales[] }>();
  const isWanted = (agent: Agent) => cut.isOpen(agent) && (compare.length > 0 ? compare.includes(agent.no) : cut.shows(agent));
  const maps = spans.map((span) => salesOf(world, cut, span));
  maps.forEach((map, at) => {
    for (const { agent, currency, sales } of map.values()) {
      if (!isWanted(agent)) continue;
      const shown = cut.isReport ? REPORT_CURRENCY : currency;
      const key = compare.length > 0 ? `${shown} ${compare.indexOf(agent.no)}` : shown;
      const own = series.get(key) ?? {
        agent: compare.length > 0 ? agent : null,
        currency: shown,
        sums: spans.map(() => new Sales()),
      };
      series.set(key, own);
      own.sums[at]?.addAll(sales);
    }
  });
  // Agents of one branch share pay-ins, which must be counted once.
  if (compare.length === 0) {
    const keysIn = (map: SalesMap) =>
      [...map.values()].filter(({ agent }) => isWanted(agent)).map(({ agent, currency }) => `${agent.no} ${currency}`);
    maps.forEach((map, at) => {
      const union = unionOf(world, { ...cut, spans: spans.slice(at, at + 1) }, [new Set(keysIn(map))]);
      for (const { currency, sums } of series.values()) {
        const whole = new Sales();
        for (const [of, sales] of union) if (cut.isReport || of === currency) whole.addAll(sales);
        const own = sums[at];
        if (own) own.money.payin = whole.money.payin;
        if (own) own.usd.payin = whole.usd.payin;
      }
    });
  }
  const points = new Map<string, SalesPoint[]>();
  for (const [key, { currency, sums }] of series) {
    points.set(
      key,
      sums.map((sales, at) => {
        const money = cut.isReport ? sales.usd : sales.money;
        return {
          period: spans[at]?.period ?? '',
          payinAmount: moneyIn(currency, money.payin),
          directShare: moneyIn(currency, money.direct),
          teamShare: moneyIn(currency, money.team),
          adjustShare: moneyIn(currency, money.adjust),
          totalShare: moneyIn(currency, totalOf(money)),
        };
      }),
    );
  }
  return {
    period: showSalesPeriod(cut),
    unit,
    series: [...series.keys()].sort().flatMap((key) => {
      const own = series.get(key);
      const agent = own?.agent ?? null;
      return own
        ? [{ agentNo: agent?.no ?? null, agentName: agent?.name ?? null, currency: own.currency, points: points.get(key) ?? [] }]
        : [];
    }),
  };
}
