import type { SalesPeriod, SalesPeriodType } from '@/contract';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { dateOf, dayIn, dayOf, startOf } from '../../engine/time';
import { agencyOf } from '../../flow/agencies';
import { chainAbove } from '../../flow/prices';
import type { CallFor } from '../../model/operators';
import type { Agent } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { daysOfMonth } from './book';
import { periodOf } from './profitTime';

/** A range of time, [from, to). */
interface Range {
  from: number;
  to: number;
}

/** One period: its days (both included), its time [from, to), and the period that it is compared with. */
export interface Span extends Range {
  period: string;
  firstDay: number;
  lastDay: number;
  before: Range;
}

/** A parsed query of the performance statistics. */
export interface SalesCut {
  type: SalesPeriodType;
  fromDay: number;
  toDay: number;
  spans: Span[];
  isReport: boolean;
  products: ReadonlySet<string> | undefined;
  currencies: ReadonlySet<string> | undefined;
  /** True when the filters include the agent. */
  shows: (agent: Agent) => boolean;
  /** True when the operator may see the agent; all visible agents are ranked, independent of the filters. */
  isOpen: (agent: Agent) => boolean;
  statuses: ReadonlySet<string> | undefined;
  top: number | undefined;
}

const LONGEST: Readonly<Record<SalesPeriodType, number>> = { DAY: 93, WEEK: 366, MONTH: 1096, CUSTOM: 366 };
const USUAL_DAYS = 7;
const ENDS_FIRST: Text = ['The range ends before it starts.', '时间范围的结束早于开始。'];

const TOO_LONG: Readonly<Record<SalesPeriodType, Text>> = {
  DAY: ['At most {limit} days when grouped by day.', '按天统计最多 {limit} 天。'],
  WEEK: ['At most {limit} days when grouped by week.', '按周统计最多 {limit} 天。'],
  MONTH: ['At most {limit} days when grouped by month.', '按月统计最多 {limit} 天。'],
  CUSTOM: ['At most {limit} days.', '最多 {limit} 天。'],
};

/** First and last business day of the period that contains a day. */
function daysAround(type: Exclude<SalesPeriodType, 'CUSTOM'>, day: number): { first: number; last: number } {
  if (type === 'DAY') return { first: day, last: day };
  const name = periodOf(startOf(day), type);
  if (type === 'WEEK') return { first: dayIn(name), last: dayIn(name) + 6 };
  const { first, next } = daysOfMonth(name);
  return { first, last: next - 1 };
}

/** A period compared with the previous one. A running period is compared with the same elapsed time. */
function spanOf(type: SalesPeriodType, first: number, last: number, now: number): Span {
  const [from, to] = [startOf(first), startOf(last + 1)];
  const early = type === 'CUSTOM' ? first - (last - first + 1) : daysAround(type, first - 1).first;
  const earlier = { from: startOf(early), to: from };
  const passed = Math.max(0, Math.min(to, now + 1) - from);
  return {
    period: type === 'CUSTOM' ? `${dateOf(first)}_${dateOf(last)}` : periodOf(from, type),
    firstDay: first,
    lastDay: last,
    from,
    to,
    before: now < to ? { from: earlier.from, to: Math.min(earlier.to, earlier.from + passed) } : earlier,
  };
}

/** All periods between two days, extended to whole periods, oldest first. */
export function spansOf(type: SalesPeriodType, fromDay: number, toDay: number, now: number): Span[] {
  if (type === 'CUSTOM') return [spanOf(type, fromDay, toDay, now)];
  const spans: Span[] = [];
  for (let day = fromDay; day <= toDay; ) {
    const { first, last } = daysAround(type, day);
    spans.push(spanOf(type, first, last, now));
    day = last + 1;
  }
  return spans;
}

/** Parses a query. @throws Refusal 422 that names `from` */
export function readSalesCut(
  world: World,
  { query: asked, actor, lang }: CallFor<'downloadSales' | 'getSalesStatistics' | 'getSalesTrend' | 'pageSales'>,
): SalesCut {
  const { periodType: type = 'MONTH', currencyMode = 'ORIGINAL', withTeam = true } = asked;
  const now = world.clock.now();
  const toDay = asked.to ? dayIn(asked.to) : dayOf(now);
  const fromDay = asked.from ? dayIn(asked.from) : type === 'CUSTOM' ? toDay - USUAL_DAYS + 1 : toDay;
  if (fromDay > toDay) throw invalid(lang, [{ name: 'from', rule: 'range', text: ENDS_FIRST }]);
  const limit = LONGEST[type];
  if (toDay - fromDay >= limit) throw invalid(lang, [{ name: 'from', rule: 'maxDays', text: TOO_LONG[type], limit }]);
  const spans = spansOf(type, fromDay, toDay, now);
  const set = (text: string | undefined) => (text ? new Set(text.split(',')) : undefined);
  const [agents, levels] = [set(asked.agentNo), set(asked.level)];
  return {
    type,
    fromDay: spans[0]?.firstDay ?? fromDay,
    toDay: spans.at(-1)?.lastDay ?? toDay,
    spans,
    isReport: currencyMode === 'REPORT',
    products: set(asked.productCode),
    statuses: set(asked.settleStatus),
    top: asked.top,
    isOpen: (agent) => isInScope(actor, agencyOf(world, agent).holder),
    currencies: set(asked.currency),
    shows: (agent) =>
      (!agents || (withTeam ? chainAbove(agent) : [agent]).some(({ no }) => agents.has(no))) &&
      (!levels || levels.has(String(agent.depth))),
  };
}

/** Days of a query in wire format. */
export const showSalesPeriod = ({ type, fromDay, toDay }: SalesCut): SalesPeriod => ({
  periodType: type,
  from: dateOf(fromDay),
  to: dateOf(toDay),
});
