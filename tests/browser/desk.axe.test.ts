import type { Locator, Page } from 'playwright-core';
import { common as commonEn } from '../../src/locales/en-US/common';
import { desk as deskEn } from '../../src/locales/en-US/desk';
import { keySheet as keySheetEn } from '../../src/locales/en-US/keySheet';
import { mention as mentionEn } from '../../src/locales/en-US/mention';
import { parts as partsEn } from '../../src/locales/en-US/parts';
import { trade as tradeEn } from '../../src/locales/en-US/trade/withdraw';
import { common as commonZh } from '../../src/locales/zh-CN/common';
import { desk as deskZh } from '../../src/locales/zh-CN/desk';
import { keySheet as keySheetZh } from '../../src/locales/zh-CN/keySheet';
import { mention as mentionZh } from '../../src/locales/zh-CN/mention';
import { parts as partsZh } from '../../src/locales/zh-CN/parts';
import { trade as tradeZh } from '../../src/locales/zh-CN/trade/withdraw';
import {
  collectAxe,
  decide,
  expectSoon,
  goInside,
  holdCalls,
  onlyOf,
  openBrowser,
  seeRows,
  sendButton,
} from '../support/browser';
import { depth, exhaustiveTest, sample } from '../support/depth';

// An operator with every key, so that every button is in the panel.
const visit = openBrowser({ user: 'admin', at: null });
const WORDS = {
  'en-US': { common: commonEn, keySheet: keySheetEn, trade: tradeEn, desk: deskEn, mention: mentionEn, parts: partsEn },
  'zh-CN': { common: commonZh, keySheet: keySheetZh, trade: tradeZh, desk: deskZh, mention: mentionZh, parts: partsZh },
};
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

const allOf = (no: string) => `${onlyOf(no)}&view=ALL`;

describe.each(depth.locales)('in %s, in the light and dark theme, axe finds nothing', (locale) => {
  const { common, desk, keySheet, mention, parts, trade } = WORDS[locale];
  const panelOf = (page: Page): Locator => page.getByRole('region', { name: desk.panel.title });

  test('in the drawer, for every state of an order', async () => {
    const { page, platform } = await visit({ locale });
    const { found, look } = collectAxe(page, { isWhole: true });
    const { payeeChanged, claimedByColleague, heldByRisk, unknownPayout, failed, reversed } = platform.stories;
    const states = { payeeChanged, claimedByColleague, heldByRisk, unknownPayout, failed, reversed };
    for (const [state, no] of sample(Object.entries(states), 1, ([name]) => name === 'payeeChanged')) {
      await goInside(page, `${allOf(no)}&no=${no}`);
      await expectSoon(panelOf(page)).toBeVisible();
      await expectSoon(page.locator(DRAWER).getByRole('heading', { name: desk.detail.notes })).toBeVisible();
      await look(state, state === 'payeeChanged' ? undefined : DRAWER);
    }
    const fold = page.locator(DRAWER).getByRole('button', { name: parts.chart.showTable });
    await fold.click();
    await page.locator(DRAWER).getByLabel(parts.notes.label).fill('   ');
    await page.locator(DRAWER).getByRole('button', { name: mention.note.add }).click();
    await expectSoon(page.getByText(mention.note.blank)).toBeVisible();
    await look('drawer with a table of the chart and a fault in the note', DRAWER);
    expect(found).toEqual({});
  });

  const { action } = trade.withdraw;
  const { dialog: words } = desk;
  const titled = (page: Page, title: string): Locator => page.getByRole('dialog').filter({ hasText: title });

  /** Opens the menu of the only row there is, if it has one beside what its state calls for; tells whether it has. */
  const openMenu = async (page: Page, no: string): Promise<boolean> => {
    await goInside(page, allOf(no));
    await expectSoon(page.locator(`tr[data-row-key="${no}"] .row-actions button`).first()).toBeVisible();
    const more = page.getByRole('button', { name: action.more.replace('{no}', no) });
    if ((await more.count()) === 0) return false;
    await more.click();
    await expectSoon(page.locator('.ant-dropdown').getByRole('menuitem').first()).toBeVisible();
    return true;
  };
  /** Presses an action: in the row when it is the main one, else in the open menu. */
  const choose = (page: Page, name: string, no: string) =>
    page
      .locator('.ant-dropdown')
      .getByRole('menuitem', { name, exact: true })
      .or(page.getByRole('button', { name: `${name} ${no}` }))
      .click();

  exhaustiveTest('in the menu of a row and its dialogs, also with errors', async () => {
    const { page, platform } = await visit({ locale });
    const { found, look } = collectAxe(page, { isWhole: true });
    const { split, heldByRisk, failed, unknownPayout } = platform.stories;
    const cases = [
      [split[0] ?? '', action.hold, parts.reason.codeRequired],
      [heldByRisk, action.unhold, parts.reason.codeRequired],
      [failed, action.refund, parts.reason.codeRequired],
      [unknownPayout, action.resolve, parts.form.required],
    ] as const;
    for (const [no, name, complaint] of sample(cases, 0, ([, name]) => name === action.resolve)) {
      if (await openMenu(page, no)) await look(`menu with ${name}`, '.ant-dropdown');
      await choose(page, name, no);
      const dialog = page.getByRole('dialog');
      await expectSoon(dialog).toBeVisible();
      await look(name, DIALOG);
      await sendButton(dialog).click();
      await expectSoon(dialog.getByText(complaint).first()).toBeVisible();
      await look(`${name} with a fault`, DIALOG);
    }
    await openMenu(page, failed);
    await choose(page, action.retry, failed);
    await expectSoon(titled(page, words.retry.title)).toBeVisible();
    await look(action.retry, DIALOG);
    expect(found).toEqual({});
  });

  exhaustiveTest('after a conflict, after an unknown result, and on the list of shortcuts', async () => {
    const bench = await visit({ locale });
    const { page, platform } = bench;
    const { found, look } = collectAxe(page, { isWhole: true });
    const [no = '', second = ''] = platform.stories.split;
    await page.goto(allOf(no));
    await page.getByRole('button', { name: `${action.pass} ${no}` }).click();
    const dialog = page.getByRole('dialog');
    await expectSoon(sendButton(dialog)).toBeFocused();
    // The list's own watch must not be the first to see it.
    await holdCalls(page, '/trade/withdraw/page');
    await decide(bench, 'chen.yu', 'reject', no);
    await sendButton(dialog).click();
    await expectSoon(dialog.getByRole('alert')).toHaveCount(2);
    await look('conflict in the dialog', DIALOG);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.goto(allOf(second));
    await seeRows(page);
    await page.route('**/api/trade/withdraw/pass', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: `${action.pass} ${second}` }).click();
    await expectSoon(sendButton(dialog)).toBeFocused();
    await sendButton(dialog).click();
    await expectSoon(page.locator('.unknown').getByRole('button', { name: desk.unknown.giveUp })).toBeVisible();
    await look('unknown result');

    await page.keyboard.press('?');
    await expectSoon(titled(page, common.keys.title)).toBeVisible();
    await look('list of keys', DIALOG);
    await page.getByRole('switch', { name: keySheet.switch }).click();
    await expectSoon(page.getByText(keySheet.off)).toBeVisible();
    await look('list of keys, switched off', DIALOG);
    expect(found).toEqual({});
  });
});
