import type { AgentAction, AgentDetail, AgentFilter, AgentPrice, AgentStatistics, Agent as WireAgent } from '@/contract';
import { agentActions, agentFits, agentStatuses, MAX_LEVEL } from '../../../src/domain/agent';
import { compareMoney } from '../../../src/domain/money';
import { maskName } from '../../base/mask';
import { moneyIn, REPORT_CURRENCY } from '../../base/money';
import { whyNoRight } from '../../base/noRight';
import { ratioText } from '../../base/ratio';
import { holds, RowFilter, type Sorted, soughtIn } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { badParameter } from '../../engine/schema';
import { type Lang, say } from '../../engine/text';
import { iso, timeOf } from '../../engine/time';
import { chainAbove, chainTo, plannedPrices, priceAt, showPrice } from '../../flow/prices';
import { logsOf, showEntry, showEvents, showNote } from '../../flow/show';
import { productNameIn } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import type { Agency } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { childrenOf, merchantsOf, pricesBelow } from './agentChain';
import { agentObstacle } from './agentRules';
import { type MonthSum, monthSums } from './agentSums';

const SHOWN_LOGS = 50;
const SHOWN_ENTRIES = 20;

/** Actions that are left out, without a reason, when the state does not fit. */
const ONLY_WHERE_FIT: ReadonlySet<AgentAction> = new Set(['review', 'suspend', 'resume', 'moveMerchant', 'resetPassword']);

/** Email (M4): the first two characters and the domain (docs/rules/masking.md#classes). */
const maskEmail = (email: string) => email.replace(/^(.{0,2})[^@]*/, '$1***');
const last4 = (text: string | null) => text && `***${text.slice(-4)}`;

function rights(world: World, agency: Agency, actor: Operator, lang: Lang): Pick<WireAgent, 'allowed' | 'denied'> {
  const allowed: AgentAction[] = [];
  const denied: NonNullable<WireAgent['denied']> = [];
  for (const action of agentActions) {
    if (!agentFits(action, agency.status) && ONLY_WHERE_FIT.has(action)) continue;
    const key = `user:agent:${action}`;
    const refusal = agentObstacle(world, agency, actor, action, lang);
    if (!actor.access.has(key)) denied.push({ action, why: whyNoRight(lang, key) });
    else if (!refusal) allowed.push(action);
    else denied.push({ action, why: say(lang, refusal.text, refusal.values) });
  }
  return { allowed, denied };
}

/** Opened commission accounts of an agent. */
const accountsOf = ({ ledger }: World, { no }: Agency) =>
  [...ledger.accounts.values()].filter(({ holderNo, type }) => holderNo === no && type === 'COMMISSION');

/** Masked fields of an agent's row. */
export function agentFields(world: World, agency: Agency, month: MonthSum): WireAgent {
  const { agent, holder, owner, fixedShares } = agency;
  const merchants = merchantsOf(world, agent);
  const usd = (minor: bigint) => moneyIn(REPORT_CURRENCY, minor);
  return {
    agentNo: agency.no,
    agentName: agent.name,
    level: agent.depth,
    parentAgentNo: agent.parent?.no ?? null,
    parentAgentName: agent.parent?.name ?? null,
    path: chainAbove(agent)
      .map(({ no }) => no)
      .reverse(),
    status: agency.status,
    statusReason: agency.statusReason,
    statusRemark: agency.statusRemark,
    isEarning: agency.isEarning,
    contactName: maskName(agency.contactName),
    contactMobile: last4(agency.contactMobile),
    contactEmail: maskEmail(agency.contactEmail),
    country: holder.country,
    currencies: [...new Set(holder.accounts.map(({ account }) => account.currency))],
    loginAccount: agency.loginAccount,
    lastLoginAt: timeOf(agency.lastLoginAt),
    linkUntil: agency.linkUntil !== null && agency.linkUntil > world.clock.now() ? iso(agency.linkUntil) : null,
    mayAddMerchant: agency.mayAddMerchant,
    maySubAgent: agency.maySubAgent,
    shareMode: agency.shareMode,
    profitPct: ratioText(agency.profitPpm),
    fixedShares: [...fixedShares].map(([currency, amount]) => ({ currency, amount: moneyIn(currency, amount) })),
    settlementCycle: agency.settlementCycle,
    merchantCount: merchants.length,
    activeMerchantCount: merchants.filter(({ status }) => status === 'ACTIVE').length,
    subAgentCount: childrenOf(world, agent).length,
    balances: accountsOf(world, agency).map(({ currency, amounts }) => ({
      currency,
      available: moneyIn(currency, amounts.available),
      frozen: moneyIn(currency, amounts.frozen),
    })),
    reportCurrency: REPORT_CURRENCY,
    // Reversals in a month can exceed its volume.
    monthVolume: usd(month.volume < 0n ? 0n : month.volume),
    monthShare: usd(month.share),
    ownerOperatorId: owner?.id ?? null,
    ownerName: owner?.username ?? null,
    riskLevel: agency.riskLevel,
    tags: [...agency.tags],
    remark: agency.remark,
    createdAt: iso(agency.createdAt),
    createdBy: agency.createdBy,
    updatedAt: iso(agency.updatedAt),
    updatedBy: agency.updatedBy,
    version: agency.version,
  };
}

/** One row as the operator sees it, with its actions. */
export const showAgent = (world: World, agency: Agency, actor: Operator, lang: Lang): WireAgent => ({
  ...agentFields(world, agency, monthSums(world, actor)(agency.no)),
  ...rights(world, agency, actor, lang),
});

/** Base prices of an agent with the prices above and below; agents outside the data scope are left out. */
function pricesOf(world: World, agency: Agency, actor: Operator, lang: Lang): AgentPrice[] {
  const now = world.clock.now();
  const isOpen = ({ kind, no }: { kind: string; no: string }) => {
    const holder = kind === 'COST' ? undefined : world.holders.find((one) => one.no === no);
    return !holder || isInScope(actor, holder);
  };
  return [...world.catalog.products.values()].map((product) => {
    const current = priceAt(agency.prices, product.code, now);
    const [lowest] = pricesBelow(world, agency.agent, product, now)
      .filter(isOpen)
      .sort((a, b) => compareMoney(a.rate, b.rate));
    return {
      productCode: product.code,
      productName: productNameIn(lang, product),
      currency: product.currency,
      current: current ? showPrice(product, current, lang) : null,
      planned: plannedPrices(agency.prices, product.code, now).map((price) => showPrice(product, price, lang)),
      above: chainTo(world, product, agency.agent.parent, now).filter(isOpen),
      below: lowest ?? null,
    };
  });
}

/** One agent with all its details. */
export function showAgentDetail(world: World, log: OperationLog, agency: Agency, actor: Operator, lang: Lang): AgentDetail {
  const { agent } = agency;
  const entries = accountsOf(world, agency)
    .flatMap((account) => account.entries.slice(-SHOWN_ENTRIES))
    .sort((a, b) => b.transaction.id - a.transaction.id)
    .slice(0, SHOWN_ENTRIES);
  return {
    ...showAgent(world, agency, actor, lang),
    docNo: last4(agency.docNo),
    prices: pricesOf(world, agency, actor, lang),
    merchants: merchantsOf(world, agent)
      .filter((holder) => isInScope(actor, holder))
      .map(({ no, name, status, country }) => ({ mchNo: no, mchName: name, status, country })),
    subAgents: childrenOf(world, agent).map((child) => ({
      agentNo: child.no,
      agentName: child.name,
      status: world.agencies.get(child.no)?.status ?? 'CLOSED',
      merchantCount: merchantsOf(world, child).length,
    })),
    entries: entries.map(showEntry),
    events: showEvents(agency.events),
    notes: agency.notes.map(showNote),
    logs: logsOf(log, { entity: 'agent', ...agency }, lang)
      .slice(-SHOWN_LOGS)
      .reverse(),
  };
}

/** Agents that match a filter, newest first by default. @throws Refusal 400 */
export function findAgencies(world: World, actor: Operator, query: Sorted<AgentFilter>, isHeader = false): Agency[] {
  const { keyword, level, hasSubAgents } = query;
  const tests = new RowFilter<Agency>(query, () => REPORT_CURRENCY);
  const sought = soughtIn(keyword);
  tests.add(
    sought.length > 0 &&
      (({ no, agent, loginAccount, tags }) =>
        sought.includes(no.toUpperCase()) || holds(sought, [agent.name, loginAccount, ...tags])),
  );
  tests.oneOf('agentNo', ({ no }) => no);
  if (!isHeader) tests.oneOf('status', ({ status }) => status);
  tests.add(level && (({ agent }) => level.split(',').includes(String(agent.depth))));
  tests.oneOf('parentAgentNo', ({ agent }) => agent.parent?.no);
  tests.oneOf('country', ({ holder }) => holder.country);
  tests.oneOf('ownerOperatorId', ({ owner }) => owner?.id);
  tests.add(hasSubAgents !== undefined && (({ agent }) => childrenOf(world, agent).length > 0 === hasSubAgents));
  tests.range(actor, 'createdFrom', 'createdTo', ({ createdAt }) => createdAt);
  const found = [...world.agencies.values()].filter(
    (agency) => isInScope(actor, agency.holder) && tests.list.every((passes) => passes(agency)),
  );
  return found.sort(orderOf(world, actor, query));
}

function orderOf(world: World, actor: Operator, { sortField, sortOrder }: Record<string, unknown>) {
  const month = monthSums(world, actor);
  const orders: Readonly<Record<string, (a: Agency, b: Agency) => number>> = {
    createdAt: (a, b) => a.createdAt - b.createdAt,
    agentNo: (a, b) => (a.no < b.no ? -1 : 1),
    level: (a, b) => a.agent.depth - b.agent.depth,
    monthVolume: (a, b) => Number(month(a.no).volume - month(b.no).volume),
    monthShare: (a, b) => Number(month(a.no).share - month(b.no).share),
  };
  const field = String(sortField ?? 'createdAt');
  const order = Object.hasOwn(orders, field) ? orders[field] : undefined;
  if (!order) throw badParameter('sortField');
  const sign = sortOrder === 'ascend' ? 1 : -1;
  // Ties are ordered newest first.
  return (a: Agency, b: Agency) => sign * order(a, b) || (a.no < b.no ? 1 : -1);
}

/** Sum and number of agents per currency. */
function totals(of: readonly (readonly [currency: string, amount: bigint])[]) {
  const sums = new Map<string, { count: number; amount: bigint }>();
  for (const [currency, amount] of of) {
    const { count, amount: before } = sums.get(currency) ?? { count: 0, amount: 0n };
    sums.set(currency, { count: count + 1, amount: before + amount });
  }
  return [...sums.keys()].sort().map((currency) => {
    const { count, amount } = sums.get(currency) as { count: number; amount: bigint };
    return { currency, count, amount: moneyIn(currency, amount) };
  });
}

/** Figures of the header (docs/rules/agent.md#statistics). */
export function agentStatistics(world: World, actor: Operator, found: readonly Agency[]): AgentStatistics {
  const month = monthSums(world, actor);
  const count = (test: (agency: Agency) => boolean) => found.filter(test).length;
  const accounts = found.flatMap((agency) => accountsOf(world, agency));
  return {
    byStatus: agentStatuses.map((status) => ({ status, count: count((agency) => agency.status === status) })),
    byLevel: Array.from({ length: MAX_LEVEL }, (_, at) => ({
      level: at + 1,
      count: count(({ agent }) => agent.depth === at + 1),
    })),
    available: totals(
      accounts.filter(({ amounts }) => amounts.available > 0n).map(({ currency, amounts }) => [currency, amounts.available]),
    ),
    monthShare: totals(found.flatMap(({ no }) => [...month(no).shares])),
    withoutActiveMerchants: count(
      ({ status, agent }) => status === 'ACTIVE' && !merchantsOf(world, agent).some((holder) => holder.status === 'ACTIVE'),
    ),
  };
}
