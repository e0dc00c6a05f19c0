import type {
  MerchantKycStatus,
  MerchantRiskLevel,
  MerchantSettlementCycle,
  MerchantSwitch,
  MerchantType,
  WhiteReason,
  WhiteScope,
  WhiteStatus,
} from '@/contract';
import type { IpRange } from '../../src/domain/ip';
import type { Account } from '../engine/ledger';
import type { Operator } from './operators';
import type { Note, OrderEvent } from './records';
import type { Stamped } from './stamped';

/**
 * What a merchant may do, one switch each; they count while it is ACTIVE, withdrawing also while it is CLOSING
 * (docs/rules/mch.md#switches).
 */
type Switches = Record<MerchantSwitch, boolean>;

/** Person to talk to; full here, never on the wire (docs/rules/masking.md#classes). */
interface Contact {
  name: string;
  mobile: string;
  email: string;
  telegram: string | null;
}

/** What a merchant may do at most; minor units of its main currency, hours "HH:MM" local, null for no limit. */
export interface Limits {
  withdrawMin: bigint | null;
  withdrawMax: bigint | null;
  withdrawDailyMax: bigint | null;
  withdrawDailyCount: number | null;
  withdrawFrom: string | null;
  withdrawTo: string | null;
  /** 1 is Monday; every day when empty. */
  withdrawWeekdays: readonly number[];
  payinDailyLimit: bigint | null;
  payoutDailyLimit: bigint | null;
  /** Payouts from this amount on go to review, beside the rule of the currency. */
  payoutReviewAbove: bigint | null;
}

/** A secret of a merchant's API; its value cannot be read again. */
export interface Secret {
  hash: string;
  tail: string;
  at: number;
}

/** A merchant as a party to contracts; number, name, level, country, agent, state and money are those of `holder`. */
export interface Merchant extends Stamped {
  no: string;
  holder: Holder;
  shortName: string;
  type: MerchantType;
  switches: Switches;
  prices: PriceBook;
  owner: Operator | null;
  licenceNo: string | null;
  legalPerson: string | null;
  industryCode: string | null;
  websites: readonly string[];
  /** EXPIRED follows from PASSED and the end. */
  kycStatus: Exclude<MerchantKycStatus, 'EXPIRED'>;
  kycExpireAt: number | null;
  contact: Contact;
  settlementCycle: MerchantSettlementCycle;
  /** Part of each pay-in that is kept back, in millionths, and for how many days. */
  reservePpm: number;
  reserveDays: number;
  riskLevel: MerchantRiskLevel;
  riskTags: readonly string[];
  tags: readonly string[];
  remark: string | null;
  limits: Limits;
  loginAccount: string;
  passwordSetAt: number | null;
  linkUntil: number | null;
  lastLoginAt: number | null;
  lastLoginIp: string | null;
  appId: string;
  secret: Secret | null;
  /** The one before, valid until then. */
  oldSecret: (Secret & { until: number }) | null;
  notifyUrl: string | null;
  notifyHostFixed: boolean;
  /** Who filed or corrected it last, before its review. */
  submittedBy: string;
  statusReason: string | null;
  statusRemark: string | null;
  /** Withdrawals that a suspension holds, by number, each in the version that it left. */
  held: Map<string, number>;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** An agent as a party to contracts; its place in the tree, number and name are those of `agent`, money those of `holder`. */
export interface Agency extends Stamped {
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
  events: OrderEvent[];
  notes: readonly Note[];
}

type HolderType = 'MERCHANT' | 'AGENT' | 'PLATFORM';
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

/** An entry of a whitelist. */
export interface WhiteIp extends Stamped {
  id: string;
  owner: Holder;
  /** As it is shown; `range` is the same to reckon with. */
  cidr: string;
  range: IpRange;
  scope: WhiteScope;
  /** EXPIRED follows from the end. */
  state: Exclude<WhiteStatus, 'EXPIRED'>;
  effectiveAt: number | null;
  expireAt: number | null;
  source: 'OPERATOR' | 'MERCHANT_REQUEST';
  /** Calls that it let pass, and that were refused while it was not in force, by day of the platform's zone. */
  hits: Map<number, number>;
  refused: Map<number, number>;
  lastHitAt: number | null;
  statusReason: WhiteReason | null;
  remark: string;
}

/** A merchant's call that its whitelist refused. */
export interface RefusedCall {
  at: number;
  holder: Holder;
  ip: string;
  scope: WhiteScope;
}

/** What a party pays for a product from a time on; amounts in minor units, the rate in parts per million. */
export interface Price {
  isEnabled: boolean;
  ppm: number;
  fixed: bigint;
  /** Least and most that a fee may be; null for none. */
  min: bigint | null;
  max: bigint | null;
  effectiveAt: number;
  /** Who set it, and when. */
  by: string;
  at: number;
  remark: string | null;
}

/** All prices of a party by product, each list by the time from which it counts. */
export type PriceBook = Map<string, Price[]>;

/** Part of an order's profit that an agent of the chain gets. */
export interface AgentShare {
  agent: Agent;
  share: bigint;
}
