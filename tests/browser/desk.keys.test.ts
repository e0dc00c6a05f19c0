import type { Locator, Page } from 'playwright-core';
import {
  ask,
  type Bench,
  discard,
  drawerOf,
  expectSoon,
  focusedRow,
  LIST,
  numbersOf,
  onlyOf,
  openBrowser,
  orderOf,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser();

const dialogs = (page: Page): Locator => page.getByRole('dialog');
const decision = (page: Page): Locator => page.getByRole('dialog', { name: /^(Pass|Reject) 1 withdraw order$/ });
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Shortcuts on this screen' });
const selected = (page: Page): Locator => page.getByText(/records? selected/);
const sent = (bench: Bench) => [
  ...bench.callsOf('/trade/withdraw/pass', 'POST'),
  ...bench.callsOf('/trade/withdraw/reject', 'POST'),
];

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses a key and keeps it down: the browser goes on telling of it. */
async function holdDown(page: Page, key: string, times = 8): Promise<void> {
  for (let held = 0; held < times; held += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** A keydown during the composition of a character with an input method. */
const compose = (page: Page, key: string) =>
  page.evaluate((of) => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const how of [{ isComposing: true }, { keyCode: 229 }])
      target.dispatchEvent(new KeyboardEvent('keydown', { key: of, bubbles: true, cancelable: true, ...how }));
  }, key);

describe('single-key shortcuts', () => {
  exhaustiveTest('move along the rows, also when held, and stop at both ends', async () => {
    const { page } = await visit();
    const rows = await seeRows(page);
    const numbers = await numbersOf(page);
    const seeCurrent = async (index: number) => {
      await expectSoon.poll(() => focusedRow(page)).toBe(numbers[index]);
      await expectSoon(page.locator('tr[data-current]')).toHaveCount(1);
      await expectSoon(rows.nth(index)).toHaveAttribute('data-current', '');
    };
    await press(page, 'j');
    await seeCurrent(0);
    await press(page, 'j', 'j');
    await seeCurrent(2);
    await press(page, 'k');
    await seeCurrent(1);
    await press(page, 'ArrowDown', 'ArrowDown');
    await seeCurrent(3);
    await press(page, 'ArrowUp');
    await seeCurrent(2);
    await holdDown(page, 'j', 20);
    await seeCurrent(numbers.length - 1);
    await holdDown(page, 'k', 20);
    await seeCurrent(0);
    await rows.nth(4).locator('td').nth(3).click();
    await press(page, 'j');
    await seeCurrent(5);
  });

  exhaustiveTest('select rows, and decide on the selection instead of the row', async () => {
    const bench = await visit({ at: `${LIST}?pageSize=50` });
    const { page, platform } = bench;
    await seeRows(page);
    const { split } = platform.stories;
    for (const no of split) {
      await rowOf(page, no).locator('td').nth(3).click();
      await press(page, 'x');
      await expectSoon(rowOf(page, no).getByRole('checkbox')).toBeChecked();
    }
    await expectSoon(selected(page).first()).toHaveText('2 records selected');
    await press(page, 'j', 'p');
    await expectSoon(page.getByRole('dialog', { name: 'Pass 2 withdraw orders' })).toBeVisible();
    await press(page, 'Escape');
    await expectSoon(dialogs(page)).toHaveCount(0);
    await rowOf(page, split[0] ?? '')
      .locator('td')
      .nth(3)
      .click();
    await press(page, 'x');
    await expectSoon(selected(page).first()).toHaveText('1 record selected');
    expect(sent(bench)).toHaveLength(0);
  });

  exhaustiveTest('open a row, move between orders in the drawer, and return to the row of the last one', async () => {
    const { page } = await visit();
    await seeRows(page);
    const [first = '', second = '', third = ''] = await numbersOf(page);
    await press(page, 'j', 'Enter');
    await expectSoon(drawerOf(page, first)).toBeVisible();
    await press(page, '[');
    await expectSoon(drawerOf(page, first)).toBeVisible();
    await press(page, ']');
    await expectSoon(drawerOf(page, second)).toBeVisible();
    await press(page, 'j');
    await expectSoon(drawerOf(page, third)).toBeVisible();
    await press(page, 'k', '[');
    await expectSoon(drawerOf(page, first)).toBeVisible();
    await press(page, ']');
    await expectSoon(drawerOf(page, second)).toBeVisible();
    await press(page, 'Escape');
    await expectSoon(drawerOf(page, second)).toBeHidden();
    await expectSoon.poll(() => focusedRow(page)).toBe(second);
  });

  exhaustiveTest('search, export, list the shortcuts and go to the queue', async () => {
    const { page } = await visit({ at: `${LIST}?view=ALL` });
    await seeRows(page);
    await press(page, '/');
    await expectSoon(page.getByLabel('Any number')).toBeFocused();
    await expectSoon(page.getByLabel('Any number')).toHaveValue('');
    await page.getByLabel('Any number').blur();

    await press(page, 'e');
    await expectSoon(page.getByRole('menuitem', { name: 'Export as XLSX' })).toBeVisible();
    await expectSoon(page.locator('.ant-dropdown :focus')).toBeVisible();
    const download = page.waitForEvent('download');
    await press(page, 'ArrowDown', 'Enter');
    expect((await download).suggestedFilename()).toMatch(/\.(csv|xlsx)$/);
    await expectSoon(page.getByRole('menuitem', { name: 'Export as XLSX' })).toBeHidden();

    await press(page, '?');
    for (const name of ['Pass', 'Reject', 'Next row', 'Select the row', 'Search', 'Export', 'Open the row', 'Withdraw orders'])
      await expectSoon(sheet(page).getByText(name, { exact: true })).toBeVisible();
    await press(page, 'p', 'j', 'x');
    await expectSoon(dialogs(page)).toHaveCount(1);
    await press(page, 'Escape');
    await expectSoon(sheet(page)).toBeHidden();

    await press(page, 'g', 'w');
    await page.waitForURL((url) => url.pathname === LIST && url.search === '');
    await expectSoon(page.getByRole('tab', { name: 'My queue', selected: true })).toBeVisible();
    await page.goto('/nowhere');
    await expectSoon(page.getByText('No page at /nowhere. Check the address.')).toBeVisible();
    await press(page, 'g', 'w');
    await seeRows(page);
  });

  test('open a decision only: pressed twice, held or with another key in between they send nothing', async () => {
    const bench = await visit({ at: null });
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    await seeRows(page);
    for (const [key, word] of [
      ['p', 'Pass'],
      ['r', 'Reject'],
    ] as const) {
      await press(page, 'j', key, key, key);
      await expectSoon(decision(page)).toHaveCount(1);
      await expectSoon(decision(page)).toHaveAccessibleName(`${word} 1 withdraw order`);
      await decision(page).getByRole('button', { name: 'Cancel' }).click();
      await expectSoon(dialogs(page)).toHaveCount(0);
      await expectSoon.poll(() => focusedRow(page)).toBe(no);
      await holdDown(page, key);
      await expectSoon(decision(page)).toHaveCount(1);
      await press(page, key === 'p' ? 'r' : 'p', 'x', 'j');
      await expectSoon(decision(page)).toHaveAccessibleName(`${word} 1 withdraw order`);
      await decision(page).getByRole('button', { name: 'Cancel' }).click();
      await expectSoon(dialogs(page)).toHaveCount(0);
    }
    await expectSoon(selected(page)).toHaveCount(0);
    expect(sent(bench)).toHaveLength(0);
    expect(orderOf(bench, no).version).toBe(1);
  });

  test('open a row by a held Enter, and decide nothing', async () => {
    const bench = await visit({ at: null });
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    await seeRows(page);
    await press(page, 'j');
    await holdDown(page, 'Enter');
    // Nothing is decided before the whole record is there.
    await expectSoon(
      drawerOf(page, no).getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Pass' }),
    ).toHaveAttribute('aria-disabled', 'false');
    await press(page, 'p');
    await expectSoon(sendButton(decision(page))).toBeFocused();
    await press(page, 'Escape');
    await expectSoon(decision(page)).toHaveCount(0);
    expect(sent(bench)).toHaveLength(0);
  });

  exhaustiveTest('do nothing during typing, composition or with a modifier', async () => {
    const bench = await visit({ at: `${LIST}?pageSize=50` });
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await seeRows(page);
    const search = page.getByLabel('Any number');
    await search.focus();
    await page.keyboard.type('pr jkx?/e');
    await expectSoon(search).toHaveValue('pr jkx?/e');
    await search.fill('');
    await search.blur();
    await rowOf(page, no).locator('td').nth(3).click();
    for (const key of ['p', 'r', 'x', 'e', '?', 'j']) await compose(page, key);
    for (const key of ['Control+e', 'Alt+p', 'Meta+r']) await press(page, key);
    await expectSoon.poll(() => focusedRow(page)).toBe(no);
    await expectSoon(dialogs(page)).toHaveCount(0);
    await expectSoon(selected(page)).toHaveCount(0);

    const dialog = await ask(page, 'Reject', no);
    await dialog.getByLabel('Internal remark').focus();
    await page.keyboard.type('p 1 r');
    await expectSoon(dialog.getByLabel('Internal remark')).toHaveValue('p 1 r');
    await expectSoon(dialog.getByText('Choose a reason')).toHaveCount(0);
    await discard(page);
    await page.getByRole('link', { name: `Open ${no}` }).click();
    const note = drawerOf(page, no).getByLabel('New note');
    await note.focus();
    await page.keyboard.type('pj]r?');
    await expectSoon(note).toHaveValue('pj]r?');
    await expectSoon(decision(page)).toHaveCount(0);
    expect(sent(bench)).toHaveLength(0);
  });
});

test('a dialog over the drawer returns the focus to it, and Escape closes one after the other', async () => {
  const { page } = await visit();
  await seeRows(page);
  const [first = ''] = await numbersOf(page);
  await press(page, 'j', 'Enter');
  const drawer = drawerOf(page, first);
  // Decisions are closed until the rest of the order has come.
  await expectSoon(drawer.getByRole('button', { name: 'Pass', exact: true })).toBeEnabled();
  for (const key of ['p', 'r']) {
    await press(page, key);
    await expectSoon(decision(page)).toContainText(first);
    await decision(page).getByRole('button', { name: 'Cancel' }).click();
    await expectSoon(decision(page)).toHaveCount(0);
    await expectSoon(drawer).toBeVisible();
    await expectSoon
      .poll(() => drawer.evaluate((node) => node.closest('.ant-drawer')?.contains(document.activeElement)))
      .toBe(true);
  }
  // Otherwise the first Escape would close a tooltip at the mouse.
  await page.mouse.move(0, 0);
  await expectSoon(page.locator('.ant-tooltip').filter({ visible: true })).toHaveCount(0);
  await press(page, 'Escape');
  await expectSoon(drawer).toBeHidden();
  await expectSoon.poll(() => focusedRow(page)).toBe(first);
});

exhaustiveTest('the menu of a row is opened, navigated and closed by keys, and blocks all other keys', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const [no = ''] = platform.stories.split;
  await page.goto(onlyOf(no));
  await seeRows(page);
  const more = page.getByRole('button', { name: `More actions on ${no}` });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await press(page, 'j');
  await more.focus();
  await press(page, 'Enter');
  await expectSoon(item('Claim')).toBeFocused();
  await press(page, 'ArrowDown');
  await expectSoon(item('Hold')).toBeFocused();
  await press(page, 'p', 'r', 'x');
  await expectSoon(dialogs(page)).toHaveCount(0);
  await expectSoon(selected(page)).toHaveCount(0);
  await press(page, 'Escape');
  await expectSoon(item('Hold')).toBeHidden();
  await expectSoon(more).toBeFocused();
  await press(page, 'Enter');
  // It is created again, and starts at its first entry.
  await expectSoon(item('Claim')).toBeFocused();
  await press(page, 'ArrowUp');
  await press(page, 'ArrowDown');
  await expectSoon(item('Claim')).toBeFocused();
  await press(page, 'Enter');
  await expectSoon(successMessages(page).filter({ hasText: `${no} claimed` })).toBeVisible();
});

describe('the switch for single-key shortcuts', () => {
  exhaustiveTest('turns them off permanently, by mouse or keyboard, and stays reachable without them', async () => {
    const bench = await visit({ at: null });
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    await seeRows(page);
    const seeDead = async () => {
      await rowOf(page, no).locator('td').nth(3).click();
      await press(page, 'p', 'r', 'x', 'e', '?', '/');
      await expectSoon(rowOf(page, no)).toBeVisible();
      await expectSoon(dialogs(page)).toHaveCount(0);
      await expectSoon(page.getByRole('menuitem', { name: /^Export as/ })).toHaveCount(0);
      await expectSoon(selected(page)).toHaveCount(0);
      await expectSoon(page.getByLabel('Any number')).not.toBeFocused();
    };
    await press(page, '?');
    await sheet(page).getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await expectSoon(sheet(page)).toContainText('Single-key shortcuts are off. Turn them on again here.');
    await press(page, 'Escape');
    await expectSoon(sheet(page)).toBeHidden();
    await seeDead();
    await page.reload();
    await seeRows(page);
    await seeDead();
    const dialog = await ask(page, 'Reject', no);
    await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
    await press(page, '1');
    await expectSoon(sendButton(dialog)).not.toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectSoon(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Shortcuts on this screen' }).focus();
    await press(page, 'Enter');
    await expectSoon(sheet(page)).toBeVisible();
    const own = sheet(page).getByRole('switch', { name: 'Single-key shortcuts' });
    for (let tabs = 0; tabs < 5 && !(await own.evaluate((node) => node === document.activeElement)); tabs += 1)
      await press(page, 'Tab');
    await expectSoon(own).toBeFocused();
    await press(page, 'Space');
    await expectSoon(own).toBeChecked();
    await press(page, 'Escape');
    await expectSoon(sheet(page)).toBeHidden();
    await rowOf(page, no).locator('td').nth(3).click();
    await press(page, 'p');
    await expectSoon(sendButton(decision(page))).toBeFocused();
    await press(page, 'Enter');
    await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
  });
});
