import type { SavedView } from '@/contract';
import type { Operation, Schema } from '../../config/contract/document';
import document from '../../config/openapi/openapi.json';
import type { Envelope, Outcome } from '../../mock/engine/call';
import { accountCalls } from '../support/accountCalls';
import { anApprovalDesk, approvalCalls } from '../support/approvalCalls';
import { bankLineCalls } from '../support/bankLineCalls';
import { batchCalls } from '../support/batchCalls';
import { batchPayCalls } from '../support/batchPayCalls';
import { callbackCalls } from '../support/callbackCalls';
import { cardCalls } from '../support/cardCalls';
import { channelCalls } from '../support/channelCalls';
import { collectCalls } from '../support/collectCalls';
import { dictCalls } from '../support/dictCalls';
import { exportCalls } from '../support/exportCalls';
import { factorCalls } from '../support/factorCalls';
import { linkCalls } from '../support/linkCalls';
import { listenCalls } from '../support/listenCalls';
import { maintainCalls } from '../support/maintainCalls';
import { merchantCalls } from '../support/mchCalls';
import { noticeCalls } from '../support/noticeCalls';
import { payOrderCalls, profitCalls } from '../support/payOrderCalls';
import { payRecordCalls } from '../support/payRecordCalls';
import { productCalls } from '../support/productCalls';
import { rateCalls } from '../support/rateCalls';
import { roleCalls } from '../support/roleCalls';
import { roundCalls } from '../support/roundCalls';
import { securityCalls } from '../support/securityCalls';
import { settCalls } from '../support/settCalls';
import { settDetailCalls } from '../support/settDetailCalls';
import { trialCalls } from '../support/trialCalls';
import { upstreamCalls } from '../support/upstreamCalls';
import { mchMenuCalls, whiteCalls } from '../support/whiteCalls';
import { agentCalls, salesCalls } from '../unit/platform/agentSupport';
import { aDesk, type Desk, PDF, pathOf, type Verb } from '../unit/platform/deskSupport';
import { operatorCalls } from '../unit/platform/operatorSupport';
import { type APlatform, aPlatform, aServer } from '../unit/platform/support';
import { menuCalls } from './menuCalls';

let bench: APlatform;
beforeAll(() => {
  bench = aPlatform({ days: 8 });
});

const operations = () => [...bench.platform.api.operations.values()];

/** What the contract says about an answer, as a list of what is wrong with it. */
function faultsOf(name: string, schema: Schema | undefined, value: unknown): string[] {
  if (!schema) throw new Error(`The contract has no schema for ${name}`);
  const validate = bench.platform.api.schemas.validator(name, schema);
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Fields of a value that its schema has no name for, as paths. */
function unnamed(path: string, value: unknown, schema: Schema = { $ref: `#/components/schemas/${path}` }): string[] {
  const whole = resolve(schema);
  const parts = [whole, ...(whole.allOf ?? []), ...((whole.oneOf as Schema[] | undefined) ?? [])].map(resolve);
  const inner = parts.flatMap((part) => [part, ...(part.allOf ?? []).map(resolve)]);
  if (Array.isArray(value)) {
    const items = inner.find((part) => part.items)?.items as Schema | undefined;
    return items ? [...new Set(value.flatMap((item) => unnamed(path, item, items)))] : [];
  }
  const properties: Record<string, Schema> = Object.assign({}, ...inner.map((part) => part.properties));
  if (typeof value !== 'object' || value === null || Object.keys(properties).length === 0) return [];
  return Object.entries(value)
    .flatMap(([name, own]) => (properties[name] ? unnamed(`${path}.${name}`, own, properties[name]) : [`${path}.${name}`]))
    .sort();
}

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop() ?? '';
  return schema.$ref
    ? ((document as { components: { schemas: Record<string, Schema> } }).components.schemas[name] ?? {})
    : schema;
}

const refusal: Schema = { $ref: '#/components/schemas/Refusal' };
const check = (operation: Operation, envelope: Envelope) =>
  envelope.success ? faultsOf(`${operation.id} answer`, operation.answer, envelope) : faultsOf('refusal', refusal, envelope);

/** A successful action of the desk in a separate world: alone, and in bulk with refused ones where possible. */
function deskCalls(
  verb: Verb,
  who: string,
  noOf: (desk: Desk) => string | undefined,
  prepare?: (desk: Desk, no: string) => void,
) {
  return () => {
    const desk = aDesk();
    const no = noOf(desk) ?? '';
    prepare?.(desk, no);
    const body = desk.bodyOf(who, verb, desk.order(no)) as { items?: object[] };
    const others = [desk.stories.claimedByColleague, desk.stories.reversed, desk.stories.addedByOperator, 'W0'];
    const many = body.items && {
      ...body,
      items: [...body.items, ...others.map((withdrawNo) => ({ withdrawNo, version: 1 }))],
    };
    const send = (sent: object) => desk.call(who, `POST ${pathOf(verb)}`, { body: sent });
    if (!many) return [send(body)];
    const outcomes = [send(many)];
    if (verb === 'claim' || verb === 'query') outcomes.push(send(body));
    return outcomes;
  };
}

/** A new view of ops.lee with all that a view can hold. */
const viewOf = (name: string) =>
  bench.call('ops.lee', 'POST /common/view/add', {
    body: {
      screen: '/trade/withdraw',
      name,
      content: {
        filters: { view: 'ALL', currency: 'THB' },
        ranges: { submittedFrom: 'today' },
        sortField: 'amount',
        sortOrder: 'descend',
        pageSize: 50,
        layout: { density: 'compact', columns: [{ key: 'status', isHidden: false, pin: 'start', width: 120 }] },
      },
    },
  });

/** Calls that succeed, by operation. */
const successes: Record<string, () => Outcome[]> = {
  ...batchPayCalls(),
  ...approvalCalls(),
  ...factorCalls(),
  ...linkCalls(),
  ...securityCalls(),
  ...noticeCalls(),
  ...exportCalls(),
  ...callbackCalls(() => aPlatform({ days: 1 })),
  ...operatorCalls(() => aPlatform({ days: 1 })),
  ...merchantCalls(() => aPlatform({ days: 2, flow: 0.2 })),
  ...agentCalls(() => aPlatform({ days: 1 })),
  ...salesCalls(() => aPlatform({ now: Date.parse('2026-12-02T06:00:00Z'), days: 4, flow: 0.2 })),
  getCurrentUser: () => {
    const { viewId } = viewOf('To open with').envelope.data as SavedView;
    const body = { screen: '/trade/withdraw', viewIds: [], defaultViewId: viewId };
    bench.call('ops.lee', 'POST /common/view/arrange', { body });
    return ['li.na', 'd.kumar', 'auditor', 'ops.lee'].map((who) => bench.call(who, 'GET /auth/current'));
  },
  getMenu: () => [bench.call('li.na', 'GET /auth/menu')],
  logout: () => [bench.call('li.na', 'POST /auth/logout', { body: {} })],
  login: () => [bench.call('li.na', 'POST /auth/login', { body: { username: 'li.na', password: 'demo-password-1234' } })],
  listOptions: () =>
    ['holder', 'agent', 'operator', 'channel', 'bank'].map((type) => bench.call('li.na', `GET /common/option?type=${type}`)),
  revealSensitive: () => {
    const body = { entity: 'withdraw', id: bench.platform.stories.split[0], field: 'payeeName', reasonCode: 'INVESTIGATION' };
    return [bench.call('r.santos', 'POST /common/sensitive/reveal', { body })];
  },
  pageLogs: () => ['en', 'zh'].map((lang) => bench.call('auditor', 'GET /sys/log/page?pageSize=200', { lang: lang as 'en' })),
  getLog: () => {
    bench.call('r.santos', 'POST /common/sensitive/reveal', { body: {} });
    return bench.platform.log.entries.slice(-60).map(({ seq, at }) => {
      const stamp = new Date(at).toISOString().replace(/\D/g, '').slice(0, 14);
      return bench.call('auditor', `GET /sys/log/detail?logNo=O${stamp}${String(seq).padStart(6, '0')}`);
    });
  },
  getLogStatistics: () => [bench.call('auditor', 'GET /sys/log/statistics')],
  verifyLogs: () => [
    bench.call('auditor', 'GET /sys/log/verify'),
    bench.call('auditor', 'GET /sys/log/verify?fromSeq=2&toSeq=3'),
  ],
  pageWithdraws: () =>
    ['en', 'zh'].flatMap((lang) =>
      [1, 2, 3].map((current) =>
        bench.call('li.na', `GET /trade/withdraw/page?current=${current}&pageSize=200`, { lang: lang as 'en' }),
      ),
    ),
  countPendingWithdraws: () => [bench.call('li.na', 'GET /trade/withdraw/count')],
  getRelatedWithdraws: () =>
    bench.platform.world.withdraws.rows
      .slice(-20)
      .map(({ no }) => bench.call('li.na', `GET /trade/withdraw/related?withdrawNo=${no}`)),
  pageHandovers: () => [bench.call('li.na', 'GET /trade/withdraw/handover/page?current=1&pageSize=10')],
  addHandover: () => [bench.call('li.na', 'POST /trade/withdraw/handover', { body: { text: 'All quiet.' } })],
  getWithdrawForecast: () => [bench.call('li.na', 'GET /trade/withdraw/cover')],
  getWithdrawStatistics: () => [bench.call('li.na', 'GET /trade/withdraw/statistics')],
  getWithdrawTrend: () => ['view=ALL', 'withdrawNo=W0'].map((query) => bench.call('li.na', `GET /trade/withdraw/trend?${query}`)),
  getWithdraw: () =>
    bench.platform.world.withdraws.rows
      .slice(-150)
      .map(({ no }) => bench.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${no}`)),
  passWithdraws: () => {
    const orders = bench.simpleOrders().slice(0, 2);
    const items = [
      ...orders.map(({ no, version }) => ({ withdrawNo: no, version })),
      { withdrawNo: bench.platform.stories.heldByRisk, version: 2 },
      { withdrawNo: bench.platform.stories.claimedByColleague, version: 1 },
    ];
    return [
      bench.call('w.chai', 'POST /trade/withdraw/pass', { body: { items: items.slice(0, 1) } }),
      bench.call('w.chai', 'POST /trade/withdraw/reject', { body: { items, reasonCode: 'LIMIT' } }),
    ];
  },
  rejectWithdraws: () => {
    const [row, next] = bench.simpleOrders();
    return [
      bench.call('w.chai', 'POST /trade/withdraw/reject', {
        body: { items: [{ withdrawNo: row?.no, version: 1 }], reasonCode: 'DUPLICATE', claimNext: next?.no },
      }),
    ];
  },
  claimWithdraws: deskCalls('claim', 'li.na', ({ stories }) => stories.overdue),
  releaseWithdraws: deskCalls(
    'release',
    'li.na',
    ({ stories }) => stories.overdue,
    (desk, no) => desk.done('li.na', 'claim', desk.order(no)),
  ),
  holdWithdraws: deskCalls('hold', 'r.santos', ({ stories }) => stories.secondStageBy['li.na']),
  unholdWithdraws: deskCalls('unhold', 'r.santos', ({ stories }) => stories.heldByRisk),
  escalateWithdraws: deskCalls('escalate', 'li.na', ({ stories }) => stories.overdue),
  answerWithdraw: deskCalls(
    'answer',
    'r.santos',
    ({ stories }) => stories.overdue,
    (desk, no) => desk.done('li.na', 'escalate', desk.order(no)),
  ),
  markWithdraw: deskCalls('mark', 'r.santos', ({ stories }) => stories.reversed),
  getWithdrawQuality: () => [bench.call('auditor', 'GET /trade/withdraw/quality')],
  assignWithdraws: deskCalls('assign', 'ops.lee', ({ stories }) => stories.overdue),
  askWithdrawHolder: deskCalls('ask', 'li.na', ({ stories }) => stories.overdue),
  resumeWithdraw: deskCalls(
    'resume',
    'ops.lee',
    ({ stories }) => stories.overdue,
    (desk, no) => desk.done('li.na', 'ask', desk.order(no)),
  ),
  queryWithdraws: deskCalls('query', 'li.na', ({ stories }) => stories.unknownPayout),
  undoWithdraw: deskCalls(
    'undo',
    'li.na',
    ({ stories }) => stories.overdue,
    (desk, no) => desk.done('li.na', 'pass', desk.order(no)),
  ),
  retryWithdraw: deskCalls('retry', 'ops.lee', ({ stories }) => stories.failed),
  resolveWithdraw: deskCalls('resolve', 'chen.yu', ({ stories }) => stories.unknownPayout),
  refundWithdraw: deskCalls('refund', 'chen.yu', ({ stories }) => stories.reversed),
  addNote: () => [
    bench.call('k.wong', 'POST /common/note/add', {
      body: {
        entity: 'withdraw',
        id: bench.platform.stories.failed,
        text: 'Called, @li.na',
        mentions: [bench.operator('li.na').id],
      },
    }),
  ],
  listMentions: () => ['ops.lee', 'auditor'].map((who) => bench.call(who, 'GET /common/note/mention')),
  readMentions: () => [bench.call('ops.lee', 'POST /common/note/read', { body: {} })],
  searchNames: () => ['a', 'se', 'no such name'].map((text) => bench.call('admin', `GET /common/search/name?text=${text}`)),
  searchRecords: () => [bench.platform.stories.failed, 'W0000'].map((no) => bench.call('li.na', `GET /common/search?no=${no}`)),
  listViews: () => ['ops.lee', 'auditor'].map((who) => bench.call(who, 'GET /common/view/list')),
  addView: () => [viewOf('Added')],
  editView: () => {
    const { viewId, version } = viewOf('To change').envelope.data as SavedView;
    return [
      bench.call('ops.lee', 'POST /common/view/edit', { body: { viewId, version, name: 'Changed', roleCode: 'OPS_LEAD' } }),
    ];
  },
  removeView: () => {
    const { viewId, version } = viewOf('To remove').envelope.data as SavedView;
    return [bench.call('ops.lee', 'POST /common/view/remove', { body: { viewId, version } })];
  },
  arrangeViews: () => {
    const { viewId } = viewOf('To arrange').envelope.data as SavedView;
    const body = { screen: '/trade/withdraw', viewIds: [viewId], defaultViewId: viewId };
    return [bench.call('ops.lee', 'POST /common/view/arrange', { body })];
  },
  ...listenCalls(() => aPlatform({ days: 1 })),
  ...bankLineCalls(() => aPlatform({ days: 2, flow: 0.5 })),
  ...productCalls(() => aPlatform({ days: 1, flow: 0.2 })),
  ...maintainCalls(() => aPlatform({ days: 1 })),
  ...accountCalls(() => aPlatform({ days: 1, flow: 0.1 })),
  ...trialCalls(() => aPlatform({ days: 1 })),
  ...rateCalls(() => aPlatform({ days: 1 })),
  ...channelCalls(() => aPlatform({ days: 1, flow: 0.2 })),
  ...roleCalls(() => bench),
  ...payRecordCalls(() => aPlatform({ days: 1, flow: 0.2 })),
  ...payOrderCalls(() => aPlatform({ days: 1 })),
  ...profitCalls(() => aPlatform({ days: 2, flow: 0.2 })),
  ...roundCalls(() => aPlatform({ days: 1 })),
  ...upstreamCalls(() => aPlatform({ days: 2, flow: 0.2 })),
  ...batchCalls(),
  ...settCalls(),
  ...collectCalls(),
  ...settDetailCalls,
  ...cardCalls(() => aPlatform({ days: 1 })),
  addFile: () => [
    bench.call('k.wong', 'POST /common/file/add', {
      body: { name: 'a.pdf', type: 'application/pdf', content: PDF },
    }),
  ],
  ...menuCalls,
  ...whiteCalls,
  ...mchMenuCalls,
  ...dictCalls(() => bench),
};

describe('the platform keeps the contract', () => {
  it('has a success answer for every operation that answers JSON', () => {
    const json = operations().filter(({ isFile, isStream }) => !isFile && !isStream);
    expect(json.map(({ id }) => id).filter((id) => !successes[id])).toEqual([]);
    expect(json.length).toBeGreaterThanOrEqual(12);
  });

  it.each(Object.keys(successes))('in the answers of %s', (id) => {
    const operation = operations().find((one) => one.id === id) as Operation;
    const outcomes = successes[id]?.() ?? [];
    expect(outcomes.length).toBeGreaterThan(0);
    for (const { envelope } of outcomes) {
      expect(envelope.success).toBe(true);
      expect(check(operation, envelope)).toEqual([]);
    }
  });

  it('in the answers to calls that wait for a second person', () => {
    const { post, account, evidence } = anApprovalDesk();
    const body = {
      accountNo: account.no,
      version: 1,
      direction: 'IN',
      amount: '1',
      reasonCode: 'BONUS',
      remark: 'A remark of its own',
    };
    const asked = post('li.na', '/user/account/adjust', { ...body, evidenceFileId: evidence('li.na') });
    const { schema } = document.components.responses.Asked.content['application/json'];
    expect(asked.code).toBe(202);
    expect(faultsOf('asked', schema as Schema, asked)).toEqual([]);
  });

  it('in every row of every state', () => {
    const { rows } = bench.platform.world.withdraws;
    const page = operations().find(({ id }) => id === 'pageWithdraws') as Operation;
    const states = [...new Set(rows.map(({ status }) => status))];
    expect(states.length).toBeGreaterThanOrEqual(9);
    for (const status of states)
      expect(check(page, bench.call('auditor', `GET /trade/withdraw/page?status=${status}`).envelope)).toEqual([]);
  });

  it('sends no field outside the contract, at any depth', () => {
    const desk = aDesk({ days: 4, scale: 1 });
    desk.done('chen.yu', 'resolve', desk.order(desk.stories.unknownPayout));
    desk.call('k.wong', 'POST /common/note/add', { body: { entity: 'withdraw', id: desk.stories.reversed, text: 'Called' } });
    const answers = desk.world.withdraws.rows
      .slice(-120)
      .concat(desk.order(desk.stories.unknownPayout), desk.order(desk.stories.reversed))
      .map(({ no }) => desk.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${no}`).envelope.data);
    expect([...new Set(answers.flatMap((answer) => unnamed('WithdrawDetail', answer)))]).toEqual([]);
    const of = (name: string, who: string, line: string) =>
      [desk.call(who, line).envelope.data].flatMap((data) => unnamed(name, data));
    expect(of('SavedView', 'ops.lee', 'GET /common/view/list')).toEqual([]);
    expect(of('FoundRecord', 'ops.lee', `GET /common/search?no=${desk.stories.failed}`)).toEqual([]);
    const { list } = desk.call('ops.lee', 'GET /common/note/mention').envelope.data as { list: object[] };
    expect([list.length, list.flatMap((one) => unnamed('Mention', one))]).toEqual([1, []]);
    const body = { items: [{ withdrawNo: desk.stories.overdue, version: 1 }], claimNext: desk.stories.kycExpired };
    const passed = desk.call('li.na', 'POST /trade/withdraw/pass', { body }).envelope.data;
    expect(passed).toMatchObject({ claimed: {}, pendingCount: expect.any(Number), succeeded: [{ current: {} }] });
    expect(unnamed('WithdrawBulkResult', passed)).toEqual([]);
    const row = desk.done('ops.lee', 'retry', desk.order(desk.stories.failed)).data;
    expect(unnamed('WithdrawChanged', row)).toEqual([]);
    // The check finds an unknown field.
    expect(unnamed('WithdrawChanged', { ...(row as object), holder: 1, decisions: [{ ip: '', who: 1 }] })).toEqual([
      'WithdrawChanged.decisions.who',
      'WithdrawChanged.holder',
    ]);
  });

  it('in refusals of every kind', () => {
    const { stories } = bench.platform;
    const found: [number, Envelope][] = [
      [400, bench.call('li.na', 'GET /trade/withdraw/page?pageSize=0').envelope],
      [403, bench.pass('k.wong', stories.overdue)],
      [403, bench.pass('li.na', stories.secondStageBy['li.na'] ?? '')],
      [404, bench.call('li.na', 'GET /trade/withdraw/detail?withdrawNo=W0').envelope],
      [409, bench.pass('li.na', stories.failed)],
      [409, bench.pass('li.na', stories.overdue, { version: 7 })],
      [422, bench.pass('li.na', stories.payeeChanged)],
      [422, bench.call('li.na', 'POST /trade/withdraw/reject', { body: { reasonCode: 1 } }).envelope],
      [423, bench.pass('li.na', stories.sharedPayee.length > 0 ? claimed() : '')],
      ...deskRefusals(),
    ];
    for (const [code, envelope] of found) {
      expect([envelope.code, envelope.success]).toEqual([code, false]);
      expect(envelope.msg.length).toBeGreaterThan(5);
      expect(faultsOf('refusal', refusal, envelope)).toEqual([]);
      const current = (envelope.data as { current?: unknown } | undefined)?.current;
      if (current) expect(faultsOf('row', { $ref: '#/components/schemas/Withdraw' }, current)).toEqual([]);
    }
  });

  function deskRefusals(): [number, Envelope][] {
    const desk = aDesk();
    const order = (no = '') => desk.order(no);
    const { stories } = desk;
    const refused = (code: number, ...call: Parameters<Desk['act']>): [number, Envelope] => [code, desk.act(...call)];
    const tier2 = order(stories.tier3);
    desk.done('li.na', 'pass', tier2);
    return [
      refused(403, 'li.na', 'takeOver', order(stories.claimedByColleague)),
      refused(403, 'li.na', 'claim', order(stories.secondStageBy['li.na'])),
      refused(409, 'ops.lee', 'takeOver', order(stories.overdue)),
      refused(409, 'li.na', 'release', order(stories.overdue)),
      refused(409, 'li.na', 'undo', order(stories.secondStageBy['li.na'])),
      refused(409, 'ops.lee', 'retry', order(stories.overdue)),
      refused(409, 'r.santos', 'hold', order(stories.overdue), { version: 9 }),
      refused(422, 'r.santos', 'hold', order(stories.overdue), { holdUntil: '2020-01-01T00:00:00Z' }),
      refused(422, 'chen.yu', 'resolve', order(stories.unknownPayout), { evidenceFileId: 'F0' }),
      refused(423, 'li.na', 'claim', order(stories.claimedByColleague)),
      refused(461, 'w.chai', 'pass', tier2),
      [404, desk.call('k.wong', 'POST /common/note/add', { body: { entity: 'withdraw', id: 'W0', text: 'x' } }).envelope],
      [404, desk.call('k.wong', 'GET /common/file/down?fileId=F0').envelope],
    ];
  }

  function claimed(): string {
    const row = bench.order(bench.platform.stories.kycExpired);
    row.claimedBy = bench.operator('y.sato');
    row.claimedUntil = bench.platform.clock.now() + 1000;
    return row.no;
  }

  it('also over HTTP: envelope, headers, 401 and 404', async () => {
    const server = await aServer({ days: 1 });
    const token = await server.login('li.na');
    const good = await server.send('GET', '/trade/withdraw/page', { token });
    expect(good.headers.get('content-type')).toContain('application/json');
    expect(good.headers.get('cache-control')).toBe('no-store');
    const page = operations().find(({ id }) => id === 'pageWithdraws') as Operation;
    expect(check(page, await server.json(good))).toEqual([]);
    for (const [status, sent] of [
      [401, server.send('GET', '/auth/current')],
      [404, server.send('GET', '/nope', { token })],
    ] as const) {
      const response = await sent;
      expect(response.status).toBe(status);
      expect(faultsOf('refusal', refusal, await response.json())).toEqual([]);
    }
    await server.close();
  });
});
