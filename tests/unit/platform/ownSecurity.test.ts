import { demoPassword } from '../../../mock/base/demoAccounts';
import type { Envelope } from '../../../mock/engine/call';
import { openChallenge } from '../../../mock/flow/factor/factors';
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
const change = (oldPassword: string, newPassword: string) => post('/auth/password', { oldPassword, newPassword });
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
    const send = async () => (await server.send('POST', '/auth/password', { body, token, headers })).json();
    const [first, again] = [await send(), await send()];
    expect(first).toMatchObject({ code: 200, data: { ended: 0 } });
    expect((again as Answer).data).toEqual((first as Answer).data);
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
    expect(await change(present, demoPassword)).toMatchObject({ code: 200 });
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
