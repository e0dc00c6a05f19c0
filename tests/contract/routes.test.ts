import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as constants from '@/constants';
import enConsole from '@/locales/en-US/console';
import { menu as enMenu } from '@/locales/en-US/menu';
import zhConsole from '@/locales/zh-CN/console';
import { menu as zhMenu } from '@/locales/zh-CN/menu';
import routes, { componentOf, screens, sections, startPath } from '../../config/routes';
import { sourceFiles } from './sources';

const root = path.resolve(__dirname, '../..');

/** The 32 screens inside the layout, from the product specification: path, access key, and for hidden ones their list. */
const SCREENS: readonly (readonly [path: string, key: string, hiddenUnder?: string])[] = [
  ['/bankCard/order', 'bank:card:order:page'],
  ['/bankCard/proxyCard', 'bank:card:proxy:card:page'],
  ['/bankCard/proxyBatch', 'bank:card:proxy:batch:page'],
  ['/bankCard/proxyBatch/:batchNo', 'bank:card:proxy:batch:applyPay', '/bankCard/proxyBatch'],
  ['/bankCard/history', 'bank:card:history:page'],
  ['/bankCard/otp', 'bank:card:channel:page'],
  ['/merchant/user', 'merchant:user:page'],
  ['/merchant/user/ip/:mchNo', 'sys:white:ip:page', '/merchant/user'],
  ['/merchant/product/pay', 'product:pay:page'],
  ['/merchant/product/payway', 'product:payway:page', '/merchant/product/pay'],
  ['/merchant/product/payway/round', 'product:payway:round:page', '/merchant/product/payway'],
  ['/merchant/menu', 'mch:menu:list'],
  ['/trade/payorder', 'trade:payorder:page'],
  ['/trade/payrecord', 'trade:payrecord:page'],
  ['/trade/settorder', 'trade:sett:page'],
  ['/trade/profitStatistics', 'trade:profit:statistics'],
  ['/trade/withdraw', 'trade:withdraw:page'],
  ['/trade/settorder/detail/:id', 'trade:sett:detail', '/trade/settorder'],
  ['/account/info', 'user:account:page'],
  ['/account/statement', 'user:accountHistory:page'],
  ['/bank/config', 'bank:config:page'],
  ['/bank/channel', 'bank:channel:page'],
  ['/currency/rate', 'sys:exchange:page'],
  ['/maintain', 'sys:maintenance:get'],
  ['/test/pay', 'sys:test:pay'],
  ['/sys/operator', 'sys:operator:page'],
  ['/sys/role', 'sys:role:page'],
  ['/sys/menu', 'sys:menu:list'],
  ['/sys/dict', 'sys:dict:page'],
  ['/sys/log', 'sys:log:page'],
  ['/agency/list', 'user:agent:page'],
  ['/agency/perf', 'user:agent:sales:page'],
];

interface Screen {
  path: string;
  name: string;
  section: string;
  access: string;
  badge?: boolean;
  hidden?: boolean;
  parent?: string;
}
const built: readonly Screen[] = screens;
const START = '/trade/payorder';

describe('the table of screens', () => {
  test('has 33 routes with the login page', () => {
    expect(new Set([...SCREENS.map(([screen]) => screen), '/login']).size).toBe(33);
    expect(new Set(SCREENS.map(([, key]) => key)).size).toBe(32);
  });

  // Every row has a third value: Jest would replace a missing one by its callback.
  test.each(SCREENS.map(([screen, key, hiddenUnder]) => [screen, key, hiddenUnder] as const))(
    '%s needs %s',
    (screen, key, hiddenUnder) => {
      const found = built.find((one) => one.path === screen);
      expect(found).toMatchObject({ path: screen, access: key });
      expect(found?.hidden ?? false).toBe(hiddenUnder !== undefined);
      expect(found?.parent).toBe(hiddenUnder);
    },
  );

  test('has no screen outside the specification, and no duplicate', () => {
    const known = SCREENS.map(([screen]) => screen);
    expect(built.filter((screen) => !known.includes(screen.path))).toEqual([]);
    expect(new Set(built.map((screen) => screen.path)).size).toBe(built.length);
    expect(new Set(built.map((screen) => screen.name)).size).toBe(built.length);
    expect(built).toHaveLength(SCREENS.length);
  });

  test('puts every screen into a section, and a badge on the withdrawals only', () => {
    const paths: string[] = sections.map((section) => section.path);
    for (const screen of built) expect(paths).toContain(screen.section);
    for (const section of paths) expect(built.some((screen) => screen.section === section)).toBe(true);
    expect(built.filter((screen) => screen.badge).map((screen) => screen.path)).toEqual(['/trade/withdraw']);
  });

  test('names menu icons by the seven words of the specification', () => {
    const icons = ['tool', 'menu', 'setting', 'user', 'security-scan', 'read', 'file-text'];
    for (const section of sections) expect(icons).toContain(section.icon);
  });
});

describe('the files of a screen', () => {
  test.each(built.map((screen) => [screen.path, screen] as const))('%s has a component on disk', (_, screen) => {
    const folder = path.join(root, 'src/pages', componentOf(screen.path));
    expect(existsSync(path.join(folder, 'index.tsx')) || existsSync(`${folder}.tsx`)).toBe(true);
  });

  test.each([...built, ...sections].map((item) => [item.path, item.name] as const))(
    '%s has a title in both languages',
    (_, name) => {
      for (const menu of [enMenu, zhMenu] as Readonly<Record<string, string>>[]) expect(menu[name]).toMatch(/\S/);
    },
  );

  test('its folder is its address without parameters', () => {
    expect(componentOf('/bankCard/proxyBatch/:batchNo')).toBe('./bankCard/proxyBatch/detail');
    expect(componentOf('/trade/settorder/detail/:id')).toBe('./trade/settorder/detail');
    expect(componentOf('/merchant/product/payway/round')).toBe('./merchant/product/payway/round');
    const folders = SCREENS.map(([screen]) => componentOf(screen));
    expect(new Set(folders).size).toBe(folders.length);
  });

  test('both languages load the menu titles with the layout', () => {
    expect(JSON.stringify([enConsole, zhConsole])).toContain(zhMenu.tradeWithdraw);
  });
});

describe('the routes of the build', () => {
  const [login, layout] = routes;
  const children = layout && 'routes' in layout ? (layout.routes ?? []) : [];

  test('the login page is outside the layout and requires no key', () => {
    expect(login).toEqual({ path: '/login', component: './login' });
  });

  test('every screen is a direct child of the layout, with its key', () => {
    for (const screen of built)
      expect(children).toContainEqual({ path: screen.path, access: screen.access, component: componentOf(screen.path) });
    expect(children).toHaveLength(built.length + 2);
    expect(children.some((child) => 'routes' in child)).toBe(false);
  });

  test('the root redirects to the pay orders', () => {
    expect(children[0]).toEqual({ path: '/', redirect: startPath });
    expect(startPath).toBe(START);
  });

  test('any other address shows the page for unknown addresses', () => {
    expect(children.at(-1)).toEqual({ path: '/*', component: './404' });
  });
});

describe('constants of the specification', () => {
  test('have their values', () => {
    expect(constants).toMatchObject({
      API_BASE: '/api',
      SESSION_KEY: 'user',
      PAGE_SIZE: 10,
      FIRST_PAGE: 1,
      FOCUS_REFRESH_MS: 5_000,
      CACHE_MS: 300_000,
      LOAD_MORE_PX: 100,
      CHUNK_TIMEOUT_MS: 120_000,
      NOTICE: { durationSec: 4.5, placement: 'topRight', offset: 24 },
      LAYOUT: { layout: 'mix', contentWidth: 'Fluid', fixSiderbar: true, siderWidth: 208, contentPadding: 10 },
      PRIMARY_COLOR: '#1677FF',
    });
  });

  test('the time-out of a script chunk equals the one of the build', () => {
    expect(readFileSync(path.join(root, '.umirc.ts'), 'utf8')).toMatch(/output\.set\('chunkLoadTimeout', CHUNK_TIMEOUT_MS\)/);
  });

  test.each(Object.keys(constants).filter((name) => name !== 'CHUNK_TIMEOUT_MS'))('%s is used', (name) => {
    const users = sourceFiles().filter(
      ({ file, text }) => file !== 'src/constants.ts' && new RegExp(`import [^;]*\\b${name}\\b[^;]*constants'`).test(text),
    );
    expect(users.map(({ file }) => file)).not.toEqual([]);
  });
});
