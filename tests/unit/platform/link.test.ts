import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../../../mock/base/demoAccounts';
import type { Envelope } from '../../../mock/engine/call';
import { aServer } from './support';

const DAY = 86_400_000;
const GOOD = 'correct horse battery';
type Server = Awaited<ReturnType<typeof aServer>>;
let server: Server;

beforeEach(async () => {
  server = await aServer({ days: 1, scale: 0, flow: 0, factors: true, inbox: true });
});
afterEach(async () => {
  expect(server.platform.check()).toEqual([]);
  await server.close();
});

type Answer = Envelope & { token: string | null };
async function post(path: string, body: object, token = ''): Promise<Answer> {
  const response = await server.send('POST', path, { body, token });
  return { ...((await response.json()) as Envelope), token: response.headers.get('authorization') };
}
interface Mail {
  to: string;
  username: string;
  kind: string;
  address: string;
  sentAt: string;
  validUntil: string;
}
const inbox = async () => ((await (await server.send('GET', '/__inbox')).json()) as { list: [Mail, ...Mail[]] }).list;
const tokenIn = ({ address }: Mail) => address.split('=')[1] ?? '';
const of = (username: string) => server.operator(username);
const advance = (ms: number) => server.platform.clock.advance(ms);

/** Lets a colleague mail a link for this operator. @returns its token, as the mail carries it */
async function mailTo(username: string): Promise<string> {
  const { id, version } = of(username);
  const body = { operatorId: id, version };
  expect(server.call('admin', 'POST /sys/operator/resetPassword', { body }).envelope).toMatchObject({ code: 200 });
  const [mail] = await inbox();
  expect(mail.username).toBe(username);
  return tokenIn(mail);
}
async function invite(roleCode: string): Promise<string> {
  const body = {
    username: 'n.newby',
    realName: 'Nia Newbyton',
    email: 'nia.newbyton@example.com',
    department: 'SUPPORT',
    roleCodes: [roleCode],
    dataScope: { type: 'ALL', values: [] },
  };
  expect(server.call('admin', 'POST /sys/operator/add', { body }).envelope).toMatchObject({ code: 200 });
  return tokenIn((await inbox())[0]);
}
const open = (token: string) => post('/auth/link/open', { token });
const finish = (token: string, password = GOOD) => post('/auth/link/finish', { token, password });
const login = (username: string, password: string) => post('/auth/login', { username, password });
const current = async (token: string | null) =>
  (await (await server.send('GET', '/auth/current', { token: token ?? '' })).json()) as Envelope;
const gone = { code: 410, error: 'GONE', token: null };
const refused = (rule: string) => ({
  code: 422,
  error: 'VALIDATION',
  token: null,
  data: { fields: [{ name: 'password', rule }] },
});

describe('an invitation', () => {
  it('is mailed with an address of the console and 32 random bytes, for 24 hours', async () => {
    const token = await invite('SUPPORT');
    const [mail] = await inbox();
    const now = server.platform.clock.now();
    expect(mail).toEqual({
      to: 'nia.newbyton@example.com',
      username: 'n.newby',
      kind: 'INVITE',
      address: `${server.url}/login#invite=${token}`,
      sentAt: new Date(now).toISOString(),
      validUntil: new Date(now + DAY).toISOString(),
    });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(of('n.newby').linkUntil).toBe(now + DAY);
  });

  it('says for whom it is, sets the password, activates and signs in', async () => {
    const token = await invite('SUPPORT');
    expect(await login('n.newby', GOOD)).toMatchObject({ code: 422 });
    expect(await open(token)).toMatchObject({
      code: 200,
      token: null,
      data: { kind: 'INVITE', username: 'n.newby', realName: 'Nia Newbyton' },
    });
    // Opening changes nothing.
    expect(of('n.newby').status).toBe('INVITED');
    const done = await finish(token);
    expect(done).toMatchObject({ code: 200, data: { mfaRequired: false } });
    expect((await current(done.token)).data).toMatchObject({ username: 'n.newby', mustEnrol: false });
    expect(of('n.newby')).toMatchObject({ status: 'ACTIVE', linkUntil: null, passwordChangedAt: server.platform.clock.now() });
    expect(await login('n.newby', GOOD)).toMatchObject({ code: 200, data: { mfaRequired: false } });
    expect(await login('n.newby', demoPassword)).toMatchObject({ code: 422 });
  });

  it('leads a person whose role requires a second factor to its setup at once', async () => {
    const { token } = await finish(await invite('FIN_REVIEWER'));
    expect((await current(token)).data).toMatchObject({
      username: 'n.newby',
      mustEnrol: true,
      access: [],
      enrolBy: new Date(server.platform.clock.now()).toISOString(),
    });
  });

  it('of the seeded world is in the mailbox, too', async () => {
    const [mail] = (await inbox()).filter(({ username }) => username === 'z.iyer');
    if (!mail) throw new Error('No mail');
    expect(Date.parse(mail.validUntil)).toBe(of('z.iyer').linkUntil);
    expect(await open(tokenIn(mail))).toMatchObject({ code: 200, data: { kind: 'INVITE', username: 'z.iyer' } });
  });
});

describe('a link', () => {
  it('counts once', async () => {
    const token = await mailTo('k.wong');
    expect(await finish(token)).toMatchObject({ code: 200 });
    expect(await open(token)).toMatchObject(gone);
    expect(await finish(token, 'another good password')).toMatchObject(gone);
    expect(await login('k.wong', GOOD)).toMatchObject({ code: 200 });
  });

  it('ends after 24 hours of the platform', async () => {
    const token = await mailTo('k.wong');
    advance(DAY - 1);
    expect(await open(token)).toMatchObject({ code: 200 });
    advance(1);
    expect(await open(token)).toMatchObject(gone);
    expect(await finish(token)).toMatchObject(gone);
    expect(await login('k.wong', demoPassword)).toMatchObject({ code: 200 });
  });

  it('is void after a newer one', async () => {
    const former = await mailTo('k.wong');
    const newer = await mailTo('k.wong');
    expect(former).not.toBe(newer);
    expect(await finish(former)).toMatchObject(gone);
    expect(await finish(newer)).toMatchObject({ code: 200 });
  });

  it.each(['DISABLED', 'LEFT'])('is void for an operator who is %s, and stays so after enabling', async (status) => {
    const token = await mailTo('k.wong');
    const reasonCode = status === 'LEFT' ? 'LEFT_COMPANY' : 'LONG_ABSENCE';
    const change = (verb: string, extra: object) => {
      const { id, version } = of('k.wong');
      return server.call('admin', `POST /sys/operator/${verb}`, { body: { operatorId: id, version, ...extra } }).envelope.code;
    };
    expect(change('disable', { reasonCode })).toBe(200);
    expect(of('k.wong')).toMatchObject({ status, linkUntil: null });
    expect(await open(token)).toMatchObject(gone);
    if (status === 'DISABLED') expect(change('enable', {})).toBe(200);
    expect(await finish(token)).toMatchObject(gone);
  });

  it('opens nothing for an account that has expired meanwhile', async () => {
    const token = await mailTo('k.wong');
    of('k.wong').validUntil = server.platform.clock.now() + 1000;
    advance(1000);
    expect(await finish(token)).toMatchObject(gone);
  });

  it('is refused with the same words for every reason', async () => {
    const used = await mailTo('k.wong');
    await finish(used);
    const [unknown, again] = [await open('x'.repeat(43)), await open(used)].map(({ traceId: _, ...rest }) => rest);
    expect(unknown).toEqual(again);
  });

  it('is stored as a hash', async () => {
    const token = await mailTo('k.wong');
    const kept = server.platform.world.links.byOperator.get(of('k.wong').id);
    expect(kept).toEqual({
      kind: 'RESET',
      hash: createHash('sha256').update(token).digest('hex'),
      expiresAt: server.platform.clock.now() + DAY,
    });
  });

  it('leaves neither token nor password in the log, which names the operator', async () => {
    const token = await mailTo('k.wong');
    await open(token);
    await finish(token, 'k.wong is my password');
    await finish(token);
    await finish(token);
    const entries = server.platform.log.entries.slice(-4);
    expect(entries).toMatchObject([
      { action: '/auth/link/open', username: 'k.wong', result: 'SUCCESS', level: 'INFO' },
      { action: '/auth/link/finish', username: 'k.wong', result: 'REFUSED', code: 422, level: 'HIGH' },
      { action: '/auth/link/finish', username: 'k.wong', result: 'SUCCESS', level: 'HIGH' },
      { action: '/auth/link/finish', username: '-', result: 'REFUSED', code: 410, level: 'MEDIUM' },
    ]);
    expect(entries[2]?.about).toMatchObject({
      entity: 'operator',
      ids: [of('k.wong').id],
      changes: [{ field: 'password', before: null, after: '******' }],
    });
    for (const secret of [token, GOOD, 'is my password', createHash('sha256').update(token).digest('hex')])
      expect(JSON.stringify(server.platform.log.entries)).not.toContain(secret);
  });
});

describe('sign-in rules', () => {
  const NOW_OPEN = { zone: 'Asia/Singapore', from: '14:00', to: '15:00', weekdays: [5] };
  // The platform's clock begins on Friday 20 November 2026, 14:31 in Singapore.
  const SHUT = { ...NOW_OPEN, from: '09:00', to: '14:31' };

  it.each([
    ['addresses of the operator', 'ADDRESS', () => Object.assign(of('k.wong'), { allowedCidrs: ['203.0.113.0/24'] })],
    ['hours of the operator', 'HOURS', () => Object.assign(of('k.wong'), { hours: SHUT })],
    [
      'hours of a role',
      'HOURS',
      () => Object.assign(server.platform.world.roles.get(of('k.wong').roles[0] ?? '') ?? {}, { hours: SHUT }),
    ],
  ])('%s are asked before the password is set: nothing changes, and the link stays', async (_, refusedBy, limit) => {
    const session = await server.login('k.wong');
    const token = await mailTo('k.wong');
    const before = JSON.stringify(of('k.wong'));
    limit();
    const { passwordChangedAt, version, linkUntil } = of('k.wong');
    const answer = await finish(token);
    expect(answer).toMatchObject({ code: 403, error: 'FORBIDDEN', token: null });
    expect(answer.msg).toBe(
      'You may not sign in from this address or at this time. Nothing was changed, and the link stays valid.',
    );
    expect(of('k.wong')).toMatchObject({ passwordChangedAt, version, linkUntil });
    expect(server.platform.log.entries.at(-1)).toMatchObject({
      action: '/auth/link/finish',
      username: 'k.wong',
      code: 403,
      level: 'MEDIUM',
      detail: JSON.stringify({ username: 'k.wong', kind: 'RESET', refusedBy }),
    });
    // The rules are lifted: the same link works, and was not used up.
    Object.assign(of('k.wong'), JSON.parse(before), { access: of('k.wong').access });
    for (const role of server.platform.world.roles.values()) role.hours = null;
    expect(await current(session)).toMatchObject({ code: 200 });
    const done = await finish(token);
    expect(done).toMatchObject({ code: 200, data: { mfaRequired: false } });
    const { list } = (await (await server.send('GET', '/auth/signIn/page', { token: done.token ?? '' })).json()).data as {
      list: unknown[];
    };
    expect(list.slice(0, 2)).toMatchObject([
      { method: 'LINK', isSuccess: true, reason: null },
      { method: 'LINK', isSuccess: false, reason: refusedBy },
    ]);
  });

  it('that allow address and time let the link pass', async () => {
    Object.assign(of('k.wong'), { allowedCidrs: ['127.0.0.0/8'], hours: NOW_OPEN });
    const { token } = await finish(await mailTo('k.wong'));
    expect(await current(token)).toMatchObject({ code: 200, data: { username: 'k.wong' } });
  });
});

describe('a new password', () => {
  it.each([
    ['eleven char', 'minLength'],
    ['x'.repeat(129), 'maxLength'],
    ['my K.WONG password', 'username'],
    [demoPassword, 'unique'],
    ['Password1234', 'strength'],
  ])('%j is refused (%s), and the link stays', async (password, rule) => {
    const token = await mailTo('k.wong');
    expect(await finish(token, password)).toMatchObject(refused(rule));
    expect(await finish(token, 'twelve chars')).toMatchObject({ code: 200 });
  });

  it('is none of the last five', async () => {
    const used = [1, 2, 3, 4, 5].map((count) => `${GOOD} ${count}`);
    for (const password of used) expect(await finish(await mailTo('k.wong'), password)).toMatchObject({ code: 200 });
    const token = await mailTo('k.wong');
    for (const password of used) expect(await finish(token, password)).toMatchObject(refused('unique'));
    // The sixth last.
    expect(await finish(token, `${GOOD} 6`)).toMatchObject({ code: 200 });
    expect(await finish(await mailTo('k.wong'), `${GOOD} 1`)).toMatchObject({ code: 200 });
  });

  it('ends all sessions and begun sign-ins, and frees a locked account', async () => {
    const open = await server.login('k.wong');
    expect(await current(open)).toMatchObject({ code: 200 });
    for (const _ of [1, 2, 3, 4, 5]) await login('k.wong', 'wrong password');
    expect(await login('k.wong', demoPassword)).toMatchObject({ code: 429 });
    const { token } = await finish(await mailTo('k.wong'));
    expect(await current(open)).toMatchObject({ code: 401 });
    expect(await current(token)).toMatchObject({ code: 200 });
    expect(await login('k.wong', GOOD)).toMatchObject({ code: 200 });
  });

  it('asks for the second factor of the operator, and nothing else opens the console', async () => {
    const begun = (await login('li.na', demoPassword)).data as { challengeId: string };
    const answer = await finish(await mailTo('li.na'));
    expect(answer).toMatchObject({ code: 200, token: null, data: { mfaRequired: true, methods: ['TOTP'] } });
    const [app] = server.platform.world.factors.sets.get(of('li.na').id)?.factors ?? [];
    if (app?.kind !== 'TOTP') throw new Error('No app');
    const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: server.platform.clock.now() });
    // A sign-in that began with the former password does not go on.
    expect(await post('/auth/mfa', { challengeId: begun.challengeId, code })).toMatchObject({ code: 410 });
    const { challengeId } = answer.data as { challengeId: string };
    const { token } = await post('/auth/mfa', { challengeId, code });
    expect((await current(token)).data).toMatchObject({ username: 'li.na', mustEnrol: false, enrolBy: null });
  });

  it('after a reset of the factors leads to the setup', async () => {
    Object.assign(server.platform.world.factors.sets.get(of('li.na').id) ?? {}, { factors: [], recovery: [] });
    const { token } = await finish(await mailTo('li.na'));
    expect((await current(token)).data).toMatchObject({ mustEnrol: true, access: [] });
  });
});

describe('the mailbox', () => {
  it('has the newest mail first', async () => {
    await mailTo('k.wong');
    await mailTo('li.na');
    expect((await inbox()).slice(0, 2).map(({ username, kind }) => [username, kind])).toEqual([
      ['li.na', 'RESET'],
      ['k.wong', 'RESET'],
    ]);
  });

  it('names the address of MOCK_ORIGIN', async () => {
    const other = await aServer({
      days: 1,
      scale: 0,
      flow: 0,
      factors: true,
      inbox: true,
      origin: 'https://console.example.com',
    });
    const answer = await other.send('GET', '/__inbox');
    const { list } = (await answer.json()) as { list: Mail[] };
    expect(list.map(({ address }) => address.split('#')[0])).toContain('https://console.example.com/login');
    await other.close();
  });

  it('exists only where it is asked for', async () => {
    const closed = await aServer({ days: 1, scale: 0, flow: 0 });
    expect((await closed.send('GET', '/__inbox')).status).toBe(401);
    await closed.close();
  });
});
