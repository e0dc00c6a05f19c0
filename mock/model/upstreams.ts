import type { Text } from '../engine/text';

/** One credential field of an adapter. */
interface AdapterField {
  name: string;
  label: Text;
  type: 'TEXT' | 'KEY' | 'CERTIFICATE';
  isSecret: boolean;
  isRequired: boolean;
  pattern: string | null;
}

/** An adapter for one kind of upstream. */
export interface Adapter {
  code: string;
  name: Text;
  signType: string | null;
  fields: readonly AdapterField[];
}

/** One version of the credentials; the values themselves are not stored in readable form. */
export interface CredentialVersion {
  version: number;
  state: 'ACTIVE' | 'REPLACED' | 'FAILED';
  /** By field: the last characters of a long value, null for a short value. */
  ends: ReadonlyMap<string, string | null>;
  /** Whether the upstream accepts them. */
  isRight: boolean;
  certExpireAt: number | null;
  by: string;
  at: number;
}

export interface BalanceAnswer {
  currency: string;
  /** Minor units; the platform's balance at the upstream. */
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

/** A settlement file compared with the pay records. */
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

/** Connection and contact data of an upstream. */
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
  /** Balance alert limits by currency, minor units. */
  alerts: ReadonlyMap<string, bigint>;
  contactName: string | null;
  contactIm: string | null;
  remark: string | null;
}

/** Data of an upstream beside its catalogue entry. */
export interface UpstreamFile extends UpstreamTerms {
  adapter: Adapter;
  environment: 'PROD' | 'SANDBOX';
  /** Secret part of the callback URL. */
  callbackToken: string;
  /** Oldest first. */
  credentials: CredentialVersion[];
  /** Deposits for payouts by currency. */
  deposits: Map<string, bigint>;
  /** Latest balance answer by currency. */
  balances: Map<string, BalanceAnswer>;
  /** Oldest first. */
  balanceLog: BalanceAnswer[];
  lastTest: UpstreamTest | null;
  /** Oldest first. */
  recons: ReconBatch[];
  createdAt: number;
  createdBy: string;
}

/** Connection data of upstreams, by code. */
export type UpstreamBook = Map<string, UpstreamFile>;
