import { closureOf } from '../../../mock/areas/access';
import { accessOf, roles } from '../../../mock/areas/roles';
import { allKeys, implications, screens } from '../../../mock/areas/screens';
import { aPlatform } from './support';

const closure = (...keys: string[]) => [...closureOf(keys, allKeys, implications)].sort();

describe('the closure of access keys', () => {
  it('brings statistics, count and detail with a list', () => {
    expect(closure('trade:withdraw:page')).toEqual([
      'trade:withdraw:count',
      'trade:withdraw:detail',
      'trade:withdraw:page',
      'trade:withdraw:statistics',
    ]);
    expect(closure('mch:menu:list')).toEqual(['mch:menu:list']);
  });
  it('keeps the payout detail apart, which has a route of its own', () => {
    expect(closure('trade:sett:page')).toEqual(['trade:sett:count', 'trade:sett:page', 'trade:sett:statistics']);
    expect(closure('trade:sett:detail')).toEqual(['trade:sett:detail', 'trade:sett:event:list', 'trade:sett:notify:page']);
  });
  it('brings the detail with an edit', () => {
    expect(closure('merchant:user:edit')).toEqual(['merchant:user:detail', 'merchant:user:edit']);
  });
  it.each([
    ['sys:test:pay', ['sys:test:case:list', 'sys:test:detail', 'sys:test:page', 'sys:test:pay']],
    ['sys:role:page', ['sys:menu:list', 'sys:role:detail', 'sys:role:page', 'sys:role:statistics']],
    [
      'sys:maintenance:get',
      ['sys:maintenance:get', 'sys:maintenance:notice:page', 'sys:maintenance:policy:history', 'sys:maintenance:window:page'],
    ],
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
  it('lets whoever may pass take it back', () => {
    expect(closure('trade:withdraw:pass')).toEqual(['trade:withdraw:pass', 'trade:withdraw:undo']);
  });
  it('grants nothing for a rejection or an export, and drops what does not exist', () => {
    expect(closure('trade:withdraw:reject', 'trade:withdraw:down', 'trade:withdraw:explode')).toEqual([
      'trade:withdraw:down',
      'trade:withdraw:reject',
    ]);
  });
  it('is closed: a second closure adds nothing', () => {
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

/** Rows of the paper's table 7.5, transcribed again: what follows the stem, in effect (with the closure; undo comes with pass). */
const READ = 'page detail statistics count';
const expected: Record<string, [stem: string, held: Record<string, string>]> = {
  'withdraw orders': [
    'trade:withdraw',
    {
      OPS_LEAD: `${READ} down pass undo reject claim release hold assign retry`,
      FIN_REVIEWER: `${READ} down pass undo reject claim release ask query`,
      FIN_CHECKER: `${READ} down pass undo reject claim release resolve markPaid refund`,
      RISK: `${READ} hold unhold reject pass undo`,
      CHANNEL_OPS: `${READ} route`,
      CARD_OPS: READ,
      MCH_MANAGER: `${READ} ask`,
      SUPPORT: READ,
      SYS_ADMIN: '',
      AUDITOR: `${READ} down`,
    },
  ],
  'payout orders': [
    'trade:sett',
    {
      OPS_LEAD: `${READ} event:list notify:page down pass reject route retry cancel notify`,
      FIN_REVIEWER: `${READ} event:list notify:page down pass reject query`,
      FIN_CHECKER: `${READ} event:list notify:page resolve reverse`,
      RISK: `${READ} event:list notify:page reject`,
      CHANNEL_OPS: `${READ} event:list notify:page route query`,
      CARD_OPS: `${READ} event:list notify:page batch`,
      MCH_MANAGER: '',
      SUPPORT: `${READ} event:list notify:page notify`,
      SYS_ADMIN: '',
      AUDITOR: `${READ} event:list notify:page down`,
    },
  ],
  maintenance: [
    'sys:maintenance',
    {
      OPS_LEAD:
        'get window:page window:save window:cancel notice:page notice:save notice:withdraw service policy policy:history stop',
      FIN_REVIEWER: '',
      FIN_CHECKER: '',
      RISK: 'get window:page notice:page policy:history stop',
      CHANNEL_OPS: 'get window:page notice:page policy:history window:save window:cancel',
      CARD_OPS: '',
      MCH_MANAGER: '',
      SUPPORT: 'get window:page notice:page policy:history',
      SYS_ADMIN: 'get window:page notice:page policy:history notice:save notice:withdraw',
      AUDITOR: 'get window:page notice:page policy:history',
    },
  ],
  'operation log': [
    'sys:log',
    {
      OPS_LEAD: 'page detail statistics login:page',
      FIN_REVIEWER: '',
      FIN_CHECKER: '',
      RISK: 'page detail statistics login:page down',
      CHANNEL_OPS: '',
      CARD_OPS: '',
      MCH_MANAGER: '',
      SUPPORT: '',
      SYS_ADMIN: 'page detail statistics login:page',
      AUDITOR: 'page detail statistics login:page down verify',
    },
  ],
  'bank cards': [
    'bank:card:proxy:card',
    {
      OPS_LEAD: 'page detail statistics pause',
      FIN_REVIEWER: '',
      FIN_CHECKER: 'page detail statistics correct sweep',
      RISK: 'page detail statistics pause',
      CHANNEL_OPS: 'page detail statistics',
      CARD_OPS: 'page detail statistics add edit enable pause limit import queryBalance sweep',
      MCH_MANAGER: '',
      SUPPORT: '',
      SYS_ADMIN: '',
      AUDITOR: 'page detail statistics',
    },
  ],
  'common calls': [
    'common',
    {
      OPS_LEAD: 'sensitive:reveal approval:decide',
      FIN_REVIEWER: 'sensitive:reveal approval:decide',
      FIN_CHECKER: 'sensitive:reveal approval:decide',
      RISK: 'sensitive:reveal approval:decide',
      CHANNEL_OPS: 'approval:decide',
      CARD_OPS: 'sensitive:reveal approval:decide',
      MCH_MANAGER: 'approval:decide',
      SUPPORT: '',
      SYS_ADMIN: 'approval:decide',
      AUDITOR: '',
    },
  ],
};

describe('the seed roles', () => {
  it('are the eleven of the paper', () => {
    expect(roles.map(({ code }) => code).sort()).toEqual(
      ['SUPER_ADMIN', ...Object.keys(expected['withdraw orders']?.[1] ?? {})].sort(),
    );
  });
  it('give a super administrator every key', () => {
    expect(accessOf(['SUPER_ADMIN'])).toEqual(allKeys);
  });
  const table = Object.entries(expected).flatMap(([screen, [stem, held]]) =>
    Object.entries(held).map(([role, verbs]) => [role, screen, stem, verbs] as const),
  );
  it.each(table)('%s holds on %s exactly what the paper says', (role, _screen, stem, verbs) => {
    const own = [...accessOf([role])].filter((key) => key.startsWith(`${stem}:`)).map((key) => key.slice(stem.length + 1));
    expect(own.sort()).toEqual(verbs.split(' ').filter(Boolean).sort());
  });
  it('let an auditor change nothing', () => {
    const changing = [...accessOf(['AUDITOR'])].filter(
      (key) => !/:(page|list|get|detail|statistics|count|down|verify|trend|explain|history|simulate)$/.test(key),
    );
    expect(changing).toEqual([]);
  });
  it('keep money away from system administrators', () => {
    expect([...accessOf(['SYS_ADMIN'])].filter((key) => !/^(sys|mch:menu|common):/.test(key))).toEqual([]);
  });
});

describe('every keyed operation', () => {
  const { platform, operator } = aPlatform({ days: 1 });
  const keyed = [...platform.api.operations.values()].filter(({ accessKey }) => accessKey);

  it('has the key that its path spells', () => {
    for (const { path, accessKey } of keyed) expect(accessKey).toBe(path.slice(1).replaceAll('/', ':'));
  });
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
