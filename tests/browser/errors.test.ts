import type { Locator, Page } from 'playwright-core';
import type { FaultKind } from '../../mock/engine/http';
import { type Bench, expectSoon, LIST, openBrowser, rowsOf, seeRows, storedOf, until } from '../support/browser';
import { exhaustiveTest, sample } from '../support/depth';

const visit = openBrowser({ isShared: true, hasFakeTime: true });
const NOTICE_MS = 4_500;
const MINUTE = 60_000;

const toasts = (page: Page) => page.locator('.ant-message-notice');
const notifications = (page: Page) => page.locator('.ant-notification-notice');
const successNotices = (page: Page) => page.locator('.ant-message-success, .ant-notification-notice-success');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: /could not be loaded|列表加载失败/ });

const distanceFromCorner = (page: Page) =>
  notifications(page).evaluate((notice) => {
    const { top, right } = notice.getBoundingClientRect();
    return { top: Math.round(top), right: Math.round(document.documentElement.clientWidth - right) };
  });

let bench: Bench;

beforeAll(async () => {
  bench = await visit();
  // A list that refreshes by itself would take the answer that is meant for the test.
  await bench.page.evaluate(() => localStorage.setItem('refresh:/trade/withdraw:ops.lee', '0'));
  await bench.page.reload();
  await seeRows(bench.page);
});

/** Lets the page's time run on until something is to be seen. */
async function hurry(page: Page, wanted: Locator): Promise<void> {
  await until('it is shown', async () => {
    if (await wanted.isVisible()) return true;
    await page.clock.fastForward(1_000);
    return false;
  });
}

/** Makes the next list calls go wrong, asks for the list, and waits until the call is under way. */
async function fail(kind: FaultKind, times = 1): Promise<void> {
  const { page, platform, callsOf } = bench;
  const before = callsOf('/trade/withdraw/page').length;
  platform.faults.push({ match: '/trade/withdraw/page', kind, times });
  await page.getByLabel('reload').click();
  await until('the list is asked for', () => callsOf('/trade/withdraw/page').length > before);
}

afterEach(async () => {
  const { page, platform } = bench;
  platform.faults.length = 0;
  await page.unrouteAll();
  // A test that failed must not take the next ones with it.
  if (await page.getByRole('dialog').isVisible()) await page.goto(LIST);
  if (await failed(page).isVisible()) await failed(page).getByRole('button', { name: 'Try again' }).click();
  await seeRows(page);
  await page.clock.fastForward(NOTICE_MS + 500);
  await expectSoon(toasts(page)).toHaveCount(0);
  await expectSoon(notifications(page)).toHaveCount(0);
});

describe('a body code outside 200 to 299', () => {
  test.each(sample([199, 300, 461, 500, -1], 0, (code) => code === 199 || code === 300))(
    '%i is a toast with the server’s words, and the result is thrown away',
    async (code) => {
      const { page } = bench;
      const data = {
        list: [{ withdrawNo: 'W-NEVER', currency: 'THB', amount: '1.00', status: 'PENDING' }],
        total: 1,
        summary: [],
      };
      await fail({ code, msg: `Refused with ${code}.`, data });
      await expectSoon(toasts(page)).toHaveCount(1);
      await expectSoon(toasts(page)).toContainText(`Refused with ${code}.`);
      await expectSoon(toasts(page).locator('.ant-message-error')).toBeVisible();
      await expectSoon(failed(page)).toContainText('The list could not be loaded');
      await expectSoon(rowsOf(page)).toHaveCount(0);
      await expectSoon(page.getByText('W-NEVER')).toHaveCount(0);
      await expectSoon(notifications(page)).toHaveCount(0);
      await expectSoon(successNotices(page)).toHaveCount(0);
    },
  );

  test('as the answer to a decision shows no success, keeps the rows and the session', async () => {
    const { page, platform, callsOf } = bench;
    const rows = await rowsOf(page).count();
    const pass = page
      .getByRole('button', { name: /^Pass W/ })
      .and(page.locator('[aria-disabled="false"]'))
      .first();
    await pass.click();
    const dialog = page.getByRole('dialog', { name: /^Pass 1 withdraw order/ });
    await expectSoon(dialog).toBeVisible();
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    platform.faults.push({ match: '/trade/withdraw/pass', kind: { code: 403, msg: 'You need the permission "Pass" for this.' } });
    const reads = callsOf('/auth/current').length;
    await dialog.getByRole('button', { name: /^Pass / }).click();
    // Told once, in the dialog that sent it.
    await expectSoon(dialog).toContainText('You need the permission "Pass" for this.');
    await expectSoon(page.getByText('You need the permission "Pass" for this.')).toHaveCount(1);
    await expectSoon(successNotices(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectSoon(dialog).toBeHidden();
    await expectSoon(rowsOf(page)).toHaveCount(rows);
    expect(new URL(page.url()).pathname).toBe(LIST);
    expect((await storedOf(page)).token).not.toBeNull();
    await until('the rights are read anew', () => callsOf('/auth/current').length === reads + 1);
  });

  exhaustiveTest('as the answer to an export saves no file', async () => {
    const { page, platform } = bench;
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    platform.faults.push({ match: '/trade/withdraw/down', kind: { code: 461, msg: 'Too many rows for one file.' } });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    await expectSoon(toasts(page)).toContainText('Too many rows for one file.');
    await expectSoon(page.getByRole('button', { name: 'Export' })).toBeEnabled();
    await expectSoon(successNotices(page)).toHaveCount(0);
    expect(downloads).toBe(0);
  });
});

describe('an HTTP status outside 2xx', () => {
  test.each(sample([400, 404, 418, 500], 1, (status) => status === 500))(
    '%i is a notification titled with it, with the server’s words',
    async (status) => {
      const { page } = bench;
      await fail({ status, msg: `It broke with ${status}.` });
      await expectSoon(notifications(page)).toHaveCount(1);
      await expectSoon(notifications(page).getByText(`request error ${status}:`, { exact: true })).toBeVisible();
      await expectSoon(notifications(page)).toContainText(`It broke with ${status}.`);
      await expectSoon(toasts(page)).toHaveCount(0);
      await expectSoon(failed(page)).toBeVisible();
      await expectSoon(rowsOf(page)).toHaveCount(0);
    },
  );

  test('is at the top right, 24 pixels from the edge, for four and a half seconds', async () => {
    const { page } = bench;
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE);
    try {
      await fail({ status: 500, msg: 'It broke.' });
      await until('it is shown', async () => {
        await page.clock.runFor(20);
        return (await notifications(page).count()) > 0;
      });
      await page.clock.runFor(300);
      await expectSoon.poll(() => distanceFromCorner(page)).toEqual({ top: 24, right: 24 });
      await page.clock.runFor(NOTICE_MS - 800);
      await expectSoon(notifications(page)).toHaveCount(1);
      await page.clock.runFor(1_200);
      await expectSoon(notifications(page)).toHaveCount(0);
    } finally {
      await page.clock.resume();
    }
  });

  exhaustiveTest('with a page of a proxy shows none of it, after two retries', async () => {
    const { page, callsOf } = bench;
    const before = callsOf('/trade/withdraw/page').length;
    await fail('html', 3);
    await hurry(page, notifications(page));
    await expectSoon(notifications(page)).toHaveCount(1);
    await expectSoon(notifications(page)).toContainText('request error 502:');
    await expectSoon(notifications(page)).toContainText('The server gave no reason.');
    await expectSoon(page.getByText('Bad gateway')).toHaveCount(0);
    expect(callsOf('/trade/withdraw/page')).toHaveLength(before + 3);
  });

  test('is not shown when a retry succeeds', async () => {
    const { page, callsOf } = bench;
    const before = callsOf('/trade/withdraw/page').length;
    await fail({ status: 503 });
    await until('it is tried again', async () => {
      await page.clock.fastForward(1_000);
      // The page's time runs far while a slow machine answers, so that a poll of the list may come on top.
      return callsOf('/trade/withdraw/page').length >= before + 2;
    });
    await expectSoon(page.locator('.ant-spin-spinning')).toHaveCount(0);
    await seeRows(page);
    await expectSoon(notifications(page)).toHaveCount(0);
  });
});

describe('an invalid answer', () => {
  test.each(['empty', 'malformed'] as const)('(%s) is reported as unreadable', async (kind) => {
    const { page } = bench;
    await fail(kind);
    await expectSoon(notifications(page)).toHaveCount(1);
    await expectSoon(notifications(page)).toContainText('The server sent an unreadable answer. Try again.');
    await expectSoon(failed(page)).toBeVisible();
    await expectSoon(rowsOf(page)).toHaveCount(0);
  });

  exhaustiveTest('without a code is reported as unreadable', async () => {
    const { page } = bench;
    await fail({ status: 200, body: { data: { list: [], total: 0 } } });
    await expectSoon(notifications(page)).toContainText('The server sent an unreadable answer. Try again.');
  });

  exhaustiveTest('of a broken connection is reported after two retries', async () => {
    const { page } = bench;
    let tries = 0;
    await page.route('**/api/trade/withdraw/page?**', (route) => {
      tries += 1;
      return route.abort('connectionreset');
    });
    await page.getByLabel('reload').click();
    await hurry(page, notifications(page));
    await expectSoon(notifications(page)).toHaveCount(1);
    await expectSoon(notifications(page)).toContainText('No answer from the server. Check your connection.');
    expect(tries).toBe(3);
    await page.unrouteAll();
  });
});

test('a body with success false and a success code is a success', async () => {
  const { page } = bench;
  await fail({
    status: 200,
    body: { code: 200, success: false, msg: 'x', data: { list: [], total: 0, summary: [] }, traceId: 'x' },
  });
  await expectSoon(page.getByText('Nothing here yet')).toBeVisible();
  await expectSoon(toasts(page)).toHaveCount(0);
  await expectSoon(notifications(page)).toHaveCount(0);
  await page.getByLabel('reload').click();
});

test('equal messages in a burst are one message with a counter', async () => {
  const { page } = bench;
  // The counter ends with the message, after some seconds, which must not pass by themselves.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE);
  const seeToast = (text: string) =>
    until(`${text} is shown`, async () => {
      await page.clock.runFor(20);
      return (await toasts(page).allTextContents()).join().includes(text);
    });
  try {
    await fail({ code: 461, msg: 'Slow down.' }, 3);
    await seeToast('Slow down.');
    for (const count of [2, 3]) {
      await page.getByLabel('reload').click();
      await seeToast(`Slow down. (×${count})`);
    }
    await expectSoon(toasts(page)).toHaveCount(1);
  } finally {
    await page.clock.resume();
  }
});

test('the request id is shown, equals the sent one, and can be copied', async () => {
  const { page, context, callsOf } = bench;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fail({ status: 500, msg: 'It broke.' });
  const id = callsOf('/trade/withdraw/page').at(-1)?.headers['x-request-id'] ?? 'none was sent';
  await expectSoon(notifications(page)).toContainText(id);
  await expectSoon(failed(page)).toContainText(id);
  await failed(page).getByRole('button', { name: 'Copy Request ID' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});

test('a long message is truncated, and shown as text', async () => {
  const { page } = bench;
  await fail({ code: 461, msg: `<img src=x onerror=window.__xss=1>${'long '.repeat(2_000)}` });
  await expectSoon(toasts(page)).toContainText('<img src=x onerror=window.__xss=1>long long');
  const text = (await toasts(page).textContent()) ?? '';
  expect(text.length).toBeLessThan(400);
  await expectSoon(toasts(page).locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
});

describe('an error notification in a separate profile', () => {
  const visitAlone = (options: Parameters<typeof visit>[0]) => visit({ isShared: false, hasFakeTime: false, ...options });

  exhaustiveTest('in Chinese the notification is titled 请求错误', async () => {
    const { page, platform } = await visitAlone({ locale: 'zh-CN' });
    await seeRows(page);
    platform.faults.push({ match: '/trade/withdraw/page', kind: { status: 500, msg: '服务器出错。' } });
    await page.getByRole('tab', { name: '全部待审' }).click();
    await expectSoon(notifications(page).getByText('请求错误 500：', { exact: true })).toBeVisible();
    await expectSoon(notifications(page)).toContainText('服务器出错。');
    await expectSoon(failed(page)).toBeVisible();
  });

  exhaustiveTest('an answer that takes longer than 15 seconds is reported as late', async () => {
    const { page, platform, context } = await visitAlone({ at: null });
    // The transport's time-out is the browser's own and cannot be faked with the page's clock: a tenth of it is waited for.
    await context.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
      const asked: number[] = [];
      Object.assign(window, { askedTimeouts: asked });
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        ...own,
        set(ms: number) {
          asked.push(ms);
          own?.set?.call(this, ms / 10);
        },
      });
    });
    platform.faults.push({ match: '/trade/withdraw/page', kind: 'hang' });
    await page.goto(LIST);
    await expectSoon(notifications(page)).toContainText('The server did not answer in time. Try again.');
    await expectSoon(failed(page)).toBeVisible();
    const asked = await page.evaluate(() => (window as unknown as { askedTimeouts: number[] }).askedTimeouts);
    expect(new Set(asked)).toEqual(new Set([15_000]));
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await seeRows(page);
  });
});
