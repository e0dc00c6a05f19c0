import { demoPassword } from '../../../mock/base/demoAccounts';
import { createPlatform } from '../../../mock/platform';
import { aServer } from './support';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const BACKGROUND = { 'x-background': '1' };
const IDLE = 'You were signed out because of inactivity.';
const LONGEST = 'Your session reached its longest time. Sign in again.';
type Server = Awaited<ReturnType<typeof aServer>>;

let server: Server;
let token: string;

async function open(options: Parameters<typeof aServer>[0] = {}): Promise<void> {
  server = await aServer({ days: 1, scale: 0, flow: 0, ...options });
  token = await server.login('li.na');
}
afterEach(() => server.close());

/** A call of the session; takes a renewed token, as the console does. */
async function call(
  method: 'GET' | 'POST',
  path: string,
  { headers, body }: { headers?: Record<string, string>; body?: object } = {},
) {
  const response = await server.send(method, path, { token, headers, body: method === 'POST' ? (body ?? {}) : undefined });
  token = response.headers.get('authorization') ?? token;
  return { status: response.status, ...(await server.json(response)) };
}
const reads = (headers?: Record<string, string>) => call('GET', '/auth/current', { headers });
const reports = (headers?: Record<string, string>) => call('POST', '/auth/activity', { headers });
const pass = (ms: number) => server.platform.clock.advance(ms);
const timesOf = async () => (((await reads()).data as { session: object }).session ?? {}) as Record<string, unknown>;

describe('a session without input', () => {
  beforeEach(() => open());

  it.each([
    ['polls that say what they are', BACKGROUND],
    ['reads without the header', undefined],
  ])('ends after 15 minutes in spite of %s', async (_, headers) => {
    for (let minute = 1; minute < 15; minute += 1) {
      pass(MINUTE);
      expect(await reads(headers)).toMatchObject({ status: 200 });
    }
    pass(MINUTE - 1);
    expect(await reads(headers)).toMatchObject({ status: 200 });
    pass(1);
    expect(await reads(headers)).toMatchObject({ status: 401, error: 'UNAUTHENTICATED', msg: IDLE });
  });

  it('is not revived by input that comes too late, on any call', async () => {
    pass(15 * MINUTE);
    expect(await reports()).toMatchObject({ status: 401, msg: IDLE });
    expect(await call('POST', '/common/view/add')).toMatchObject({ status: 401 });
    expect(await call('GET', '/no/such/path')).toMatchObject({ status: 401 });
    expect(await reads()).toMatchObject({ status: 401, msg: IDLE });
  });

  it('is in no list of open sessions any more', async () => {
    pass(14 * MINUTE);
    const other = await server.login('li.na');
    pass(MINUTE);
    token = other;
    expect(await call('GET', '/auth/session/page')).toMatchObject({ data: { total: 1, list: [{ isCurrent: true }] } });
  });

  it('that a person ended before is not called inactive', async () => {
    const ended = token;
    token = await server.login('li.na');
    expect(await call('POST', '/auth/session/end')).toMatchObject({ code: 200 });
    pass(15 * MINUTE);
    token = ended;
    const refused = await reads();
    expect(refused).toMatchObject({ status: 401, error: 'UNAUTHENTICATED' });
    expect(refused.msg).not.toBe(IDLE);
  });

  it('can say for a day why it ended, and is forgotten at a sign-in after that', async () => {
    const ended = token;
    pass(20 * HOUR);
    await server.login('m.tan');
    expect(await reads()).toMatchObject({ status: 401, msg: LONGEST });
    pass(5 * HOUR);
    await server.login('m.tan');
    token = ended;
    const refused = await reads();
    expect(refused).toMatchObject({ status: 401 });
    expect([IDLE, LONGEST]).not.toContain(refused.msg);
  });

  it('says in Chinese why it ended', async () => {
    pass(15 * MINUTE);
    expect(await reads({ 'accept-language': 'zh-CN' })).toMatchObject({ status: 401, msg: '由于长时间未操作，您已退出登录。' });
  });
});

describe('input', () => {
  beforeEach(() => open());

  it.each([
    ['a report', () => reports()],
    ['a change', () => call('POST', '/auth/session/end', { body: {} })],
    ['a change that is refused', () => call('POST', '/common/view/add', { body: {} })],
  ])('is %s: the idle time begins anew', async (_, input) => {
    pass(14 * MINUTE);
    expect((await input()).status).toBe(200);
    pass(15 * MINUTE - 1);
    expect((await reads()).status).toBe(200);
    pass(1);
    expect((await reads()).status).toBe(401);
  });

  it.each([
    ['a report that calls itself background', () => reports(BACKGROUND)],
    ['a renewed claim', () => call('POST', '/trade/withdraw/claim', { body: { items: [] }, headers: BACKGROUND })],
    ['a download', () => server.send('GET', '/trade/withdraw/down?columns=withdrawNo&format=csv', { token })],
    ['a read that denies to be background', () => reads({ 'x-background': '0' })],
    ['a sign-in of another session', () => server.login('li.na')],
  ])('is not %s', async (_, other) => {
    pass(14 * MINUTE);
    expect((await other()) ?? '').not.toBe('');
    pass(MINUTE);
    expect((await reads()).status).toBe(401);
  });

  it('belongs to one session', async () => {
    const other = await server.login('li.na');
    pass(14 * MINUTE);
    await reports();
    pass(MINUTE);
    expect((await reads()).status).toBe(200);
    expect((await server.send('GET', '/auth/current', { token: other })).status).toBe(401);
  });

  it('has no entry in the operation log', async () => {
    const before = server.platform.log.entries.length;
    await reports();
    expect(server.platform.log.entries.slice(before)).toEqual([]);
  });
});

describe('the longest time', () => {
  beforeEach(() => open());

  it('is 12 hours, whatever the operator does, and no renewed token is longer', async () => {
    for (let minute = 10; minute < 12 * 60; minute += 10) {
      pass(10 * MINUTE);
      expect((await reports()).status).toBe(200);
    }
    pass(10 * MINUTE - 1);
    expect((await reports()).status).toBe(200);
    pass(1);
    expect(await reports()).toMatchObject({ status: 401, msg: LONGEST });
  });
});

describe('the current-user call', () => {
  it('tells when the session ends: a read moves neither time, input moves one', async () => {
    await open();
    expect(await timesOf()).toEqual({
      idleSeconds: 900,
      idleEndsAt: '2026-11-20T06:46:02.114Z',
      endsAt: '2026-11-20T18:31:02.114Z',
    });
    pass(10 * MINUTE);
    expect(await timesOf()).toMatchObject({ idleEndsAt: '2026-11-20T06:46:02.114Z' });
    await reports();
    expect(await timesOf()).toMatchObject({ idleEndsAt: '2026-11-20T06:56:02.114Z', endsAt: '2026-11-20T18:31:02.114Z' });
  });

  it('tells the limits that the server was given', async () => {
    await open({ idleMinutes: 3, sessionHours: 0.1 });
    expect(await timesOf()).toEqual({
      idleSeconds: 180,
      idleEndsAt: '2026-11-20T06:34:02.114Z',
      endsAt: '2026-11-20T06:37:02.114Z',
    });
    pass(3 * MINUTE - 1);
    await reports();
    pass(3 * MINUTE);
    expect(await reads()).toMatchObject({ status: 401, msg: IDLE });
    token = await server.login('li.na');
    for (let minute = 2; minute <= 4; minute += 2) {
      pass(2 * MINUTE);
      await reports();
    }
    pass(2 * MINUTE);
    expect(await reads()).toMatchObject({ status: 401, msg: LONGEST });
  });

  it.each([{ idleMinutes: Number.NaN }, { idleMinutes: 0 }, { sessionHours: -1 }, { sessionHours: Number.NaN }])(
    'of a server is never without a limit: %j is refused',
    async (options) => {
      await open();
      expect(() => createPlatform({ days: 0, flow: 0, scale: 0, ...options })).toThrow('must be numbers above 0');
    },
  );
});

describe('the live stream', () => {
  const untilClosed = async (response: Response) => {
    let text = '';
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) text += Buffer.from(part).toString();
    return text;
  };

  it.each([
    [15 * MINUTE, {}],
    [12 * HOUR, { idleMinutes: 24 * 60 }],
  ])('keeps nothing alive, and closes with the session after %d ms', async (ms, options) => {
    await open({ events: true, ...options });
    const response = await server.send('GET', '/common/events', { token, headers: BACKGROUND });
    const text = untilClosed(response);
    pass(ms);
    expect(await text).toContain('event: end');
  });
});

describe('a changed password', () => {
  beforeEach(() => open());
  const NEW = 'three quiet rivers';
  const change = (headers?: Record<string, string>) =>
    server.send('POST', '/auth/password', { token, headers, body: { oldPassword: 'demo', newPassword: NEW } });

  it('gives its session another token: every former one is dead at once', async () => {
    const first = token;
    pass(11 * MINUTE);
    // Renewed by the report; the former token lives on for two minutes.
    await reports();
    const renewed = token;
    expect(renewed).not.toBe(first);
    const other = await server.login('li.na');
    const body = { oldPassword: demoPassword, newPassword: NEW };
    const done = await server.send('POST', '/auth/password', { token: first, body });
    expect(done.status).toBe(200);
    const fresh = done.headers.get('authorization') ?? '';
    const statuses = [];
    for (const one of [first, renewed, other, fresh])
      statuses.push((await server.send('GET', '/auth/current', { token: one })).status);
    expect(statuses).toEqual([401, 401, 401, 200]);
    token = fresh;
    expect(await timesOf()).toMatchObject({ endsAt: '2026-11-20T18:31:02.114Z' });
  });

  it('that is refused replaces nothing', async () => {
    const refused = await change();
    expect([(await server.json(refused)).code, refused.headers.get('authorization')]).toEqual([422, null]);
    expect((await reads()).status).toBe(200);
  });

  it('never hands its token to a repeated call', async () => {
    const headers = { 'idempotency-key': '0f0e9c2e-6b0f-4a43-9d3c-6f2a3a1f7c11' };
    const body = { oldPassword: demoPassword, newPassword: NEW };
    const done = await server.send('POST', '/auth/password', { token, headers, body });
    token = done.headers.get('authorization') ?? '';
    const again = await server.send('POST', '/auth/password', { token, headers, body });
    expect([again.headers.get('idempotency-replayed'), again.headers.get('authorization')]).toEqual(['true', null]);
    expect(await again.json()).toEqual(await done.json());
  });

  it('and the log knows the session of the call', async () => {
    await server.send('POST', '/auth/password', { token, body: { oldPassword: demoPassword, newPassword: NEW } });
    const [session] = server.platform.world.logins.filter(({ operator }) => operator.username === 'li.na').slice(-1);
    expect(server.platform.log.entries.at(-1)).toMatchObject({ about: { sessionId: session?.id } });
  });
});
