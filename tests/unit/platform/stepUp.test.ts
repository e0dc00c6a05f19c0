import { demoPassword } from '../../../mock/base/demoAccounts';
import { currencyInfo, moneyIn } from '../../../mock/base/money';
import type { Envelope } from '../../../mock/engine/call';
import { nextCode } from '../../../mock/flow/factor/factors';
import { passAtWork } from '../../support/atWork';
import { aServer } from './support';

const SECOND = 1000;
const MINUTE = 60_000;
type Server = Awaited<ReturnType<typeof aServer>>;
let server: Server;

beforeEach(async () => {
  server = await aServer({ days: 3, flow: 0, factors: true });
});
afterEach(() => server.close());

type Answer = Envelope & { token: string | null; replayed: string | null; data: never };

async function send(method: 'GET' | 'POST', path: string, token: string, body?: object, key?: string): Promise<Answer> {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  const response = await server.send(method, path, { body, token, headers });
  const text = await response.text();
  return {
    ...((text.startsWith('{') ? JSON.parse(text) : { code: response.status }) as Envelope & { data: never }),
    token: response.headers.get('authorization'),
    replayed: response.headers.get('idempotency-replayed'),
  };
}
const clock = () => server.platform.clock;
const codeFor = (username: string): string => {
  const next = nextCode(server.platform.world, server.operator(username), clock().now());
  if (!next) throw new Error(`No code for ${username}`);
  return next;
};
async function signIn(username: string): Promise<string> {
  clock().advance(MINUTE);
  const { data } = await send('POST', '/auth/login', '', { username, password: demoPassword });
  const { challengeId } = data as { challengeId: string };
  const { token, msg } = await send('POST', '/auth/mfa', '', { challengeId, code: codeFor(username) });
  if (!token) throw new Error(msg);
  return token;
}
/** A session whose factor is no longer fresh. */
async function stale(username: string, minutes = 16): Promise<string> {
  const token = await signIn(username);
  passAtWork(server.platform, minutes * MINUTE);
  return token;
}
const challengeIn = ({ data }: Answer) => (data as { challengeId: string }).challengeId;
const stepUp = (token: string, challengeId: string, code: string) => send('POST', '/auth/stepUp', token, { challengeId, code });
const ASKED = { code: 428, error: 'STEP_UP_REQUIRED', data: { methods: ['TOTP'] } };
const stop = (token: string, key?: string) =>
  send('POST', '/sys/maintenance/stop', token, { reasonCode: 'INCIDENT', remark: 'as agreed' }, key);
const EXPORT = '/trade/withdraw/down?columns=withdrawNo&format=csv';
const isOpen = () => server.platform.world.maintenance.services.get('PAYOUT')?.status === 'OPEN';

describe('a fresh second factor', () => {
  it('is asked for again after 5 minutes by a change, after 15 by a read', async () => {
    const token = await signIn('admin');
    clock().advance(4 * MINUTE + 59_000);
    expect(await stop(token)).toMatchObject({ code: 200 });
    clock().advance(1_000);
    expect(await stop(token)).toMatchObject(ASKED);
    clock().advance(9 * MINUTE + 59_000);
    expect(await send('GET', EXPORT, token)).toMatchObject({ code: 200 });
    clock().advance(1_000);
    expect(await send('GET', EXPORT, token)).toMatchObject(ASKED);
  });

  it('lets the refused call through with its key, once', async () => {
    const token = await stale('admin');
    const asked = await stop(token, 'stop-1234567');
    expect(asked).toMatchObject(ASKED);
    expect(isOpen()).toBe(true);
    const done = await stepUp(token, challengeIn(asked), codeFor('admin'));
    expect(done).toMatchObject({ code: 200, data: { validUntil: new Date(clock().now() + 5 * MINUTE).toISOString() } });
    expect(await stop(token, 'stop-1234567')).toMatchObject({ code: 200, replayed: null });
    expect(isOpen()).toBe(false);
    expect(await stop(token, 'stop-1234567')).toMatchObject({ code: 200, replayed: 'true' });
  });

  it('belongs to one session: another one is still asked', async () => {
    const [first, second] = [await signIn('admin'), await signIn('admin')];
    passAtWork(server.platform, 16 * MINUTE);
    const asked = await stop(first);
    expect(await stepUp(second, challengeIn(asked), codeFor('admin'))).toMatchObject({ code: 410, error: 'GONE' });
    expect(await stepUp(first, challengeIn(asked), codeFor('admin'))).toMatchObject({ code: 200 });
    expect(await stop(second)).toMatchObject(ASKED);
    expect(await stop(first)).toMatchObject({ code: 200 });
  });

  it('answers its own question only: not that of a colleague, of a sign-in, an old or a used one', async () => {
    const [mine, theirs] = [await signIn('admin'), await signIn('ops.lee')];
    clock().advance(6 * MINUTE);
    const asked = challengeIn(await stop(mine));
    expect(await stepUp(theirs, asked, codeFor('ops.lee'))).toMatchObject({ code: 410 });
    const { data } = await send('POST', '/auth/login', '', { username: 'admin', password: demoPassword });
    expect(await stepUp(mine, (data as { challengeId: string }).challengeId, codeFor('admin'))).toMatchObject({ code: 410 });
    expect(await send('POST', '/auth/mfa', '', { challengeId: asked, code: codeFor('admin') })).toMatchObject({ code: 410 });
    expect(await stepUp(mine, asked, codeFor('admin'))).toMatchObject({ code: 200 });
    clock().advance(MINUTE);
    expect(await stepUp(mine, asked, codeFor('admin'))).toMatchObject({ code: 410 });
  });

  it('must come within 5 minutes of the question', async () => {
    const token = await stale('admin', 5);
    const asked = challengeIn(await stop(token));
    clock().advance(5 * MINUTE);
    expect(await stepUp(token, asked, codeFor('admin'))).toMatchObject({ code: 410, error: 'GONE' });
    expect(isOpen()).toBe(true);
  });

  it('cannot be guessed with a stolen token: wrong codes lock, and nothing is done', async () => {
    const old = await stale('admin');
    // The old token ends soon.
    const token = (await stop(old)).token ?? '';
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
      const asked = challengeIn(await stop(token));
      expect(await stepUp(token, asked, '000000')).toMatchObject({ code: 422, data: { fields: [{ name: 'code' }] } });
      expect(await stepUp(token, asked, codeFor('admin'))).toMatchObject({ code: 429, data: { retryAfterSec: seconds } });
      clock().advance(seconds * SECOND);
    }
    const last = challengeIn(await stop(token));
    expect(await stepUp(token, last, '000000')).toMatchObject({ code: 429, data: { retryAfterSec: 900 } });
    expect(await stepUp(token, last, codeFor('admin'))).toMatchObject({ code: 429 });
    expect(await stop(token)).toMatchObject(ASKED);
    expect(isOpen()).toBe(true);
  });

  it('is never taken from the code of the sign-in', async () => {
    const token = await signIn('admin');
    const used = codeFor('admin');
    const { data } = await send('POST', '/auth/login', '', { username: 'admin', password: demoPassword });
    expect(
      await send('POST', '/auth/mfa', '', { challengeId: (data as { challengeId: string }).challengeId, code: used }),
    ).toMatchObject({ code: 200 });
    clock().advance(5 * MINUTE);
    expect(await stepUp(token, challengeIn(await stop(token)), used)).toMatchObject({ code: 422 });
  });

  it('is logged with its kind, never with the code', async () => {
    const token = await stale('admin');
    const asked = challengeIn(await stop(token));
    const code = codeFor('admin');
    await stepUp(token, asked, code);
    const entry = server.platform.log.entries.findLast(({ action }) => action === '/auth/stepUp');
    expect(entry).toMatchObject({ username: 'admin', result: 'SUCCESS' });
    expect(entry?.detail).toContain('TOTP');
    expect(JSON.stringify(entry)).not.toContain(code);
  });

  it('must be set up by who has none, and is not asked for on a platform without second factors', async () => {
    const { token } = await send('POST', '/auth/login', '', { username: 'auditor', password: demoPassword });
    expect(await send('GET', EXPORT, token ?? '')).toMatchObject({ code: 403, msg: 'Set up a second factor first.' });
    const plain = await aServer({ days: 1, scale: 0, flow: 0 });
    const free = await plain.login('admin');
    const answer = await plain.send('POST', '/sys/maintenance/stop', {
      token: free,
      body: { reasonCode: 'INCIDENT', remark: 'as agreed' },
    });
    expect(await plain.json(answer)).toMatchObject({ code: 200 });
    await plain.close();
  });
});

describe('the file of an export', () => {
  const WITHDRAWS = '/trade/withdraw/down?format=csv&background=true';
  const inBackground = async (token: string, path: string) => {
    const { code, data } = await send('GET', path, token);
    expect(code).toBe(202);
    return (data as { taskId: string }).taskId;
  };
  const fetchFile = (token: string, taskId: string) => send('GET', `/common/task/down?taskId=${taskId}`, token);

  it('is asked for at the download when the export is, and let through after the code', async () => {
    const token = await signIn('admin');
    const persons = await inBackground(token, WITHDRAWS);
    const roles = await inBackground(token, '/sys/role/down?format=csv&background=true');
    passAtWork(server.platform, 14 * MINUTE + 30 * SECOND);
    expect(await fetchFile(token, persons)).toMatchObject({ code: 200 });
    clock().advance(30 * SECOND);
    expect(await fetchFile(token, roles)).toMatchObject({ code: 200 });
    const asked = await fetchFile(token, persons);
    expect(asked).toMatchObject(ASKED);
    expect(await stepUp(token, challengeIn(asked), codeFor('admin'))).toMatchObject({ code: 200 });
    expect(await fetchFile(token, persons)).toMatchObject({ code: 200 });
  });

  it('is asked for also when a schedule made it; the run itself needs no code', async () => {
    const token = await signIn('admin');
    const body = {
      name: 'Withdrawals',
      accessKey: 'trade:withdraw:down',
      content: { filters: {}, columns: ['withdrawNo', 'payeeName'] },
      format: 'csv',
      cron: 'DAILY',
      at: '06:45',
      zone: 'UTC',
    };
    expect(await send('POST', '/common/schedule/save', token, body)).toMatchObject({ code: 200 });
    passAtWork(server.platform, 16 * MINUTE);
    const { data } = await send('GET', '/common/task/page', token);
    const [task] = (data as { list: { taskId: string; status: string }[] }).list;
    expect(task).toMatchObject({ status: 'READY' });
    expect(await fetchFile(token, task?.taskId ?? '')).toMatchObject(ASKED);
  });

  it('of a colleague is not asked for: it does not exist for the operator', async () => {
    const theirs = await inBackground(await signIn('admin'), WITHDRAWS);
    expect(await fetchFile(await stale('ops.lee'), theirs)).toMatchObject({ code: 404, error: 'NOT_FOUND' });
  });
});

describe('a pass', () => {
  /** Orders to review in one currency, made as large as the test needs. @param shares of the second tier, in percent */
  const ordersOf = (...shares: bigint[]) => {
    const waiting = server.platform.world.withdraws.rows.filter(({ status }) => status === 'PENDING');
    const currency = waiting[0]?.account.currency ?? '';
    const orders = waiting.filter(({ account }) => account.currency === currency).slice(0, shares.length);
    expect(orders).toHaveLength(shares.length);
    orders.forEach((order, at) => {
      order.net = (currencyInfo(currency).tiers.tier2 * (shares[at] as bigint)) / 100n;
    });
    return orders;
  };
  const pass = (token: string, orders: ReturnType<typeof ordersOf>, totals: object = {}) => {
    const items = orders.map(({ no, version }) => ({ withdrawNo: no, version }));
    return send('POST', '/trade/withdraw/pass', token, { items, acknowledgedFlags: [], ...totals }, `pass-${orders[0]?.no}`);
  };
  const totalsOf = (orders: ReturnType<typeof ordersOf>) => {
    const { currency } = orders[0]?.account ?? { currency: '' };
    const net = orders.reduce((sum, order) => sum + order.net, 0n);
    return { controlCount: orders.length, controlNet: [{ currency, amount: moneyIn(currency, net) }] };
  };

  it.each([
    ['one order below tier 2', [99n], false],
    ['one order of tier 2', [100n], true],
    ['two orders that are below it together', [49n, 50n], false],
    ['two orders that are above it together', [50n, 51n], true],
  ])('of %s: asked %#', async (_name, shares, isStopped) => {
    const token = await stale('li.na');
    const orders = ordersOf(...shares);
    expect((await pass(token, orders, totalsOf(orders))).code === 428).toBe(isStopped);
  });

  it('of two orders with missing or wrong totals is refused before the factor is asked for', async () => {
    const token = await stale('li.na');
    const orders = ordersOf(50n, 51n);
    const wrong = { ...totalsOf(orders), controlCount: 3 };
    for (const totals of [{}, wrong]) expect((await pass(token, orders, totals)).code).toBe(422);
  });

  it('of a large order outside the scope is not asked: it does not exist for the operator', async () => {
    const token = await stale('li.na');
    const orders = ordersOf(100n);
    server.operator('li.na').scope = { type: 'MERCHANT', values: [] };
    expect(await pass(token, orders)).toMatchObject({ code: 404 });
  });
});
