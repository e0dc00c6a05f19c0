import type { Page } from 'playwright-core';
import { screens } from '../../config/routes';
import { payerOf } from '../../mock/flow/payin/payer';
import type { Platform } from '../../mock/platform';
import { expectSoon, goInside, onlyOf, openBrowser, pressEnter, seeRows, sendButton } from '../support/browser';
import { sample } from '../support/depth';
import { addressOf, seeWhole } from '../support/everyScreen';
import { listScreens } from '../support/listScreens';

/*
 * The full numbers of people and cards (docs/rules/quality.md#full-numbers): none comes to the browser but the one that somebody asked
 * for, and that one goes again.
 */
const visit = openBrowser({ user: 'admin', at: null });

/** Of the screens that show numbers of people and cards, masked, those that the short suite opens: one of each kind of number. */
const ALWAYS = new Set(['/trade/withdraw', '/bankCard/proxyCard', '/merchant/user', '/sys/operator']);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Accounts, cards, telephones and addresses of people, as the platform keeps them: numbers without what separates their groups. */
function secretsOf({ world }: Platform): Set<string> {
  const { pool } = world;
  const numbers = [
    ...world.payees.map(({ accountNo }) => accountNo),
    ...world.payOrders.rows.map((order) => payerOf(order).accountNo),
    ...[...pool.cards.values()].flatMap(({ no, bankMobile }) => [no, bankMobile]),
    ...[...pool.channels.values()].map(({ mobile }) => mobile),
    ...pool.lines.rows.map(({ counterpartyAccountNo }) => counterpartyAccountNo),
    ...pool.items.rows.map(({ payeeAccountNo }) => payeeAccountNo),
    ...[...world.merchants.values()].map(({ contact }) => contact.mobile),
    ...[...world.agencies.values()].map(({ contactMobile }) => contactMobile),
    ...world.operators.map(({ mobile }) => mobile),
  ];
  const mails = [
    ...[...world.merchants.values()].map(({ contact }) => contact.email),
    ...[...world.agencies.values()].map(({ contactEmail }) => contactEmail),
    ...world.operators.map(({ email }) => email),
  ];
  return new Set([...numbers.map((one) => digitsOf(one ?? '')).filter((one) => one.length >= 8), ...mails]);
}

/** Everything of a text that could be one of them, also a number that is written in groups. */
const candidatesOf = (text: string): string[] => [
  ...(text.match(/\+?\d(?:[ -]?\d){7,}/g) ?? []).map(digitsOf),
  ...(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []),
];

/** What the page holds in its elements with their attributes and values, its title, its address and its storage. */
const heldBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
      document.title,
      decodeURIComponent(location.href),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join('\n'),
  );

interface Hearing {
  /** The full numbers that were in answers, in lines of the console, or in the page now. */
  found: (page: Page) => Promise<string[]>;
}

/** Listens to what comes to the page from now on. */
function listen(page: Page, platform: Platform): Hearing {
  const heard: Promise<string>[] = [];
  page.on('console', (message) => heard.push(Promise.resolve(message.text())));
  page.on('response', (response) => {
    // An answer has no text after its page has navigated, and was not displayed.
    if (response.url().includes('/api/')) heard.push(response.text().catch(() => ''));
  });
  return {
    async found(now) {
      const texts = [...(await Promise.all(heard.splice(0))), await heldBy(now)];
      // Orders come in while the test runs.
      const secrets = secretsOf(platform);
      return [...new Set(texts.flatMap(candidatesOf).filter((one) => secrets.has(one)))];
    },
  };
}

test('no screen and no record shows a full account number', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  expect(secretsOf(platform).size).toBeGreaterThan(1_000);
  const hearing = listen(page, platform);
  const found: Record<string, string[]> = {};
  for (const { path } of sample(screens, 0, ({ path: at }) => ALWAYS.has(at))) {
    const list = listScreens.find((one) => one.path === path);
    await goInside(page, list?.full ?? addressOf(bench, path));
    await seeWhole(page);
    if (list && !list.lacks?.includes('drawer')) {
      await pressEnter((await seeRows(page)).first());
      const drawer = page.getByRole('dialog', { name: new RegExp(`^${list.recordTitle} `) });
      await expectSoon(drawer).toBeVisible();
      await expectSoon(drawer.locator('[aria-busy=true]:visible, .ant-skeleton:visible')).toHaveCount(0);
    }
    const numbers = await hearing.found(page);
    if (numbers.length > 0) found[path] = numbers;
  }
  expect(found).toEqual({});
});

test('a revealed number comes with its own answer, and leaves the page after a minute', async () => {
  const { page, platform } = await visit({ hasFakeTime: true, user: 'ops.lee' });
  const no = platform.stories.payeeChanged;
  const account = platform.world.withdraws.get(no)?.payee.accountNo ?? '';
  const hearing = listen(page, platform);
  await page.goto(`${onlyOf(no)}&no=${no}`);
  const drawer = page.getByRole('dialog', { name: /^Withdraw order/ });
  await drawer.getByRole('button', { name: 'Show in full: Beneficiary account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show Beneficiary account in full' });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByTitle('Beneficiary check').last().click();
  expect(await hearing.found(page)).toEqual([]);
  await sendButton(dialog).click();
  await expectSoon(drawer).toContainText(account);
  expect(await hearing.found(page)).toEqual([account]);
  await page.clock.fastForward(61_000);
  await expectSoon(drawer).not.toContainText(account);
  expect(await hearing.found(page)).toEqual([]);
});
