import type { Page } from 'playwright-core';
import { screens } from '../../config/routes';
import { type Bench, expectSoon, goInside, LIST, openBrowser, rowOf, seeRows } from '../support/browser';
import { addressOf, covered, cutLabels, cutTexts, excessWidth, outside, seeWhole } from '../support/everyScreen';

/*
 * Every screen as people with other eyes and other windows have it (docs/rules/quality.md#states-of-a-screen).
 *
 * 200 % is tried by half the width, which is what the zoom of a browser does: the same rules and the same pixels of the layout, each drawn
 * with four. WCAG 1.4.4 counts that way of enlarging (technique G142). A larger font of the page alone would try nothing: the sizes of
 * antd and of the console are in pixels, as none of them follows the root's font.
 */

const visit = openBrowser({ isShared: true, user: 'admin', at: null });
const paths = screens.map(({ path }) => path);
const HEIGHT = 800;
/** Half of a window of 1280 pixels at 200 %; and a window with the menu open beside another one. */
const WIDTHS = [1093, 640] as const;

describe.each(WIDTHS)('in a window of %i pixels nothing is cut, covered or out of reach', (width) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await visit({ viewport: { width, height: HEIGHT } });
  });

  test.each(paths)('on %s', async (path) => {
    const { page } = bench;
    await goInside(page, addressOf(bench, path));
    await seeWhole(page);
    // The table has its columns in the frame after its rows.
    await expectSoon.poll(() => excessWidth(page)).toBe(0);
    expect({
      outside: await outside(page),
      cut: await cutTexts(page),
      labels: await cutLabels(page),
      covered: await covered(page),
    }).toEqual({ outside: [], cut: [], labels: [], covered: [] });
  });
});

/**
 * What cannot be seen in the colours of a system: icons of buttons, switches, boxes, and what is chosen, as the computed styles have it.
 * Backgrounds are then those of the system, and shadows are gone.
 */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const nameOf = (one: Element) => `${one.className} ${one.textContent?.slice(0, 30) || one.getAttribute('aria-label')}`;
    const groundOf = (one: Element | null): string => {
      if (!one) return 'Canvas';
      const { backgroundColor } = getComputedStyle(one);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(one.parentElement) : backgroundColor;
    };
    const hasOutline = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const found: string[] = [];
    for (const icon of shown('button svg, a svg, .ant-tabs-tab svg')) {
      const { color, fill } = getComputedStyle(icon);
      if ((fill === 'none' ? color : fill) === groundOf(icon))
        found.push(`icon of ${nameOf(icon.closest('button, a, .ant-tabs-tab') ?? icon)}`);
    }
    for (const button of shown('.row-button:is([class*=icon-])'))
      if (getComputedStyle(button, '::before').backgroundColor === groundOf(button)) found.push(`icon of ${nameOf(button)}`);
    for (const handle of shown('.ant-switch-handle'))
      if (getComputedStyle(handle, '::before').backgroundColor === groundOf(handle.closest('.ant-switch')))
        found.push(`switch ${nameOf(handle.closest('.ant-switch') ?? handle)}`);
    for (const box of shown('.ant-checkbox, .ant-radio'))
      if (Number.parseFloat(getComputedStyle(box).borderTopWidth) < 1) found.push(`box ${nameOf(box.closest('label') ?? box)}`);
    for (const tick of shown('.ant-checkbox-checked'))
      if (getComputedStyle(tick, '::after').borderRightColor === groundOf(tick))
        found.push(`tick ${nameOf(tick.closest('label') ?? tick)}`);
    for (const chosen of shown(
      '[aria-current], .ant-tabs-tab-active, .ant-segmented-item-selected, .ant-radio-button-wrapper-checked, .ant-pagination-item-active',
    ))
      if (!hasOutline(chosen)) found.push(`chosen ${nameOf(chosen)}`);
    return found;
  });

/**
 * Stops of the key Tab on which nothing shows the focus.
 * @param stops how many are looked at
 * @param from where the walk begins; left out, where the focus is
 */
async function unringed(page: Page, stops: number, from?: string): Promise<string[]> {
  const found = new Set<string>();
  if (from) await page.locator(from).focus();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const lost = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'end';
      const hasOutline = (one: Element | null) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      };
      const boxes =
        '.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number, .ant-checkbox, .ant-radio, .ant-segmented-item, .ant-radio-button-wrapper, .file-input';
      const isRinged = [focused, focused.closest(boxes), ...(focused.matches('tr') ? [focused.querySelector('td')] : [])].some(
        hasOutline,
      );
      return isRinged ? '' : `${focused.tagName}.${focused.className} ${focused.id || focused.getAttribute('aria-label')}`;
    });
    if (lost === 'end') break;
    if (lost) found.add(lost);
  }
  return [...found];
}

const STOPS = 30;

describe('in the forced colors of a system the focus, what is chosen, icons, boxes and switches can be seen', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await visit();
    const { page } = bench;
    await page.emulateMedia({ forcedColors: 'active' });
    await goInside(page, LIST);
    await seeRows(page);
    // Its rules come after the rows.
    await expectSoon(page.locator('.ant-pagination-item-active').first()).toHaveCSS('outline-style', 'solid');
  });

  test.each(paths)('on %s', async (path) => {
    const { page } = bench;
    await goInside(page, addressOf(bench, path));
    await seeWhole(page);
    expect({ unseen: await unseen(page), unringed: await unringed(page, STOPS, '#content') }).toEqual({
      unseen: [],
      unringed: [],
    });
  });

  test('in a selected row, an open drawer, a dialog with fields, and the switches of the shortcuts', async () => {
    const { page, platform } = bench;
    const no = platform.stories.payeeChanged ?? '';
    await goInside(page, `${LIST}?keyword=${no}`);
    await seeRows(page);
    await rowOf(page, no).getByRole('checkbox').check();
    await rowOf(page, no).focus();
    expect(await unseen(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expectSoon(drawer.locator('.ant-timeline').first()).toBeVisible();
    expect(await unseen(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectSoon(drawer).toBeHidden();
    await page.getByRole('button', { name: `Reject ${no}` }).click();
    await expectSoon(drawer.getByRole('combobox')).toBeFocused();
    expect({ unseen: await unseen(page), unringed: await unringed(page, 8) }).toEqual({ unseen: [], unringed: [] });
    await page.keyboard.press('Escape');
    await expectSoon(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Shortcuts on this screen' }).click();
    await expectSoon(drawer.getByRole('switch').first()).toBeVisible();
    expect(await unseen(page)).toEqual([]);
  });
});
