import type { Locator, Page } from 'playwright-core';
import { common as commonEn } from '../../src/locales/en-US/common';
import { menu as menuEn } from '../../src/locales/en-US/sys/menu';
import { tree as treeEn } from '../../src/locales/en-US/tree';
import { common as commonZh } from '../../src/locales/zh-CN/common';
import { menu as menuZh } from '../../src/locales/zh-CN/sys/menu';
import { tree as treeZh } from '../../src/locales/zh-CN/tree';
import {
  type Bench,
  callOverHttp,
  collectAxe,
  expectSoon,
  focusedRow,
  goInside,
  localeThemes,
  openBrowser,
  pressEnter,
  sendButton,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ at: '/sys/menu', user: 'admin', platform: { days: 1 } });
const WORDS = {
  'en-US': { common: commonEn, menu: menuEn, tree: treeEn },
  'zh-CN': { common: commonZh, menu: menuZh, tree: treeZh },
};
const DIALOG = '.ant-modal-root';

/** Id of the node with this key, or of the section with this path. */
function idOf({ platform }: Pick<Bench, 'platform'>, name: string): string {
  const found = [...platform.world.menu.values()].find(({ key, path, type }) => (type === 'DIR' ? path : key) === name);
  if (!found) throw new Error(`No node ${name}`);
  return found.id;
}
const rowOf = (page: Page, id: string): Locator => page.locator(`[data-row-key="${id}"]`);
const idsOf = (page: Page): Promise<string[]> =>
  page.locator('[data-row-key]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''));
/** Id of the node below this one. */
const follows = async (page: Page, id: string): Promise<string | undefined> => {
  const ids = await idsOf(page);
  return ids[ids.indexOf(id) + 1];
};
const said = (page: Page): Locator => page.locator('p[role=status]');
/** Sections of the side menu that these tests move and name. */
const sideMenu = async (page: Page): Promise<string[]> =>
  (await page.locator('aside').getByRole('button').allInnerTexts()).filter((title) => /^(Trade|Orders|System)$/.test(title));
const menuOf = async (page: Page, name: string, item: string | RegExp) => {
  await page.getByRole('button', { name: `More actions on ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test.each(localeThemes)(
  'in %s, %s: axe finds nothing in the tree and its dialogs, and keys are enough',
  async (locale, theme) => {
    // Few rows: what axe looks at is one of each kind.
    const bench = await visit({ locale, theme, at: '/sys/menu?accessKey=payorder' });
    const { menu, common, tree } = WORDS[locale];
    const { page } = bench;
    const { found, look } = collectAxe(page);
    const [section, screen, button] = ['/trade', 'trade:payorder:page', 'trade:payorder:detail'].map((name) =>
      idOf(bench, name),
    ) as [string, string, string];
    await rowOf(page, section).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focusedRow(page)).toBe(screen);
    await page.keyboard.press('ArrowLeft');
    await expectSoon(rowOf(page, button)).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expectSoon(rowOf(page, button)).toBeVisible();
    await page.keyboard.press('j');
    expect(await focusedRow(page)).toBe(button);
    await page.keyboard.press('ArrowLeft');
    expect(await focusedRow(page)).toBe(screen);

    await page.keyboard.press('Enter');
    await expectSoon(page.locator('#menu-form_nameEn')).toBeFocused();
    await look('edit', DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(rowOf(page, screen)).toBeFocused();
    const title = locale === 'zh-CN' ? '支付订单' : 'Pay orders';
    for (const [item, dialog] of [
      [tree.moveTo, 'move'],
      [menu.action.disable, 'disable'],
    ] as const) {
      await pressEnter(page.getByRole('button', { name: menu.action.more.replace('{name}', title) }));
      await page.getByRole('menuitem', { name: item }).click();
      await expectSoon(page.locator(`${DIALOG} form :focus`)).toBeVisible();
      await look(dialog, DIALOG);
      await page.keyboard.press('Escape');
      await expectSoon(rowOf(page, screen)).toBeFocused();
    }
    const add = page.getByRole('button', { name: menu.action.addDir });
    await pressEnter(add);
    await expectSoon(page.locator('#menu-form_nameEn')).toBeFocused();
    await look('add', DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(add).toBeFocused();
    await pressEnter(page.getByRole('button', { name: menu.action.sync }));
    await expectSoon(page.locator(DIALOG)).toContainText('trade:profit:close:list');
    await look('sync', DIALOG);
    await page.getByRole('dialog').getByRole('button', { name: common.action.cancel }).click();
    expect(found).toEqual({});
  },
);

test('Alt and an arrow move a row by one call each; it keeps the focus, and an impossible move is not sent', async () => {
  const bench = await visit();
  const { page, callsOf } = bench;
  const [section, first, second] = ['/trade', 'trade:payorder:page', 'trade:payrecord:page'].map((name) => idOf(bench, name)) as [
    string,
    string,
    string,
  ];
  await rowOf(page, first).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expectSoon(said(page)).toHaveText('Pay orders is already first');
  await page.keyboard.press('Alt+ArrowLeft');
  await expectSoon(said(page)).toContainText('Place sections at the top level');
  expect(callsOf('/sys/menu/move')).toHaveLength(0);

  await page.keyboard.press('Alt+ArrowDown');
  await expectSoon(said(page)).toHaveText('Pay orders is now under Trade, 2 of 6');
  await expectSoon(rowOf(page, first)).toBeFocused();
  await expectSoon.poll(() => follows(page, second)).toBe(first);
  await page.keyboard.press('Alt+ArrowRight');
  await expectSoon(said(page)).toHaveText(/^Pay orders is now under Pay records, \d+ of \d+$/);
  await expectSoon(rowOf(page, first)).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expectSoon(said(page)).toHaveText('Pay orders is now under Trade, 2 of 6');
  expect(callsOf('/sys/menu/move')).toHaveLength(3);
  await expectSoon(rowOf(page, first)).toBeFocused();

  // A section takes its part of everybody's side menu along, also of the one beside it.
  expect(await sideMenu(page)).toEqual(['Trade', 'System']);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await menuOf(page, 'System', 'Move to…');
  await page.locator('#menu-move-form_afterId').click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: /^First$/ })
    .click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expectSoon(said(page)).toHaveText('System is now at the top level, 1 of 10');
  await expectSoon.poll(() => sideMenu(page)).toEqual(['System', 'Trade']);
  await expectSoon.poll(async () => (await idsOf(page))[0]).toBe(idOf(bench, '/sys'));
  expect(await idsOf(page)).toContain(section);
});

exhaustiveTest('a row is dragged by its handle to allowed places only', async () => {
  const bench = await visit();
  const { page, callsOf } = bench;
  const [first, third, section] = ['bank:card:order:page', 'bank:card:proxy:batch:page', '/merchant'].map((name) =>
    idOf(bench, name),
  ) as [string, string, string];
  const handle = rowOf(page, first).locator('.tree-handle');
  const drag = (target: string, part: number) =>
    rowOf(page, target)
      .boundingBox()
      .then((box) => handle.dragTo(rowOf(page, target), { targetPosition: { x: 200, y: (box?.height ?? 0) * part } }));
  await drag(section, 0.05);
  expect(callsOf('/sys/menu/move')).toHaveLength(0);
  await drag(third, 0.95);
  await expectSoon(said(page)).toHaveText('Collection orders is now under Bank cards, 3 of 6');
  await expectSoon(rowOf(page, first)).toBeFocused();
  await expectSoon.poll(() => follows(page, third)).toBe(first);
  await drag(section, 0.5);
  await expectSoon(said(page)).toHaveText('Collection orders is now under Merchants, 7 of 7');
  expect(callsOf('/sys/menu/move')).toHaveLength(2);
});

exhaustiveTest('a changed title is in the side menu at once; a conflict keeps typed text', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const menuId = idOf(bench, '/trade');
  await page.getByRole('button', { name: 'Edit Trade', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Trade' });
  await dialog.getByLabel('English name').fill('Orders');
  const answer = await callOverHttp(bench, 'm.tan', '/sys/menu/edit', { menuId, version: 1, icon: 'tool' });
  expect(answer.code).toBe(200);
  await sendButton(dialog).click();
  await expectSoon(dialog.getByRole('alert')).toContainText('Changed by m.tan');
  await expectSoon(dialog.getByLabel('English name')).toHaveValue('Orders');
  await sendButton(dialog).click();
  await expectSoon(rowOf(page, menuId)).toContainText('Orders');
  await expectSoon.poll(() => sideMenu(page)).toEqual(['Orders', 'System']);
  await expectSoon(rowOf(page, menuId)).toBeFocused();
  expect(platform.world.menu.get(menuId)).toMatchObject({ name: ['Orders', expect.any(String)], version: 3 });
});

test('a disabled screen is closed for everyone, and opens again', async () => {
  const bench = await visit({ at: '/sys/menu?accessKey=trade:withdraw:page' });
  const { page, openProfile } = bench;
  const other = await openProfile({ user: 'ops.lee', at: '/trade/withdraw' });
  await expectSoon(other.page.locator('[data-row-key]').first()).toBeVisible();
  await menuOf(page, 'Withdraw orders', 'Disable…');
  const dialog = page.getByRole('dialog', { name: 'Disable Withdraw orders' });
  await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('2');
  await expectSoon(sendButton(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSoon(rowOf(page, idOf(bench, 'trade:withdraw:page'))).toContainText('Disabled');
  const link = page.locator('aside a[href="/trade/withdraw"]');
  await expectSoon(link).toHaveCount(0);

  await other.page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expectSoon(other.page.locator('#content')).toContainText('trade:withdraw:page');
  await expectSoon(other.page.locator('[data-row-key]')).toHaveCount(0);
  await menuOf(page, 'Withdraw orders', 'Enable');
  await expectSoon(link).toHaveCount(1);
  await other.page.reload();
  await expectSoon(other.page.locator('[data-row-key]').first()).toBeVisible();
});

exhaustiveTest(
  'a finding links to its node through collapsed branches and a filter; the synchronisation adds the previewed nodes',
  async () => {
    const bench = await visit({ at: '/sys/menu?name=agent' });
    const { page, callsOf } = bench;
    const check = page.getByRole('region', { name: 'Consistency' });
    await check.getByRole('button', { name: /^print slips/ }).click();
    const slip = rowOf(page, idOf(bench, 'trade:withdraw:slip'));
    await expectSoon(slip).toBeFocused();
    await expectSoon(slip).toBeInViewport();
    await page.getByRole('button', { name: 'Synchronize…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Synchronize menu' });
    await expectSoon(dialog.getByRole('listitem')).toHaveCount(1);
    await expectSoon(check).toContainText('trade:profit:close:list');
    await sendButton(dialog).click();
    await expectSoon(check).not.toContainText('trade:profit:close:list');
    await expectSoon(rowOf(page, idOf(bench, 'trade:profit:close:list'))).toBeFocused();
    expect(callsOf('/sys/menu/sync')).toHaveLength(2);

    await check.getByRole('button', { name: /^print slips/ }).click();
    await menuOf(page, 'print slips', 'Remove…');
    const remove = page.getByRole('dialog', { name: 'Remove print slips' });
    await expectSoon(remove.getByRole('combobox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('1');
    await expectSoon(sendButton(remove)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSoon(slip).toHaveCount(0);
    await expectSoon(check).not.toContainText('print slips');
  },
);

exhaustiveTest('a link opens its node; a read-only operator sees all data and no button', async () => {
  const bench = await visit({ user: 'auditor', at: null });
  const { page } = bench;
  const menuId = idOf(bench, 'trade:withdraw:slip');
  await goInside(page, `/sys/menu?no=${menuId}`);
  const dialog = page.getByRole('dialog', { name: 'print slips' });
  await expectSoon(dialog).toContainText('Slips are files of the bank since release 4.');
  await expectSoon(dialog.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectSoon(rowOf(page, menuId)).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  for (const name of [/^Edit /, /^Add/, /^More actions on/, 'Synchronize…', 'Export'])
    await expectSoon(page.getByRole('button', { name })).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowUp');
  expect(bench.callsOf('/sys/menu/move')).toHaveLength(0);
});
