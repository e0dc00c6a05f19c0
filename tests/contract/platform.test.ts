import type { Operation, Schema } from '../../config/contract/document';
import document from '../../config/openapi/openapi.json';
import type { Envelope } from '../../mock/engine/call';
import { anApprovalDesk } from '../support/approvalCalls';
import { successesOn } from '../support/successes';
import { aDesk, type Desk } from '../unit/platform/deskSupport';
import { type APlatform, aPlatform, aServer } from '../unit/platform/support';

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

/** Calls that succeed, by operation. */
const successes = successesOn(() => bench);

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
