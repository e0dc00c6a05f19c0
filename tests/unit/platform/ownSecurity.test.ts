import { demoPassword } from '../../../mock/base/demoAccounts';
import type { Envelope } from '../../../mock/engine/call';
import { nextCode, openChallenge } from '../../../mock/flow/factor/factors';
import { mailLink } from '../../../mock/flow/signIn/links';
import { aServer } from './support';

type Answer = Envelope & { data: never };
interface Page {
  total: number;
  list: { sessionId: string; isCurrent: boolean; ip: string }[];
}

const NEW = 'three quiet rivers';
let server: Awaited<ReturnType<typeof aServer>>;
let token: string;

beforeEach(async () => {
  server = await aServer({ days: 1, scale: 0, flow: 0 });
  token = await server.login('li.na');
});
afterEach(() => server.close());

const post = async (path: string, body: object, of = token): Promise<Answer> =>
  (await (await server.send('POST', path, { body, token: of })).json()) as Answer;
/** Changes the password; the session goes on with the token of the answer. */
async function change(oldPassword: string, newPassword: string): Promise<Answer> {
  const response = await server.send('POST', '/auth/password', { body: { oldPassword, newPassword }, token });
  token = response.headers.get('authorization') ?? token;
  return (await response.json()) as Answer;
}
const sessions = async (): Promise<Page> =>
  ((await (await server.send('GET', '/auth/session/page', { token })).json()) as Answer).data;
const statusOf = async (of: string) => (await server.send('GET', '/auth/current', { token: of })).status;
const ruleAt = (name: string, rule: string) => ({ code: 422, error: 'VALIDATION', data: { fields: [{ name, rule }] } });
/** No wait after a failure is left. */
const rest = () => server.platform.clock.advance(60_000);

describe('the own password', () => {
  it('is replaced: the new one signs in, the former does not', async () => {
    expect(await change(demoPassword, NEW)).toMatchObject({ code: 200, data: { ended: 0 } });
    expect(await server.login('li.na', demoPassword)).toBe('');
    rest();
    expect(await server.login('li.na', NEW)).not.toBe('');
  });

  it('ends the other sessions, and not the one that changed it', async () => {
    const other = await server.login('li.na');
    const colleague = await server.login('chen.yu');
    expect(await change(demoPassword, NEW)).toMatchObject({ code: 200, data: { ended: 1 } });
    expect([await statusOf(token), await statusOf(other), await statusOf(colleague)]).toEqual([200, 401, 200]);
  });

  it('makes a mailed link void, and ends a sign-in that waits for its second step', async () => {
    const { world, clock } = server.platform;
    const operator = server.operator('li.na');
    mailLink(world, operator, clock.now(), 'mailed');
    openChallenge(world, operator, clock.now(), { kind: 'signIn' });
    expect(await post('/auth/link/open', { token: 'mailed' }, '')).toMatchObject({ code: 200 });
    expect(await change(demoPassword, NEW)).toMatchObject({ code: 200 });
    expect(await post('/auth/link/open', { token: 'mailed' }, '')).toMatchObject({ code: 410, error: 'GONE' });
    expect(world.factors.challenges.size).toBe(0);
  });

  it('is changed once for a call that is sent again with its key', async () => {
    const headers = { 'Idempotency-Key': '0f0e9c2e-6b0f-4a43-9d3c-6f2a3a1f7c11' };
    const body = { oldPassword: demoPassword, newPassword: NEW };
    const send = (of: string) => server.send('POST', '/auth/password', { body, token: of, headers });
    const first = await send(token);
    const again = await send(first.headers.get('authorization') ?? '');
    const { data } = (await first.json()) as Answer;
    expect(data).toMatchObject({ ended: 0 });
    expect(((await again.json()) as Answer).data).toEqual(data);
  });

  it('needs the present one, and a wrong one waits like a failed sign-in', async () => {
    expect(await change('not this one', NEW)).toMatchObject(ruleAt('oldPassword', 'credentials'));
    expect(await change(demoPassword, NEW)).toMatchObject({ code: 429, error: 'RATE_LIMITED' });
    rest();
    expect(await change(demoPassword, NEW)).toMatchObject({ code: 200 });
  });

  it.each([
    ['eleven lette', 12, 200],
    ['eleven lett', 11, 422],
  ])('%s, with %d characters, gives %d', async (password, length, code) => {
    expect(password).toHaveLength(length);
    expect((await change(demoPassword, password)).code).toBe(code);
  });

  it('does not contain the username, and is none of the last five', async () => {
    expect(await change(demoPassword, 'My name is LI.NA')).toMatchObject(ruleAt('newPassword', 'username'));
    const chosen = ['one quiet river', 'two quiet rivers', NEW, 'four quiet rivers', 'five quiet rivers'];
    let present = demoPassword;
    for (const next of chosen) {
      expect(await change(present, next)).toMatchObject({ code: 200 });
      present = next;
    }
    for (const former of chosen) expect(await change(present, former)).toMatchObject(ruleAt('newPassword', 'unique'));
    // The sixth before is forgotten.
    expect(await change(present, 'a sixth quiet river')).toMatchObject({ code: 200 });
    expect(await change('a sixth quiet river', 'one quiet river')).toMatchObject({ code: 200 });
  });

  // Judged by hand: a word and a run, a season with its year, a row of keys, a repeated pair, the own name, and words without relation.
  it.each([
    ['password1234', 422],
    ['Summer2026!!!!', 422],
    ['qwertyuiop12', 422],
    ['abababababab', 422],
    ['123456789012', 422],
    ['Na Li Na Li Na', 422],
    ['tram-olive-77-cabinet', 200],
    ['correcthorsebatterystaple', 200],
  ])('%j, as easy to guess as it is, gives %d', async (password, code) => {
    const answer = await change(demoPassword, password);
    expect(answer).toMatchObject(code === 200 ? { code } : ruleAt('newPassword', 'strength'));
  });

  it('never enters the operation log', async () => {
    await change('not this one', NEW);
    rest();
    await change(demoPassword, NEW);
    const log = JSON.stringify(server.platform.log.entries.slice(-2));
    expect(log).toContain('/auth/password');
    expect(log).not.toMatch(/not this one|three quiet rivers|demo-password/);
  });
});

describe('the own sessions', () => {
  it('are listed with their address, and the present one is marked', async () => {
    await server.login('li.na');
    await server.login('chen.yu');
    const { total, list } = await sessions();
    expect(total).toBe(list.length);
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(list.every(({ ip }) => ip !== '')).toBe(true);
  });

  it('end one by one, or all but the present one', async () => {
    const [first, second] = [await server.login('li.na'), await server.login('li.na')];
    const before = await sessions();
    const newest = before.list.find(({ isCurrent }) => !isCurrent);
    expect(await post('/auth/session/end', { sessionId: newest?.sessionId })).toMatchObject({ code: 200, data: { ended: 1 } });
    expect(await post('/auth/session/end', {})).toMatchObject({ code: 200, data: { ended: before.total - 2 } });
    expect([await statusOf(first), await statusOf(second), await statusOf(token)]).toEqual([401, 401, 200]);
    expect((await sessions()).total).toBe(1);
  });

  it('never the present one, and none of a colleague', async () => {
    const { list } = await sessions();
    const own = list.find(({ isCurrent }) => isCurrent)?.sessionId;
    expect(await post('/auth/session/end', { sessionId: own })).toMatchObject(ruleAt('sessionId', 'own'));
    const colleague = await server.login('chen.yu');
    const theirs = server.platform.world.logins.at(-1)?.id;
    expect(await post('/auth/session/end', { sessionId: theirs })).toMatchObject({ code: 404, error: 'NOT_FOUND' });
    expect(await statusOf(colleague)).toBe(200);
  });
});

describe('an eleventh session', () => {
  const notices = async () =>
    ((await (await server.send('GET', '/common/notice/page', { token })).json()) as { data: { list: object[] } }).data.list;

  it('ends the one that was used longest ago, not the oldest, and tells the operator', async () => {
    const others: string[] = [];
    while (others.length < 9) {
      server.platform.clock.advance(1);
      others.push(await server.login('li.na'));
    }
    expect((await sessions()).total).toBe(10);
    server.platform.clock.advance(1);
    expect(await statusOf(token)).toBe(200);
    const eleventh = await server.login('li.na');
    // The first of them has not been used since; the oldest has.
    expect(await Promise.all([token, ...others, eleventh].map(statusOf))).toEqual([200, 401, ...Array(9).fill(200)]);
    expect((await sessions()).total).toBe(10);
    expect(await notices()).toMatchObject([{ kind: 'SESSION_ENDED', by: null, count: 1 }]);
  });

  it('ends none of a colleague, and leaves no token of an ended session', async () => {
    const colleague = await server.login('chen.yu');
    for (let left = 25; left > 0; left -= 1) await server.login('li.na');
    expect(await statusOf(colleague)).toBe(200);
    const tokens = server.platform.kept
      .filter((one): one is Map<string, object> => String(one) === '[object Map]')
      .find((one) => [...one.values()].some((value) => Object.hasOwn(value, 'bornAt')));
    // Ten of one operator and the colleague's.
    expect(tokens?.size).toBe(11);
  });
});

describe('the own last sign-ins', () => {
  interface SignIn {
    logNo: string;
    at: string;
    ip: string;
    userAgent: string | null;
    method: string;
    isSuccess: boolean;
    reason: string | null;
  }
  const read = async (query = '', of = token): Promise<{ total: number; list: SignIn[] }> =>
    ((await (await server.send('GET', `/auth/signIn/page${query}`, { token: of })).json()) as Answer).data;
  const shown = async (of = token) =>
    (await read('?pageSize=200', of)).list.map(({ method, isSuccess, reason }) => `${method} ${isSuccess ? 'in' : reason}`);
  const withBrowser = (userAgent: string) => ({ 'user-agent': userAgent });
  const attempt = async (username: string, password: string, userAgent = 'Browser A') => {
    const response = await server.send('POST', '/auth/login', { body: { username, password }, headers: withBrowser(userAgent) });
    return { ...((await response.json()) as Answer), token: response.headers.get('authorization') ?? '' };
  };
  const answer = async (body: object, userAgent = 'Browser A') =>
    (await (await server.send('POST', '/auth/mfa', { body, headers: withBrowser(userAgent) })).json()) as Answer;

  it('are listed newest first, those that failed and waited too, with address, browser and time', async () => {
    await attempt('li.na', 'not this one', 'Browser B');
    await attempt('li.na', demoPassword, 'Browser B');
    const now = server.platform.clock.now();
    rest();
    await attempt('li.na', demoPassword, 'Browser C');
    const { total, list } = await read();
    expect(total).toBe(4);
    // The number of a log entry is its time and its position, which is the last one for the last attempt.
    const stamp = new Date(now + 60_000).toISOString().replace(/\D/g, '').slice(0, 14);
    expect(list[0]?.logNo).toBe(`O${stamp}${String(server.platform.log.last.seq).padStart(6, '0')}`);
    expect(new Set(list.map(({ logNo }) => logNo)).size).toBe(4);
    const from = { ip: '127.0.0.1', method: 'PASSWORD' };
    expect(list).toMatchObject([
      { ...from, userAgent: 'Browser C', isSuccess: true, reason: null, at: new Date(now + 60_000).toISOString() },
      { ...from, userAgent: 'Browser B', isSuccess: false, reason: 'WAIT', at: new Date(now).toISOString() },
      { ...from, userAgent: 'Browser B', isSuccess: false, reason: 'CREDENTIALS' },
      { ...from, isSuccess: true, reason: null },
    ]);
  });

  it('are those of the caller only', async () => {
    await attempt('chen.yu', 'not this one');
    rest();
    await attempt('no.such.name', 'not this one');
    rest();
    const colleague = await server.login('chen.yu');
    expect(await shown()).toEqual(['PASSWORD in']);
    expect(await shown(colleague)).toEqual(['PASSWORD in', 'PASSWORD CREDENTIALS']);
    expect((await server.send('GET', '/auth/signIn/page', {})).status).toBe(401);
  });

  it('name the rule that refused, to their owner', async () => {
    const operator = server.operator('li.na');
    operator.allowedCidrs = ['203.0.113.0/24'];
    expect(await attempt('li.na', demoPassword)).toMatchObject({ code: 422 });
    operator.allowedCidrs = [];
    rest();
    operator.hours = { zone: 'Asia/Singapore', from: '01:00', to: '02:00', weekdays: [1] };
    expect(await attempt('li.na', demoPassword)).toMatchObject({ code: 422 });
    operator.hours = null;
    rest();
    operator.status = 'DISABLED';
    expect(await attempt('li.na', demoPassword)).toMatchObject({ code: 422 });
    operator.status = 'ACTIVE';
    expect(await shown()).toEqual(['PASSWORD STATUS', 'PASSWORD HOURS', 'PASSWORD ADDRESS', 'PASSWORD in']);
  });

  it('come page by page', async () => {
    for (let n = 0; n < 4; n += 1) await attempt('li.na', demoPassword, `Browser ${n}`);
    const agents = async (query: string) => (await read(query)).list.map(({ userAgent }) => userAgent);
    expect(await agents('?current=1&pageSize=2')).toEqual(['Browser 3', 'Browser 2']);
    expect(await agents('?current=2&pageSize=2')).toEqual(['Browser 1', 'Browser 0']);
    expect(await read('?current=3&pageSize=2')).toMatchObject({ total: 5, list: [{ isSuccess: true }] });
    expect(await agents('?current=4&pageSize=2')).toEqual([]);
  });

  it('are one row for both steps, and a right password without the second step is listed', async () => {
    await server.close();
    server = await aServer({ days: 1, scale: 0, flow: 0, factors: true });
    const operator = server.operator('li.na');
    const code = () => nextCode(server.platform.world, operator, server.platform.clock.now());
    // Somebody with the password alone, then with a wrong code.
    await attempt('li.na', demoPassword, 'Stranger');
    const { challengeId: first } = (await attempt('li.na', demoPassword, 'Other stranger')).data;
    expect(await answer({ challengeId: first, code: '000000' }, 'Other stranger')).toMatchObject({ code: 422 });
    rest();
    const { challengeId: second } = (await attempt('li.na', demoPassword)).data;
    const response = await server.send('POST', '/auth/mfa', {
      body: { challengeId: second, code: code() },
      headers: withBrowser('Browser A'),
    });
    token = response.headers.get('authorization') ?? '';
    expect((await read()).list.map(({ userAgent, method, reason }) => [userAgent, method, reason])).toEqual([
      ['Browser A', 'TOTP', null],
      ['Other stranger', 'TOTP', 'CODE'],
      ['Stranger', 'PASSWORD', 'UNFINISHED'],
    ]);
  });
});
