import { Secret, TOTP } from 'otpauth';
import type { Factor } from '@/contract';
import { demoAccounts, demoPassword } from '../../../mock/base/demoAccounts';
import type { Envelope } from '../../../mock/engine/call';
import { openChallenge } from '../../../mock/flow/factor/factors';
import { needsFactor } from '../../../mock/flow/roles';
import { aServer } from './support';

const STEP_MS = 30_000;
type Server = Awaited<ReturnType<typeof aServer>>;
let server: Server;

beforeEach(async () => {
  server = await aServer({ days: 1, scale: 0, flow: 0, factors: true });
});
afterEach(() => server.close());

type Answer = Envelope & { status: number; token: string | null; data: never };

async function post(path: string, body: object, token = ''): Promise<Answer> {
  const response = await server.send('POST', path, { body, token });
  return {
    ...((await response.json()) as Envelope & { data: never }),
    status: response.status,
    token: response.headers.get('authorization'),
  };
}
async function read(path: string, token = ''): Promise<Answer> {
  const response = await server.send('GET', path, { token });
  return { ...((await response.json()) as Envelope & { data: never }), status: response.status, token: null };
}
const login = (username: string) => post('/auth/login', { username, password: demoPassword });
const challengeOf = async (username: string) => ((await login(username)).data as { challengeId: string }).challengeId;
const verify = (challengeId: string, code: string) => post('/auth/mfa', { challengeId, code });
const world = () => server.platform.world;
const setOf = (username: string) => {
  const set = world().factors.sets.get(server.operator(username).id);
  if (!set) throw new Error(`${username} has no factors`);
  return set;
};
/** Code of an app, some steps from now, by a second implementation of the same object. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: server.platform.clock.now() + steps * STEP_MS,
  });
const secretOf = (username: string): string => {
  const [app] = setOf(username).factors;
  if (app?.kind !== 'TOTP') throw new Error(`${username} has no app`);
  return app.secret;
};
const codeFor = (username: string, steps = 0) => codeOf(secretOf(username), steps);
const signIn = async (username: string, steps = 0): Promise<string> => {
  const { token, msg } = await verify(await challengeOf(username), codeFor(username, steps));
  if (!token) throw new Error(msg);
  return token;
};

const PAGE = '/auth/factor/page?current=1&pageSize=10';
const current = async (token: string) => (await read('/auth/current', token)).data as Record<string, unknown>;

describe('a sign-in', () => {
  it('with a factor gives no token before the code', async () => {
    const first = await login('li.na');
    expect(first).toMatchObject({ code: 200, token: null, data: { mfaRequired: true, methods: ['TOTP'] } });
    const done = await verify((first.data as { challengeId: string }).challengeId, codeFor('li.na'));
    expect(done).toMatchObject({ code: 200, data: { recoveryLeft: 0 } });
    expect(await current(done.token ?? '')).toMatchObject({ username: 'li.na', factorCount: 1, mustEnrol: false, enrolBy: null });
  });

  it('without a factor is done in one step where no role requires one', async () => {
    const { token, data } = await login('k.wong');
    expect(data).toEqual({ mfaRequired: false });
    expect(await current(token ?? '')).toMatchObject({ factorCount: 0, mustEnrol: false, enrolBy: null });
    expect(await read(PAGE, token ?? '')).toMatchObject({ data: { list: [], total: 0, isRequired: false } });
  });

  it('asks nobody on a platform without second factors', async () => {
    const plain = await aServer({ days: 1, scale: 0, flow: 0 });
    const token = await plain.login('li.na');
    const answer = await plain.json(await plain.send('GET', '/auth/current', { token }));
    expect(answer).toMatchObject({ code: 200, data: { username: 'li.na' } });
    expect(answer.data).not.toHaveProperty('factorCount');
    await plain.close();
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('with the code of %i steps from now answers %i', async (steps, code) => {
    expect(await verify(await challengeOf('li.na'), codeFor('li.na', steps))).toMatchObject({ code });
  });

  it('never takes a code twice, nor an earlier one after a later one', async () => {
    await signIn('li.na');
    const again = await verify(await challengeOf('li.na'), codeFor('li.na'));
    expect(again).toMatchObject({ code: 422, token: null, data: { fields: [{ name: 'code', rule: 'credentials' }] } });
    server.platform.clock.advance(1000);
    expect(await verify(await challengeOf('li.na'), codeFor('li.na', -1))).toMatchObject({ code: 422 });
    server.platform.clock.advance(2000);
    expect(await verify(await challengeOf('li.na'), codeFor('li.na', 1))).toMatchObject({ code: 200 });
  });

  it('takes the code of nobody else', async () => {
    expect(await verify(await challengeOf('li.na'), codeFor('chen.yu'))).toMatchObject({ code: 422, token: null });
  });

  it('uses up its challenge, which ends after 5 minutes', async () => {
    const used = await challengeOf('li.na');
    await verify(used, codeFor('li.na'));
    expect(await verify(used, codeFor('li.na', 1))).toMatchObject({ code: 410, error: 'GONE', token: null });
    const late = await challengeOf('chen.yu');
    server.platform.clock.advance(5 * 60_000);
    expect(await verify(late, codeFor('chen.yu'))).toMatchObject({ code: 410, error: 'GONE' });
    expect(await verify('unknown', '123456')).toMatchObject({ code: 410 });
  });

  it('counts wrong codes like wrong passwords, and a right password does not forgive them', async () => {
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
      const challengeId = await challengeOf('li.na');
      expect(await verify(challengeId, '000000')).toMatchObject({ code: 422 });
      expect(await verify(challengeId, codeFor('li.na'))).toMatchObject({ code: 429, data: { retryAfterSec: seconds } });
      expect(await login('li.na')).toMatchObject({ code: 429, data: { retryAfterSec: seconds } });
      server.platform.clock.advance(seconds * 1000);
    }
    const tenth = await challengeOf('li.na');
    expect(await verify(tenth, '000000')).toMatchObject({ code: 429, error: 'RATE_LIMITED', data: { retryAfterSec: 900 } });
    expect(await verify(tenth, codeFor('li.na'))).toMatchObject({ code: 429 });
    expect(await login('li.na')).toMatchObject({ code: 429 });
  });

  it('of a disabled user stops between the steps', async () => {
    const challengeId = await challengeOf('li.na');
    server.operator('li.na').status = 'DISABLED';
    expect(await verify(challengeId, codeFor('li.na'))).toMatchObject({ code: 410, token: null });
  });

  it('logs the second step without its code', async () => {
    const code = codeFor('li.na');
    await verify(await challengeOf('li.na'), code);
    const entry = server.platform.log.entries.at(-1);
    expect(entry).toMatchObject({ action: '/auth/mfa', username: 'li.na', result: 'SUCCESS' });
    expect(JSON.stringify(entry)).not.toContain(code);
  });

  it.each(demoAccounts.map(({ username }) => username))('of %s needs one development call', async (username) => {
    const { data, token } = await login(username);
    const { challengeId } = data as { challengeId?: string };
    const answer = await server.send('GET', `/_sim/code?username=${username}`);
    const { code } = (await answer.json()) as { code: string | null };
    if (token) expect(code).toBeNull();
    else expect(await verify(challengeId ?? '', code ?? '')).toMatchObject({ code: 200, token: expect.any(String) });
  });

  it('gets unused codes only, until the next step must be awaited', async () => {
    const codes: (string | null)[] = [];
    for (const _ of [1, 2, 3]) {
      const answer = await server.send('GET', '/_sim/code?username=li.na');
      const { code } = (await answer.json()) as { code: string | null };
      codes.push(code);
      if (code) expect(await verify(await challengeOf('li.na'), code)).toMatchObject({ code: 200 });
    }
    expect(codes).toEqual([expect.any(String), expect.any(String), null]);
    expect(codes[0]).not.toBe(codes[1]);
    server.platform.clock.advance(STEP_MS);
    expect(await (await server.send('GET', '/_sim/code?username=li.na')).json()).toEqual({ code: expect.any(String) });
  });
});

describe('challenges', () => {
  it('are 100 at most for one operator and purpose, the newest, and push out none of another', () => {
    const { factors } = world();
    const [li, chen] = [server.operator('li.na'), server.operator('chen.yu')];
    const at = server.platform.clock.now();
    const others = [
      openChallenge(world(), chen, at, { kind: 'signIn' }),
      openChallenge(world(), li, at, { kind: 'enrol', secret: '' }),
    ];
    const own = Array.from({ length: 150 }, () => openChallenge(world(), li, at, { kind: 'signIn' }).challengeId);
    expect([...factors.challenges.keys()]).toEqual([...others.map(({ challengeId }) => challengeId), ...own.slice(50)]);
  });
});

describe('a role that requires a second factor', () => {
  it('is one whose keys move money or decide about rights, unless it says otherwise', () => {
    const needing = [...world().roles.values()].filter(needsFactor).map(({ code }) => code);
    expect(needing).toEqual([
      'SUPER_ADMIN',
      'SYS_ADMIN',
      'OPS_LEAD',
      'FIN_REVIEWER',
      'FIN_CHECKER',
      'RISK',
      'CHANNEL_OPS',
      'CARD_OPS',
      'MCH_MANAGER',
    ]);
    const [support, risk] = ['SUPPORT', 'RISK'].map((code) => world().roles.get(code));
    if (!support || !risk) throw new Error('No such role');
    expect([needsFactor({ ...support, mfaRequired: true }), needsFactor({ ...risk, mfaRequired: false })]).toEqual([true, false]);
    expect(needsFactor({ ...risk, status: 'DISABLED' })).toBe(false);
  });

  it('leaves its members time to set it up, from the first sign-in without one', async () => {
    Object.assign(setOf('li.na'), { factors: [], recovery: [] });
    const first = await login('li.na');
    const { enrolBy, mustEnrol, access } = await current(first.token ?? '');
    expect(Date.parse(String(enrolBy)) - server.platform.clock.now()).toBe(3 * 86_400_000);
    expect([mustEnrol, (access as string[]).length > 0]).toEqual([false, true]);
    server.platform.clock.advance(86_400_000);
    const second = await login('li.na');
    expect((await current(second.token ?? '')).enrolBy).toBe(enrolBy);
  });

  it.each([
    [5, false],
    [0, true],
  ])('leaves them the days of the policy: %i', async (days, isStopped) => {
    const token = await signIn('admin');
    const save = async (mfaGraceDays: number) => {
      const { version } = (await read('/sys/maintenance/get', token)).data as { version: number };
      return post('/sys/maintenance/policy', { version, mfaGraceDays, remark: 'Everybody is in the office' }, token);
    };
    expect(await save(3)).toMatchObject({ code: 422, data: { fields: [{ name: 'mfaGraceDays', rule: 'changes' }] } });
    expect(await save(31)).toMatchObject({ code: 422, data: { fields: [{ name: 'mfaGraceDays' }] } });
    expect(await save(days)).toMatchObject({ code: 200, data: { mfaGraceDays: days } });
    const [last] = (await read('/sys/maintenance/policy/history', token)).data as object[];
    expect(last).toMatchObject({ by: 'admin', changes: [], mfaGraceDays: { before: 3, after: days } });
    Object.assign(setOf('li.na'), { factors: [], recovery: [] });
    const { enrolBy, mustEnrol } = await current((await login('li.na')).token ?? '');
    expect([Date.parse(String(enrolBy)) - server.platform.clock.now(), mustEnrol]).toEqual([days * 86_400_000, isStopped]);
  });

  it('does not stop a session in which it is assigned: the time begins with the next sign-in', async () => {
    const { token } = await login('k.wong');
    server.operator('k.wong').roles = ['FIN_REVIEWER'];
    expect(await current(token ?? '')).toMatchObject({ mustEnrol: false, enrolBy: null });
    const next = await login('k.wong');
    expect(await current(next.token ?? '')).toMatchObject({ mustEnrol: false, enrolBy: expect.any(String) });
  });

  it('closes everything but the setup once the time is over, and opens it afterwards', async () => {
    const { token } = await login('e.lim');
    expect(await current(token ?? '')).toMatchObject({ mustEnrol: true, access: [], factorCount: 0 });
    for (const path of [
      '/trade/withdraw/page?current=1&pageSize=10',
      '/common/note/mention?current=1&pageSize=10',
      '/common/dict',
    ])
      expect(await read(path, token ?? '')).toMatchObject({
        code: 403,
        error: 'FORBIDDEN',
        msg: 'Set up a second factor first.',
      });
    expect(await post('/trade/withdraw/pass', { items: [{ withdrawNo: 'W1', version: 1 }] }, token ?? '')).toMatchObject({
      code: 403,
    });

    const begun = (await post('/auth/factor/begin', { kind: 'TOTP' }, token ?? '')).data as {
      challengeId: string;
      secret: string;
      uri: string;
    };
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Payment%20Console:e\.lim\?/);
    expect(begun.uri).toContain('algorithm=SHA1&digits=6&period=30');
    const body = { challengeId: begun.challengeId, name: ' My phone ' };
    expect(await post('/auth/factor/finish', { ...body, code: '000000' }, token ?? '')).toMatchObject({ code: 422 });
    const done = await post('/auth/factor/finish', { ...body, code: codeOf(begun.secret) }, token ?? '');
    expect(done).toMatchObject({ code: 200, data: { factor: { kind: 'TOTP', name: 'My phone', lastUsedAt: null } } });
    expect((done.data as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await current(token ?? '')).toMatchObject({ mustEnrol: false, factorCount: 1, enrolBy: null });
    expect(await read('/trade/withdraw/page?current=1&pageSize=10', token ?? '')).toMatchObject({ code: 200 });
    // The code of the setup is used, too.
    expect(await verify(await challengeOf('e.lim'), codeOf(begun.secret))).toMatchObject({ code: 422 });
  });
});

describe('own factors', () => {
  const begin = async (token: string) =>
    (await post('/auth/factor/begin', { kind: 'TOTP' }, token)).data as { challengeId: string; secret: string };
  async function add(token: string, name = 'Tablet') {
    const { challengeId, secret } = await begin(token);
    const answer = await post('/auth/factor/finish', { challengeId, name, code: codeOf(secret) }, token);
    expect(answer.code).toBe(200);
    return { ...(answer.data as { factor: Factor; recoveryCodes: string[] }), secret };
  }
  const remove = (token: string, factorId: string) => post('/auth/factor/remove', { factorId }, token);

  it('are listed newest first, without secrets', async () => {
    const token = await signIn('li.na');
    const { factor, secret } = await add(token);
    const { data } = await read(PAGE, token);
    expect(data).toMatchObject({
      total: 2,
      recoveryLeft: 10,
      isRequired: true,
      list: [{ factorId: factor.factorId, name: 'Tablet' }, { name: 'Phone' }],
    });
    for (const hidden of [secret, secretOf('li.na')]) expect(JSON.stringify(data)).not.toContain(hidden);
  });

  it('each open the door', async () => {
    const { secret } = await add(await signIn('li.na'));
    expect(await verify(await challengeOf('li.na'), codeOf(secret, 1))).toMatchObject({ code: 200 });
    expect(await verify(await challengeOf('li.na'), codeFor('li.na', 1))).toMatchObject({ code: 200 });
  });

  it('change only within 5 minutes after one was used in this session', async () => {
    const token = await signIn('li.na');
    const { factor } = await add(token);
    server.platform.clock.advance(5 * 60_000);
    for (const answer of [await remove(token, factor.factorId), await post('/auth/factor/begin', { kind: 'TOTP' }, token)])
      expect(answer).toMatchObject({ code: 428, error: 'STEP_UP_REQUIRED' });
    expect(setOf('li.na').factors).toHaveLength(2);
    expect(await remove(await signIn('li.na'), factor.factorId)).toMatchObject({ code: 200, data: { name: 'Tablet' } });
  });

  it('cannot lose the last one while a role requires it, else all', async () => {
    const token = await signIn('li.na');
    const [only] = setOf('li.na').factors;
    expect(await remove(token, only?.id ?? '')).toMatchObject({
      code: 403,
      msg: 'Your role requires a second factor. Add another one first.',
    });
    const { token: free } = await login('k.wong');
    const { factor } = await add(free ?? '');
    expect(await login('k.wong')).toMatchObject({ data: { mfaRequired: true } });
    expect(await remove(free ?? '', factor.factorId)).toMatchObject({ code: 200 });
    expect(setOf('k.wong')).toMatchObject({ factors: [], recovery: [] });
    expect(await login('k.wong')).toMatchObject({ data: { mfaRequired: false } });
  });

  it('belong to one operator', async () => {
    const [mine, theirs] = [await signIn('li.na'), await signIn('chen.yu')];
    const { challengeId, secret } = await begin(mine);
    expect(await post('/auth/factor/finish', { challengeId, name: 'X', code: codeOf(secret) }, theirs)).toMatchObject({
      code: 410,
    });
    expect(await remove(theirs, setOf('li.na').factors[0]?.id ?? '')).toMatchObject({ code: 404 });
    expect(await read(PAGE)).toMatchObject({ status: 401 });
    // A challenge of a setup is none of a sign-in.
    expect(await verify(challengeId, codeOf(secret))).toMatchObject({ code: 410 });
  });

  it('are logged when they change, without secret and code', async () => {
    const { factor, secret, recoveryCodes } = await add(await signIn('li.na'));
    const entry = server.platform.log.entries.at(-1);
    expect(entry).toMatchObject({
      action: '/auth/factor/finish',
      level: 'HIGH',
      about: { changes: [{ id: factor.factorId, before: null, after: 'Tablet' }] },
    });
    const text = JSON.stringify(server.platform.log.entries);
    for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden);
  });

  describe('recovery codes', () => {
    it('each work once, however they are typed, and only for their owner', async () => {
      const { recoveryCodes } = await add(await signIn('li.na'));
      const [first = '', second = ''] = recoveryCodes;
      expect(first).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
      expect(await login('li.na')).toMatchObject({ data: { methods: ['TOTP', 'RECOVERY'] } });
      expect(await verify(await challengeOf('chen.yu'), first)).toMatchObject({ code: 422 });
      server.platform.clock.advance(1000);
      expect(await verify(await challengeOf('li.na'), ` ${first.toLowerCase().replace('-', ' ')} `)).toMatchObject({
        code: 200,
        data: { recoveryLeft: 9 },
      });
      expect(await verify(await challengeOf('li.na'), first)).toMatchObject({ code: 422 });
      server.platform.clock.advance(2000);
      expect(await verify(await challengeOf('li.na'), second)).toMatchObject({ code: 200, data: { recoveryLeft: 8 } });
    });

    it('are replaced by their owner with a fresh factor, and the earlier ones end', async () => {
      const token = await signIn('li.na');
      const { recoveryCodes } = await add(token);
      const renew = (by: string) => post('/auth/factor/recovery', {}, by);
      server.platform.clock.advance(5 * 60_000);
      expect(await renew(token)).toMatchObject({ code: 428, error: 'STEP_UP_REQUIRED' });
      const answer = await renew(await signIn('li.na'));
      const { recoveryCodes: next } = answer.data as { recoveryCodes: string[] };
      expect(new Set([...recoveryCodes, ...next]).size).toBe(20);
      expect(await verify(await challengeOf('li.na'), recoveryCodes[0] ?? '')).toMatchObject({ code: 422 });
      server.platform.clock.advance(1000);
      expect(await verify(await challengeOf('li.na'), next[0] ?? '')).toMatchObject({ code: 200, data: { recoveryLeft: 9 } });
      expect(
        server.platform.log.entries.find(({ action, code }) => action === '/auth/factor/recovery' && code === 200),
      ).toMatchObject({
        level: 'HIGH',
        about: { name: 'li.na' },
      });
      const kept = JSON.stringify([server.platform.log.entries, setOf('li.na')]);
      for (const code of next) expect(kept).not.toContain(code.replace('-', ''));
      expect(await renew((await login('k.wong')).token ?? '')).toMatchObject({ code: 404 });
    });

    it('are stored as hashes, and replaced with the next factor', async () => {
      const token = await signIn('li.na');
      const { recoveryCodes } = await add(token);
      expect(JSON.stringify(setOf('li.na'))).not.toContain(recoveryCodes[0]?.replace('-', ''));
      await add(token, 'Watch');
      expect(await verify(await challengeOf('li.na'), recoveryCodes[0] ?? '')).toMatchObject({ code: 422 });
    });
  });
});

describe('a lost factor', () => {
  const reset = (token: string, name: string, more: object = {}) => {
    const { id, version } = server.operator(name);
    return post('/sys/operator/resetMfa', { operatorId: id, version, reasonCode: 'DEVICE_LOST', ...more }, token);
  };

  it('is removed by a colleague after a second person agreed, and all sessions end', async () => {
    world().approvals.isOn = true;
    const [mine, maker, other] = [await signIn('li.na'), await signIn('m.tan'), await signIn('admin')];
    const asked = await reset(maker, 'li.na');
    expect(asked).toMatchObject({ code: 202, data: { approvalNo: expect.any(String) } });
    expect(setOf('li.na').factors).toHaveLength(1);
    expect(await read('/auth/current', mine)).toMatchObject({ status: 200 });
    const { approvalNo } = asked.data as { approvalNo: string };
    const decide = (token: string) => post('/common/approval/decide', { approvalNo, decision: 'APPROVE', version: 1 }, token);
    expect(await decide(maker)).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    expect(await decide(other)).toMatchObject({ code: 200, data: { status: 'EXECUTED' } });
    expect(setOf('li.na')).toMatchObject({ factors: [], recovery: [] });
    expect(await read('/auth/current', mine)).toMatchObject({ status: 401 });
    const entry = server.platform.log.entries.find(({ action, code }) => action === 'sys:operator:resetMfa' && code === 200);
    expect(entry).toMatchObject({
      username: 'm.tan',
      level: 'HIGH',
      about: {
        name: 'li.na',
        reasonCode: 'DEVICE_LOST',
        approvedBy: 'admin',
        changes: [{ field: 'factorCount', before: '1', after: '0' }],
      },
    });
    // The password alone opens nothing but the setup: there is no second grace time.
    const { token } = await login('li.na');
    expect(await current(token ?? '')).toMatchObject({ mustEnrol: true, access: [] });
  });

  it('is not decided on by its owner', async () => {
    world().approvals.isOn = true;
    const owner = await signIn('admin');
    const { data } = await reset(await signIn('m.tan'), 'admin');
    const body = { approvalNo: (data as { approvalNo: string }).approvalNo, decision: 'APPROVE', version: 1 };
    expect(await post('/common/approval/decide', body, owner)).toMatchObject({ code: 403 });
    expect(setOf('admin').factors).toHaveLength(1);
  });

  it('takes effect at once on a platform without approvals', async () => {
    expect(await reset(await signIn('admin'), 'li.na')).toMatchObject({
      code: 200,
      data: { factorCount: 0, onlineSessions: 0 },
    });
    expect(setOf('li.na').factors).toEqual([]);
  });

  it('needs the key, a reason, another person and a factor', async () => {
    const token = await signIn('admin');
    expect(await reset(await signIn('chen.yu'), 'li.na')).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    expect(await reset(token, 'li.na', { reasonCode: 'OTHER' })).toMatchObject({ code: 422 });
    expect(await reset(token, 'li.na', { version: 7 })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    expect(await reset(token, 'admin')).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    expect(await reset(token, 'k.wong')).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      msg: 'k.wong has no second factor.',
    });
  });
});
