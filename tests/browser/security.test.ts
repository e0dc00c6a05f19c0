import type { Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { security as en } from '../../src/locales/en-US/security';
import { security as zh } from '../../src/locales/zh-CN/security';
import { collectAxe, expectSoon, LIST, localeThemes, openBrowser, seeRows, successMessages } from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ user: 'li.na', at: LIST, platform: { factors: true } });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const NEW = 'three quiet rivers';

/** The own security. */
async function openSecurity(page: Page, words: { title: string } = en) {
  await page.getByRole('button', { name: words.title, exact: true }).click();
  return page.locator('.ant-modal').first();
}

test('the own password is changed: a refusal stays at its field, other sessions end, and the new one signs in', async () => {
  const { page, platform, callsOf } = await visit();
  await seeRows(page);
  const inbox = await openSecurity(page);
  await inbox.getByRole('button', { name: en.password.action }).click();
  const dialog = page.getByRole('dialog', { name: en.password.title });
  const present = dialog.getByLabel(en.password.old);
  const next = dialog.getByLabel(en.password.new);
  await expectSoon(present).toBeFocused();
  await page.keyboard.type('not this one');
  await next.fill('too short');
  await page.keyboard.press('Enter');
  await expectSoon(dialog.getByText('At least 12 characters', { exact: true })).toBeVisible();
  // Long enough, and one of the first that an attacker tries.
  await next.fill('Summer2026!!!!');
  const strength = dialog.getByRole('status').filter({ hasText: 'Strength' });
  await expectSoon(strength).toHaveText(`${en.strength.step.weak} ${en.strength.weakness.short}`);
  await page.keyboard.press('Enter');
  await expectSoon(dialog.getByText(en.strength.tooWeak, { exact: true })).toBeVisible();
  expect(callsOf('/auth/password')).toHaveLength(0);
  await next.fill(NEW);
  await expectSoon(strength).toHaveText(en.strength.step.strong);
  await page.keyboard.press('Enter');
  await expectSoon(dialog.getByText('This is not your present password.')).toBeVisible();
  await expectSoon(next).toHaveValue(NEW);
  platform.clock.advance(60_000);
  await present.fill(demoPassword);
  await page.keyboard.press('Enter');
  await expectSoon(successMessages(page).filter({ hasText: 'Password changed' })).toBeVisible();
  await expectSoon(inbox.getByText(en.password.changed)).toBeVisible();
  // Neither password stays in the browser.
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/not this one|three quiet rivers|demo-password/);
});

exhaustiveTest('another own session is ended, and its tab says so and asks for a sign-in', async () => {
  const bench = await visit();
  const { page } = bench;
  await seeRows(page);
  const { page: other } = await bench.openProfile({ user: 'li.na', at: LIST });
  await seeRows(other);
  const inbox = await openSecurity(page);
  const table = inbox.getByRole('region', { name: en.session.name });
  await expectSoon(table.getByText(en.session.current, { exact: true })).toHaveCount(1);
  await inbox.getByRole('button', { name: en.session.endOthers }).click();
  await page.getByRole('dialog', { name: en.session.endOthers }).getByRole('button', { name: en.session.end }).click();
  await expectSoon(successMessages(page).filter({ hasText: /^\d+ sessions? ended$/ })).toBeVisible();
  await expectSoon(table.getByRole('button')).toHaveCount(0);
  await other.reload();
  await expectSoon(other).toHaveURL(/\/login\?redirect=/);
  await page.reload();
  await seeRows(page);
});

test('the last sign-ins are listed, a stolen password without the second factor too', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  await seeRows(page);
  const steal = () =>
    fetch(`${bench.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Stranger' },
      body: JSON.stringify({ username: 'li.na', password: demoPassword }),
    });
  for (let n = 0; n < 10; n += 1) await steal();
  platform.faults.push({ match: '/auth/signIn/page', kind: { status: 500 } });
  const inbox = await openSecurity(page);
  bench.forgive(/500/);
  await expectSoon(inbox.getByText(en.signIn.failed)).toBeVisible();
  await inbox.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  const table = inbox.getByRole('region', { name: en.signIn.name });
  const rows = table.getByRole('row');
  await expectSoon(rows).toHaveCount(11);
  await expectSoon(rows.nth(1)).toContainText(en.signIn.reasons.UNFINISHED);
  await expectSoon(rows.nth(1)).toContainText('Stranger');
  await inbox.getByRole('listitem', { name: '2', exact: true }).click();
  await expectSoon(rows).toHaveCount(2);
  await expectSoon(rows.nth(1)).toContainText(en.signIn.success);
  await expectSoon(rows.nth(1)).toContainText(en.signIn.methods.TOTP);
});

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in the own security and its dialog', async (locale, theme) => {
  const words = WORDS[locale];
  const { page } = await visit({ locale, theme });
  const { found, look } = collectAxe(page);
  await seeRows(page);
  const inbox = await openSecurity(page, words);
  await expectSoon(inbox.getByText(words.session.current, { exact: true })).toBeVisible();
  await expectSoon(inbox.getByText(words.signIn.hint)).toBeVisible();
  await look('security', '.ant-modal');
  await inbox.getByRole('button', { name: words.password.action }).click();
  await expectSoon(page.getByLabel(words.password.old)).toBeVisible();
  await page.getByLabel(words.password.new).fill('qwertyuiop12');
  await expectSoon(page.getByText(words.strength.weakness.common)).toBeVisible();
  await look('password', '.ant-modal');
  expect(found).toEqual({});
});
