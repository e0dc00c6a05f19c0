import type { Locator, Page, Route } from 'playwright-core';
import {
  type Bench,
  chunkOf,
  expectSoon,
  goInside,
  LIST,
  leaveScreen,
  openBrowser,
  pressEnter,
  seeRows,
} from '../support/browser';
import { exhaustiveTest, sample } from '../support/depth';
import { addressOf } from '../support/everyScreen';

/** With scroll bars that take room of their own, as most desktops have them. */
const visit = openBrowser(
  { isShared: true, user: 'admin', at: null, viewport: { width: 1366, height: 768 } },
  { ignoreDefaultArgs: ['--hide-scrollbars'] },
);
let bench: Bench;
beforeAll(async () => {
  bench = await visit();
});

const menu = (page: Page): Locator => page.locator('aside');
const lit = (page: Page): Locator => menu(page).locator('[aria-current=page]');
const trailOf = (page: Page): Locator => page.locator('.ant-breadcrumb li:not(.ant-breadcrumb-separator)');

/** Each screen with the entry of the menu that is lit on it, and its breadcrumb. */
const SCREENS: readonly (readonly [path: string, entry: string, trail: string])[] = [
  ['/bankCard/order', 'Collection orders', 'Bank cards / Collection orders'],
  ['/bankCard/proxyCard', 'Bank cards', 'Bank cards / Bank cards'],
  ['/bankCard/proxyBatch', 'Batch payouts', 'Bank cards / Batch payouts'],
  ['/bankCard/proxyBatch/:batchNo', 'Batch payouts', 'Bank cards / Batch payouts / Batch payout detail'],
  ['/bankCard/history', 'Bank card statement', 'Bank cards / Bank card statement'],
  ['/bankCard/otp', 'OTP listening', 'Bank cards / OTP listening'],
  ['/merchant/user', 'Merchants', 'Merchants / Merchants'],
  ['/merchant/user/ip/:mchNo', 'Merchants', 'Merchants / Merchants / IP whitelist'],
  ['/merchant/product/pay', 'Pay products', 'Merchants / Pay products'],
  ['/merchant/product/payway', 'Pay products', 'Merchants / Pay products / Pay ways'],
  ['/merchant/product/payway/round', 'Pay products', 'Merchants / Pay products / Pay ways / Pay way rounds'],
  ['/merchant/menu', 'Merchant menu', 'Merchants / Merchant menu'],
  ['/trade/payorder', 'Pay orders', 'Trade / Pay orders'],
  ['/trade/payrecord', 'Pay records', 'Trade / Pay records'],
  ['/trade/settorder', 'Payout orders', 'Trade / Payout orders'],
  ['/trade/settorder/detail/:id', 'Payout orders', 'Trade / Payout orders / Payout order detail'],
  ['/trade/profitStatistics', 'Profit statistics', 'Trade / Profit statistics'],
  ['/trade/withdraw', 'Withdraw orders', 'Trade / Withdraw orders'],
  ['/account/info', 'Accounts', 'Accounts / Accounts'],
  ['/account/statement', 'Account statement', 'Accounts / Account statement'],
  ['/bank/config', 'Upstream config', 'Upstream / Upstream config'],
  ['/bank/channel', 'Trade channels', 'Upstream / Trade channels'],
  ['/currency/rate', 'Exchange rates', 'Currencies / Exchange rates'],
  ['/maintain', 'Maintenance', 'Maintenance'],
  ['/test/pay', 'Channel test', 'Testing / Channel test'],
  ['/sys/operator', 'Users', 'System / Users'],
  ['/sys/role', 'Roles', 'System / Roles'],
  ['/sys/menu', 'System menu', 'System / System menu'],
  ['/sys/dict', 'Data dictionary', 'System / Data dictionary'],
  ['/sys/log', 'Operation log', 'System / Operation log'],
  ['/agency/list', 'Agents', 'Agency / Agents'],
  ['/agency/perf', 'Agent performance', 'Agency / Agent performance'],
];

test('each screen highlights one visible entry of the menu, and has its whole breadcrumb', async () => {
  const { page } = bench;
  expect(new Set(SCREENS.map(([path]) => path)).size).toBe(32);
  for (const [path, entry, trail] of sample(SCREENS, 4)) {
    await goInside(page, addressOf(bench, path));
    await expectSoon(lit(page), path).toHaveText([new RegExp(`^${entry}`)]);
    await expectSoon(lit(page), path).toBeInViewport({ ratio: 1 });
    await expectSoon(trailOf(page), path).toHaveText(trail.split(' / '));
  }
});

test('the login page, the 33rd route, has neither', async () => {
  const { page, context } = await bench.openProfile({ user: null, at: '/login' });
  await expectSoon(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectSoon(page.locator('aside, .ant-breadcrumb')).toHaveCount(0);
  await context.close();
});

test('the breadcrumb of a way’s rounds links to the ways of its product, and to the products', async () => {
  const { page } = bench;
  await goInside(page, '/merchant/product/payway/round?wayCode=TH_QR&productCode=TH_SCAN');
  const links = trailOf(page).getByRole('link');
  await expectSoon(links).toHaveText(['Pay products', 'Pay ways']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/merchant/product/pay',
    '/merchant/product/payway?productCode=TH_SCAN',
  ]);
});

describe('the menu', () => {
  test('scrolls to its highlighted entry at the start, and later without taking the focus', async () => {
    const { page } = bench;
    await page.goto('/agency/perf');
    await expectSoon(lit(page)).toHaveText('Agent performance');
    await expectSoon(lit(page)).toBeInViewport({ ratio: 1 });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await goInside(page, '/bankCard/order');
    await expectSoon(lit(page)).toHaveText('Collection orders');
    await expectSoon(lit(page)).toBeInViewport({ ratio: 1 });
    await expectSoon(opener).toBeFocused();
  });

  test('opens a collapsed section when one of its screens is opened, and lets it be closed there', async () => {
    const { page } = bench;
    await goInside(page, '/bankCard/order');
    const system = menu(page).getByRole('button', { name: 'System', exact: true });
    await system.click();
    await expectSoon(system).toHaveAttribute('aria-expanded', 'false');
    await goInside(page, '/sys/log');
    await expectSoon(lit(page)).toHaveText('Operation log');
    await expectSoon(lit(page)).toBeInViewport({ ratio: 1 });
    await system.click();
    await expectSoon(system).toHaveAttribute('aria-expanded', 'false');
    await system.click();
  });

  test('has room beside a scroll bar for its longest entry and for the badge', async () => {
    const { page } = bench;
    await page.route('**/api/trade/withdraw/count', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: 1_234 } });
    });
    await page.goto('/nowhere');
    await expectSoon(menu(page).locator('.pending-badge sup')).toHaveText('999+');
    const { width, bar, cut } = await menu(page).evaluate((aside) => {
      const box = aside.querySelector('.ant-layout-sider-children > div') as HTMLElement;
      const end = box.getBoundingClientRect().left + box.clientWidth;
      const parts = [...aside.querySelectorAll('.name, .pending-badge sup')];
      const isCut = (part: Element) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const { right } = words.getBoundingClientRect();
        const room = part.closest('a, button')?.getBoundingClientRect().right ?? 0;
        return [end, room, part.getBoundingClientRect().right + 1].some((limit) => right > limit);
      };
      return {
        width: aside.getBoundingClientRect().width,
        bar: box.offsetWidth - box.clientWidth,
        cut: parts.filter(isCut).map((part) => part.textContent),
      };
    });
    expect(width).toBe(208);
    expect(bar).toBeGreaterThan(0);
    expect(cut).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

exhaustiveTest('a growing field of the filter moves no label and no other field of its line', async () => {
  const { page } = bench;
  await goInside(page, LIST);
  await seeRows(page);
  await page.getByRole('button', { name: 'More filters' }).click();
  const filter = page.locator('.filter-bar');
  const tops = () =>
    filter
      .locator('label[for], .buttons button')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top] as const));
  /** Of the same line as this one, and of those above. */
  const upTo = (all: Awaited<ReturnType<typeof tops>>, label: string) => {
    const line = all.find(([text]) => text === label)?.[1] ?? Number.NaN;
    return all.filter(([, top]) => top <= line);
  };
  await expectSoon(filter.getByText('First decision', { exact: true })).toBeVisible();
  const before = upTo(await tops(), 'First decision');
  expect(before.length).toBeGreaterThan(5);

  const range = filter.locator('.ant-form-item').filter({ has: page.locator('label[title="First decision"]') });
  await range.locator('.ant-select').click();
  await page.locator('.ant-select-dropdown:visible').getByText('Other…').click();
  await expectSoon(range.locator('.ant-picker-range')).toBeVisible();
  expect(upTo(await tops(), 'First decision')).toEqual(before);

  // What is said of a wrong value makes room for itself in the same way.
  const amounts = filter.getByRole('textbox', { name: 'Amount from', exact: true });
  await amounts.fill('much');
  const beforeError = upTo(await tops(), 'Amount');
  await pressEnter(amounts);
  await expectSoon(filter.locator('.ant-form-item-explain-error')).toBeVisible();
  expect(upTo(await tops(), 'Amount')).toEqual(beforeError);
});

test('on a phone a record, the menu and the filter fit the width, and the highlighted entry is visible', async () => {
  const { page, context } = await bench.openProfile({ at: LIST, viewport: { width: 390, height: 600 } });
  const rows = await seeRows(page);
  const edges = (part: Locator) =>
    part.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });
  const visible = await page.evaluate(() => document.documentElement.clientWidth);
  expect(visible).toBeLessThan(390);

  const { right } = await edges(page.locator('.filter-bar form'));
  expect((await edges(page.locator('.filter-bar input').first())).right).toBe(right);
  // Where each line of tabs begins.
  const lefts = await page.getByRole('tab').evaluateAll((tabs) => {
    const lines: Record<number, number> = {};
    for (const { top, left } of tabs.map((tab) => tab.getBoundingClientRect())) lines[top] = Math.min(left, lines[top] ?? left);
    return Object.values(lines);
  });
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);

  await rows.first().locator('a.number').click();
  await expectSoon(page.locator('.ant-drawer .ant-descriptions').first()).toBeVisible();
  expect(await edges(page.locator('.ant-drawer-content-wrapper'))).toEqual({ left: 0, right: visible });
  await page.keyboard.press('Escape');
  await expectSoon(page.locator('.ant-drawer-content-wrapper')).toBeHidden();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectSoon(lit(page)).toBeInViewport({ ratio: 1 });
  await context.close();
});

exhaustiveTest('the theme follows the system also during a render', async () => {
  const { page } = bench;
  await leaveScreen(page);
  const html = page.locator('html');
  await expectSoon(html).toHaveAttribute('data-theme', 'light');
  const timer = await page.evaluate(() => {
    let turn = 0;
    return window.setInterval(() => {
      turn += 1;
      window.history.pushState({}, '', `/nowhere/${turn}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  });
  for (const theme of ['dark', 'light', 'dark', 'light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expectSoon(html).toHaveAttribute('data-theme', theme);
  }
  await page.evaluate((id) => window.clearInterval(id), timer);
});

exhaustiveTest('in the forced colors of a system, icons, the focused row and what is selected can be seen', async () => {
  const { page } = bench;
  await leaveScreen(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await goInside(page, LIST);
  await seeRows(page);
  await page.keyboard.press('j');
  const shown = (locator: Locator, pseudo?: string) =>
    locator.first().evaluate((element, part) => {
      const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return { ground: backgroundColor, outline: `${outlineStyle} ${outlineWidth}` };
    }, pseudo);
  const icon = page.locator('.row-button.icon-more');
  expect((await shown(icon, '::before')).ground).not.toBe((await shown(icon)).ground);
  for (const marked of [
    page.locator('.ant-table-row:focus > td'),
    page.getByRole('tab', { selected: true }).locator('..'),
    lit(page),
  ])
    expect((await shown(marked)).outline).toBe('solid 2px');
  await page.emulateMedia({ forcedColors: null });
});

test('a click on a screen that is not loaded keeps the present one until it is, and the last click counts', async () => {
  const { page } = await visit({ at: null });
  const hold = async (screen: string) => {
    const held: Route[] = [];
    await page.route(`**/${chunkOf(screen)}`, (route) => void held.push(route));
    return async () => {
      await expectSoon.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.splice(0).map((route) => route.continue()));
    };
  };
  const [letRecords, letPayouts] = [await hold('/trade/payrecord'), await hold('/trade/settorder')];
  await page.goto('/trade/payorder');
  await seeRows(page);
  const title = page.getByRole('heading', { level: 1 });
  const content = page.locator('#content');
  const seen = async () => [await title.textContent(), new URL(page.url()).pathname];
  const bar = () => content.evaluate((element) => getComputedStyle(element, '::before').opacity);

  await page.locator('aside a[href="/trade/payrecord"]').click();
  await expectSoon(content).toHaveAttribute('aria-busy', 'true');
  await expectSoon.poll(bar).toBe('1');
  expect(await seen()).toEqual(['Pay orders', '/trade/payorder']);
  await expectSoon(page.locator('.ant-spin-spinning')).toHaveCount(0);
  await page.locator('aside a[href="/trade/settorder"]').click();
  await letRecords();
  await letPayouts();
  await expectSoon(title).toHaveText('Payout orders');
  await expectSoon(content).toHaveAttribute('aria-busy', 'false');
  expect(await seen()).toEqual(['Payout orders', '/trade/settorder']);

  // The way back knows nothing of the screen that was left out.
  await page.goBack();
  await expectSoon(title).toHaveText('Pay orders');
  await page.locator('aside a[href="/trade/payrecord"]').click();
  await expectSoon(title).toHaveText('Pay records');
});
