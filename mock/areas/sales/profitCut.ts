import type { ProfitBizType, ProfitFilter, ProfitGranularity, ProfitGroup, ProfitPeriod } from '@/contract';
import { RowFilter } from '../../base/rowFilter';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { DAY, dateOf, dayIn, dayOf, startOf } from '../../engine/time';
import type { Channel, Way } from '../../model/catalog';
import type { CallFor, Operator } from '../../model/operators';
import type { Holder } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

/** A row of the profit data: a posting of the PROFIT account, or an order that ended without one. */
export interface ProfitLine {
  at: number;
  biz: ProfitBizType;
  currency: string;
  holder: Holder;
  way: Way | null;
  channel: Channel | null;
}

/** A range of time, [from, to). */
interface Range {
  from: number;
  to: number;
}

/** A parsed query of the profit statistics. */
export interface Cut {
  /** Business days, both included. */
  fromDay: number;
  toDay: number;
  granularity: ProfitGranularity;
  groups: readonly ProfitGroup[];
  isReport: boolean;
  now: Range;
  /** The comparison range, and its distance in ms. */
  before: (Range & { shift: number }) | null;
  tests: readonly ((line: ProfitLine) => boolean)[];
  losses: boolean;
}

type ProfitQuery = ProfitFilter & { losses?: boolean };

/** Code for records without a value in this grouping. */
export const NONE = 'NONE';

const LONGEST: Readonly<Record<ProfitGranularity, number>> = { HOUR: 7, DAY: 93, WEEK: 366, MONTH: 1096 };
const USUAL_DAYS = 7;
/** Grouping of a query without one. */
export const USUAL_GROUP: ProfitGroup = 'MERCHANT';
const ENDS_FIRST: Text = ['The range ends before it starts.', '时间范围的结束早于开始。'];

const TOO_LONG: Readonly<Record<ProfitGranularity, Text>> = {
  HOUR: ['At most {limit} days when grouped by hour.', '按小时统计最多 {limit} 天。'],
  DAY: ['At most {limit} days when grouped by day.', '按天统计最多 {limit} 天。'],
  WEEK: ['At most {limit} days when grouped by week.', '按周统计最多 {limit} 天。'],
  MONTH: ['At most {limit} days when grouped by month.', '按月统计最多 {limit} 天。'],
};

const TWO_GROUPS: Text = ['Choose one grouping or two different ones.', '最多选择两个不同的分组。'];

type Dimension = Exclude<ProfitGroup, 'DATE'>;

const isOfAgent = ({ biz, holder }: ProfitLine) => biz === 'ADJUST' && holder.type === 'AGENT';

/** Code and name of a line for each grouping; filters use the code. */
export const DIMENSIONS: Readonly<Record<Dimension, (line: ProfitLine) => { code: string; name: string } | null | undefined>> = {
  // A correction of an agent belongs to the agent, not to a merchant.
  MERCHANT: (line) => (isOfAgent(line) ? null : { code: line.holder.no, name: line.holder.name }),
  AGENT: (line) => {
    const agent = isOfAgent(line) ? line.holder : line.holder.agent;
    return agent && { code: agent.no, name: agent.name };
  },
  PRODUCT: ({ way }) => way?.product,
  WAY: ({ way }) => way,
  CHANNEL: ({ channel }) => channel,
  UPSTREAM: ({ channel }) => channel?.upstream,
  CURRENCY: ({ currency }) => ({ code: currency, name: '' }),
  COUNTRY: ({ holder }) => ({ code: holder.country, name: '' }),
  BIZ_TYPE: ({ biz }) => ({ code: biz, name: '' }),
};

const FILTERS: readonly (readonly [name: keyof ProfitFilter, dimension: Dimension])[] = [
  ['mchNo', 'MERCHANT'],
  ['agentNo', 'AGENT'],
  ['productCode', 'PRODUCT'],
  ['wayCode', 'WAY'],
  ['channelCode', 'CHANNEL'],
  ['upstreamCode', 'UPSTREAM'],
  ['currency', 'CURRENCY'],
  ['country', 'COUNTRY'],
  ['bizType', 'BIZ_TYPE'],
];

function testsOf(operator: Operator, query: ProfitFilter) {
  const tests = new RowFilter<ProfitLine>(query, ({ currency }) => currency);
  tests.add((query.excludeTest ?? true) && (({ holder }) => !holder.isTest));
  tests.add(operator.scope.type !== 'ALL' && (({ holder }) => isInScope(operator, holder)));
  for (const [name, dimension] of FILTERS) tests.oneOf(name, (line) => DIMENSIONS[dimension](line)?.code ?? NONE);
  return tests.list;
}

/** Parses a query. @throws Refusal 400, or 422 that names `from` or `groupBy` */
export function readCut(
  { clock }: World,
  { query, actor, lang }: CallFor<'downloadProfit' | 'getProfitStatistics' | 'getProfitTrend'>,
): Cut {
  const asked: ProfitQuery = query;
  const { granularity = 'DAY', currencyMode = 'REPORT', compare = 'PREVIOUS', losses = false } = asked;
  const at = clock.now();
  const toDay = asked.to ? dayIn(asked.to) : dayOf(at);
  const fromDay = asked.from ? dayIn(asked.from) : toDay - USUAL_DAYS + 1;
  if (fromDay > toDay) throw invalid(lang, [{ name: 'from', rule: 'range', text: ENDS_FIRST }]);
  const limit = LONGEST[granularity];
  if (toDay - fromDay >= limit) throw invalid(lang, [{ name: 'from', rule: 'maxDays', text: TOO_LONG[granularity], limit }]);
  // The contract has validated each value.
  const groups = (asked.groupBy ?? USUAL_GROUP).split(',') as ProfitGroup[];
  if (groups.length > 2 || new Set(groups).size < groups.length)
    throw invalid(lang, [{ name: 'groupBy', rule: 'maxItems', text: TWO_GROUPS }]);
  const now = { from: startOf(fromDay), to: startOf(toDay + 1) };
  const shift = compare === 'LAST_WEEK' ? 7 * DAY : (toDay - fromDay + 1) * DAY;
  // A running range is compared with the same elapsed time of the earlier range.
  const before =
    compare === 'NONE' ? null : { shift, from: now.from - shift, to: Math.max(now.from, Math.min(now.to, at + 1)) - shift };
  const isReport = currencyMode === 'REPORT';
  return { fromDay, toDay, granularity, groups, isReport, now, before, tests: testsOf(actor, asked), losses };
}

/** The ranges of a query in wire format. */
export const showPeriod = ({ fromDay, toDay, before }: Cut): ProfitPeriod => ({
  from: dateOf(fromDay),
  to: dateOf(toDay),
  compareFrom: before && new Date(before.from).toISOString(),
  compareTo: before && new Date(before.to).toISOString(),
});
