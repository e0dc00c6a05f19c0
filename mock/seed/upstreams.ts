import { entryAt } from '../../src/domain/typed';
import { adapterOf, callbackTokenOf } from '../areas/upstream/adapters';
import { askBalance } from '../areas/upstream/balance';
import { currencies, currencyInfo } from '../base/money';
import { DAY } from '../engine/time';
import type { Upstream } from '../model/catalog';
import type { CredentialVersion, UpstreamFile } from '../model/upstreams';
import type { World } from '../model/world';

const TYPES = ['AGGREGATOR', 'ACQUIRER', 'WALLET'] as const;
const ADAPTERS = ['HMAC_V2', 'RSA_CERT', 'MD5_FORM'] as const;

/** Its certificate expires soon. */
const ENDING = 'U05';

/** Has previous credentials. */
const ROTATED = 'U03';

/** Its balance is below the alert limit. */
const SCARCE = 'U04';

const seedVersion = (code: string, adapter: UpstreamFile['adapter'], now: number): CredentialVersion => ({
  version: 1,
  state: 'ACTIVE',
  ends: new Map(adapter.fields.map(({ name }, at) => [name, `${code.slice(1)}${String(41 + at)}`])),
  isRight: true,
  certExpireAt: adapter.fields.some(({ type }) => type === 'CERTIFICATE') ? now + (code === ENDING ? 8 : 240) * DAY : null,
  by: 'sys.admin',
  at: now - 125 * DAY,
});

function seedFile(world: World, { code, name, updatedAt }: Upstream, at: number, now: number): UpstreamFile {
  const isPool = code === 'U11';
  const isBank = code === 'U01';
  const adapter = adapterOf(isPool ? 'OWN_POOL' : isBank ? 'RSA_CERT' : entryAt(ADAPTERS, at % 3));
  const own = [...world.catalog.channels.values()].filter(({ upstream }) => upstream.code === code);
  const paysOut = own.some(({ direction }) => direction === 'OUT');
  const served = Object.keys(currencies).filter((currency) => paysOut || own.some((one) => one.currency === currency));
  const base = isPool ? null : `https://api.${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const first = seedVersion(code, adapter, now);
  const second: CredentialVersion = {
    ...first,
    version: 2,
    ends: new Map([...first.ends].map(([field]) => [field, '9c2e'])),
    at: now - 30 * DAY,
  };
  const isRotated = code === ROTATED;
  if (isRotated) first.state = 'REPLACED';
  return {
    type: isPool ? 'CARD_POOL' : isBank ? 'BANK' : entryAt(TYPES, at % 3),
    country: isBank ? 'SG' : (currencyInfo(served[0] ?? 'USD').country ?? 'SG'),
    currencies: served.length > 0 ? served : ['USD'],
    baseUrl: base,
    payUrl: base && `${base}/v1/pay`,
    payoutUrl: base && paysOut ? `${base}/v1/payout` : null,
    queryUrl: base && `${base}/v1/query`,
    balanceUrl: base && `${base}/v1/balance`,
    callbackIps: base ? [`203.0.113.${10 + at}`] : [],
    mchIdAtUpstream: base && `PLT${1000 + at}`,
    timeoutMs: 10_000,
    maxQps: 50,
    alerts: new Map(),
    contactName: null,
    contactIm: base && `@${name.toLowerCase().replaceAll(' ', '_')}_support`,
    remark: null,
    adapter,
    environment: 'PROD',
    callbackToken: callbackTokenOf(code),
    credentials: adapter.fields.length === 0 ? [] : isRotated ? [first, second] : [first],
    deposits: new Map(),
    balances: new Map(),
    balanceLog: [],
    lastTest: null,
    recons: [],
    // The catalogue entry is as old as the start of the history, which is before its end.
    createdAt: Math.min(updatedAt, now - 400 * DAY),
    createdBy: 'sys.admin',
  };
}

/** Connection data of the upstreams. @param now end of the simulated history, ms */
export function seedUpstreams(world: World, now: number) {
  [...world.catalog.upstreams.values()].forEach((upstream, at) => {
    world.upstreamBook.set(upstream.code, seedFile(world, upstream, at, now));
  });
}

/** Balances at the start of the last day; one is below its alert limit. */
export function seedUpstreamBalances(world: World) {
  for (const { holderNo, type, isCustomer, currency, amounts } of world.ledger.accounts.values()) {
    const file = world.upstreamBook.get(holderNo);
    // Adds a deposit at upstreams where merchants pay out more than they collect.
    if (file && type === 'CLEARING' && !isCustomer && amounts.available > 0n) file.deposits.set(currency, amounts.available * 3n);
  }
  for (const [code, file] of world.upstreamBook) {
    askBalance(world, code);
    const alertOf = (currency: string, available: bigint) => {
      const usual = (BigInt(currencyInfo(currency).base) * 10n ** BigInt(currencyInfo(currency).digits)) / 20n;
      const isScarce = code === SCARCE && currency === 'THB';
      return isScarce ? (available > usual ? available : usual) + usual : available > usual ? usual : available - usual;
    };
    file.alerts = new Map(
      [...file.balances.values()].flatMap(({ currency, available }): [string, bigint][] => {
        const alert = alertOf(currency, available);
        return alert > 0n && file.adapter.fields.length > 0 ? [[currency, alert]] : [];
      }),
    );
    // A currency with a balance is a supported currency.
    file.currencies = [...new Set([...file.currencies, ...file.balances.keys()])];
  }
}
