import type { Page } from 'playwright-core';
import { drawerOf, expectSoon, LIST, openBrowser, orderOf, pressEnter, rowsOf, seeRows } from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(180_000);
// An operator who may reveal numbers; in the dark theme, which must not be printed.
const visit = openBrowser({ user: 'admin', theme: 'dark' });

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' });
const onScreen = (page: Page) => page.emulateMedia({ media: 'screen' });
/** The visible text of the page. */
const textOf = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));

test('a list is printed alone: complete, in the light theme, with a descriptive heading', async () => {
  const { page } = await visit({ at: `${LIST}?view=ALL&pageSize=20&currency=THB,VND&sortField=amount&sortOrder=descend` });
  await seeRows(page);
  await expectSoon(page.locator('.print-head')).toHaveCount(0);
  const before = await rowsOf(page).allInnerTexts();
  expect(before).toHaveLength(20);
  await onPaper(page);

  await expectSoon(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const text = await textOf(page);
  const total = (await page.locator('.print-head').innerText()).match(/of ([\d,]+)/)?.[1] ?? '';
  for (const part of [
    'Withdraw orders',
    'Printed by admin on 2026-11-20 14:31:',
    '(Asia/Singapore, UTC+8)',
    'View All',
    'Currency THB, VND',
    'Sort order Amount, descending',
    `Rows 1–20 of ${total}`,
    'Total of all records Net THB ',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Payment Console|Export|Search|Reset|Actions|\/ page|My queue/);
  await expectSoon(rowsOf(page)).toHaveCount(20);
  const gone = 'header, aside, button:not(.number), input, .ant-pagination, .ant-table-selection-column, .actions-cell';
  expect(await page.locator(gone).evaluateAll((nodes) => nodes.filter((node) => node.checkVisibility()).length)).toBe(0);

  const table = await page.evaluate(() => {
    const cells = [...document.querySelectorAll('.resource-table .ant-table-cell')];
    const box = document.querySelector('.resource-table .ant-table-content');
    return {
      isFixed: cells.some((cell) => getComputedStyle(cell).position === 'sticky'),
      overflow: box && getComputedStyle(box).overflowX,
      width: Math.round(
        ((document.querySelector('.resource-table table')?.getBoundingClientRect().width ?? 0) / window.innerWidth) * 100,
      ),
      head: getComputedStyle(document.querySelector('.resource-table thead') ?? document.body).display,
      isRowBroken: [...document.querySelectorAll('tr[data-row-key]')].some(
        (row) => getComputedStyle(row).breakInside !== 'avoid',
      ),
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(table).toMatchObject({
    width: 100,
    isFixed: false,
    isRowBroken: false,
    overflow: 'visible',
    head: 'table-header-group',
  });
  expect(table.ground).toBe('rgb(255, 255, 255)');

  await onScreen(page);
  await expectSoon(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectSoon(page.locator('.print-head')).toHaveCount(0);
  expect(await rowsOf(page).count()).toBe(20);
});

test('the statement of one account is a page of its own, by entry and by day', async () => {
  const { page, platform } = await visit({ at: null });
  const account = [...platform.world.ledger.accounts.values()].find(
    ({ isCustomer, type, amounts }) => isCustomer && type === 'BALANCE' && amounts.available > 0n,
  );
  if (!account) throw new Error('No account');
  const address = `/account/statement?accountNo=${account.no}`;
  await page.goto(address);
  await seeRows(page);
  const equation = page.getByText(`${account.no}: opening`);
  await expectSoon(equation).toBeVisible();
  await onPaper(page);
  await expectSoon(page.locator('.print-head')).toContainText('Printed by admin on');
  await expectSoon(page.locator('.print-head')).toContainText(`Account ${account.no}`, { useInnerText: true });
  await expectSoon(equation).toBeVisible();
  expect(await textOf(page)).not.toMatch(/By entry|By day|Statement of|Export/);
  await onScreen(page);
  await page.getByText('By day', { exact: true }).click();
  await expectSoon(page.locator('.scroll-table tbody tr').first()).toBeVisible();
  await onPaper(page);
  await expectSoon(page.locator('.printed-by')).toBeVisible();
  expect(await textOf(page)).not.toMatch(/By entry|By day|Statement of/);
});

exhaustiveTest('an open record is printed alone, expanded, and a revealed value is masked', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const no = platform.stories.heldByRisk ?? '';
  const account = orderOf(bench, no).payee.accountNo;
  await page.goto(`${LIST}?view=HELD&no=${no}`);
  const drawer = drawerOf(page, no);
  await drawer.getByRole('button', { name: 'Show in full: Beneficiary account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show Beneficiary account in full' });
  await pressEnter(dialog.getByRole('combobox', { name: 'Reason' }));
  await page.locator('.ant-select-item-option').first().click();
  await dialog.getByRole('button', { name: 'Show in full' }).click();
  await expectSoon(drawer.getByText(account, { exact: true })).toBeVisible();

  await onPaper(page);
  await expectSoon(drawer.locator('.printed-by')).toBeVisible();
  const text = await textOf(page);
  expect(await page.content()).not.toContain(account);
  expect(text).toContain(`${account.slice(0, 6)}******${account.slice(-4)}`);
  for (const part of [`Withdraw order ${no}`, 'Printed by admin on', 'Pay-ins', '2026-11-20', 'r.santos', 'Operation log'])
    expect(text).toContain(part);
  await expectSoon(page.locator('.trend-chart tbody tr').first()).toBeVisible();
  // The log names the screen of an act; nothing else of the list is on the paper.
  expect(text.replace('Withdraw orders: hold', '')).not.toMatch(
    /Withdraw orders|New note|Add note|Show as table|Hide table|Export/,
  );
  await expectSoon(rowsOf(page).first()).toBeHidden();
  const isCut = await page.evaluate(() =>
    ['.ant-drawer', '.ant-drawer-body'].some(
      (name) => getComputedStyle(document.querySelector(name) ?? document.body).overflowY !== 'visible',
    ),
  );
  expect(isCut).toBe(false);

  await onScreen(page);
  await expectSoon(drawer.getByText(account, { exact: true })).toBeVisible();
});

exhaustiveTest('the print buttons in the table bar and in the drawer open the browser’s print dialog', async () => {
  const { page, platform } = await visit({ at: null });
  await page.addInitScript(() => {
    Object.assign(window, {
      printed: 0,
      print: () => Object.assign(window, { printed: (window as never as { printed: number }).printed + 1 }),
    });
  });
  const printed = () => page.evaluate(() => (window as never as { printed: number }).printed);
  const no = platform.stories.heldByRisk ?? '';
  await page.goto(`${LIST}?view=HELD`);
  await seeRows(page);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed()).toBe(1);
  await page.getByRole('link', { name: `Open ${no}` }).click();
  await drawerOf(page, no).getByRole('button', { name: 'Print' }).click();
  expect(await printed()).toBe(2);
});
