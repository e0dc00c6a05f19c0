import { demoPassword } from '../../../mock/base/demoAccounts';
import { countFailure, demandNoWait } from '../../../mock/flow/signIn/waits';
import { nobody } from '../../../mock/model/operators';
import { type APlatform, aPlatform, dataOf, NOW } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOME = '203.0.113.10';
const AWAY = '203.0.113.99';
const DESK = 'Mozilla/5.0 (desk)';

/** A sign-in without transport, from an address with a browser. */
function signIn(username: string, password: string, ip = AWAY, userAgent = 'curl') {
  const operation = bench.platform.api.operations.get('POST /auth/login');
  if (!operation) throw new Error('No login');
  return bench.platform.api.perform(operation, { actor: nobody, body: { username, password }, ip, userAgent }).envelope;
}
const wrong = (username: string, ip?: string, userAgent?: string) => signIn(username, 'wrong', ip, userAgent);
const right = (username: string, ip?: string, userAgent?: string) => signIn(username, demoPassword, ip, userAgent);
const pass = (ms: number) => bench.platform.clock.advance(ms);
const now = () => bench.platform.clock.now();
const waits = (seconds: number) => ({
  code: 429,
  error: 'RATE_LIMITED',
  msg: `Wait ${seconds} sec before the next attempt.`,
  data: { lockedUntil: new Date(now() + seconds * SECOND).toISOString(), retryAfterSec: seconds },
});
/** What an answer says, without what differs by call. */
const said = ({ code, error, msg, data }: ReturnType<typeof signIn>) => ({ code, error, msg, data });

/** Fails as often as allowed, waiting each time. @param ip of each attempt by its number */
function failTimes(username: string, times: number, ip: (attempt: number) => string = () => AWAY) {
  for (let attempt = 0; attempt < times; attempt++) {
    expect(wrong(username, ip(attempt))).toMatchObject({ code: 422 });
    pass(MINUTE);
  }
}

const sizes = () => Object.fromEntries(Object.entries(bench.platform.world.gates).map(([kind, { size }]) => [kind, size]));

describe('failed sign-ins', () => {
  it('of one name at one address wait 1, 2, 4 … 60 seconds, and 15 minutes after the tenth', () => {
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
      expect(wrong('li.na')).toMatchObject({ code: 422, data: { fields: [{ name: 'password' }] } });
      expect(right('li.na')).toMatchObject(waits(seconds));
      pass(seconds * SECOND - 1);
      expect(right('li.na')).toMatchObject({ code: 429, data: { retryAfterSec: 1 } });
      pass(1);
    }
    const until = new Date(now() + 15 * MINUTE).toISOString();
    expect(wrong('li.na')).toMatchObject({ code: 429, data: { lockedUntil: until, retryAfterSec: 900 } });
    pass(15 * MINUTE - 1);
    expect(right('li.na')).toMatchObject({ code: 429, data: { lockedUntil: until } });
    pass(1);
    expect(right('li.na')).toMatchObject({ code: 200 });
  });

  it('are not counted while they wait', () => {
    wrong('li.na');
    for (const _ of [1, 2, 3, 4, 5]) expect(wrong('li.na')).toMatchObject(waits(1));
    pass(SECOND);
    expect(wrong('li.na')).toMatchObject({ code: 422 });
    expect(right('li.na')).toMatchObject(waits(2));
  });

  it('of one name wait at every address, and lock no other address', () => {
    failTimes('li.na', 9);
    expect(wrong('li.na')).toMatchObject({ code: 429, data: { retryAfterSec: 900 } });
    expect(right('li.na', HOME)).toMatchObject(waits(60));
    pass(MINUTE);
    expect(right('li.na')).toMatchObject({ code: 429, data: { retryAfterSec: 840 } });
    expect(right('li.na', HOME)).toMatchObject({ code: 200 });
  });

  it('from many addresses make the name wait, but never lock it', () => {
    failTimes('li.na', 12, (attempt) => `203.0.113.${100 + attempt}`);
    expect(wrong('li.na', HOME)).toMatchObject({ code: 422 });
    expect(right('li.na', '203.0.113.50')).toMatchObject(waits(60));
  });

  it('of many names make their address wait, also for a name without failures', () => {
    const names = ['li.na', 'chen.yu', 'nobody.here', 'k.wong'];
    for (const name of names) {
      expect(wrong(name)).toMatchObject({ code: 422 });
      pass(MINUTE);
    }
    expect(wrong('ops.lee')).toMatchObject({ code: 422 });
    expect(right('admin')).toMatchObject(waits(16));
    expect(right('admin', HOME)).toMatchObject({ code: 200 });
  });

  it('do not slow a device that has signed in before: an outsider cannot lock a desk', () => {
    expect(right('li.na', HOME, DESK)).toMatchObject({ code: 200 });
    failTimes('li.na', 9);
    wrong('li.na');
    for (const other of ['chen.yu', 'k.wong']) wrong(other, HOME, 'curl');
    expect(right('li.na', HOME, DESK)).toMatchObject({ code: 200 });
  });

  it('count for a known device by its own pair, and only for its owner, its address and its browser', () => {
    expect(right('li.na', HOME, DESK)).toMatchObject({ code: 200 });
    expect(wrong('li.na', HOME, DESK)).toMatchObject({ code: 422 });
    expect(right('li.na', HOME, DESK)).toMatchObject(waits(1));
    pass(MINUTE);
    expect(wrong('li.na', AWAY, DESK)).toMatchObject({ code: 422 });
    expect(right('li.na', HOME, 'curl')).toMatchObject(waits(2));
    expect(right('li.na', '203.0.113.11', DESK)).toMatchObject(waits(2));
    expect(wrong('chen.yu', HOME, 'curl')).toMatchObject({ code: 422 });
    expect(right('chen.yu', HOME, DESK)).toMatchObject({ code: 429 });
  });

  it('are forgiven to the name and the pair by a sign-in, but not to the address', () => {
    failTimes('li.na', 3);
    expect(right('li.na')).toMatchObject({ code: 200 });
    expect(bench.operator('li.na').failures).toBe(0);
    expect(wrong('li.na', HOME)).toMatchObject({ code: 422 });
    expect(right('li.na', '203.0.113.50')).toMatchObject(waits(1));
    expect(wrong('k.wong')).toMatchObject({ code: 422 });
    expect(right('chen.yu')).toMatchObject(waits(8));
  });

  it('are forgotten after 15 minutes without another one', () => {
    failTimes('li.na', 3);
    pass(14 * MINUTE - 1);
    wrong('li.na');
    expect(right('li.na')).toMatchObject(waits(8));
    pass(15 * MINUTE);
    wrong('li.na');
    expect(right('li.na')).toMatchObject(waits(1));
  });

  it('are answered alike for known, unknown, disabled, invited, locked and former names', () => {
    const statuses = ['nobody.here', 'li.na', 'q.abara', 'z.iyer', 't.pham'].map((name, at) => {
      const ip = `203.0.113.${200 + at}`;
      const answers = [];
      for (let tried = 0; tried < 11; tried++) {
        answers.push(said(wrong(name, ip)), said(name === 'li.na' ? wrong(name, ip) : right(name, ip)));
        bench.platform.clock.advance(MINUTE);
      }
      return JSON.stringify(answers).replaceAll(/"lockedUntil":"[^"]*"|after \d\d:\d\d UTC/g, 'until');
    });
    expect(new Set(statuses).size).toBe(1);
  });

  it('of all addresses in an IPv6 /64 wait together, and those of another /64 do not', () => {
    failTimes('k.wong', 3, (attempt) => `2001:db8:1:2::${attempt + 1}`);
    expect(wrong('k.wong', '2001:db8:1:2:ffff:ffff:ffff:ffff')).toMatchObject({ code: 422 });
    // The wait of the address: this name has no failure.
    expect(right('chen.yu', '2001:DB8:1:2:0:0:0:7')).toMatchObject(waits(8));
    expect(right('chen.yu', '2001:db8:1:3::7')).toMatchObject({ code: 200 });
  });

  it('lock a name in the whole /64, however many addresses of it are tried', () => {
    failTimes('li.na', 9, (attempt) => `2001:db8:1:2::${attempt + 1}`);
    expect(wrong('li.na', '2001:db8:1:2::abcd')).toMatchObject({ code: 429, data: { retryAfterSec: 900 } });
  });

  it('do not slow a known device that changes its address inside its /64', () => {
    expect(right('li.na', '2001:db8:1:2::1', DESK)).toMatchObject({ code: 200 });
    failTimes('li.na', 5);
    wrong('li.na');
    expect(right('li.na', '2001:db8:1:2::2', DESK)).toMatchObject({ code: 200 });
  });

  it('of an IPv4 address count alike when it is written as IPv6', () => {
    wrong('li.na', '::ffff:203.0.113.99');
    expect(right('chen.yu', '203.0.113.99')).toMatchObject(waits(1));
  });

  it('keep at most 10,000 counts of each kind, the newest', () => {
    const { world } = bench.platform;
    const attempt = (at: number) => ({
      username: `name${at}`,
      operator: undefined,
      ip: `2001:db8:${at.toString(16)}::1`,
      userAgent: '',
      at: now(),
    });
    for (let at = 0; at < 11_000; at++) countFailure(world, attempt(at));
    expect(sizes()).toEqual({ name: 0, pair: 0, address: 10_000, invented: 10_000 });
    expect(() => demandNoWait(world, attempt(10_999))).toThrow();
    expect(() => demandNoWait(world, attempt(0))).not.toThrow();
    pass(15 * MINUTE);
    wrong('nobody.here');
    expect(sizes()).toEqual({ name: 0, pair: 0, address: 1, invented: 2 });
  });

  it('of a name that exists are not pushed out by invented ones', () => {
    failTimes('li.na', 3);
    const { world } = bench.platform;
    for (let at = 0; at < 11_000; at++)
      countFailure(world, { username: `name${at}`, operator: undefined, ip: '198.51.100.7', userAgent: '', at: now() });
    wrong('li.na', HOME);
    expect(right('li.na', HOME)).toMatchObject(waits(8));
    expect(right('chen.yu')).toMatchObject({ code: 200 });
    expect(wrong('chen.yu')).toMatchObject({ code: 422 });
    expect(right('k.wong')).toMatchObject(waits(8));
  });

  it('of one name at many addresses keep 100 of them, and push no other name out', () => {
    const { world } = bench.platform;
    failTimes('k.wong', 1, () => HOME);
    for (let at = 0; at < 300; at++)
      countFailure(world, {
        username: 'li.na',
        operator: bench.operator('li.na'),
        ip: `10.0.${at >> 8}.${at & 255}`,
        userAgent: '',
        at: now(),
      });
    expect(sizes()).toEqual({ name: 2, pair: 101, address: 301, invented: 0 });
    expect(wrong('k.wong', HOME)).toMatchObject({ code: 422 });
    expect(right('k.wong', HOME)).toMatchObject(waits(2));
  });

  it('show the operator as locked while a pair is locked, and end with an unlock', () => {
    const change = (verb: string) =>
      bench.call('admin', `POST /sys/operator/${verb}`, {
        body: { operatorId: bench.operator('li.na').id, version: bench.operator('li.na').version },
      }).envelope;
    failTimes('li.na', 9);
    expect(change('unlock')).toMatchObject({ code: 409, msg: 'li.na is already active.' });
    wrong('li.na');
    wrong('k.wong', HOME);
    const { id } = bench.operator('li.na');
    const row = () => dataOf<object>(bench.call('admin', `GET /sys/operator/detail?operatorId=${id}`));
    const lockedUntil = new Date(NOW + 24 * MINUTE).toISOString();
    expect(row()).toMatchObject({ status: 'LOCKED', lockedUntil, failCount: 10 });
    expect(change('unlock')).toMatchObject({ code: 200, data: { status: 'ACTIVE', lockedUntil: null, failCount: 0 } });
    expect(right('li.na', '203.0.113.50')).toMatchObject({ code: 200 });
    // The failures of the address, and those of another name, stay.
    expect(right('chen.yu')).toMatchObject(waits(60));
    expect(right('k.wong', HOME)).toMatchObject(waits(1));
  });
});
