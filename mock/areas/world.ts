import type {
  OperatorDepartment,
  PayOrderStatus,
  RecordEntity,
  RiskFlagCode,
  RiskSeverity,
  SettQueueReason,
  SettReviewReason,
  SettSource,
  SettStatus,
  ViewContent,
  WithdrawStatus,
} from '@/contract';
import { formatMoney } from '../../src/domain/money';
import { durationText } from '../../src/domain/numbers';
import type { Actor, Call } from '../engine/api';
import type { Clock } from '../engine/clock';
import { keep } from '../engine/kept';
import { type Account, Ledger } from '../engine/ledger';
import { createRandom, type Random } from '../engine/random';
import { Table } from '../engine/store';
import type { Lang } from '../engine/text';
import { type AccountBook, createAccountBook } from './accountBook';
import type { Agency } from './agencies';
import type { Catalog } from './catalog';
import type { Dictionary } from './dictRules';
import type { Maintenance } from './maintenance';
import type { PortalNode } from './mchMenu';
import type { MenuNode } from './menu';
import type { Merchant } from './merchants';
import type { SalesBook } from './perfBook';
import { createPool, type Pool } from './pool';
import type { AgentShare } from './prices';
import type { RateBook } from './rateBook';
import type { Role } from './roles';
import type { Rotation } from './routing';
import type { Incident, Notify, PayOrder, PayoutAttempt, PayRecord, ProfitFact } from './trade';
import { createTrialBook, type TrialBook } from './trialBook';
import type { UpstreamBook } from './upstreamBook';
import type { RefusedCall, WhiteIp } from './white';

export type HolderType = 'MERCHANT' | 'AGENT' | 'PLATFORM';
export type Level = 'S' | 'A' | 'B' | 'C';

export interface Agent {
  no: string;
  name: string;
  /** 1 to 5. */
  depth: number;
  parent?: Agent;
}

export interface Payee {
  id: string;
  /** Full, never leaves the server unmasked but by reveal (docs/rules/masking.md#classes). */
  name: string;
  accountNo: string;
  accountType: 'BANK_CARD' | 'BANK_ACCOUNT' | 'E_WALLET';
  bankCode: string;
  bankName: string;
  country: string;
  verified: 'NONE' | 'NAME_MATCH' | 'MISMATCH' | 'UNVERIFIED';
  firstUsedAt: number;
  changedAt: number | null;
}

export interface Holder {
  type: HolderType;
  no: string;
  name: string;
  level: Level;
  country: string;
  agent?: Agent;
  /** The accounts it may withdraw from, with how much it usually keeps there (minor units). */
  accounts: { account: Account; target: bigint }[];
  payees: Payee[];
  /** Share of all orders. */
  weight: number;
  feeMode: 'INNER' | 'OUTER';
  isTest: boolean;
  /** Of a merchant its state (docs/rules/mch.md#states). */
  status: 'PENDING_REVIEW' | 'REJECTED' | 'ACTIVE' | 'SUSPENDED' | 'CLOSING' | 'CLOSED';
}

export interface Scope {
  type: 'ALL' | 'COUNTRY' | 'AGENT' | 'MERCHANT';
  values: string[];
}

export interface Operator extends Actor, Profile {
  realName: string;
  roles: string[];
  withdrawTier: number;
  scope: Scope;
  timeZone: string;
  status: 'ACTIVE' | 'LOCKED' | 'INVITED' | 'DISABLED' | 'LEFT';
  /** Failed attempts to sign in since the last success. */
  failures: number;
  lockedUntil: number;
  lastLoginAt: number | null;
  lastLoginIp: string | null;
  /** Last call of a person through HTTP; simulated colleagues keep out of an account in use. */
  lastSeenAt: number;
}

/** One session of an operator, from its login to its end. */
export interface Login {
  id: string;
  operator: Operator;
  startedAt: number;
  lastSeenAt: number;
  ip: string;
  userAgent: string;
  /** Set when it was ended before its time; its tokens are worth nothing from then on. */
  isOver: boolean;
}

export interface Flag {
  code: RiskFlagCode;
  severity: RiskSeverity;
  /** What its sentence speaks of: hours, a count, a percentage. */
  value?: number;
}

export interface Decision {
  stage: number;
  decision: 'PASS' | 'REJECT';
  operator: Operator;
  at: number;
  reasonCode: string | null;
  remark: string | null;
  ip: string;
}

export interface OrderEvent {
  at: number;
  kind: string;
  actorType: 'OPERATOR' | 'SYSTEM' | 'HOLDER' | 'UPSTREAM';
  operator?: Operator;
  reasonCode?: string;
  remark?: string;
  refNo?: string;
  /** Ties an operator's event to its log entry (docs/rules/invariants.md#invariant-28). */
  traceId?: string;
  /** Evidence. */
  file?: StoredFile;
  /** Changed nothing of the order itself: a claim, a question to the upstream, a look at a masked value. */
  isSide?: true;
}

/** A file that somebody handed in. */
export interface StoredFile {
  id: string;
  name: string;
  type: string;
  bytes: Buffer;
  by: Operator;
  /** The record it belongs to, once a call named it. */
  subject?: Subject;
  /** Who may open it, where what it belongs to takes no notes. */
  canOpen?: (operator: Operator) => boolean;
}

export interface Note {
  no: string;
  at: number;
  by: Operator;
  text: string;
  /** Who is told of it. */
  mentions: readonly Operator[];
  traceId: string;
}

/** Names a record that takes notes and files. */
export interface Subject {
  entity: RecordEntity;
  no: string;
}

/** A note that names an operator, as this operator finds it. */
export interface Mention extends Subject {
  note: Note;
  isRead: boolean;
}

/** Filters, columns and order of a list, kept under a name. */
export interface View {
  id: string;
  version: number;
  owner: Operator;
  screen: string;
  name: string;
  /** The role it is shared with; null keeps it personal. */
  roleCode: string | null;
  content: ViewContent;
  updatedAt: number;
}

/** How one operator wants the views of one screen. */
export interface Arrangement {
  viewIds: readonly string[];
  defaultViewId: string | null;
}

/** SILENT: no answer, and no query ever brings one. */
export type PayoutPlan = 'SUCCESS' | 'FAILED' | 'UNKNOWN' | 'SILENT' | 'REVERSED';

/** A payout order, for a withdrawal or asked for by itself; amounts in minor units, times in ms. */
export interface Payout {
  no: string;
  status: SettStatus;
  source: SettSource;
  /** The withdrawal it pays; it holds the money then, and decides what becomes of it. */
  order: Withdraw | null;
  holder: Holder;
  account: Account;
  payee: Payee;
  /** amount = fee + net; of a withdrawal's the fee is zero, because the withdrawal bears it. */
  amount: bigint;
  fee: bigint;
  net: bigint;
  cost: bigint;
  shares: AgentShare[];
  channelCode: string;
  queueReason: SettQueueReason;
  reviewReasons: readonly SettReviewReason[];
  mchOrderNo: string | null;
  upstreamOrderNo: string | null;
  bankRefNo: string | null;
  failCode: string | null;
  attempts: PayoutAttempt[];
  notify: Notify;
  /** Lineage of a retry, both ways. */
  retryOf: Payout | null;
  retriedBy: Payout | null;
  /** How an unknown payout really ended, which a query may find out; null when nobody can tell. */
  truth: 'SUCCESS' | 'FAILED' | null;
  sendAfter: number;
  dueAt: number;
  createdAt: number;
  sentAt: number | null;
  finishedAt: number | null;
  reversedAt: number | null;
  updatedAt: number;
  version: number;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** A withdraw order; times in ms, amounts in minor units, people and accounts by reference. */
export interface Withdraw {
  no: string;
  holder: Holder;
  account: Account;
  source: 'PORTAL' | 'API' | 'AUTO' | 'CONSOLE';
  /** Who filed it in the holder's name (source CONSOLE). */
  adder: Operator | null;
  requested: bigint;
  amount: bigint;
  fee: bigint;
  net: bigint;
  payee: Payee;
  status: WithdrawStatus;
  requiredStages: number;
  decisions: Decision[];
  claimedBy: Operator | null;
  claimedUntil: number;
  holdReason: string | null;
  heldFrom: 'PENDING' | 'SECOND_REVIEW';
  heldAt: number;
  holdUntil: number | null;
  /** When an order that nobody decides on is closed; later by the time on hold. */
  expiresAt: number;
  availableAtRequest: bigint;
  riskScore: number;
  flags: readonly Flag[];
  slaMinutes: number;
  dueAt: number;
  payouts: Payout[];
  rejectReason: string | null;
  rejectRemark: string | null;
  messageToHolder: string | null;
  clientIp: string;
  submittedAt: number;
  firstDecisionAt: number | null;
  passedAt: number | null;
  rejectedAt: number | null;
  finishedAt: number | null;
  updatedAt: number;
  version: number;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** What the administration keeps of an operator beside rights and logins. */
export interface Profile {
  email: string;
  mobile: string | null;
  department: OperatorDepartment;
  statusReason: string | null;
  statusRemark: string | null;
  /** Of temporary staff: from then on they cannot sign in. */
  validUntil: number | null;
  passwordChangedAt: number | null;
  /** Until when the link that was mailed last can be used. */
  linkUntil: number | null;
  lastReviewAt: number | null;
  lastReviewBy: string | null;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
}

/** True while the account itself lets somebody in; a lock by failed attempts is not asked here. */
export const canSignIn = ({ status, validUntil }: Operator, at: number) =>
  status === 'ACTIVE' && (validUntil === null || validUntil > at);

export type PlatformCall = Call<Operator>;

/** Numbers of the orders that tell a story (docs/rules/simulation.md#stories). */
export interface Stories {
  /** Beneficiary changed two hours before the request, after a password reset. */
  payeeChanged: string;
  /** Two requests just under tier 1. */
  split: string[];
  /** One beneficiary, three merchants. */
  sharedPayee: string[];
  /** Second stage, first decided by this user. */
  secondStageBy: Record<string, string>;
  unknownPayout: string;
  failed: string;
  reversed: string;
  heldByRisk: string;
  claimedByColleague: string;
  kycExpired: string;
  /** Waiting at or above tier 2 and tier 3. */
  tier2: string;
  tier3: string;
  overdue: string;
  /** Filed by ops.lee in the holder's name. */
  addedByOperator: string;
  /** Trace of a refused call in the operation log. */
  refusedTraceId: string;
  /** Pay orders; none without trade. */
  pay: Partial<Record<PayStory, string>>;
}

/** Paid after its end; paid but not told; refunded in part; disputed; callback given up; failed after three tries. */
export type PayStory = 'late' | 'lost' | 'refunded' | 'disputed' | 'untold' | 'failed';

/** What the pool of own cards does for pay orders that come to it. */
export interface CardDesk {
  /**
   * A channel of own cards took an order.
   * @param payAfter ms until the payer pays; null for never
   * @param isPlanned a story or a test says so: it is noticed at once
   */
  begin(order: PayOrder, payAfter: number | null, isPlanned: boolean): void;
  /** The order has come to its end. */
  ended(order: PayOrder): void;
}

/** Everything the platform knows. */
export interface World {
  clock: Clock;
  random: Random;
  ledger: Ledger;
  operators: Operator[];
  /** By code. */
  roles: Map<string, Role>;
  /** The tree of the side menu with its buttons, by id. */
  menu: Map<string, MenuNode>;
  /** Sessions, oldest first. */
  logins: Login[];

  /** Code lists with their labels. */
  dict: Dictionary;

  agents: Agent[];
  holders: Holder[];
  /** By number. */
  merchants: Map<string, Merchant>;
  agencies: Map<string, Agency>;
  /** Entries of the whitelists by the number of their owner, oldest first. */
  ips: Map<string, WhiteIp[]>;
  /** Calls of merchants that their whitelist refused, oldest first, of seven days. */
  refusedCalls: RefusedCall[];
  /** The menus of the portals, by id. */
  portalMenu: Map<string, PortalNode>;
  /** Exchange rates of the pairs of currencies. */
  rates: RateBook;
  /** By code of the way. */
  rotations: Map<string, Rotation>;
  /** Switches, windows, notices and limits of /maintain. */
  maintenance: Maintenance;
  payees: Payee[];
  /** Orders that pay to a beneficiary, by its id, oldest first. */
  payeeOrders: Map<string, Withdraw[]>;
  withdraws: Table<Withdraw, { status: WithdrawStatus; currency: string; holder: string; fee: number; net: number }>;
  payouts: Table<Payout>;
  catalog: Catalog;
  upstreamBook: UpstreamBook;
  /** Runs and saved cases of the channel test. */
  trialBook: TrialBook;
  payOrders: Table<PayOrder, { status: PayOrderStatus; currency: string; holder: string; amount: number; paid: number }>;
  payRecords: Table<PayRecord>;
  /** Oldest first. */
  profits: ProfitFact[];
  sales: SalesBook;
  accountBook: AccountBook;
  incidents: Incident[];
  pool: Pool;
  cardDesk: CardDesk | null;
  /** Chance of the trade alone, so that it does not change what happens to the withdrawals. */
  chance: Random;
  files: Map<string, StoredFile>;
  /** Notes by their number, with the name of the record they stand on. */
  notes: Map<string, Subject & { note: Note }>;
  /** By the id of who is mentioned, oldest first. */
  mentions: Map<string, Mention[]>;
  /** Pay orders by the bank reference that an operator typed, in capitals. */
  payRefs: Map<string, PayOrder[]>;
  /** Payouts by their bank reference in capitals. */
  bankRefs: Map<string, Payout[]>;
  /** Oldest first. */
  views: Map<string, View>;
  /** By operator id and screen. */
  arrangements: Map<string, Arrangement>;
  /** Orders waiting for a decision or held. */
  open: Set<Withdraw>;
  /** How the payouts of an order shall end, where chance shall not say it (tests, stories). */
  payoutPlans: Map<string, PayoutPlan>;
  stories: Stories;
  /** Orders that simulated colleagues leave to people. */
  reserved: Set<Withdraw>;
  /** The same of payouts. */
  keptPayouts: Set<Payout>;
  /** The next number with this prefix (docs/rules/money.md#record-numbers). */
  numberOf: (prefix: string) => string;
  newTraceId: () => string;
}

function fail(why: string): never {
  throw new Error(why);
}

/** `YYYYMMDDhhmmss` in UTC, of ms since 1970. */
export function stampOf(at: number): string {
  const time = new Date(at);
  const date = (time.getUTCFullYear() * 100 + time.getUTCMonth() + 1) * 100 + time.getUTCDate();
  return String(((date * 100 + time.getUTCHours()) * 100 + time.getUTCMinutes()) * 100 + time.getUTCSeconds());
}

/** An empty world at this clock. @param seed equal seeds give equal worlds */
export function createWorld(clock: Clock, seed: string): World {
  const sequences = keep(new Map<string, number>());
  const traces = createRandom(`${seed} traces`);
  const half = () =>
    Math.floor(traces.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  let stamp = { second: -1, text: '' };
  return {
    clock,
    random: createRandom(seed),
    ledger: new Ledger(),
    operators: [],
    roles: new Map(),
    menu: new Map(),
    logins: [],

    dict: { types: new Map(), revision: 1 },

    agents: [],
    holders: [],
    merchants: new Map(),
    agencies: new Map(),
    ips: new Map(),
    refusedCalls: [],
    portalMenu: new Map(),
    rates: { pairs: new Map(), count: 0, next: ({ base, quote }) => fail(`No feed for ${base}${quote}`) },
    rotations: new Map(),
    maintenance: {
      version: 0,
      updatedBy: 'SYSTEM',
      updatedAt: 0,
      services: new Map(),
      windows: [],
      notices: [],
      policy: { tiers: new Map() },
      history: [],
    },
    payees: [],
    payeeOrders: new Map(),
    withdraws: new Table(
      (row) => row.no,
      (row) => row.account.currency,
      {
        status: (row) => row.status,
        currency: (row) => row.account.currency,
        holder: (row) => row.holder.no,
        fee: (row) => Number(row.fee),
        net: (row) => Number(row.net),
      },
    ),
    payouts: new Table(
      (row) => row.no,
      (row) => row.account.currency,
    ),
    catalog: { upstreams: new Map(), products: new Map(), ways: new Map(), channels: new Map() },
    upstreamBook: new Map(),
    trialBook: createTrialBook(),
    payOrders: new Table(
      (row) => row.no,
      (row) => row.account.currency,
      {
        status: (row) => row.status,
        currency: (row) => row.account.currency,
        holder: (row) => row.holder.no,
        amount: (row) => Number(row.amount),
        paid: (row) => Number(row.paid),
      },
    ),
    payRecords: new Table((row) => row.no),
    profits: [],
    sales: { months: new Map(), corrections: [] },
    accountBook: createAccountBook(),
    incidents: [],
    pool: createPool(seed),
    cardDesk: null,
    chance: createRandom(`${seed} trade`),
    files: new Map(),
    notes: new Map(),
    mentions: new Map(),
    payRefs: new Map(),
    bankRefs: new Map(),
    views: new Map(),
    arrangements: new Map(),
    open: new Set(),
    payoutPlans: new Map(),
    reserved: new Set(),
    keptPayouts: new Set(),
    stories: {
      payeeChanged: '',
      split: [],
      sharedPayee: [],
      secondStageBy: {},
      unknownPayout: '',
      failed: '',
      reversed: '',
      heldByRisk: '',
      claimedByColleague: '',
      kycExpired: '',
      tier2: '',
      tier3: '',
      overdue: '',
      addedByOperator: '',
      refusedTraceId: '',
      pay: {},
    },
    numberOf(prefix) {
      const sequence = (sequences.get(prefix) ?? 0) + 1;
      sequences.set(prefix, sequence);
      const second = Math.floor(clock.now() / 1000);
      if (second !== stamp.second) stamp = { second, text: stampOf(clock.now()) };
      return `${prefix}${stamp.text}${String(sequence % 1_000_000).padStart(6, '0')}`;
    },
    newTraceId: () => half() + half(),
  };
}

/** True when the operator may see records of this holder (docs/rules/access.md#data-scope). */
export function isInScope({ scope }: Operator, holder: Holder): boolean {
  if (scope.type === 'ALL') return true;
  if (scope.type === 'COUNTRY') return scope.values.includes(holder.country);
  if (scope.type === 'MERCHANT') return holder.type === 'MERCHANT' && scope.values.includes(holder.no);
  for (let agent = holder.agent; agent; agent = agent.parent) if (scope.values.includes(agent.no)) return true;
  return holder.type === 'AGENT' && scope.values.includes(holder.no);
}

/** The same of a record that may be the platform's own, which is for who sees everything (docs/rules/access.md#data-scope). */
export const seesHolder = (operator: Operator, holder: Holder): boolean =>
  holder.type === 'PLATFORM' ? operator.scope.type === 'ALL' : isInScope(operator, holder);

/** Approval limits of one currency in minor units (docs/rules/simulation.md#amounts; part of the policy of /maintain). */
export interface Tiers {
  tier1: bigint;
  tier2: bigint;
  tier3: bigint;
}

export interface CurrencyFacts {
  currency: string;
  digits: number;
  tiers: Tiers;
  /** Fixed part of what a payout costs the platform. */
  cost: bigint;
  /** Fee 0.2 % within these. */
  minFee: bigint;
  maxFee: bigint;
  country: string;
  /** A usual small balance, in units. */
  base: number;
}

function facts(currency: string, country: string, digits: number, tier1: number, base: number): CurrencyFacts {
  const minor = (units: number) => BigInt(Math.round(units * 10 ** digits));
  const tiers = { tier1: minor(tier1), tier2: minor(tier1 * 10), tier3: minor(tier1 * 100) };
  return {
    currency,
    country,
    digits,
    tiers,
    cost: minor(tier1 / 10_000),
    minFee: minor(tier1 / 5000),
    maxFee: minor(tier1 / 50),
    base,
  };
}

/**
 * Currencies of the world; tier 1 is THB 50,000 and about the same elsewhere (docs/rules/simulation.md#world,
 * docs/rules/simulation.md#amounts).
 */
export const currencies: Readonly<Record<string, CurrencyFacts>> = {
  THB: facts('THB', 'TH', 2, 50_000, 90_000),
  VND: facts('VND', 'VN', 0, 36_000_000, 65_000_000),
  IDR: facts('IDR', 'ID', 2, 23_000_000, 41_000_000),
  INR: facts('INR', 'IN', 2, 120_000, 218_000),
  PHP: facts('PHP', 'PH', 2, 83_000, 149_000),
  MYR: facts('MYR', 'MY', 2, 6400, 11_500),
  USD: facts('USD', 'SG', 2, 1400, 2600),
};

/** The facts of a currency. @throws on one that the world does not have */
export function factsOf(currency: string): CurrencyFacts {
  const found = currencies[currency];
  if (!found) throw new Error(`Unknown currency ${currency}`);
  return found;
}

/** Minor units as a decimal string with exactly the currency's digits (docs/rules/invariants.md#invariant-22). */
export function moneyOf(minor: bigint, digits: number): string {
  if (digits === 0) return minor.toString();
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** An amount as the sentences of an answer name it: `THB 1,250.00`. */
export const moneyText = (minor: bigint, currency: string): string =>
  formatMoney(moneyOf(minor, factsOf(currency).digits), currency);

/** A decimal string as minor units; undefined when it has more digits than the currency. */
export function minorOf(text: string, digits: number): bigint | undefined {
  const [whole = '0', fraction = ''] = text.split('.');
  return fraction.length > digits ? undefined : BigInt(whole + fraction.padEnd(digits, '0'));
}

/** ISO 8601 UTC with milliseconds, or null. */
export const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A distance in time for people, as the console writes it: `4 sec`, `12 min`, `3 hr 5 min`, `258 days`. */
export const ago = (lang: Lang, ms: number): string => durationText(Math.max(0, ms) / 1_000, lang === 'zh' ? 'zh-CN' : 'en-US');
