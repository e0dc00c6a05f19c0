import type { Locator, Page } from 'playwright-core';
import { LABELS_AFTER_MS } from '../../src/constants';
import type { DictDetail, DictFile } from '../../src/contract';
import { common as commonEn } from '../../src/locales/en-US/common';
import { dict as dictEn } from '../../src/locales/en-US/sys/dict';
import { common as commonZh } from '../../src/locales/zh-CN/common';
import { dict as dictZh } from '../../src/locales/zh-CN/sys/dict';
import {
  type Bench,
  callOverHttp,
  collectAxe,
  expectSoon,
  fileWith,
  goInside,
  LIST,
  localeThemes,
  openBrowser,
  pressEnter,
  rowsOf,
  seeRows,
  until,
} from '../support/browser';
import { depth, exhaustiveTest } from '../support/depth';

const visit = openBrowser({ user: 'admin', at: null });
const WORDS = { 'en-US': dictEn, 'zh-CN': dictZh };
const MODAL = '.ant-modal-root';

const items = (page: Page): Locator => page.locator('.dict-items tbody tr');
const values = (page: Page) =>
  items(page)
    .locator('th')
    .allTextContents()
    .then((texts) => texts.join(' '));
const item = (page: Page, value: string): Locator =>
  items(page).filter({ has: page.getByRole('rowheader', { name: value, exact: true }) });
const openType = async ({ page }: Bench, code: string) => {
  await goInside(page, `/sys/dict?no=${code}`);
  await expectSoon(items(page).first()).toBeVisible();
};
const detail = (bench: Bench, code: string) =>
  callOverHttp<DictDetail>(bench, 'admin', `/sys/dict/detail?dictType=${code}`).then(({ data }) => data);

test.each(depth.locales)('a changed label is in the tags and filters of all screens, %s', async (locale) => {
  const words = WORDS[locale];
  const common = locale === 'zh-CN' ? commonZh : commonEn;
  const bench = await visit({ locale, hasFakeTime: true });
  const { page, callsOf } = bench;
  await openType(bench, 'withdraw_status');
  await item(page, 'HELD')
    .getByRole('button', { name: `${words.action.edit} HELD` })
    .click();
  const dialog = page.getByRole('dialog').filter({ has: page.locator('#dict-item') });
  await dialog.locator('#dict-item_label').fill('已{冻结');
  await dialog.locator('#dict-item_labelEn').fill('Stopped {now');
  const [own, other] = locale === 'zh-CN' ? ['已{冻结', '挂起'] : ['Stopped {now', 'Held'];
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(item(page, 'HELD').locator('.tag').first()).toHaveText(own);
  await until('the labels are read again', async () =>
    page.evaluate((text) => localStorage.getItem('labels')?.includes(text) ?? false, own),
  );

  const seeLabel = async () => {
    await expectSoon(rowsOf(page).locator('.tag').filter({ hasText: own }).first()).toBeVisible();
    await expectSoon(page.locator('.filter-bar')).toContainText(own);
    await expectSoon(page.locator('.filter-bar')).not.toContainText(other);
  };
  await goInside(page, `${LIST}?view=ALL&status=HELD`);
  await seeRows(page);
  await seeLabel();
  // What was kept is in force from the first drawing on: nothing has to be asked for.
  const asked = callsOf('/common/dict').length;
  const reader = page.waitForEvent('requestfinished', (request) => request.url().endsWith(fileWith('readLabels:()=>')));
  await page.reload();
  await seeRows(page);
  await seeLabel();
  // Whether to ask is decided now, with the code that would ask; what the page asks for after that comes later.
  await page.clock.runFor(2 * LABELS_AFTER_MS);
  await reader;
  const rows = callsOf('/trade/withdraw/page').length;
  await page.getByRole('button', { name: common.action.refresh, exact: true }).click();
  await until('the rows are read again', () => callsOf('/trade/withdraw/page').length > rows);
  expect(callsOf('/common/dict')).toHaveLength(asked);
});

test('the order is changed by keys and by dragging, with one call per move, and announced', async () => {
  const bench = await visit();
  const { page, callsOf } = bench;
  await openType(bench, 'industry');
  const before = await values(page);
  const saved = () => callsOf('/sys/dict/item/sort').length;
  const up = page.getByRole('button', { name: 'Move MEDIA up' });
  await up.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expectSoon(page.getByText('MEDIA is now number 4 of 7')).toBeAttached();
  await until('the order is saved', () => saved() === 1);
  await expectSoon(up).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expectSoon(page.getByText('MEDIA is now number 3 of 7')).toBeAttached();
  await until('the order is saved', () => saved() === 2);
  await expectSoon(up).toBeFocused();
  const byKeys = 'GAMING RETAIL MEDIA TRAVEL FOOD LEISURE EDUCATION';
  expect(await values(page)).toBe(byKeys);
  expect((await detail(bench, 'industry')).items.map(({ value }) => value).join(' ')).toBe(byKeys);

  await pressEnter(page.getByRole('button', { name: 'Move MEDIA down' }));
  await until('the order is saved', () => saved() === 3);
  await item(page, 'MEDIA').dragTo(item(page, 'FOOD'));
  await until('the order is saved', () => saved() === 4);
  await expectSoon.poll(() => values(page)).toBe(before);
  await expectSoon.poll(async () => (await detail(bench, 'industry')).items.map(({ value }) => value).join(' ')).toBe(before);
});

exhaustiveTest('a conflict is reported, and typed text is kept and sent with the new version', async () => {
  const bench = await visit();
  const { page } = bench;
  await openType(bench, 'department');
  await item(page, 'RISK').getByRole('button', { name: 'Edit RISK' }).click();
  const field = page.locator('#dict-item_labelEn');
  await field.fill('Risk desk');
  const { version, items: all } = await detail(bench, 'department');
  const sales = all.find(({ value }) => value === 'BUSINESS');
  const body = { dictType: 'department', version, itemId: sales?.itemId, label: '销售', labelEn: 'Selling', color: 'default' };
  expect(await callOverHttp(bench, 'sys.admin', '/sys/dict/item/edit', body)).toMatchObject({ code: 200 });
  await page.keyboard.press('Enter');
  await expectSoon(page.locator(MODAL)).toContainText('Changed by sys.admin');
  await expectSoon(field).toHaveValue('Risk desk');
  await expectSoon(item(page, 'BUSINESS')).toContainText('Selling');
  await page.locator('.ant-modal-footer .ant-btn-primary').click();
  await expectSoon(page.locator('#dict-item')).toHaveCount(0);
  await expectSoon(item(page, 'RISK')).toContainText('Risk desk');
  await expectSoon(item(page, 'BUSINESS')).toContainText('Selling');
});

exhaustiveTest(
  'an import first shows a preview; a foreign file is refused, and nothing changes before confirmation',
  async () => {
    const bench = await visit({ at: '/sys/dict' });
    const { page, platform } = bench;
    await seeRows(page);
    const revision = () => platform.world.dict.revision;
    const before = revision();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^dict_\d{14}_admin\.json$/);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    const file = JSON.parse(Buffer.concat(parts).toString('utf8')) as DictFile;

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a dictionary' });
    const choose = (name: string, content: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content, 'utf8') });
    const apply = dialog.locator('.ant-modal-footer .ant-btn-primary');
    await choose('broken.json', '{"format": ');
    await expectSoon(dialog).toContainText('broken.json is not a JSON file or is damaged. Nothing was changed.');
    await choose('foreign.json', '{"name": "payment-console", "version": 3}');
    await expectSoon(dialog).toContainText('foreign.json is not a dictionary export. Nothing was changed.');
    await choose('empty.json', JSON.stringify({ ...file, types: [{ dictType: 'x' }] }));
    await expectSoon(dialog).toContainText('empty.json is not a dictionary export. Nothing was changed.');
    await expectSoon(apply).toBeDisabled();

    const department = file.types.find(({ dictType }) => dictType === 'department');
    department?.items.push({ value: 'LEGAL', label: '法务部', labelEn: 'Legal' });
    const decision = file.types.find(({ dictType }) => dictType === 'decision');
    decision?.items.push({ value: 'MAYBE', label: '待定', labelEn: 'Maybe' });
    await choose('refused.json', JSON.stringify(file));
    await expectSoon(dialog).toContainText('1 new, 0 changed');
    await expectSoon(dialog).toContainText('Correct the file. Nothing can be imported while an entry is refused.');
    await expectSoon(dialog.locator('tbody tr').filter({ hasText: 'MAYBE' })).toContainText('Built-in type');
    await expectSoon(apply).toBeDisabled();

    decision?.items.pop();
    await choose('good.json', JSON.stringify(file));
    await expectSoon(dialog.locator('tbody tr').filter({ hasText: 'LEGAL' })).toContainText('Added');
    expect(revision()).toBe(before);
    await expectSoon(apply).toHaveText('Import 1 change');
    await apply.click();
    await expectSoon(dialog).toHaveCount(0);
    expect(revision()).toBe(before + 1);
    await openType(bench, 'department');
    await expectSoon(item(page, 'LEGAL')).toContainText('Legal');
  },
);

exhaustiveTest('a read-only operator sees no button that changes anything', async () => {
  const bench = await visit({ user: 'ops.lee' });
  const { page } = bench;
  await openType(bench, 'currency');
  await expectSoon(item(page, 'THB')).toContainText('Thai baht');
  for (const name of [/^New/, /^Edit/, /^Disable\b/, /^Move/, 'Import', 'Export as JSON', /is used$/])
    await expectSoon(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

exhaustiveTest.each(localeThemes)('list, drawer and dialogs in %s, %s: axe finds nothing', async (locale, theme) => {
  const { action } = WORDS[locale];
  const bench = await visit({ locale, theme, at: '/sys/dict' });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await seeRows(page);
  const shut = async () => {
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(MODAL)).toHaveCount(0);
  };
  for (const name of [action.add, action.import]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectSoon(page.locator('.ant-modal')).toBeVisible();
    await look(name, MODAL);
    await shut();
  }
  await openType(bench, 'currency');
  await look('drawer', '.ant-drawer');
  for (const name of [
    `${action.edit} THB`,
    `${action.disable} THB`,
    `${action.disable} EUR`,
    action.addItem,
    new RegExp(action.usage.replace('{name}', 'THB')),
  ]) {
    await page.locator('.ant-drawer').getByRole('button', { name }).click();
    await expectSoon(page.locator('.ant-modal')).toBeVisible();
    await look(String(name), MODAL);
    await shut();
  }
  expect(found).toEqual({});
});
