import type { Operator as WireOperator, Role as WireRole } from '@/contract';
import { demoPassword } from '../../../mock/base/demoAccounts';
import { trustLocalProxy } from '../../../mock/engine/http';
import { nextCode } from '../../../mock/flow/factor/factors';
import { nobody } from '../../../mock/model/operators';
import type { PlatformOptions } from '../../../mock/platform';
import { type APlatform, aPlatform, aServer, dataOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});

const OFFICE = '203.0.113.7';
/** Each attempt from another address, so that failures of an address do not wait for each other. */
let attempts = 0;

/** A sign-in without transport. */
function signIn(username: string, { ip = OFFICE, password = demoPassword, at = bench }: Partial<Attempt> = {}) {
  const operation = at.platform.api.operations.get('POST /auth/login');
  if (!operation) throw new Error('No login');
  return at.platform.api.perform(operation, { actor: nobody, body: { username, password }, ip, userAgent: `${++attempts}` })
    .envelope;
}
interface Attempt {
  ip: string;
  password: string;
  at: APlatform;
}
function clearGates({ gates }: APlatform['platform']['world']) {
  for (const table of Object.values(gates)) table.clear();
}
/** Whether li.na may sign in; a refusal is followed by the longest wait. */
function isIn(ip?: string): boolean {
  const { code } = signIn('li.na', { ip });
  if (code === 200) return true;
  expect(code).toBe(422);
  clearGates(bench.platform.world);
  return false;
}
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const ofOperator = (username: string) => ({
  operatorId: bench.operator(username).id,
  version: bench.operator(username).version,
});
const set = (rules: object, username = 'li.na', who = 'admin') =>
  bench.call(who, 'POST /sys/operator/signInRules', {
    body: { ...ofOperator(username), allowedCidrs: [], hours: null, ...rules },
  }).envelope;
const roleOf = (code: string) => {
  const found = bench.platform.world.roles.get(code);
  if (!found) throw new Error(`No role ${code}`);
  return found;
};
const setOfRole = (rules: object, roleCode = 'FIN_REVIEWER', who = 'admin') =>
  bench.call(who, 'POST /sys/role/signInRules', {
    body: { roleCode, version: roleOf(roleCode).version, allowedCidrs: [], hours: null, ...rules },
  }).envelope;
/** Moves the clock, which only goes forward. */
const goTo = (time: string) => bench.platform.clock.advance(Date.parse(time) - bench.platform.clock.now());
const field = (name: string, rule: string) => ({ code: 422, error: 'VALIDATION', data: { fields: [{ name, rule }] } });

describe('addresses from which an operator may sign in', () => {
  it('are all of them without a rule', () => {
    expect([isIn(), isIn('198.51.100.1'), isIn('2001:db8::1')]).toEqual([true, true, true]);
  });

  it.each([
    [['203.0.113.0/25'], '203.0.113.0', true],
    [['203.0.113.0/25'], '203.0.113.127', true],
    [['203.0.113.0/25'], '203.0.113.128', false],
    [['203.0.113.0/25'], '203.0.112.255', false],
    [['203.0.113.0/25'], '::ffff:203.0.113.9', true],
    [['203.0.113.7'], '203.0.113.7', true],
    [['203.0.113.7'], '203.0.113.8', false],
    [['198.51.100.0/24', '203.0.113.0/25'], '203.0.113.1', true],
    [['2001:db8:1::/48'], '2001:db8:1:ffff:ffff:ffff:ffff:ffff', true],
    [['2001:db8:1::/48'], '2001:db8:2::', false],
    [['2001:db8:1::/48'], '203.0.113.1', false],
    [['203.0.113.0/25'], '2001:db8:1::1', false],
  ])('%j: %s is let in: %s', (allowedCidrs, ip, expected) => {
    expect(set({ allowedCidrs })).toMatchObject({ code: 200 });
    expect(isIn(ip)).toBe(expected);
  });

  it('must be allowed by the operator and by each active role', () => {
    expect(bench.operator('li.na').roles).toContain('FIN_REVIEWER');
    set({ allowedCidrs: ['203.0.113.0/24'] });
    setOfRole({ allowedCidrs: ['203.0.113.0/28', '198.51.100.0/24'] });
    expect([isIn('203.0.113.15'), isIn('203.0.113.16'), isIn('198.51.100.1')]).toEqual([true, false, false]);
    roleOf('FIN_REVIEWER').status = 'DISABLED';
    expect([isIn('203.0.113.16'), isIn('198.51.100.1')]).toEqual([true, false]);
    set({});
    expect(isIn('198.51.100.1')).toBe(true);
  });
});

describe('hours in which an operator may sign in', () => {
  // Friday 20 November 2026, 14:31 in Singapore.
  it('include their start and not their end', () => {
    set({ hours: { zone: 'Asia/Singapore', from: '14:32', to: '15:00', weekdays: everyDay } });
    expect(isIn()).toBe(false);
    goTo('2026-11-20T14:31:59.999+08:00');
    expect(isIn()).toBe(false);
    goTo('2026-11-20T14:32:00.000+08:00');
    expect(isIn()).toBe(true);
    goTo('2026-11-20T14:59:59.999+08:00');
    expect(isIn()).toBe(true);
    goTo('2026-11-20T15:00:00.000+08:00');
    expect(isIn()).toBe(false);
  });

  it('pass midnight with the weekday on which they begin', () => {
    set({ hours: { zone: 'Asia/Singapore', from: '22:00', to: '06:00', weekdays: [5] } });
    const times = [
      ['2026-11-20T21:59:59+08:00', false],
      ['2026-11-20T22:00:00+08:00', true],
      ['2026-11-21T00:00:00+08:00', true],
      ['2026-11-21T05:59:59+08:00', true],
      ['2026-11-21T06:00:00+08:00', false],
      ['2026-11-21T23:00:00+08:00', false],
    ] as const;
    for (const [time, expected] of times) {
      goTo(time);
      expect([time, isIn()]).toEqual([time, expected]);
    }
  });

  it('are those of their zone, weekdays too', () => {
    // 06:31 UTC on Friday is Thursday evening in Honolulu, 20:31.
    set({ hours: { zone: 'Pacific/Honolulu', from: '20:00', to: '21:00', weekdays: [4] } });
    expect(isIn()).toBe(true);
    set({ hours: { zone: 'Pacific/Honolulu', from: '20:00', to: '21:00', weekdays: [5] } });
    expect(isIn()).toBe(false);
    set({ hours: { zone: 'Asia/Singapore', from: '20:00', to: '21:00', weekdays: everyDay } });
    expect(isIn()).toBe(false);
  });

  it('follow daylight saving time of their zone', () => {
    // Standard time until 14 March 2027, 02:00 in New York: 09:00 is 14:00 UTC before and 13:00 UTC after.
    set({ hours: { zone: 'America/New_York', from: '09:00', to: '17:00', weekdays: everyDay } });
    goTo('2026-11-20T13:30:00Z');
    expect(isIn()).toBe(false);
    goTo('2026-11-20T14:00:00Z');
    expect(isIn()).toBe(true);
  });

  it('of a role count beside those of the operator', () => {
    set({ hours: { zone: 'Asia/Singapore', from: '09:00', to: '15:00', weekdays: everyDay } });
    setOfRole({ hours: { zone: 'Asia/Singapore', from: '14:45', to: '18:00', weekdays: everyDay } });
    expect(isIn()).toBe(false);
    goTo('2026-11-20T14:45:00+08:00');
    expect(isIn()).toBe(true);
    goTo('2026-11-20T15:00:00+08:00');
    expect(isIn()).toBe(false);
  });
});

describe('a refusal by a rule', () => {
  it('answers and counts like a wrong password, an unknown and a disabled name', () => {
    set({ allowedCidrs: ['198.51.100.0/24'] });
    setOfRole({ hours: { zone: 'Asia/Singapore', from: '01:00', to: '02:00', weekdays: everyDay } }, 'RISK');
    const risk = bench.platform.world.operators.find(({ roles, status }) => roles.includes('RISK') && status === 'ACTIVE');
    const names = ['li.na', risk?.username ?? '', 'nobody.here', 'q.abara', 'k.wong'];
    const answers = names.map((username, at) => {
      const password = username === 'k.wong' ? 'wrong' : demoPassword;
      const told = [1, 2, 3].map(() => {
        const { code, error, msg, data } = signIn(username, { ip: `203.0.113.${20 + at}`, password });
        return { code, error, msg, data };
      });
      return told;
    });
    expect(answers[0]).toMatchObject([{ code: 422 }, { code: 429 }, { code: 429 }]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('is named in the log, and only for the right password', () => {
    set({ allowedCidrs: ['198.51.100.0/24'] });
    signIn('li.na');
    expect(bench.platform.log.entries.at(-1)).toMatchObject({
      action: '/auth/login',
      code: 422,
      username: 'li.na',
      detail: JSON.stringify({ username: 'li.na', refusedBy: 'ADDRESS' }),
    });
    clearGates(bench.platform.world);
    set({ hours: { zone: 'Asia/Singapore', from: '01:00', to: '02:00', weekdays: everyDay } });
    signIn('li.na');
    expect(bench.platform.log.entries.at(-1)?.detail).toContain('HOURS');
    clearGates(bench.platform.world);
    signIn('li.na', { password: 'wrong' });
    expect(bench.platform.log.entries.at(-1)?.detail).not.toContain('HOURS');
  });
});

describe('behind a proxy', () => {
  const RULE = ['203.0.113.0/24'];
  /** Whether li.na gets in with this header, under a rule for 203.0.113.0/24. */
  async function isLetIn(forwarded: string | undefined, { isTrusted }: { isTrusted: boolean }) {
    const server = await aServer({ days: 1 });
    bench = server;
    if (isTrusted) trustLocalProxy(server.platform.app);
    try {
      expect(set({ allowedCidrs: RULE })).toMatchObject({ code: 200 });
      const response = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
        body: JSON.stringify({ username: 'li.na', password: demoPassword }),
      });
      return (await server.json(response)).code === 200;
    } finally {
      // The worker's platform serves the next test.
      server.platform.app.set('trust proxy', false);
      await server.close();
    }
  }

  it.each([
    ['203.0.113.9', true],
    // nginx adds the address that it saw behind what the caller sent.
    ['198.51.100.1, 203.0.113.9', true],
    ['203.0.113.9, 198.51.100.1', false],
    ['203.0.113.9, 127.0.0.2', false],
    [undefined, false],
  ])('on this machine that counts, its word in %j is the address: let in %s', async (forwarded, expected) => {
    expect(await isLetIn(forwarded, { isTrusted: true })).toBe(expected);
  });

  it('that does not count, the header is no address', async () => {
    expect(await isLetIn('203.0.113.9', { isTrusted: false })).toBe(false);
  });

  it('another machine is never a proxy', () => {
    const { app } = bench.platform;
    trustLocalProxy(app);
    const trusts = app.get('trust proxy fn') as (peer: string, hop: number) => boolean;
    app.set('trust proxy', false);
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((peer) => trusts(peer, 0))).toEqual([true, true, true]);
    expect(['198.51.100.1', '10.0.0.1', '::ffff:198.51.100.1', '1127.0.0.1'].map((peer) => trusts(peer, 0))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('an open session', () => {
  async function withServer(run: (server: Awaited<ReturnType<typeof aServer>>) => Promise<void>, options: PlatformOptions = {}) {
    const server = await aServer({ days: 1, ...options });
    bench = server;
    try {
      await run(server);
    } finally {
      await server.close();
    }
  }
  it('ends when a rule no longer allows its address, and stays ended', () =>
    withServer(async (server) => {
      const token = await server.login('li.na');
      const status = async () => (await server.send('GET', '/auth/current', { token })).status;
      set({ allowedCidrs: ['127.0.0.0/8'] });
      expect(await status()).toBe(200);
      set({ allowedCidrs: ['203.0.113.0/24'] });
      expect(await status()).toBe(401);
      set({});
      expect(await status()).toBe(401);
      expect(await server.login('li.na')).not.toBe('');
    }));

  it('ends with the hours, also those of a role', () =>
    withServer(async (server) => {
      const token = await server.login('li.na');
      const status = async () => (await server.send('GET', '/auth/current', { token })).status;
      setOfRole({ hours: { zone: 'Asia/Singapore', from: '09:00', to: '14:32', weekdays: [5] } });
      goTo('2026-11-20T14:31:59.999+08:00');
      expect(await status()).toBe(200);
      goTo('2026-11-20T14:32:00.000+08:00');
      expect(await status()).toBe(401);
    }));

  it('does not begin when the hours end between the two steps', () =>
    withServer(
      async (server) => {
        const login = await server.json(
          await server.send('POST', '/auth/login', { body: { username: 'li.na', password: demoPassword } }),
        );
        const { challengeId } = login.data as { challengeId: string };
        const li = server.operator('li.na');
        li.hours = { zone: 'Asia/Singapore', from: '09:00', to: '14:32', weekdays: [5] };
        const finish = async () => {
          const code = nextCode(server.platform.world, li, server.platform.clock.now());
          return server.json(await server.send('POST', '/auth/mfa', { body: { challengeId, code } }));
        };
        goTo('2026-11-20T14:32:00+08:00');
        expect(await finish()).toMatchObject({ code: 410, error: 'GONE' });
        li.hours = null;
        expect(await finish()).toMatchObject({ code: 200 });
      },
      { factors: true },
    ));
});

describe('sign-in rules', () => {
  it('are stored in canonical form, and shown with the operator and the role', () => {
    const hours = { zone: 'Asia/Singapore', from: '22:00', to: '06:00', weekdays: [5, 1] };
    const allowedCidrs = ['203.0.113.77/24', '2001:DB8:0:0::1/32', '203.0.113.5', '198.51.100.4', '198.51.100.4/32'];
    const stored = {
      allowedCidrs: ['203.0.113.0/24', '2001:db8::/32', '198.51.100.4/32'],
      hours: { ...hours, weekdays: [1, 5] },
    };
    expect(dataOf<WireOperator>(set({ allowedCidrs, hours }))).toMatchObject({ ...stored, version: 2 });
    expect(dataOf<WireRole>(setOfRole({ allowedCidrs, hours }))).toMatchObject(stored);
    const { operatorId } = ofOperator('li.na');
    expect(dataOf<WireOperator>(bench.call('admin', `GET /sys/operator/detail?operatorId=${operatorId}`))).toMatchObject(stored);
    expect(dataOf<WireRole>(bench.call('admin', 'GET /sys/role/detail?roleCode=FIN_REVIEWER'))).toMatchObject(stored);
  });

  it.each([
    [{ allowedCidrs: ['203.0.113.0/24', '203.0.113'] }, 'allowedCidrs', 'cidr'],
    [{ allowedCidrs: ['203.0.113.0/33'] }, 'allowedCidrs', 'cidr'],
    [{ allowedCidrs: ['fe80::1%eth0'] }, 'allowedCidrs', 'cidr'],
    [{ allowedCidrs: Array.from({ length: 21 }, (_, at) => `203.0.113.${at}`) }, 'allowedCidrs', 'maxItems'],
    [{ hours: { zone: 'Mars/Base', from: '09:00', to: '18:00', weekdays: [1] } }, 'hours.zone', 'zone'],
    [{ hours: { zone: 'UTC', from: '24:00', to: '18:00', weekdays: [1] } }, 'hours.from', 'pattern'],
    [{ hours: { zone: 'UTC', from: '09:00', to: '9:00', weekdays: [1] } }, 'hours.to', 'pattern'],
    [{ hours: { zone: 'UTC', from: '09:00', to: '18:00', weekdays: [] } }, 'hours.weekdays', 'minItems'],
  ])('%j are refused at %s', (rules, name, rule) => {
    expect(set(rules)).toMatchObject(field(name, rule));
    expect(setOfRole(rules)).toMatchObject(field(name, rule));
    expect(bench.operator('li.na')).toMatchObject({ allowedCidrs: [], hours: null, version: 1 });
  });

  it('of the own account cannot end the own session', () => {
    const operation = bench.platform.api.operations.get('POST /sys/operator/signInRules');
    if (!operation) throw new Error('No operation');
    const setOwn = (rules: object) =>
      bench.platform.api.perform(operation, {
        actor: bench.operator('admin'),
        body: { ...ofOperator('admin'), allowedCidrs: [], hours: null, ...rules },
        ip: OFFICE,
      }).envelope;
    expect(setOwn({ allowedCidrs: ['198.51.100.0/24'] })).toMatchObject(field('allowedCidrs', 'own'));
    const hours = { zone: 'Asia/Singapore', from: '09:00', to: '14:31', weekdays: everyDay };
    expect(setOwn({ hours })).toMatchObject(field('hours.from', 'own'));
    expect(bench.operator('admin')).toMatchObject({ allowedCidrs: [], hours: null });
    expect(setOwn({ allowedCidrs: ['203.0.113.0/24'], hours: { ...hours, to: '14:32' } })).toMatchObject({ code: 200 });
  });

  it('need the key of editing and the present version, and a held role stays as it is', () => {
    expect(set({}, 'k.wong', 'li.na')).toMatchObject({ code: 403 });
    expect(setOfRole({}, 'RISK', 'li.na')).toMatchObject({ code: 403 });
    expect(set({ version: 7 })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    expect(setOfRole({ version: 7 })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    const [held = ''] = bench.operator('sys.admin').roles;
    expect(setOfRole({ allowedCidrs: ['203.0.113.0/24'] }, held, 'sys.admin')).toMatchObject({ code: 403 });
  });

  it('are logged at the high level with what they were before', () => {
    set({ allowedCidrs: ['203.0.113.0/24'] });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({
      level: 'HIGH',
      about: { name: 'li.na', changes: [{ field: 'allowedCidrs', after: '["203.0.113.0/24"]' }] },
    });
    setOfRole({ hours: { zone: 'UTC', from: '09:00', to: '18:00', weekdays: [1] } }, 'SUPPORT');
    expect(bench.platform.log.entries.at(-1)).toMatchObject({
      level: 'HIGH',
      about: { changes: [{ field: 'hours', before: null, after: expect.stringContaining('18:00') }] },
    });
    setOfRole({}, 'SUPPORT');
    expect(bench.platform.log.entries.at(-1)).toMatchObject({
      level: 'HIGH',
      about: { changes: [{ field: 'hours', before: expect.stringContaining('18:00'), after: null }] },
    });
  });

  it('come along with a copy of their role', () => {
    setOfRole({ allowedCidrs: ['203.0.113.0/24'] }, 'SUPPORT');
    const body = { roleCode: 'SUPPORT', newRoleCode: 'SUPPORT_2', roleName: 'x', roleNameEn: 'x' };
    const { envelope } = bench.call('admin', 'POST /sys/role/copy', { body });
    expect(dataOf<WireRole>(envelope)).toMatchObject({ allowedCidrs: ['203.0.113.0/24'], hours: null });
  });
});

describe('rules that lock out every super administrator', () => {
  /** An address at which none of them has ever signed in. */
  const NOWHERE = ['192.0.2.0/28'];
  const lastSuper = (name: string) => field(name, 'lastSuper');

  it('of an operator are refused, and change nothing', () => {
    expect(set({ allowedCidrs: NOWHERE }, 'm.tan', 'admin')).toMatchObject({ code: 200 });
    expect(set({ allowedCidrs: NOWHERE }, 'admin', 'm.tan')).toMatchObject(lastSuper('allowedCidrs'));
    expect(bench.operator('admin')).toMatchObject({ allowedCidrs: [], version: 1 });
    const hours = { zone: 'Asia/Singapore', from: '09:00', to: '18:00', weekdays: [1, 2, 3, 4, 5] };
    // A range with the address of the last sign-in, and hours that come within the week, leave a way.
    expect(set({ allowedCidrs: ['198.51.100.0/24'], hours }, 'admin', 'm.tan')).toMatchObject({ code: 200 });
    // Less than a quarter of an hour a week is no way.
    const minutes = { zone: 'Asia/Singapore', from: '14:40', to: '14:45', weekdays: [4] };
    expect(set({ hours: minutes }, 'admin', 'm.tan')).toMatchObject(lastSuper('hours.from'));
    // The other one is let in again: now these may be as narrow as wanted.
    expect(set({}, 'm.tan', 'admin')).toMatchObject({ code: 200 });
    expect(set({ allowedCidrs: NOWHERE }, 'admin', 'm.tan')).toMatchObject({ code: 200 });
  });

  it('of a role that they hold besides are refused, as is such a role', () => {
    bench.operator('m.tan').status = 'DISABLED';
    const give = (roleCodes: string[]) => {
      const { id: operatorId, version } = bench.operator('admin');
      return bench.call('r.boss', 'POST /sys/operator/role', { body: { operatorId, version, roleCodes } }).envelope;
    };
    // A second one, who may sign in only where nobody has.
    bench.platform.world.operators.push({
      ...bench.operator('m.tan'),
      id: '99',
      username: 'r.boss',
      status: 'ACTIVE',
      allowedCidrs: NOWHERE,
      lastLoginIp: null,
    });
    expect(setOfRole({ allowedCidrs: NOWHERE }, 'AUDITOR', 'r.boss')).toMatchObject({ code: 200 });
    expect(give(['SUPER_ADMIN', 'AUDITOR'])).toMatchObject(lastSuper('roleCodes'));
    expect(give(['SUPER_ADMIN', 'SUPPORT'])).toMatchObject({ code: 200 });
    expect(setOfRole({ allowedCidrs: NOWHERE }, 'SUPPORT', 'r.boss')).toMatchObject(lastSuper('allowedCidrs'));
    expect(roleOf('SUPPORT')).toMatchObject({ allowedCidrs: [], version: 1 });
    // A disabled role has no say, until it is enabled.
    roleOf('SUPPORT').status = 'DISABLED';
    expect(setOfRole({ allowedCidrs: NOWHERE }, 'SUPPORT', 'r.boss')).toMatchObject({ code: 200 });
    const { version } = roleOf('SUPPORT');
    const enable = bench.call('r.boss', 'POST /sys/role/enable', { body: { roleCode: 'SUPPORT', version } }).envelope;
    expect(enable).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(enable.msg).toContain('This would lock out every super administrator.');
  });

  it('count for the last one, who then cannot be disabled', () => {
    expect(set({ allowedCidrs: NOWHERE }, 'm.tan', 'admin')).toMatchObject({ code: 200 });
    const body = { ...ofOperator('admin'), reasonCode: 'LONG_ABSENCE' };
    expect(bench.call('sys.admin', 'POST /sys/operator/disable', { body }).envelope).toMatchObject({
      code: 409,
      msg: 'admin is the last active super administrator. Assign the role to another user first.',
    });
  });

  it('are those of others: a system administrator sets none of a super administrator', () => {
    expect(set({ allowedCidrs: NOWHERE }, 'admin', 'sys.admin')).toMatchObject({ code: 403, error: 'FORBIDDEN' });
  });
});
