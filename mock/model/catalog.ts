import type { PayRecordFailClass } from '@/contract';
import { type Lang, say, type Text } from '../engine/text';
import type { OrderEvent } from './records';
import type { Stamped } from './stamped';

/** Who changed something last, and what happened to it. */
interface Kept {
  version: number;
  updatedAt: number;
  updatedBy: string;
  events: OrderEvent[];
}

/** A company that moves the money. */
export interface Upstream extends Kept {
  code: string;
  name: string;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE';
  /** Why it was closed. */
  statusReason: string | null;
}

/**
 * What is sold to merchants: pay-ins only, payouts are priced and routed elsewhere. Amounts in minor units, rates in parts per
 * million, hours "HH:MM" local.
 */
export interface Product extends Stamped {
  code: string;
  /** In Chinese. */
  name: string;
  nameEn: string;
  category: 'BANK_TRANSFER' | 'BANK_CARD' | 'QR' | 'E_WALLET' | 'VIRTUAL_ACCOUNT' | 'CARD' | 'OTC';
  country: string;
  currency: string;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE';
  /** Why it was closed, a CatalogReason. */
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

/** Name of a product in the reader's language. */
export const productNameIn = (lang: Lang, { name, nameEn }: Pick<Product, 'name' | 'nameEn'>): string =>
  say(lang, [nameEn, name]);

/** How a payer pays within a product; rounds of channels stand behind it. Units as in Product. */
export interface Way extends Stamped {
  code: string;
  name: string;
  product: Product;
  strategy: 'ROUND_ROBIN' | 'WEIGHTED' | 'PRIORITY' | 'LEAST_COST' | 'SUCCESS_RATE' | 'STICKY';
  stickyBy: 'PAYER' | 'MERCHANT' | null;
  stickyMinutes: number | null;
  fallback: Way | null;
  maxAttempts: number;
  attemptTimeoutSec: number;
  /** Classes of failures that move an order to the next round. */
  retryOn: readonly PayRecordFailClass[];
  min: bigint;
  max: bigint;
  openFrom: string | null;
  openTo: string | null;
  mchScope: 'ALL' | 'INCLUDE' | 'EXCLUDE';
  mchNos: readonly string[];
  status: 'ENABLED' | 'DISABLED';
  /** Why it was closed, a CatalogReason. */
  statusReason: string | null;
  sort: number;
  remark: string | null;
  events: OrderEvent[];
  currency: string;
  /** Payers: share that pays, median time until they do, in ms. */
  success: number;
  medianMs: number;
  weight: number;
}

/** Least and most of one order and most of a business day, minor units of one currency. */
export interface ChannelLimit {
  min: bigint;
  max: bigint;
  daily: bigint | null;
}

/** What a channel takes from an instant on: parts per million of the amount, and minor units of its currency. */
export interface ChannelCost {
  ppm: number;
  fixed: bigint;
  from: number;
  at: number;
  by: string;
  remark: string | null;
}

/** When failures close a channel by itself, and for how long. */
export interface AutoClose {
  windowSec: number;
  minSamples: number;
  failPpm: number;
  coolSec: number;
}

/** One connection to an upstream. Rates are parts per million of the amount; hours as in Hours. */
export interface Channel extends Kept {
  code: string;
  name: string;
  upstream: Upstream;
  direction: 'IN' | 'OUT';
  /** Payout channels serve every currency. */
  currency: string | null;
  way: Way | null;
  /** What it takes now; moved by the clock when a planned cost comes into force. */
  costPpm: number;
  costFixed: bigint;
  /** All costs by their beginning, also planned ones. */
  costs: ChannelCost[];
  /** Share of the traffic of its way. */
  weight: number;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE' | 'AUTO_CLOSED';
  /** Why it was closed. */
  statusReason: string | null;
  /** By currency; one that is not here has none. */
  limits: Map<string, ChannelLimit>;
  dailyCountLimit: number | null;
  /** What it has carried on its last business day since 1970; minor units by currency. */
  use: { day: number; amounts: Map<string, bigint>; count: number };
  openFrom: string | null;
  openTo: string | null;
  weekdays: readonly number[];
  zone: string;
  /** Kept out of sight, and takes nothing. */
  recycled: boolean;
  autoClose: AutoClose | null;
  /** Ends of the tries within the window of its rule, oldest first. */
  tries: { at: number; isOk: boolean }[];
  /** When it is probed again after it closed itself. */
  probeAt: number | null;
  /** It was opened to be probed: its next try decides. */
  isProbing: boolean;
  remark: string | null;
  createdAt: number;
  createdBy: string;
}

/** The upstream that is the pool of own cards. */
const OWN_POOL = 'U11';

/** True for a channel whose money comes to own cards. */
export const isOwnCard = ({ upstream }: Channel): boolean => upstream.code === OWN_POOL;

/** Everything of the catalogue, by code. */
export interface Catalog {
  upstreams: Map<string, Upstream>;
  products: Map<string, Product>;
  ways: Map<string, Way>;
  channels: Map<string, Channel>;
}

export const PAYOUT_CHANNELS = Array.from({ length: 13 }, (_, at) => `CH${String(310 + at).padStart(4, '0')}`);

/** Reasons of a failed try: unified code, class, what the upstream says; weight (docs/rules/payrecord.md#failures). */
export const FAILURES: readonly (readonly [unified: string, failClass: string, raw: string, message: Text, weight: number])[] = [
  ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_DOWN', '9001', ['The upstream is unavailable.', '上游不可用。'], 30],
  // Never drawn: the platform's own code for an attempt without an answer.
  ['UPSTREAM_TIMEOUT', 'TIMEOUT', '', ['The upstream did not answer in time.', '上游响应超时。'], 0],
  ['CHANNEL_LIMIT', 'LIMIT', '4021', ['The channel limit is reached.', '通道限额已满。'], 25],
  ['PAYER_REFUSED', 'PAYER', '1105', ['The payer declined.', '付款人拒绝付款。'], 15],
  ['RISK_REFUSED', 'RISK', '7003', ['Declined by risk control.', '风控拒绝。'], 12],
  ['BALANCE_SHORT', 'BALANCE', '4010', ['Insufficient upstream balance.', '上游余额不足。'], 8],
  ['SIGNATURE_INVALID', 'AUTH', '8801', ['Invalid signature.', '签名错误。'], 4],
  ['CHANNEL_CONFIG', 'CONFIG', '8100', ['The channel is misconfigured.', '通道配置错误。'], 3],
  ['UNMAPPED', 'OTHER', 'E-517', ['The upstream returned an unknown code.', '上游返回未知错误码。'], 3],
];

/** One channel in the rotation of a way; amounts in minor units, rates in parts per million, hours "HH:MM" local. */
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

/** A set of rounds as it was published. */
export interface RoundVersion {
  version: number;
  rounds: readonly Round[];
  at: number;
  by: string;
  remark: string | null;
  /** Of a round that was switched off, or of going back. */
  reasonCode?: string | null;
  /** The version that was published again. */
  restores?: number | null;
}

/** What happens to a round while it works, whatever version it stands in. */
export interface RoundState {
  circuit: 'CLOSED' | 'OPEN' | 'HALF_OPEN';
  openedAt: number | null;
  /** Successes since it was half open. */
  wins: number;
  /** Ends of the tries within the window of the breaker, oldest first. */
  tries: { at: number; isOk: boolean }[];
  /** Business day since 1970 that amount and count are of. */
  day: number;
  amount: bigint;
  count: number;
  lastPickedAt: number | null;
  /** Of what people have set, in the published version and in the draft: grows with each change of the round. */
  version: number;
  changedAt: number | null;
  changedBy: string | null;
}

/** Rounds in preparation; they apply when published. */
interface RoundDraft {
  version: number;
  rounds: readonly Round[];
  at: number;
  by: string;
}

/** Rotation of one way: published versions, the newest last, a draft, and the live state by channel. */
export interface Rotation {
  way: Way;
  versions: RoundVersion[];
  draft: RoundDraft | null;
  states: Map<string, RoundState>;
  /** Version of the last draft, also of one that is gone: the next one must not be taken for it. */
  lastDraft?: number;
  /** Who changed versions or draft last. */
  changed?: { at: number; by: string };
}

/** Why a round takes no part in an order. */
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

/** One round as it was seen when an order was routed; rule null: a candidate, in the order in which they are tried. */
export interface RouteMark {
  channel: Channel;
  weight: number;
  rule: RouteRule | null;
}

/** The time zone of all hours of the catalogue: that of the business day. */
export const CATALOG_ZONE = 'Asia/Singapore';
