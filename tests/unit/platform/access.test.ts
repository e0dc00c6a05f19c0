import { closureOf } from '../../../mock/base/access';
import { implications } from '../../../mock/base/implications';
import { allKeys, screens } from '../../../mock/base/screens';
import { createClock } from '../../../mock/engine/clock';
import { accessOf } from '../../../mock/flow/roles';
import { createWorld } from '../../../mock/model/world';
import { seedMenu } from '../../../mock/seed/menu';
import { seedTheRoles } from '../../../mock/seed/roles';
import { accessTable, rowOf, seedRoleNames } from '../../support/accessTable';
import { aPlatform } from './support';

const closure = (...keys: string[]) => [...closureOf(keys, allKeys, implications)].sort();

describe('the closure of access keys', () => {
  it('includes statistics, count and detail with a list', () => {
    expect(closure('trade:withdraw:page')).toEqual([
      'trade:withdraw:count',
      'trade:withdraw:detail',
      'trade:withdraw:page',
      'trade:withdraw:related',
      'trade:withdraw:statistics',
      'trade:withdraw:trend',
    ]);
    expect(closure('mch:menu:list')).toEqual(['mch:menu:list']);
  });
  it('excludes the payout detail, which has a route of its own', () => {
    expect(closure('trade:sett:page')).toEqual([
      'trade:sett:count',
      'trade:sett:page',
      'trade:sett:statistics',
      'trade:sett:trend',
    ]);
    expect(closure('trade:sett:detail')).toEqual(['trade:sett:detail', 'trade:sett:event:list', 'trade:sett:notify:page']);
  });
  it('includes the detail with an edit', () => {
    expect(closure('merchant:user:edit')).toEqual(['merchant:user:detail', 'merchant:user:edit']);
  });
  it.each([
    [
      'sys:test:pay',
      ['sys:test:case:list', 'sys:test:detail', 'sys:test:option', 'sys:test:page', 'sys:test:pay', 'sys:test:statistics'],
    ],
    ['sys:role:page', ['sys:menu:list', 'sys:role:detail', 'sys:role:page', 'sys:role:statistics']],
    ['sys:maintenance:get', ['sys:maintenance:get', 'sys:maintenance:policy:history']],
    ['trade:profit:statistics', ['trade:profit:explain', 'trade:profit:statistics', 'trade:profit:trend']],
    [
      'bank:card:proxy:batch:applyPay',
      [
        'bank:card:proxy:batch:applyPay',
        'bank:card:proxy:batch:detail',
        'bank:card:proxy:batch:item:page',
        'bank:card:proxy:batch:item:statistics',
      ],
    ],
  ])('follows the implication table for %s', (key, expected) => {
    expect(closure(key)).toEqual(expected);
  });
  it('includes undo with pass', () => {
    expect(closure('trade:withdraw:pass')).toEqual([
      'trade:withdraw:cover',
      'trade:withdraw:handover',
      'trade:withdraw:handover:page',
      'trade:withdraw:pass',
      'trade:withdraw:undo',
    ]);
  });
  it('adds cover and handover to a rejection, nothing to an export, and drops unknown keys', () => {
    expect(closure('trade:withdraw:reject', 'trade:withdraw:down', 'trade:withdraw:explode')).toEqual([
      'trade:withdraw:cover',
      'trade:withdraw:down',
      'trade:withdraw:handover',
      'trade:withdraw:handover:page',
      'trade:withdraw:reject',
    ]);
  });
  it('is complete: a second closure adds nothing', () => {
    for (const key of allKeys) expect(closure(...closure(key))).toEqual(closure(key));
  });
});

describe('the coverage table', () => {
  it('has the 32 screens, their route keys, and no key twice on a screen', () => {
    expect(screens).toHaveLength(32);
    expect(screens.filter(({ isHidden }) => isHidden).map(({ path }) => path)).toEqual([
      '/bankCard/proxyBatch/:batchNo',
      '/merchant/user/ip/:mchNo',
      '/merchant/product/payway',
      '/merchant/product/payway/round',
      '/trade/settorder/detail/:id',
    ]);
    for (const { keys } of screens) expect(new Set(keys).size).toBe(keys.length);
  });
});

const world = createWorld(createClock(0), 'roles');
seedMenu(world);
seedTheRoles(world);

describe('the seed roles', () => {
  it('are the eleven roles of the table', () => {
    expect([...world.roles.keys()].sort()).toEqual(
      ['SUPER_ADMIN', ...Object.keys(accessTable['/trade/withdraw']?.held ?? {})].sort(),
    );
  });
  it('give every key to a super administrator', () => {
    expect(accessOf(world, ['SUPER_ADMIN'])).toEqual(allKeys);
  });
  const table = Object.entries(accessTable).flatMap(([screen, { stem, held }]) =>
    Object.entries(held).map(([role, verbs]) => [role, screen, stem, verbs] as const),
  );
  it.each(table)('%s holds on %s exactly the keys of the table', (role, _screen, stem, verbs) => {
    const own = [...accessOf(world, [role])].filter((key) => rowOf(key)?.stem === stem).map((key) => key.slice(stem.length + 1));
    expect(own.sort()).toEqual(verbs.split(' ').filter(Boolean).sort());
  });
  it('give an auditor no key that changes anything', () => {
    const changing = [...accessOf(world, ['AUDITOR'])].filter(
      (key) =>
        !/:(page|list|get|detail|statistics|count|down|verify|trend|explain|history|simulate|tree|refused|convert|usage|health|txn|daily|proof|related|quality)$/.test(
          key,
        ),
    );
    expect(changing).toEqual([]);
  });
  it('give system administrators no key for money', () => {
    expect([...accessOf(world, ['SYS_ADMIN'])].filter((key) => !/^(sys|mch:menu|common):/.test(key))).toEqual([]);
  });
});

describe('every keyed operation', () => {
  const { platform, operator } = aPlatform({ days: 1 });
  const keyed = [...platform.api.operations.values()].filter(({ accessKey }) => accessKey);

  it.each(keyed.map((operation) => [operation.id, operation] as const))(
    '%s is refused without its key, and only then',
    (_id, operation) => {
      const key = operation.accessKey as string;
      const admin = operator('admin');
      const without = { ...admin, access: new Set([...admin.access].filter((held) => held !== key)) };
      for (const lang of ['en', 'zh'] as const) {
        const { envelope } = platform.api.perform(operation, { actor: without, lang });
        expect(envelope).toMatchObject({ code: 403, error: 'FORBIDDEN', success: false, data: { required: [key] } });
        expect(envelope.msg).toMatch(lang === 'en' ? /^You need the permission ".+"/ : /^您没有权限“.+”/);
      }
      expect(platform.api.perform(operation, { actor: admin }).envelope.code).not.toBe(403);
    },
  );
});

describe('every role', () => {
  const { platform } = aPlatform({ days: 1 });
  const calls = [...platform.api.operations.values()].flatMap((operation) => {
    const row = rowOf(operation.accessKey ?? '');
    return row ? [{ operation, row, verb: operation.accessKey?.slice(row.stem.length + 1) ?? '' }] : [];
  });

  it('is checked against the table for every keyed call of the contract', () => {
    const keyed = [...platform.api.operations.values()].filter(({ accessKey }) => accessKey);
    expect(keyed.filter((operation) => !calls.some((one) => one.operation === operation))).toEqual([]);
  });
  it.each(seedRoleNames)('%s is refused every call outside the table, and none within it', (role) => {
    const actor = platform.world.operators.find(({ roles, status }) => roles.includes(role) && status === 'ACTIVE');
    if (!actor) throw new Error(`Nobody is ${role}`);
    for (const { operation, row, verb } of calls) {
      const { envelope } = platform.api.perform(operation, { actor });
      const isKeyless = envelope.code === 403 && JSON.stringify(envelope.data)?.includes(`"${operation.accessKey}"`);
      expect({ call: operation.accessKey, isRefused: isKeyless }).toEqual({
        call: operation.accessKey,
        isRefused: !row.held[role].split(' ').includes(verb),
      });
    }
  });
});
