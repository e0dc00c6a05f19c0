import { drawerOf, expectSoon, onlyOf, openBrowser, orderOf, rowOf, sendButton, successMessages } from '../support/browser';
import { step } from '../support/step';

jest.setTimeout(240_000);
const visit = openBrowser({ user: 'chen.yu', at: null, platform: { days: 1, scale: 0 } });

const REMARK = 'The bank wrote that the account belongs to another person';

test('a checker marks a returned order, and a risk officer reads how reviews ended', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  const { reversed: no } = platform.stories;

  await step('Mark as finance checker', async () => {
    await page.goto(`${onlyOf(no)}&view=ALL&no=${no}`);
    const drawer = drawerOf(page, no);
    await drawer.getByRole('button', { name: 'Mark outcome', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Mark the outcome of ${no}` });
    await dialog.getByRole('radio', { name: 'Wrong beneficiary' }).check();
    await dialog.getByLabel('What shows it').fill(REMARK);
    await sendButton(dialog).click();
    await expectSoon(successMessages(page).filter({ hasText: `${no}: outcome marked` })).toBeVisible();
    await expectSoon(drawer.locator('.decision-panel')).toContainText('Wrong beneficiary, marked by chen.yu');
    await expectSoon(drawer.locator('.ant-timeline')).toContainText(REMARK);
    expect(callsOf('/trade/withdraw/mark').map(({ body }) => body)).toMatchObject([{ outcome: 'WRONG_PAYEE', remark: REMARK }]);
    // Finance marks, and does not read the table.
    await expectSoon(page.getByRole('button', { name: 'Handover' })).toBeVisible();
    await expectSoon(page.getByRole('button', { name: 'Review quality' })).toHaveCount(0);
  });
  expect(orderOf(bench, no)).toMatchObject({ status: 'REVERSED', mark: { outcome: 'WRONG_PAYEE', remark: REMARK } });

  await step('Read as risk officer, from the log to the limits', async () => {
    const risk = (await bench.openProfile({ user: 'r.santos', at: '/sys/log' })).page;
    await risk.getByRole('button', { name: 'Review quality' }).click();
    const drawer = risk.getByRole('dialog', { name: 'Review quality' });
    const line = drawer.getByRole('region', { name: 'Review limits' }).getByRole('row', { name: /^Below tier 1/ });
    // THB 11,976.00 was returned.
    await expectSoon(line).toContainText('Wrong beneficiary 1');
    await expectSoon(line).toContainText('THB 11,976.00');
    await drawer.getByRole('link', { name: 'Review limits in force' }).click();
    await expectSoon(risk.getByRole('tab', { name: 'Review limits' })).toHaveAttribute('aria-selected', 'true');
    await risk.getByRole('button', { name: 'Review quality' }).click();
    await expectSoon(line).toContainText('Wrong beneficiary 1');
  });

  await step('Read it at the desk, and find the mark in the order', async () => {
    const risk = (await bench.openProfile({ user: 'r.santos', at: `${onlyOf(no)}&view=ALL` })).page;
    await expectSoon(rowOf(risk, no)).toContainText('Returned');
    await risk.getByRole('link', { name: `Open ${no}` }).click();
    await expectSoon(drawerOf(risk, no).locator('.decision-panel')).toContainText(REMARK);
  });
});
