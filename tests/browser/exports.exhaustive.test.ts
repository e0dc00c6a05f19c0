import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { exports as en } from '../../src/locales/en-US/exports';
import { type Bench, collectAxe, expectSoon, LIST, openBrowser, seeRows, until } from '../support/browser';
import { step } from '../support/step';

jest.setTimeout(180_000);
const visit = openBrowser({ user: 'ops.lee', at: `${LIST}?view=ALL&currency=THB` });
const HOUR_MS = 3_600_000;
const KEY = 'trade:withdraw:down';

const tasksOf = ({ platform }: Bench) => [...platform.world.exports.tasks.values()];
const ownerOf = ({ platform }: Bench) => {
  const found = platform.world.operators.find(({ username }) => username === 'ops.lee');
  if (!found) throw new Error('No operator');
  return found;
};

/** Takes the key of the export away while this runs. */
async function withoutKey(bench: Bench, run: () => unknown) {
  const owner = ownerOf(bench);
  const { access } = owner;
  Object.assign(owner, { access: new Set([...access].filter((one) => one !== KEY)) });
  await run();
  Object.assign(owner, { access });
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expectSoon(page.getByRole('menuitem', { name: en.background })).toBeVisible();
}

/** The tab of the inbox, opened as a person without a mouse does. */
async function openTab(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await page.locator('.palette input').fill('exports');
  await expectSoon(page.getByRole('option', { name: en.title, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tabpanel', { name: en.title });
  await expectSoon(tab).toBeVisible();
  return tab;
}

const press = (row: Locator, name: string) => row.getByRole('button', { name: new RegExp(`^${name}: `) }).click();

test('an export outlives its tab; it is downloaded, canceled, retried, refused without its key, and expires', async () => {
  const bench = await visit();
  const { page, platform, newTab } = bench;
  await seeRows(page);

  await step('Made in the background, and the tab is closed', async () => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: en.background }).click();
    await expectSoon(page.getByText(en.making)).toBeVisible();
    await expectSoon(page.locator('.ant-message-success')).toHaveCount(0);
    expect(tasksOf(bench).map(({ status }) => status)).toEqual(['QUEUED']);
  });
  const tab = await newTab(`${LIST}?view=ALL&currency=THB`);
  await page.close();
  await seeRows(tab);
  platform.clock.advance(60_000);
  const panel = await openTab(tab);
  const row = panel.getByRole('list', { name: en.tasks }).getByRole('listitem').first();

  await step('Downloaded as the server made it', async () => {
    await expectSoon(row.getByText(en.status.READY, { exact: true })).toBeVisible();
    await expectSoon(row).toContainText('Currency: THB');
    const [file] = await Promise.all([tab.waitForEvent('download'), press(row, en.download)]);
    const [task] = tasksOf(bench);
    expect(file.suggestedFilename()).toBe(task?.fileName);
    expect(readFileSync(await file.path()).length).toBe(task?.size);
  });

  await step('Refused at its row without the key', async () => {
    await withoutKey(bench, async () => {
      await press(row, en.download);
      await expectSoon(row.getByRole('alert')).toContainText('You need the permission');
    });
  });

  await step('A second one is canceled and retried', async () => {
    await tab.keyboard.press('Escape');
    await openMenu(tab);
    await tab.getByRole('menuitem', { name: en.background }).click();
    await tab.getByRole('button', { name: en.open }).click();
    await press(row, en.cancel);
    await expectSoon(row.getByText(en.status.CANCELED, { exact: true })).toBeVisible();
    await press(row, en.retry);
    await until('the export waits again', () => tasksOf(bench)[1]?.status === 'QUEUED');
    platform.clock.advance(60_000);
    await expectSoon(row.getByText(en.status.READY, { exact: true })).toBeVisible();
  });

  await step('Nothing for axe', async () => {
    const { look, found } = collectAxe(tab, { isWhole: true });
    await look('exports', '.ant-modal');
    expect(found).toEqual({});
  });

  await step('Expired after 72 hours, and made anew', async () => {
    // The files are three days old: so is the session.
    platform.clock.advance(72 * HOUR_MS);
    expect(tasksOf(bench).map(({ status, bytes }) => [status, bytes])).toEqual([
      ['EXPIRED', null],
      ['EXPIRED', null],
    ]);
    await tab.reload();
    await expectSoon(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await tab.getByLabel('Username').fill('ops.lee');
    await tab.getByLabel('Password', { exact: true }).fill(demoPassword);
    await tab.keyboard.press('Enter');
    await seeRows(tab);
    const rows = (await openTab(tab)).getByRole('list', { name: en.tasks }).getByRole('listitem');
    await expectSoon(rows.getByText(en.status.EXPIRED, { exact: true })).toHaveCount(2);
    await expectSoon(rows.getByRole('button', { name: new RegExp(`^${en.download}: `) })).toHaveCount(0);
    await press(rows.first(), en.retry);
    await until('the export waits again', () => tasksOf(bench)[1]?.status === 'QUEUED');
    platform.clock.advance(60_000);
    await expectSoon(rows.first().getByText(en.status.READY, { exact: true })).toBeVisible();
  });
});

test('a schedule is made from the filters of the list, and its failed run is told', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  await seeRows(page);
  await openMenu(page);
  await page.getByRole('menuitem', { name: en.schedule }).click();
  const dialog = page.getByRole('dialog', { name: en.addTitle });
  await dialog.getByRole('textbox', { name: en.field.name }).fill('Afternoon list');
  // Two minutes from now, in Singapore.
  await dialog.getByLabel(en.field.at, { exact: true }).fill('14:33');
  const columns = dialog.getByRole('combobox', { name: en.field.columns, exact: true });
  for (const title of ['Amount', 'Withdraw no.']) {
    await columns.fill(title);
    await page
      .locator('.ant-select-item-option-content')
      .filter({ hasText: new RegExp(`^${title}$`) })
      .click();
  }
  // The list of columns closes when another field is clicked.
  await dialog.getByRole('textbox', { name: en.field.name }).click();
  await expectSoon(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  const { look, found } = collectAxe(page, { isWhole: true });
  await look('a schedule', '.ant-modal');
  await dialog.getByRole('button', { name: en.save }).click();
  await expectSoon(dialog).toHaveCount(0);
  const [schedule] = platform.world.exports.schedules.values();
  expect(schedule).toMatchObject({ cron: 'DAILY', at: '14:33', zone: 'Asia/Singapore', key: KEY });
  expect(schedule?.content).toMatchObject({ filters: { currency: 'THB' }, columns: ['amount', 'withdrawNo'] });
  await withoutKey(bench, () => platform.clock.advance(180_000));
  const panel = await openTab(page);
  const row = panel.getByRole('list', { name: en.schedules }).getByRole('listitem');
  await expectSoon(row).toContainText(en.pausedFor.KEY);
  await expectSoon(row).toContainText('Columns: Amount, Withdraw no.');
  await look('exports with a schedule', '.ant-modal');
  expect(found).toEqual({});
  await expectSoon(row.getByText(en.status.FAILED, { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `${en.resume}: Afternoon list` }).click();
  await expectSoon(row.getByText(en.scheduleStatus.ACTIVE, { exact: true })).toBeVisible();
  expect(schedule).toMatchObject({ status: 'ACTIVE', failures: 0 });
});
