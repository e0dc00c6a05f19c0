import type { Locator } from 'playwright-core';
import { batch as en } from '../../src/locales/en-US/bankCard/proxyBatch';
import { expectSoon, openBrowser, seeRows } from '../support/browser';
import { fileOnDisk } from '../support/tasks';

jest.setTimeout(600_000);
const visit = openBrowser({ user: 'b.suwan', at: '/bankCard/proxyBatch?pageSize=10' });

/** How far each head stands from the cells of a row below it, in pixels, and how far the focus is outside of the table. */
const apart = (table: Locator) =>
  table.evaluate((box) => {
    const left = (one: Element) => one.getBoundingClientRect().left;
    const cells = [...(box.querySelector('.ant-table-tbody-virtual-holder-inner .ant-table-row')?.children ?? [])];
    const heads = [...box.querySelectorAll('.ant-table-header th')].slice(0, cells.length);
    const [frame, focus] = [box, document.activeElement ?? box].map((one) => one.getBoundingClientRect());
    return {
      cells: cells.length,
      most: Math.round(Math.max(...cells.map((cell, at) => Math.abs(left(cell) - left(heads[at] ?? box))))),
      isSeen: Boolean(frame && focus && focus.left >= frame.left - 1 && focus.right <= frame.right + 1),
      moved: Math.round(left(box) - left(cells[1] ?? box)),
    };
  });

test('the heads of a file’s lines stay above their cells while Tab goes through the fields', async () => {
  const { page } = await visit();
  await seeRows(page);
  await page.setViewportSize({ width: 1093, height: 740 });
  await page.getByRole('button', { name: en.action.new, exact: true }).click();
  const dialog = page.locator('.ant-modal').filter({ hasText: en.dialog.importTitle });
  await dialog.getByRole('combobox', { name: en.field.currency }).click();
  await page.locator('.ant-select-item-option').filter({ visible: true }).getByText('THB', { exact: true }).click();
  const lines = ['outItemNo,payeeName,payeeAccountNo,payeeBankCode,amount', ...[1, 2, 3].map((at) => `A-${at},N,9904,XX,x`)];
  await dialog.locator('input[type=file]').setInputFiles(fileOnDisk('wrong.csv', Buffer.from(lines.join('\n'))));
  const wrong = dialog.locator('.sheet-lines input[aria-invalid="true"]');
  await expectSoon(wrong.first()).toBeVisible();
  const table = dialog.locator('.sheet-lines .ant-table-container');
  await wrong.first().focus();
  const most: number[] = [];
  // Four fields and two buttons of each line, then back.
  for (const key of [...Array(11).fill('Tab'), ...Array(11).fill('Shift+Tab')] as string[]) {
    await page.keyboard.press(key);
    await expectSoon.poll(() => apart(table)).toMatchObject({ cells: 10, most: 0, isSeen: true });
    const now = await apart(table);
    most.push(now.moved);
  }
  // The buttons at the end are reached only by moving the cells: otherwise nothing was tried.
  expect(Math.max(...most) - Math.min(...most)).toBeGreaterThan(100);
});
