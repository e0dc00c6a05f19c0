import { ipFault, parseRange } from '../../../src/domain/ip';
import { type UrlFault, urlFault } from '../../../src/domain/serverUrl';
import { amountsIn, type Checked, fault } from '../../base/faults';
import { currencies } from '../../base/money';
import { invalid } from '../../engine/schema';
import { say, type Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import { entryFault } from '../../flow/dictionary';
import type { Upstream } from '../../model/catalog';
import type { CallFor } from '../../model/operators';
import type { Adapter, CredentialVersion, UpstreamFile, UpstreamTerms } from '../../model/upstreams';
import type { World } from '../../model/world';

const URLS = ['baseUrl', 'payUrl', 'payoutUrl', 'queryUrl', 'balanceUrl'] as const;

const URL_FAULTS: Readonly<Record<UrlFault, Text>> = {
  form: ['Not a valid address.', '地址格式不正确。'],
  https: ['Must use https.', '只允许 https。'],
  user: ['The address must not contain a username or password.', '地址中不能包含用户名或密码。'],
  private: [
    'Use a public address. Only a test environment may be in a private network.',
    '请使用公网地址，仅测试环境可使用内网地址。',
  ],
};

const NO_IP: Text = ['{ip} is not an allowed address or range.', '{ip} 不是允许的地址或网段。'];
const NO_CURRENCY: Text = ['The platform does not support {currency}.', '平台没有币种 {currency}。'];
const USED_CURRENCY: Text = ['Channels of this upstream use {currency}.', '其通道正在使用 {currency}。'];
const NOT_SERVED: Text = ['The upstream does not support {currency}.', '{currency} 不在其币种中。'];
const TWICE: Text = ['{currency} is listed twice.', '{currency} 重复。'];
const TAKEN: Text = ['Another upstream uses this name.', '该名称已被其他上游使用。'];
const OWN_TYPE: Text = ['This type is for the pool of own cards only.', '仅自有卡池可使用该类型。'];
const NEEDED: Text = ['Required.', '必填。'];
const UNKNOWN_FIELD: Text = ['The adapter has no such credential.', '该适配器没有此凭证字段。'];
const BAD_FORM: Text = ['Invalid format of “{label}”.', '“{label}”格式不正确。'];

/** Terms in both calls. */
interface TermsBody extends Partial<Omit<UpstreamTerms, 'type' | 'alerts'>> {
  upstreamName?: string;
  upstreamType?: UpstreamTerms['type'];
  lowBalanceAlerts?: readonly { currency: string; amount: string }[];
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;
/** Removes blanks only: a line break around an address is a fault. */
const unpadded = (text: string): string => text.replace(/^ +| +$/g, '');

function currencyFaults({ catalog }: World, wanted: readonly string[], upstream: Upstream | undefined): Checked[] {
  const unknown = wanted.find((one) => !Object.hasOwn(currencies, one));
  const used = [...catalog.channels.values()].find(
    (channel) => channel.upstream === upstream && channel.currency !== null && !wanted.includes(channel.currency),
  );
  return [
    unknown !== undefined && fault('currencies', 'exists', NO_CURRENCY, { currency: unknown }),
    used?.currency && upstream ? fault('currencies', 'used', USED_CURRENCY, { currency: used.currency }) : undefined,
  ];
}

function readAlerts(served: readonly string[], wanted: readonly { currency: string; amount: string }[]) {
  const faults: Checked[] = [];
  const alerts = new Map<string, bigint>();
  for (const [index, { currency, amount }] of wanted.entries()) {
    const name = `lowBalanceAlerts.${index}.amount`;
    const facts = currencies[currency];
    if (!facts || !served.includes(currency)) faults.push(fault(name, 'exists', NOT_SERVED, { currency }));
    else if (alerts.has(currency)) faults.push(fault(name, 'unique', TWICE, { currency }));
    else {
      const amounts = amountsIn(currency);
      alerts.set(currency, amounts.read(name, amount));
      faults.push(...amounts.faults);
    }
  }
  return { faults, alerts };
}

/** URL errors of an upstream: https only, and in production no private addresses (docs/rules/upstream.md#form). */
function urlFaults(terms: UpstreamTerms, environment: UpstreamFile['environment'], isOwn: boolean): Checked[] {
  return [
    !isOwn && terms.baseUrl === null && fault('baseUrl', 'required', NEEDED),
    ...URLS.map((name) => {
      const url = terms[name];
      const wrong = url === null ? undefined : urlFault(url, environment !== 'PROD');
      return wrong && fault(name, wrong, URL_FAULTS[wrong]);
    }),
  ];
}

const ipFaults = (ips: readonly string[]): Checked[] => {
  const wrong = ips.find((ip) => !parseRange(ip) || ipFault(ip) !== undefined);
  return [wrong !== undefined && fault('callbackIps', 'ip', NO_IP, { ip: wrong })];
};

interface Before {
  name: string;
  terms: UpstreamTerms;
  adapter: Adapter;
  environment: UpstreamFile['environment'];
  /** Left out for a new upstream. */
  upstream?: Upstream;
}

/** The terms after a call; fields that are left out keep their value. */
function merged({ name, terms }: Before, sent: TermsBody): { name: string; terms: UpstreamTerms } {
  const { upstreamName, upstreamType, lowBalanceAlerts: _, ...rest } = sent;
  const next = { ...terms, type: upstreamType ?? terms.type };
  for (const field of ['country', 'currencies', 'callbackIps', 'timeoutMs', 'maxQps'] as const)
    if (rest[field] !== undefined) Object.assign(next, { [field]: rest[field] });
  for (const field of ['mchIdAtUpstream', 'contactName', 'contactIm', 'remark'] as const)
    if (rest[field] !== undefined) next[field] = trimmed(rest[field]);
  for (const field of URLS) if (rest[field] !== undefined) next[field] = unpadded(rest[field] ?? '') || null;
  next.callbackIps = next.callbackIps.map(unpadded);
  return { name: upstreamName?.trim() ?? name, terms: next };
}

/** The new terms of an upstream. @throws Refusal 422 with every field that breaks a rule (docs/rules/upstream.md#form) */
export function readTerms(
  world: World,
  call: CallFor<'addUpstream' | 'editUpstream'>,
  before: Before,
): { name: string; terms: UpstreamTerms } {
  const sent = call.body;
  const { name, terms } = merged(before, sent);
  const isOwn = before.adapter.fields.length === 0;
  const isTaken = [...world.catalog.upstreams.values()].some(
    (other) => other !== before.upstream && other.name.toLowerCase() === name.toLowerCase(),
  );
  const { faults: alertFaults, alerts } = alertsOf(terms, sent);
  const faults = [
    isTaken && fault('upstreamName', 'unique', TAKEN),
    isOwn !== (terms.type === 'CARD_POOL') && fault('upstreamType', 'fits', OWN_TYPE),
    entryFault(world, 'country', 'country', terms.country, before.upstream && before.terms.country),
    ...currencyFaults(world, terms.currencies, before.upstream),
    ...urlFaults(terms, before.environment, isOwn),
    ...ipFaults(terms.callbackIps),
    ...alertFaults,
  ].filter((one) => one !== false && one !== undefined);
  if (faults.length > 0) throw invalid(call.lang, faults);
  return { name, terms: { ...terms, alerts } };
}

/** Alert limits of a body. Without them the current limits of supported currencies are kept. */
function alertsOf(terms: UpstreamTerms, { lowBalanceAlerts }: TermsBody) {
  if (lowBalanceAlerts) return readAlerts(terms.currencies, lowBalanceAlerts);
  const alerts = new Map([...terms.alerts].filter(([currency]) => terms.currencies.includes(currency)));
  return { faults: [] as Checked[], alerts };
}

/** Number of characters shown of a long value. */
const SHOWN = 4;
const LONG = 12;

/** Validity of a new certificate in the simulation. */
const CERT_MS = 365 * DAY;

/**
 * Validates credentials against the adapter's schema. Only the last characters of long values are stored, because the simulation
 * needs no more. The simulated upstream rejects values with the word "wrong".
 * @throws Refusal 422 at `credentials.<name>`
 */
export function readCredentials(
  call: CallFor<'setUpstreamCredential'>,
  { adapter, credentials }: UpstreamFile,
): CredentialVersion {
  const { lang, actor, at } = call;
  const sent = call.body.credentials;
  const faults: Checked[] = Object.keys(sent)
    .filter((name) => !adapter.fields.some((field) => field.name === name))
    .map((name) => fault(`credentials.${name}`, 'exists', UNKNOWN_FIELD));
  for (const field of adapter.fields) {
    const value = sent[field.name]?.trim() ?? '';
    const name = `credentials.${field.name}`;
    if (!value) faults.push(field.isRequired && fault(name, 'required', NEEDED));
    else if (field.pattern && !new RegExp(field.pattern).test(value))
      faults.push(fault(name, 'pattern', BAD_FORM, { label: say(lang, field.label) }));
  }
  const wrong = faults.filter((one) => one !== false && one !== undefined);
  if (wrong.length > 0) throw invalid(lang, wrong);
  const given = adapter.fields.flatMap(({ name }): [string, string][] => {
    const value = sent[name]?.trim();
    return value ? [[name, value]] : [];
  });
  return {
    version: (credentials.at(-1)?.version ?? 0) + 1,
    state: 'FAILED',
    ends: new Map(given.map(([name, value]) => [name, value.length >= LONG ? value.slice(-SHOWN) : null])),
    isRight: !given.some(([, value]) => /wrong/i.test(value)),
    certExpireAt: adapter.fields.some(({ type, name }) => type === 'CERTIFICATE' && sent[name]) ? at + CERT_MS : null,
    by: actor.username,
    at,
  };
}
