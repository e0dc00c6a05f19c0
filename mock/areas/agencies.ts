import { createRandom } from '../engine/random';
import type { Product } from './catalog';
import type { PriceBook } from './prices';
import type { Agent, Holder, Note, Operator, OrderEvent, World } from './world';

/** An agent as a party to contracts; its place in the tree, number and name are those of `agent`, money those of `holder`. */
export interface Agency {
  no: string;
  agent: Agent;
  holder: Holder;
  status: 'PENDING_REVIEW' | 'REJECTED' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
  shareMode: 'RATE_DIFF' | 'PROFIT_PCT' | 'FIXED_PER_ORDER';
  /** Of the platform's margin, parts per million; also for what has no base price. */
  profitPpm: number;
  /** Per order, by the order's currency; minor units. */
  fixedShares: Map<string, bigint>;
  /** False while a suspension stops what the agent earns (docs/rules/agent.md#suspension). */
  isEarning: boolean;
  prices: PriceBook;
  owner: Operator | null;
  statusReason: string | null;
  statusRemark: string | null;
  /** Who made it, or sent it for review last. */
  submittedBy: string;
  /** Full, never leaves the server unmasked (docs/rules/masking.md#classes). */
  contactName: string;
  contactMobile: string | null;
  contactEmail: string;
  docNo: string | null;
  /** Of the portal. */
  loginAccount: string;
  lastLoginAt: number | null;
  /** Until when the link that was mailed last can be used. */
  linkUntil: number | null;
  mayAddMerchant: boolean;
  maySubAgent: boolean;
  settlementCycle: 'T0' | 'D1' | 'T1' | 'D7';
  riskLevel: 'LOW' | 'MEDIUM' | 'HIGH';
  tags: readonly string[];
  remark: string | null;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** The contract side of an agent. @throws when the world has none */
export function agencyOf(world: World, agent: Agent): Agency {
  const found = world.agencies.get(agent.no);
  if (!found) throw new Error(`${agent.no} has no agency`);
  return found;
}

/** What a new agency says of itself; everything else has a usual value. */
type Draft = Pick<Agency, 'agent' | 'holder' | 'createdBy' | 'contactName' | 'contactEmail' | 'loginAccount'> & Partial<Agency>;

/** Puts the contract of an agent into the world: waiting for review, without prices and share, unless the draft says otherwise. */
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
    submittedBy: draft.createdBy,
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

/** A further agent with its accounts. @param no its number @param currencies of its accounts */
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

/** Of the platform's margin, by depth: 20 %, 12 %, 8 % (docs/rules/simulation.md#prices: agents take 25 to 40 %). */
const PARTS = [200_000, 120_000, 80_000];
/** Base prices by depth, above every cost and below every regular merchant price (docs/rules/simulation.md#prices). */
const BASES = [24_200, 24_500, 24_800];

/** Agencies of the seeded agents with their base prices; the first two on the top live on the difference of rates. */
export function seedAgencies(world: World) {
  const at = world.clock.now();
  const since = at - 400 * 86_400_000;
  const by = 'sys.admin';
  const owner = world.operators.find(({ username }) => username === 'o.bakar') ?? null;
  world.agents.forEach((agent, index) => {
    const holder = world.holders.find(({ no }) => no === agent.no);
    if (!holder) throw new Error(`${agent.no} holds no account`);
    const random = createRandom(`agency ${agent.no}`);
    const prices: PriceBook = new Map(
      [...world.catalog.products.values()].map(({ code }: Product) => [
        code,
        [
          {
            isEnabled: true,
            // A story (docs/rules/simulation.md#stories): an agent whose base price is above the price of its merchants.
            ppm: index === 8 ? 29_000 : (BASES[agent.depth - 1] as number),
            fixed: 0n,
            min: null,
            max: null,
            effectiveAt: since,
            by,
            at: since,
            remark: null,
          },
        ],
      ]),
    );
    openAgency(world, {
      agent,
      holder,
      status: 'ACTIVE',
      shareMode: index < 2 ? 'RATE_DIFF' : 'PROFIT_PCT',
      profitPpm: PARTS[agent.depth - 1] ?? 50_000,
      prices,
      owner: index === 5 ? null : owner,
      createdAt: since - random.int(0, 200) * 86_400_000,
      createdBy: by,
      updatedAt: since,
      updatedBy: by,
      maySubAgent: agent.depth < 3,
      riskLevel: index === 7 ? 'HIGH' : index % 4 === 3 ? 'MEDIUM' : 'LOW',
      tags: TAGS[index % TAGS.length] ?? [],
      lastLoginAt: at + 29 * 86_400_000 - random.int(1, 40) * 3_600_000,
      ...contactOf(index, agent.no),
    });
  });
  seedOthers(world);
}

const TAGS: readonly (readonly string[])[] = [['key account'], [], ['games'], ['travel', 'retail'], []];
const CONTACTS = ['Suda Veerasil', 'Minh Tranquil', 'Rizal Hartolo', 'Anika Sundaresh', 'Joel Villarosa', 'Farah Ismailov'];

/** Somebody invented, to be reached nowhere. */
const contactOf = (index: number, no: string) => ({
  contactName: CONTACTS[index % CONTACTS.length] as string,
  contactMobile: `+99955520${String(10 + index)}`,
  contactEmail: `office.${no.toLowerCase()}@agents.example`,
  docNo: `REG-${no}-${7000 + index * 37}`,
  loginAccount: `${no.toLowerCase()}.office`,
});

/** Name, country, currency, place of the parent or none, state, who made it: agents that are not at work, one of each state. */
const OTHERS: readonly (readonly [string, string, string, number | null, Agency['status'], string])[] = [
  ['Harbour Lane', 'TH', 'THB', 0, 'PENDING_REVIEW', 'o.bakar'],
  ['Silver Fern', 'VN', 'VND', null, 'REJECTED', 'o.bakar'],
  ['Quiet Bay', 'PH', 'PHP', 1, 'SUSPENDED', 'sys.admin'],
  ['Old Mill', 'MY', 'MYR', null, 'CLOSED', 'sys.admin'],
];
const WHY: Partial<Record<Agency['status'], string>> = {
  REJECTED: 'DOCS_INCOMPLETE',
  SUSPENDED: 'COMPLIANCE',
  CLOSED: 'CONTRACT_ENDED',
};

function seedOthers(world: World) {
  const at = world.clock.now();
  const second = world.agencies.get('A2005');
  OTHERS.forEach(([name, country, currency, parentAt, status, createdBy], index) => {
    const no = `A${2010 + index}`;
    const parent = parentAt === null ? undefined : world.agents[parentAt];
    const made = openAgent(world, { no, name, parent, country, currencies: [currency] });
    made.holder.status = status;
    openAgency(world, {
      ...made,
      status,
      createdBy,
      statusReason: WHY[status] ?? null,
      isEarning: status !== 'SUSPENDED' && status !== 'CLOSED',
      prices: status === 'PENDING_REVIEW' && second ? new Map(second.prices) : new Map(),
      createdAt: at - (index + 1) * 86_400_000,
      ...contactOf(12 + index, no),
    });
  });
}
