import type { Text } from '../engine/text';

/** One credential that a program needs. */
interface AdapterField {
  name: string;
  label: Text;
  type: 'TEXT' | 'KEY' | 'CERTIFICATE';
  isSecret: boolean;
  isRequired: boolean;
  pattern: string | null;
}

/** A program that talks to upstreams of one kind. */
export interface Adapter {
  code: string;
  name: Text;
  signType: string | null;
  fields: readonly AdapterField[];
}

/** A version of the credentials; the values themselves are not kept where anybody could read them. */
export interface CredentialVersion {
  version: number;
  state: 'ACTIVE' | 'REPLACED' | 'FAILED';
  /** By name: the last characters of a long value, null of a short one. */
  ends: ReadonlyMap<string, string | null>;
  /** Whether the upstream knows them. */
  isRight: boolean;
  certExpireAt: number | null;
  by: string;
  at: number;
}

export interface BalanceAnswer {
  currency: string;
  /** Minor units; what is owed to the platform is what it has there. */
  available: bigint;
  asOf: number;
}

export interface UpstreamStep {
  step: 'DNS' | 'TLS' | 'SIGNATURE' | 'ANSWER';
  status: 'PASSED' | 'FAILED' | 'SKIPPED';
  ms: number | null;
  message: Text;
  values?: Readonly<Record<string, string | number>>;
}

export interface UpstreamTest {
  isPassed: boolean;
  at: number;
  by: string;
  steps: readonly UpstreamStep[];
}

/** A file that was held against the pay records. */
interface ReconBatch {
  no: string;
  bizDate: string;
  currency: string;
  fileName: string;
  matched: number;
  different: number;
  missingUpstream: number;
  missingPlatform: number;
  at: number;
  by: string;
}

/** How an upstream is reached. */
export interface UpstreamTerms {
  type: 'ACQUIRER' | 'BANK' | 'WALLET' | 'AGGREGATOR' | 'CARD_POOL';
  country: string;
  currencies: readonly string[];
  baseUrl: string | null;
  payUrl: string | null;
  payoutUrl: string | null;
  queryUrl: string | null;
  balanceUrl: string | null;
  callbackIps: readonly string[];
  mchIdAtUpstream: string | null;
  timeoutMs: number;
  maxQps: number;
  /** By currency, minor units. */
  alerts: ReadonlyMap<string, bigint>;
  contactName: string | null;
  contactIm: string | null;
  remark: string | null;
}

/** What the platform keeps of an upstream beside its place in the catalogue. */
export interface UpstreamFile extends UpstreamTerms {
  adapter: Adapter;
  environment: 'PROD' | 'SANDBOX';
  /** Secret part of the address at which it calls back. */
  callbackToken: string;
  /** Oldest first. */
  credentials: CredentialVersion[];
  /** What it answered last, by currency. */
  /** What the platform keeps there for payouts, by currency. */
  deposits: Map<string, bigint>;
  balances: Map<string, BalanceAnswer>;
  /** Oldest first. */
  balanceLog: BalanceAnswer[];
  lastTest: UpstreamTest | null;
  /** Oldest first. */
  recons: ReconBatch[];
  createdAt: number;
  createdBy: string;
}

/** How upstreams are reached, by code. */
export type UpstreamBook = Map<string, UpstreamFile>;
