import type { Agency, Agent, Holder } from '../model/parties';
import type { World } from '../model/world';

/** The contract of an agent. @throws when it does not exist */
export function agencyOf(world: World, agent: Agent): Agency {
  const found = world.agencies.get(agent.no);
  if (!found) throw new Error(`${agent.no} has no agency`);
  return found;
}

/** Required fields of a new agency; all others have defaults. */
type Draft = Pick<Agency, 'agent' | 'holder' | 'createdBy' | 'contactName' | 'contactEmail' | 'loginAccount'> & Partial<Agency>;

/** Adds the contract of an agent. By default it awaits review and has no prices and no share. */
export function openAgency(world: World, draft: Draft): Agency {
  const at = world.clock.now();
  const agency: Agency = {
    no: draft.agent.no,
    status: 'PENDING_REVIEW',
    shareMode: 'RATE_DIFF',
    profitPpm: 0,
    fixedShares: new Map(),
    isEarning: true,
    prices: new Map(),
    owner: null,
    statusReason: null,
    statusRemark: null,
    makers: new Set([draft.createdBy]),
    contactMobile: null,
    docNo: null,
    lastLoginAt: null,
    linkUntil: null,
    mayAddMerchant: true,
    maySubAgent: false,
    settlementCycle: 'D1',
    riskLevel: 'LOW',
    tags: [],
    remark: null,
    createdAt: at,
    updatedAt: at,
    updatedBy: draft.createdBy,
    version: 1,
    events: [],
    notes: [],
    ...draft,
  };
  world.agencies.set(agency.no, agency);
  return agency;
}

/** Adds another agent with its accounts. @param no number of the agent @param currencies currencies of its accounts */
export function openAgent(
  world: World,
  {
    no,
    name,
    parent,
    country,
    currencies,
  }: Pick<Agent, 'no' | 'name' | 'parent'> & { country: string; currencies: readonly string[] },
): Pick<Agency, 'agent' | 'holder'> {
  const agent: Agent = { no, name, depth: (parent?.depth ?? 0) + 1, parent };
  const accounts = currencies.map((currency) => ({
    account: world.ledger.account(no, currency, 'COMMISSION', true),
    target: 0n,
  }));
  const holder: Holder = {
    type: 'AGENT',
    no,
    name,
    level: 'B',
    country,
    agent: parent,
    accounts,
    payees: [],
    weight: 0,
    feeMode: 'INNER',
    isTest: false,
    status: 'PENDING_REVIEW',
  };
  world.agents.push(agent);
  world.holders.push(holder);
  return { agent, holder };
}

export const CONTACTS = [
  'Suda Veerasil',
  'Minh Tranquil',
  'Rizal Hartolo',
  'Anika Sundaresh',
  'Joel Villarosa',
  'Farah Ismailov',
];

/** Agents that are not active, one per state: name, country, currency, index of the parent or null, state, creator. */
export const OTHERS: readonly (readonly [string, string, string, number | null, Agency['status'], string])[] = [
  ['Harbour Lane', 'TH', 'THB', 0, 'PENDING_REVIEW', 'o.bakar'],
  ['Silver Fern', 'VN', 'VND', null, 'REJECTED', 'o.bakar'],
  ['Quiet Bay', 'PH', 'PHP', 1, 'SUSPENDED', 'sys.admin'],
  ['Old Mill', 'MY', 'MYR', null, 'CLOSED', 'sys.admin'],
];

export const WHY: Partial<Record<Agency['status'], string>> = {
  REJECTED: 'DOCS_INCOMPLETE',
  SUSPENDED: 'COMPLIANCE',
  CLOSED: 'CONTRACT_ENDED',
};
