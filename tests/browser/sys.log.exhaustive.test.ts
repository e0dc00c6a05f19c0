import type { Page } from 'playwright-core';
import { log as en } from '../../src/locales/en-US/sys/log';
import { trade as enTrade } from '../../src/locales/en-US/trade/withdraw';
import { log as zh } from '../../src/locales/zh-CN/sys/log';
import { trade as zhTrade } from '../../src/locales/zh-CN/trade/withdraw';
import {
  callOverHttp,
  collectAxe,
  discard,
  expectSoon,
  goInside,
  localeThemes,
  openBrowser,
  rowsOf,
  seeRows,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ at: null, user: 'auditor' });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const LOG = '/sys/log';
const DRAWER = '.ant-drawer';
const DIALOG = '.ant-modal-root';

interface Order {
  withdrawNo: string;
  version: number;
  allowed: string[];
}
type Bench = Awaited<ReturnType<typeof visit>>;

/** An order that ops.lee holds back, so that the log has something to tell of it. */
async function anOrderThatIsHeld(bench: Bench): Promise<string> {
  const { data } = await callOverHttp<{ list: Order[] }>(bench, 'r.santos', '/trade/withdraw/page?view=WAITING&pageSize=50');
  const { withdrawNo, version } = data.list.find(({ allowed }) => allowed.includes('hold')) as Order;
  const body = { items: [{ withdrawNo, version }], reasonCode: 'OTHER', remark: 'Contract is missing' };
  expect((await callOverHttp(bench, 'r.santos', '/trade/withdraw/hold', body)).code).toBe(200);
  return withdrawNo;
}

const filtersOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.each(localeThemes)(
  'the log in %s, %s: its list, an entry and the proof by keys alone, and axe finds nothing',
  async (locale, theme) => {
    const words = WORDS[locale];
    const bench = await visit({ locale, theme });
    const { page } = bench;
    const { found, look } = collectAxe(page);
    await anOrderThatIsHeld(bench);
    await goInside(page, LOG);
    await seeRows(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expectSoon(page.locator(DRAWER)).toContainText(words.detail.changes);
    await expectSoon(page.locator(DRAWER)).toContainText('Contract is missing');
    const { field, status } = locale === 'zh-CN' ? zhTrade.withdraw : enTrade.withdraw;
    await expectSoon(page.getByRole('region', { name: words.detail.changes }).getByRole('row').nth(1)).toHaveText(
      new RegExp(`^${field.status}(${status.PENDING}|${status.SECOND_REVIEW})${status.HELD}$`),
    );
    await look('entry', DRAWER);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator('.ant-drawer-open')).toHaveCount(0);
    await page.getByRole('button', { name: words.action.verify }).focus();
    await page.keyboard.press('Enter');
    await expectSoon(page.locator('#log-verify_fromSeq')).toBeFocused();
    await page.keyboard.press('Enter');
    const count = bench.platform.log.entries.length;
    await expectSoon(page.locator(`${DIALOG} .ant-alert-success`)).toContainText(String(count));
    await look('proof', DIALOG);
    expect(found).toEqual({});
  },
);

test('follows a record and a session from an entry, and shows each trail completely', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const no = await anOrderThatIsHeld(bench);
  // Older than the range that the list opens with.
  await goInside(page, `${LOG}?createdFrom=2026-11-20T14:31:00%2B08:00`);
  const rows = await seeRows(page);
  await rows
    .first()
    .getByRole('button', { name: /^More actions on / })
    .click();
  await page.getByRole('menuitem', { name: en.action.recordTrail }).click();
  await expectSoon(page.getByLabel(en.field.entityId, { exact: true })).toHaveValue(no);
  expect(filtersOf(page)).toMatchObject({ entity: 'withdraw', entityId: no, createdFrom: '', createdTo: '' });
  const trail = platform.log.entries.filter(({ about }) => (about.ids as string[]).includes(no));
  await expectSoon(rowsOf(page)).toHaveCount(trail.length);

  await rowsOf(page)
    .first()
    .getByRole('link', { name: /^Open O/ })
    .click();
  await page.locator(DRAWER).getByRole('button', { name: en.action.sessionTrail }).click();
  await expectSoon(page.locator('.ant-drawer-open')).toHaveCount(0);
  const sessionId = String(trail.at(-1)?.about.sessionId);
  await expectSoon(page.getByLabel(en.field.sessionId)).toHaveValue(sessionId);
  await expectSoon(rowsOf(page)).toHaveCount(platform.log.entries.filter(({ about }) => about.sessionId === sessionId).length);
  await expectSoon(rowsOf(page).last()).toContainText('Sign in');

  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^More actions on / })
    .click();
  await page.getByRole('menuitem', { name: en.action.openRecord }).click();
  await expectSoon(page.getByRole('dialog', { name: `Withdraw order ${no}` })).toBeVisible();
});

test('shows where the chain is broken, also in the statistics from then on', async () => {
  const bench = await visit({ at: LOG });
  const { page, platform } = bench;
  await seeRows(page);
  const entry = platform.log.entries[30];
  if (!entry) throw new Error('The log is too short');
  const { username } = entry;
  Object.assign(entry, { username: 'somebody' });
  await page.getByRole('button', { name: en.action.verify }).click();
  const dialog = page.getByRole('dialog', { name: en.verify.title });
  await dialog.getByLabel(en.verify.fromSeq).fill('0');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toContainText(en.verify.invalid);
  await dialog.getByLabel(en.verify.fromSeq).fill('20');
  await page.keyboard.press('Enter');
  await expectSoon(dialog.locator('.ant-alert-error')).toContainText('Entry 31 was altered after it was written.');
  await expectSoon(dialog.locator('.ant-alert-error')).toContainText('11 earlier entries are intact.');
  await discard(page);
  await page.reload();
  await expectSoon(page.locator('.figures .text-error').filter({ hasText: 'Broken at no. 31' })).toBeVisible();
  Object.assign(entry, { username });
});

exhaustiveTest('exports the rows shown, logs that, and offers no way to remove anything', async () => {
  const { page, platform } = await visit({ at: `${LOG}?view=REFUSED` });
  await seeRows(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^log_20261119-20261120_auditor_063102\.csv$/);
  await page.getByRole('tab', { name: en.view.EXPORT }).click();
  await expectSoon(rowsOf(page).first()).toContainText('sys:log:down');
  expect(platform.log.entries.at(-1)).toMatchObject({ action: 'sys:log:down', username: 'auditor' });
  await expectSoon(page.getByRole('button', { name: /delete|remove/i })).toHaveCount(0);
  expect(await page.getByRole('columnheader').allTextContents()).toContain(en.field.level);
});

exhaustiveTest('requires the keys for verification and export', async () => {
  const { page, platform } = await visit({ at: LOG, user: 'ops.lee' });
  await seeRows(page);
  const access = platform.world.operators.find(({ username }) => username === 'ops.lee')?.access;
  expect(access?.has('sys:log:verify')).toBe(false);
  await expectSoon(page.getByRole('button', { name: en.action.verify })).toHaveCount(0);
  await expectSoon(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(access?.has('sys:log:down') ? 1 : 0);
});
