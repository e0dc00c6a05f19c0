import type { Locator, Page } from 'playwright-core';
import { operator as en } from '../../src/locales/en-US/sys/operator';
import { operator as zh } from '../../src/locales/zh-CN/sys/operator';
import {
  type Bench,
  callOverHttp,
  collectAxe,
  discard,
  expectSoon,
  focusedRow,
  goInside,
  localeThemes,
  openBrowser,
  pressEnter,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const PATH = '/sys/operator';
const visit = openBrowser({ user: 'admin', at: PATH });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

const idOf = ({ platform }: Bench, username: string) =>
  platform.world.operators.find((one) => one.username === username)?.id ?? '';
const rowOf = (page: Page, bench: Bench, username: string): Locator => page.locator(`[data-row-key="${idOf(bench, username)}"]`);
const drawerOf = (page: Page, username: string): Locator => page.getByRole('dialog', { name: `User ${username}` });
const only = (username: string) => `${PATH}?keyword=${username}`;

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in list, menu, drawer and dialogs', async (locale, theme) => {
  const { action, dialog: words, field, detail } = WORDS[locale];
  const bench = await visit({ locale, theme });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await expectSoon(page.locator('html')).toHaveAttribute('data-theme', theme);
  await goInside(page, only('w.chai'));
  const more = page.getByRole('button', { name: action.more.replace('{name}', 'w.chai') });
  await more.click();
  await expectSoon(page.getByRole('menuitem').first()).toBeVisible();
  await look('menu', '.ant-dropdown');
  await page.keyboard.press('Escape');
  await goInside(page, `${only('w.chai')}&no=${idOf(bench, 'w.chai')}`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('table', { includeHidden: false }).first()).toBeVisible();
  await expectSoon(drawer.getByRole('heading', { name: detail.sessions })).toBeVisible();
  await look('drawer', DRAWER);
  const titled = (title: string) => page.getByRole('dialog', { name: title.replace('{name}', 'w.chai') });
  const panel = drawer.locator('.panel-line').first();
  for (const [name, title] of [
    [action.edit, words.edit.title],
    [action.role, words.role.title],
    [action.scope, words.scope.title],
    [action.disable, words.disable.title],
    [action.resetPassword, words.resetPassword.title],
    [action.copy, words.add.copyTitle],
  ] as const) {
    await panel.getByRole('button', { name, exact: true }).click();
    await expectSoon(titled(title)).toBeVisible();
    if (name === action.role) await expectSoon(titled(title).getByText(words.role.same)).toBeVisible();
    if (name === action.copy || name === action.disable) await sendButton(titled(title)).click();
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(titled(title)).toHaveCount(0);
  }
  await expectSoon(drawer.getByText(field.passwordChangedAt)).toBeVisible();
  expect(found).toEqual({});
});

test('invites an operator by keys alone, and shows the masked address of the link', async () => {
  const bench = await visit();
  const { page } = bench;
  await seeRows(page);
  await pressEnter(page.getByRole('button', { name: 'Invite user', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await expectSoon(dialog.getByLabel('Username', { exact: true })).toBeFocused();
  await page.keyboard.type('OPS.LEE');
  for (const text of ['Nia Newbyton', 'nia.newbyton@example.com', '+99955509999']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  const chosen = page.locator('.ant-select-item-option-active').filter({ visible: true });
  for (const place of [0, 1]) {
    // The list of the field before must be gone, or its entry would be taken for this one's.
    await expectSoon(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0);
    // The chosen department can be cleared, by a button after it.
    if (place === 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Support');
    await expectSoon(chosen).toHaveText(/^Support( \(SUPPORT\))?$/);
    await page.keyboard.press('Enter');
    await expectSoon(dialog.locator('.ant-select').nth(place)).toContainText('Support');
  }
  await page.keyboard.press('Escape');
  await expectSoon(dialog).toBeVisible();
  await pressEnter(sendButton(dialog));
  // The name is taken: what was typed stays.
  await expectSoon(dialog.getByText('This username is taken.')).toBeVisible();
  const name = dialog.getByLabel('Username', { exact: true });
  await expectSoon(name).toBeFocused();
  await name.fill('n.newby');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: 'ni***@example.com' })).toBeVisible();
  await expectSoon(rowOf(page, bench, 'n.newby')).toContainText('Invited');
  expect(await page.locator('body').innerText()).not.toContain('nia.newbyton@');
});

exhaustiveTest('previews added and removed permissions, and keeps the choice when the server refuses it', async () => {
  const bench = await visit({ user: 'sys.admin', at: only('k.wong') });
  const { page, platform } = bench;
  await page.getByRole('button', { name: 'Roles k.wong' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roles of k.wong' });
  await expectSoon(dialog.getByText('Permissions do not change.')).toBeVisible();
  const option = (role: string) => page.locator(`.ant-select-item-option[title="${role}"]`);
  const choose = async (role: string) => {
    await dialog.getByRole('combobox').fill(role);
    await option(role).click();
    await page.keyboard.press('Escape');
    await expectSoon(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')).toHaveCount(0);
  };
  await choose('Merchant manager');
  const come = dialog.getByRole('list', { name: /permissions added$/ });
  await expectSoon(come).toContainText('Merchants: change products Money');
  await expectSoon(dialog.getByRole('list', { name: /permissions? removed/ })).toHaveCount(0);
  // A super administrator takes the role off the list meanwhile.
  const own = platform.world.roles.get('SYS_ADMIN');
  const edit = {
    roleCode: 'SYS_ADMIN',
    version: own?.version,
    roleName: '系统管理员',
    roleNameEn: 'System administrator',
    mayGrant: ['SUPPORT', 'AUDITOR'],
  };
  expect((await callOverHttp(bench, 'm.tan', '/sys/role/edit', edit)).code).toBe(200);
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('None of your roles can assign “Merchant manager”.')).toBeVisible();
  await expectSoon(dialog.locator('.ant-select')).toContainText('Merchant manager');
  // A colleague changes the record meanwhile.
  const { id: operatorId, version } = platform.world.operators.find(({ username }) => username === 'k.wong') ?? {};
  await callOverHttp(bench, 'm.tan', '/sys/operator/reviewed', { operatorId, version });
  await dialog.locator('.ant-select-selection-item-remove, .ant-select-content-item-remove').last().click();
  await choose('Auditor');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByRole('alert')).toContainText('Changed by m.tan');
  await expectSoon(dialog.locator('.ant-select')).toContainText('Auditor');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, bench, 'k.wong')).toContainText('Auditor');
  await until('the row has the focus again', async () => (await focusedRow(page)) === operatorId);
});

exhaustiveTest('unassignable roles are disabled with the reason, and a copy names them at once', async () => {
  const bench = await visit({ user: 'sys.admin', at: `${only('li.na')}&no=` });
  const { page, platform } = bench;
  await seeRows(page);
  await page.getByRole('button', { name: 'Invite user', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('Roles').click();
  const option = (role: string) => page.locator(`.ant-select-item-option[title="${role}"]`);
  const why = 'None of your roles can assign';
  for (const role of ['Super administrator', 'System administrator', 'Finance reviewer'])
    await expectSoon(option(role)).toContainText(why);
  await option('Finance reviewer').click();
  await expectSoon(dialog.locator('.ant-select').nth(1)).not.toContainText('Finance reviewer');
  for (const role of ['Support', 'Channel operations']) {
    await dialog.getByLabel('Roles').fill(role);
    await option(role).click();
  }
  await expectSoon(dialog.locator('.ant-select').nth(1)).toContainText('Channel operations');
  await page.keyboard.press('Escape');
  await expectSoon(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')).toHaveCount(0);
  await discard(page);
  await goInside(page, `${only('li.na')}&no=${idOf(bench, 'li.na')}`);
  await drawerOf(page, 'li.na').getByRole('button', { name: 'Invite with same rights', exact: true }).click();
  const copy = page.getByRole('dialog', { name: /li\.na/ }).filter({ has: page.getByLabel('Roles') });
  await expectSoon(copy.getByRole('status').filter({ hasText: why })).toContainText('Finance reviewer');
  for (const [label, text] of [
    ['Username', 'n.newby'],
    ['Name', 'Nia Newbyton'],
    ['E-mail', 'nia.newbyton@example.com'],
  ] as const)
    await copy.getByLabel(label, { exact: true }).fill(text);
  await sendButton(copy).click();
  await expectSoon(copy.getByText('Remove the roles you cannot assign.')).toBeVisible();
  expect(platform.world.operators.some(({ username }) => username === 'n.newby')).toBe(false);
});

exhaustiveTest('shows who holds a permission', async () => {
  const bench = await visit();
  const { page } = bench;
  await seeRows(page);
  await page.getByLabel('Permission', { exact: true }).fill('trade:withdraw:resolve');
  await page.locator('.ant-select-item-option').first().click();
  await expectSoon(page.getByText('1–5 of 5')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('key')).toBe('trade:withdraw:resolve');
  await expectSoon(page.locator('.resource-table')).toContainText('chen.yu');
});

exhaustiveTest('shows why an operator cannot change their own rights', async () => {
  const bench = await visit({ at: only('admin') });
  const { page } = bench;
  const why = 'You cannot change your own roles, scope, tier or status. Ask a colleague.';
  const button = page.getByRole('button', { name: 'Roles admin' });
  await expectSoon(button).toHaveAttribute('aria-disabled', 'true');
  await button.focus();
  await expectSoon(page.getByRole('tooltip')).toContainText(why);
  await pressEnter(page.getByRole('link', { name: 'Open admin' }));
  const panel = drawerOf(page, 'admin').locator('.panel-line').first();
  for (const name of ['Roles', 'Scope and tier', 'Confirm access review', 'Disable'])
    await expectSoon(panel.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expectSoon(panel.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Escape');
});

test('ends sessions one by one and all, and disables with a reason; the other console is signed out', async () => {
  const bench = await visit({ user: 'li.na', at: '/trade/withdraw' });
  const { page: other } = bench;
  await seeRows(other);
  await bench.signIn('li.na');
  const { page } = await bench.openProfile({ user: 'admin', at: `${only('li.na')}&no=${idOf(bench, 'li.na')}` });
  const drawer = drawerOf(page, 'li.na');
  const sessions = drawer.getByRole('region', { name: 'Open sessions' }).getByRole('row');
  await expectSoon(sessions).toHaveCount(3);
  const search = drawer.getByLabel('Search by name or key');
  await search.fill('withdraw:pass');
  await expectSoon(drawer.getByRole('region', { name: 'Effective permissions' }).getByRole('row')).toHaveCount(2);
  await expectSoon(drawer.getByRole('region', { name: 'Effective permissions' })).toContainText('Finance reviewer');
  await sessions.nth(1).getByRole('button').click();
  await pressEnter(sendButton(page.getByRole('dialog', { name: 'End one session of li.na' })));
  await expectSoon(sessions).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Disable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable li.na' });
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  // The reasons go further from one to the next, and the dialog says how far before it is sent.
  await page.keyboard.press('5');
  await expectSoon(dialog.getByText('Permanent: the account can never be enabled or changed again.')).toBeVisible();
  await dialog.getByRole('combobox').focus();
  await page.keyboard.press('1');
  await expectSoon(dialog.getByText('An administrator can enable the account again.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: 'li.na disabled' })).toBeVisible();
  await expectSoon(drawer).toContainText('Disabled');
  await expectSoon(drawer).toContainText('No open sessions');
  await search.fill('');
  await expectSoon(drawer).toContainText('0 of 0');
  await expectSoon(rowOf(page, bench, 'li.na')).toContainText('Inactive');
  await other.reload();
  await expectSoon(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

exhaustiveTest('shows a read-only operator no action, no name and no rights', async () => {
  const bench = await visit({ user: 'auditor', at: `${only('w.chai')}&no=` });
  const { page } = bench;
  await expectSoon(rowOf(page, bench, 'w.chai')).toContainText('W**');
  await expectSoon(page.getByRole('button', { name: 'Invite user', exact: true })).toHaveCount(0);
  await pressEnter(page.getByRole('link', { name: 'Open w.chai' }));
  const drawer = drawerOf(page, 'w.chai');
  await expectSoon(drawer.getByRole('heading', { name: 'Open sessions' })).toBeVisible();
  await expectSoon(drawer.getByRole('heading', { name: 'Latest actions' })).toBeVisible();
  await expectSoon(drawer.getByRole('heading', { name: 'Effective permissions' })).toHaveCount(0);
  await expectSoon(drawer.locator('.panel-line').getByRole('button')).toHaveCount(0);
  await expectSoon(drawer.getByRole('button', { name: /^End session/ })).toHaveCount(0);
});
