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
  WithdrawOutcome,
  WithdrawStatus,
} from '@/contract';
import type { Account } from '../engine/ledger';
import type { Channel, RouteMark, Way } from './catalog';
import type { Operator } from './operators';
import type { AgentShare, Holder, Payee, Price } from './parties';
import type { HolderRequest, Note, OrderEvent, StoredFile } from './records';

/** One callback attempt (docs/rules/trade.md#callbacks). */
interface NotifyTry {
  at: number;
  /** Null without a response. */
  httpStatus: number | null;
  latencyMs: number;
  /** Set when an operator sent it, not the schedule. */
  operator?: Operator;
}

/** Callbacks of an order, and the time of the next attempt. */
export interface Notify {
  status: 'NONE' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'STOPPED';
  tries: NotifyTry[];
  nextAt: number | null;
  /** Attempts that fail before one succeeds; infinite for an invalid URL. */
  failing: number;
}

/** A refund to the payer. */
export interface Refund {
  no: string;
  at: number;
  amount: bigint;
  /** Proportional part of the merchant's fee that is returned. */
  fee: bigint;
  operator: Operator;
  reasonCode: string;
  remark: string | null;
}

/**
 * Rolling reserve: part of a pay-in that the platform keeps against risk (docs/rules/ledger.md#reserve); amounts in minor units.
 */
export interface Reserve {
  /** Reserve account; its whole balance is frozen. */
  account: Account;
  order: PayOrder;
  amount: bigint;
  /** Remaining amount. */
  left: bigint;
  createdAt: number;
  /** Due time, ms. */
  releaseAt: number;
}

/** A pay-in; amounts in minor units, times in ms. */
export interface PayOrder {
  status: PayOrderStatus;
  account: Account;
  holder: Holder;
  amount: bigint;
  /** Zero until paid. */
  paid: bigint;
  createdAt: number;
  paidAt: number | null;
  way: Way;
  /** Channel of the successful or last attempt. */
  channel: Channel | null;
  no: string;
  mchOrderNo: string;
  upstreamOrderNo: string | null;
  bankRefNo: string | null;
  /** The merchant's price when the order was created. */
  price: Pick<Price, 'ppm' | 'fixed' | 'min' | 'max'>;
  /** Channels of the way at routing: candidates in the order of attempts, then the excluded channels. */
  route: readonly RouteMark[];
  fee: bigint;
  cost: bigint;
  shares: AgentShare[];
  successType: 'NORMAL' | 'QUERY' | 'SUPPLEMENT' | null;
  records: PayRecord[];
  notify: Notify;
  /** When the money became available to the merchant; null while pending. */
  settledAt: number | null;
  /** Planned settlement time. */
  settleAt: number | null;
  refunds: Refund[];
  refunded: bigint;
  /** The reserve of this order; null without an agreement. */
  reserve: Reserve | null;
  /** The amount that a dispute froze, and its bucket. */
  disputed: bigint;
  expireAt: number;
  finishedAt: number | null;
  updatedAt: number;
  version: number;
  flags: readonly ('LATE_PAYMENT' | 'DOUBLE_PAID' | 'AMOUNT_SPIKE' | 'NEW_DEVICE')[];
  /** Evidence for a supplement. */
  file: StoredFile | null;
  /** Actual result, known only to the upstream until a query. */
  truth: 'SUCCESS' | null;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** One attempt at a channel. */
export interface PayRecord {
  no: string;
  order: PayOrder;
  attempt: number;
  channel: Channel;
  status: PayRecordStatus;
  failClass: PayRecordFailClass;
  /** Codes of FAILURES; null without a failure. */
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
  /** How an operator handled a difference. */
  handled: { at: number; operator: Operator; reasonCode: string; remark: string | null } | null;
  updatedAt: number;
  version: number;
}

/**
 * ADJUST: a correction of an agent's share, whose holder is the agent (docs/rules/perf.md#correction), or of a holder's balance, which has
 * no shares (docs/rules/account.md#adjust).
 */
export type BizType = 'PAYIN' | 'PAYOUT' | 'WITHDRAW' | 'ADJUST';

/**
 * Earnings or reversal of one posting: the rows of the profit statistics (docs/rules/profit.md#business-days). Signs as in the
 * ledger's PROFIT account.
 */
export interface ProfitFact {
  at: number;
  biz: BizType;
  currency: string;
  holder: Holder;
  way: Way | null;
  channel: Channel | null;
  /** Order number. */
  ref: string;
  /** 1 for a success, 0 for a later reversal. */
  count: 0 | 1;
  amount: bigint;
  fee: bigint;
  cost: bigint;
  share: bigint;
  /** Share per agent, nearest first; they sum to `share`. */
  shares: readonly AgentShare[];
}

/** A temporary outage of a channel (docs/rules/simulation.md#incidents: one a day, 20 to 90 minutes). */
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
  /** Value for its message: hours, a count or a percentage. */
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

/** SILENT: no answer, and queries never find a result. PUNCTUAL: success after the median time, without a random draw. */
export type PayoutPlan = 'SUCCESS' | 'PUNCTUAL' | 'FAILED' | 'UNKNOWN' | 'SILENT' | 'REVERSED';

/** A payout order, for a withdrawal or on its own; amounts in minor units, times in ms. */
export interface Payout {
  no: string;
  status: SettStatus;
  source: SettSource;
  /** The withdrawal it pays. The withdrawal then holds the money and controls the result. */
  order: Withdraw | null;
  holder: Holder;
  account: Account;
  payee: Payee;
  /** amount = fee + net. For a withdrawal the fee is zero, because the withdrawal pays it. */
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
  /** Links between a payout and its retry. */
  retryOf: Payout | null;
  retriedBy: Payout | null;
  /** Actual result of an unknown payout, which a query may find; null when no query can. */
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

/** A question about an order. No other operator decides until the answer (docs/rules/withdraw.md#escalate). */
export interface Escalation {
  by: Operator;
  at: number;
  /** All risk officers, or one operator. */
  to: 'RISK' | Operator;
  question: string;
  /** Null while open, and when the person asked decided without an answer. */
  answer: string | null;
  answeredBy: Operator | null;
  answeredAt: number | null;
}

/** Who should decide on an order (docs/rules/withdraw.md#assign). */
export interface Assignment {
  by: Operator;
  at: number;
  /** An operator, or the code of a role. */
  to: Operator | string;
}

/** What became of an order after it was paid. */
export interface Mark {
  outcome: WithdrawOutcome;
  remark: string;
  by: Operator;
  at: number;
}

/** A withdraw order; times in ms, amounts in minor units. */
export interface Withdraw {
  no: string;
  holder: Holder;
  account: Account;
  source: 'PORTAL' | 'API' | 'AUTO' | 'CONSOLE';
  /** The operator who created it for the holder (source CONSOLE). */
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
  /** Expiry without a decision; a hold extends it. */
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
  /** Questions, oldest first; at most the last one is open. */
  escalations: readonly Escalation[];
  assignment: Assignment | null;
  /** The last request to the holder. */
  request: HolderRequest | null;
  mark: Mark | null;
}

/** How the card pool handles pay orders on its channels. */
export interface CardDesk {
  /**
   * A channel of own cards has accepted an order.
   * @param payAfter ms until the payer pays; null for never
   * @param isPlanned set by stories and tests: the payment is detected at once
   */
  begin(order: PayOrder, payAfter: number | null, isPlanned: boolean): void;
  /** The order is in a final state. */
  ended(order: PayOrder): void;
}
