import type { Page } from 'playwright-core';
import type { Withdraw } from '../../src/contract';
import {
  callOverHttp,
  decide,
  expectSoon,
  holdCalls,
  LIST,
  openBrowser,
  orderOf,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
  tickWarned,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser();

const select = async (page: Page, numbers: readonly string[]) => {
  for (const no of numbers) await rowOf(page, no).getByRole('checkbox').check();
  await expectSoon(page.getByText(`${numbers.length} records selected`)).toBeVisible();
};

describe('a bulk decision', () => {
  test('reports each failed item with its reason, and selects it for a retry', async () => {
    const bench = await visit({ at: `${LIST}?view=WAITING&pageSize=50` });
    const { page, platform, callsOf } = bench;
    const { split, kycExpired } = platform.stories;
    await seeRows(page);
    await select(page, [...split, kycExpired]);
    await page.getByRole('button', { name: 'Pass selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pass 3 withdraw orders' });
    await tickWarned(dialog);
    await expectSoon(dialog).toContainText('Ticked: 3 of 3');
    // The list's own watch must not be the first to see it.
    await holdCalls(page, '/trade/withdraw/page');
    await decide(bench, 'chen.yu', 'claim', kycExpired);
    await sendButton(dialog).click();
    const result = page.getByRole('dialog', { name: '2 of 3 done' });
    await expectSoon(result.getByRole('row', { name: new RegExp(kycExpired) })).toContainText(
      'chen.yu is working on this order.',
    );
    await expectSoon(result).not.toContainText(split[0] ?? '?');
    await expectSoon(successMessages(page)).toHaveCount(0);
    await result.getByRole('button', { name: 'Select failed' }).click();
    await expectSoon(result).toBeHidden();
    await expectSoon(page.getByText('1 record selected')).toBeVisible();
    await expectSoon(rowOf(page, kycExpired).getByRole('checkbox')).toBeChecked();
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(1);
    for (const no of split) expect(orderOf(bench, no).status).toBe('PASSED');
  });

  test('above the second tier requires the entered count and sums', async () => {
    const bench = await visit({ at: `${LIST}?pageSize=50` });
    const { page, platform, callsOf } = bench;
    const numbers = [platform.stories.tier2, platform.stories.split[0] ?? ''];
    await seeRows(page);
    await select(page, numbers);
    await page.getByRole('button', { name: 'Pass selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pass 2 withdraw orders' });
    await tickWarned(dialog);
    // Known from the policy of the orders, before anything is sent.
    await expectSoon(dialog.getByText('Type the totals to confirm')).toBeVisible();
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(0);
    const rows = await Promise.all(
      numbers.map((no) =>
        callOverHttp<Withdraw>(bench, 'ops.lee', `/trade/withdraw/detail?withdrawNo=${no}`).then(({ data }) => data),
      ),
    );
    await dialog.getByLabel('Number of orders').fill('3');
    for (const { currency, netAmount } of rows) await dialog.getByLabel(`Net total: ${currency}`).fill(String(netAmount));
    await sendButton(dialog).click();
    await expectSoon(dialog.getByText('Does not match the selection')).toBeVisible();
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(0);
    await dialog.getByLabel('Number of orders').fill('2');
    await sendButton(dialog).click();
    await expectSoon(successMessages(page).filter({ hasText: '2 of 2 done' })).toBeVisible();
    expect(callsOf('/trade/withdraw/pass').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        controlCount: 2,
        controlNet: expect.arrayContaining(rows.map(({ currency, netAmount: amount }) => ({ currency, amount }))),
      }),
    ]);
  });

  exhaustiveTest('leaves out orders with a high risk flag, and says so', async () => {
    const { page, platform } = await visit({ at: `${LIST}?pageSize=50` });
    const { split, payeeChanged } = platform.stories;
    await seeRows(page);
    await select(page, [...split, payeeChanged]);
    await page.getByRole('button', { name: 'Pass selected' }).click();
    await expectSoon(page.getByRole('dialog', { name: 'Pass 2 withdraw orders' })).toBeVisible();
    await expectSoon(page.getByText('1 order with a high risk flag is excluded. Decide them one by one.')).toBeVisible();
  });

  exhaustiveTest('forgets the selection when the filter changes', async () => {
    const { page, platform } = await visit({ at: `${LIST}?pageSize=50` });
    await seeRows(page);
    await select(page, platform.stories.split);
    await page.getByRole('tab', { name: 'Awaiting decision' }).click();
    await seeRows(page);
    await expectSoon(page.getByText(/records? selected/)).toHaveCount(0);
    await page.getByRole('tab', { name: 'My queue' }).click();
    await seeRows(page);
    await expectSoon(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  exhaustiveTest('claims, releases and holds the selection, and counts them in one message', async () => {
    const bench = await visit({ at: `${LIST}?pageSize=50` });
    const { page, platform, callsOf } = bench;
    const { split } = platform.stories;
    await seeRows(page);
    await select(page, split);
    await page.getByRole('button', { name: 'Claim selected' }).click();
    await expectSoon(successMessages(page).filter({ hasText: '2 claimed' })).toBeVisible();
    for (const no of split) await expectSoon(rowOf(page, no)).toContainText('claimed by ops.lee');
    await page.getByRole('button', { name: 'Release selected' }).click();
    await expectSoon(successMessages(page).filter({ hasText: '2 released' })).toBeVisible();
    for (const no of split) await expectSoon(rowOf(page, no)).not.toContainText('claimed by');
    await expectSoon(page.getByText('2 records selected').first()).toBeVisible();

    await page.getByRole('button', { name: 'Hold selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hold 2 withdraw orders' });
    await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('1');
    await expectSoon(sendButton(dialog)).toBeFocused();
    await page.keyboard.press('Enter');
    // The rows first: they stay, while a message is gone after some seconds.
    for (const no of split) {
      await expectSoon(rowOf(page, no)).toContainText('Held');
      expect(orderOf(bench, no).status).toBe('HELD');
    }
    await expectSoon(page.getByText(/records? selected/)).toHaveCount(0);
    for (const verb of ['claim', 'release', 'hold']) expect(callsOf(`/trade/withdraw/${verb}`)).toHaveLength(1);
  });

  exhaustiveTest('passes some and rejects others of a page without a reload of the list for each', async () => {
    const bench = await visit({ at: `${LIST}?pageSize=50` });
    const { page, platform, callsOf } = bench;
    const { split, sharedPayee } = platform.stories;
    await seeRows(page);
    const reads = callsOf('/trade/withdraw/page').length;
    await holdCalls(page, '/trade/withdraw/page');
    await select(page, split);
    await page.getByRole('button', { name: 'Pass selected' }).click();
    const passing = page.getByRole('dialog', { name: 'Pass 2 withdraw orders' });
    await tickWarned(passing);
    await sendButton(passing).click();
    await expectSoon(successMessages(page).filter({ hasText: '2 of 2 done' })).toBeVisible();
    await select(page, sharedPayee);
    await page.getByRole('button', { name: 'Reject selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 3 withdraw orders' });
    await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('1');
    await sendButton(dialog).click();
    await expectSoon(successMessages(page).filter({ hasText: '3 of 3 done' })).toBeVisible();
    for (const no of split) await expectSoon(rowOf(page, no)).toContainText('Passed');
    for (const no of sharedPayee) await expectSoon(rowOf(page, no)).toContainText('Rejected');
    expect(callsOf('/trade/withdraw/page')).toHaveLength(reads);
  });
});
