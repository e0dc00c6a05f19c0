import type { Operation, Schema } from '../../config/contract/document';
import document from '../../config/openapi/openapi.json';
import type { Envelope, Outcome } from '../../mock/engine/api';
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

const refusal: Schema = { $ref: '#/components/schemas/Refusal' };
const check = (operation: Operation, envelope: Envelope) =>
  envelope.success ? faultsOf(`${operation.id} answer`, operation.answer, envelope) : faultsOf('refusal', refusal, envelope);

/** Calls that succeed, by operation. */
const successes: Record<string, () => Outcome[]> = {
  getCurrentUser: () => ['li.na', 'd.kumar', 'auditor'].map((who) => bench.call(who, 'GET /auth/current')),
  getMenu: () => [bench.call('li.na', 'GET /auth/menu')],
  logout: () => [bench.call('li.na', 'POST /auth/logout', { body: {} })],
  login: () => [bench.call('li.na', 'POST /auth/login', { body: { username: 'li.na', password: 'demo-password-1234' } })],
  listOptions: () =>
    ['holder', 'agent', 'operator', 'channel', 'bank'].map((type) => bench.call('li.na', `GET /common/option?type=${type}`)),
  revealSensitive: () => {
    const body = { entity: 'withdraw', id: bench.platform.stories.split[0], field: 'payeeName', reasonCode: 'INVESTIGATION' };
    return [bench.call('r.santos', 'POST /common/sensitive/reveal', { body })];
  },
  pageWithdraws: () =>
    ['en', 'zh'].flatMap((lang) =>
      [1, 2, 3].map((current) =>
        bench.call('li.na', `GET /trade/withdraw/page?current=${current}&pageSize=200`, { lang: lang as 'en' }),
      ),
    ),
  countPendingWithdraws: () => [bench.call('li.na', 'GET /trade/withdraw/count')],
  getWithdrawStatistics: () => [bench.call('li.na', 'GET /trade/withdraw/statistics')],
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
    const [row] = bench.simpleOrders();
    return [
      bench.call('w.chai', 'POST /trade/withdraw/reject', {
        body: { items: [{ withdrawNo: row?.no, version: 1 }], reasonCode: 'DUPLICATE' },
      }),
    ];
  },
};

describe('the platform keeps the contract', () => {
  it('has a success to show for every operation that answers JSON', () => {
    const json = operations().filter(({ isFile }) => !isFile);
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

  it('in every row of every state', () => {
    const { rows } = bench.platform.world.withdraws;
    const page = operations().find(({ id }) => id === 'pageWithdraws') as Operation;
    const states = [...new Set(rows.map(({ status }) => status))];
    expect(states.length).toBeGreaterThanOrEqual(9);
    for (const status of states)
      expect(check(page, bench.call('auditor', `GET /trade/withdraw/page?status=${status}`).envelope)).toEqual([]);
  });

  it('sends no field that the contract does not name', () => {
    const schemas = (document as { components: { schemas: Record<string, Schema> } }).components.schemas;
    const named = new Set([...Object.keys(schemas.Withdraw?.properties ?? {}), 'policy', 'events', 'payouts']);
    const { envelope } = bench.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${bench.platform.stories.failed}`);
    expect(Object.keys(envelope.data as object).filter((name) => !named.has(name))).toEqual([]);
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
    ];
    for (const [code, envelope] of found) {
      expect([envelope.code, envelope.success]).toEqual([code, false]);
      expect(envelope.msg.length).toBeGreaterThan(5);
      expect(faultsOf('refusal', refusal, envelope)).toEqual([]);
      const current = (envelope.data as { current?: unknown } | undefined)?.current;
      if (current) expect(faultsOf('row', { $ref: '#/components/schemas/Withdraw' }, current)).toEqual([]);
    }
  });

  function claimed(): string {
    const row = bench.order(bench.platform.stories.kycExpired);
    row.claimedBy = bench.operator('y.sato');
    row.claimedUntil = bench.platform.clock.now() + 1000;
    return row.no;
  }

  it('over the wire as well: envelope, headers, 401 and 404', async () => {
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
