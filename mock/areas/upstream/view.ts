import type {
  UpstreamAction,
  UpstreamAdapter,
  UpstreamDetail,
  UpstreamTest as WireTest,
  Upstream as WireUpstream,
} from '@/contract';
import { UNMAPPED } from '../../../src/domain/payRecord';
import { entryAt, namesOf } from '../../../src/domain/typed';
import { upstreamStates } from '../../../src/domain/upstream';
import { moneyIn } from '../../base/money';
import { share } from '../../base/ratio';
import type { OperationLog } from '../../engine/log';
import { type Lang, say, type Text } from '../../engine/text';
import { DAY, HOUR, iso, timeOf } from '../../engine/time';
import { publishedOf } from '../../flow/channels/routing';
import { meaningOf } from '../../flow/payin/codes';
import { coverOf } from '../../flow/payout/cover';
import { rightsOf } from '../../flow/rights';
import { logsOf } from '../../flow/show';
import { type Channel, type Upstream, wayNameIn } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import type { PayRecord } from '../../model/payments';
import { isInScope, seesChannel, seesRounds } from '../../model/scope';
import type { Adapter, BalanceAnswer, UpstreamFile, UpstreamTest } from '../../model/upstreams';
import type { World } from '../../model/world';
import { activeOf } from './adapters';

const SHOWN_LOGS = 50;
const ACTIONS = namesOf(upstreamStates);
const OWN: Text = ['The pool of own cards has no upstream to connect to.', '这是自有卡池，没有可连接的上游。'];
const NO_CREDENTIALS: Text = ['No credentials are active. Set them first.', '没有生效的凭证，请先设置。'];
const NO_EARLIER: Text = ['No earlier version exists.', '没有更早的版本。'];
const NO_BALANCE_URL: Text = ['No balance address is set.', '未设置余额查询地址。'];

const ALL_ONLY: Text = [
  'All merchants depend on this upstream. Only a user with the data scope “all” can do this.',
  '所有商户都依赖该上游，仅数据范围为全部的同事可操作。',
];

/** Recent attempts of one upstream, for orders that the operator may see. */
interface Recent {
  ended1h: number;
  paid1h: number;
  latencies: number[];
  callbacks: number;
  verified: number;
  unmapped: Set<string>;
  last: PayRecord | undefined;
}

/** The operator's view of the upstreams; traffic and cover are computed once for all rows. */
export interface UpstreamEye {
  world: World;
  actor: Operator;
  lang: Lang;
  at: number;
  recent: (code: string) => Recent;
  cover: (code: string, currency: string) => number | null;
}

const noTries = (): Recent => ({
  ended1h: 0,
  paid1h: 0,
  latencies: [],
  callbacks: 0,
  verified: 0,
  unmapped: new Set(),
  last: undefined,
});

function note(recent: Recent, one: PayRecord, at: number) {
  if (one.requestAt > at - HOUR && (one.status === 'SUCCESS' || one.status === 'FAILED')) {
    recent.ended1h++;
    if (one.status === 'SUCCESS') recent.paid1h++;
  }
  if (one.latencyMs !== null) recent.latencies.push(one.latencyMs);
  if (one.callbackVerified !== null) {
    recent.callbacks++;
    if (one.callbackVerified) recent.verified++;
  }
  if (one.unifiedCode === UNMAPPED && one.rawCode) recent.unmapped.add(one.rawCode);
  // Rows are scanned from newest to oldest.
  if (one.rawCode && !recent.last) recent.last = one;
}

/** Creates the operator's view of the upstreams. */
export function upstreamEye(world: World, { actor, lang, at }: Pick<UpstreamEye, 'actor' | 'lang' | 'at'>): UpstreamEye {
  const byCode = new Map<string, Recent>();
  const { rows } = world.payRecords;
  for (let index = rows.length - 1; index >= 0; index--) {
    const one = entryAt(rows, index);
    // A second attempt may be later than its neighbors.
    if (one.requestAt < at - DAY - HOUR) break;
    if (one.requestAt < at - DAY || !isInScope(actor, one.order.holder)) continue;
    const { code } = one.channel.upstream;
    const recent = byCode.get(code) ?? noTries();
    byCode.set(code, recent);
    note(recent, one, at);
  }
  const cover = new Map(
    coverOf(world, actor, {}, at).map((one) => [`${one.upstreamCode} ${one.currency}`, one.coverHours ?? null]),
  );
  return {
    world,
    actor,
    lang,
    at,
    recent: (code) => byCode.get(code) ?? noTries(),
    cover: (code, currency) => cover.get(`${code} ${currency}`) ?? null,
  };
}

/** Connection data of an upstream. @throws when missing */
export function fileOf({ upstreamBook }: World, { code }: Pick<Upstream, 'code'>): UpstreamFile {
  const found = upstreamBook.get(code);
  if (!found) throw new Error(`No file of ${code}`);
  return found;
}

const isLow = ({ alerts }: UpstreamFile, { currency, available }: BalanceAnswer) =>
  available <= (alerts.get(currency) ?? -(2n ** 62n));

export const seesBalances = ({ actor }: Pick<UpstreamEye, 'actor'>) => actor.scope.type === 'ALL';
export const lowOf = (file: UpstreamFile) => [...file.balances.values()].filter((one) => isLow(file, one));

/** Why the upstream's state forbids an action; undefined when it does not. */
export function obstacleOf(file: UpstreamFile, action: UpstreamAction): { text: Text } | undefined {
  const isOwn = file.adapter.fields.length === 0;
  if (isOwn && ['credential', 'rollback', 'test', 'queryBalance', 'recon:import', 'errorCode:save'].includes(action))
    return { text: OWN };
  if (action === 'rollback' && !file.credentials.some(({ state }) => state === 'REPLACED')) return { text: NO_EARLIER };
  if (action === 'queryBalance' && file.balanceUrl === null) return { text: NO_BALANCE_URL };
  return action === 'enable' && !isOwn && !activeOf(file) ? { text: NO_CREDENTIALS } : undefined;
}

/** Why this operator may not change upstreams. */
export const scopeObstacle = ({ scope }: Operator): { text: Text } | undefined =>
  scope.type === 'ALL' ? undefined : { text: ALL_ONLY };

/** Channels of an upstream that the operator sees. */
const channelsOf = ({ world, actor }: UpstreamEye, upstream: Upstream): Channel[] =>
  [...world.catalog.channels.values()].filter((channel) => channel.upstream === upstream && seesChannel(actor, channel));

/** Enabled rounds of an upstream, and the number of rounds that their ways would keep. */
function lostRounds({ world: { rotations }, actor, lang }: UpstreamEye, upstream: Upstream) {
  const seen = [...rotations.values()].filter(({ way }) => seesRounds(actor, way));
  return seen.flatMap((rotation) => {
    const open = publishedOf(rotation).filter(({ status }) => status === 'ENABLED');
    const own = open.filter(({ channel }) => channel.upstream === upstream);
    const { way } = rotation;
    return own.map(({ channel }) => ({
      wayCode: way.code,
      wayName: wayNameIn(lang, way),
      channelCode: channel.code,
      left: open.length - own.length,
    }));
  });
}

/** A connection test in the reader's language. */
export const showTest = ({ isPassed, at, by, steps }: UpstreamTest, lang: Lang): WireTest => ({
  isPassed,
  at: iso(at),
  by,
  totalMs: steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0),
  steps: steps.map(({ step, status, ms, message, values }) => ({ step, status, ms, message: say(lang, message, values) })),
});

/** An adapter with its credential fields in the reader's language. */
export const showAdapter = ({ code, name, signType, fields }: Adapter, lang: Lang): UpstreamAdapter => ({
  adapterCode: code,
  adapterName: say(lang, name),
  signType,
  fields: fields.map((field) => ({
    name: field.name,
    label: say(lang, field.label),
    type: field.type,
    secret: field.isSecret,
    required: field.isRequired,
    pattern: field.pattern,
  })),
});

function showBalance({ cover }: UpstreamEye, code: string, file: UpstreamFile, answer: BalanceAnswer) {
  const { currency, available, asOf } = answer;
  return {
    currency,
    available: moneyIn(currency, available),
    asOf: iso(asOf),
    isLow: isLow(file, answer),
    coverHours: cover(code, currency),
  };
}

const percentile95 = (values: number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? null;
};

/** One row, with the actions of this operator. */
export function showUpstream(eye: UpstreamEye, upstream: Upstream): WireUpstream {
  const { world, actor, lang } = eye;
  const { code } = upstream;
  const file = fileOf(world, upstream);
  const recent = eye.recent(code);
  const active = activeOf(file);
  const fitting = ACTIONS.filter((action) => upstreamStates[action].includes(upstream.status));
  return {
    upstreamCode: code,
    upstreamName: upstream.name,
    upstreamType: file.type,
    country: file.country,
    currencies: [...file.currencies],
    environment: file.environment,
    status: upstream.status,
    statusReason: upstream.statusReason,
    adapterCode: file.adapter.code,
    adapterName: say(lang, file.adapter.name),
    signType: file.adapter.signType,
    baseUrl: file.baseUrl,
    payUrl: file.payUrl,
    payoutUrl: file.payoutUrl,
    queryUrl: file.queryUrl,
    balanceUrl: file.balanceUrl,
    callbackUrl:
      file.adapter.fields.length > 0 ? `https://callback.example/up/${code.toLowerCase()}/${file.callbackToken}` : null,
    callbackIps: [...file.callbackIps],
    mchIdAtUpstream: file.mchIdAtUpstream,
    timeoutMs: file.timeoutMs,
    maxQps: file.maxQps,
    lowBalanceAlerts: [...file.alerts].map(([currency, minor]) => ({
      currency,
      amount: moneyIn(currency, minor),
    })),
    balances: seesBalances(eye) ? [...file.balances.values()].map((one) => showBalance(eye, code, file, one)) : [],
    contactName: file.contactName,
    contactIm: file.contactIm,
    remark: file.remark,
    hasCredentials: file.adapter.fields.length > 0,
    credentialVersion: active?.version ?? null,
    credentialRotatedAt: timeOf(active?.at ?? null),
    certExpireAt: timeOf(active?.certExpireAt ?? null),
    channelCount: channelsOf(eye, upstream).filter(({ recycled }) => !recycled).length,
    lostRounds: lostRounds(eye, upstream),
    successRate1h: share(recent.paid1h, recent.ended1h),
    p95LatencyMs: percentile95(recent.latencies),
    callbackOkRate: share(recent.verified, recent.callbacks),
    unmappedCodes: recent.unmapped.size,
    lastError: recent.last?.rawCode ?? null,
    lastErrorAt: timeOf(recent.last?.requestAt ?? null),
    lastTest: file.lastTest && showTest(file.lastTest, lang),
    createdAt: iso(file.createdAt),
    createdBy: file.createdBy,
    updatedAt: iso(upstream.updatedAt),
    updatedBy: upstream.updatedBy,
    version: upstream.version,
    ...rightsOf(actor, lang, 'bank:config', fitting, (action) => scopeObstacle(actor) ?? obstacleOf(file, action)),
  };
}

/** Codes of its attempts, unmapped codes first. */
function codesOf({ world, actor }: UpstreamEye, code: string) {
  const found = new Map<string, { count: number; lastAt: number }>();
  for (const { rawCode, channel, order, requestAt } of world.payRecords.rows) {
    if (!rawCode || channel.upstream.code !== code || !isInScope(actor, order.holder)) continue;
    const known = found.get(rawCode) ?? { count: 0, lastAt: 0 };
    found.set(rawCode, { count: known.count + 1, lastAt: Math.max(known.lastAt, requestAt) });
  }
  return [...found]
    .map(([rawCode, { count, lastAt }]) => ({
      rawCode,
      unifiedCode: meaningOf(world, code, rawCode)?.unifiedCode ?? null,
      count,
      lastAt: iso(lastAt),
    }))
    .sort((a, b) => Number(a.unifiedCode !== null) - Number(b.unifiedCode !== null) || b.count - a.count);
}

/** One upstream with all its details. */
export function showUpstreamDetail(eye: UpstreamEye, upstream: Upstream, log: OperationLog): UpstreamDetail {
  const { world, lang } = eye;
  const { code } = upstream;
  const file = fileOf(world, upstream);
  return {
    ...showUpstream(eye, upstream),
    credentials: file.credentials
      .map(({ version, state, by, at, certExpireAt, ends }) => ({
        version,
        state,
        by,
        at: iso(at),
        certExpireAt: timeOf(certExpireAt),
        fields: file.adapter.fields
          .filter(({ name }) => ends.has(name))
          .map(({ name, label }) => ({ name, label: say(lang, label), endsIn: ends.get(name) ?? null })),
      }))
      .reverse(),
    balanceLog: seesBalances(eye) ? file.balanceLog.map((one) => showBalance(eye, code, file, one)).reverse() : [],
    channels: channelsOf(eye, upstream).map(({ code: channelCode, name: channelName, direction, currency, status }) => ({
      channelCode,
      channelName,
      direction,
      currency,
      status,
    })),
    errorCodes: codesOf(eye, code),
    logs: logsOf(log, { entity: 'upstream', no: code, events: [], notes: [] }, lang).slice(-SHOWN_LOGS).reverse(),
  };
}
