import type { Locator, Page } from 'playwright-core';
import type { Stories } from '../../mock/model/stories';
import {
  ask,
  drawerOf,
  expectSoon,
  focusedRow,
  goInside,
  holdCalls,
  LIST,
  onlyOf,
  openBrowser,
  orderOf,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest, sample } from '../support/depth';

const SMALL = { width: 1_280, height: 720 };
const visit = openBrowser({ at: null, viewport: SMALL });
const OTHERS = '2 other holders use this account: ';

/** The ten orders of docs/rules/withdraw.md#ten-orders, each with the fact that matters. */
const factsOf = (stories: Stories): [no: string, fact: string][] => [
  ...stories.sharedPayee.map((no): [string, string] => [no, OTHERS]),
  [stories.splitMore[1] ?? '', 'Possible structuring: orders just below a limit'],
  [stories.spike, '9.0 times the usual THB 2,990.00'],
  [stories.uncheckedPayee, 'Account name not checked, net at least PHP 83,000.00'],
  [stories.overdue, 'Nothing unusual found'],
  [stories.plain, 'Nothing unusual found'],
  [stories.secondStageBy['li.na'] ?? '', 'Nothing unusual found'],
  [stories.repeat, `Possible duplicate of ${stories.repeated}`],
];

/** Where an element ends, from the top of the window. */
async function endOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box.y + box.height;
}

const open = (page: Page, no: string) => goInside(page, `${LIST}?view=ALL&keyword=${no}&no=${no}`);
const cardIn = (dialog: Locator): Locator => dialog.locator('.decision-card');

test('each of the ten orders shows what matters, and what can be done, without scrolling', async () => {
  const { page, platform } = await visit({ platform: { days: 1, scale: 0 } });
  const facts = factsOf(platform.stories);
  expect(facts).toHaveLength(10);
  for (const [no, fact] of sample(facts, 4)) {
    await open(page, no);
    const drawer = drawerOf(page, no);
    const found = cardIn(drawer).locator('.card-findings');
    await expectSoon(found).toContainText(fact);
    const pass = drawer.getByRole('button', { name: 'Pass', exact: true });
    await expectSoon(pass).not.toHaveAttribute('aria-disabled', 'true');
    const reject = drawer.getByRole('button', { name: 'Reject', exact: true });
    expect([no, (await endOf(found)) <= SMALL.height, (await endOf(reject)) <= SMALL.height]).toEqual([no, true, true]);
  }
});

exhaustiveTest('passing takes two keys, and the dialog shows the same fact', async () => {
  const { page, platform } = await visit({ platform: { days: 1, scale: 0 } });
  const { repeat: no, repeated } = platform.stories;
  await page.goto(onlyOf(no));
  await seeRows(page);
  await page.keyboard.press('j');
  await expectSoon.poll(() => focusedRow(page)).toBe(no);
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Pass 1 withdraw order' });
  await expectSoon(sendButton(dialog)).toBeFocused();
  const found = cardIn(dialog).locator('.card-findings');
  await expectSoon(found).toContainText(`Possible duplicate of ${repeated}`);
  expect(await endOf(sendButton(dialog))).toBeLessThanOrEqual(SMALL.height);
  await expectSoon(sendButton(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
  expect(orderOf({ platform }, no).status).toBe('PASSED');
});

test('on a slow connection the card keeps its place, and no decision is possible before the facts are loaded', async () => {
  const { page, platform, callsOf } = await visit({ platform: { days: 1, scale: 0 } });
  const [no = ''] = platform.stories.sharedPayee;
  await page.goto(onlyOf(no));
  await seeRows(page);
  const held = await holdCalls(page, '/trade/withdraw/detail');
  await rowOf(page, no)
    .getByRole('link', { name: `Open ${no}` })
    .click();
  const drawer = drawerOf(page, no);
  await expectSoon(cardIn(drawer)).toContainText(orderOf({ platform }, no).holder.name);
  const pass = drawer.getByRole('button', { name: 'Pass', exact: true });
  await expectSoon(pass).toHaveAttribute('aria-disabled', 'true');
  const before = await endOf(pass);
  await held.release();
  await expectSoon(cardIn(drawer)).toContainText(OTHERS);
  await expectSoon(pass).not.toHaveAttribute('aria-disabled', 'true');
  expect(await endOf(pass)).toBe(before);
  expect(callsOf('/trade/withdraw/pass')).toHaveLength(0);
});

exhaustiveTest('an order whose detail failed to load cannot be passed until a retry loads it', async () => {
  const { page, platform, callsOf } = await visit({ platform: { days: 1, scale: 0 } });
  const { spike: no } = platform.stories;
  await page.goto(onlyOf(no));
  await seeRows(page);
  // A reading is tried three times.
  platform.faults.push({ match: '/trade/withdraw/detail', kind: { code: 461, msg: 'Not now.' }, times: 1 });
  const dialog = await ask(page, 'Pass', no);
  await expectSoon(dialog.getByRole('alert')).toContainText('You cannot decide until it is there.');
  await expectSoon(sendButton(dialog)).toBeDisabled();
  await expectSoon(cardIn(dialog)).toContainText(orderOf({ platform }, no).holder.name);
  await dialog.getByRole('button', { name: 'Load order' }).click();
  await expectSoon(cardIn(dialog)).toContainText('9.0 times the usual');
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
  expect(callsOf('/trade/withdraw/pass')).toHaveLength(1);
});

exhaustiveTest('related orders are opened in place, and held together with one reason', async () => {
  const { page, platform, callsOf } = await visit({ platform: { days: 1, scale: 0 } });
  const [no = '', second = '', third = ''] = platform.stories.sharedPayee;
  await open(page, no);
  const drawer = drawerOf(page, no);
  await drawer.getByRole('button', { name: 'Show related orders' }).click();
  const table = drawer.getByRole('region', { name: 'Same beneficiary account' });
  await expectSoon(table.getByRole('row')).toHaveCount(3);

  await table.getByRole('button', { name: `Open ${third}` }).click();
  await expectSoon(cardIn(drawerOf(page, third))).toContainText(OTHERS);
  await page.goBack();
  await expectSoon(drawer).toBeVisible();

  await drawer.getByRole('button', { name: 'Show related orders' }).click();
  await table.getByRole('checkbox', { name: `Select ${second}` }).check();
  await table.getByRole('checkbox', { name: `Select ${third}` }).check();
  await drawer.getByRole('button', { name: 'Hold selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hold 2 withdraw orders' });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByTitle('Risk review').last().click();
  await sendButton(dialog).click();
  await expectSoon(table).toContainText('Held');
  expect(callsOf('/trade/withdraw/hold').map(({ body }) => body)).toMatchObject([
    {
      reasonCode: 'RISK_REVIEW',
      items: [
        { withdrawNo: third, version: 1 },
        { withdrawNo: second, version: 1 },
      ],
    },
  ]);
  for (const held of [second, third]) expect(orderOf({ platform }, held).status).toBe('HELD');
  // The order itself stays open, and as it was.
  await expectSoon(drawer).toBeVisible();
  expect(orderOf({ platform }, no).status).toBe('PENDING');
});
