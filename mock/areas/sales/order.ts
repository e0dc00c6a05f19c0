import { badParameter } from '../../engine/schema';
import type { SalesMoney } from '../../model/sales';
import { byTotal, type Line } from './lines';

type Order = (a: Line, b: Line) => number;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const rateOf = ({ sales: { payins, successes } }: Line) => (payins > 0 ? successes / payins : -1);
const growthOf = ({ total, before }: Line) => (before === 0n ? -Infinity : Number(total - before) / Math.abs(Number(before)));
const targetOf = ({ total, decided }: Line) => (decided?.target ? Number(total) / Number(decided.target) : -Infinity);

/** Compares amounts of several currencies in US dollars. */
const byUsd =
  (name: keyof SalesMoney): Order =>
  (a, b) => {
    const [x, y] = [a.sales.usd[name], b.sales.usd[name]];
    return x < y ? -1 : x > y ? 1 : 0;
  };

const ORDERS: Readonly<Record<string, Order>> = {
  period: (a, b) => a.span.from - b.span.from,
  agentNo: (a, b) => byText(a.agent.no, b.agent.no),
  currency: (a, b) => byText(a.currency, b.currency),
  level: (a, b) => a.agent.depth - b.agent.depth,
  rank: (a, b) => a.rank - b.rank,
  payinCount: (a, b) => a.sales.payins - b.sales.payins,
  payinAmount: byUsd('payin'),
  payoutAmount: byUsd('payout'),
  successRate: (a, b) => rateOf(a) - rateOf(b),
  mchFee: byUsd('fee'),
  upstreamCost: byUsd('cost'),
  directShare: byUsd('direct'),
  teamShare: byUsd('team'),
  adjustShare: byUsd('adjust'),
  totalShare: byTotal,
  platformProfit: byUsd('profit'),
  targetRate: (a, b) => targetOf(a) - targetOf(b),
  growth: (a, b) => growthOf(a) - growthOf(b),
};

/** Sorts rows, largest share first by default; ties by period and number. @throws Refusal 400 */
export function sortLines(lines: Line[], query: { sortField?: unknown; sortOrder?: unknown }): Line[] {
  const field = String(query.sortField ?? 'totalShare');
  const order = Object.hasOwn(ORDERS, field) ? ORDERS[field] : undefined;
  if (!order) throw badParameter('sortField');
  const sign = query.sortOrder === 'ascend' ? 1 : -1;
  return lines.sort(
    (a, b) => sign * order(a, b) || b.span.from - a.span.from || byText(a.agent.no, b.agent.no) || byText(a.currency, b.currency),
  );
}
