import { DOWNLOAD_TIMEOUT_MS, GET_TIMEOUT_MS, POST_TIMEOUT_MS } from '@/constants';
import { contract, enumOf, lists, operations, type Row } from '../../config/contract/conformanceClient';
import type { Envelope } from '../../mock/engine/call';
import { aPlatform, dataOf, parseCsv, textOf } from '../unit/platform/support';

/* The laws of the contract (config/openapi/laws.yaml), each held against the simulated platform. `m.tan` may do everything. */

const WHO = 'm.tan';
const AREA = '/trade/withdraw';
const KEY = '5f0c2f0e-8a52-4f44-9a55-3f6d0c9f7c11';

const ask = (line: string, who = WHO) => bench.call(who, `GET ${line}`).envelope;
const send = (path: string, body: object, key?: string, who = WHO) => bench.call(who, `POST ${path}`, { body, key });
const rowsOf = (answer: Envelope) => dataOf<{ list: Row[] }>(answer).list;
const textsOf = (rows: readonly Row[], field: string) => rows.map((row) => String(row[field]));
const fieldsOf = (answer: Envelope) => dataOf<{ fields: { name: string }[] }>(answer).fields.map(({ name }) => name);

let bench: ReturnType<typeof aPlatform>;
beforeEach(() => {
  bench = aPlatform({ flow: 0.05 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

/** Lists that need no record, by their path, with the view that has most rows. */
const plainLists = lists.map(({ page }) => page);
/** Sort fields of no list, and one of another list. */
const FIELDS = [...new Set(['noSuchField', 'toString', ...operations.flatMap(({ sorts = [] }) => sorts)])];

const LAWS: Readonly<Record<string, () => void | Promise<void>>> = {
  parameters() {
    const all = ask(`${AREA}/page?view=ALL&pageSize=200`);
    expect(dataOf(ask(`${AREA}/page?view=ALL&pageSize=200&status=&keyword=`))).toEqual(dataOf(all));
    expect(dataOf(ask(`${AREA}/page?view=ALL&pageSize=200&status=%20PENDING%20`))).toEqual(
      dataOf(ask(`${AREA}/page?view=ALL&pageSize=200&status=PENDING`)),
    );
    for (const [wrong, name] of [
      ['nonsense=1', 'nonsense'],
      ['status=NONSENSE', 'status'],
      ['pageSize=0', 'pageSize'],
    ] as const) {
      const answer = ask(`${AREA}/page?${wrong}`);
      expect(answer).toMatchObject({ code: 400, error: 'BAD_REQUEST', msg: expect.stringContaining(name) });
    }
    const two = rowsOf(ask(`${AREA}/page?view=ALL&pageSize=200&status=PENDING,REJECTED`));
    expect(new Set(textsOf(two, 'status'))).toEqual(new Set(['PENDING', 'REJECTED']));
  },

  fields() {
    const { envelope } = send(`${AREA}/reject`, { items: [{ withdrawNo: 'W1' }], reasonCode: 'NONSENSE', more: 1 });
    expect(envelope).toMatchObject({ code: 422, error: 'VALIDATION' });
    expect(fieldsOf(envelope).sort()).toEqual(['items.0.version', 'more', 'reasonCode']);
  },

  paging() {
    const { total, summary } = dataOf<{ total: number; summary: { currency: string; count: number }[] }>(
      ask(`${AREA}/page?view=ALL&current=1&pageSize=10`),
    );
    const second = dataOf<{ total: number; summary: unknown; current: number }>(
      ask(`${AREA}/page?view=ALL&current=2&pageSize=10`),
    );
    expect(second).toMatchObject({ total, summary, current: 2 });
    expect(new Set(summary.map(({ currency }) => currency)).size).toBe(summary.length);
    expect(summary.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(rowsOf(ask(`${AREA}/page?view=ALL&current=${Math.ceil(total / 10) + 1}&pageSize=10`))).toEqual([]);
  },

  sorting() {
    for (const { path, sorts = [] } of plainLists)
      for (const field of FIELDS) {
        const { code } = ask(`${path}?sortField=${field}&sortOrder=ascend`);
        expect(`${path} by ${field}: ${code}`).toBe(`${path} by ${field}: ${sorts.includes(field) ? 200 : 400}`);
      }
    for (const { path, query, sorts } of operations.filter(
      ({ method, query: own }) => method === 'GET' && own.properties?.sortField,
    )) {
      const needed = ((query.required as string[] | undefined) ?? []).map(
        (name) => `${name}=${enumOf(query.properties?.[name])?.[0] ?? 'U10'}&`,
      );
      const { code, msg } = ask(`${path}?${needed.join('')}sortField=noSuchField`);
      expect([path, sorts, code, msg]).toEqual([path, expect.any(Array), 400, expect.stringContaining('sortField')]);
    }
    const amounts = rowsOf(ask(`${AREA}/page?view=ALL&currency=THB&pageSize=200&sortField=amount&sortOrder=descend`)).map(
      ({ amount }) => Number(amount),
    );
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    const newest = textsOf(rowsOf(ask(`${AREA}/page?view=DONE&pageSize=200`)), 'submittedAt');
    expect(newest).toEqual([...newest].sort().reverse());
    const queues = lists.flatMap(({ page, meanings }) =>
      Object.entries(meanings).flatMap(([view, meaning]) =>
        meaning?.oldestFirst ? [textsOf(rowsOf(ask(`${page.path}?view=${view}&pageSize=200`)), meaning.oldestFirst)] : [],
      ),
    );
    expect(Math.max(...queues.map(({ length }) => length))).toBeGreaterThan(3);
    for (const queue of queues) expect(queue).toEqual([...queue].sort());
  },

  views() {
    for (const { page, idField, views } of lists) {
      const name = page.query.properties?.view?.$ref?.split('/').pop() ?? '';
      const told = contract.components.schemas[name]?.['x-views'];
      if (!told) continue;
      expect(Object.keys(told).sort()).toEqual([...(enumOf(page.query.properties?.view) ?? views)].sort());
      const idsIn = (query: string) => textsOf(rowsOf(ask(`${page.path}?pageSize=200&${query}`)), idField).sort();
      for (const [view, { status, of }] of Object.entries(told)) {
        if (status) expect([page.path, view, idsIn(`view=${view}`)]).toEqual([page.path, view, idsIn(`status=${status}`)]);
        const states = new Set<string>(of ?? []);
        if (of) for (const row of rowsOf(ask(`${page.path}?view=${view}`))) expect(states).toContain(row.status);
      }
      if (views.includes('ALL')) expect(idsIn('view=ALL')).toEqual(idsIn(''));
    }
  },

  search() {
    const old = bench.platform.world.withdraws.rows.find(({ status }) => status === 'REJECTED');
    const no = old?.no ?? '';
    const found = (keyword: string) =>
      textsOf(
        rowsOf(ask(`${AREA}/page?view=ALL&submittedFrom=2026-11-20T00:00:00Z&keyword=${encodeURIComponent(keyword)}`)),
        'withdrawNo',
      );
    expect(found(no)).toEqual([no]);
    expect(found(`  ${no.toLowerCase()} `)).toEqual([no]);
    expect(found(no.slice(0, -1))).toEqual([]);
    expect(found(`${no},W0`)).toEqual([no]);
  },

  bulk() {
    const [one, two] = bench.simpleOrders();
    const item = (row: typeof one, version = row?.version ?? 0) => ({ withdrawNo: row?.no, version });
    const reject = (...items: object[]) => send(`${AREA}/reject`, { items, reasonCode: 'DUPLICATE' }).envelope;
    const alone = reject(item(one, 99));
    expect(alone).toMatchObject({ code: 409, error: 'VERSION_CONFLICT', data: { current: { withdrawNo: one?.no } } });
    const both = reject(item(one, 99), item(two));
    expect(both).toMatchObject({
      code: 207,
      data: { succeeded: [{ withdrawNo: two?.no }], failed: [{ withdrawNo: one?.no, code: 409, error: 'VERSION_CONFLICT' }] },
    });
    expect(reject(item(one)).code).toBe(200);
  },

  async csv() {
    const query = 'view=ALL&sortField=submittedAt&sortOrder=ascend';
    const text = await textOf(bench.call(WHO, `GET ${AREA}/down?${query}&format=csv&columns=withdrawNo,amount`));
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [about = [], heads = [], ...records] = parseCsv(text);
    const { list, summary, total } = dataOf<{ list: Row[]; summary: Row[]; total: number }>(
      ask(`${AREA}/page?${query}&pageSize=200`),
    );
    expect(about.join(' ')).toContain(String(total));
    expect(heads).toHaveLength(2);
    const rows = records.slice(0, records.length - summary.length);
    expect(rows).toHaveLength(total);
    expect(rows.slice(0, list.length).map(([no, amount]) => [no, amount])).toEqual(
      list.map(({ withdrawNo, amount }) => [withdrawNo, amount]),
    );
    for (const { currency } of summary) expect(records.slice(rows.length).join(' ')).toContain(String(currency));
  },

  versions() {
    const [row] = bench.simpleOrders();
    const before = row?.version ?? 0;
    const hold = (version: number) =>
      send(`${AREA}/hold`, { items: [{ withdrawNo: row?.no, version }], reasonCode: 'PAYEE_CHECK' }).envelope;
    expect(hold(before + 1)).toMatchObject({ code: 409, data: { current: { withdrawNo: row?.no, version: before } } });
    expect(row).toMatchObject({ status: 'PENDING', version: before });
    expect(hold(before).code).toBe(200);
    expect(row?.version).toBeGreaterThan(before);
  },

  idempotency() {
    const [row, other] = bench.simpleOrders();
    const body = (one = row) => ({ items: [{ withdrawNo: one?.no, version: one?.version }], reasonCode: 'DUPLICATE' });
    const first = body();
    // A reason that the contract does not have, and one that needs words.
    for (const reasonCode of ['NONSENSE', 'OTHER'])
      expect(send(`${AREA}/reject`, { ...first, reasonCode }, KEY).envelope.code).toBe(422);
    const done = send(`${AREA}/reject`, first, KEY);
    expect(done.envelope.code).toBe(200);
    const again = send(`${AREA}/reject`, first, KEY);
    expect(again.envelope).toEqual(done.envelope);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(send(`${AREA}/reject`, body(other), KEY).envelope).toMatchObject({ code: 409, error: 'IDEMPOTENCY_REUSED' });
    bench.platform.clock.advance(24 * 3600_000);
    expect(send(`${AREA}/reject`, first, KEY).envelope).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  },

  viewNames() {
    const add = (name: string, screen = AREA) =>
      send('/common/view/add', { screen, name, content: { filters: { view: 'ALL' } } }).envelope;
    expect(add('My queue').code).toBe(200);
    for (const same of ['My queue', ' my QUEUE  ']) {
      const answer = add(same);
      expect(answer).toMatchObject({ code: 422, error: 'VALIDATION' });
      expect(fieldsOf(answer)).toEqual(['name']);
    }
    expect(add('My queue', '/trade/payorder').code).toBe(200);
  },

  menuOrder() {
    const entries = dataOf<{ path: string; sort: number }[]>(ask('/auth/menu'));
    const nodes = rowsOf(ask('/sys/menu/list'));
    expect(entries.length).toBeGreaterThan(20);
    // A section of one screen has the path of the screen.
    const inTree = [...new Set(textsOf(nodes, 'path'))].filter((path) => entries.some((entry) => entry.path === path));
    expect([...entries].sort((one, next) => one.sort - next.sort).map(({ path }) => path)).toEqual(inTree);
    const places = new Map<string, number[]>();
    for (const { parentId, sort } of nodes) {
      const siblings = places.get(String(parentId)) ?? [];
      places.set(String(parentId), [...siblings, Number(sort)]);
    }
    for (const sorts of places.values()) expect(sorts).toEqual([...sorts].sort((one, next) => one - next));
  },

  timeouts() {
    const seconds = { read: GET_TIMEOUT_MS / 1000, change: POST_TIMEOUT_MS / 1000, file: DOWNLOAD_TIMEOUT_MS / 1000 };
    expect(contract['x-timeouts']).toEqual(seconds);
  },
};

test('every law of the contract has a test here', () => {
  expect(Object.keys(LAWS).sort()).toEqual(Object.keys(contract['x-laws']).sort());
});

describe('the simulated platform keeps the law of', () => {
  test.each(Object.entries(LAWS))('%s', (_, holds) => holds());
});
