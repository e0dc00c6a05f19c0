import { white as en } from '../../src/locales/en-US/merchant/user/ip';
import { white as zh } from '../../src/locales/zh-CN/merchant/user/ip';
import {
  callOverHttp,
  collectAxe,
  discard,
  expectSoon,
  goInside,
  localeThemes,
  openBrowser,
  pressEnter,
  rowsOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(240_000);
const MCH = 'M100001';
const PATH = `/merchant/user/ip/${MCH}?pageSize=10`;
const visit = openBrowser({ user: 'admin', at: PATH });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in list, empty list and dialogs', async (locale, theme) => {
  const { action, add, test: words, edit } = WORDS[locale];
  const bench = await visit({ locale, theme });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await expectSoon(page.locator('[data-record]')).toBeVisible();
  await expectSoon(page.locator('.white-refused table')).toBeVisible();
  await page.getByRole('button', { name: action.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: add.title });
  await dialog.locator('#white-add_list').fill('203.0.113.9\nrubbish');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('rubbish').last()).toBeVisible();
  await look('add', DIALOG);
  await discard(page);
  await page.getByRole('button', { name: action.test }).click();
  await expectSoon(page.getByRole('dialog', { name: words.title })).toBeVisible();
  await look('test', DIALOG);
  await page.keyboard.press('Escape');
  await rowsOf(page)
    .first()
    .getByRole('button', { name: edit.title.split(' ')[0] ?? '' })
    .first()
    .click();
  await expectSoon(page.locator('#white-edit')).toBeVisible();
  await look('edit', DIALOG);
  await page.keyboard.press('Escape');
  await goInside(page, `${PATH}&keyword=nothing`);
  await expectSoon(page.locator('.ant-empty').first()).toBeVisible();
  await look('empty', '#content');
  expect(found).toEqual({});
});

test('a pasted list is saved only when all of it is valid: invalid lines are named, also those found by the server, and dropped on request', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  await seeRows(page);
  await pressEnter(page.getByRole('button', { name: 'Add addresses' }));
  const dialog = page.getByRole('dialog', { name: 'Add addresses' });
  const list = dialog.locator('#white-add_list');
  await expectSoon(list).toBeFocused();
  await page.keyboard.insertText('203.0.113.140 web\nrubbish\n10.0.0.1\n192.0.2.20\n2001:db8:77::/48 data centre');
  await dialog.getByRole('checkbox', { name: 'Portal' }).press('Space');
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog.getByText('Line 2: rubbish')).toBeVisible();
  await expectSoon(dialog.getByText('Line 3: 10.0.0.1')).toBeVisible();
  expect(callsOf('/sys/white/ip/add')).toHaveLength(0);
  await pressEnter(dialog.getByRole('button', { name: 'Remove these 2 lines' }));
  await expectSoon(list).toHaveValue('203.0.113.140 web\n192.0.2.20\n2001:db8:77::/48 data centre');
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog.getByRole('listitem')).toContainText('192.0.2.16/28');
  const count = platform.world.ips.get(MCH)?.length ?? 0;
  await dialog.getByRole('button', { name: 'Remove this line' }).click();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  expect(
    platform.world.ips
      .get(MCH)
      ?.slice(count)
      .map(({ cidr, scope, remark }) => [cidr, scope, remark]),
  ).toEqual([
    ['203.0.113.140/32', 'PORTAL', 'web'],
    ['2001:db8:77::/48', 'PORTAL', 'data centre'],
  ]);
  await expectSoon(rowsOf(page).first()).toContainText('data centre');
});

exhaustiveTest('a refused address is added from the panel and allowed; it is tested, disabled, enabled and removed', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  await seeRows(page);
  const panel = page.getByRole('region', { name: 'Rejected calls, last 24 hours' });
  const button = panel.getByRole('button', { name: /^Add \S+ for / }).first();
  const [, ip = '', scope = ''] = /^Add (\S+) for (.+)$/.exec((await button.getAttribute('aria-label')) ?? '') ?? [];
  await button.click();
  const add = page.getByRole('dialog', { name: 'Add addresses' });
  await expectSoon(add.locator('#white-add_list')).toHaveValue(ip);
  await sendButton(add).click();
  await expectSoon(add).toHaveCount(0);
  await expectSoon(panel.getByRole('row').filter({ hasText: ip }).filter({ hasText: scope })).toContainText('Would be accepted');

  await page.getByRole('button', { name: 'Test an address' }).click();
  const test = page.getByRole('dialog', { name: 'Test an address' });
  await test.getByLabel('Address').fill('203.0.113.250');
  await sendButton(test).click();
  await expectSoon(test.getByText('203.0.113.250 is rejected for: Payout API')).toBeVisible();
  await discard(page);

  const entry = platform.world.ips.get(MCH)?.at(-1);
  const row = page.locator(`[data-row-key="${entry?.id}"]`);
  await row.getByRole('button', { name: /^Disable / }).click();
  const disable = page.getByRole('dialog', { name: /^Disable / });
  await expectSoon(disable.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expectSoon(row).toContainText('Disabled');
  const link = successMessages(page).getByRole('link').first();
  await expectSoon(link).toHaveAttribute('href', `/merchant/user/ip/${MCH}?keyword=${encodeURIComponent(ip)}`);
  await row.getByRole('button', { name: /^Enable / }).click();
  await expectSoon(row).toContainText('Active');
  const { id: ipId, version } = entry ?? {};
  const changed = await callOverHttp(bench, 'admin', '/sys/white/ip/edit', { ipId, version, remark: 'Changed', expireAt: null });
  expect(changed.code).toBe(200);
  await row.getByRole('button', { name: /^Remove / }).click();
  const remove = page.getByRole('dialog', { name: /^Remove / });
  await expectSoon(remove.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expectSoon(remove.getByRole('alert')).toContainText('Changed by admin');
  await expectSoon(row).toContainText('Changed');
  await sendButton(remove).click();
  await expectSoon(row).toHaveCount(0);
});
