import type { AgentAction, AgentReason } from '@/contract';
import { type AgentEvent, agentReasonsOf, canAgent, MAX_LEVEL } from '../../../src/domain/agent';
import { withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { fault, insist } from '../../base/faults';
import { currencies as known } from '../../base/money';
import { PPM } from '../../base/ratio';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { Refusal, type Text } from '../../engine/text';
import { DAY, iso } from '../../engine/time';
import { agencyOf, openAgency, openAgent } from '../../flow/agencies';
import { changer } from '../../flow/change';
import { addMaker } from '../../flow/makers';
import { merchantOf } from '../../flow/merchants';
import { priceAt } from '../../flow/prices';
import { touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { PlatformCall } from '../../model/operators';
import type { Agency, Agent } from '../../model/parties';
import type { OrderEvent } from '../../model/records';
import type { World } from '../../model/world';
import { demandSecondForAddresses } from './addresses';
import { branchOf, breakOfMerchant, breakUnder, greediest, heightOf, isAtOrBelow } from './agentChain';
import { down } from './agentFile';
import { agentChanges, loggedOf } from './agentLog';
import { isTaken, nameOf, ownerOf, placeFaults } from './agentPlace';
import { breakFault, demandAgent, findAgency, reasonOf } from './agentRules';
import { logPrices, NO_CURRENCY, setPrices, setShares } from './agentTerms';
import { agentStatistics, findAgencies, showAgent, showAgentDetail } from './agentView';

const LINK_MS = DAY;

const TAKEN: Text = ['Already in use.', '已被使用。'];
const NO_COUNTRY: Text = ['The platform does not serve this country.', '平台未开通该国家。'];
const CIRCLE: Text = ['{who} is the agent itself or one of its sub-agents.', '{who} 是其自身或其下级。'];
const SAME: Text = ['Already at this position.', '已在该位置。'];
const TOO_DEEP: Text = ['The tree would have {n} levels. The maximum is {max}.', '层级将达到 {n} 级，最多 {max} 级。'];

const TOO_MUCH: Text = [
  'The shares along {chain} would be {sum}%. The maximum is 100%.',
  '{chain} 的分润合计 {sum}%，不得超过 100%。',
];

const OUTSIDE: Text = ['You cannot create an agent outside your data scope.', '不能在您的数据范围之外新增代理。'];
const NOTHING: Text = ['There are no changes.', '没有任何变更。'];
const NOT_ITS: Text = ['{no} is not a merchant of this agent.', '{no} 不是该代理的商户。'];
const MAILED: Text = ['Link sent to {mailTo}, valid for 24 hours.', '链接已发送至 {mailTo}，24 小时内有效。'];

/** Handlers of the agents by operation id. */
export function agentHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'agent'> {
  function addEvent({ at, actor, traceId }: PlatformCall, agency: Agency, kind: string, more: Partial<OrderEvent> = {}) {
    agency.events.push({ at, kind, actorType: 'OPERATOR', operator: actor, traceId, ...more });
  }

  /** Changes the state of an agent. @throws when the state table has no such move: `demandAgent` must check it first */
  function turn(agency: Agency, event: AgentEvent, status: Agency['status']) {
    if (!canAgent(event, agency.status)) throw new Error(`${agency.no} is ${agency.status}: no ${event}`);
    agency.status = status;
    agency.holder.status = status;
  }

  const { change } = changer({
    key: 'agentNo',
    find: ({ actor }, no) => findAgency(world, actor, no),
    nameOf: ({ holder }: Agency) => holder.name,
    demand: (call, agency, action: AgentAction) => demandAgent(world, agency, call, action),
    before: loggedOf,
    changesSince: (before, agency) => agentChanges(before, loggedOf(agency)),
    made: (call, agency, action) => action !== 'review' && addMaker(agency, call.actor),
    show: ({ actor, lang }, agency) => showAgent(world, agency, actor, lang),
    refused: withCurrent,
  });

  const depthFault = (levels: number, name: string) =>
    levels > MAX_LEVEL && fault(name, 'maxDepth', TOO_DEEP, { n: levels, max: MAX_LEVEL });

  function partFault(agent: Agent, name: string, parent = agent.parent) {
    const { chain, ppm } = greediest(world, agent, parent);
    const path = chain.map(({ no }) => no).join(' › ');
    return ppm > PPM && fault(name, 'maximum', TOO_MUCH, { chain: path, sum: ppm / 10_000 });
  }

  /** A new link to set the password: only its recipient would see it. @returns its expiry */
  function renewLink({ at }: PlatformCall, agency: Agency): number {
    agency.linkUntil = at + LINK_MS;
    return agency.linkUntil;
  }

  return {
    pageAgents({ actor, lang, query }) {
      const found = findAgencies(world, actor, query);
      return { data: pageOf(found, query, (one) => showAgent(world, one, actor, lang)) };
    },
    treeAgents({ actor, lang, query }) {
      const found = new Set(findAgencies(world, actor, query));
      const all = findAgencies(world, actor, { sortField: 'agentNo', sortOrder: 'ascend' });
      return { data: all.map((one) => ({ ...showAgent(world, one, actor, lang), matched: found.has(one) })) };
    },
    getAgent: ({ actor, lang, query }) => ({
      data: showAgentDetail(world, logOf(), findAgency(world, actor, query.agentNo), actor, lang),
    }),
    getAgentStatistics: ({ actor, query }) => ({
      data: agentStatistics(world, actor, findAgencies(world, actor, query, true)),
    }),
    addAgent(call) {
      const { actor, lang, at } = call;
      const { agentName, country, currencies, loginAccount, parentAgentNo, ownerOperatorId, ...rest } = call.body;
      call.note.about = { entity: 'agent', name: agentName };
      const { faults, parent } = placeFaults(world, call, parentAgentNo, 'parentAgentNo', 'maySubAgent');
      const wrong = currencies.find((currency) => !Object.hasOwn(known, currency));
      insist(call, [
        isTaken(world, undefined, ({ agent }) => agent.name, agentName) && fault('agentName', 'unique', TAKEN),
        isTaken(world, undefined, (one) => one.loginAccount, loginAccount) && fault('loginAccount', 'unique', TAKEN),
        !Object.values(known).some((served) => served.country === country) && fault('country', 'exists', NO_COUNTRY),
        wrong !== undefined && fault('currencies', 'exists', NO_CURRENCY, { value: wrong }),
        ...faults,
        depthFault((parent?.depth ?? 0) + 1, 'parentAgentNo'),
      ]);
      const owner = ownerOf(world, call, ownerOperatorId);
      const isInside =
        actor.scope.type === 'ALL' ||
        (actor.scope.type === 'COUNTRY' && actor.scope.values.includes(country)) ||
        (actor.scope.type === 'AGENT' && parent !== undefined);
      if (!isInside) throw new Refusal(403, 'OUT_OF_SCOPE', OUTSIDE);
      const no = `A${Math.max(...world.agents.map((agent) => Number(agent.no.slice(1)))) + 1}`;
      const agency = openAgency(world, {
        ...openAgent(world, { no, name: agentName.trim(), parent, country, currencies }),
        ...rest,
        contactName: rest.contactName ?? '',
        contactEmail: rest.contactEmail ?? '',
        loginAccount,
        owner,
        createdBy: actor.username,
        // The parent's prices are copied, so that the agent earns nothing until its rates differ.
        prices: parent
          ? new Map(
              [...agencyOf(world, parent).prices].flatMap(([code]) => {
                const price = priceAt(agencyOf(world, parent).prices, code, at);
                return price ? [[code, [{ ...price, effectiveAt: at, by: actor.username, at }]] as const] : [];
              }),
            )
          : new Map(),
      });
      addEvent(call, agency, 'ADDED');
      const changes = changesOf<Agency>({}, agency, ['status', 'loginAccount', 'settlementCycle', 'riskLevel']);
      call.note.about = { entity: 'agent', ids: [no], name: agency.agent.name, changes };
      return { data: showAgent(world, agency, actor, lang) };
    },
    editAgent: (call) =>
      change(call, 'edit', (agency) => {
        const { agentName, ownerOperatorId, ...rest } = call.body;
        const { agentNo: _no, version: _version, ...more } = rest;
        insist(call, [isTaken(world, agency, ({ agent }) => agent.name, agentName) && fault('agentName', 'unique', TAKEN)]);
        const owner = ownerOperatorId === undefined ? agency.owner : ownerOf(world, call, ownerOperatorId);
        demandSecondForAddresses(world, call, 'agent', agency.holder, [[agency.contactEmail, rest.contactEmail]]);
        Object.assign(agency, more, { owner });
        agency.agent.name = agentName.trim();
        agency.holder.name = agentName.trim();
        if (agency.status !== 'REJECTED') return addEvent(call, agency, 'EDITED');
        turn(agency, 'resubmit', 'PENDING_REVIEW');
        Object.assign(agency, { statusReason: null, statusRemark: null });
        addEvent(call, agency, 'RESUBMITTED');
      }),
    reviewAgent: (call) =>
      change(call, 'review', (agency) => {
        const { decision, remark } = call.body;
        if (decision === 'PASS') {
          turn(agency, 'pass', 'ACTIVE');
          renewLink(call, agency);
          return addEvent(call, agency, 'PASSED', { remark });
        }
        const reason = reasonOf(call, agentReasonsOf.review);
        turn(agency, 'reject', 'REJECTED');
        Object.assign(agency, { statusReason: reason.reasonCode, statusRemark: reason.remark ?? null });
        addEvent(call, agency, 'REJECTED', reason);
      }),
    suspendAgent: (call) =>
      change(call, 'suspend', (agency) => {
        const reason = reasonOf(call, agentReasonsOf.suspend);
        turn(agency, 'suspend', 'SUSPENDED');
        agency.isEarning = call.body.keepsEarning === true;
        Object.assign(agency, { statusReason: reason.reasonCode, statusRemark: reason.remark ?? null });
        addEvent(call, agency, 'SUSPENDED', reason);
      }),
    resumeAgent: (call) =>
      change(call, 'resume', (agency) => {
        turn(agency, 'resume', 'ACTIVE');
        Object.assign(agency, { isEarning: true, statusReason: null, statusRemark: null });
        addEvent(call, agency, 'RESUMED', { remark: call.body.remark });
      }),
    setAgentPrices: (call) =>
      change(call, 'price', (agency) => {
        const terms = call.body;
        const { shareMode, profitPpm, fixedShares, prices } = agency;
        const print = () => JSON.stringify([agency.shareMode, agency.profitPpm, [...agency.fixedShares].map(String)]);
        const before = print();
        try {
          setShares(call, agency, terms);
          const products = setPrices(world, call, agency, terms);
          insist(call, [partFault(agency.agent, 'profitPct')]);
          insist(call, [products.length === 0 && print() === before && fault('prices', 'changed', NOTHING)]);
          const from = terms.effectiveAt ? Date.parse(terms.effectiveAt) : call.at;
          logPrices(call, agency, prices, products, from);
          addEvent(call, agency, 'PRICED', {
            remark: terms.remark ?? undefined,
            refNo: products.map(({ code }) => code).join(', ') || undefined,
          });
        } catch (error) {
          // Restores all terms after an error.
          Object.assign(agency, { shareMode, profitPpm, fixedShares, prices });
          throw error;
        }
      }),
    moveAgent: (call) =>
      change(call, 'move', (agency) => {
        const { agent } = agency;
        const name = 'parentAgentNo';
        const wanted = call.body.parentAgentNo;
        const { faults, parent } = placeFaults(world, call, wanted, name, 'maySubAgent');
        insist(call, faults);
        if (!parent && call.actor.scope.type === 'AGENT') throw new Refusal(403, 'OUT_OF_SCOPE', OUTSIDE);
        insist(call, [parent === agent.parent && fault(name, 'changed', SAME)]);
        insist(call, [parent && isAtOrBelow(parent, agent) && fault(name, 'circle', CIRCLE, { who: nameOf(parent) })]);
        const found = breakUnder(world, agent, parent);
        const path = greediest(world, agent, parent);
        insist(call, [
          depthFault((parent?.depth ?? 0) + heightOf(world, agent), name),
          found && breakFault(world, call, found, name),
          path.ppm > PPM &&
            fault(name, 'maximum', TOO_MUCH, { chain: path.chain.map(({ no }) => no).join(' › '), sum: path.ppm / 10_000 }),
        ]);
        const reason = reasonOf(call, agentReasonsOf.move);
        agent.parent = parent;
        agency.holder.agent = parent;
        for (const one of branchOf(world, agent)) one.depth = (one.parent?.depth ?? 0) + 1;
        addEvent(call, agency, 'MOVED', { ...reason, refNo: parent?.no });
      }),
    moveAgentMerchants: (call) =>
      change(call, 'moveMerchant', (agency) => {
        const { mchNos, targetAgentNo } = call.body;
        const { faults, parent: target } = placeFaults(world, call, targetAgentNo, 'targetAgentNo', 'mayAddMerchant');
        insist(call, faults);
        if (!target && call.actor.scope.type === 'AGENT') throw new Refusal(403, 'OUT_OF_SCOPE', OUTSIDE);
        insist(call, [target === agency.agent && fault('targetAgentNo', 'changed', SAME)]);
        const holders = mchNos.map((no) => world.holders.find((one) => one.no === no && one.agent === agency.agent));
        insist(
          call,
          mchNos.map((no, at) => holders[at]?.type !== 'MERCHANT' && fault('mchNos', 'exists', NOT_ITS, { no })),
        );
        const moved = holders.filter((holder) => holder !== undefined);
        insist(
          call,
          moved.map((holder) => {
            const found = breakOfMerchant(world, holder, target);
            return found && breakFault(world, call, found, 'targetAgentNo');
          }),
        );
        const reason = reasonOf(call, agentReasonsOf.moveMerchant);
        const { at, actor, traceId } = call;
        for (const holder of moved) {
          holder.agent = target;
          const merchant = merchantOf(world, holder);
          addMaker(merchant, actor);
          touch(merchant, call);
          const details = { at, actorType: 'OPERATOR', operator: actor, traceId, ...reason } as const;
          merchant.events.push({ ...details, kind: 'AGENT_CHANGED', refNo: target?.no });
        }
        call.note.about = {
          ...call.note.about,
          changes: mchNos.map((no) => ({ id: no, field: 'agentNo', before: agency.no, after: target?.no ?? null })),
        };
        addEvent(call, agency, 'MERCHANTS_MOVED', { ...reason, refNo: `${mchNos.join(', ')} → ${target?.no ?? '–'}` });
      }),
    resetAgentPassword(call) {
      let linkUntil = 0;
      const { data } = change(call, 'resetPassword', (agency) => {
        linkUntil = renewLink(call, agency);
        addEvent(call, agency, 'PASSWORD_RESET');
      });
      const mailTo = data.contactEmail ?? '';
      return { text: MAILED, values: { mailTo }, data: { mailTo, ...data, linkUntil: iso(linkUntil) } };
    },
    closeAgent: (call) =>
      change(call, 'close', (agency) => {
        const reason = reasonOf(call, agentReasonsOf.close);
        turn(agency, 'close', 'CLOSED');
        Object.assign(agency, { isEarning: false, linkUntil: null });
        Object.assign(agency, { statusReason: reason.reasonCode as AgentReason, statusRemark: reason.remark ?? null });
        addEvent(call, agency, 'CLOSED', reason);
      }),
    downloadAgents: (call) => down(world, call),
  };
}
