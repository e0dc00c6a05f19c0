import { createRandom } from '../engine/random';
import type { Text } from '../engine/text';

/** One credential that a program needs. */
export interface AdapterField {
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

const APP_ID = { name: 'appId', label: ['App id', '应用编号'], type: 'TEXT', isSecret: false, isRequired: true } as const;
const KEY = { type: 'KEY', isSecret: true, isRequired: true, pattern: null } as const;

/** The programs there are. */
export const adapters: readonly Adapter[] = [
  {
    code: 'HMAC_V2',
    name: ['Signed JSON, version 2', '签名 JSON 第 2 版'],
    signType: 'HMAC_SHA256',
    fields: [
      { ...APP_ID, pattern: '^[A-Za-z0-9_-]{4,32}$' },
      { ...KEY, name: 'apiKey', label: ['API key', 'API 密钥'], pattern: '^\\S{16,128}$' },
    ],
  },
  {
    code: 'RSA_CERT',
    name: ['RSA with certificate', 'RSA 证书'],
    signType: 'RSA2',
    fields: [
      { ...APP_ID, pattern: '^[A-Za-z0-9_-]{4,32}$' },
      { ...KEY, name: 'privateKey', label: ['Private key', '私钥'] },
      {
        name: 'certificate',
        label: ['Certificate', '证书'],
        type: 'CERTIFICATE',
        isSecret: false,
        isRequired: true,
        pattern: null,
      },
    ],
  },
  {
    code: 'MD5_FORM',
    name: ['Signed form', '签名表单'],
    signType: 'MD5',
    fields: [
      { ...KEY, name: 'merchantKey', label: ['Merchant key', '商户密钥'], pattern: '^\\S{16,64}$' },
      {
        name: 'terminalNo',
        label: ['Terminal', '终端号'],
        type: 'TEXT',
        isSecret: false,
        isRequired: false,
        pattern: '^\\d{6,12}$',
      },
    ],
  },
  { code: 'OWN_POOL', name: ['Own cards', '自有银行卡'], signType: null, fields: [] },
];

/** A program by its code. @throws on one that is not there */
export function adapterOf(code: string): Adapter {
  const found = adapters.find((one) => one.code === code);
  if (!found) throw new Error(`No adapter ${code}`);
  return found;
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
export interface ReconBatch {
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

/** A token as it stands in the address for callbacks. */
export const callbackTokenOf = (code: string): string => {
  const random = createRandom(`callback token ${code}`);
  return Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
};

/** The version in force, or undefined. */
export const activeOf = ({ credentials }: Pick<UpstreamFile, 'credentials'>): CredentialVersion | undefined =>
  credentials.findLast(({ state }) => state === 'ACTIVE');
