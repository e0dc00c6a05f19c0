import type { Page } from 'playwright-core';
import { round as en } from '../../src/locales/en-US/merchant/product/payway/round';
import { round as zh } from '../../src/locales/zh-CN/merchant/product/payway/round';
import {
  type Bench,
  callOverHttp,
  collectAxe,
  expectSoon,
  goInside,
  holdCalls,
  localeThemes,
  openBrowser,
  pressEnter,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(240_000);
const SCREEN = '/merchant/product/payway/round';
const WAY = 'TH_QR';
const PATH = `${SCREEN}?wayCode=${WAY}`;
const visit = openBrowser({ user: 'g.rao', at: PATH });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const WAY_NAMES = { 'en-US': 'TH QR code', 'zh-CN': '泰国二维码' };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

const rotationOf = ({ platform }: Bench) => {
  const rotation = platform.world.rotations.get(WAY);
  if (!rotation) throw new Error(`${WAY} is gone`);
  return rotation;
};
const published = (bench: Bench) => rotationOf(bench).versions.at(-1)?.rounds ?? [];
const codesOf = (bench: Bench) => published(bench).map(({ channel }) => channel.code);
const weightOf = (page: Page, code: string) => page.getByRole('textbox', { name: `Weight of ${code}` });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in chooser, list, drawer and dialogs', async (locale, theme) => {
  const { action, head, dialog: words } = WORDS[locale];
  const bench = await visit({ locale, theme, at: SCREEN });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await expectSoon(page.getByRole('combobox', { name: head.choose })).toBeVisible();
  await look('chooser', '#content');
  await goInside(page, PATH);
  await seeRows(page);
  await look('list', '#content');
  const [first = ''] = codesOf(bench);
  const input = page.getByRole('textbox', { name: action.weightOf.replace('{name}', first) });
  await input.fill('51');
  await pressEnter(input);
  await expectSoon(page.getByRole('button', { name: action.publish })).toHaveAttribute('aria-disabled', 'false');
  await look('draft', '#content');
  for (const [name, title] of [
    [action.publish, words.publish.title.replace('{version}', '2')],
    [action.discard, words.discard.title],
    [action.history, words.history.title.replace('{way}', WAY_NAMES[locale])],
    [action.add, words.add.title],
    [action.simulate, words.simulate.title],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = dialogOf(page, title);
    await expectSoon(dialog).toBeVisible();
    await expectSoon(dialog.locator('.ant-skeleton')).toHaveCount(0);
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: `${action.edit} ${first}` }).click();
  await expectSoon(dialogOf(page, words.edit.title.replace('{name}', first))).toBeVisible();
  await look('edit', DIALOG);
  await page.keyboard.press('Escape');
  await goInside(page, `${PATH}&no=${WAY}-${first}`);
  await expectSoon(page.locator(DRAWER).getByRole('table').last()).toBeVisible();
  await look('drawer', DRAWER);
  expect(found).toEqual({});
});

test('a way is chosen, weights are edited in place, and the draft is published after its simulation', async () => {
  const bench = await visit({ at: SCREEN });
  const { page } = bench;
  const [first = '', second = ''] = codesOf(bench);
  await page.getByRole('combobox', { name: 'Choose a pay way' }).fill(WAY);
  await page.locator('.ant-select-item-option').first().click();
  await seeRows(page);
  expect(new URL(page.url()).searchParams.get('wayCode')).toBe(WAY);
  // By keys: a wrong weight is said to be wrong, Escape takes it back.
  await weightOf(page, first).fill('101');
  await expectSoon(page.getByText('Enter 0 to 100')).toBeVisible();
  await weightOf(page, first).press('Escape');
  await expectSoon(weightOf(page, first)).toHaveValue(String(published(bench)[0]?.weight));
  await weightOf(page, first).fill('25');
  await weightOf(page, first).press('Tab');
  await expectSoon(page.getByRole('region', { name: 'Pay way and versions' })).toContainText('1 change, saved by g.rao');
  await weightOf(page, second).fill('75');
  await pressEnter(weightOf(page, second));
  await expectSoon(page.getByRole('region', { name: 'Pay way and versions' })).toContainText('2 changes');
  expect(published(bench)[0]?.weight).not.toBe(25);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = dialogOf(page, 'Publish version 2');
  await expectSoon(dialog.getByRole('list', { name: 'Changes' })).toContainText(`${first}`);
  await expectSoon(dialog.getByRole('heading', { name: /^Last hour, replayed/ })).toBeVisible();
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Required').first()).toBeVisible();
  await dialog.getByRole('textbox').fill('Shift to the cheaper one');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: 'Version 2 is live' })).toBeVisible();
  expect(
    published(bench)
      .slice(0, 2)
      .map(({ weight }) => weight),
  ).toEqual([25, 75]);
  await page.getByRole('button', { name: 'Roll back' }).click();
  const back = dialogOf(page, 'Roll back to an earlier version');
  // A digit chooses the reason of that place.
  await back.getByRole('combobox', { name: 'Reason' }).press('1');
  await expectSoon(back.getByTitle('Published by mistake').first()).toBeVisible();
  await back.getByRole('combobox', { name: 'Roll back to' }).click();
  await page.locator('.ant-select-item-option').getByText('Version 1').click();
  await sendButton(back).click();
  await expectSoon(successMessages(page).filter({ hasText: 'Version 1 is live again, as version 3' })).toBeVisible();
  expect(published(bench)).toEqual(rotationOf(bench).versions[0]?.rounds);
});

exhaustiveTest('rounds are moved by keys and by dragging; a conflict names the faster person', async () => {
  const bench = await visit();
  const { page } = bench;
  const statistics = await holdCalls(page, '/product/payway/round/statistics');
  await page.reload();
  await seeRows(page);
  const [first = '', second = ''] = codesOf(bench);
  const draft = () => rotationOf(bench).draft?.rounds.map(({ channel }) => channel.code);
  /** The way as it is after a change was saved. */
  const readAgain = () => page.waitForResponse(/\/round\/statistics/);
  await page.getByRole('button', { name: `Move ${first}` }).focus();
  await page.keyboard.press('ArrowDown');
  await expectSoon(page.locator('.ant-message').getByText(/^The order is still loading/)).toBeVisible();
  const known = readAgain();
  await statistics.release();
  await known;
  await expectSoon(page.getByRole('heading', { name: 'TH QR code' })).toBeVisible();
  const moved = readAgain();
  await page.keyboard.press('ArrowDown');
  await moved;
  await expectSoon.poll(() => draft()?.slice(0, 2)).toEqual([second, first]);
  await expectSoon(page.locator('[data-row-key]').first()).toContainText(second);
  const dragged = readAgain();
  await page.getByRole('button', { name: `Move ${first}` }).dragTo(page.locator('[data-row-key]').first());
  await dragged;
  await expectSoon.poll(() => draft()?.slice(0, 2)).toEqual([first, second]);
  // A colleague gives the draft up meanwhile.
  const { draft: now } = rotationOf(bench);
  await callOverHttp(bench, 'admin', '/product/payway/round/discard', { wayCode: WAY, draftVersion: now?.version });
  await weightOf(page, first).fill('13');
  await pressEnter(weightOf(page, first));
  await expectSoon(page.locator('.ant-message').getByText(/^Changed by admin/)).toBeVisible();
  await expectSoon(weightOf(page, first)).toHaveValue('13');
  await pressEnter(weightOf(page, first));
  await expectSoon.poll(() => rotationOf(bench).draft?.rounds[0]?.weight).toBe(13);
});

exhaustiveTest('a round is disabled with a reason and tripped, and an order is simulated', async () => {
  const bench = await visit();
  const { page } = bench;
  await seeRows(page);
  const [first = '', second = ''] = codesOf(bench);
  await page.getByRole('button', { name: `Disable ${second}` }).click();
  const dialog = dialogOf(page, `Disable ${second}`);
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(page.locator(`[data-row-key="${WAY}-${second}"]`)).toContainText('Disabled');
  await page.getByRole('button', { name: `More actions on ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Trip breaker' }).click();
  await expectSoon(dialogOf(page, `Trip the breaker of ${first}`).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expectSoon(page.locator(`[data-row-key="${WAY}-${first}"]`)).toContainText('Open');
  await page.getByRole('button', { name: 'Simulate' }).click();
  const asked = dialogOf(page, 'Simulate routing');
  await asked.getByLabel('Amount').fill('500.00');
  await asked.getByRole('combobox', { name: 'Merchant' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await sendButton(asked).click();
  await expectSoon(asked.getByRole('status')).toContainText('All breakers are open');
  await expectSoon(asked.getByRole('region', { name: 'Excluded' })).toContainText('The round is disabled.');
});
