import type { Locator, Page } from 'playwright-core';
import {
  type Bench,
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
import { step } from '../support/step';

jest.setTimeout(240_000);
const visit = openBrowser({ user: 'li.na', at: null, platform: { days: 1, scale: 0 } });

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const tabOf = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const WAITS = 'Waiting for the answer of a risk officer.';
const QUESTION = 'Is this beneficiary known to you?';
const ANSWER = 'Known for years, name and bank fit';

/** A second reviewer sees whom the order waits for, and can neither pass nor reject it. */
async function seeItWaits(bench: Bench, no: string): Promise<Page> {
  const { page } = await bench.openProfile({ user: 'w.chai', at: `${onlyOf(no)}&view=ALL` });
  await expectSoon(rowOf(page, no)).toContainText('waiting for RISK');
  for (const verb of ['Pass', 'Reject']) {
    const button = page.getByRole('button', { name: `${verb} ${no}` });
    await expectSoon(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expectSoon(page.getByText(WAITS).first()).toBeVisible();
  }
  await page.getByRole('link', { name: `Open ${no}` }).click();
  await expectSoon(drawerOf(page, no).locator('.decision-panel')).toContainText(QUESTION);
  // An open order would be claimed as soon as the answer is there.
  await page.keyboard.press('Escape');
  await expectSoon(drawerOf(page, no)).toBeHidden();
  return page;
}

test('by mouse: a reviewer asks, a colleague waits, a risk officer answers, and the reviewer passes', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  const { overdue: no } = platform.stories;

  await step('Ask from the drawer', async () => {
    await page.goto(`${onlyOf(no)}&view=NEEDS_ME&no=${no}`);
    await drawerOf(page, no).getByRole('button', { name: 'Escalate', exact: true }).click();
    const dialog = dialogOf(page, 'Escalate 1 withdraw order');
    await sendButton(dialog).click();
    await expectSoon(dialog.getByText('Required')).toBeVisible();
    await dialog.getByLabel('Question').fill(QUESTION);
    await sendButton(dialog).click();
    await expectSoon(successMessages(page).filter({ hasText: `${no} escalated` })).toBeVisible();
    expect(callsOf('/trade/withdraw/escalate').map(({ body }) => body)).toEqual([
      { items: [{ withdrawNo: no, version: 1 }], to: 'RISK', question: QUESTION },
    ]);
  });
  const colleague = await step('See that a colleague cannot decide', () => seeItWaits(bench, no));

  await step('Answer as risk officer, from the tab', async () => {
    const risk = (await bench.openProfile({ user: 'r.santos', at: LIST })).page;
    await expectSoon(tabOf(risk, 'Escalated to me')).toContainText('1');
    await tabOf(risk, 'Escalated to me').click();
    await expectSoon.poll(() => numbersOf(risk)).toEqual([no]);
    await risk.getByRole('link', { name: `Open ${no}` }).click();
    await drawerOf(risk, no).getByRole('button', { name: 'Answer', exact: true }).click();
    const dialog = dialogOf(risk, `Answer about ${no}`);
    await expectSoon(dialog).toContainText(`li.na asks: ${QUESTION}`);
    await dialog.getByLabel('Answer', { exact: true }).fill(ANSWER);
    await sendButton(dialog).click();
    await expectSoon(successMessages(risk).filter({ hasText: `${no}: answer sent` })).toBeVisible();
  });

  await step('Read the answer and pass', async () => {
    await page.goto(`${onlyOf(no)}&view=NEEDS_ME&no=${no}`);
    const drawer = drawerOf(page, no);
    await expectSoon(drawer.locator('.decision-panel')).toContainText(`r.santos answered: ${ANSWER}`);
    await expectSoon(drawer).toContainText(`@li.na ${ANSWER}`);
    await drawer.getByRole('button', { name: 'Pass', exact: true }).click();
    await sendButton(dialogOf(page, 'Pass 1 withdraw order')).click();
    await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
  });
  expect(orderOf(bench, no)).toMatchObject({ status: 'PASSED', decisions: [{ operator: { username: 'li.na' } }] });
  // The colleague's own tab has learnt it.
  await colleague.reload();
  await expectSoon(rowOf(colleague, no)).toContainText('Passed');
});

test('by keys alone: q asks, q answers, p passes', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const { plain: no } = platform.stories;
  const press = async (on: Page, ...keys: string[]) => {
    for (const key of keys) await on.keyboard.press(key);
  };

  await step('Ask with q', async () => {
    await page.goto(onlyOf(no));
    await seeRows(page);
    await press(page, 'j');
    await expectSoon.poll(() => focusedRow(page)).toBe(no);
    await press(page, 'q');
    const field = dialogOf(page, 'Escalate 1 withdraw order').getByLabel('Question');
    await expectSoon(field).toBeFocused();
    await page.keyboard.type(QUESTION);
    await press(page, 'Tab', 'Tab', 'Enter');
    await expectSoon(successMessages(page).filter({ hasText: `${no} escalated` })).toBeVisible();
  });
  await step('Answer with q', async () => {
    const risk = (await bench.openProfile({ user: 'e.lim', at: `${LIST}?view=ESCALATED` })).page;
    await seeRows(risk);
    await press(risk, 'j', 'Enter');
    await expectSoon(drawerOf(risk, no).getByRole('button', { name: 'Answer', exact: true })).toBeEnabled();
    await expectSoon(drawerOf(risk, no).locator('.decision-panel')).toContainText(QUESTION);
    await press(risk, 'q');
    const dialog = dialogOf(risk, `Answer about ${no}`);
    await expectSoon(dialog.getByLabel('Answer', { exact: true })).toBeFocused();
    await risk.keyboard.type(ANSWER);
    // Behind the text come the decisions, Cancel and the answer.
    await press(risk, 'Tab', 'Tab', 'Tab', 'Enter');
    await expectSoon(successMessages(risk).filter({ hasText: `${no}: answer sent` })).toBeVisible();
  });
  await step('Pass with p', async () => {
    await press(page, 'u');
    await expectSoon(rowOf(page, no)).not.toContainText('waiting for RISK');
    await rowOf(page, no).locator('td').nth(3).click();
    await press(page, 'p');
    await expectSoon(sendButton(dialogOf(page, 'Pass 1 withdraw order'))).toBeFocused();
    await press(page, 'Enter');
    await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
  });
  expect(orderOf(bench, no)).toMatchObject({
    status: 'PASSED',
    escalations: [{ question: QUESTION, answer: ANSWER, answeredBy: { username: 'e.lim' } }],
  });
});
