import { common as commonEn } from '../../src/locales/en-US/common';
import { views as viewsEn } from '../../src/locales/en-US/views';
import { common as commonZh } from '../../src/locales/zh-CN/common';
import { views as viewsZh } from '../../src/locales/zh-CN/views';
import { callOverHttp, collectAxe, expectSoon, LIST, openBrowser, pressEnter, seeRows } from '../support/browser';
import { depth } from '../support/depth';

const visit = openBrowser({ at: null });
const WORDS = {
  'en-US': { ...commonEn, views: { ...commonEn.views, ...viewsEn } },
  'zh-CN': { ...commonZh, views: { ...commonZh.views, ...viewsZh } },
};
const MENU = '.view-menu';
const DIALOG = '.ant-modal-root';
const TODAY = 'submittedFrom=2026-11-20T00:00:00%2B08:00&submittedTo=2026-11-21T00:00:00%2B08:00';

test.each(depth.locales)('saved views in %s work with keys alone, and axe finds nothing', async (locale) => {
  const { views } = WORDS[locale];
  const bench = await visit({ locale });
  const { page, callsOf } = bench;
  const { found, look } = collectAxe(page);
  const content = { filters: { view: 'ALL' }, pageSize: 20 };
  const { data: view } = await callOverHttp<{ viewId: string }>(bench, 'ops.lee', '/common/view/add', {
    screen: LIST,
    name: 'Mine',
    content,
  });
  // The watch over the rows would ask too, every ten seconds.
  await page.addInitScript(() => localStorage.setItem('refresh:/trade/withdraw:ops.lee', '0'));
  await page.goto(`${LIST}?saved=${view.viewId}&view=ALL&${TODAY}`);
  await seeRows(page);
  const button = page.locator('.views-button');
  await expectSoon(button).toHaveAccessibleName(new RegExp(`, ${views.changed}$`));

  expect(callsOf('/trade/withdraw/page')).toHaveLength(1);

  const choose = async (entry: string) => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expectSoon(page.locator(`${MENU} :focus`)).toBeVisible();
    const wanted = page.locator(MENU).getByRole('menuitem', { name: entry });
    await expectSoon(wanted).toBeVisible();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (let steps = 0; steps < 12 && !(await wanted.evaluate((node) => node === document.activeElement)); steps += 1) {
      const before = await focused();
      await page.keyboard.press('ArrowDown');
      // The menu moves the focus a frame later; pressed too early, the key would be counted and not be walked.
      await expectSoon.poll(focused).not.toBe(before);
    }
    await expectSoon(wanted).toBeFocused();
  };
  await choose(views.saveAs);
  await look('menu', MENU);
  await page.keyboard.press('Enter');
  await expectSoon(page.locator('#view-form_name')).toBeFocused();
  await page.keyboard.type('By keys');
  await look('new view', DIALOG);
  await page.keyboard.press('Enter');
  await expectSoon(button).toHaveAccessibleName(views.label.replace('{name}', 'By keys'));
  await expectSoon(page.locator(DIALOG)).toHaveCount(0);
  await expectSoon(button).toBeFocused();

  await choose(views.manage);
  await page.keyboard.press('Enter');
  const up = page.getByRole('button', { name: views.up.replace('{name}', 'By keys') });
  await up.focus();
  await page.keyboard.press('Enter');
  await expectSoon(page.locator('.view-list li').nth(2)).toContainText('By keys');
  await expectSoon(up).toBeFocused();
  await pressEnter(page.getByRole('button', { name: views.edit.replace('{name}', 'By keys') }));
  await expectSoon(page.locator('#view-edit_name')).toBeFocused();
  await look('manage', DIALOG);
  expect(found).toEqual({});
});
