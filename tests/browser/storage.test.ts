import type { BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { error } from '../../src/locales/en-US/error';
import { parts } from '../../src/locales/en-US/parts';
import {
  ask,
  type Bench,
  drawerOf,
  expectSoon,
  LIST,
  onlyOf,
  openBrowser,
  orderOf,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { sample } from '../support/depth';

const visit = openBrowser({ at: null });

/** Each call of a storage for this name throws, as with a full or a private one. */
const breakName = (context: BrowserContext, broken: string) =>
  context.addInitScript((start) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const real = Storage.prototype[method] as (...given: string[]) => string | null;
      Storage.prototype[method] = function throwing(this: Storage, ...given: string[]) {
        if (given[0]?.startsWith(start)) throw new DOMException('No room', 'QuotaExceededError');
        return real.apply(this, given) as never;
      };
    }
  }, broken);

/** To name a storage throws, as where a setting of the browser blocks it. */
const block = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

/** Beginnings of all names that the console stores something under. */
const NAMES = [
  'user',
  'tokenOwner',
  'tokenProbe',
  'operatorReplaced',
  'recents',
  'labels',
  'drafts',
  'earlyList',
  'filter:',
  'layout:',
  'pageSize:',
  'figures:',
  'refresh:',
  'charts:',
  'start:',
  'reasons:',
  'theme',
  'locale',
  'shortcuts',
  'keyHints',
  'own-notices',
  'lastActivityAt',
  'activityToldAt',
  'chunkReloadAt',
] as const;
const SHORT: readonly string[] = ['user', 'drafts'];

async function openAndClose(page: Page, no: string): Promise<void> {
  await rowOf(page, no)
    .getByRole('link', { name: `Open ${no}` })
    .click();
  await expectSoon(drawerOf(page, no)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(drawerOf(page, no)).toBeHidden();
}

async function pass({ page }: Bench, no: string) {
  const dialog = await ask(page, 'Pass', no);
  await sendButton(dialog).click();
  return dialog;
}

async function fillAndSend(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('ops.lee');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.each(sample(NAMES, 0, (name) => SHORT.includes(name)))(
  'a storage that throws for %s: the desk works, and says it',
  async (name) => {
    const bench = await visit();
    const { page, context, platform } = bench;
    const no = platform.stories.plain;
    await breakName(context, name);
    await page.goto(onlyOf(no));
    await seeRows(page);
    await openAndClose(page, no);
    await pass(bench, no);
    await expectSoon(successMessages(page).filter({ hasText: no })).toBeVisible();
    expect(orderOf(bench, no).status).not.toBe('PENDING');
    if (SHORT.includes(name)) await expectSoon(page.getByText(parts.stored.unkept)).toBeVisible();
  },
);

test('a change that the browser cannot keep is not sent, and the message says why', async () => {
  const bench = await visit();
  const { page, context, platform, callsOf } = bench;
  const no = platform.stories.plain;
  await breakName(context, 'outbox');
  await page.goto(onlyOf(no));
  await seeRows(page);
  await openAndClose(page, no);
  const dialog = await pass(bench, no);
  await expectSoon(page.getByText(error.storage)).toBeVisible();
  await expectSoon(dialog).toBeVisible();
  expect(callsOf('/trade/withdraw/pass')).toEqual([]);
});

test.each(sample(NAMES, 0, (name) => name === 'tokenOwner'))(
  'a storage that throws for %s: the sign-in works or says why not',
  async (name) => {
    const bench = await visit({ user: null });
    const { page, context, callsOf } = bench;
    await breakName(context, name);
    await page.goto(`/login?redirect=${encodeURIComponent(LIST)}`);
    await fillAndSend(page);
    if (name === 'tokenProbe') {
      await expectSoon(page.getByRole('alert')).toHaveText(error.storage);
      expect(callsOf('/auth/login')).toEqual([]);
    } else await seeRows(page);
  },
);

test('without a place for the token nobody is signed in, and the page says why', async () => {
  const { page, context } = await visit({ user: null });
  await breakName(context, 'token');
  await page.goto('/login');
  await expectSoon(page.getByRole('status')).toHaveText(error.storage);
  await fillAndSend(page);
  await expectSoon(page.getByRole('alert')).toHaveText(error.storage);
  await expectSoon(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-disabled', 'false');
});

test.each(['/login', LIST])('where storage is blocked, %s shows the sign-in at once, which names it', async (at) => {
  const { page, context, callsOf } = await visit();
  await block(context);
  await page.goto(at);
  await expectSoon(page.getByRole('status')).toHaveText(error.storage);
  await fillAndSend(page);
  await expectSoon(page.getByRole('alert')).toHaveText(error.storage);
  expect(callsOf('/auth/login')).toHaveLength(1);
});
