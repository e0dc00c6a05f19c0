import writeXlsxFile from 'write-excel-file/node';
import type { Batch } from '../../mock/model/cards';
import { batch as en } from '../../src/locales/en-US/bankCard/proxyBatch';
import { batchItem as pays } from '../../src/locales/en-US/bankCard/proxyBatch/detail';
import { type Bench, expectSoon, goInside, openBrowser, pressEnter, seeRows, sendButton } from '../support/browser';
import { depth, firstOf } from '../support/depth';
import { step } from '../support/step';
import { fileOnDisk, watchTasks } from '../support/tasks';

jest.setTimeout(600_000);
const PATH = '/bankCard/proxyBatch';
const visit = openBrowser({ user: 'b.suwan', at: `${PATH}?pageSize=10` });

const LINES = depth.lines;
const shown = (count: number) => count.toLocaleString('en-US');
const WRONG = LINES / 50;
const LONG_TASK_MS = 200;
const PART = 1_000;
const MINUTE = 60_000;
/** What all parts of a thousand, or a plan of all lines, may take on a busy machine. */
const LONG = { timeout: 240_000 };
const TITLES = ['outItemNo', 'payeeName', 'payeeAccountNo', 'payeeBankCode', 'amount'];
const rows = Array.from({ length: LINES }, (_, at) => [
  `PAY-${at}`,
  'Nimmala Phandal',
  `9904${String(at).padStart(12, '0')}`,
  'SMKB',
  // Every fiftieth has a separator of thousands, which no amount may have.
  at % 50 === 0 ? '1,000.00' : '25.50',
]);
const FILES: Record<string, () => Promise<Buffer>> = {
  csv: async () => Buffer.from([TITLES, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')),
  xlsx: () => writeXlsxFile([TITLES, ...rows].map((cells) => cells.map((value) => ({ value, type: String })))).toBuffer(),
};
/** Of each fifty lines 49 times 25.50, and 1,000 once. */
const TOTAL = `${WRONG * 2_249.5}.00`;

/** The maker pays the batch on the workbench: planned, assigned, applied for in parts, and its counts add up. */
async function pay({ page, platform, callsOf }: Bench, batch: Batch): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialogOf = (name: string) => page.getByRole('dialog', { name });
  await goInside(page, `${PATH}/${batch.no}`);
  await seeRows(page);
  await expectSoon(button(pays.action.plan).first()).toHaveAttribute('aria-disabled', 'false');
  await button(pays.action.plan).first().click();
  const plan = dialogOf(pays.plan.title);
  await expectSoon(plan.getByText(pays.plan.card, { exact: true }).first()).toBeVisible(LONG);
  await sendButton(plan).click();
  await expectSoon(plan).toHaveCount(0, LONG);
  await expectSoon(button(pays.action.applyAll.replace('{count}', shown(LINES)))).toHaveAttribute('aria-disabled', 'false');
  expect(batch.items.every(({ status }) => status === 'ASSIGNED')).toBe(true);

  await button(/^Request all/).click();
  const apply = dialogOf(pays.apply.titleAll);
  await apply.getByRole('radio', { name: pays.apply.LISTEN }).check();
  let parts = 0;
  // The last part waits until the progress of the earlier ones was seen.
  let letGo = () => {};
  const isSeen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/bank/card/proxy/batch/applyPay', async (route) => {
    parts += 1;
    if (parts === Math.ceil(LINES / PART)) await isSeen;
    await route.continue();
  });
  await sendButton(apply).click();
  // The chosen cards are long at work when the last part is asked for.
  await expectSoon(apply.getByRole('status').filter({ hasText: /Sent [1-9]/ })).toBeVisible(LONG);
  letGo();
  await expectSoon(apply).toHaveCount(0, LONG);
  expect(callsOf('/bank/card/proxy/batch/applyPay', 'POST')).toHaveLength(Math.ceil(LINES / PART));

  platform.clock.advance(5 * MINUTE);
  const count = (...wanted: string[]) => batch.items.filter(({ status }) => wanted.includes(status)).length;
  expect(count('SUCCESS', 'FAILED', 'UNKNOWN')).toBe(LINES);
  expect(count('SUCCESS')).toBeGreaterThan(LINES * 0.95);
  // The page follows by itself while the batch is paid.
  const head = page.getByRole('region', { name: pays.head.label });
  const part = (name: string) => head.locator('.bench-parts > div').filter({ hasText: name }).locator('strong');
  await expectSoon(part(pays.bar.success)).toHaveText(shown(count('SUCCESS')), LONG);
  await expectSoon(part(pays.bar.fail)).toHaveText(shown(count('FAILED')));
  await expectSoon(part(pays.bar.total)).toHaveText(shown(LINES));
  expect(batch.status).toBe(count('UNKNOWN') > 0 ? 'PAYING' : 'PARTIAL');
  // What is open keeps its money held, and nothing else does.
  const open = batch.items.filter(({ status }) => status === 'UNKNOWN');
  expect(batch.held).toBe(open.reduce((sum, { amount }) => sum + amount, 0n));
}

test.each(firstOf(['csv', 'xlsx']))(
  `${LINES} lines of a %s with ${WRONG} bad ones: mended, checked, submitted, approved by somebody else, and the first of them paid`,
  async (kind) => {
    const bench = await visit();
    const { page, platform, openProfile } = bench;
    await seeRows(page);
    const known = platform.world.pool.batches.rows.length;
    const dialog = page.locator('.ant-modal').filter({ hasText: en.dialog.importTitle });
    await step('Open the dialog and name the batch', async () => {
      await page.getByRole('button', { name: en.action.new, exact: true }).click();
      await dialog.getByRole('combobox', { name: en.field.currency }).click();
      await page.locator('.ant-select-item-option').filter({ visible: true }).getByText('THB', { exact: true }).click();
      await dialog.getByLabel(en.field.batchName, { exact: true }).fill(`Salaries ${kind}`);
    });

    await step('Read the file without a long task', async () => {
      const longest = await watchTasks(page);
      const file = fileOnDisk(`lines.${kind}`, (await FILES[kind]?.()) ?? '');
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expectSoon(dialog.getByText(new RegExp(`lines.${kind}.*${LINES.toLocaleString('en-US')} lines read`))).toBeVisible();
      await expectSoon(dialog.locator('.sheet-lines input[aria-invalid="true"]').first()).toBeVisible();
      expect(await longest()).toBeLessThanOrEqual(LONG_TASK_MS);
    });

    await step('Mend every wrong line with the keyboard', async () => {
      // Enter goes to the same column of the next line with a fault, wherever that is.
      const wrong = dialog.locator('.sheet-lines input[aria-invalid="true"]');
      await wrong.first().focus();
      for (let left = WRONG; left > 0; left--) {
        const field = dialog.locator('.sheet-lines input:focus');
        await expectSoon(field).toHaveValue('1,000.00');
        await field.fill('1000.00');
        await pressEnter(field);
      }
      await expectSoon(wrong).toHaveCount(0);
    });
    await step('Check and save the batch', async () => {
      await sendButton(dialog).click();
      await expectSoon(dialog.getByText(`checked ${shown(LINES)} lines: 0 invalid`)).toBeVisible();
      await sendButton(dialog).click();
      await expectSoon(dialog).toHaveCount(0);
    });
    const record = platform.world.pool.batches.rows[known];
    if (!record) throw new Error('No batch was made');
    expect(record.items).toHaveLength(LINES);
    platform.clock.advance(10_000);

    await step('Fund the account of the batch', async () => {
      const { ledger, clock } = platform.world;
      ledger.post(clock.now(), 'TOPUP', record.no, [
        { account: ledger.account('U01', 'THB', 'CLEARING', false), bucket: 'available', delta: -100_000_000n },
        { account: record.account, bucket: 'available', delta: 100_000_000n },
      ]);
    });
    await step('Submit the batch with typed totals', async () => {
      await goInside(page, `${PATH}?keyword=${record.no}`);
      await page.getByRole('button', { name: `${en.action.submit} ${record.no}` }).click();
      const submit = page.locator('.ant-modal').filter({ hasText: en.dialog.submit.text });
      await submit.getByRole('textbox', { name: en.dialog.submit.controlCount }).fill(String(LINES));
      await submit.getByRole('textbox', { name: /Total of the lines/ }).fill(TOTAL);
      await sendButton(submit).click();
      await expectSoon(page.locator(`[data-row-key="${record.no}"]`)).toContainText(en.status.WAIT_APPROVE);
    });

    await step('Approve the batch as somebody else', async () => {
      const other = await openProfile({ user: 'chen.yu', at: `${PATH}?keyword=${record.no}` });
      await other.page.getByRole('button', { name: `${en.action.approve} ${record.no}` }).click();
      await sendButton(other.page.locator('.ant-modal')).click();
      await expectSoon(other.page.locator(`[data-row-key="${record.no}"]`)).toContainText(en.status.APPROVED);
      expect(record).toMatchObject({ status: 'APPROVED', maker: 'b.suwan', checker: 'chen.yu' });
      expect(platform.check()).toEqual([]);
    });
    // From here on it is the same for both: once is enough.
    if (kind === 'csv') await step('Pay the first lines', () => pay(bench, record));
  },
);
