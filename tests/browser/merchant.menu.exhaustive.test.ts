import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { mchMenu as en } from '../../src/locales/en-US/merchant/menu';
import { tree as treeEn } from '../../src/locales/en-US/tree';
import { mchMenu as zh } from '../../src/locales/zh-CN/merchant/menu';
import { tree as treeZh } from '../../src/locales/zh-CN/tree';
import { type Bench, collectAxe, expectSoon, goInside, localeThemes, openBrowser, sendButton } from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(240_000);
const visit = openBrowser({ user: 'sys.admin', at: '/merchant/menu', platform: { days: 1 } });
const WORDS = { 'en-US': { menu: en, tree: treeEn }, 'zh-CN': { menu: zh, tree: treeZh } };
const DIALOG = '.ant-modal-root';

function idOf({ platform }: Pick<Bench, 'platform'>, name: string): string {
  const found = [...platform.world.mchMenu.values()].find(
    ({ key, type, name: [title], portal }) => portal === 'MERCHANT' && (type === 'DIR' ? title : key) === name,
  );
  if (!found) throw new Error(`No node ${name}`);
  return found.id;
}
const rowOf = (page: Page, id: string) => page.locator(`[data-row-key="${id}"]`);
const said = (page: Page) => page.locator('p[role=status].visually-hidden');

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in tree, empty tree and dialogs', async (locale, theme) => {
  const bench = await visit({ locale, theme, at: '/merchant/menu?accessKey=payin' });
  const { menu, tree } = WORDS[locale];
  const { page } = bench;
  const { found, look } = collectAxe(page);
  const row = rowOf(page, idOf(bench, 'order:payin:page'));
  await expectSoon(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expectSoon(page.locator('#portal-form')).toBeVisible();
  await look('edit', DIALOG);
  await page.keyboard.press('Escape');
  await expectSoon(row).toBeFocused();
  await row.locator('.row-button-icon.icon-more').click();
  await page.getByRole('menuitem', { name: tree.moveTo }).click();
  await expectSoon(page.locator('#portal-move-form')).toBeVisible();
  await look('move', DIALOG);
  await page.keyboard.press('Escape');
  for (const [name, inside] of [
    [menu.action.preview, 'ul'],
    [menu.action.import, 'button'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expectSoon(page.locator(`${DIALOG} ${inside}`).first()).toBeVisible();
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(`${DIALOG} ${inside}`)).toHaveCount(0);
  }
  await goInside(page, '/merchant/menu?name=nothing');
  await expectSoon(page.locator('.ant-empty').first()).toBeVisible();
  await look('empty', '#content');
  expect(found).toEqual({});
});

test('rows are moved by keys and by dragging; a new screen is added, disabled and removed with reasons', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  const [orders, money] = ['Orders', 'Money'].map((name) => idOf(bench, name)) as [string, string];
  await rowOf(page, orders).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expectSoon(said(page)).toHaveText('Orders is now at the top level, 3 of 5');
  await expectSoon(rowOf(page, orders)).toBeFocused();
  const handle = rowOf(page, orders).locator('.tree-handle');
  const box = await rowOf(page, money).boundingBox();
  await handle.dragTo(rowOf(page, money), { targetPosition: { x: 200, y: (box?.height ?? 0) * 0.05 } });
  await expectSoon(said(page)).toHaveText('Orders is now at the top level, 2 of 5');
  expect(callsOf('/mch/menu/move')).toHaveLength(2);

  await page.getByRole('button', { name: 'Add under Orders' }).click();
  const add = page.getByRole('dialog', { name: 'Add under Orders' });
  await add.locator('#portal-form_menuType').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Screen' }).click();
  await add.locator('#portal-form_path').fill('/home');
  await add.locator('#portal-form_accessKey').fill('order:new:page');
  await add.getByLabel('English name').fill('Refunds');
  await add.getByLabel('Chinese name').fill('退款');
  await sendButton(add).click();
  await expectSoon(add.getByText('Another entry of this portal uses this path.')).toBeVisible();
  await add.locator('#portal-form_path').fill('/order/refund');
  await sendButton(add).click();
  await expectSoon(add).toHaveCount(0);
  const row = rowOf(page, idOf(bench, 'order:new:page'));
  await expectSoon(row).toBeFocused();

  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More actions on Refunds' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  for (const item of ['Disable', 'Remove']) {
    await choose(`${item}…`);
    const dialog = page.getByRole('dialog', { name: `${item} Refunds` });
    await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('1');
    await expectSoon(sendButton(dialog)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSoon(dialog).toHaveCount(0);
    if (item === 'Disable') await expectSoon(row).toContainText('Disabled');
  }
  await expectSoon(row).toHaveCount(0);
  expect([...platform.world.mchMenu.values()].some(({ key }) => key === 'order:new:page')).toBe(false);
});

exhaustiveTest('the preview shows the menu of a kind of merchant; agents have a tree of their own', async () => {
  const bench = await visit();
  const { page } = bench;
  await page.getByRole('button', { name: 'Preview…' }).click();
  const list = page.getByRole('region', { name: 'Visible entries' });
  await expectSoon(list).toContainText('Sandbox');
  await page.locator('#preview-type').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Direct' }).click();
  await expectSoon(list).not.toContainText('Sandbox');
  await expectSoon(list).toContainText('Pay-ins');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Agent portal' }).click();
  await expectSoon(page.locator('[data-row-key]').filter({ hasText: 'Earnings' })).toBeVisible();
  await expectSoon(page.locator('[data-row-key]').filter({ hasText: 'Developers' })).toHaveCount(0);
});

test('a menu is exported, and imported after a dry run with a preview', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  await expectSoon(rowOf(page, idOf(bench, 'Orders'))).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ]);
  const file = path.join(tmpdir(), `portal-menu-${process.pid}.json`);
  await download.saveAs(file);
  const content = JSON.parse(readFileSync(file, 'utf8')) as { entries: { nameEn: string; accessKey: string | null }[] };
  const [home] = content.entries;
  if (home) home.nameEn = 'Start';
  writeFileSync(file, JSON.stringify(content));
  await page.getByRole('button', { name: 'Import JSON…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Import to: / });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expectSoon(dialog.getByText(/^0 added, 1 changed/)).toBeVisible();
  expect(platform.world.mchMenu.get(idOf(bench, 'home:view'))?.name[0]).toBe('Home');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, idOf(bench, 'home:view'))).toContainText('Start');
  expect(callsOf('/mch/menu/import')).toHaveLength(2);
});
