import type {
  RoleComparison,
  RoleMatrix,
  RoleMember,
  RoleStatistics,
  Role as WireRole,
  RoleDetail as WireRoleDetail,
} from '@/contract';
import { refreshAccess } from '../../../mock/flow/roles';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

let bench: APlatform;
const start = () => {
  bench = aPlatform({ days: 1 });
};
afterEach(() => expect(bench.platform.check()).toEqual([]));

const get = <Data>(who: string, line: string, lang?: 'en' | 'zh') =>
  dataOf<Data>(bench.call(who, `GET /sys/role/${line}`, { lang }));
const post = (who: string, verb: string, body: object) => bench.call(who, `POST /sys/role/${verb}`, { body }).envelope;
const detail = (code: string) => get<WireRoleDetail>('admin', `detail?roleCode=${code}`);
const role = (code: string) => {
  const found = bench.platform.world.roles.get(code);
  if (!found) throw new Error(`No role ${code}`);
  return found;
};
const ref = (code: string) => ({ roleCode: code, version: role(code).version });
/** Sets the keys of a role to what it has, with some more and some less. */
const grant = (
  who: string,
  code: string,
  { add = [], drop = [], ...rest }: { add?: string[]; drop?: string[]; [more: string]: unknown },
) =>
  post(who, 'grant', {
    ...ref(code),
    accessKeys: [...role(code).keys.filter((key) => !drop.includes(key)), ...add],
    ...rest,
  });
/** A key of a seeded role that no screen has now. */
const ORPHAN_KEY = 'trade:withdraw:export';
const WHY = { reasonCode: 'ACCESS_REVIEW' };
const NAMES = { roleName: '新角色', roleNameEn: 'New role' };
const codes = (line = 'page?pageSize=100') => get<{ list: WireRole[] }>('admin', line).list.map(({ roleCode }) => roleCode);
const give = (username: string, roles: string[]) => {
  bench.operator(username).roles = roles;
  refreshAccess(bench.platform.world);
};
const lastLog = () => bench.platform.log.entries.at(-1);

describe('the list of roles', () => {
  beforeAll(start);
  it('shows the implied keys and the risk of each role', () => {
    const { list, total } = get<{ list: WireRole[]; total: number }>('admin', 'page?pageSize=100');
    expect(total).toBe(13);
    const of = (code: string) => list.find(({ roleCode }) => roleCode === code);
    expect(of('SUPER_ADMIN')).toMatchObject({ riskLevel: 'CRITICAL', operatorCount: 2, builtin: true, conflictsWith: [] });
    expect(of('SUPPORT')).toMatchObject({ riskLevel: 'LOW', operatorCount: 4, withdrawTier: 0 });
    expect(of('FIN_REVIEWER')).toMatchObject({ riskLevel: 'MONEY', withdrawTier: 1 });
    expect(of('SYS_ADMIN')).toMatchObject({ riskLevel: 'SYSTEM' });
    expect(of('SYS_ADMIN')?.conflictsWith).toContain('FIN_REVIEWER');
    expect(of('SYS_ADMIN')?.conflictsWith).not.toContain('SUPPORT');
    expect(of('NIGHT_SUPPORT')).toMatchObject({ builtin: false, orphanCount: 1, operatorCount: 0 });
  });

  it.each([
    ['keyword=night', ['NIGHT_SUPPORT']],
    ['keyword=夜班', ['NIGHT_SUPPORT']],
    ['riskLevel=SYSTEM', ['SYS_ADMIN']],
    ['status=DISABLED', ['MCH_READER']],
    ['hasOrphans=true', ['NIGHT_SUPPORT']],
    ['builtin=false', ['NIGHT_SUPPORT', 'MCH_READER']],
    ['accessKey=sys:role:grant', ['SUPER_ADMIN', 'SYS_ADMIN']],
    // Held because another key brings it along.
    ['accessKey=trade:withdraw:undo', ['SUPER_ADMIN', 'OPS_LEAD', 'FIN_REVIEWER', 'FIN_CHECKER', 'RISK']],
    ['accessKey=trade:withdraw:export', []],
    ['roleCode=RISK,AUDITOR', ['RISK', 'AUDITOR']],
    ['builtin=false&sortField=keyCount&sortOrder=ascend', ['MCH_READER', 'NIGHT_SUPPORT']],
  ])('finds by %s', (query, expected) => {
    expect(codes(`page?pageSize=100&${query}`)).toEqual(expected);
  });

  it('refuses an unknown sort field', () => {
    expect(bench.call('admin', 'GET /sys/role/page?sortField=colour').envelope).toMatchObject({ code: 400 });
  });

  it('shows what implies each key, which keys are obsolete, and which roles exclude each other', () => {
    const support = detail('NIGHT_SUPPORT');
    const by = (key: string) => support.effectiveKeys.find((one) => one.key === key)?.impliedBy;
    expect(by('trade:withdraw:page')).toEqual([]);
    expect(by('trade:withdraw:detail')).toEqual(['trade:withdraw:page']);
    expect(support.orphanKeys).toEqual([ORPHAN_KEY]);
    expect(support.effectiveKeys.some(({ key }) => key === ORPHAN_KEY)).toBe(false);
    const [conflict] = detail('SYS_ADMIN').conflicts ?? [];
    expect(conflict?.why).toMatch(/^One user may not hold both “Users: set roles” and “.+”\.$/);
  });

  it('counts, and names unused and obsolete keys', () => {
    const statistics = get<RoleStatistics>('admin', 'statistics');
    expect(statistics).toMatchObject({ roles: 13, active: 12, orphanKeys: [{ key: ORPHAN_KEY, roleCodes: ['NIGHT_SUPPORT'] }] });
    const unused = statistics.unusedKeys?.map(({ key }) => key);
    expect(unused).toContain('trade:withdraw:add');
    expect(unused).not.toContain('trade:withdraw:pass');
    const critical = codes('page?pageSize=100&riskLevel=CRITICAL');
    expect(statistics.critical).toBe(critical.length);
  });

  it('compares two roles by their effective keys', () => {
    const { onlyA, onlyB, both } = get<RoleComparison>('admin', 'compare?a=FIN_REVIEWER&b=FIN_CHECKER');
    const has = (keys: { key: string }[], key: string) => keys.some((one) => one.key === key);
    expect([has(onlyA, 'trade:withdraw:ask'), has(onlyB, 'trade:withdraw:refund'), has(both, 'trade:withdraw:undo')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(bench.call('admin', 'GET /sys/role/compare?a=FIN_REVIEWER&b=NOBODY').envelope.code).toBe(404);
  });

  it('shows all roles against all keys, each key once', () => {
    const { roles, groups } = get<RoleMatrix>('admin', 'matrix');
    const keys = groups.flatMap((group) => group.keys);
    expect(roles).toHaveLength(13);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
    expect(keys.find(({ key }) => key === 'trade:withdraw:undo')).toMatchObject({ implied: expect.arrayContaining(['RISK']) });
    expect(keys.find(({ key }) => key === 'common:sensitive:reveal')?.granted).toContain('RISK');
  });

  it('lists the members with masked names', () => {
    const { list } = get<{ list: RoleMember[] }>('auditor', 'member/page?roleCode=SUPPORT');
    expect(list.map(({ username }) => username)).toEqual(['f.tran', 'k.wong', 'q.abara', 'z.iyer']);
    expect(list[1]).toMatchObject({ realName: 'K**', status: 'ACTIVE' });
  });

  it('is exported with the same rows', async () => {
    const outcome = bench.call('auditor', 'GET /sys/role/down?format=csv');
    expect(outcome.envelope).toMatchObject({ code: 403, data: { required: ['sys:role:down'] } });
    const file = bench.call('admin', 'GET /sys/role/down?format=csv&status=ACTIVE&columns=roleCode,operatorCount');
    const [head, titles, ...rows] = parseCsv(await textOf(file));
    expect(head?.[0]).toMatch(/^Roles, by admin, .* status=ACTIVE, zone UTC, 12 rows, separated by commas$/);
    expect(titles).toEqual(['Role code', 'Users']);
    expect(rows.map(([code]) => code)).toEqual(codes('page?pageSize=100&status=ACTIVE'));
    expect(bench.call('admin', 'GET /sys/role/down?columns=password').envelope.code).toBe(400);
  });
});

describe('a new role', () => {
  beforeEach(start);
  it('has a code of its own and no key', () => {
    const answer = post('sys.admin', 'add', { roleCode: 'HELPDESK', ...NAMES });
    expect(answer).toMatchObject({ code: 200, data: { roleCode: 'HELPDESK', keyCount: 0, builtin: false, version: 1 } });
    expect(lastLog()).toMatchObject({ action: 'sys:role:add', result: 'SUCCESS', about: { entity: 'role', ids: ['HELPDESK'] } });
    expect(post('sys.admin', 'add', { roleCode: 'HELPDESK', ...NAMES })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'roleCode', rule: 'unique' }] },
    });
  });

  it.each(['helpdesk', 'H', '9LIVES', 'HELP-DESK', 'A B'])('cannot be called %s', (roleCode) => {
    expect(post('admin', 'add', { roleCode, ...NAMES })).toMatchObject({ code: 422, data: { fields: [{ name: 'roleCode' }] } });
  });

  it('has no higher tier than its creator', () => {
    expect(post('sys.admin', 'add', { roleCode: 'TOP', ...NAMES, withdrawTier: 1 })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'withdrawTier' }] },
    });
    expect(post('admin', 'add', { roleCode: 'TOP', ...NAMES, withdrawTier: 3 }).code).toBe(200);
  });

  it('may be a copy, limited to the creator’s keys and without obsolete ones', () => {
    const copy = (who: string, roleCode: string, newRoleCode = 'COPY') => post(who, 'copy', { roleCode, newRoleCode, ...NAMES });
    expect(copy('sys.admin', 'OPS_LEAD')).toMatchObject({
      code: 403,
      data: { required: expect.arrayContaining(['trade:withdraw:pass']) },
    });
    expect(copy('admin', 'NIGHT_SUPPORT')).toMatchObject({ code: 200, data: { roleCode: 'COPY', orphanCount: 0, keyCount: 3 } });
    expect(copy('admin', 'RISK')).toMatchObject({ code: 422, data: { fields: [{ name: 'newRoleCode' }] } });
    // All keys together are a forbidden pair.
    expect(copy('admin', 'SUPER_ADMIN', 'SUPER_TWO')).toMatchObject({
      code: 409,
      msg: expect.stringContaining('One user may not hold both'),
    });
    expect(copy('admin', 'OPS_LEAD', 'OPS_TWO')).toMatchObject({ code: 200, data: { withdrawTier: 2 } });
  });
});

describe('the name of a role', () => {
  beforeEach(start);
  it.each([
    ['add', () => ({ roleCode: 'HELPDESK' })],
    ['copy', () => ({ roleCode: 'SUPPORT', newRoleCode: 'HELPDESK' })],
    ['edit', () => ref('NIGHT_SUPPORT')],
  ])('is required in one language, and used for the other as well: %s', (verb, bodyOf) => {
    const body = bodyOf();
    const refused = { code: 422, data: { fields: [{ name: 'roleNameEn', rule: 'required' }] } };
    expect(post('admin', verb, { ...body, roleName: ' ', roleNameEn: undefined }).code).toBe(422);
    expect(post('admin', verb, body)).toMatchObject(refused);
    expect(post('admin', verb, { ...body, roleName: ' 服务台 ' })).toMatchObject({
      code: 200,
      data: { roleName: '服务台', roleNameEn: '服务台' },
    });
    const again = { ...ref(verb === 'edit' ? 'NIGHT_SUPPORT' : 'HELPDESK'), roleNameEn: 'Help desk' };
    expect(post('admin', 'edit', again)).toMatchObject({ code: 200, data: { roleName: 'Help desk', roleNameEn: 'Help desk' } });
  });
});

describe('the description of a role', () => {
  beforeEach(start);
  const described = (code: string) =>
    (['en', 'zh'] as const).map((lang) => get<WireRoleDetail>('admin', `detail?roleCode=${code}`, lang).description);
  const describeAs = (description: string) =>
    bench.call('admin', 'POST /sys/role/edit', { body: { ...ref('SUPPORT'), ...NAMES, description }, lang: 'zh' }).envelope;

  it('is in the language of the reader, and found in both', () => {
    expect(described('SUPPORT')).toEqual(['Reads orders, resends callbacks', '查看订单，重发回调']);
    expect(codes(`page?keyword=${encodeURIComponent('重发回调')}`)).toEqual(['SUPPORT', 'NIGHT_SUPPORT']);
    expect(codes('page?keyword=resends')).toEqual(['SUPPORT', 'NIGHT_SUPPORT']);
  });

  it('stays in both languages when it is saved unchanged, and is one text once an operator changes it', () => {
    expect(describeAs('查看订单，重发回调').code).toBe(200);
    expect(described('SUPPORT')).toEqual(['Reads orders, resends callbacks', '查看订单，重发回调']);
    expect(describeAs(' 客服值班 ').code).toBe(200);
    expect(described('SUPPORT')).toEqual(['客服值班', '客服值班']);
    post('admin', 'add', { roleCode: 'HELPDESK', ...NAMES, description: ' Answers calls ' });
    expect(described('HELPDESK')).toEqual(['Answers calls', 'Answers calls']);
  });
});

describe('changing a role', () => {
  beforeEach(start);
  const edit = (who: string, code: string) => post(who, 'edit', { ...ref(code), ...NAMES });

  it('is refused to its members', () => {
    expect(edit('sys.admin', 'SYS_ADMIN')).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    expect(grant('j.ortega', 'SYS_ADMIN', { drop: ['sys:dict:page'], ...WHY })).toMatchObject({
      code: 403,
      error: 'SELF_APPROVAL',
    });
    expect(edit('admin', 'SYS_ADMIN')).toMatchObject({ code: 200, data: { roleNameEn: 'New role', version: 2 } });
    expect(edit('sys.admin', 'SUPPORT').code).toBe(200);
  });

  it.each(['edit', 'grant', 'disable', 'enable', 'remove'])('is refused for super administrators: %s', (verb) => {
    const extra = { edit: NAMES, grant: { accessKeys: [], ...WHY }, disable: WHY }[verb];
    for (const who of ['admin', 'sys.admin'])
      expect(post(who, verb, { ...ref('SUPER_ADMIN'), ...extra })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(role('SUPER_ADMIN').version).toBe(1);
  });

  it('requires the current version', () => {
    const old = ref('SUPPORT');
    expect(edit('admin', 'SUPPORT').code).toBe(200);
    const answer = post('sys.admin', 'edit', { ...old, ...NAMES });
    expect(answer).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { changedBy: 'admin', current: { roleCode: 'SUPPORT', version: 2 } },
    });
  });

  it('shows denied actions beforehand, with the reason', () => {
    const row = get<{ list: WireRole[] }>('sys.admin', 'page?roleCode=SYS_ADMIN').list[0];
    expect(row?.allowed).toEqual(['copy']);
    expect(row?.denied?.find(({ action }) => action === 'edit')?.why).toMatch(/you cannot change your own rights/);
    const [support] = get<{ list: WireRole[] }>('admin', 'page?roleCode=SUPPORT').list;
    expect(support?.allowed).toEqual(['edit', 'grant', 'copy', 'disable']);
  });
});

describe('the roles that a member may assign', () => {
  beforeEach(start);
  const list = (who: string, code: string, mayGrant?: string[]) => post(who, 'edit', { ...ref(code), ...NAMES, mayGrant });
  const refused = (rule: string) => ({ code: 422, data: { fields: [{ name: 'mayGrant', rule }] } });

  it('are those of the specification, and all for super administrators', () => {
    expect(detail('SYS_ADMIN').mayGrant).toEqual(['SUPPORT', 'AUDITOR', 'MCH_MANAGER', 'CHANNEL_OPS', 'CARD_OPS']);
    expect(detail('SYS_ADMIN').mayGrantRoles?.[0]).toEqual({ roleCode: 'CHANNEL_OPS', roleName: 'Channel operations' });
    expect(detail('SUPER_ADMIN').mayGrant).toHaveLength(13);
    expect(detail('SUPPORT').mayGrant).toEqual([]);
  });

  it('are set in the current version, logged with the old ones, and kept when omitted', () => {
    const old = ref('SYS_ADMIN');
    expect(list('admin', 'SYS_ADMIN', ['SUPPORT', 'NIGHT_SUPPORT'])).toMatchObject({
      code: 200,
      data: { mayGrant: ['SUPPORT', 'NIGHT_SUPPORT'], version: 2 },
    });
    expect(lastLog()).toMatchObject({ action: 'sys:role:edit', level: 'HIGH' });
    const before = '["SUPPORT","AUDITOR","MCH_MANAGER","CHANNEL_OPS","CARD_OPS"]';
    const change = { field: 'mayGrant', before, after: '["SUPPORT","NIGHT_SUPPORT"]' };
    expect(lastLog()?.about).toMatchObject({ changes: expect.arrayContaining([change]) });
    expect(post('admin', 'edit', { ...old, ...NAMES, mayGrant: [] })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    expect(list('admin', 'SYS_ADMIN')).toMatchObject({ code: 200, data: { mayGrant: ['SUPPORT', 'NIGHT_SUPPORT'] } });
  });

  it('never include SUPER_ADMIN, not even for a super administrator', () => {
    for (const who of ['admin', 'sys.admin']) expect(list(who, 'SUPPORT', ['SUPER_ADMIN'])).toMatchObject(refused('mayGrant'));
    expect(post('admin', 'add', { roleCode: 'HELPDESK', ...NAMES, mayGrant: ['SUPPORT', 'SUPER_ADMIN'] })).toMatchObject(
      refused('mayGrant'),
    );
    expect(role('SUPPORT')).toMatchObject({ mayGrant: [], version: 1 });
  });

  it('may have a review tier, up to that of the member', () => {
    expect(list('admin', 'SYS_ADMIN', ['FIN_REVIEWER', 'AUDITOR']).code).toBe(200);
    const { id, version } = bench.operator('k.wong');
    const give = () =>
      bench.call('sys.admin', 'POST /sys/operator/role', {
        body: { operatorId: id, version, roleCodes: ['SUPPORT', 'FIN_REVIEWER'] },
      }).envelope;
    expect(give()).toMatchObject({ code: 422, data: { fields: [{ name: 'roleCodes', rule: 'mayGrant' }] } });
    expect(give().msg).toContain('“Finance reviewer” reviews up to tier 1, above your own tier.');
    bench.operator('sys.admin').withdrawTier = 1;
    expect(give().code).toBe(200);
  });

  it('exist, and are limited to those that the caller may assign', () => {
    expect(list('admin', 'SUPPORT', ['NOBODY'])).toMatchObject(refused('exists'));
    expect(list('sys.admin', 'SUPPORT', ['NIGHT_SUPPORT'])).toMatchObject(refused('mayGrant'));
    expect(list('sys.admin', 'SUPPORT', ['AUDITOR']).code).toBe(200);
    expect(list('admin', 'SUPPORT', ['AUDITOR', 'NIGHT_SUPPORT']).code).toBe(200);
    // Existing ones may stay, for any caller.
    expect(list('sys.admin', 'SUPPORT', ['NIGHT_SUPPORT']).code).toBe(200);
    expect(list('sys.admin', 'SYS_ADMIN', ['SUPPORT'])).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
  });

  it('are not copied, and lose a removed role', () => {
    expect(post('admin', 'copy', { roleCode: 'SYS_ADMIN', newRoleCode: 'COPY', ...NAMES })).toMatchObject({
      code: 200,
      data: { mayGrant: [] },
    });
    expect(list('admin', 'SYS_ADMIN', ['MCH_READER', 'SUPPORT']).code).toBe(200);
    expect(post('admin', 'remove', ref('MCH_READER')).code).toBe(200);
    expect(role('SYS_ADMIN').mayGrant).toEqual(['SUPPORT']);
  });
});

describe('a key that decides about money or rights', () => {
  beforeEach(start);
  const refused = { code: 422, data: { fields: [{ name: 'accessKeys', rule: 'critical' }] } };

  it('is added to a role with members by super administrators only', () => {
    give('k.wong', ['NIGHT_SUPPORT']);
    const answer = grant('sys.admin', 'NIGHT_SUPPORT', { add: ['sys:operator:role'], ...WHY });
    expect(answer).toMatchObject(refused);
    expect(answer.msg).toContain('This role has members (1). Only a super administrator can add');
    const withheld = (who: string) =>
      get<WireRoleDetail>(who, 'detail?roleCode=NIGHT_SUPPORT').withheld?.keys.includes('sys:operator:role');
    expect([withheld('sys.admin'), withheld('admin')]).toEqual([true, undefined]);
    expect(grant('sys.admin', 'NIGHT_SUPPORT', { add: ['sys:dict:edit'], ...WHY }).code).toBe(200);
    expect(grant('admin', 'NIGHT_SUPPORT', { add: ['sys:operator:role'], ...WHY }).code).toBe(200);
    // An existing one stays, and may be removed.
    expect(grant('sys.admin', 'NIGHT_SUPPORT', { drop: ['sys:dict:edit'], ...WHY }).code).toBe(200);
  });

  it('may be added to a role without members', () => {
    expect(grant('sys.admin', 'NIGHT_SUPPORT', { add: ['sys:operator:role'], ...WHY }).code).toBe(200);
  });
});

describe('a review tier', () => {
  beforeEach(start);
  it('caps the members when it is lowered; raising it raises no one', () => {
    const names = { roleName: '运营主管', roleNameEn: 'Operations lead' };
    post('admin', 'edit', { ...ref('OPS_LEAD'), ...names, withdrawTier: 1 });
    expect(bench.operator('ops.lee').withdrawTier).toBe(1);
    post('admin', 'edit', { ...ref('OPS_LEAD'), ...names, withdrawTier: 3 });
    expect(bench.operator('ops.lee').withdrawTier).toBe(1);
    expect(post('sys.admin', 'edit', { ...ref('SUPPORT'), ...names, withdrawTier: 1 }).code).toBe(422);
  });
});

describe('granting keys', () => {
  beforeEach(start);
  it('applies to the members at their next call', () => {
    const list = () => bench.call('k.wong', 'GET /trade/withdraw/page').envelope.code;
    expect(list()).toBe(200);
    expect(grant('admin', 'SUPPORT', { drop: ['trade:withdraw:page'] }).code).toBe(200);
    expect(list()).toBe(403);
    expect(lastLog()).toMatchObject({
      action: 'sys:role:grant',
      about: { ids: ['SUPPORT'], changes: [{ field: 'accessKeys', before: 'trade:withdraw:page', after: null }] },
    });
    expect(grant('admin', 'SUPPORT', { add: ['trade:withdraw:page'] }).code).toBe(200);
    expect(list()).toBe(200);
  });

  it('is limited to the caller’s own keys; any key may be removed', () => {
    const answer = grant('sys.admin', 'SUPPORT', { add: ['trade:withdraw:hold'] });
    expect(answer).toMatchObject({ code: 403, error: 'FORBIDDEN', data: { required: ['trade:withdraw:hold'] } });
    expect(answer.msg).toContain('Withdraw orders: hold');
    expect(grant('admin', 'SUPPORT', { add: ['trade:withdraw:hold'] }).code).toBe(200);
    expect(grant('sys.admin', 'SUPPORT', { drop: ['trade:withdraw:hold'] }).code).toBe(200);
  });

  it.each([
    ['OPS_LEAD', 'trade:withdraw:add', 'Withdraw orders: add', 'Withdraw orders: pass'],
    ['FIN_REVIEWER', 'sys:role:grant', 'Roles: grant permissions', ''],
    ['RISK', 'sys:operator:role', 'Users: set roles', ''],
    // Money by its implied keys only.
    ['SYS_ADMIN', 'trade:withdraw:pass', 'Users: set roles', 'Withdraw orders: pass'],
  ])('refuses %s the key %s, and names the pair', (code, key, a, b) => {
    const answer = grant('admin', code, { add: [key], ...WHY });
    expect(answer).toMatchObject({ code: 422, data: { fields: [{ name: 'accessKeys', rule: 'separation' }] } });
    expect(answer.msg).toContain(`“${a}”`);
    expect(answer.msg).toContain(b);
    expect(role(code).keys).not.toContain(key);
    expect(lastLog()).toMatchObject({ result: 'REFUSED', code: 422 });
  });

  it('refuses a conflict with another role of a member, and names both', () => {
    give('ops.lee', ['OPS_LEAD', 'SUPPORT']);
    const answer = grant('admin', 'SUPPORT', { add: ['trade:withdraw:add'], ...WHY });
    expect(answer.code).toBe(422);
    expect(answer.msg).toMatch(
      /ops\.lee also holds Operations lead: one user may not hold both “Withdraw orders: add” and “Withdraw orders: pass”/,
    );
    give('ops.lee', ['OPS_LEAD']);
    expect(grant('admin', 'SUPPORT', { add: ['trade:withdraw:add'], ...WHY }).code).toBe(200);
  });

  it('lets a super administrator hold another role as well', () => {
    give('m.tan', ['SUPER_ADMIN', 'SUPPORT']);
    expect(grant('admin', 'SUPPORT', { add: ['trade:withdraw:hold'] }).code).toBe(200);
  });

  it('requires a reason when money or system keys are concerned, before or after', () => {
    const named = (field: string) => ({ code: 422, data: { fields: [expect.objectContaining({ name: field })] } });
    expect(grant('admin', 'FIN_REVIEWER', { drop: ['trade:withdraw:ask'] })).toMatchObject(named('reasonCode'));
    expect(grant('admin', 'SUPPORT', { add: ['trade:withdraw:reject'] })).toMatchObject(named('reasonCode'));
    expect(grant('admin', 'SUPPORT', { add: ['trade:withdraw:reject'], reasonCode: 'OTHER', remark: 'x' })).toMatchObject(
      named('remark'),
    );
    expect(grant('admin', 'SUPPORT', { add: ['trade:withdraw:reject'], ...WHY })).toMatchObject({
      code: 200,
      data: { riskLevel: 'MONEY' },
    });
    expect(lastLog()).toMatchObject({ level: 'HIGH', about: { reasonCode: 'ACCESS_REVIEW' } });
    expect(grant('admin', 'SUPPORT', { drop: ['trade:withdraw:reject'] })).toMatchObject(named('reasonCode'));
  });

  it('keeps an obsolete key until it is removed, and adds none', () => {
    expect(grant('admin', 'NIGHT_SUPPORT', { add: ['trade:withdraw:hold'] })).toMatchObject({
      code: 200,
      data: { orphanCount: 1 },
    });
    expect(grant('admin', 'NIGHT_SUPPORT', { drop: [ORPHAN_KEY] })).toMatchObject({ code: 200, data: { orphanCount: 0 } });
    expect(grant('admin', 'NIGHT_SUPPORT', { add: [ORPHAN_KEY] })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'accessKeys' }] },
    });
  });

  it('opens nothing for an obsolete key', () => {
    give('k.wong', ['NIGHT_SUPPORT']);
    expect([...bench.operator('k.wong').access]).toContain('trade:withdraw:detail');
    expect([...bench.operator('k.wong').access]).not.toContain(ORPHAN_KEY);
  });
});

describe('a role', () => {
  beforeEach(start);
  it('that is disabled gives its members nothing, until it is enabled', () => {
    const list = () => bench.call('k.wong', 'GET /trade/withdraw/page').envelope.code;
    expect(post('admin', 'disable', { ...ref('SUPPORT'), reasonCode: 'OTHER', remark: 'x' }).code).toBe(422);
    expect(post('admin', 'enable', ref('SUPPORT'))).toMatchObject({ code: 409, data: { current: { roleCode: 'SUPPORT' } } });
    expect(post('admin', 'disable', { ...ref('SUPPORT'), ...WHY })).toMatchObject({ code: 200, data: { status: 'DISABLED' } });
    expect(list()).toBe(403);
    expect(post('admin', 'disable', { ...ref('SUPPORT'), ...WHY })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(post('admin', 'enable', ref('SUPPORT')).code).toBe(200);
    expect(list()).toBe(200);
  });

  it('is not enabled when a member would hold an excluded pair', () => {
    expect(post('admin', 'disable', { ...ref('FIN_REVIEWER'), ...WHY }).code).toBe(200);
    give('li.na', ['SYS_ADMIN', 'FIN_REVIEWER']);
    const answer = post('admin', 'enable', ref('FIN_REVIEWER'));
    expect(answer).toMatchObject({ code: 409, msg: expect.stringMatching(/^li\.na also holds System administrator: /) });
    give('li.na', ['FIN_REVIEWER']);
    expect(post('admin', 'enable', ref('FIN_REVIEWER')).code).toBe(200);
  });

  it('is removed only without members, and never when built in', () => {
    give('k.wong', ['MCH_READER']);
    expect(post('admin', 'remove', ref('MCH_READER'))).toMatchObject({
      code: 409,
      msg: expect.stringContaining('Users with this role: 1'),
    });
    give('k.wong', ['SUPPORT']);
    expect(post('admin', 'remove', ref('MCH_READER')).code).toBe(200);
    expect(codes()).not.toContain('MCH_READER');
    expect(post('admin', 'remove', { roleCode: 'MCH_READER', version: 1 }).code).toBe(404);
    give('auditor', ['SUPPORT']);
    expect(post('admin', 'remove', ref('AUDITOR'))).toMatchObject({ code: 409, msg: expect.stringContaining('built-in') });
  });

  it('requires the key of each call', () => {
    for (const verb of ['add', 'edit', 'grant', 'copy', 'enable', 'disable', 'remove'])
      expect(post('ops.lee', verb, {})).toMatchObject({ code: 403, data: { required: [`sys:role:${verb}`] } });
    expect(bench.call('ops.lee', 'GET /sys/role/page').envelope.code).toBe(200);
    expect(bench.call('k.wong', 'GET /sys/role/page').envelope.code).toBe(403);
  });
});

test('the source of the permission tree shows the implied keys of each key', () => {
  start();
  const { implications = [] } = dataOf<{ implications?: { key: string; implies: string[] }[] }>(
    bench.call('ops.lee', 'GET /sys/menu/list'),
  );
  expect(implications.find(({ key }) => key === 'sys:role:page')?.implies).toContain('sys:menu:list');
});
