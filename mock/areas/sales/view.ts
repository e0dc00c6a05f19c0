import type {
  SalesAction,
  SalesCorrection,
  SalesDetail,
  SalesMerchant,
  SalesReason,
  SalesRow,
  SalesStatistics,
  SalesSums,
} from '@/contract';
import { salesActions } from '../../../src/domain/perf';
import { currencies as known, moneyIn, REPORT_CURRENCY } from '../../base/money';
import { whyNoRight } from '../../base/noRight';
import { type Lang, notFound, say, type Text } from '../../engine/text';
import { dateOf, dayIn, dayOf, iso, startOf } from '../../engine/time';
import { agencyOf } from '../../flow/agencies';
import { showEvents } from '../../flow/show';
import type { Operator } from '../../model/operators';
import type { Agent, Holder } from '../../model/parties';
import { type Correction, Sales } from '../../model/sales';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { type SalesCut, showSalesPeriod, spansOf } from './cut';
import { createCounter, type Line, linesOf } from './lines';
import { ratio } from './profitSums';
import { periodOf } from './profitTime';
import { type DoneBy, salesObstacle } from './rules';
import { agentsOf, isAsked, salesIn, totalOf, unionOf } from './sums';

const NO_ROW: Text = ['Row not found, or its agent is outside your data scope.', '记录不存在或不在您的数据范围内。'];

const abs = (value: bigint) => (value < 0n ? -value : value);

/** Sums in wire format. @param before previous period: total in minor units of the currency, and its ended pay-ins */
function showSums(
  currency: string,
  { payins, successes, payouts, active, money, usd }: Sales,
  isReport: boolean,
  before: { total: bigint; orders: number },
  target: bigint | null,
): SalesSums {
  const show = (minor: bigint) => moneyIn(currency, minor);
  const sums = isReport ? usd : money;
  const total = totalOf(sums);
  return {
    currency,
    activeMerchantCount: active.size,
    payinCount: payins,
    payinSuccessCount: successes,
    payinAmount: show(sums.payin),
    payoutCount: payouts,
    payoutAmount: show(sums.payout),
    successRate: ratio(BigInt(successes), BigInt(payins)),
    mchFee: show(sums.fee),
    upstreamCost: show(sums.cost),
    directShare: show(sums.direct),
    teamShare: show(sums.team),
    adjustShare: show(sums.adjust),
    totalShare: show(total),
    platformProfit: show(sums.profit),
    shareOfProfit: ratio(total, sums.fee - sums.cost),
    settledShare: show(sums.settled),
    unsettledShare: show(total - sums.settled),
    target: target === null ? null : show(target),
    targetRate: target === null ? null : ratio(total, target),
    ordersBefore: before.orders,
    growth: ratio(total - before.total, abs(before.total)),
  };
}

function rights(world: World, line: Line, cut: SalesCut, actor: Operator, lang: Lang): Pick<SalesRow, 'allowed' | 'denied'> {
  const allowed: SalesAction[] = [];
  const denied: SalesRow['denied'] = [];
  for (const action of salesActions) {
    const key = `user:agent:sales:${action}`;
    const refusal = salesObstacle(world, line, actor, action, lang, cut.products !== undefined);
    if (!actor.access.has(key)) denied.push({ action, why: whyNoRight(lang, key) });
    else if (!refusal) allowed.push(action);
    else denied.push({ action, why: say(lang, refusal.text, refusal.values) });
  }
  return { allowed, denied };
}

/** Key of a row: type, period, agent, currency. */
const rowKeyOf = ({ type, isReport }: SalesCut, { span, agent, currency }: Line) =>
  `${type}_${span.period}_${agent.no}_${isReport ? 'REPORT' : currency}`;

/** Builds rows without the operator's actions. */
export function createRows(world: World, cut: SalesCut): (line: Line) => Omit<SalesRow, 'allowed' | 'denied'> {
  const count = createCounter(world);
  return (line) => {
    const { span, agent, currency, sales, before, ordersBefore, rank, rankBefore, month, decided, frozen, status } = line;
    const { all, fresh } = count(line);
    return {
      rowKey: rowKeyOf(cut, line),
      period: span.period,
      from: dateOf(span.firstDay),
      to: dateOf(span.lastDay),
      month,
      isOver: span.to <= world.clock.now(),
      agentNo: agent.no,
      agentName: frozen?.name ?? agent.name,
      level: frozen?.level ?? agent.depth,
      parentAgentNo: frozen ? frozen.parentNo : (agent.parent?.no ?? null),
      merchantCount: all,
      newMerchantCount: fresh,
      rank,
      rankChange: rankBefore === null ? null : rankBefore - rank,
      settleStatus: status,
      ...(month !== null && { version: decided?.version ?? 1 }),
      confirmedAt: frozen ? iso(frozen.at) : null,
      confirmedBy: frozen?.by.username ?? null,
      ...showSums(currency, sales, cut.isReport, { total: before, orders: ordersBefore }, decided?.target ?? null),
    };
  };
}

/** Shows a line as a row for this operator, with its actions. */
export function rowFor(world: World, cut: SalesCut, { actor, lang }: DoneBy): (line: Line) => SalesRow {
  const show = createRows(world, cut);
  return (line) => ({ ...show(line), ...rights(world, line, cut, actor, lang) });
}

/** Totals of rows: their shares, and the sums of their agents with each order counted once. */
function sumsOf(world: World, cut: SalesCut, lines: readonly Line[]): SalesSums[] {
  const chosen = cut.spans.map(() => new Set<string>());
  const totals = new Map<string, { sales: Sales; before: { total: bigint; orders: number }; target: bigint | null }>();
  const of = (currency: string) => {
    const found = totals.get(currency) ?? { sales: new Sales(), before: { total: 0n, orders: 0 }, target: null };
    totals.set(currency, found);
    return found;
  };
  for (const { place, agent, currency, currencies, sales, before, ordersBefore, decided } of lines) {
    for (const one of currencies) chosen[place]?.add(`${agent.no} ${one}`);
    const total = of(currency);
    total.before.total += before;
    total.before.orders += ordersBefore;
    if (decided?.target) total.target = (total.target ?? 0n) + decided.target;
    for (const [sum, own] of [
      [total.sales.money, sales.money],
      [total.sales.usd, sales.usd],
    ] as const)
      for (const name of ['direct', 'team', 'adjust', 'settled'] as const) sum[name] += own[name];
  }
  for (const [currency, sales] of unionOf(world, cut, chosen)) of(cut.isReport ? REPORT_CURRENCY : currency).sales.addAll(sales);
  return [...totals.keys()].sort().flatMap((currency) => {
    const total = totals.get(currency);
    return total ? [showSums(currency, total.sales, cut.isReport, total.before, total.target)] : [];
  });
}

/** Figures above the list. */
export function salesStatistics(world: World, cut: SalesCut): SalesStatistics {
  const lines = linesOf(world, cut);
  const now = world.clock.now();
  return {
    period: showSalesPeriod(cut),
    agentCount: new Set(lines.map(({ agent }) => agent)).size,
    confirmedCount: lines.filter(({ status }) => status === 'CONFIRMED').length,
    dueCount: lines.filter(({ month, status, span }) => month !== null && status === 'OPEN' && span.to <= now).length,
    sums: sumsOf(world, cut, lines),
  };
}

const KEY = /^(DAY|WEEK|MONTH|CUSTOM)_(.+)_(A\d+)_([A-Z]{3}|REPORT)$/;

function daysIn(type: string, period: string): { first: number; last: number } | undefined {
  const [from = '', to = from] = type === 'MONTH' ? [`${period}-01`] : period.split('_');
  const [first, last] = [dayIn(from), dayIn(to)];
  return Number.isInteger(first) && Number.isInteger(last) && first <= last ? { first, last } : undefined;
}

/**
 * The query and agent of a row key.
 * @throws Refusal 404 when the row does not exist, or its agent is outside the data scope
 */
export function cutOfKey(world: World, actor: Operator, rowKey: string, products?: string): { cut: SalesCut; agent: Agent } {
  const [, type, period = '', agentNo = '', currency = ''] = KEY.exec(rowKey) ?? [];
  const agency = world.agencies.get(agentNo);
  const days = type && daysIn(type, period);
  const isReport = currency === 'REPORT';
  const isKnown = isReport || Object.hasOwn(known, currency);
  if (!agency || !days || !isKnown || !isInScope(actor, agency.holder)) throw notFound(NO_ROW);
  const spans = spansOf(type as SalesCut['type'], days.first, days.last, world.clock.now());
  // The name of a week is its Monday. The limit of a year stops queries over a thousand years.
  if (spans[0]?.period !== period || spans.length > 1 || days.last - days.first >= 366) throw notFound(NO_ROW);
  return {
    agent: agency.agent,
    cut: {
      type: type as SalesCut['type'],
      fromDay: spans[0].firstDay,
      toDay: spans[0].lastDay,
      spans,
      isReport,
      products: products ? new Set(products.split(',')) : undefined,
      currencies: isReport ? undefined : new Set([currency]),
      statuses: undefined,
      top: undefined,
      isOpen: (agent) => isInScope(actor, agencyOf(world, agent).holder),
      shows: (agent) => agent === agency.agent,
    },
  };
}

/** The row of a key; zeros without data. @throws when the row cannot exist */
export function lineOfKey(world: World, { cut, agent }: ReturnType<typeof cutOfKey>): Line {
  const [line] = linesOf(world, cut, agent);
  if (!line) throw new Error(`${agent.no} has no row`);
  return line;
}

/** An agent's share by merchant, largest first; merchants outside the data scope are combined. */
function merchantsOf(world: World, cut: SalesCut, { span, agent, currency }: Line, actor: Operator): SalesMerchant[] {
  const found = new Map<string, { holder: Holder | null; nearest: Agent; isOwn: boolean; sales: Sales }>();
  for (const fact of salesIn(world, span)) {
    const agents = agentsOf(fact);
    const place = agents.indexOf(agent);
    const [nearest] = agents;
    if (place < 0 || !nearest || fact.biz === 'ADJUST' || !isAsked(cut, fact)) continue;
    const holder = isInScope(actor, fact.holder) ? fact.holder : null;
    const key = holder ? `${holder.no} ${nearest.no}` : `- ${place === 0}`;
    const own = found.get(key) ?? { holder, nearest, isOwn: place === 0, sales: new Sales() };
    found.set(key, own);
    own.sales.addOrder(fact);
    own.sales.addShare(fact, place, false);
  }
  const amounts = (sales: Sales) => (cut.isReport ? sales.usd : sales.money);
  return [...found.values()]
    .sort((a, b) => (totalOf(amounts(a.sales)) < totalOf(amounts(b.sales)) ? 1 : -1))
    .map(({ holder, nearest, isOwn, sales }) => ({
      mchNo: holder?.no ?? null,
      mchName: holder?.name ?? null,
      agentNo: holder ? nearest.no : null,
      isOwn,
      payinSuccessCount: sales.successes,
      payinAmount: moneyIn(currency, amounts(sales).payin),
      payoutCount: sales.payouts,
      payoutAmount: moneyIn(currency, amounts(sales).payout),
      mchFee: moneyIn(currency, amounts(sales).fee),
      share: moneyIn(currency, totalOf(amounts(sales))),
    }));
}

const showCorrection = ({ no, at, amount, currency, month, operator, reasonCode, remark }: Correction): SalesCorrection => ({
  correctionNo: no,
  at: iso(at),
  amount: moneyIn(currency, amount),
  currency,
  month,
  operatorName: operator.username,
  reasonCode: reasonCode as SalesReason,
  remark,
});

/** One row with all its details. @throws Refusal 404 */
export function salesDetail(world: World, by: DoneBy, rowKey: string, products?: string): SalesDetail {
  const of = cutOfKey(world, by.actor, rowKey, products);
  const { cut, agent } = of;
  const line = lineOfKey(world, of);
  const { span, currencies, month } = line;
  const corrections = world.sales.corrections.filter(
    (one) =>
      one.agent === agent &&
      currencies.includes(one.currency) &&
      ((one.at >= span.from && one.at < span.to) || one.month === month),
  );
  const account = [...world.ledger.accounts.values()].find(
    (one) => one.holderNo === agent.no && one.currency === line.currency && one.type === 'COMMISSION',
  );
  return {
    ...rowFor(world, cut, by)(line),
    available: cut.isReport ? null : moneyIn(line.currency, account?.amounts.available ?? 0n),
    merchants: merchantsOf(world, cut, line, by.actor),
    corrections: corrections.reverse().map(showCorrection),
    events: showEvents(line.decided?.events ?? []),
  };
}

/** The current business month. */
export const monthNow = (world: World): string => periodOf(startOf(dayOf(world.clock.now())), 'MONTH');
