import type {
  BankLineBizType,
  BankLineMatchStatus,
  BankLineSource,
  BatchItemStatus,
  BatchSource,
  BatchStatus,
  CardHolderType,
  CardListenPurpose,
  CardOwnership,
  CardStatus,
  CardStatusReason,
  CardUsage,
  CollectMatchType,
  CollectRiskFlag,
  CollectStatus,
  DeviceMessageType,
  MessageParseStatus,
} from '@/contract';
import type { Account } from '../engine/ledger';
import type { Operator } from './operators';
import type { Holder } from './parties';
import type { PayOrder } from './payments';
import type { Note, OrderEvent, StoredFile } from './records';
import type { Stamped } from './stamped';

/** Amounts in minor units, hours "HH:MM" in the time zone of the card, times in ms. */
export interface BankCard extends Stamped {
  id: string;
  /** Full number. It leaves the server only masked or through a reveal (docs/rules/masking.md#classes). */
  no: string;
  holderName: string;
  holderType: CardHolderType;
  ownership: CardOwnership;
  /** The holder's consent. Without a valid one the card can neither be enabled nor paired with a device. */
  authorisation: { no: string; file: StoredFile | null; expireAt: number } | null;
  bankCode: string;
  bankName: string;
  branch: string | null;
  country: string;
  province: string | null;
  city: string | null;
  currency: string;
  usage: CardUsage;
  groupCode: string;
  mchScope: 'ALL' | 'LIST';
  mchNos: readonly string[];
  status: CardStatus;
  statusReason: CardStatusReason | null;
  statusRemark: string | null;
  /** Account of type CARD: the platform's money at the bank, negative by convention (docs/rules/ledger.md#cards). */
  account: Account;
  /** Bank balance minus book balance, for example fees not yet booked. */
  gap: bigint;
  /** Balance in the latest bank message. */
  bankBalance: bigint | null;
  bankBalanceAt: number | null;
  minPerTxn: bigint;
  maxPerTxn: bigint;
  dailyInLimit: bigint;
  dailyOutLimit: bigint;
  dailyCountLimit: number;
  monthlyLimit: bigint;
  maxOpenOrders: number;
  weight: number;
  priority: number;
  workFrom: string | null;
  workTo: string | null;
  workZone: string;
  alertBalance: bigint | null;
  bankMobile: string | null;
  credentialSetAt: number | null;
  failStreak: number;
  lastUsedAt: number | null;
  /** Who created the card or changed its holder last. */
  submittedBy: string;
  /** All who contributed since the card was passed last: another operator must review it. */
  makers: Set<string>;
  tags: readonly string[];
  remark: string | null;
  events: OrderEvent[];
  /** Use today and this month, by the platform's local day. */
  use: { day: number; in: bigint; out: bigint; count: number; month: number; monthTotal: bigint };
  notes: readonly Note[];
}

/** A phone that receives bank messages. */
export interface Device {
  id: string;
  name: string;
  country: string;
  model: string;
  appVersion: string;
  /** The device sends a heartbeat every 30 s until this time. */
  silentFrom: number | null;
  batteryPct: number;
  charging: boolean;
  network: string;
  queueDepth: number;
  clockSkewMs: number;
  mayRead: boolean;
  /** Number of the last message; the platform requests missing numbers again. */
  sequence: number;
  /** Bank messages received while the device was silent, oldest first; a call delivers the message. */
  missed: (() => void)[];
}

/** A card paired with a device. */
export interface CardChannel extends Stamped {
  no: string;
  card: BankCard;
  device: Device;
  mobile: string;
  simSlot: number;
  purpose: CardListenPurpose;
  templateCode: string;
  isEnabled: boolean;
  pairedAt: number;
  pairedBy: string;
  /** Null while the pairing is active. */
  unpairedAt: number | null;
  keyRotatedAt: number;
  events: OrderEvent[];
}

/** A code that pairs a device with a card; only the newest code of a card is valid. */
export interface Pairing {
  code: string;
  purpose: CardListenPurpose;
  by: string;
  expiresAt: number;
}

/** Format of a bank message: text with the placeholders {amount} {balance} {tail} {ref} {code} {time} {name}. */
export interface MessageTemplate {
  code: string;
  bankCode: string;
  msgType: DeviceMessageType;
  sender: string;
  text: string;
  samples: readonly string[];
  isEnabled: boolean;
  updatedAt: number;
  updatedBy: string;
  version: number;
  history: { version: number; text: string; sender: string; at: number; by: string }[];
}

export interface DeviceMessage {
  no: string;
  channel: CardChannel;
  /** Without gaps per device. */
  sequence: number;
  sender: string;
  type: DeviceMessageType;
  sentAt: number;
  receivedAt: number;
  parseStatus: MessageParseStatus;
  templateCode: string | null;
  amount: bigint | null;
  balance: bigint | null;
  tail: string | null;
  ref: string | null;
  line: BankLine | null;
  /** A one-time code; deleted ten minutes after its expiry. */
  code: string | null;
  codeExpiresAt: number | null;
  item: BatchItem | null;
  usedAt: number | null;
  revealedAt: number | null;
  /** Original text of the bank; a one-time code in it is deleted together with `code`. */
  body: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
}

/** One movement on an own card. */
export interface BankLine extends Stamped {
  no: string;
  card: BankCard;
  direction: 'IN' | 'OUT';
  amount: bigint;
  bookAfter: bigint;
  bankAfter: bigint | null;
  bankTime: number;
  counterpartyName: string | null;
  counterpartyAccountNo: string | null;
  counterpartyBankCode: string | null;
  postscript: string | null;
  ref: string | null;
  source: BankLineSource;
  message: DeviceMessage | null;
  rawText: string | null;
  /** Evidence for a manually added movement. */
  file: StoredFile | null;
  dedupeKey: string;
  matchStatus: BankLineMatchStatus;
  bizType: BankLineBizType | null;
  bizNo: string | null;
  /** SYSTEM or a username. */
  matchedBy: string | null;
  matchedAt: number | null;
  ignoreReason: string | null;
  chainBreak: boolean;
  events: OrderEvent[];
}

/** A collection on an own card; its pay order has the holder, merchant number and callback. */
export interface Collect {
  no: string;
  order: PayOrder;
  holder: Holder;
  status: CollectStatus;
  /** Amount shown to the payer: the order's amount plus the signed offset. */
  payable: bigint;
  offset: bigint;
  paid: bigint | null;
  card: BankCard | null;
  postscript: string;
  payerName: string | null;
  payerAccountNo: string | null;
  payerBankCode: string | null;
  matchType: CollectMatchType;
  line: BankLine | null;
  bankRefNo: string | null;
  voucher: StoredFile | null;
  expireAt: number;
  extendedMinutes: number;
  paidAt: number | null;
  matchedAt: number | null;
  confirmedBy: string | null;
  flags: readonly CollectRiskFlag[];
  createdAt: number;
  updatedAt: number;
  version: number;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** Payouts that are paid together from the card pool. */
export interface Batch extends Stamped {
  no: string;
  name: string;
  source: BatchSource;
  /** Owner of the money: a merchant or the platform. */
  holder: Holder;
  account: Account;
  currency: string;
  groupCode: string;
  status: BatchStatus;
  /** Items in file order. */
  items: BatchItem[];
  fileName: string | null;
  fileSha256: string | null;
  /** Digest of all lines: stored at submission, compared at approval. */
  digest: string | null;
  /** Amount currently frozen for the batch. */
  held: bigint;
  scheduleAt: number | null;
  startedAt: number | null;
  finishedAt: number | null;
  dueAt: number;
  maker: string;
  /** All who contributed to it: another operator must approve it. */
  makers: Set<string>;
  submittedAt: number | null;
  checker: string | null;
  decidedAt: number | null;
  decisionRemark: string | null;
  events: OrderEvent[];
  notes: readonly Note[];
}

export interface LineFault {
  name: string;
  rule: string;
  /** Values for the message of the rule. */
  values?: Readonly<Record<string, string | number>>;
}

export interface BatchItem {
  no: string;
  batch: Batch;
  rowNo: number;
  outItemNo: string;
  payeeName: string;
  payeeAccountNo: string;
  payeeBankCode: string;
  payeeMobile: string | null;
  payeeDocNo: string | null;
  /** The amount as the file has it. */
  amountText: string;
  /** amount = fee + net; the payee receives the net. An INVALID line has no fee, and no net when its amount cannot be read. */
  amount: bigint;
  fee: bigint;
  net: bigint;
  status: BatchItemStatus;
  faults: readonly LineFault[];
  warnings: readonly LineFault[];
  card: BankCard | null;
  line: BankLine | null;
  bankRefNo: string | null;
  voucher: StoredFile | null;
  failCode: string | null;
  failMsg: string | null;
  attempts: number;
  replaces: BatchItem | null;
  replacedBy: BatchItem | null;
  assignee: Operator | null;
  otpMode: 'MANUAL' | 'LISTEN' | null;
  otpMessage: DeviceMessage | null;
  /** Number of wrong one-time codes entered. */
  otpFailures: number;
  /** Actual result, which the bank statement would show; null when unknown. */
  truth: 'SUCCESS' | 'FAILED' | null;
  appliedAt: number | null;
  otpRequestedAt: number | null;
  paidAt: number | null;
  remark: string | null;
  updatedAt: number;
  updatedBy: string;
  version: number;
  events: OrderEvent[];
}
