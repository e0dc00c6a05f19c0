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

/** Money in minor units and hours "HH:MM" in the zone of the card; times in ms. */
export interface BankCard extends Stamped {
  id: string;
  /** Full, never leaves the server unmasked but by reveal (docs/rules/masking.md#classes). */
  no: string;
  holderName: string;
  holderType: CardHolderType;
  ownership: CardOwnership;
  /** Evidence that the holder agreed; without a valid one the card cannot be enabled nor listened to. */
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
  /** Type CARD: what the bank holds for the platform, negative by convention (docs/rules/ledger.md#cards). */
  account: Account;
  /** What the bank has beyond the book, such as fees not booked yet. */
  gap: bigint;
  /** As the bank said it last. */
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
  /** Who created it or last changed its holder: another user reviews it. */
  submittedBy: string;
  tags: readonly string[];
  remark: string | null;
  events: OrderEvent[];
  /** What it carried today and this month, by the local day of the platform. */
  use: { day: number; in: bigint; out: bigint; count: number; month: number; monthTotal: bigint };
  notes: readonly Note[];
}

/** A telephone that receives the messages of banks. */
export interface Device {
  id: string;
  name: string;
  country: string;
  model: string;
  appVersion: string;
  /** It beats every 30 s until it goes silent. */
  silentFrom: number | null;
  batteryPct: number;
  charging: boolean;
  network: string;
  queueDepth: number;
  clockSkewMs: number;
  mayRead: boolean;
  /** Of the last message it sent: a gap is asked for again. */
  sequence: number;
  /** What banks have sent it since it went silent, oldest first: each hands its message in. */
  missed: (() => void)[];
}

/** A card that a device listens to. */
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
  /** Null while it listens. */
  unpairedAt: number | null;
  keyRotatedAt: number;
  events: OrderEvent[];
}

/** A code that makes a device listen to a card; the newest of a card alone counts. */
export interface Pairing {
  code: string;
  purpose: CardListenPurpose;
  by: string;
  expiresAt: number;
}

/** What a bank's message looks like: a text with the named parts {amount} {balance} {tail} {ref} {code} {time} {name}. */
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
  /** Gapless per device. */
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
  /** A one-time code; gone ten minutes after it expired. */
  code: string | null;
  codeExpiresAt: number | null;
  item: BatchItem | null;
  usedAt: number | null;
  revealedAt: number | null;
  /** As the bank wrote it; a code in it goes with the code. */
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
  /** Evidence of a line that was added manually. */
  file: StoredFile | null;
  dedupeKey: string;
  matchStatus: BankLineMatchStatus;
  bizType: BankLineBizType | null;
  bizNo: string | null;
  /** SYSTEM or a user name. */
  matchedBy: string | null;
  matchedAt: number | null;
  ignoreReason: string | null;
  chainBreak: boolean;
  events: OrderEvent[];
}

/** A collection on an own card; holder, merchant's number and callback are those of its pay order. */
export interface Collect {
  no: string;
  order: PayOrder;
  holder: Holder;
  status: CollectStatus;
  /** What the payer sees: the order's amount and the signed offset. */
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

/** Many payouts that are paid together out of the pool. */
export interface Batch extends Stamped {
  no: string;
  name: string;
  source: BatchSource;
  /** Whose money it is: a merchant, or the platform itself. */
  holder: Holder;
  account: Account;
  currency: string;
  groupCode: string;
  status: BatchStatus;
  /** Items in the order of their rows. */
  items: BatchItem[];
  fileName: string | null;
  fileSha256: string | null;
  /** Over all lines, written down at submit and compared at approve. */
  digest: string | null;
  /** What is frozen for it now. */
  held: bigint;
  scheduleAt: number | null;
  startedAt: number | null;
  finishedAt: number | null;
  dueAt: number;
  maker: string;
  /** Who last changed its content: another user approves it. */
  editedBy: string;
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
  /** Values that the words of the rule need. */
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
  /** amount = fee + net; the payee gets the net. */
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
  /** Wrong codes that were typed. */
  otpFailures: number;
  /** How it really ended, which the bank's statement would show; null when unknown. */
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
