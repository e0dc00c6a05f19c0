import type { Locator, Page } from 'playwright-core';
import { role as en } from '../../src/locales/en-US/sys/role';
import { role as zh } from '../../src/locales/zh-CN/sys/role';
import {
  callOverHttp,
  collectAxe,
  expectSoon,
  focusedRow,
  localeThemes,
  openBrowser,
  pressEnter,
  rowOf,
  seeRows,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const AT = '/sys/role?pageSize=20';
const visit = openBrowser({ user: 'admin', at: AT });
const SEARCH = '#role-grant-search';
const TREE = '.key-tree';

const grantOf = (page: Page, code: string) => page.getByRole('dialog', { name: `Permissions of role ${code}` });
const reviewOf = (page: Page, code: string) => page.getByRole('dialog', { name: `Save the permissions of role ${code}` });
const lineOf = (dialog: Locator, key: string) =>
  dialog.locator('.ant-tree-treenode', { has: dialog.page().getByText(key, { exact: true }) });

/** Finds one key in the tree and clicks its box. */
async function tick(dialog: Locator, key: string): Promise<void> {
  await dialog.locator(SEARCH).fill(key);
  await lineOf(dialog, key).locator('.ant-tree-checkbox').click();
}

test('a removed key closes the open page at the next call', async () => {
  const { page, openProfile, forgive } = await visit();
  forgive(/403/);
  const { page: other } = await openProfile({ user: 'k.wong', at: '/trade/withdraw?view=ALL' });
  await seeRows(other);
  await rowOf(page, 'SUPPORT').getByRole('button', { name: 'Permissions SUPPORT' }).click();
  const dialog = grantOf(page, 'SUPPORT');
  await expectSoon(dialog.getByRole('button', { name: 'No changes' })).toBeDisabled();
  await tick(dialog, 'trade:withdraw:page');
  await expectSoon(lineOf(dialog, 'trade:withdraw:page')).toContainText('removed');
  await dialog.getByRole('button', { name: 'Review 1 change' }).click();
  const review = reviewOf(page, 'SUPPORT');
  await expectSoon(review).toContainText('Applies to 4 users from the next request.');
  await expectSoon(review.getByRole('region', { name: 'Removed (1)' })).toContainText('Withdraw orders: open the screen');
  await review.getByRole('button', { name: 'Save' }).click();
  await expectSoon(page.getByText('Permissions of role SUPPORT saved')).toBeVisible();
  await expectSoon(page.getByRole('dialog')).toHaveCount(0);

  await expectSoon(other.getByRole('heading', { level: 1 })).toHaveText('Withdraw orders');
  await seeRows(other);
  await other.bringToFront();
  await other.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expectSoon(other.locator('#content')).toContainText('trade:withdraw:page');
  await expectSoon(other.locator('[data-row-key]')).toHaveCount(0);
  await expectSoon(other.getByRole('link', { name: 'Withdraw orders' })).toHaveCount(0);
});

exhaustiveTest(
  'implied keys are grey with the reason, an excluded pair is named, and a reason is required above level low',
  async () => {
    const { page, platform } = await visit();
    await rowOf(page, 'NIGHT_SUPPORT').getByRole('button', { name: 'Permissions NIGHT_SUPPORT' }).click();
    const dialog = grantOf(page, 'NIGHT_SUPPORT');
    await dialog.locator(SEARCH).fill('withdraw orders');
    await expectSoon(lineOf(dialog, 'trade:withdraw:detail')).toContainText('granted with “Withdraw orders: open the screen”');
    await expectSoon(lineOf(dialog, 'trade:withdraw:detail').locator('.ant-tree-checkbox')).toHaveClass(
      /ant-tree-checkbox-checked/,
    );
    await expectSoon(lineOf(dialog, 'trade:withdraw:detail').locator('.ant-tree-checkbox')).toHaveClass(
      /ant-tree-checkbox-disabled/,
    );
    await tick(dialog, 'trade:withdraw:add');
    await expectSoon(dialog.getByRole('alert')).toHaveCount(0);
    await tick(dialog, 'trade:withdraw:pass');
    await expectSoon(dialog.getByRole('alert')).toContainText(
      'may not hold both “Withdraw orders: add” and “Withdraw orders: pass”',
    );
    await expectSoon(dialog.getByRole('button', { name: 'Review 2 changes' })).toBeDisabled();
    await tick(dialog, 'trade:withdraw:add');
    await dialog.getByRole('checkbox', { name: 'trade:withdraw:export' }).uncheck();
    await dialog.getByRole('button', { name: 'Review 2 changes' }).click();
    const review = reviewOf(page, 'NIGHT_SUPPORT');
    await expectSoon(review).toContainText('Role risk: Low → Money');
    await expectSoon(review.getByRole('region', { name: 'Also granted (4)' })).toContainText('trade:withdraw:undo');
    await review.getByRole('button', { name: 'Save' }).click();
    await expectSoon(review).toContainText('Choose a reason');
    await review.getByLabel('Reason').press('1');
    await page.keyboard.press('Enter');
    await expectSoon(page.getByText('Permissions of role NIGHT_SUPPORT saved')).toBeVisible();
    expect(platform.world.roles.get('NIGHT_SUPPORT')?.keys.sort()).toEqual(
      ['trade:payorder:notify', 'trade:payorder:page', 'trade:withdraw:page', 'trade:withdraw:pass'].sort(),
    );
    await expectSoon(rowOf(page, 'NIGHT_SUPPORT')).toContainText('Money');
    await expectSoon(page.locator('.figures').getByText('Orphan keys').locator('..')).toContainText('0');
  },
);

test('a conflict is reported, and the own selection stays', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  await rowOf(page, 'SUPPORT').getByRole('button', { name: 'Permissions SUPPORT' }).click();
  const dialog = grantOf(page, 'SUPPORT');
  await tick(dialog, 'trade:withdraw:hold');
  const { keys, version } = platform.world.roles.get('SUPPORT') ?? { keys: [], version: 0 };
  const accessKeys = keys.filter((key) => key !== 'trade:payorder:notify');
  const { code } = await callOverHttp(bench, 'm.tan', '/sys/role/grant', { roleCode: 'SUPPORT', version, accessKeys });
  expect(code).toBe(200);
  await dialog.getByRole('button', { name: 'Review 1 change' }).click();
  const review = reviewOf(page, 'SUPPORT');
  await review.getByRole('button', { name: 'Save' }).click();
  await expectSoon(review.getByRole('alert')).toContainText('Changed by m.tan');
  await expectSoon(review.getByRole('region', { name: 'Added (1)' })).toContainText('trade:withdraw:hold');
  await review.getByRole('button', { name: 'Save' }).click();
  await expectSoon(page.getByText('Permissions of role SUPPORT saved')).toBeVisible();
  expect(platform.world.roles.get('SUPPORT')?.keys.sort()).toEqual([...accessKeys, 'trade:withdraw:hold'].sort());
});

exhaustiveTest('a new role requires a name in one language only', async () => {
  const { page, platform } = await visit();
  await seeRows(page);
  await pressEnter(page.getByRole('button', { name: 'New role' }));
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByLabel('Role code').fill('helpdesk');
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await expectSoon(dialog.getByText('Enter a name in at least one language.')).toHaveCount(2);
  await dialog.getByLabel('Chinese name').fill('服务台');
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await expectSoon(grantOf(page, 'HELPDESK')).toBeVisible();
  expect(platform.world.roles.get('HELPDESK')).toMatchObject({ name: ['服务台', '服务台'] });
});

test('a new role and its first permission are saved by keys alone, and a slip loses nothing', async () => {
  const { page, platform } = await visit();
  await seeRows(page);
  platform.faults.push({ match: '/sys/role/detail', kind: { delay: 600 } });
  await pressEnter(page.getByRole('button', { name: 'New role' }));
  await expectSoon(page.locator('#role-form_roleCode')).toBeFocused();
  await page.keyboard.type('helpdesk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Help desk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('服务台');
  await page.keyboard.press('Enter');
  const dialog = grantOf(page, 'HELPDESK');
  await expectSoon(dialog.locator(SEARCH)).toBeFocused();
  await page.keyboard.type('payorder:close');
  await expectSoon(lineOf(dialog, 'trade:payorder:close')).toBeVisible();
  await dialog.getByRole('tree').focus();
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectSoon(dialog.getByRole('button', { name: 'Review 1 change' })).toBeEnabled();
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('dialog', { name: 'Close without saving?' });
  await expectSoon(leaving).toContainText('1 change will be lost.');
  await page.keyboard.press('Escape');
  await expectSoon(leaving).toHaveCount(0);
  await pressEnter(dialog.getByRole('button', { name: 'Review 1 change' }));
  await pressEnter(reviewOf(page, 'HELPDESK').getByRole('button', { name: 'Save' }));
  await expectSoon(page.getByText('Permissions of role HELPDESK saved')).toBeVisible();
  expect(platform.world.roles.get('HELPDESK')).toMatchObject({ keys: ['trade:payorder:close'], name: ['Help desk', '服务台'] });
  await expectSoon(rowOf(page, 'HELPDESK')).toBeVisible();
});

exhaustiveTest('denied actions show the reason, a removed role disappears, and the list is exported', async () => {
  const { page, platform } = await visit({ user: 'sys.admin' });
  const own = rowOf(page, 'SYS_ADMIN').getByRole('button', { name: 'Permissions SYS_ADMIN' });
  await own.focus();
  await expectSoon(page.getByRole('tooltip')).toContainText('you cannot change your own rights');
  await page.getByRole('button', { name: 'More actions on role SUPPORT' }).click();
  await expectSoon(page.getByRole('menuitem', { name: /^Remove/ })).toContainText('A built-in role cannot be removed.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More actions on role MCH_READER' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove role MCH_READER' }).getByRole('button', { name: 'Remove' }).click();
  await expectSoon(rowOf(page, 'MCH_READER')).toHaveCount(0);
  expect(platform.world.roles.has('MCH_READER')).toBe(false);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  await expectSoon(page.getByText(/^Saved as role_\d{8}_sys\.admin_\d{6}\.csv$/)).toBeVisible();
  // Who only reads has nothing to press.
  const reader = await visit({ user: 'auditor' });
  await seeRows(reader.page);
  await expectSoon(reader.page.getByRole('button', { name: 'New role' })).toHaveCount(0);
  await expectSoon(reader.page.getByRole('button', { name: 'Permissions SUPPORT' })).toHaveCount(0);
});

exhaustiveTest.each(localeThemes)('roles in %s, %s: axe finds nothing in list, drawer and dialogs', async (locale, theme) => {
  const words = { 'en-US': en, 'zh-CN': zh }[locale];
  const { page } = await visit({ locale, theme });
  const { found, look } = collectAxe(page);
  await seeRows(page);
  const close = async () => {
    await page.keyboard.press('Escape');
    await expectSoon(page.locator('.ant-modal-root, .ant-drawer-open')).toHaveCount(0);
  };
  const named = (action: keyof typeof en.action, code: string) =>
    page.getByRole('button', { name: words.action.of.replace('{action}', words.action[action]).replace('{no}', code) });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focusedRow(page)).toBe('SYS_ADMIN');
  await page.keyboard.press('Enter');
  await expectSoon(page.locator(`.ant-drawer ${TREE}`)).toBeVisible();
  await look('drawer', '.ant-drawer');
  await close();
  await named('grant', 'NIGHT_SUPPORT').click();
  await page.locator(SEARCH).fill('trade:withdraw:');
  await page.locator(`${TREE} .ant-tree-checkbox:not(.ant-tree-checkbox-disabled)`).nth(4).click();
  await look('grant', '.ant-modal-root');
  await page.locator('.ant-modal-footer .ant-btn-primary').click();
  await expectSoon(page.locator('.differences')).toBeVisible();
  await look('review', '.ant-modal-root');
  await page.keyboard.press('Escape');
  await expectSoon(page.locator('.differences')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('.ant-modal-footer .ant-btn-dangerous').click();
  await expectSoon(page.locator('.ant-modal-root')).toHaveCount(0);
  for (const [name, open, inside] of [
    ['matrix', () => page.getByRole('button', { name: words.action.matrix }).click(), '.matrix'],
    ['edit', () => named('edit', 'SUPPORT').click(), '#role-form'],
    ['orphans', () => page.locator('.figures dd .row-button').last().click(), '.tall-table'],
  ] as const) {
    await open();
    await expectSoon(page.locator(inside)).toBeVisible();
    // A few rows are enough, and faster to check.
    if (name === 'matrix') await page.keyboard.type('trade:withdraw');
    await look(name, '.ant-modal-root');
    await close();
  }
  expect(found).toEqual({});
});
