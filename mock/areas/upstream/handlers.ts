import type { UpstreamAction } from '@/contract';
import { upstreamStates } from '../../../src/domain/upstream';
import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { listFile } from '../../base/exportFile';
import { moneyText } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { demandFound, notFound, Refusal, type Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { demandSecond } from '../../flow/approvals';
import { mapCode } from '../../flow/payin/mapCode';
import { conflictOf, touch } from '../../flow/versions';
import type { Preview } from '../../model/approvals';
import type { AreaHandlers } from '../../model/area';
import type { Upstream } from '../../model/catalog';
import type { PlatformCall } from '../../model/operators';
import { isInScope, seesChannel, seesUpstream } from '../../model/scope';
import type { CredentialVersion, UpstreamFile, UpstreamTerms } from '../../model/upstreams';
import type { World } from '../../model/world';
import { activeOf, adapters, callbackTokenOf } from './adapters';
import { askBalance } from './balance';
import { COLUMNS } from './file';
import { findUpstreams, upstreamFigures } from './list';
import { importRecon } from './recon';
import { readCredentials, readTerms } from './rules';
import { runTest } from './test';
import { fileOf, obstacleOf, scopeObstacle, showAdapter, showTest, showUpstream, showUpstreamDetail, upstreamEye } from './view';

const NO_UPSTREAM: Text = ['Upstream not found, or outside your data scope.', '上游不存在或不在您的数据范围内。'];
const NO_ADAPTER: Text = ['Adapter not found.', '适配器不存在。'];
const POOL_ONCE: Text = ['The pool of own cards already exists. There can be only one.', '自有卡池只有一个，且已存在。'];
const NO_VERSION: Text = ['Version {version} not found, or not an earlier one.', '没有更早的版本 {version}。'];
const CERT_ENDED: Text = ['The certificate of version {version} has expired.', '版本 {version} 的证书已过期。'];

const STATES: Readonly<Record<Upstream['status'], Text>> = {
  ENABLED: ['{code} is already enabled.', '{code} 已启用。'],
  DISABLED: ['{code} is already disabled.', '{code} 已停用。'],
  MAINTENANCE: ['{code} is under maintenance.', '{code} 维护中。'],
};

/** Fields for the log, as text. */
function loggedFields({ name, status, statusReason }: Pick<Upstream, 'name' | 'status' | 'statusReason'>, file: UpstreamTerms) {
  const { alerts, ...terms } = file;
  const { type, country, currencies, baseUrl, payUrl, payoutUrl, queryUrl, balanceUrl, callbackIps, mchIdAtUpstream } = terms;
  const urls = { baseUrl, payUrl, payoutUrl, queryUrl, balanceUrl };
  const { timeoutMs, maxQps, remark } = terms;
  const limits = [...alerts].map(([currency, minor]) => moneyText(minor, currency)).join(', ');
  const lists = { currencies: currencies.join(', '), callbackIps: callbackIps.join(', '), lowBalanceAlerts: limits };
  return { name, status, statusReason, type, country, ...urls, mchIdAtUpstream, timeoutMs, maxQps, remark, ...lists };
}

type LoggedFields = ReturnType<typeof loggedFields>;

const LOGGED_FIELDS = [
  'name',
  'status',
  'statusReason',
  'type',
  'country',
  'currencies',
  'baseUrl',
  'payUrl',
  'payoutUrl',
  'queryUrl',
  'balanceUrl',
  'callbackIps',
  'mchIdAtUpstream',
  'timeoutMs',
  'maxQps',
  'lowBalanceAlerts',
  'remark',
] as const satisfies readonly (keyof LoggedFields)[];

/** Where money, secrets and answers go, and who may call back: they change with a second person, as credentials do. */
const ADDRESSES: ReadonlySet<string> = new Set<(typeof LOGGED_FIELDS)[number]>([
  'baseUrl',
  'payUrl',
  'payoutUrl',
  'queryUrl',
  'balanceUrl',
  'callbackIps',
]);

const NOTHING: UpstreamTerms = {
  type: 'ACQUIRER',
  country: '',
  currencies: [],
  baseUrl: null,
  payUrl: null,
  payoutUrl: null,
  queryUrl: null,
  balanceUrl: null,
  callbackIps: [],
  mchIdAtUpstream: null,
  timeoutMs: 10_000,
  maxQps: 50,
  alerts: new Map(),
  contactName: null,
  contactIm: null,
  remark: null,
};

/** Handlers of the upstreams by operation id. */
export function upstreamHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'upstream'> {
  const { upstreams } = world.catalog;

  /** @throws Refusal 404 */
  const find = ({ actor }: PlatformCall, code: unknown): Upstream =>
    demandFound(upstreams.get(String(code)), NO_UPSTREAM, (one) => seesUpstream(world, actor, one));

  const shown = (call: PlatformCall, upstream: Upstream) => showUpstream(upstreamEye(world, call), upstream);

  /** @throws Refusal 403 without the scope ALL, because all merchants depend on an upstream */
  function demandAll({ actor }: PlatformCall) {
    const why = scopeObstacle(actor);
    if (why) throw new Refusal(403, 'OUT_OF_SCOPE', why.text);
  }

  /** The upstream of a call, when its state allows the action. @throws Refusal 403, 404 or 409 */
  function demand(call: PlatformCall, action: UpstreamAction): { upstream: Upstream; file: UpstreamFile } {
    const upstream = find(call, call.body.upstreamCode);
    call.note.about = { name: upstream.name };
    demandAll(call);
    const file = fileOf(world, upstream);
    const refuse = (text?: Text, values?: Record<string, string>) =>
      conflictOf(call, upstream, shown(call, upstream), text, values);
    if (!upstreamStates[action].includes(upstream.status)) throw refuse(STATES[upstream.status], { code: upstream.code });
    if (call.body.version !== undefined && call.body.version !== upstream.version) throw refuse();
    const why = obstacleOf(file, action);
    if (why) throw refuse(why.text, {});
    return { upstream, file };
  }

  /** One change of one upstream: checks, logs and returns the new row. */
  function change(call: PlatformCall, action: UpstreamAction, run: (upstream: Upstream, file: UpstreamFile) => void) {
    const { upstream, file } = demand(call, action);
    const before = loggedFields(upstream, file);
    run(upstream, file);
    touch(upstream, call);
    call.note.about = {
      name: upstream.name,
      changes: changesOf<LoggedFields>(before, loggedFields(upstream, file), LOGGED_FIELDS),
    };
    return { data: shown(call, upstream) };
  }

  /** Asks a second person before other credentials or addresses are used (docs/rules/approval.md#actions). */
  function demandSecondFor(call: PlatformCall, { code, name }: Upstream, changes: Preview['changes']) {
    demandSecond(world, call, () => ({
      entity: 'upstream',
      ids: [code],
      name,
      preview: { changes, amounts: [] },
      covers: (operator) => scopeObstacle(operator) === undefined,
    }));
  }

  const versionChange = (file: UpstreamFile, next: number): Preview['changes'] => [
    { field: 'inForce', before: String(activeOf(file)?.version ?? '') || null, after: String(next) },
  ];

  /** Activates a version; the previous one remains for a rollback. */
  function activate(call: PlatformCall, upstream: Upstream, file: UpstreamFile, version: CredentialVersion) {
    const active = activeOf(file);
    if (active) active.state = 'REPLACED';
    version.state = 'ACTIVE';
    touch(upstream, call);
    const versionOf = (one: CredentialVersion | undefined) => ({ inForce: one ? String(one.version) : null });
    const changes = changesOf<{ inForce: string | null }>(versionOf(active), versionOf(version), ['inForce']);
    call.note.about = { name: upstream.name, changes };
  }

  return {
    pageUpstreams(call) {
      const { query } = call;
      const eye = upstreamEye(world, call);
      const found = findUpstreams(eye, query);
      return { data: pageOf(found, query, (row) => showUpstream(eye, row)) };
    },
    getUpstream: (call) => ({ data: showUpstreamDetail(upstreamEye(world, call), find(call, call.query.upstreamCode), logOf()) }),
    getUpstreamStatistics(call) {
      const eye = upstreamEye(world, call);
      return { data: upstreamFigures(eye, findUpstreams(eye, call.query, true)) };
    },
    downloadUpstreams(call) {
      const eye = upstreamEye(world, call);
      const rows = findUpstreams(eye, call.query).map((row) => showUpstream(eye, row));
      return listFile(call, { stem: 'upstream', title: ['Upstreams', '上游'], columns: COLUMNS, rows });
    },
    getUpstreamSchema({ query, lang }) {
      const found = adapters.filter(({ code }) => !query.adapterCode || code === query.adapterCode);
      if (found.length === 0) throw notFound(NO_ADAPTER);
      return { data: found.map((one) => showAdapter(one, lang)) };
    },
    pageUpstreamCallbacks(call) {
      const { query, actor } = call;
      const { code } = find(call, query.upstreamCode);
      const found = world.payRecords.rows
        .filter((one) => one.callbackAt !== null && one.channel.upstream.code === code && isInScope(actor, one.order.holder))
        .sort((a, b) => (b.callbackAt ?? 0) - (a.callbackAt ?? 0) || (a.no < b.no ? 1 : -1));
      return {
        data: pageOf(found, query, (one) => ({
          recordNo: one.no,
          payOrderNo: one.order.no,
          channelCode: one.channel.code,
          at: iso(one.callbackAt ?? 0),
          times: one.callbackCount,
          isVerified: one.callbackVerified,
        })),
      };
    },
    pageUpstreamRecons(call) {
      const { query, actor } = call;
      const { recons: all } = fileOf(world, find(call, query.upstreamCode));
      const recons = all.filter((one) => seesChannel(actor, one));
      return {
        data: pageOf([...recons].reverse(), query, (one) => ({
          batchNo: one.no,
          bizDate: one.bizDate,
          currency: one.currency,
          fileName: one.fileName,
          matchedCount: one.matched,
          differentCount: one.different,
          missingUpstreamCount: one.missingUpstream,
          missingPlatformCount: one.missingPlatform,
          importedAt: iso(one.at),
          importedBy: one.by,
        })),
      };
    },
    addUpstream(call) {
      demandAll(call);
      const { actor, at, lang, body } = call;
      const adapter = adapters.find(({ code }) => code === body.adapterCode);
      if (!adapter) throw invalid(lang, [{ name: 'adapterCode', rule: 'exists', text: NO_ADAPTER }]);
      if (adapter.fields.length === 0) throw invalid(lang, [{ name: 'adapterCode', rule: 'unique', text: POOL_ONCE }]);
      const environment = body.environment;
      const { name, terms } = readTerms(world, call, { name: '', terms: NOTHING, adapter, environment });
      const last = Math.max(...[...upstreams.keys()].map((code) => Number(code.slice(1))));
      const code = `U${String(last + 1).padStart(2, '0')}`;
      const by = { updatedAt: at, updatedBy: actor.username };
      const upstream: Upstream = { code, name, status: 'DISABLED', statusReason: null, version: 1, events: [], ...by };
      const file: UpstreamFile = {
        ...terms,
        adapter,
        environment,
        callbackToken: callbackTokenOf(code),
        credentials: [],
        deposits: new Map(),
        balances: new Map(),
        balanceLog: [],
        lastTest: null,
        recons: [],
        createdAt: at,
        createdBy: actor.username,
      };
      upstreams.set(code, upstream);
      world.upstreamBook.set(code, file);
      call.note.about = {
        entity: 'upstream',
        ids: [code],
        name,
        changes: changesOf<LoggedFields>({}, loggedFields(upstream, file), LOGGED_FIELDS),
      };
      return { data: shown(call, upstream) };
    },
    editUpstream: (call) =>
      change(call, 'edit', (upstream, file) => {
        const { adapter, environment } = file;
        const { name, terms } = readTerms(world, call, { name: upstream.name, terms: file, adapter, environment, upstream });
        const after = loggedFields({ ...upstream, name }, { ...file, ...terms });
        const changes = changesOf<LoggedFields>(loggedFields(upstream, file), after, LOGGED_FIELDS);
        if (changes.some(({ field }) => ADDRESSES.has(field))) demandSecondFor(call, upstream, []);
        upstream.name = name;
        Object.assign(file, terms);
      }),
    setUpstreamCredential(call) {
      const { actor, at, lang } = call;
      const { upstream, file } = demand(call, 'credential');
      const version = readCredentials(call, file);
      demandSecondFor(call, upstream, versionChange(file, version.version));
      file.credentials.push(version);
      const test = runTest(world, upstream.code, file, { version, by: actor.username, at });
      file.lastTest = test;
      if (test.isPassed) activate(call, upstream, file, version);
      else touch(upstream, call);
      call.note.detail = { ...call.note.detail, inForce: test.isPassed };
      return { data: { test: showTest(test, lang), credentialVersion: version.version, upstream: shown(call, upstream) } };
    },
    rollbackUpstreamCredential(call) {
      const { lang, at } = call;
      reasonOf(call);
      const { upstream, file } = demand(call, 'rollback');
      const wanted = call.body.credentialVersion;
      const version = file.credentials.find((one) => one.version === wanted && one.state === 'REPLACED');
      const refuse = (text: Text, rule: string): Refusal => {
        const [en, zh] = text.map((words) => words.replace('{version}', String(wanted)));
        return invalid(lang, [{ name: 'credentialVersion', rule, text: [en ?? '', zh ?? ''] }]);
      };
      if (!version) throw refuse(NO_VERSION, 'exists');
      if (version.certExpireAt !== null && version.certExpireAt <= at) throw refuse(CERT_ENDED, 'certificate');
      demandSecondFor(call, upstream, versionChange(file, version.version));
      activate(call, upstream, file, version);
      return { data: shown(call, upstream) };
    },
    testUpstream(call) {
      const { actor, at, lang } = call;
      const { upstream, file } = demand(call, 'test');
      const version = activeOf(file);
      file.lastTest = runTest(world, upstream.code, file, { version, by: actor.username, at });
      call.note.detail = { ...call.note.detail, isPassed: file.lastTest.isPassed };
      const data = {
        test: showTest(file.lastTest, lang),
        credentialVersion: version?.version ?? null,
        upstream: shown(call, upstream),
      };
      return { data };
    },
    queryUpstreamBalance(call) {
      const { upstream } = demand(call, 'queryBalance');
      askBalance(world, upstream.code);
      return { data: shown(call, upstream) };
    },
    enableUpstream: (call) =>
      change(call, 'enable', (upstream) => {
        Object.assign(upstream, { status: 'ENABLED', statusReason: null });
      }),
    disableUpstream: (call) =>
      change(call, 'disable', (upstream) => {
        Object.assign(upstream, { status: 'DISABLED', statusReason: reasonOf(call).reasonCode });
      }),
    saveUpstreamErrorCode(call) {
      demand(call, 'errorCode:save');
      return mapCode(world, call);
    },
    importUpstreamRecon(call) {
      const { upstream, file } = demand(call, 'recon:import');
      return importRecon(world, call, upstream.code, file);
    },
  };
}
