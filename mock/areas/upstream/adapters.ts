import { createRandom } from '../../engine/random';
import type { Adapter, CredentialVersion, UpstreamFile } from '../../model/upstreams';

const APP_ID = { name: 'appId', label: ['App ID', '应用编号'], type: 'TEXT', isSecret: false, isRequired: true } as const;
const KEY = { type: 'KEY', isSecret: true, isRequired: true, pattern: null } as const;

/** All adapters. */
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

/** An adapter by its code. @throws on an unknown code */
export function adapterOf(code: string): Adapter {
  const found = adapters.find((one) => one.code === code);
  if (!found) throw new Error(`No adapter ${code}`);
  return found;
}

/** Secret token of a callback URL. */
export const callbackTokenOf = (code: string): string => {
  const random = createRandom(`callback token ${code}`);
  return Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
};

/** The active version, or undefined. */
export const activeOf = ({ credentials }: Pick<UpstreamFile, 'credentials'>): CredentialVersion | undefined =>
  credentials.findLast(({ state }) => state === 'ACTIVE');
