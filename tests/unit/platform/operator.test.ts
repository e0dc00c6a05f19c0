import type {
  OperatorDetail,
  OperatorKey,
  OperatorMailed,
  OperatorSession,
  OperatorStatistics,
  Operator as WireOperator,
} from '@/contract';
import { demoPassword } from '../../../mock/base/demoAccounts';
import type { Envelope } from '../../../mock/engine/call';
import { refreshAccess } from '../../../mock/flow/roles';
import { type APlatform, aPlatform, aServer, dataOf, NOW, parseCsv, textOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const DAY = 86_400_000;
const of = (username: string) => bench.operator(username);
const send = (who: string, verb: string, body: object, lang?: 'zh') =>
  bench.call(who, `POST /sys/operator/${verb}`, { body, lang }).envelope;
/** A change of an operator in the current version. */
const change = (who: string, verb: string, whom: string, body: object = {}, lang?: 'zh') =>
  send(who, verb, { operatorId: of(whom).id, version: of(whom).version, ...body }, lang);
const done = (envelope: Envelope): WireOperator => {
  expect(envelope).toMatchObject({ code: 200 });
  return dataOf<WireOperator>(envelope);
};
const page = (who: string, query = '') =>
  dataOf<{ list: WireOperator[]; total: number }>(bench.call(who, `GET /sys/operator/page?pageSize=100${query}`));
const names = (who: string, query = '') => page(who, query).list.map(({ username }) => username);
const row = (who: string, whom: string) => page(who, `&operatorId=${of(whom).id}`).list[0] as WireOperator;
const field = (name: string, rule: string) => ({ code: 422, error: 'VALIDATION', data: { fields: [{ name, rule }] } });
const lastLog = () => bench.platform.log.entries.at(-1);
/** Everything of an operator that a refused call must leave as it is. */
const print = (whom: string) => JSON.stringify({ ...of(whom), access: [...of(whom).access] });
const NEW = {
  username: 'n.newby',
  realName: 'Nia Newbyton',
  email: 'nia.newbyton@example.com',
  mobile: '+9995550999',
  department: 'SUPPORT',
  roleCodes: ['SUPPORT'],
  dataScope: { type: 'ALL', values: [] },
};

describe('an invitation', () => {
  it('creates an operator who cannot sign in yet, and shows only where the link was sent', () => {
    const answer = send('admin', 'add', NEW);
    const made = dataOf<OperatorMailed>(answer);
    expect(done(answer)).toMatchObject({
      username: 'n.newby',
      status: 'INVITED',
      withdrawTier: 0,
      createdBy: 'admin',
      version: 1,
    });
    expect(made).toMatchObject({ mailTo: 'ni***@example.com', linkUntil: new Date(NOW + DAY).toISOString(), mobile: '***0999' });
    expect(answer.msg).toBe('Link sent to ni***@example.com, valid for 24 hours.');
    expect(JSON.stringify([answer, bench.platform.log.entries])).not.toMatch(/nia\.newbyton|5550999|https?:|token/i);
    expect(lastLog()).toMatchObject({ level: 'HIGH', about: { entity: 'operator', ids: [made.operatorId], name: 'n.newby' } });
    expect([...of('n.newby').access].sort()).toEqual([...of('k.wong').access].sort());
  });

  it.each([
    ['in other capitals', { username: 'OPS.LEE' }, field('username', 'unique')],
    ['too short', { username: 'abc' }, field('username', 'minLength')],
    ['with a space', { username: 'n newby' }, field('username', 'pattern')],
    ['with a role that is not there', { roleCodes: ['NONE'] }, field('roleCodes', 'exists')],
    ['without a role', { roleCodes: [] }, field('roleCodes', 'minItems')],
    [
      'for a merchant that is not there',
      { dataScope: { type: 'MERCHANT', values: ['M1'] } },
      field('dataScope.values', 'exists'),
    ],
    ['for no country', { dataScope: { type: 'COUNTRY', values: [] } }, field('dataScope.values', 'required')],
    ['above the tier of the roles', { withdrawTier: 1 }, field('withdrawTier', 'maximum')],
    ['that has ended', { validUntil: '2026-11-19T00:00:00Z' }, field('validUntil', 'future')],
    [
      'of a super administrator for a time',
      { roleCodes: ['SUPER_ADMIN'], validUntil: '2027-11-19T00:00:00Z' },
      field('validUntil', 'none'),
    ],
    ['without a mail address', { email: 'nia' }, field('email', 'pattern')],
  ])('%s is refused', (_, body, expected) => {
    const before = bench.platform.world.operators.length;
    expect(send('admin', 'add', { ...NEW, ...body })).toMatchObject(expected);
    expect(bench.platform.world.operators).toHaveLength(before);
  });

  it('keeps the request out of the log, also when the key is missing', () => {
    expect(send('ops.lee', 'add', NEW)).toMatchObject({ code: 403, data: { required: ['sys:operator:add'] } });
    expect(lastLog()?.detail).toContain('"email":"******"');
    expect(lastLog()?.detail).not.toMatch(/nia\.newbyton|Newbyton|5550999/);
  });
});

describe('roles that the caller cannot assign', () => {
  const GIVEN = ['SUPPORT', 'AUDITOR', 'MCH_MANAGER', 'CHANNEL_OPS', 'CARD_OPS'];
  const CRITICAL = ['SUPER_ADMIN', 'SYS_ADMIN', 'OPS_LEAD', 'FIN_REVIEWER', 'FIN_CHECKER', 'RISK'];
  const refusal = field('roleCodes', 'mayGrant');

  it.each(GIVEN)('do not include %s for a system administrator', (code) => {
    expect(done(send('sys.admin', 'add', { ...NEW, roleCodes: [code] })).roles).toMatchObject([{ roleCode: code }]);
    done(change('sys.admin', 'role', 'q.abara', { roleCodes: [code] }));
  });

  it.each(CRITICAL)('include %s, even when a colleague has it', (code) => {
    const before = print('k.wong');
    const answer = change('sys.admin', 'role', 'k.wong', { roleCodes: ['SUPPORT', code] });
    expect(answer).toMatchObject(refusal);
    expect(answer.msg).toMatch(/None of your roles can assign “.+”\.$/);
    expect(change('sys.admin', 'role', 'k.wong', { roleCodes: [code] }, 'zh').msg).toMatch(/您的角色均不能分配“.+”。$/);
    expect(send('sys.admin', 'add', { ...NEW, roleCodes: ['SUPPORT', code] })).toMatchObject(refusal);
    expect(print('k.wong')).toBe(before);
    expect(done(send('admin', 'add', { ...NEW, roleCodes: [code] })).roles).toMatchObject([{ roleCode: code }]);
  });

  it('include roles outside the caller’s own assignable ones, each reported', () => {
    const answer = change('sys.admin', 'role', 'k.wong', { roleCodes: ['NIGHT_SUPPORT', 'RISK'] });
    expect(answer.msg).toBe('Check roleCodes: None of your roles can assign “Night support”.');
    expect((answer.data as { fields: unknown[] }).fields).toHaveLength(2);
  });

  it('may be kept and removed', () => {
    expect(change('sys.admin', 'role', 'li.na', { roleCodes: ['FIN_REVIEWER', 'FIN_CHECKER'] })).toMatchObject(refusal);
    const next = done(change('sys.admin', 'role', 'li.na', { roleCodes: ['FIN_REVIEWER', 'SUPPORT'] }));
    expect(next.roles?.map(({ roleCode }) => roleCode)).toEqual(['FIN_REVIEWER', 'SUPPORT']);
    done(change('sys.admin', 'role', 'li.na', { roleCodes: ['SUPPORT'] }));
    expect(change('sys.admin', 'role', 'li.na', { roleCodes: ['FIN_REVIEWER'] })).toMatchObject(refusal);
  });

  it('include those that only a disabled role could assign, and disabled roles', () => {
    const support = bench.platform.world.roles.get('SUPPORT');
    if (!support) throw new Error('No support');
    of('k.wong').roles = ['SUPPORT', 'SYS_ADMIN'];
    support.mayGrant = ['NIGHT_SUPPORT'];
    refreshAccess(bench.platform.world);
    done(send('k.wong', 'add', { ...NEW, roleCodes: ['NIGHT_SUPPORT', 'AUDITOR'] }));
    support.status = 'DISABLED';
    refreshAccess(bench.platform.world);
    expect(send('k.wong', 'add', { ...NEW, username: 'other', roleCodes: ['NIGHT_SUPPORT'] })).toMatchObject(refusal);
    expect(change('admin', 'role', 'q.abara', { roleCodes: ['SUPPORT', 'MCH_READER'] })).toMatchObject(
      field('roleCodes', 'enabled'),
    );
  });

  it('are listed as options with the reason, for each caller', () => {
    const offered = (who: string, type: string) =>
      dataOf<{ list: { value: string; denied?: string }[] }>(bench.call(who, `GET /common/option?type=${type}&pageSize=100`))
        .list;
    const free = (who: string, type = 'assignableRole') =>
      offered(who, type).flatMap(({ value, denied }) => (denied ? [] : [value]));
    expect(free('sys.admin').sort()).toEqual([...GIVEN].sort());
    expect(free('admin').sort()).toEqual([...GIVEN, ...CRITICAL, 'NIGHT_SUPPORT'].sort());
    expect(free('ops.lee')).toEqual([]);
    const notSuper = CRITICAL.filter((code) => code !== 'SUPER_ADMIN');
    expect(free('admin', 'delegableRole').sort()).toEqual([...GIVEN, ...notSuper, 'NIGHT_SUPPORT', 'MCH_READER'].sort());
    expect(free('sys.admin', 'delegableRole').sort()).toEqual([...GIVEN].sort());
    expect(offered('sys.admin', 'assignableRole').find(({ value }) => value === 'FIN_REVIEWER')?.denied).toBe(
      'None of your roles can assign “Finance reviewer”.',
    );
    expect(offered('sys.admin', 'role').some(({ denied }) => denied)).toBe(false);
  });
});

describe('a data scope that the caller does not have', () => {
  it('is not assigned to others', () => {
    of('sys.admin').scope = { type: 'COUNTRY', values: ['TH', 'VN'] };
    const scope = (values: string[], type = 'COUNTRY') =>
      change('sys.admin', 'scope', 'k.wong', { dataScope: { type, values }, withdrawTier: 0 });
    expect(scope([], 'ALL')).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
    expect(scope(['PH'])).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
    expect(scope(['TH']).code).toBe(200);
  });
});

describe('the caller’s own account', () => {
  const own = { code: 403, error: 'FORBIDDEN', msg: 'You cannot change your own roles, scope, tier or status. Ask a colleague.' };

  it.each([
    ['role', { roleCodes: ['SUPER_ADMIN', 'AUDITOR'] }],
    ['scope', { dataScope: { type: 'ALL', values: [] }, withdrawTier: 2 }],
    ['disable', { reasonCode: 'LONG_ABSENCE' }],
    ['enable', {}],
    ['unlock', {}],
  ])('%s is refused', (verb, body) => {
    const before = print('admin');
    expect(change('admin', verb, 'admin', body)).toMatchObject(own);
    expect(print('admin')).toBe(before);
  });

  it('cannot be reviewed or extended by its owner, and the row says so', () => {
    expect(change('admin', 'reviewed', 'admin').code).toBe(403);
    expect(change('sys.admin', 'edit', 'sys.admin', { ...PERSON, validUntil: '2027-01-01T00:00:00Z' }).code).toBe(403);
    const { allowed, denied } = row('admin', 'admin');
    expect(allowed).toEqual(['edit', 'resetPassword']);
    expect(denied?.map(({ action }) => action)).toEqual(['role', 'scope', 'disable', 'kick', 'reviewed']);
    expect(denied?.[0]?.why).toBe(own.msg);
  });

  it('can get a new name and address', () => {
    expect(done(change('sys.admin', 'edit', 'sys.admin', { ...PERSON, validUntil: null })).realName).toBe('Sam Quillon');
  });
});

const PERSON = { realName: 'Sam Quillon', department: 'IT' };

describe('roles', () => {
  it('that exclude each other are refused by name, except for super administrators', () => {
    const refused = change('admin', 'role', 'li.na', { roleCodes: ['FIN_REVIEWER', 'SYS_ADMIN'] });
    expect(refused).toMatchObject(field('roleCodes', 'separation'));
    expect(refused.msg).toContain('One user may not hold both “Users: set roles” and “');
    expect(change('admin', 'role', 'li.na', { roleCodes: ['FIN_REVIEWER', 'SYS_ADMIN'] }, 'zh').msg).toContain(
      '同一人不能同时拥有',
    );
    expect(send('admin', 'add', { ...NEW, roleCodes: ['FIN_REVIEWER', 'SYS_ADMIN'] })).toMatchObject(
      field('roleCodes', 'separation'),
    );
    done(change('admin', 'role', 'li.na', { roleCodes: ['FIN_REVIEWER', 'SYS_ADMIN', 'SUPER_ADMIN'] }));
  });

  it('apply from the next call on', () => {
    expect(bench.call('k.wong', 'GET /sys/operator/page').envelope.code).toBe(403);
    const next = done(change('admin', 'role', 'k.wong', { roleCodes: ['SYS_ADMIN'] }));
    expect(next).toMatchObject({ version: 2, updatedBy: 'admin', effectiveKeyCount: of('sys.admin').access.size });
    expect(bench.call('k.wong', 'GET /sys/operator/page').envelope.code).toBe(200);
    expect(bench.call('k.wong', 'GET /trade/withdraw/page').envelope.code).toBe(403);
    expect(lastLog()).toMatchObject({
      action: 'sys:operator:role',
      level: 'HIGH',
      about: { name: 'k.wong', changes: [{ field: 'roles', before: '["SUPPORT"]', after: '["SYS_ADMIN"]' }] },
    });
  });

  it('update the tier, unless it was lowered', () => {
    expect(done(change('admin', 'role', 'chen.yu', { roleCodes: ['FIN_REVIEWER'] })).withdrawTier).toBe(1);
    const lower = { dataScope: { type: 'ALL', values: [] }, withdrawTier: 0 };
    expect(done(change('admin', 'scope', 'chen.yu', lower)).withdrawTier).toBe(0);
    expect(done(change('admin', 'role', 'chen.yu', { roleCodes: ['FIN_CHECKER'] }))).toMatchObject({
      withdrawTier: 0,
      roleTier: 3,
    });
    expect(change('admin', 'scope', 'li.na', { ...lower, withdrawTier: 2 })).toMatchObject(field('withdrawTier', 'maximum'));
    expect(done(change('admin', 'scope', 'li.na', { ...lower, withdrawTier: 1 })).withdrawTier).toBe(1);
  });

  it('are limited by the data scope, from the next call on', () => {
    const seen = () => dataOf<{ total: number }>(bench.call('li.na', 'GET /trade/withdraw/page?view=ALL')).total;
    const all = seen();
    done(change('admin', 'scope', 'li.na', { dataScope: { type: 'COUNTRY', values: ['TH'] }, withdrawTier: 1 }));
    expect(seen()).toBeLessThan(all);
    expect(lastLog()?.about).toMatchObject({ changes: [{ field: 'scope' }] });
    for (const values of [['XX'], ['TH', 'XX']])
      expect(change('admin', 'scope', 'li.na', { dataScope: { type: 'COUNTRY', values }, withdrawTier: 1 })).toMatchObject(
        field('dataScope.values', 'exists'),
      );
    expect(change('admin', 'scope', 'li.na', { dataScope: { type: 'ALL', values: ['TH'] }, withdrawTier: 1 })).toMatchObject(
      field('dataScope.values', 'empty'),
    );
    done(change('admin', 'scope', 'li.na', { dataScope: { type: 'AGENT', values: ['A2001'] }, withdrawTier: 1 }));
  });
});

describe('the last active super administrator', () => {
  const last = { code: 409, error: 'STATE_CONFLICT', data: { current: { username: 'admin' } } };

  it('can neither be disabled nor lose the role', () => {
    expect(done(change('sys.admin', 'disable', 'm.tan', { reasonCode: 'LONG_ABSENCE' })).status).toBe('DISABLED');
    const before = print('admin');
    const refused = change('sys.admin', 'disable', 'admin', { reasonCode: 'LONG_ABSENCE' });
    expect(refused).toMatchObject(last);
    expect(refused.msg).toBe('admin is the last active super administrator. Assign the role to another user first.');
    expect(change('sys.admin', 'role', 'admin', { roleCodes: ['SYS_ADMIN'] })).toMatchObject(last);
    expect(print('admin')).toBe(before);
    expect(row('sys.admin', 'admin').denied?.find(({ action }) => action === 'disable')?.why).toBe(refused.msg);
    done(change('admin', 'enable', 'm.tan'));
    expect(done(change('sys.admin', 'role', 'admin', { roleCodes: ['AUDITOR'] })).roles).toHaveLength(1);
  });

  it('cannot get an end date', () => {
    expect(
      change('admin', 'edit', 'm.tan', { realName: 'M', department: 'IT', validUntil: '2027-01-01T00:00:00Z' }),
    ).toMatchObject(field('validUntil', 'none'));
    done(change('admin', 'edit', 'k.wong', { realName: 'K', department: 'IT', validUntil: '2027-01-01T00:00:00Z' }));
    expect(change('admin', 'role', 'k.wong', { roleCodes: ['SUPER_ADMIN'] })).toMatchObject(field('roleCodes', 'none'));
  });
});

describe('a disabled operator', () => {
  it('is signed out at the next call, and claims are released', async () => {
    const server = await aServer({ days: 1 });
    try {
      const [token, boss] = [await server.login('li.na'), await server.login('admin')];
      const no = server.platform.stories.overdue;
      const ok = await server.send('POST', '/trade/withdraw/claim', { token, body: { items: [{ withdrawNo: no, version: 1 }] } });
      expect((await server.json(ok)).code).toBe(200);
      const { id, version } = server.operator('li.na');
      const body = { operatorId: id, version, reasonCode: 'SECURITY_INCIDENT', remark: 'Laptop lost' };
      const answer = await server.json(await server.send('POST', '/sys/operator/disable', { token: boss, body }));
      expect(answer.data).toMatchObject({
        status: 'DISABLED',
        statusReason: 'SECURITY_INCIDENT',
        statusRemark: 'Laptop lost',
        onlineSessions: 0,
      });
      expect((await server.send('GET', '/auth/current', { token })).status).toBe(401);
      expect(await server.login('li.na')).toBe('');
      expect(server.order(no)).toMatchObject({ claimedBy: null });
      expect(server.order(no).events.at(-1)).toMatchObject({ kind: 'RELEASED', operator: { username: 'admin' } });
      expect(server.platform.check()).toEqual([]);
      const enable = { operatorId: id, version: version + 1 };
      expect(
        (await server.json(await server.send('POST', '/sys/operator/enable', { token: boss, body: enable }))).data,
      ).toMatchObject({
        status: 'ACTIVE',
        statusReason: null,
      });
      server.platform.clock.advance(1000);
      // The old session stays dead.
      expect((await server.send('GET', '/auth/current', { token })).status).toBe(401);
      expect(await server.login('li.na')).not.toBe('');
    } finally {
      await server.close();
    }
  });

  it.each(['LONG_ABSENCE', 'LEFT_COMPANY'])('has no permissions after %s, holds no key and keeps the roles', (reasonCode) => {
    expect(row('admin', 'li.na').effectiveKeyCount).toBeGreaterThan(0);
    expect(done(change('admin', 'disable', 'li.na', { reasonCode }))).toMatchObject({
      effectiveKeyCount: 0,
      highRiskKeyCount: 0,
      roles: [{ roleCode: 'FIN_REVIEWER' }],
    });
    const { id } = of('li.na');
    expect(dataOf(bench.call('admin', `GET /sys/operator/access?operatorId=${id}`))).toEqual([]);
    expect(names('admin', '&key=trade:withdraw:pass')).not.toContain('li.na');
  });

  it('requires a remark for OTHER as the reason', () => {
    expect(change('admin', 'disable', 'k.wong', { reasonCode: 'OTHER', remark: ' x ' })).toMatchObject(
      field('remark', 'minLength'),
    );
    expect(change('admin', 'disable', 'k.wong', {})).toMatchObject(field('reasonCode', 'required'));
    done(change('admin', 'disable', 'k.wong', { reasonCode: 'OTHER', remark: 'Trial ended' }));
  });

  it('can still leave; an operator who left is never changed again', () => {
    expect(change('admin', 'disable', 'q.abara', { reasonCode: 'MOVED' })).toMatchObject(field('reasonCode', 'enum'));
    expect(done(change('admin', 'disable', 'q.abara', { reasonCode: 'LEFT_COMPANY' })).status).toBe('LEFT');
    for (const [verb, body] of [
      ['edit', { realName: 'Q', department: 'IT', validUntil: null }],
      ['role', { roleCodes: ['SUPPORT'] }],
      ['scope', { dataScope: { type: 'ALL', values: [] }, withdrawTier: 0 }],
      ['disable', { reasonCode: 'MOVED' }],
      ['enable', {}],
      ['unlock', {}],
      ['resetPassword', {}],
      ['reviewed', {}],
    ] as const)
      expect([verb, change('admin', verb, 'q.abara', body)]).toMatchObject([
        verb,
        { code: 409, msg: 'q.abara has left and can no longer be changed.' },
      ]);
    expect(row('admin', 'q.abara').allowed).toEqual([]);
  });

  it('is invited again when the invitation was never accepted', () => {
    done(change('admin', 'disable', 'z.iyer', { reasonCode: 'LONG_ABSENCE' }));
    expect(done(change('admin', 'enable', 'z.iyer')).status).toBe('INVITED');
    expect(change('admin', 'enable', 'k.wong')).toMatchObject({ code: 409, msg: 'k.wong is already active.' });
  });
});

describe('a locked operator', () => {
  it('is unlocked the same way after ten failures and after a manual lock', async () => {
    const server = await aServer({ days: 1 });
    try {
      const boss = await server.login('admin');
      const person = async (username: string) => {
        const { id } = server.operator(username);
        const answer = await server.json(await server.send('GET', `/sys/operator/detail?operatorId=${id}`, { token: boss }));
        return answer.data as WireOperator;
      };
      for (let tried = 0; tried < 10; tried++) {
        await server.login('k.wong', 'wrong');
        server.platform.clock.advance(60_000);
      }
      expect(await person('k.wong')).toMatchObject({ status: 'LOCKED', lockedUntil: expect.any(String) });
      expect(await person('t.pham')).toMatchObject({ status: 'LOCKED', lockedUntil: null });
      for (const username of ['k.wong', 't.pham']) {
        expect(await server.login(username)).toBe('');
        const { id, version } = server.operator(username);
        const body = { operatorId: id, version };
        const answer = await server.json(await server.send('POST', '/sys/operator/unlock', { token: boss, body }));
        expect(answer.data).toMatchObject({ status: 'ACTIVE', lockedUntil: null, failCount: 0 });
        // The failures of the address stay.
        server.platform.clock.advance(60_000);
        expect(await server.login(username)).not.toBe('');
      }
      expect(server.platform.check()).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('is the only one who can be unlocked', () => {
    expect(change('admin', 'unlock', 'k.wong')).toMatchObject({ code: 409, msg: 'k.wong is already active.' });
  });
});

it('an expired account can neither sign in nor continue a session', async () => {
  const server = await aServer({ days: 1 });
  try {
    const token = await server.login('k.wong');
    server.operator('k.wong').validUntil = server.platform.clock.now() + 60_000;
    expect((await server.send('GET', '/auth/current', { token })).status).toBe(200);
    server.platform.clock.advance(60_000);
    expect((await server.send('GET', '/auth/current', { token })).status).toBe(401);
    expect(await server.login('k.wong', demoPassword)).toBe('');
    server.operator('k.wong').validUntil = null;
    server.platform.clock.advance(1000);
    expect(await server.login('k.wong', demoPassword)).not.toBe('');
  } finally {
    await server.close();
  }
});

describe('a password link', () => {
  it('is mailed, and shows only the masked address and the time', () => {
    const answer = change('admin', 'resetPassword', 'li.na');
    expect(dataOf<OperatorMailed>(answer)).toMatchObject({
      username: 'li.na',
      mailTo: 'li***@example.com',
      linkUntil: new Date(NOW + DAY).toISOString(),
      version: 2,
    });
    expect(JSON.stringify([answer, lastLog()])).not.toMatch(/li\.na@example|https?:/);
    expect(change('admin', 'resetPassword', 'li.na', {}, 'zh').msg).toContain('24 小时');
  });

  it('is the invitation again for an invited operator, and refused for one who left', () => {
    expect(done(change('admin', 'resetPassword', 'z.iyer'))).toMatchObject({ status: 'INVITED' });
    expect(change('admin', 'resetPassword', 'q.abara')).toMatchObject({ code: 409 });
    bench.platform.clock.advance(DAY + 1);
    expect(row('admin', 'z.iyer').linkUntil).toBeNull();
  });
});

describe('sessions', () => {
  it('are listed, and end at the next call, one or all', async () => {
    const server = await aServer({ days: 1 });
    try {
      const tokens = [await server.login('k.wong'), await server.login('k.wong'), await server.login('k.wong')];
      const boss = await server.login('admin');
      const { id } = server.operator('k.wong');
      const list = async (token = boss) =>
        (await server.json(await server.send('GET', `/sys/operator/session/list?operatorId=${id}`, { token })))
          .data as OperatorSession[];
      const kick = async (body: object) =>
        server.json(await server.send('POST', '/sys/operator/kick', { token: boss, body: { operatorId: id, ...body } }));
      const alive = async () =>
        Promise.all(tokens.map(async (token) => (await server.send('GET', '/auth/current', { token })).status === 200));
      expect(await alive()).toEqual([true, true, true]);
      const open = await list();
      expect(open).toHaveLength(3);
      expect(open[0]).toEqual({
        sessionId: expect.stringMatching(/^SS/),
        startedAt: expect.any(String),
        lastSeenAt: expect.any(String),
        ip: expect.any(String),
        userAgent: expect.any(String),
        isCurrent: false,
      });
      const [, second] = server.platform.world.logins.filter(({ operator }) => operator.id === id);
      expect((await kick({ sessionId: second?.id })).data).toMatchObject({ onlineSessions: 2, version: 1 });
      expect(await alive()).toEqual([true, false, true]);
      expect(await kick({ sessionId: second?.id })).toMatchObject({ code: 404 });
      expect(await kick({ sessionId: server.platform.world.logins.at(-1)?.id })).toMatchObject({ code: 404 });
      expect((await kick({})).data).toMatchObject({ onlineSessions: 0 });
      expect(await alive()).toEqual([false, false, false]);
      expect(await kick({})).toMatchObject({ code: 409, msg: 'k.wong has no open session.' });
      expect(await list()).toEqual([]);
      const { id: own } = server.operator('admin');
      const mine = await server.json(await server.send('GET', `/sys/operator/session/list?operatorId=${own}`, { token: boss }));
      expect(mine.data).toMatchObject([{ isCurrent: true }]);
      expect(server.platform.check()).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('end after half a day without use', () => {
    expect(row('admin', 'w.chai').onlineSessions).toBe(1);
    bench.platform.clock.advance(DAY / 2);
    expect(row('admin', 'w.chai').onlineSessions).toBe(0);
  });
});

describe('an access review', () => {
  it('is confirmed by a colleague', () => {
    expect(done(change('admin', 'reviewed', 'k.wong'))).toMatchObject({
      lastReviewAt: new Date(NOW).toISOString(),
      lastReviewBy: 'admin',
    });
  });
});

describe('a change with a stale version', () => {
  it.each([
    ['edit', { realName: 'K', department: 'IT', validUntil: null }],
    ['role', { roleCodes: ['SUPPORT'] }],
    ['scope', { dataScope: { type: 'ALL', values: [] }, withdrawTier: 0 }],
    ['disable', { reasonCode: 'MOVED' }],
    ['resetPassword', {}],
    ['reviewed', {}],
  ])('%s is refused with the current record', (verb, body) => {
    done(change('m.tan', 'reviewed', 'k.wong'));
    const before = print('k.wong');
    expect(change('admin', verb, 'k.wong', { ...body, version: 1 })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current: { username: 'k.wong', version: 2 }, changedBy: 'm.tan', changedAt: new Date(NOW).toISOString() },
    });
    expect(print('k.wong')).toBe(before);
  });

  it('is refused without effect when the record does not exist', () => {
    expect(send('admin', 'reviewed', { operatorId: '0', version: 1 })).toMatchObject({ code: 404 });
    expect(bench.call('admin', 'GET /sys/operator/detail?operatorId=0').envelope.code).toBe(404);
  });
});

describe('an edit', () => {
  it('keeps omitted contacts, and logs changed ones by field name only', () => {
    const kept = done(change('admin', 'edit', 'k.wong', { realName: ' Kit Wong ', department: 'RISK', validUntil: null }));
    expect(kept).toMatchObject({ realName: 'Kit Wong', department: 'RISK', email: 'k.***@example.com' });
    done(change('admin', 'edit', 'k.wong', { realName: 'Kit', department: 'RISK', validUntil: null, email: 'kit@example.org' }));
    expect(of('k.wong')).toMatchObject({ email: 'kit@example.org', mobile: expect.stringContaining('+999') });
    expect(lastLog()?.about).toMatchObject({
      changes: [
        { field: 'realName', before: '******', after: '******' },
        { field: 'email', before: '******', after: '******' },
      ],
    });
    expect(JSON.stringify(lastLog())).not.toContain('kit@example');
    expect(send('admin', 'edit', { operatorId: of('k.wong').id, version: 3, username: 'other' }).code).toBe(422);
  });
});

describe('the list', () => {
  it('finds operators who hold a key, and the role that grants it', () => {
    const key = 'trade:withdraw:pass';
    // u.larsen had the key, and has left.
    const holders = bench.platform.world.operators
      .filter(({ access, username }) => access.has(key) && username !== 'u.larsen')
      .map(({ username }) => username);
    expect(names('auditor', `&key=${key}`).sort()).toEqual(holders.sort());
    const told = dataOf<{ username: string; roles: string[] }[]>(bench.call('admin', `GET /sys/operator/whoCan?key=${key}`));
    expect(told.map(({ username }) => username).sort()).toEqual(holders);
    expect(told.find(({ username }) => username === 'r.santos')).toMatchObject({ status: 'ACTIVE', roles: ['Risk officer'] });
    expect(names('admin', '&key=no:such:key')).toEqual([]);
    expect(bench.call('auditor', `GET /sys/operator/whoCan?key=${key}`).envelope.code).toBe(403);
  });

  it('is filtered by each of its filters', () => {
    expect(names('admin', '&keyword=WONG')).toEqual(['k.wong']);
    expect(names('admin', '&keyword=Tanaka')).toEqual(['m.tan']);
    expect(names('admin', '&role=SYS_ADMIN,AUDITOR').sort()).toEqual(['auditor', 'j.ortega', 'sys.admin']);
    expect(names('admin', '&department=AUDIT')).toEqual(['auditor']);
    expect(names('admin', '&status=LOCKED,LEFT').sort()).toEqual(['f.tran', 't.pham', 'u.larsen']);
    expect(names('admin', '&online=true').sort()).toEqual(['g.rao', 'm.tan', 's.devi', 'w.chai', 'y.sato']);
    expect(names('admin', '&notSeenDays=60').sort()).toEqual(['o.bakar', 'q.abara', 'u.larsen', 'z.iyer']);
    expect(names('admin', '&status=LOCKED&role=SUPPORT')).toEqual(['f.tran']);
  });

  it('is sorted by the given field, newest first by default', () => {
    const by = (query: string) => names('admin', query);
    expect(by('&sortField=username&sortOrder=ascend')).toEqual([...names('admin')].sort());
    expect(by('&sortField=lastLoginAt&sortOrder=descend')[0]).toBe('y.sato');
    expect(by('')[0]).toBe('u.larsen');
    expect(bench.call('admin', 'GET /sys/operator/page?sortField=realName').envelope.code).toBe(400);
  });

  it('shows names to administrators only, and finds by name only for them', () => {
    expect(row('sys.admin', 'k.wong').realName).toBe('Kit Wongley');
    expect(row('auditor', 'k.wong').realName).toBe('K**');
    expect(names('auditor', '&keyword=Wongley')).toEqual([]);
    expect(row('auditor', 'k.wong').denied?.find(({ action }) => action === 'role')?.why).toBe(
      'You need the permission "Users: set roles" for this.',
    );
    expect(row('auditor', 'k.wong').allowed).toEqual([]);
    const sent = JSON.stringify(page('admin').list);
    for (const { email, mobile } of bench.platform.world.operators) {
      expect(sent).not.toContain(email);
      expect(sent).not.toContain(mobile);
    }
  });

  it('has statistics over its filters except for the status', () => {
    const figures = (query = '') => dataOf<OperatorStatistics>(bench.call('admin', `GET /sys/operator/statistics?${query}`));
    const { list } = page('admin');
    const count = (status: string) => list.filter((one) => one.status === status).length;
    expect(figures()).toEqual({
      active: count('ACTIVE'),
      locked: 2,
      invited: 1,
      inactive: 2,
      moneyHolders: expect.any(Number),
      superAdmins: 2,
    });
    expect(figures('status=LEFT')).toEqual(figures());
    expect(figures('role=SUPPORT')).toMatchObject({ active: 1, locked: 1, invited: 1, moneyHolders: 0, superAdmins: 0 });
  });

  it('is exported as shown, masked, and logged', async () => {
    const line = 'GET /sys/operator/down?format=csv&role=SUPPORT&sortField=username&sortOrder=ascend';
    expect(bench.call('auditor', line).envelope.code).toBe(403);
    const records = parseCsv(await textOf(bench.call('admin', line)));
    const [head, titles, ...rest] = records;
    expect(head?.[0]).toContain('Users, by admin');
    expect(rest.map((cells) => cells[titles?.indexOf('Username') ?? -1])).toEqual(['f.tran', 'k.wong', 'q.abara', 'z.iyer']);
    expect(JSON.stringify(rest)).toContain('K**');
    expect(JSON.stringify(rest)).not.toMatch(/Wongley|k\.wong@|\+999/);
    expect(lastLog()).toMatchObject({ action: 'sys:operator:down', detail: expect.stringContaining('"rows":4') });
    expect(bench.call('admin', 'GET /sys/operator/down?columns=password').envelope.code).toBe(400);
  });
});

describe('a detail', () => {
  it('ends with the last actions of the operator', () => {
    done(change('admin', 'reviewed', 'k.wong'));
    const logs = (who: string) =>
      dataOf<OperatorDetail>(bench.call('m.tan', `GET /sys/operator/detail?operatorId=${of(who).id}`)).logs ?? [];
    expect(logs('admin')[0]).toMatchObject({ action: 'sys:operator:reviewed', operatorName: 'admin', result: 'SUCCESS' });
    expect(logs('w.chai').length).toBeLessThanOrEqual(50);
    expect(new Set(logs('w.chai').map(({ operatorName }) => operatorName))).toEqual(new Set(['w.chai']));
  });

  it('shows for each key the roles that grant it, and what other roles would add', () => {
    of('k.wong').roles = ['SUPPORT', 'AUDITOR'];
    refreshAccess(bench.platform.world);
    const keys = (query = '') =>
      dataOf<OperatorKey[]>(bench.call('admin', `GET /sys/operator/access?operatorId=${of('k.wong').id}${query}`));
    const own = keys();
    expect(own.map(({ key }) => key).sort()).toEqual([...of('k.wong').access].sort());
    expect(own.find(({ key }) => key === 'trade:withdraw:page')).toEqual({
      key: 'trade:withdraw:page',
      name: 'Withdraw orders: view the list',
      risk: 'READ',
      roles: ['Support', 'Auditor'],
    });
    expect(own.find(({ key }) => key === 'sys:log:verify')?.roles).toEqual(['Auditor']);
    expect(own.every(({ roles }) => roles.length > 0)).toBe(true);
    expect(keys('&roleCodes=SUPPORT').length).toBeLessThan(own.length);
    expect(bench.call('admin', `GET /sys/operator/access?operatorId=${of('k.wong').id}&roleCodes=NONE`).envelope.code).toBe(400);
    expect(bench.call('auditor', `GET /sys/operator/access?operatorId=${of('k.wong').id}`).envelope.code).toBe(403);
  });
});
