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

/** Permissions of a merchant. They apply while it is ACTIVE; withdrawals also while it is CLOSING (docs/rules/mch.md#switches). */
type Switches = Record<MerchantSwitch, boolean>;

/** Contact person. Full data, never sent (docs/rules/masking.md#classes). */
interface Contact {
  name: string;
  mobile: string;
  email: string;
  telegram: string | null;
}

/** Limits of a merchant: minor units of its main currency, local hours "HH:MM", null for no limit. */
export interface Limits {
  withdrawMin: bigint | null;
  withdrawMax: bigint | null;
  withdrawDailyMax: bigint | null;
  withdrawDailyCount: number | null;
  withdrawFrom: string | null;
  withdrawTo: string | null;
  /** 1 = Monday; empty means every day. */
  withdrawWeekdays: readonly number[];
  payinDailyLimit: bigint | null;
  payoutDailyLimit: bigint | null;
  /** Payouts of at least this amount need a review, in addition to the rule of the currency. */
  payoutReviewAbove: bigint | null;
}

/** API secret of a merchant; only its hash is stored. */
export interface Secret {
  hash: string;
  tail: string;
  at: number;
}

/** A merchant with its contract. `holder` has number, name, level, country, agent, state and money. */
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
  /** EXPIRED is derived from PASSED and the expiry time. */
  kycStatus: Exclude<MerchantKycStatus, 'EXPIRED'>;
  kycExpireAt: number | null;
  contact: Contact;
  settlementCycle: MerchantSettlementCycle;
  /** Reserve of each pay-in, in parts per million, and its duration in days. */
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
  /** The previous secret, valid until this time. */
  oldSecret: (Secret & { until: number }) | null;
  notifyUrl: string | null;
  notifyHostFixed: boolean;
  /** All who contributed to it before it is passed: another operator must review it. */
  makers: Set<string>;
  statusReason: string | null;
  statusRemark: string | null;
  /** Withdrawals held by a suspension, by number, with how often they were held. */
  held: Map<string, number>;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** An agent with its contract. `agent` has number, name and place in the tree, `holder` the money. */
export interface Agency extends Stamped {
  no: string;
  agent: Agent;
  holder: Holder;
  status: 'PENDING_REVIEW' | 'REJECTED' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
  shareMode: 'RATE_DIFF' | 'PROFIT_PCT' | 'FIXED_PER_ORDER';
  /** Share of the platform's margin, in parts per million; also used without a base price. */
  profitPpm: number;
  /** Fixed share per order, by currency; minor units. */
  fixedShares: Map<string, bigint>;
  /** False while a suspension stops the agent's earnings (docs/rules/agent.md#suspension). */
  isEarning: boolean;
  prices: PriceBook;
  owner: Operator | null;
  statusReason: string | null;
  statusRemark: string | null;
  /** All who contributed to it before it is passed: another operator must review it. */
  makers: Set<string>;
  /** Full data, never leaves the server unmasked (docs/rules/masking.md#classes). */
  contactName: string;
  contactMobile: string | null;
  contactEmail: string;
  docNo: string | null;
  /** Login name for the portal. */
  loginAccount: string;
  lastLoginAt: number | null;
  /** Expiry of the last mailed link. */
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
  /** Level in the tree, 1 to 5. */
  depth: number;
  parent?: Agent;
}

export interface Payee {
  id: string;
  /** Full data. It leaves the server only masked or through a reveal (docs/rules/masking.md#classes). */
  name: string;
  accountNo: string;
  accountType: 'BANK_CARD' | 'BANK_ACCOUNT' | 'E_WALLET';
  bankCode: string;
  bankName: string;
  country: string;
  verified: 'NONE' | 'NAME_MATCH' | 'MISMATCH' | 'UNVERIFIED';
  firstUsedAt: number;
  changedAt: number | null;
  /** Before the last change. */
  previous?: Pick<Payee, 'name' | 'bankName' | 'accountNo'>;
}

export interface Holder {
  type: HolderType;
  no: string;
  name: string;
  level: Level;
  country: string;
  agent?: Agent;
  /** Accounts for withdrawals, with their usual balance in minor units. */
  accounts: { account: Account; target: bigint }[];
  payees: Payee[];
  /** Share of all orders. */
  weight: number;
  feeMode: 'INNER' | 'OUTER';
  isTest: boolean;
  /** State of a merchant (docs/rules/mch.md#states). */
  status: 'PENDING_REVIEW' | 'REJECTED' | 'ACTIVE' | 'SUSPENDED' | 'CLOSING' | 'CLOSED';
}

/** An entry of a whitelist. */
export interface WhiteIp extends Stamped {
  id: string;
  owner: Holder;
  /** Displayed form; `range` is the parsed form. */
  cidr: string;
  range: IpRange;
  scope: WhiteScope;
  /** EXPIRED is derived from the expiry time. */
  state: Exclude<WhiteStatus, 'EXPIRED'>;
  effectiveAt: number | null;
  expireAt: number | null;
  source: 'OPERATOR' | 'MERCHANT_REQUEST';
  /** Calls allowed by it, and calls refused while it was not in force, by day of the platform's time zone. */
  hits: Map<number, number>;
  refused: Map<number, number>;
  lastHitAt: number | null;
  statusReason: WhiteReason | null;
  remark: string;
}

/** A merchant's call refused by its whitelist. */
export interface RefusedCall {
  at: number;
  holder: Holder;
  ip: string;
  scope: WhiteScope;
}

/** A price of a product from a time on; amounts in minor units, rate in parts per million. */
export interface Price {
  isEnabled: boolean;
  ppm: number;
  fixed: bigint;
  /** Minimum and maximum fee; null for none. */
  min: bigint | null;
  max: bigint | null;
  effectiveAt: number;
  /** Who set the price, and when. */
  by: string;
  at: number;
  remark: string | null;
}

/** All prices of a party by product, each list by start time. */
export type PriceBook = Map<string, Price[]>;

/** An agent's share of an order's profit. */
export interface AgentShare {
  agent: Agent;
  share: bigint;
}
