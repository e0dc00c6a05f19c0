import type { Page } from 'playwright-core';
import { channel as en } from '../../src/locales/en-US/bank/channel';
import { channel as zh } from '../../src/locales/zh-CN/bank/channel';
import { collectAxe, expectSoon, openBrowser, pressEnter, seeRows, sendButton, successMessages } from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/bank/channel';
const IN = 'CH0101';
const visit = openBrowser({ user: 'admin', at: `${PATH}?pageSize=10` });
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

const rowOf = (page: Page, code: string) => page.locator(`[data-row-key="${code}"]`);
const more = async (page: Page, code: string, action: string) => {
  await pressEnter(rowOf(page, code).getByRole('button', { name: /^More actions on/ }));
  await pressEnter(page.getByRole('menuitem', { name: action }));
};

exhaustiveTest.each(
  firstOf([
    ['en-US', 'light', en],
    ['zh-CN', 'dark', zh],
  ] as const),
)('in %s, %s, axe finds nothing in list, drawers and dialogs', async (locale, theme, words) => {
  const { page } = await visit({ locale, theme });
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await page.getByRole('button', { name: words.action.health, exact: true }).click();
  await expectSoon(page.getByText(words.health.legend)).toBeVisible();
  await look('health', DRAWER);
  await page.goto(`${PATH}?no=${IN}`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('heading', { name: words.detail.costs })).toBeVisible();
  await expectSoon(drawer.getByRole('heading', { name: words.detail.usage })).toBeVisible();
  await look('channel', DRAWER);
  const { edit, limit, hours, cost, disable } = words.action;
  for (const name of [edit, limit, hours, cost, disable]) {
    await drawer.getByRole('button', { name, exact: true }).click();
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
  }
  await page.goto(`${PATH}?keyword=NONE`);
  await look('no channels', '#content');
  await page.getByRole('button', { name: words.action.add, exact: true }).click();
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
  await look('add', DIALOG);
  expect(found).toEqual({});
});

test('closes a channel by keys alone, with the affected rounds, and opens it again', async () => {
  const { page, platform } = await visit({ at: `${PATH}?keyword=${IN}` });
  await seeRows(page);
  await more(page, IN, 'Disable');
  const dialog = page.getByRole('dialog', { name: /^Disable / });
  await expectSoon(dialog.getByText(/^CH0101: loses its rounds in [A-Z_, ]+\.$/)).toBeVisible();
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, IN)).toContainText('Disabled');
  expect(platform.world.catalog.channels.get(IN)).toMatchObject({ status: 'DISABLED', statusReason: 'UPSTREAM_PROBLEM' });
  await more(page, IN, 'Enable');
  await sendButton(page.getByRole('dialog', { name: /^Enable / })).click();
  await expectSoon(rowOf(page, IN)).toContainText('Enabled');
});

test('names the products with a floor below the cost, and saves on confirmation', async () => {
  const { page, platform } = await visit({ at: `${PATH}?keyword=${IN}` });
  await seeRows(page);
  await more(page, IN, 'Change cost');
  const dialog = page.getByRole('dialog', { name: /^Change cost of/ });
  await dialog.getByLabel('Cost (%)').fill('40');
  await expectSoon(dialog.getByRole('checkbox')).toBeHidden();
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/The floor price is below this cost: [A-Z]{2}_/)).toBeVisible();
  expect(platform.world.catalog.channels.get(IN)?.costs).toHaveLength(1);
  await dialog.getByRole('checkbox').check();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: / saved/ })).toBeVisible();
  await expectSoon(rowOf(page, IN)).toContainText('40%');
  expect(platform.world.catalog.channels.get(IN)?.costPpm).toBe(400_000);
});

exhaustiveTest('sets the hours of several, and keeps typed text after a conflict', async () => {
  const { page, platform } = await visit({ at: `${PATH}?pageSize=10` });
  await seeRows(page);
  for (const code of [IN, 'CH0102']) await rowOf(page, code).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set hours' }).click();
  const bulk = page.getByRole('dialog', { name: 'Hours of 2 channels' });
  await bulk.getByLabel('Open from').fill('08:00');
  await sendButton(bulk).click();
  await expectSoon(bulk.getByText('Enter both times, or neither.')).toBeVisible();
  await bulk.getByLabel('Open to').fill('20:00');
  await sendButton(bulk).click();
  await expectSoon(bulk).toHaveCount(0);
  const one = platform.world.catalog.channels.get(IN);
  expect(one).toMatchObject({ openFrom: '08:00', openTo: '20:00' });
  await rowOf(page, IN)
    .getByRole('button', { name: /^Edit / })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  await dialog.getByLabel('Name').fill('First line');
  if (one) Object.assign(one, { version: one.version + 1, updatedBy: 'k.wong' });
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/^Changed by k\.wong at/)).toBeVisible();
  await expectSoon(dialog.getByLabel('Name')).toHaveValue('First line');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, IN)).toContainText('First line');
});

exhaustiveTest('adds a payout channel, recycles and restores it', async () => {
  const { page, platform } = await visit({ at: `${PATH}?keyword=SPARE` });
  await page.getByRole('button', { name: 'Add channel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add channel' });
  await dialog.getByLabel('Code').fill('SPARE');
  await dialog.getByLabel('Name').fill('Spare line');
  await dialog.getByLabel('Upstream').click();
  await page.locator('.ant-select-item-option').filter({ visible: true }).filter({ hasText: 'Orchid Pay' }).click();
  await dialog.getByLabel('Direction').click();
  await page.locator('.ant-select-item-option').filter({ visible: true }).getByText('Payout', { exact: true }).click();
  await dialog.getByLabel('Cost (%)').fill('0.5');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, 'SPARE')).toContainText('Disabled');
  await more(page, 'SPARE', 'Archive');
  await sendButton(page.getByRole('dialog', { name: 'Archive Spare line' })).click();
  await expectSoon(rowOf(page, 'SPARE')).toHaveCount(0);
  await page.goto(`${PATH}?keyword=SPARE&recycled=true`);
  await pressEnter(page.getByRole('button', { name: /^Restore / }));
  await sendButton(page.getByRole('dialog', { name: 'Restore Spare line' })).click();
  await expectSoon(rowOf(page, 'SPARE')).toHaveCount(0);
  expect(platform.world.catalog.channels.get('SPARE')).toMatchObject({ recycled: false, status: 'DISABLED', costPpm: 5000 });
});
