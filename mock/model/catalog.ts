import type { PayRecordFailClass } from '@/contract';
import { type Lang, say, type Text } from '../engine/text';
import type { OrderEvent } from './records';
import type { Stamped } from './stamped';

/** Version, last change and history of a record. */
interface Kept {
  version: number;
  updatedAt: number;
  updatedBy: string;
  events: OrderEvent[];
}

/** A company that provides channels. */
export interface Upstream extends Kept {
  code: string;
  name: string;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE';
  /** Reason for disabling. */
  statusReason: string | null;
}

/**
 * A product for merchants: pay-ins only; payouts are priced and routed elsewhere. Amounts in minor units, rates in parts per
 * million, local hours "HH:MM".
 */
export interface Product extends Stamped {
  code: string;
  /** Chinese name. */
  name: string;
  nameEn: string;
  category: 'BANK_TRANSFER' | 'BANK_CARD' | 'QR' | 'E_WALLET' | 'VIRTUAL_ACCOUNT' | 'CARD' | 'OTC';
  country: string;
  currency: string;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE';
  /** Reason for disabling, a CatalogReason. */
  statusReason: string | null;
  amountMode: 'RANGE' | 'FIXED' | 'BOTH';
  min: bigint;
  max: bigint;
  fixedAmounts: readonly bigint[];
  defaultPpm: number;
  defaultFixed: bigint;
  floorPpm: number;
  settlementCycle: 'T0' | 'D1' | 'T1' | 'D7';
  expireMinutes: number;
  cashierType: 'REDIRECT' | 'HOSTED' | 'DIRECT';
  openFrom: string | null;
  openTo: string | null;
  sort: number;
  docUrl: string | null;
  remark: string | null;
  events: OrderEvent[];
}

/** Product name in the reader's language. */
export const productNameIn = (lang: Lang, { name, nameEn }: Pick<Product, 'name' | 'nameEn'>): string =>
  say(lang, [nameEn, name]);

/** A payment method of a product; rounds route it to channels. Units as in Product. */
export interface Way extends Stamped {
  code: string;
  name: string;
  /** Chinese name of a seeded way; null when an operator has named it, in whatever language. */
  nameZh: string | null;
  product: Product;
  strategy: 'ROUND_ROBIN' | 'WEIGHTED' | 'PRIORITY' | 'LEAST_COST' | 'SUCCESS_RATE' | 'STICKY';
  stickyBy: 'PAYER' | 'MERCHANT' | null;
  stickyMinutes: number | null;
  fallback: Way | null;
  maxAttempts: number;
  attemptTimeoutSec: number;
  /** Failure classes that send the order to the next round. */
  retryOn: readonly PayRecordFailClass[];
  min: bigint;
  max: bigint;
  openFrom: string | null;
  openTo: string | null;
  mchScope: 'ALL' | 'INCLUDE' | 'EXCLUDE';
  mchNos: readonly string[];
  status: 'ENABLED' | 'DISABLED';
  /** Reason for disabling, a CatalogReason. */
  statusReason: string | null;
  sort: number;
  remark: string | null;
  events: OrderEvent[];
  currency: string;
  /** Simulated payers: share that pays, and median time to payment in ms. */
  success: number;
  medianMs: number;
  weight: number;
}

/** Name of a pay way in the reader's language. */
export const wayNameIn = (lang: Lang, { name, nameZh }: Pick<Way, 'name' | 'nameZh'>): string =>
  say(lang, [name, nameZh ?? name]);

/** Minimum and maximum of one order, and maximum of a business day; minor units of one currency. */
export interface ChannelLimit {
  min: bigint;
  max: bigint;
  daily: bigint | null;
}

/** Cost of a channel from an instant on: parts per million of the amount, and minor units of its currency. */
export interface ChannelCost {
  ppm: number;
  fixed: bigint;
  from: number;
  at: number;
  by: string;
  remark: string | null;
}

/** Rule for automatic closing: failures, window and duration. */
export interface AutoClose {
  windowSec: number;
  minSamples: number;
  failPpm: number;
  coolSec: number;
}

/** One connection to an upstream. Rates in parts per million of the amount; hours as in Hours. */
export interface Channel extends Kept {
  code: string;
  name: string;
  upstream: Upstream;
  direction: 'IN' | 'OUT';
  /** Null for payout channels, which serve every currency. */
  currency: string | null;
  way: Way | null;
  /** Current cost; the clock updates it when a planned cost takes effect. */
  costPpm: number;
  costFixed: bigint;
  /** All costs by start time, including planned costs. */
  costs: ChannelCost[];
  /** Weight for traffic within its way. */
  weight: number;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE' | 'AUTO_CLOSED';
  /** Reason for disabling. */
  statusReason: string | null;
  /** By currency; a missing currency has no limits. */
  limits: Map<string, ChannelLimit>;
  dailyCountLimit: number | null;
  /** Amounts and count on the last business day with traffic (days since 1970); minor units by currency. */
  use: { day: number; amounts: Map<string, bigint>; count: number };
  openFrom: string | null;
  openTo: string | null;
  weekdays: readonly number[];
  zone: string;
  /** Moved to the recycle bin; takes no orders. */
  recycled: boolean;
  autoClose: AutoClose | null;
  /** Results of the attempts within the window of the rule, oldest first. */
  tries: { at: number; isOk: boolean }[];
  /** Time of the next probe after automatic closing. */
  probeAt: number | null;
  /** Reopened as a probe: the next attempt decides. */
  isProbing: boolean;
  remark: string | null;
  createdAt: number;
  createdBy: string;
}

/** The upstream that represents the pool of own cards. */
const OWN_POOL = 'U11';

/** True for channels that collect on own cards. */
export const isOwnCard = ({ upstream }: Channel): boolean => upstream.code === OWN_POOL;

/** The whole catalogue, by code. */
export interface Catalog {
  upstreams: Map<string, Upstream>;
  products: Map<string, Product>;
  ways: Map<string, Way>;
  channels: Map<string, Channel>;
}

export const PAYOUT_CHANNELS = Array.from({ length: 13 }, (_, at) => `CH${String(310 + at).padStart(4, '0')}`);

/** Failures of an attempt: unified code, class, message of the upstream, weight (docs/rules/payrecord.md#failures). */
export const FAILURES: readonly (readonly [unified: string, failClass: string, raw: string, message: Text, weight: number])[] = [
  ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_DOWN', '9001', ['The upstream is unavailable.', '上游不可用。'], 30],
  // Weight 0: the platform's own code for an attempt without an answer.
  ['UPSTREAM_TIMEOUT', 'TIMEOUT', '', ['The upstream did not answer in time.', '上游响应超时。'], 0],
  ['CHANNEL_LIMIT', 'LIMIT', '4021', ['The channel limit is reached.', '通道限额已满。'], 25],
  ['PAYER_REFUSED', 'PAYER', '1105', ['The payer declined.', '付款人拒绝付款。'], 15],
  ['RISK_REFUSED', 'RISK', '7003', ['Refused by risk control.', '风控拒绝。'], 12],
  ['BALANCE_SHORT', 'BALANCE', '4010', ['Insufficient upstream balance.', '上游余额不足。'], 8],
  ['SIGNATURE_INVALID', 'AUTH', '8801', ['Invalid signature.', '签名错误。'], 4],
  ['CHANNEL_CONFIG', 'CONFIG', '8100', ['The channel is misconfigured.', '通道配置错误。'], 3],
  ['UNMAPPED', 'OTHER', 'E-517', ['The upstream returned an unknown code.', '上游返回码未知。'], 3],
];

/** One channel in the rotation of a way; amounts in minor units, rates in parts per million, local hours "HH:MM". */
export interface Round {
  id: string;
  channel: Channel;
  weight: number;
  priority: number;
  min: bigint;
  max: bigint;
  dailyAmountLimit: bigint | null;
  dailyCountLimit: number | null;
  openFrom: string | null;
  openTo: string | null;
  mchScope: 'ALL' | 'INCLUDE' | 'EXCLUDE';
  mchNos: readonly string[];
  status: 'ENABLED' | 'DISABLED';
  breakerWindowSec: number;
  breakerMinSamples: number;
  breakerFailPpm: number;
  breakerCoolSec: number;
  remark: string | null;
}

/** A published set of rounds. */
export interface RoundVersion {
  version: number;
  rounds: readonly Round[];
  at: number;
  by: string;
  remark: string | null;
  /** Reason for disabling a round or for a rollback. */
  reasonCode?: string | null;
  /** The version that a rollback published again. */
  restores?: number | null;
}

/** Live state of a round, independent of its version. */
export interface RoundState {
  circuit: 'CLOSED' | 'OPEN' | 'HALF_OPEN';
  openedAt: number | null;
  /** Successes since the breaker became half open. */
  wins: number;
  /** Results of the attempts within the window of the breaker, oldest first. */
  tries: { at: number; isOk: boolean }[];
  /** Business day of amount and count, in days since 1970. */
  day: number;
  amount: bigint;
  count: number;
  lastPickedAt: number | null;
  /** Increases with each change of the round by an operator, published or in the draft. */
  version: number;
  changedAt: number | null;
  changedBy: string | null;
}

/** Draft rounds; they take effect when published. */
interface RoundDraft {
  version: number;
  rounds: readonly Round[];
  at: number;
  by: string;
}

/** Rotation of one way: published versions (newest last), a draft, and the live state by channel. */
export interface Rotation {
  way: Way;
  versions: RoundVersion[];
  draft: RoundDraft | null;
  states: Map<string, RoundState>;
  /** Version of the last draft, even when discarded: a new draft must have a different version. */
  lastDraft?: number;
  /** Last change of versions or draft. */
  changed?: { at: number; by: string };
}

/** Why a round was skipped for an order. */
export type RouteRule =
  | 'ROUND_DISABLED'
  | 'BELOW_MIN'
  | 'ABOVE_MAX'
  | 'CLOSED_HOURS'
  | 'MERCHANT_SCOPE'
  | 'DAILY_AMOUNT'
  | 'DAILY_COUNT'
  | 'CIRCUIT_OPEN'
  | 'NO_WEIGHT'
  | 'CHANNEL_CLOSED'
  | 'CHANNEL_LIMIT'
  | 'CHANNEL_HOURS'
  | 'UPSTREAM_CLOSED'
  | 'MAINTENANCE';

/** State of one round when an order was routed. A null rule marks a candidate; candidates are listed in the order of attempts. */
export interface RouteMark {
  channel: Channel;
  weight: number;
  rule: RouteRule | null;
}

/** Time zone of all hours in the catalogue: that of the business day. */
export const CATALOG_ZONE = 'Asia/Singapore';
