import type { Locator, Page } from 'playwright-core';
import { expectSoon, goInside, openBrowser, rowsOf, seeRows, until } from '../support/browser';
import { sample } from '../support/depth';
import { answerCalls, json } from '../support/everyScreen';
import { listScreens } from '../support/listScreens';

/*
 * Every drawer while the server is slow, and while one part of it fails (docs/rules/quality.md#parts-of-a-record). What the kit does when
 * the record itself fails is tried in dom/kit/parts.test.tsx.
 */
const visit = openBrowser({ isShared: true, user: 'admin', at: null });

/** What each list knows of a record: titles and labels that stand in its drawer at once. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '/trade/withdraw': ['Net'],
  '/trade/payorder': ['Copy for chat'],
  '/trade/payrecord': ['Overview', 'Amount', 'Channel'],
  '/bankCard/history': ['Movement', 'Amount', 'Possible orders'],
  '/bankCard/order': ['Overview'],
  '/bankCard/proxyBatch': ['Batch', 'Lines by status'],
  '/bankCard/proxyCard': ['Identity and authorization', 'Limits today'],
  '/bankCard/otp': ['Card channel', 'Device', 'Messages'],
  '/merchant/user': ['Products and prices'],
  '/merchant/product/pay': ['Terms', 'Traffic and merchants'],
  '/merchant/product/payway': ['Terms', 'Traffic'],
  '/merchant/product/payway/round': ['Overview', 'Weight'],
  '/account/info': ['Account', 'Buckets', 'Available'],
  '/account/statement': ['Entry', 'Cause'],
  '/currency/rate': ['Pair', 'Spread and rules', 'History'],
  '/bank/channel': ['Overview', 'Limits and traffic', 'Usage', 'Cost history', 'Success by hour, last 24 hours'],
  '/bank/config': ['Connection', 'Addresses', 'Health'],
  '/agency/list': ['Overview', 'Terms'],
  '/test/pay': ['Test', 'Verdict'],
  '/sys/operator': ['Overview', 'Effective permissions', 'Open sessions'],
  '/sys/role': ['Overview', 'Risk'],
  '/sys/dict': ['Category', 'Status'],
  '/sys/log': ['Level', 'Result'],
};
/** Calls of parts that a drawer reads by themselves, each tried alone. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '/bankCard/history': ['/bank/card/history/candidate'],
  '/bankCard/proxyBatch': ['/bank/card/proxy/batch/item/page'],
  '/bankCard/otp': ['/bank/card/channel/message/page'],
  '/currency/rate': ['/sys/exchange/history'],
  '/bank/channel': ['/bank/channel/usage', '/bank/channel/cost/list', '/bank/channel/health'],
  '/bank/config': ['/bank/config/callback/page', '/bank/config/recon/page'],
  '/sys/operator': ['/sys/operator/access', '/sys/operator/session/list'],
  '/sys/role': ['/sys/role/member/page', '/sys/menu/list'],
};
const BROKEN = json(500, { code: 500, msg: 'Broken.', data: null, error: 'INTERNAL', traceId: 'T4' });

const open = (page: Page, address: string) =>
  page.evaluate((where) => {
    window.history.pushState({}, '', where);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
/** The buttons that act, where they stand, and whether they are closed. */
const buttonsOf = (drawer: Locator) =>
  drawer.locator('[data-access][aria-disabled]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return { at: `${one.textContent} ${Math.round(x)} ${Math.round(y)}`, isClosed: one.getAttribute('aria-disabled') };
    }),
  );
const whole = (drawer: Locator) => expectSoon(drawer.locator('.ant-skeleton')).toHaveCount(0);

/** Checked in each run; the short suite takes a sample of the others. */
const ALWAYS = ['/trade/withdraw', '/sys/role'];
const opening = listScreens.filter(({ lacks = [] }) => !lacks.includes('drawer'));

test.each(sample(opening, 0, ({ path }) => ALWAYS.includes(path)))('$path', async ({ path, full }) => {
  const { page } = await visit();
  await goInside(page, full);
  const no = (await (await seeRows(page)).first().getAttribute('data-row-key')) ?? '';
  const address = `${full}${full.includes('?') ? '&' : '?'}no=${encodeURIComponent(no)}`;
  const drawer = page.getByRole('dialog').last();

  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isMeasured = false;
  // The answer to a claim changes its buttons: not while they are measured.
  await answerCalls(page, async (route) => {
    await gate;
    await until('the buttons are measured', () => isMeasured || !route.request().url().endsWith('/claim'));
    await route.continue();
  });
  await open(page, address);
  await expectSoon(drawer.locator('.ant-skeleton').first()).toBeVisible();
  for (const text of KNOWN[path] ?? ['?']) await expectSoon(drawer.getByText(text, { exact: true }).first()).toBeVisible();
  const before = await buttonsOf(drawer);
  expect(before.filter(({ isClosed }) => isClosed !== 'true')).toEqual([]);
  release();
  await whole(drawer);
  const after = await buttonsOf(drawer);
  isMeasured = true;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // None has moved; further ones stand below.
  expect(after.slice(0, before.length).map(({ at }) => at)).toEqual(before.map(({ at }) => at));

  for (const part of PARTS[path] ?? []) {
    await open(page, full);
    await expectSoon(drawer).toHaveCount(0);
    await expectSoon(rowsOf(page).first()).toBeVisible();
    await page.route(({ pathname }) => pathname === `/api${part}`, BROKEN);
    await open(page, address);
    const retry = drawer.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expectSoon(retry).toHaveCount(1);
    await whole(drawer);
    // The rest of the record can be worked with.
    expect((await buttonsOf(drawer)).slice(0, before.length)).toEqual(after.slice(0, before.length));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry.click();
    await expectSoon(retry).toHaveCount(0);
    await whole(drawer);
  }
});
