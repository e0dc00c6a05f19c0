import outerConsole from 'node:console';
import { once } from 'node:events';
import { inflateRawSync } from 'node:zlib';
import { demoAccounts } from '../../../mock/base/demoAccounts';
import type { Envelope } from '../../../mock/engine/call';
import { type FaultKind, trustLocalProxy } from '../../../mock/engine/http';
import { aPlatform, aServer } from './support';

type Server = Awaited<ReturnType<typeof aServer>>;
let server: Server;

beforeEach(async () => {
  server = await aServer({ days: 1, control: true });
});
afterEach(() => server.close());

const MINUTE = 60_000;

/** All parts of a zip as one text, by its central directory. */
function unzip(bytes: Buffer): string {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const parts: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, local] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const part = bytes.subarray(start, start + size);
    parts.push((method === 0 ? part : inflateRawSync(part)).toString('utf8'));
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts.join('\n');
}

describe('signing in', () => {
  it.each(demoAccounts.map((account) => [account.username, account] as const))(
    'works for %s',
    async (username, { password, roleCode }) => {
      const token = await server.login(username, password);
      expect(token).toMatch(/^[0-9a-f]{48}$/);
      const { data } = await server.json(await server.send('GET', '/auth/current', { token }));
      expect(data).toMatchObject({ username, roles: [{ roleCode }], timeZone: 'Asia/Singapore' });
      expect(password.length).toBeGreaterThanOrEqual(12);
    },
  );

  it('gives the same message for a wrong name and a wrong password, and makes both wait', async () => {
    const answers: Pick<Envelope, 'code' | 'error' | 'msg' | 'data'>[] = [];
    for (const username of ['li.na', 'nobody.here', 'z.iyer'])
      for (const _ of ['first', 'second']) {
        const { code, error, msg, data } = await server.json(
          await server.send('POST', '/auth/login', { body: { username, password: 'wrong' } }),
        );
        answers.push({ code, error, msg, data });
        if (code === 429) server.platform.clock.advance(15 * MINUTE);
      }
    expect(answers[0]).toMatchObject({ code: 422, error: 'VALIDATION', data: { fields: [{ name: 'password' }] } });
    expect(answers[1]).toMatchObject({ code: 429, error: 'RATE_LIMITED', data: { lockedUntil: '2026-11-20T06:31:03.114Z' } });
    expect([answers[2], answers[4]]).toEqual([answers[0], answers[0]]);
    expect([answers[3], answers[5]].map((answer) => ({ ...answer, data: answers[1]?.data }))).toEqual([answers[1], answers[1]]);
  });

  it('answers HTTP 401 without a session, with a wrong one and with an ended one', async () => {
    const token = await server.login('li.na');
    await server.send('POST', '/auth/logout', { token, body: {} });
    for (const stale of ['', 'nonsense', token]) {
      const response = await server.send('GET', '/auth/current', { token: stale });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 401, error: 'UNAUTHENTICATED', success: false });
    }
  });

  it('renews a token after ten minutes; the old one stays valid for two minutes', async () => {
    const old = await server.login('li.na');
    server.platform.clock.advance(9 * MINUTE);
    expect((await server.send('GET', '/auth/current', { token: old })).headers.get('authorization')).toBeNull();
    server.platform.clock.advance(2 * MINUTE);
    const answers = await Promise.all([1, 2, 3].map(() => server.send('GET', '/auth/current', { token: old })));
    const fresh = answers.map(({ headers }) => headers.get('authorization'));
    expect(new Set(fresh).size).toBe(1);
    server.platform.clock.advance(2 * MINUTE);
    expect((await server.send('GET', '/auth/current', { token: old })).status).toBe(200);
    server.platform.clock.advance(1);
    expect((await server.send('GET', '/auth/current', { token: old })).status).toBe(401);
    expect((await server.send('GET', '/auth/current', { token: fresh[0] ?? '' })).status).toBe(200);
  });

  it('ends all tokens of a login on logout, and returns no newer one', async () => {
    const old = await server.login('li.na');
    server.platform.clock.advance(11 * MINUTE);
    const fresh = (await server.send('GET', '/auth/current', { token: old })).headers.get('authorization') ?? '';
    const goodbye = await server.send('POST', '/auth/logout', { token: old, body: {} });
    expect(goodbye.headers.get('authorization')).toBeNull();
    for (const token of [old, fresh]) expect((await server.send('GET', '/auth/current', { token })).status).toBe(401);
  });

  it('can be ended by an administrator', async () => {
    const [li, chen] = [await server.login('li.na'), await server.login('chen.yu')];
    server.platform.revoke('li.na');
    expect((await server.send('GET', '/auth/current', { token: li })).status).toBe(401);
    expect((await server.send('GET', '/auth/current', { token: chen })).status).toBe(200);
  });
});

describe('transport', () => {
  it('answers unknown paths and methods with 404', async () => {
    const token = await server.login('li.na');
    for (const [method, path] of [
      ['GET', '/nope'],
      ['POST', '/trade/withdraw/page'],
      ['GET', '/constructor'],
    ] as const)
      expect((await server.send(method, path, { token, ...(method === 'POST' ? { body: {} } : {}) })).status).toBe(404);
  });

  it('answers invalid JSON with a readable refusal', async () => {
    const token = await server.login('li.na');
    const response = await fetch(`${server.url}/api/trade/withdraw/pass`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: '{"items":[',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 400, error: 'BAD_REQUEST' });
  });

  it.each([
    ['/trade/withdraw/pass', (no: string) => ({ items: [{ withdrawNo: no, version: 1 }] })],
    ['/trade/withdraw/reject', (no: string) => ({ items: [{ withdrawNo: no, version: 1 }], reasonCode: 'DUPLICATE' })],
  ])('refuses %s, which moves money, without an Idempotency-Key and without effect', async (path, bodyOf) => {
    const token = await server.login('w.chai');
    const [order] = server.simpleOrders();
    const body = bodyOf(order?.no ?? '');
    const refused = await server.json(await server.send('POST', path, { token, body }));
    expect(refused).toMatchObject({
      code: 400,
      error: 'BAD_REQUEST',
      msg: 'This request moves money and needs the header Idempotency-Key.',
    });
    expect(order).toMatchObject({ status: 'PENDING', version: 1 });
    const headers = { 'idempotency-key': 'a-key-of-its-own' };
    expect(await server.json(await server.send('POST', path, { token, body, headers }))).toMatchObject({ code: 200 });
  });

  it('accepts a claim, which moves no money, without an Idempotency-Key', async () => {
    const token = await server.login('w.chai');
    const [order] = server.simpleOrders();
    const body = { items: [{ withdrawNo: order?.no, version: 1 }] };
    expect(await server.json(await server.send('POST', '/trade/withdraw/claim', { token, body }))).toMatchObject({ code: 200 });
  });

  it('accepts a body that is parsed already', async () => {
    const { default: express } = await import('express');
    const outer = express().use(express.json(), (request, response) => server.platform.app(request, response));
    const listening = outer.listen(0);
    const { port } = listening.address() as { port: number };
    const body = JSON.stringify({ username: 'li.na', password: demoAccounts[0]?.password });
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await response.json()).toMatchObject({ code: 200 });
    listening.closeAllConnections();
    await new Promise((resolve) => listening.close(resolve));
  });

  it('returns the trace that was sent, and answers in the requested language', async () => {
    const headers = { 'x-request-id': 'trace-42', 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' };
    const token = await server.login('li.na');
    expect(await server.json(await server.send('GET', '/trade/withdraw/page?pageSize=9999', { token, headers }))).toMatchObject({
      code: 400,
      traceId: 'trace-42',
      msg: '参数 pageSize 的取值无效。',
    });
    const english = { 'accept-language': 'en-US' };
    expect(
      await server.json(await server.send('GET', '/trade/withdraw/page?pageSize=9999', { token, headers: english })),
    ).toMatchObject({ msg: 'Invalid value of pageSize.' });
  });

  describe('of bodies', () => {
    const KB = 1024;
    /** A body of this many bytes, sent with its length or, as a stream, without. */
    async function post(path: string, bytes: number, { token = '', isStream = false } = {}) {
      const text = JSON.stringify({ username: 'li.na', password: '' }).replace('""', `"${'x'.repeat(bytes - 34)}"`);
      expect(text).toHaveLength(bytes);
      const body = isStream ? new Blob([text]).stream() : text;
      const response = await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
        body,
        ...({ duplex: 'half' } as object),
      });
      return { status: response.status, answer: await server.json(response) };
    }

    it.each([
      ['before a session', '/auth/login', 64 * KB, '65536'],
      ['in a session', '/trade/withdraw/claim', KB * KB, '1048576'],
      ['where the contract says so', '/common/file/add', 8 * KB * KB, '8388608'],
    ])('%s takes %s at most', async (_, path, limit, told) => {
      const token = path === '/auth/login' ? '' : await server.login('li.na');
      for (const isStream of [false, true]) {
        expect(await post(path, limit, { token, isStream })).toMatchObject({ status: 200, answer: { code: 422 } });
        expect(await post(path, limit + 1, { token, isStream })).toMatchObject({
          status: 413,
          answer: {
            code: 413,
            error: 'TOO_LARGE',
            data: { limit: told },
            msg: `The request has more than ${Number(told).toLocaleString('en-US')} bytes. Send less at once.`,
          },
        });
      }
    });

    it('a public call takes no more with a session', async () => {
      const token = await server.login('li.na');
      expect(await post('/auth/login', 64 * KB + 1, { token })).toMatchObject({ status: 413 });
    });

    it('does not read what it will refuse without it: of a stranger, and at an unknown path', async () => {
      const token = await server.login('li.na');
      const seen = server.platform.calls.length;
      expect((await post('/trade/withdraw/claim', 100)).status).toBe(401);
      expect((await post('/trade/withdraw/claim', 9 * KB * KB)).status).toBe(401);
      expect((await post('/trade/withdraw/claim', 100, { token: 'nonsense' })).status).toBe(401);
      expect((await post('/no/such/path', 9 * KB * KB, { token })).status).toBe(404);
      expect(server.platform.calls.slice(seen).map(({ body }) => body)).toEqual([undefined, undefined, undefined, undefined]);
    });

    it('tells 20 faults at most, and how many others there are, in a short answer', async () => {
      const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 1]));
      const response = await server.send('POST', '/auth/login', { body: { username: 'li.na', password: 'x', ...unknown } });
      const text = await response.text();
      const { code, data, msg } = JSON.parse(text);
      expect([code, data.fields.length, data.more]).toEqual([422, 20, 4980]);
      expect(data.fields[19]).toEqual({ name: 'x19', rule: 'additionalProperties', msg: 'Unknown field.' });
      expect(msg).toBe('Check x0: Unknown field. 4,980 more fields than those listed are wrong.');
      expect(text.length).toBeLessThan(2_000);
    });

    it('repeats no name at length', async () => {
      const body = { username: 'li.na', password: 'x', ['y'.repeat(60_000)]: 1 };
      const text = await (await server.send('POST', '/auth/login', { body })).text();
      expect(text.length).toBeLessThan(1_000);
    });

    it('names the first fault alone of a body with more than 20,000 values', async () => {
      const token = await server.login('admin');
      const items = Array.from({ length: 7_000 }, () => ({ withdrawNo: 1, version: 'x', more: 1 }));
      const answer = await server.json(await server.send('POST', '/trade/withdraw/claim', { token, body: { items } }));
      expect(answer).toMatchObject({ code: 422, data: { fields: [{ name: 'items', rule: 'maxItems' }] } });
    });
  });

  it('keeps no call unless it is asked to, as tests do', async () => {
    const plain = await aServer({ days: 1, record: false });
    await plain.login('li.na');
    await plain.send('POST', '/no/such/path', { body: { secret: 'x' } });
    expect(plain.platform.calls).toEqual([]);
    await plain.close();
  });

  it('keeps the last calls', async () => {
    const token = await server.login('li.na');
    await server.send('GET', '/trade/withdraw/page?view=ALL', { token, headers: { 'idempotency-key': 'abcdefgh' } });
    expect(server.platform.calls.at(-1)).toMatchObject({
      method: 'GET',
      path: '/trade/withdraw/page',
      query: 'view=ALL',
      status: 200,
      headers: { authorization: token, 'idempotency-key': 'abcdefgh' },
    });
  });

  it('reports its invariants only with control enabled', async () => {
    expect(await (await server.send('GET', '/_sim/check')).json()).toEqual({ ok: true, violations: [] });
    const closed = await aServer({ days: 1 });
    expect((await closed.send('GET', '/_sim/check')).status).toBe(401);
    await closed.close();
  });

  describe('of the simulation', () => {
    const strangers = [
      ['another computer', { peer: '198.51.100.7' }],
      [
        'another computer that claims to be a proxy of this one',
        { peer: '198.51.100.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
      ],
      ['another computer behind a proxy', { headers: { 'x-forwarded-for': '198.51.100.7' } }],
      ['one that invents a loopback address before that proxy', { headers: { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' } }],
      ['one behind two proxies of this machine', { headers: { 'x-forwarded-for': '198.51.100.7, 127.0.0.1' } }],
      ['one behind a proxy with the header of RFC 7239', { headers: { forwarded: 'for=198.51.100.7' } }],
      ['a page whose site has taken the address of this machine', { headers: { host: 'evil.example' } }],
      ['a page whose site only looks like a loopback address', { headers: { host: '127.evil.example' } }],
      ['that page behind a proxy that calls by another name', { headers: { 'x-forwarded-host': 'evil.example' } }],
      ['that page behind two of them', { headers: { 'x-forwarded-host': 'evil.example, localhost:8080' } }],
    ] as const;
    const locals = [
      ['this machine', {}],
      ['this machine by its name', { headers: { host: 'localhost:8000' } }],
      ['this machine over IPv6', { peer: '::1', headers: { host: '[::1]:8000' } }],
      ['this machine over both', { peer: '::ffff:127.0.0.1' }],
      ['this machine behind a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
      [
        'this machine behind a proxy that names the host',
        { headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:8080' } },
      ],
    ] as const;
    /** Asks as a caller with another address, or another header. */
    async function ask(path: string, { peer, headers = {} }: { peer?: string; headers?: object }, proxy: boolean) {
      const { default: express } = await import('express');
      const { default: http } = await import('node:http');
      const { app } = aPlatform({ days: 1, control: true, inbox: true, factors: true }).platform;
      if (proxy) trustLocalProxy(app);
      const outer = express().use((request, response) => {
        if (peer) Object.defineProperty(request.socket, 'remoteAddress', { value: peer });
        app(request, response);
      });
      const listening = outer.listen(0, '127.0.0.1');
      await once(listening, 'listening');
      const { port } = listening.address() as { port: number };
      const [answer] = await once(http.get({ port, path: `/api${path}`, headers: { ...headers } }), 'response');
      answer.resume();
      app.set('trust proxy', false);
      listening.closeAllConnections();
      await new Promise((resolve) => listening.close(resolve));
      return answer.statusCode;
    }
    const paths = ['/__inbox', '/_sim/code?username=li.na', '/_sim/check'];

    it.each(strangers)('are not there for %s', async (_, caller) => {
      for (const path of paths)
        for (const proxy of [false, true]) expect([path, await ask(path, caller, proxy)]).toEqual([path, 404]);
    });

    it.each(locals)('are there for %s', async (_, caller) => {
      for (const path of paths)
        for (const proxy of [false, true]) expect([path, await ask(path, caller, proxy)]).toEqual([path, 200]);
    });
  });

  it('answers a bug with 500 and without its cause', async () => {
    const print = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
    const token = await server.login('li.na');
    Object.assign(server.platform.world.withdraws.rows.at(-1) ?? {}, { holder: null });
    const response = await server.send('GET', '/trade/withdraw/page', { token });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 500, error: 'INTERNAL', msg: 'The server failed. Try again later.' });
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('simulated faults', () => {
  const path = '/trade/withdraw/count';

  it('occur as often as requested, on the requested calls only', async () => {
    const token = await server.login('li.na');
    server.platform.faults.push({ match: path, times: 2, kind: { status: 503 } });
    expect((await server.send('GET', '/trade/withdraw/page', { token })).status).toBe(200);
    const statuses = [];
    for (let tries = 0; tries < 3; tries++) statuses.push((await server.send('GET', path, { token })).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect(server.platform.faults).toEqual([]);
  });

  it.each<[string, FaultKind, number, string]>([
    ['an HTTP status', { status: 500, msg: 'Broken' }, 500, '"msg":"Broken"'],
    ['a status with its own body', { status: 404, body: { hello: 1 } }, 404, '{"hello":1}'],
    ['a body code', { code: 401, msg: 'Gone' }, 200, '"code":401'],
    ['an HTML page', 'html', 502, '<h1>Bad gateway</h1>'],
    ['nothing', 'empty', 200, ''],
    ['broken JSON', 'malformed', 200, '"list":['],
    ['a late answer', { delay: 60 }, 200, '"data":'],
  ])('give %s', async (_name, kind, status, text) => {
    const token = await server.login('li.na');
    server.platform.faults.push({ match: path, kind });
    const started = Date.now();
    const response = await server.send('GET', path, { token });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    if (typeof kind === 'object' && 'delay' in kind) expect(Date.now() - started).toBeGreaterThanOrEqual(55);
  });

  it('drop the connection before the work, or after it', async () => {
    const token = await server.login('w.chai');
    const [first, second] = server.simpleOrders();
    const pass = (no: string, headers = {}) =>
      server.send('POST', '/trade/withdraw/pass', { token, headers, body: { items: [{ withdrawNo: no, version: 1 }] } });
    server.platform.faults.push({ match: '/trade/withdraw/pass', method: 'POST', kind: 'disconnect' });
    await expect(pass(first?.no ?? '', { 'idempotency-key': 'another-key' })).rejects.toThrow();
    expect(first?.status).toBe('PENDING');
    server.platform.faults.push({ match: '/trade/withdraw/pass', kind: 'disconnectAfter' });
    const headers = { 'idempotency-key': 'the-same-key' };
    await expect(pass(second?.no ?? '', headers)).rejects.toThrow();
    expect(second?.status).toBe('PASSED');
    const again = await pass(second?.no ?? '', headers);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toMatchObject({ code: 200, data: { succeeded: [{ withdrawNo: second?.no, status: 'PASSED' }] } });
    expect(server.platform.check()).toEqual([]);
  });

  it('leave a call unanswered until the caller gives up', async () => {
    const token = await server.login('li.na');
    server.platform.faults.push({ match: path, kind: 'hang' });
    await expect(
      fetch(`${server.url}/api${path}`, { headers: { authorization: token }, signal: AbortSignal.timeout(80) }),
    ).rejects.toThrow();
    expect(server.platform.calls.at(-1)?.status).toBe(0);
  });

  it('include a slow server', async () => {
    const slow = await aServer({ days: 1, latency: 60 });
    const started = Date.now();
    await slow.send('GET', path);
    expect(Date.now() - started).toBeGreaterThanOrEqual(55);
    await slow.close();
  });
});

describe('downloads', () => {
  it.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('come as %s with both name headers', async (format, type) => {
    const token = await server.login('ops.lee');
    const range = `submittedFrom=${encodeURIComponent('2026-11-20T00:00:00+08:00')}&submittedTo=${encodeURIComponent('2026-11-22T00:00:00+08:00')}`;
    const response = await server.send('GET', `/trade/withdraw/down?format=${format}&${range}`, { token });
    const name = `withdraw_20261120-20261121_ops.lee_063102.${format}`;
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('file-name')).toBe(name);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe(format === 'csv' ? 'efbbbf' : '504b03');
  });

  it('are refused as JSON', async () => {
    const token = await server.login('k.wong');
    expect(await server.json(await server.send('GET', '/trade/withdraw/down', { token }))).toMatchObject({
      code: 403,
      data: { required: ['trade:withdraw:down'] },
    });
  });

  it('contain no formula in a spreadsheet', async () => {
    const hostile = await aServer({ days: 1, hostile: true });
    const token = await hostile.login('ops.lee');
    const bytes = Buffer.from(await (await hostile.send('GET', '/trade/withdraw/down', { token })).arrayBuffer());
    const sheet = unzip(bytes);
    expect(sheet).toContain('=1+1');
    expect(sheet).not.toMatch(/<f[ >]/);
    await hostile.close();
  });
});
