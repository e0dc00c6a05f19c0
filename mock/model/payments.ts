import type {
  PayOrderStatus,
  PayRecordFailClass,
  PayRecordReconStatus,
  PayRecordStatus,
  RiskFlagCode,
  RiskSeverity,
  SettQueueReason,
  SettReviewReason,
  SettSource,
  SettStatus,
  WithdrawStatus,
} from '@/contract';
import type { Account } from '../engine/ledger';
import type { Channel, RouteMark, Way } from './catalog';
import type { Operator } from './operators';
import type { AgentShare, Holder, Payee, Price } from './parties';
import type { Note, OrderEvent, StoredFile } from './records';

/** One try to tell the merchant (docs/rules/trade.md#callbacks). */
interface NotifyTry {
  at: number;
  /** null when nobody answered. */
  httpStatus: number | null;
  latencyMs: number;
  /** Asked for by an operator, not by the schedule. */
  operator?: Operator;
}

/** Callbacks of an order, and when the next attempt is. */
export interface Notify {
  status: 'NONE' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'STOPPED';
  tries: NotifyTry[];
  nextAt: number | null;
  /** How many tries fail before one succeeds; infinite for a broken address. */
  failing: number;
}

/** Money of an order that went back to the payer. */
export interface Refund {
  no: string;
  at: number;
  amount: bigint;
  /** Of the merchant's fee, given back in proportion. */
  fee: bigint;
  operator: Operator;
  reasonCode: string;
  remark: string | null;
}

/** Part of a pay-in that stays with the platform against risk (docs/rules/ledger.md#reserve); amounts in minor units. */
export interface Reserve {
  /** Where it is kept, all of it frozen. */
  account: Account;
  order: PayOrder;
  amount: bigint;
  /** What is kept of it still. */
  left: bigint;
  createdAt: number;
  /** When it falls due, ms. */
  releaseAt: number;
}

/** A pay-in; amounts in minor units, times in ms. */
export interface PayOrder {
  status: PayOrderStatus;
  account: Account;
  holder: Holder;
  amount: bigint;
  /** Zero until it is paid. */
  paid: bigint;
  createdAt: number;
  paidAt: number | null;
  way: Way;
  /** Of the successful or the last try. */
  channel: Channel | null;
  no: string;
  mchOrderNo: string;
  upstreamOrderNo: string | null;
  bankRefNo: string | null;
  /** The merchant's price when the order was made. */
  price: Pick<Price, 'ppm' | 'fixed' | 'min' | 'max'>;
  /** How the channels of the way stood when it was routed: candidates in the order of trying, then those that were kept out. */
  route: readonly RouteMark[];
  fee: bigint;
  cost: bigint;
  shares: AgentShare[];
  successType: 'NORMAL' | 'QUERY' | 'SUPPLEMENT' | null;
  records: PayRecord[];
  notify: Notify;
  /** When the money became available to the merchant; null while it is pending. */
  settledAt: number | null;
  /** When it shall. */
  settleAt: number | null;
  refunds: Refund[];
  refunded: bigint;
  /** What the merchant leaves with the platform of it; null where nothing was agreed. */
  reserve: Reserve | null;
  /** Bucket from which a dispute took its money, and how much. */
  disputed: bigint;
  expireAt: number;
  finishedAt: number | null;
  updatedAt: number;
  version: number;
  flags: readonly ('LATE_PAYMENT' | 'DOUBLE_PAID' | 'AMOUNT_SPIKE' | 'NEW_DEVICE')[];
  /** Evidence of a supplement. */
  file: StoredFile | null;
  /** What only the upstream knows: a query finds it. */
  truth: 'SUCCESS' | null;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** One try at a channel. */
export interface PayRecord {
  no: string;
  order: PayOrder;
  attempt: number;
  channel: Channel;
  status: PayRecordStatus;
  failClass: PayRecordFailClass;
  /** Codes of FAILURES; null when nothing went wrong. */
  rawCode: string | null;
  unifiedCode: string | null;
  httpStatus: number | null;
  latencyMs: number | null;
  requestAt: number;
  responseAt: number | null;
  callbackAt: number | null;
  callbackCount: number;
  callbackVerified: boolean | null;
  reconStatus: PayRecordReconStatus;
  reconBatchNo: string | null;
  /** A difference that was handled. */
  handled: { at: number; operator: Operator; reasonCode: string; remark: string | null } | null;
  updatedAt: number;
  version: number;
}

/** ADJUST: a correction of an agent's share, held by the agent itself (docs/rules/perf.md#correction). */
export type BizType = 'PAYIN' | 'PAYOUT' | 'WITHDRAW' | 'ADJUST';

/**
 * What one posting earned or took back: the rows behind the profit statistics (docs/rules/profit.md#business-days). Signs as in the
 * ledger's PROFIT account.
 */
export interface ProfitFact {
  at: number;
  biz: BizType;
  currency: string;
  holder: Holder;
  way: Way | null;
  channel: Channel | null;
  /** Of the order. */
  ref: string;
  /** 1 for a success, 0 for what is taken back later. */
  count: 0 | 1;
  amount: bigint;
  fee: bigint;
  cost: bigint;
  share: bigint;
  /** Per agent, nearest first; sums to `share`. */
  shares: readonly AgentShare[];
}

/** A channel out of order for a while (docs/rules/simulation.md#incidents: one a day, 20 to 90 minutes). */
export interface Incident {
  channel: Channel;
  from: number;
  to: number;
}

export interface PayoutAttempt {
  channelCode: string;
  at: number;
  answeredAt: number | null;
  httpStatus: number | null;
  latencyMs: number | null;
  status: 'PAYING' | 'SUCCESS' | 'FAILED' | 'UNKNOWN';
  unifiedCode: string | null;
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

/** SILENT: no answer, and no query ever brings one. */
export type PayoutPlan = 'SUCCESS' | 'FAILED' | 'UNKNOWN' | 'SILENT' | 'REVERSED';

/** A payout order, for a withdrawal or requested on its own; amounts in minor units, times in ms. */
export interface Payout {
  no: string;
  status: SettStatus;
  source: SettSource;
  /** The withdrawal it pays; it holds the money then, and decides what becomes of it. */
  order: Withdraw | null;
  holder: Holder;
  account: Account;
  payee: Payee;
  /** amount = fee + net; of a withdrawal's the fee is zero, because the withdrawal pays it. */
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
  /** How an unknown payout really ended, which a query may find; null when no query can. */
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
  /** When an undecided order is closed; later by the time on hold. */
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
