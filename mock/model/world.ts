import type { PayOrderStatus, WithdrawStatus } from '@/contract';
import type { Clock } from '../engine/clock';
import { keep } from '../engine/kept';
import { type Account, Ledger } from '../engine/ledger';
import { createRandom, type Random } from '../engine/random';
import { Table } from '../engine/store';
import { stampOf } from '../engine/time';
import type { ApprovalBook } from './approvals';
import { type AccountBook, createAccountBook, type RateBook } from './books';
import type { Catalog, Rotation } from './catalog';
import type { ExportBook } from './exports';
import type { FactorBook } from './factors';
import type { Handover } from './handovers';
import type { Arrangement, Login, MenuNode, Operator, Role, StoredPassword, View } from './operators';
import type { OwnNoticeBook } from './ownNotices';
import type { Agency, Agent, Holder, Merchant, Payee, RefusedCall, WhiteIp } from './parties';
import type { CardDesk, Incident, PayOrder, Payout, PayoutPlan, PayRecord, ProfitFact, Withdraw } from './payments';
import { createPool, type Pool } from './pool';
import type { Mention, Note, StoredFile, Subject } from './records';
import type { SalesBook } from './sales';
import type { Dictionary, Maintenance, PortalNode } from './settings';
import type { Gates, LinkBook } from './signIn';
import type { Stories } from './stories';
import { createTrialBook, type TrialBook } from './trials';
import type { UpstreamBook } from './upstreams';

/** What a holder has in one currency, over all of its accounts. Its withdraw orders are one group of their table. */
export const purseOf = ({ holderNo, currency }: Pick<Account, 'holderNo' | 'currency'>): string => `${holderNo} ${currency}`;

/** All data of the platform. */
export interface World {
  clock: Clock;
  random: Random;
  ledger: Ledger;
  operators: Operator[];
  /** By code. */
  roles: Map<string, Role>;
  /** Side menu tree with its buttons, by id. */
  menu: Map<string, MenuNode>;
  /** Sessions, oldest first. */
  logins: Login[];

  /** Code lists with labels. */
  dict: Dictionary;

  agents: Agent[];
  holders: Holder[];
  /** By number. */
  merchants: Map<string, Merchant>;
  agencies: Map<string, Agency>;
  /** Whitelist entries by number of their owner, oldest first. */
  ips: Map<string, WhiteIp[]>;
  /** Merchant calls refused by a whitelist in the last seven days, oldest first. */
  refusedCalls: RefusedCall[];
  /** Portal menus, by id. */
  mchMenu: Map<string, PortalNode>;
  /** Exchange rates of currency pairs. */
  rates: RateBook;
  /** By code of the way. */
  rotations: Map<string, Rotation>;
  /** Calls that wait for a second person, and those that ended. */
  approvals: ApprovalBook;
  /** How long a session lasts without input, and at most (docs/rules/session.md#idle-time, docs/rules/session.md#longest-time). */
  sessionLimits: { idleMs: number; lifeMs: number };
  /** Second factors of the operators. */
  factors: FactorBook;
  /** Own passwords by id of the operator, the present one first. An operator without an entry has the demo password. */
  passwords: Map<string, readonly StoredPassword[]>;
  /** Failed sign-ins, by name, address and both; the last to fail comes last. */
  gates: Gates;
  /** Links to set a password, and the mails that carried them. */
  links: LinkBook;
  /** Handovers between shifts of reviewers, oldest first. */
  handovers: Handover[];
  /** Switches, windows, notices and limits of /maintain. */
  maintenance: Maintenance;
  payees: Payee[];
  /** Withdraw orders by beneficiary id, oldest first. */
  payeeOrders: Map<string, Withdraw[]>;
  /** Grouped by `purseOf`. */
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
  /** Random numbers for trade only, so that trade does not change the withdrawals. */
  chance: Random;
  files: Map<string, StoredFile>;
  /** Notes by number, with their record. */
  notes: Map<string, Subject & { note: Note }>;
  /** By id of the mentioned operator, oldest first. */
  mentions: Map<string, Mention[]>;
  /** Own notices by id of the operator. */
  ownNotices: Map<string, OwnNoticeBook>;
  /** Exports in the background. */
  exports: ExportBook;
  /** Pay orders by the bank reference that an operator entered, in capitals. */
  payRefs: Map<string, PayOrder[]>;
  /** Payouts by bank reference, in capitals. */
  bankRefs: Map<string, Payout[]>;
  /** Oldest first. */
  views: Map<string, View>;
  /** By operator id and screen. */
  arrangements: Map<string, Arrangement>;
  /** Orders that await a decision or are on hold. */
  open: Set<Withdraw>;
  /** Planned payout results by order, instead of random results (tests, stories). */
  payoutPlans: Map<string, PayoutPlan>;
  stories: Stories;
  /** Orders that simulated colleagues do not touch. */
  reserved: Set<Withdraw>;
  /** Payouts that simulated colleagues do not touch. */
  keptPayouts: Set<Payout>;
  /** The next number with this prefix (docs/rules/money.md#record-numbers). */
  numberOf: (prefix: string) => string;
  newTraceId: () => string;
}

function fail(why: string): never {
  throw new Error(why);
}

/** Creates an empty world with this clock. @param seed equal seeds give equal worlds */
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
    mchMenu: new Map(),
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
      (row) => purseOf(row.account),
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
    approvals: { isOn: false, byNo: new Map() },
    sessionLimits: { idleMs: Number.POSITIVE_INFINITY, lifeMs: Number.POSITIVE_INFINITY },
    factors: { isOn: false, origin: null, graceDays: 3, sets: new Map(), challenges: new Map() },
    passwords: new Map(),
    gates: { name: new Map(), pair: new Map(), address: new Map(), invented: new Map() },
    links: { byOperator: new Map(), mails: [] },
    handovers: [],
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
    ownNotices: new Map(),
    exports: { tasks: new Map(), queue: [], schedules: new Map() },
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
      splitMore: [],
      sharedPayee: [],
      spike: '',
      uncheckedPayee: '',
      plain: '',
      repeat: '',
      repeated: '',
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
