import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../../../mock/base/demoAccounts';
import type { Envelope } from '../../../mock/engine/call';
import { nextCode } from '../../../mock/flow/factor/factors';
import { isOwnOrigin, relyingPartyOf } from '../../../mock/flow/factor/passkeys';
import type { World } from '../../../mock/model/world';
import { anAuthenticator, type Deviation } from '../../support/authenticator';
import { aServer } from './support';

type Server = Awaited<ReturnType<typeof aServer>>;
type Authenticator = ReturnType<typeof anAuthenticator>;
type Answer = Envelope & { token: string | null; data: never };
interface Asked {
  challengeId: string;
  methods: string[];
  options: { challenge: string } & Record<string, unknown>;
}

const SECOND = 1000;
const MINUTE = 60_000;
const KEY = '通行密钥';
let server: Server;

beforeEach(async () => {
  server = await aServer({ days: 1, scale: 0, flow: 0, factors: true });
});
afterEach(() => server.close());

async function post(path: string, body: object, token = '', headers: Record<string, string> = {}): Promise<Answer> {
  const response = await server.send('POST', path, { body, token, headers });
  return { ...((await response.json()) as Envelope & { data: never }), token: response.headers.get('authorization') };
}
const login = async (username: string): Promise<Asked> => (await post('/auth/login', { username, password: demoPassword })).data;
const verify = (challengeId: string, assertion: object, headers?: Record<string, string>) =>
  post('/auth/mfa', { challengeId, assertion }, '', headers);
const pass = (ms: number) => server.platform.clock.advance(ms);

/** A token of a session that has just proved a second factor by a code. */
async function withCode(username: string): Promise<string> {
  const { challengeId } = await login(username);
  const code = nextCode(server.platform.world, server.operator(username), server.platform.clock.now());
  const { token, msg } = await post('/auth/mfa', { challengeId, code });
  if (!token) throw new Error(msg);
  return token;
}
const begin = async (token: string): Promise<Asked> => (await post('/auth/factor/begin', { kind: 'PASSKEY' }, token)).data;
const finish = (token: string, challengeId: string, attestation: object) =>
  post('/auth/factor/finish', { challengeId, attestation, name: KEY }, token);

/** An operator with a passkey beside the app. */
async function withPasskey(username: string, own?: Deviation): Promise<Authenticator> {
  const authenticator = anAuthenticator(own);
  const token = await withCode(username);
  const { challengeId, options } = await begin(token);
  const { code, msg } = await finish(token, challengeId, authenticator.create(options));
  if (code !== 200) throw new Error(msg);
  return authenticator;
}

const stored = (username: string) => {
  const set = server.platform.world.factors.sets.get(server.operator(username).id);
  const found = set?.factors.find((factor) => factor.kind === 'PASSKEY');
  if (found?.kind !== 'PASSKEY') throw new Error(`${username} has no passkey`);
  return found;
};
const REFUSED = { code: 422, error: 'VALIDATION', token: null, data: { fields: [{ name: 'assertion', rule: 'credentials' }] } };
const GONE = { code: 410, error: 'GONE', token: null };

describe('adding a passkey', () => {
  it('asks the browser for one that it can find by itself and that verifies the person', async () => {
    const { id, username, realName } = server.operator('li.na');
    const { options } = await begin(await withCode('li.na'));
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'Payment Console' },
      user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: realName },
      pubKeyCredParams: [
        { alg: -7, type: 'public-key' },
        { alg: -257, type: 'public-key' },
      ],
      timeout: 120_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('lists it, gives new recovery codes, and excludes it from the next one', async () => {
    const token = await withCode('li.na');
    const { challengeId, options } = await begin(token);
    const authenticator = anAuthenticator();
    const done = await finish(token, challengeId, authenticator.create(options));
    expect(done).toMatchObject({ code: 200, data: { factor: { kind: 'PASSKEY', name: KEY, lastUsedAt: null } } });
    expect((done.data as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    const page = await server.json(await server.send('GET', '/auth/factor/page?current=1&pageSize=10', { token }));
    expect(page.data).toMatchObject({ total: 2, kinds: ['TOTP', 'PASSKEY'], list: [{ kind: 'PASSKEY' }, { kind: 'TOTP' }] });
    expect((await begin(token)).options.excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'http://localhost.evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['in a frame of another site', { isFramed: true }],
  ])('%s is refused, and the challenge stays open', async (_, deviation) => {
    const token = await withCode('li.na');
    const { challengeId, options } = await begin(token);
    const authenticator = anAuthenticator();
    expect(await finish(token, challengeId, authenticator.create(options, deviation))).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'attestation', rule: 'credentials' }] },
    });
    expect(await finish(token, challengeId, authenticator.create(options))).toMatchObject({ code: 200 });
  });

  it('is refused twice, later than 2 minutes, by somebody else, and of a passkey that somebody has', async () => {
    const [token, other] = [await withCode('li.na'), await withCode('chen.yu')];
    const first = await begin(token);
    const authenticator = anAuthenticator();
    const attestation = authenticator.create(first.options);
    expect(await finish(other, first.challengeId, attestation)).toMatchObject(GONE);
    expect(await finish(token, first.challengeId, attestation)).toMatchObject({ code: 200 });
    expect(await finish(token, first.challengeId, attestation)).toMatchObject(GONE);
    const theirs = await begin(other);
    expect(await finish(other, theirs.challengeId, authenticator.create(theirs.options))).toMatchObject({ code: 422 });
    pass(2 * MINUTE + 1);
    expect(await finish(other, theirs.challengeId, anAuthenticator().create(theirs.options))).toMatchObject(GONE);
  });

  it('takes one answer, of the kind that was begun', async () => {
    const token = await withCode('li.na');
    const { challengeId, options } = await begin(token);
    const attestation = anAuthenticator().create(options);
    const both = { challengeId, name: KEY, attestation, code: '123456' };
    for (const body of [both, { challengeId, name: KEY }])
      expect(await post('/auth/factor/finish', body, token)).toMatchObject({ code: 422, data: { fields: [{ name: 'code' }] } });
    expect(await post('/auth/factor/finish', { challengeId, name: KEY, code: '123456' }, token)).toMatchObject(GONE);
    const app = (await post('/auth/factor/begin', { kind: 'TOTP' }, token)).data as { challengeId: string; secret: string };
    expect(await finish(token, app.challengeId, attestation)).toMatchObject(GONE);
    const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: server.platform.clock.now() });
    const done = await post('/auth/factor/finish', { challengeId: app.challengeId, name: 'App', code }, token);
    expect(done).toMatchObject({ code: 200, data: { factor: { kind: 'TOTP' } } });
  });
});

describe('a sign-in with a passkey', () => {
  it('is offered and accepted beside the code, once', async () => {
    const authenticator = await withPasskey('li.na');
    const { challengeId, methods, options } = await login('li.na');
    expect(methods).toEqual(['TOTP', 'PASSKEY', 'RECOVERY']);
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 120_000,
      rpId: 'localhost',
      allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
      userVerification: 'required',
    });
    const assertion = authenticator.get(options);
    expect(await verify(challengeId, assertion)).toMatchObject({
      code: 200,
      token: expect.any(String),
      data: { recoveryLeft: 10 },
    });
    expect(stored('li.na')).toMatchObject({ counter: 1, lastUsedAt: server.platform.clock.now() });
    // The same answer again, on its own challenge and on the next one.
    expect(await verify(challengeId, assertion)).toMatchObject(GONE);
    expect(await verify((await login('li.na')).challengeId, assertion)).toMatchObject(REFUSED);
  });

  it('counts once when the same answer arrives twice at the same moment', async () => {
    const authenticator = await withPasskey('li.na');
    const { challengeId, options } = await login('li.na');
    const assertion = authenticator.get(options);
    const answers = await Promise.all([verify(challengeId, assertion), verify(challengeId, assertion)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 410]);
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'http://evil.example' }],
    ['of an address without a name', { origin: 'http://127.0.0.1:8000' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['in a frame of another site', { isFramed: true }],
  ])('%s is refused like a wrong code, and the challenge stays open', async (_, deviation) => {
    const authenticator = await withPasskey('li.na');
    const { challengeId, options } = await login('li.na');
    expect(await verify(challengeId, authenticator.get(options, deviation))).toMatchObject(REFUSED);
    expect(server.operator('li.na').failures).toBe(1);
    pass(SECOND);
    expect(await verify(challengeId, authenticator.get(options))).toMatchObject({ code: 200 });
  });

  it('is refused when another page sends it, and the header alone makes nothing right', async () => {
    const authenticator = await withPasskey('li.na');
    const { challengeId, options } = await login('li.na');
    const origin = 'http://localhost:8000';
    const sent = authenticator.get(options);
    expect(await verify(challengeId, sent, { origin: 'http://localhost:9000' })).toMatchObject(REFUSED);
    pass(SECOND);
    const foreign = authenticator.get(options, { origin: 'http://evil.example' });
    expect(await verify(challengeId, foreign, { origin })).toMatchObject(REFUSED);
    pass(2 * SECOND);
    expect(await verify(challengeId, authenticator.get(options), { origin })).toMatchObject({ code: 200 });
  });

  it('needs a counter that rises, unless the authenticator does not count', async () => {
    const authenticator = await withPasskey('li.na');
    const signIn = async (counter: number) => {
      const { challengeId, options } = await login('li.na');
      const { code } = await verify(challengeId, authenticator.get(options, { counter }));
      if (code !== 200) pass(4 * SECOND);
      return code;
    };
    expect([await signIn(0), await signIn(0), await signIn(7), await signIn(7), await signIn(6), await signIn(0)]).toEqual([
      200, 200, 200, 422, 422, 422,
    ]);
    expect(stored('li.na').counter).toBe(7);
    expect(await signIn(8)).toBe(200);
  });

  it('that was copied is in the operation log at the highest level, and a wrong one is not', async () => {
    const authenticator = await withPasskey('li.na', { counter: 7 });
    const lastEntry = () => server.platform.log.entries.at(-1);
    for (const deviation of [{ counter: 8, isVerified: false }, { counter: 6 }]) {
      const { challengeId, options } = await login('li.na');
      expect(await verify(challengeId, authenticator.get(options, deviation))).toMatchObject(REFUSED);
      expect(lastEntry()).toMatchObject(
        deviation.isVerified === false
          ? { level: 'MEDIUM', detail: '{"username":"li.na","method":"PASSKEY"}' }
          : { level: 'CRITICAL', detail: `{"username":"li.na","method":"PASSKEY","copiedPasskey":"${stored('li.na').id}"}` },
      );
      pass(MINUTE);
    }
  });

  it('must come within 2 minutes, while a code may take 5', async () => {
    const authenticator = await withPasskey('li.na');
    const inTime = await login('li.na');
    pass(2 * MINUTE);
    expect(await verify(inTime.challengeId, authenticator.get(inTime.options))).toMatchObject({ code: 200 });
    const late = await login('li.na');
    pass(2 * MINUTE + 1);
    expect(await verify(late.challengeId, authenticator.get(late.options))).toMatchObject(GONE);
    const code = nextCode(server.platform.world, server.operator('li.na'), server.platform.clock.now());
    expect(await post('/auth/mfa', { challengeId: late.challengeId, code })).toMatchObject({ code: 200 });
  });

  it('takes the passkey of nobody else, and no challenge of another person or purpose', async () => {
    const [mine, theirs] = [await withPasskey('li.na'), await withPasskey('chen.yu')];
    const asked = await login('li.na');
    expect(await verify(asked.challengeId, theirs.get(asked.options))).toMatchObject(REFUSED);
    pass(SECOND);
    const other = await login('chen.yu');
    expect(await verify(other.challengeId, mine.get(asked.options))).toMatchObject(REFUSED);
    pass(2 * SECOND);
    const setup = await begin(await withCode('r.santos'));
    expect(await verify(setup.challengeId, mine.get(setup.options))).toMatchObject(GONE);
    expect(await verify(asked.challengeId, mine.get(asked.options))).toMatchObject({ code: 200 });
  });

  it('refuses an altered signature, and whatever else a stranger may send', async () => {
    const authenticator = await withPasskey('li.na');
    const { challengeId, options } = await login('li.na');
    const right = authenticator.get(options);
    const other = authenticator.get(options);
    const mixed = { ...right, response: { ...right.response, signature: other.response.signature } };
    const noClient = { ...right, response: { ...right.response, clientDataJSON: 'e30' } };
    for (const answer of [mixed, noClient, { ...right, type: 'password' }]) {
      expect(await verify(challengeId, answer)).toMatchObject(REFUSED);
      pass(4 * SECOND);
    }
    expect(await verify(challengeId, {})).toMatchObject(REFUSED);
    expect(await post('/auth/mfa', { challengeId, assertion: 'text' })).toMatchObject({ code: 422 });
  });

  it('takes either a code or a passkey, and does not count a body with both as an attempt', async () => {
    const authenticator = await withPasskey('li.na');
    const { challengeId, options } = await login('li.na');
    const assertion = authenticator.get(options);
    for (const body of [{ challengeId }, { challengeId, assertion, code: '000000' }])
      expect(await post('/auth/mfa', body)).toMatchObject({ code: 422, data: { fields: [{ name: 'code', rule: 'required' }] } });
    expect(server.operator('li.na').failures).toBe(0);
    expect(await verify(challengeId, assertion)).toMatchObject({ code: 200 });
  });

  it('waits after a wrong one, and locks after ten', async () => {
    const authenticator = await withPasskey('li.na');
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
      const { challengeId, options } = await login('li.na');
      expect(await verify(challengeId, authenticator.get(options, { rpId: 'evil.example' }))).toMatchObject(REFUSED);
      expect(await verify(challengeId, authenticator.get(options))).toMatchObject({
        code: 429,
        data: { retryAfterSec: seconds },
      });
      pass(seconds * SECOND);
    }
    const { challengeId, options } = await login('li.na');
    const tenth = await verify(challengeId, authenticator.get(options, { rpId: 'evil.example' }));
    expect(tenth).toMatchObject({ code: 429, data: { retryAfterSec: 900 } });
  });

  it('is the only way beside the recovery codes when the app is gone', async () => {
    const authenticator = await withPasskey('li.na');
    const set = server.platform.world.factors.sets.get(server.operator('li.na').id);
    if (set) set.factors = set.factors.filter(({ kind }) => kind === 'PASSKEY');
    const { challengeId, methods, options } = await login('li.na');
    expect(methods).toEqual(['PASSKEY', 'RECOVERY']);
    expect(await (await server.send('GET', '/_sim/code?username=li.na')).json()).toEqual({ code: null });
    expect(await verify(challengeId, authenticator.get(options))).toMatchObject({ code: 200 });
  });

  it('opens a session whose factor is fresh, and leaves neither answer nor key in the log', async () => {
    const authenticator = await withPasskey('li.na');
    const { challengeId, options } = await login('li.na');
    const assertion = authenticator.get(options);
    const { token } = await verify(challengeId, assertion);
    expect(server.platform.log.entries.at(-1)).toMatchObject({ action: '/auth/mfa', result: 'SUCCESS', username: 'li.na' });
    expect(await post('/auth/factor/begin', { kind: 'PASSKEY' }, token ?? '')).toMatchObject({ code: 200 });
    const text = JSON.stringify(server.platform.log.entries);
    expect(text).toContain('/auth/factor/finish');
    for (const hidden of [authenticator.id, assertion.response.signature as string, stored('li.na').publicKey, 'clientDataJSON'])
      expect(text).not.toContain(hidden);
  });
});

describe('a fresh factor by a passkey', () => {
  const stepUp = (token: string, challengeId: string, assertion: object) =>
    post('/auth/stepUp', { challengeId, assertion }, token);

  it('counts for the session that was asked, once, and for no sign-in', async () => {
    const authenticator = await withPasskey('li.na');
    pass(MINUTE);
    const [token, other] = [await withCode('li.na'), (await withPasskey('chen.yu')) && (await login('li.na')).challengeId];
    pass(5 * MINUTE);
    const asked = await post('/auth/factor/begin', { kind: 'PASSKEY' }, token);
    expect(asked).toMatchObject({ code: 428, data: { methods: ['TOTP', 'PASSKEY', 'RECOVERY'] } });
    const { challengeId, options } = asked.data as Asked;
    const assertion = authenticator.get(options);
    expect(await verify(challengeId, assertion)).toMatchObject(GONE);
    expect(await stepUp(token, other, assertion)).toMatchObject(GONE);
    expect(await stepUp(token, challengeId, authenticator.get(options, { isVerified: false }))).toMatchObject({ code: 422 });
    pass(SECOND);
    expect(await stepUp(token, challengeId, authenticator.get(options))).toMatchObject({ code: 200 });
    expect(await stepUp(token, challengeId, authenticator.get(options))).toMatchObject(GONE);
    expect(await post('/auth/factor/begin', { kind: 'PASSKEY' }, token)).toMatchObject({ code: 200 });
  });
});

describe('where passkeys can be used', () => {
  const at = (origin: string | null) => ({ factors: { origin } }) as World;

  it.each([
    [null, 'localhost'],
    ['http://localhost:8000', 'localhost'],
    ['https://console.example.com', 'console.example.com'],
    ['https://console.example.com:8443', 'console.example.com'],
    ['http://console.example.com', undefined],
    ['http://127.0.0.1:8000', undefined],
    ['https://10.0.0.1', undefined],
    ['https://[::1]', undefined],
  ])('an address %s gives the relying party %s', (origin, id) => {
    expect(relyingPartyOf(at(origin))).toBe(id);
  });

  it.each([
    [null, 'http://localhost', true],
    [null, 'http://localhost:8123', true],
    [null, 'https://localhost', false],
    [null, 'http://localhost.example', false],
    [null, 'http://127.0.0.1:8000', false],
    ['https://console.example.com/', 'https://console.example.com', true],
    ['https://console.example.com', 'https://console.example.com:444', false],
    ['https://console.example.com', 'http://console.example.com', false],
    ['https://console.example.com', 'https://other.example.com', false],
  ])('the console at %s and the page %s belong together: %s', (origin, page, isOwn) => {
    expect(isOwnOrigin(at(origin), page)).toBe(isOwn);
  });

  it('a platform at an address without a name offers codes alone, and takes no passkey', async () => {
    const authenticator = await withPasskey('li.na');
    server.platform.world.factors.origin = 'http://127.0.0.1:8000';
    const asked = await login('li.na');
    expect(asked).toMatchObject({ methods: ['TOTP', 'RECOVERY'] });
    expect(asked).not.toHaveProperty('options');
    const token = await withCode('li.na');
    expect(await post('/auth/factor/begin', { kind: 'PASSKEY' }, token)).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'kind' }] },
    });
    const page = await server.json(await server.send('GET', '/auth/factor/page?current=1&pageSize=10', { token }));
    expect(page.data).toMatchObject({ kinds: ['TOTP'] });
    expect(await verify(asked.challengeId, authenticator.get({ challenge: 'any' }))).toMatchObject(REFUSED);
  });
});
