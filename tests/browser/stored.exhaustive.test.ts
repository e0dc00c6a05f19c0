import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { version } from '../../package.json';
import { work } from '../../src/locales/en-US/work';
import { ask, type Bench, expectSoon, LIST, onlyOf, openBrowser, seeRows, sendButton, until } from '../support/browser';
import { step } from '../support/step';
import { releases, STORED, type StoredThings, storedOf } from '../support/storedThings';

/*
 * What this release leaves in a browser: every kind of stored thing is made as an operator makes it. The fixture of the release holds the
 * same kinds in the same form, so that a change of form cannot pass unnoticed, and the next release begins from it
 * (tests/dom/app/stored.test.tsx). RECORD_STORED=1 writes the fixture.
 */

jest.setTimeout(600_000);
const visit = openBrowser({ at: null });
const PASS = /\/api\/trade\/withdraw\/pass$/;

type Texts = Record<string, string>;

/** What a page has stored, in a form that does not differ from run to run. */
async function read(page: Page, user: string, no: string): Promise<{ local: Texts; session: Texts }> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const plain = (texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key.replace(new RegExp(`:${user.replace('.', '\\.')}$`), ':<user>').replace(/^filter:.*$/, 'filter:abc'),
        text
          .replaceAll(token, '<token>')
          .replaceAll(no, '<no>')
          .replace(/("<no>":|"<no>","version":)\d+/g, '$1<version>')
          .replace(/\b1[0-9]{12}\b/g, '<now>')
          .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '00000000-0000-4000-8000-000000000000'),
      ]),
    );
  const [local, session] = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }] as [Texts, Texts]);
  return { local: plain(local), session: plain(session) };
}

/** The form of a stored text: names and kinds of values, without the values. */
function formOf(text: string): string {
  const form = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.length > 0 ? [form(value[0])] : [];
    if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
    return Object.fromEntries(
      Object.entries(value)
        .sort()
        .map(([name, inner]) => [name, form(inner)]),
    );
  };
  try {
    return JSON.stringify(form(JSON.parse(text.replaceAll('<now>', '1').replaceAll('<version>', '1'))));
  } catch {
    return 'text';
  }
}
const formsOf = (texts: Texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, formOf(text)]));

/** The desk with all that one of its operators chooses and leaves behind. */
async function useDesk({ page, platform }: Bench, no: string): Promise<void> {
  await step('Lay the list out', async () => {
    await page.goto(`${LIST}?view=ALL`);
    await seeRows(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('group', { name: 'Columns' }).getByRole('checkbox', { name: 'Holder', exact: true }).uncheck();
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Auto-refresh: every 10 sec' }).click();
    await page.getByRole('menuitem', { name: 'every 60 sec' }).click();
    await page.locator('.icon-fold').click();
  });
  await step('Choose theme, language, keys and the first screen', async () => {
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const language = page.locator('.language-button');
    await language.click();
    await expectSoon(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await language.click();
    await expectSoon(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('button', { name: 'Shortcuts on this screen' }).click();
    const sheet = page.getByRole('dialog', { name: 'Shortcuts on this screen' });
    await sheet.getByRole('switch', { name: 'Keys beside buttons' }).click();
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expectSoon(sheet).toBeHidden();
    await page.getByRole('button', { name: /^(Inbox|Mentions)/ }).click();
    const inbox = page.getByRole('dialog', { name: 'Inbox' });
    await inbox.getByRole('tab', { name: /^My work/ }).click();
    await inbox.getByLabel(work.start.label).click();
    await page.getByText('Withdraw orders', { exact: true }).last().click();
    await expectSoon(inbox.getByTitle('Withdraw orders', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSoon(inbox).toHaveCount(0);
  });
  await step('Reject an order, and lose the answer to a decision on another one', async () => {
    const other = platform.stories.payeeChanged;
    await page.goto(onlyOf(other));
    await seeRows(page);
    const rejecting = await ask(page, 'Reject', other);
    await rejecting.getByRole('combobox').click();
    await page.keyboard.press('Enter');
    await sendButton(rejecting).click();
    await expectSoon(rejecting).toBeHidden();
    await page.goto(onlyOf(no));
    await seeRows(page);
    await page.route(PASS, (route) => route.abort('connectionreset'));
    const passing = await ask(page, 'Pass', no);
    await sendButton(passing).click();
    await expectSoon(page.getByRole('alert').filter({ hasText: `“Pass” for ${no}: result unknown` })).toBeVisible();
    await page.unroute(PASS);
  });
  await step('Look at an order, search by a name, and leave a dialog with typed text', async () => {
    await page.goto(`${onlyOf(no)}&no=${no}`);
    await expectSoon(page.getByRole('dialog', { name: `Withdraw order ${no}` })).toBeVisible();
    await page.goto(`${LIST}?view=ALL`);
    await seeRows(page);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Beneficiary name').fill('o');
    await page.keyboard.press('Enter');
    await until('the filter is kept', () => new URL(page.url()).searchParams.has('private'));
    await page.goto(onlyOf(platform.stories.kycExpired));
    await seeRows(page);
    const dialog = await ask(page, 'Reject', platform.stories.kycExpired);
    await dialog.getByRole('textbox', { name: 'Remark' }).fill('Licence has expired');
    await until('the draft is kept', () => page.evaluate(() => sessionStorage.getItem('drafts')?.includes('expired') ?? false));
  });
  await step('Leave the tab for another one', async () => {
    await until('the labels are read', () => page.evaluate(() => localStorage.getItem('labels') !== null));
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await until('the look is noted', () => page.evaluate(() => localStorage.getItem('own-notices') !== null));
  });
}

/** What an administrator leaves behind. */
async function useRecords(page: Page): Promise<void> {
  await page.goto('/agency/list');
  await seeRows(page);
  await page.getByRole('button', { name: 'Show tree' }).click();
  await until('the tree is chosen', () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('agents:'))),
  );
  await page.goto('/merchant/user?pageSize=10');
  await seeRows(page);
  await page.getByRole('button', { name: 'New merchant' }).click();
  const dialog = page.getByRole('dialog', { name: 'New merchant' });
  await dialog.getByLabel('Merchant', { exact: true }).fill('Quokka Parcels Co.');
  await dialog.getByLabel('Short name', { exact: true }).fill('Quokka');
  await until('the draft is kept', () =>
    page.evaluate(() =>
      Object.entries(localStorage).some(([key, text]) => key.startsWith('mch.draft') && text.includes('mchShortName')),
    ),
  );
}

test('this release stores what its fixture holds', async () => {
  const bench = await visit({ user: 'ops.lee' });
  const { page, platform, openProfile } = bench;
  const no = platform.stories.overdue;
  await useDesk(bench, no);
  const desk = await read(page, 'ops.lee', no);
  const admin = await openProfile({ user: 'admin', at: '/' });
  await useRecords(admin.page);
  const records = await read(admin.page, 'admin', no);
  const things: StoredThings = {
    about: `Recorded from a run of ${version} (docs/maintenance.md).`,
    local: { ...records.local, ...desk.local },
    session: { ...records.session, ...desk.session },
  };
  const missing = [
    'outbox',
    'recents',
    'labels',
    'own-notices',
    'lastActivityAt',
    'theme',
    'locale',
    'shortcuts',
    'keyHints',
    'token',
    'tokenOwner',
  ];
  expect(missing.filter((key) => !(key in things.local))).toEqual([]);
  const starts = ['layout:', 'refresh:', 'figures:', 'start:', 'agents:', 'mch.draft:', 'reasons:'];
  expect(starts.filter((start) => !Object.keys(things.local).some((key) => key.startsWith(start)))).toEqual([]);
  expect(Object.keys(things.session)).toEqual(expect.arrayContaining(['user', 'drafts', 'earlyList', 'filter:abc']));

  if (process.env.RECORD_STORED) {
    const labels = JSON.parse(things.local.labels ?? '') as { labels: unknown[] };
    // A few of the labels say as much as all of them.
    const local = { ...things.local, labels: JSON.stringify({ ...labels, labels: labels.labels.slice(0, 3) }) };
    writeFileSync(path.join(STORED, `${version}.json`), `${JSON.stringify({ ...things, local }, null, 2)}\n`);
  }
  expect([version, ...releases]).toContain(version);
  const kept = storedOf(version);
  expect(formsOf(things.local)).toEqual(formsOf({ ...kept.local }));
  expect(formsOf(things.session)).toEqual(formsOf({ ...kept.session }));
});
