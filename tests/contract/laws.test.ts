import { PassThrough } from 'node:stream';
import { DOWNLOAD_TIMEOUT_MS, GET_TIMEOUT_MS, POST_TIMEOUT_MS } from '@/constants';
import type { ApprovalDetail } from '@/contract';
import { contract, enumOf, lists, operations, type Row } from '../../config/contract/conformanceClient';
import type { Envelope } from '../../mock/engine/call';
import { askingOperations, fullBody, pathsIn, plantApproval } from '../support/everyApproval';
import { aPlatform, aServer, dataOf, parseCsv, textOf } from '../unit/platform/support';

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
    const row = { withdrawNo: 'W1', version: 1, more: 1 };
    expect(fieldsOf(send(`${AREA}/claim`, { items: [row] }).envelope)).toEqual(['items.0.more']);
    const wrong = Object.fromEntries(Array.from({ length: 27 }, (_, at) => [`more${at}`, 1]));
    const { data } = send(`${AREA}/claim`, { items: [{ withdrawNo: 'W1', version: 1 }], ...wrong }).envelope;
    expect(data).toMatchObject({ fields: { length: 20 }, more: 7 });
  },

  async bodies() {
    const server = await aServer();
    const statusOf = async (path: string, bytes: number, token = '') => {
      const body = { username: 'x'.repeat(bytes - '{"username":""}'.length) };
      return (await server.send('POST', path, { token, body })).status;
    };
    const token = await server.login(WHO);
    const takes = { '/auth/login': 65_536, '/trade/withdraw/claim': 1_048_576, '/common/file/add': 8_388_608 };
    for (const [path, most] of Object.entries(takes)) {
      const told = path === '/auth/login' ? '' : token;
      expect([path, await statusOf(path, most, told), await statusOf(path, most + 1, told)]).toEqual([path, 200, 413]);
    }
    expect(await statusOf('/trade/withdraw/claim', 9_000_000)).toBe(401);
    expect(await statusOf('/no/such/path', 9_000_000, token)).toBe(404);
    await server.close();
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

    const [order] = bench.platform.world.withdraws.rows;
    if (order) order.holder.name = '=1+1; @SUM(A1)\t-1+1\r\n"=2"';
    const file = await textOf(bench.call(WHO, `GET ${AREA}/down?view=ALL&withdrawNo=${order?.no}&format=csv&columns=holderName`));
    expect(parseCsv(file)[2]).toEqual([`'=1+1; '@SUM(A1)\t'-1+1\r\n"'=2"`]);
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

  async caps() {
    const server = await aServer({ days: 1, events: true });
    const closing = new AbortController();
    const stream = (token: string) =>
      fetch(`${server.url}/api/common/events`, { headers: { authorization: token }, signal: closing.signal });
    const kindOf = async (token: string) => (await stream(token)).headers.get('content-type')?.split(';')[0];
    const tokens = await Promise.all(Array.from({ length: 10 }, () => server.login(WHO)));
    const [first = '', ...others] = tokens;
    const opened: (string | undefined)[] = [];
    for (const token of [first, first, first, first, first, ...others.slice(0, 3).flatMap((one) => [one, one, one, one])])
      opened.push(await kindOf(token));
    const open = 'text/event-stream';
    expect(opened).toEqual([...Array(4).fill(open), 'application/json', ...Array(12).fill(open)]);
    for (const token of [first, others[5] ?? ''])
      expect(await (await stream(token)).json()).toMatchObject({ code: 429, error: 'RATE_LIMITED' });
    closing.abort();

    const statusOf = async (token: string) => (await server.send('GET', '/auth/current', { token })).status;
    server.platform.clock.advance(1);
    for (const token of tokens.filter((_, at) => at !== 4)) expect(await statusOf(token)).toBe(200);
    const ended = () =>
      dataOf<{ list: Row[] }>(server.call(WHO, 'GET /common/notice/page')).list.filter(({ kind }) => kind === 'SESSION_ENDED');
    const earlier = ended().length;
    await server.login(WHO);
    expect(await Promise.all(tokens.map(statusOf))).toEqual(tokens.map((_, at) => (at === 4 ? 401 : 200)));
    expect(ended()).toHaveLength(earlier + 1);
    expect(ended()[0]).toMatchObject({ count: 1, by: null });

    const down = (who: string, more = '') => server.call(who, `GET ${AREA}/down?format=csv${more}`);
    const outs = Array.from({ length: 2 }, () => new PassThrough({ highWaterMark: 1 }));
    const files = outs.map((out) => down(WHO).write?.(out));
    expect(down(WHO).envelope).toMatchObject({ code: 429, error: 'RATE_LIMITED' });
    expect(down('ops.lee').envelope.code).toBe(200);
    for (const out of outs) out.resume();
    await Promise.all(files);
    const codes = Array.from({ length: 21 }, () => down(WHO, '&background=true').envelope.code);
    expect(codes).toEqual([...Array(20).fill(202), 429]);
    await server.close();
  },

  accountPattern() {
    const bank = () => {
      const type = bench.platform.world.dict.types.get('bank');
      const item = type?.items[0];
      return {
        dictType: 'bank',
        version: type?.version,
        itemId: item?.id,
        label: item?.label,
        labelEn: item?.labelEn,
        color: item?.color,
      };
    };
    const edit = (accountPattern: unknown) =>
      send('/sys/dict/item/edit', { ...bank(), extra: { accountPattern } }, undefined, 'sys.admin').envelope;
    const kept = bench.platform.world.dict.types.get('bank')?.items[0]?.extra;
    for (const pattern of ['(', '^([0-9]+)+$', '[0-9]{10}', '^[0-9]{9,1}$', '^[0-9]*[0-9]*$', `^${'a'.repeat(199)}$`, true, 12]) {
      const answer = edit(pattern);
      expect([pattern, answer]).toMatchObject([pattern, { code: 422, error: 'VALIDATION' }]);
      expect(fieldsOf(answer)).toEqual(['extra']);
    }
    expect(bench.platform.world.dict.types.get('bank')?.items[0]?.extra).toEqual(kept);
    for (const pattern of ['^[0-9]{10,16}$', String.raw`^(?:\d{9}|VN[0-9A-Z]{8,12})$`, `^${'a'.repeat(198)}$`, null])
      expect([pattern, edit(pattern).code]).toEqual([pattern, 200]);
  },

  names() {
    const view = (name: string) =>
      send('/common/view/add', { screen: AREA, name, content: { filters: { view: 'ALL' } } }).envelope;
    for (const code of [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]) {
      const sign = String.fromCharCode(code);
      for (const name of [`${sign}Ann`, `An${sign}n`, `Ann${sign}`]) {
        const answer = view(name);
        expect(answer).toMatchObject({ code: 422, error: 'VALIDATION' });
        expect(dataOf(answer)).toMatchObject({ fields: [{ name: 'name', rule: 'direction' }] });
      }
    }
    const username = send('/auth/login', { username: 'ops.l\u202eee', password: 'x' }).envelope;
    expect(dataOf(username)).toMatchObject({ fields: [{ name: 'username', rule: 'direction' }] });
    for (const fine of ['\u0633\u0627\u0631\u0629', '\u05d3\u05df', 'Zo\u00eb \u5c0f\u660e']) expect(view(fine).code).toBe(200);
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

  takeover() {
    const of = (username: string) => {
      const { id: operatorId, version, realName, department } = bench.operator(username);
      return { ref: { operatorId, version }, person: { realName, department, validUntil: null } };
    };
    const { ref, person } = of('ops.lee');
    const act = (verb: string, body: object, who = 'sys.admin') => send(`/sys/operator/${verb}`, body, undefined, who).envelope;
    for (const [verb, body] of [
      ['edit', { ...ref, ...person, email: 'other@example.com' }],
      ['edit', { ...ref, version: 99, ...person }],
      ['resetPassword', ref],
      ['resetMfa', { ...ref, reasonCode: 'DEVICE_LOST' }],
      ['unlock', ref],
      ['enable', ref],
      ['signInRules', { ...ref, allowedCidrs: [], hours: null }],
    ] as const)
      expect([verb, act(verb, body)]).toMatchObject([verb, { code: 403, error: 'FORBIDDEN' }]);
    const [row] = rowsOf(ask(`/sys/operator/page?operatorId=${ref.operatorId}`, 'sys.admin'));
    expect(row?.denied).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'resetPassword' })]));
    expect(act('edit', { ...ref, ...person, email: 'other@example.com' }, WHO).code).toBe(200);
    expect(bench.platform.world.links.mails.at(-1)).toMatchObject({ to: 'ops.lee@example.com', link: null });
  },

  addresses() {
    const { world } = bench.platform;
    world.approvals.isOn = true;
    const agency = [...world.agencies.values()].find(({ status }) => status === 'ACTIVE');
    const merchant = [...world.merchants.values()].find(({ holder }) => holder.status === 'ACTIVE');
    const upstream = world.catalog.upstreams.get('U01');
    const agent = { agentNo: agency?.no, version: agency?.version, agentName: agency?.agent.name };
    const party = { mchNo: merchant?.no, version: merchant?.version };
    const way = { upstreamCode: 'U01', version: upstream?.version };
    const elsewhere = 'https://elsewhere.example.com/in';
    for (const [path, body] of [
      ['/bank/config/edit', { ...way, baseUrl: elsewhere }],
      ['/bank/config/edit', { ...way, payoutUrl: elsewhere }],
      ['/bank/config/edit', { ...way, callbackIps: ['198.51.100.9'] }],
      ['/merchant/user/edit', { ...party, contactEmail: 'thief@example.com' }],
      ['/merchant/user/edit', { ...party, notifyUrl: elsewhere }],
      ['/user/agent/edit', { ...agent, contactEmail: 'thief@example.com' }],
    ] as const)
      expect([path, body, send(path, body).envelope.code]).toEqual([path, body, 202]);
    expect(send('/bank/config/edit', { ...way, remark: 'Agreed by mail' }).envelope.code).toBe(200);
    expect(send('/merchant/user/edit', { ...party, tags: ['QUIET'] }).envelope.code).toBe(200);
    expect(send('/user/agent/edit', { ...agent, tags: ['QUIET'] }).envelope.code).toBe(200);
    const { stepUp } = operations.find(({ path }) => path === '/bank/config/edit') ?? {};
    expect(stepUp).toBe('change');
  },

  criticalKeys() {
    const world = bench.platform.world;
    world.approvals.isOn = true;
    const { id: operatorId } = bench.operator('auditor');
    const give = (roleCode: string) =>
      send('/sys/operator/role', {
        operatorId,
        version: bench.operator('auditor').version,
        roleCodes: ['AUDITOR', roleCode],
      }).envelope;
    const critical = new Set(operations.flatMap(({ critical: kind, accessKey = '' }) => (kind ? [accessKey] : [])));
    const rolesWith = [...world.roles.values()].filter(({ code, status }) => status === 'ACTIVE' && code !== 'AUDITOR');
    for (const { code } of rolesWith) {
      const { effectiveKeys } = dataOf<{ effectiveKeys: Row[] }>(ask(`/sys/role/detail?roleCode=${code}`));
      const isCritical = effectiveKeys.some(({ key }) => critical.has(String(key)));
      expect([code, give(code).code]).toEqual([code, isCritical ? 202 : 200]);
    }
    const keys = (accessKeys: string[]) =>
      send('/sys/role/grant', {
        roleCode: 'NIGHT_SUPPORT',
        version: world.roles.get('NIGHT_SUPPORT')?.version,
        accessKeys,
        reasonCode: 'TASKS_CHANGED',
      }).envelope.code;
    expect([keys(['trade:withdraw:hold']), keys(['trade:withdraw:hold', 'trade:withdraw:reject'])]).toEqual([200, 202]);
    world.approvals.isOn = false;
  },

  lastSuperAdmin() {
    const ref = (username: string) => ({ operatorId: bench.operator(username).id, version: bench.operator(username).version });
    const rules = (username: string, allowedCidrs: string[]) =>
      send('/sys/operator/signInRules', { ...ref(username), allowedCidrs, hours: null }, undefined, 'admin').envelope;
    expect(rules('m.tan', ['192.0.2.1']).code).toBe(200);
    const off = send('/sys/operator/disable', { ...ref('admin'), reasonCode: 'LONG_ABSENCE' }, undefined, 'sys.admin').envelope;
    expect(off).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(
      fieldsOf(send('/sys/operator/signInRules', { ...ref('admin'), allowedCidrs: ['192.0.2.1'], hours: null }).envelope),
    ).toEqual(['allowedCidrs']);
    expect(bench.operator('admin')).toMatchObject({ allowedCidrs: [], status: 'ACTIVE' });
  },

  merchantReview() {
    const merchant = [...bench.platform.world.merchants.values()].find(({ kycStatus }) => kycStatus === 'PENDING');
    const mchNo = merchant?.no ?? '';
    const [row] = rowsOf(ask(`/merchant/user/page?mchNo=${mchNo}`));
    expect(row).toMatchObject({ status: 'PENDING_REVIEW', allowed: expect.arrayContaining(['review']) });
    expect(row?.denied).toContainEqual({ action: 'pass', why: expect.stringMatching(/KYC/) });
    const review = (more: object) => send('/merchant/user/review', { mchNo, version: row?.version, ...more }).envelope;
    expect(review({ decision: 'PASS' })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(merchant?.holder.status).toBe('PENDING_REVIEW');
    expect(review({ decision: 'REJECT', reasonCode: 'KYC_FAILED' }).code).toBe(200);
  },

  approvalDetail() {
    for (const operation of askingOperations) {
      const body = fullBody(operation);
      const no = plantApproval(bench.platform, operation, body);
      const { preview } = dataOf<ApprovalDetail>(ask(`/common/approval/detail?approvalNo=${no}`));
      expect(preview.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(pathsIn(body)));
      for (const { field, fieldName } of preview.changes) expect(fieldName).not.toBe(field);
      expect(JSON.stringify(preview)).not.toContain('sample-of-a-secret');
    }
  },

  scope() {
    const who = 'admin';
    const { operator, platform } = bench;
    operator(who).scope = { type: 'COUNTRY', values: ['TH', 'VN'] };
    const { withdraws } = platform.world;
    const foreign = withdraws.rows.find(({ holder }) => !['TH', 'VN'].includes(holder.country))?.no ?? '';
    const total = (of: string) => dataOf<{ total: number }>(ask(`${AREA}/page?view=ALL`, of)).total;
    const inside = withdraws.rows.filter(({ holder }) => ['TH', 'VN'].includes(holder.country)).length;
    expect([total(who), total(WHO)]).toEqual([inside, withdraws.rows.length]);
    for (const [line, found] of [
      [`${AREA}/page?view=ALL&keyword=${foreign}`, { total: 0 }],
      [`/common/search?no=${foreign}`, []],
    ] as const)
      expect(ask(line, who).data).toMatchObject(found);
    for (const no of [foreign, 'W0']) expect(ask(`${AREA}/detail?withdrawNo=${no}`, who)).toMatchObject({ code: 404 });
    // The operator asks with the scope of all, and repeats the call with the narrow one.
    const { scope } = operator(who);
    operator(who).scope = { type: 'ALL', values: [] };
    const note = { entity: 'withdraw', id: foreign, text: 'Not for everybody' };
    expect(send('/common/note/add', note, KEY, who).envelope.code).toBe(200);
    operator(who).scope = scope;
    const again = send('/common/note/add', note, KEY, who);
    expect([again.envelope.code, again.headers['idempotency-replayed']]).toEqual([403, undefined]);
    const entries = rowsOf(ask(`/sys/log/page?action=/common/note/add&operatorId=${operator(who).id}`, who));
    expect(entries).toEqual([0, 1].map(() => expect.objectContaining({ isCut: true, entityIds: [], entityName: null })));
    expect(JSON.stringify(entries)).not.toContain(foreign);
    expect(rowsOf(ask(`/sys/log/page?entityId=${foreign}`, who))).toEqual([]);
  },

  freeTexts() {
    const [order] = bench.simpleOrders();
    const stored = (text: string) => {
      const { envelope } = send('/common/note/add', { entity: 'withdraw', id: order?.no, text });
      return dataOf<{ text: string }>(envelope).text;
    };
    for (const written of [
      '7700112233445566',
      '7700 1122-3344.5566',
      '7700/1122_3344\n5566',
      '７７００１１２２３３４４５５６６',
      '7700\u200b112233445566',
    ])
      expect(stored(`Pay to ${written}, please`)).toBe('Pay to 770011******5566, please');
    expect(stored('No. 1234567890')).toBe('No. ******7890');
    const kept = 'W20261120063102000001 of 2026-11-20 14:31:02: THB 1,250,000.00';
    expect(stored(kept)).toBe(kept);
    const items = [{ withdrawNo: order?.no, version: order?.version }];
    expect(send(`${AREA}/hold`, { items, reasonCode: 'PAYEE_CHECK', remark: '7700 1122 3344 5566' }).envelope.code).toBe(200);
    expect(bench.platform.log.entries.at(-1)?.detail).toContain('770011******5566');
  },

  duplicates() {
    const no = bench.platform.stories.repeat;
    const { version } = bench.order(no);
    const [other] = bench.simpleOrders();
    const pass = (numbers: readonly string[], seen?: string[]) => {
      const items = numbers.map((one) => ({ withdrawNo: one, version: bench.order(one).version }));
      return send(`${AREA}/pass`, { items, acknowledgedFlags: [], acknowledgedDuplicates: seen }).envelope;
    };
    const { repeated } = bench.platform.stories;
    // The number of the order itself says nothing about what was seen.
    for (const seen of [undefined, [], [other?.no ?? ''], [no]]) {
      const refused = pass([no], seen);
      expect(refused).toMatchObject({ code: 422, error: 'VALIDATION' });
      expect(fieldsOf(refused)).toEqual(['acknowledgedDuplicates']);
    }
    expect(pass([no, other?.no ?? ''])).toMatchObject({
      code: 207,
      data: { succeeded: [{ withdrawNo: other?.no }], failed: [{ withdrawNo: no, code: 422 }] },
    });
    expect(bench.order(no)).toMatchObject({ status: 'PENDING', version, decisions: [] });
    expect(pass([no], [repeated])).toMatchObject({ code: 200, data: { succeeded: [{ withdrawNo: no, status: 'PASSED' }] } });
  },

  makers() {
    const act = (verb: string, body: object, who = WHO) => send(`/user/agent/${verb}`, body, undefined, who).envelope;
    const agent = [...bench.platform.world.agencies.values()].find(({ status }) => status === 'PENDING_REVIEW');
    const ref = () => ({ agentNo: agent?.no, version: agent?.version });
    for (const who of [WHO, 'admin']) expect(act('edit', { ...ref(), agentName: `Lanes of ${who}` }, who).code).toBe(200);
    for (const who of [WHO, 'admin']) {
      expect(act('review', { ...ref(), decision: 'PASS' }, who)).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
      const [row] = rowsOf(ask(`/user/agent/page?agentNo=${agent?.no}`, who));
      expect(row?.denied).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'review' })]));
    }
  },

  payAgain() {
    const order = bench.platform.world.withdraws.rows.find(({ status }) => status === 'UNKNOWN');
    const ref = () => ({ withdrawNo: order?.no, version: order?.version });
    const content = Buffer.from('%PDF-1.4 statement').toString('base64');
    const file = { name: 'statement.pdf', type: 'application/pdf', content };
    const { fileId } = dataOf<{ fileId: string }>(send('/common/file/add', file).envelope);
    const evidence = { result: 'FAILED', evidenceFileId: fileId, remark: 'No such transfer' };
    expect(send(`${AREA}/resolve`, { ...ref(), ...evidence }, KEY).envelope.code).toBe(200);
    const again = (who: string) => send(`${AREA}/retry`, ref(), `${KEY}-${who}`, who).envelope;
    expect(again(WHO)).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    const refund = send(`${AREA}/refund`, { ...ref(), reasonCode: 'HOLDER_REQUEST' }, `${KEY}-back`).envelope;
    expect(refund).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    expect(again('admin').code).toBe(200);
  },

  async sessions() {
    const server = await aServer({ days: 1, scale: 0, flow: 0, idleMinutes: 2, sessionHours: 0.1 });
    try {
      const minutes = (count: number) => server.platform.clock.advance(count * 60_000);
      const background = { 'X-Background': '1' };
      const statusOf = async (token: string) => (await server.send('GET', '/auth/current', { token })).status;
      const idle = await server.login('li.na');
      minutes(1);
      for (const headers of [{}, background]) await server.send('GET', '/auth/current', { token: idle, headers });
      await server.send('POST', '/auth/activity', { token: idle, body: {}, headers: background });
      minutes(1);
      expect(await statusOf(idle)).toBe(401);
      const busy = await server.login('li.na');
      for (let minute = 1; minute <= 5; minute += 1) {
        minutes(1);
        // A report and a change, in turn.
        await server.send('POST', minute % 2 ? '/auth/activity' : '/auth/session/end', { token: busy, body: {} });
      }
      expect(await statusOf(busy)).toBe(200);
      minutes(1);
      expect(await statusOf(busy)).toBe(401);
    } finally {
      await server.close();
    }
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
