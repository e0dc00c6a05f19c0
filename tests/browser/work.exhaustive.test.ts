import type { Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { accessOf } from '../../mock/flow/roles';
import { work as en } from '../../src/locales/en-US/work';
import { expectSoon, LIST, logOut, openBrowser, START, screenOf, seeRows } from '../support/browser';
import { performAs } from '../support/performAs';
import { step } from '../support/step';
import { workIn as list, openWork } from '../support/work';

jest.setTimeout(240_000);
const visit = openBrowser({ user: 'li.na', at: LIST, platform: { approvals: true } });

const signIn = async (page: Page, username: string, at: string) => {
  await logOut(page);
  await expectSoon(page).toHaveURL(/\/login/);
  await page.goto(at);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await seeRows(page);
};

test('two people find queue, second decision, question, approval and own request, and one starts where chosen', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const { world } = platform;
  const operatorOf = (username: string) => {
    const found = world.operators.find((one) => one.username === username);
    if (!found) throw new Error(`No operator ${username}`);
    return found;
  };
  const waiting = [...world.open].filter(
    (row) => row.status === 'PENDING' && !row.claimedBy && !row.adder && !row.assignment && row.escalations.length === 0,
  );
  const twoStageOrder = waiting.find(({ requiredStages }) => requiredStages === 2);
  const questioned = waiting.find((row) => row !== twoStageOrder);
  if (!twoStageOrder || !questioned) throw new Error('Too few orders wait');
  const refOf = ({ no, version }: typeof questioned) => ({ items: [{ withdrawNo: no, version }] });
  const acknowledgedFlags = twoStageOrder.flags.map(({ code }) => code);
  performAs(bench, 'li.na', '/trade/withdraw/pass', { ...refOf(twoStageOrder), acknowledgedFlags });
  const question = { to: operatorOf('m.tan').id, question: 'Is this holder known?' };
  performAs(bench, 'li.na', '/trade/withdraw/escalate', { ...refOf(questioned), ...question });
  const target = operatorOf('k.wong');
  const roles = { operatorId: target.id, version: target.version, roleCodes: ['SUPPORT', 'FIN_CHECKER'] };
  performAs(bench, 'admin', '/sys/operator/role', roles);
  const approvalNo = [...world.approvals.byNo.keys()].at(-1) ?? '';

  await step('Own request', async () => {
    await seeRows(page);
    const mine = await openWork(page, 'MINE');
    await expectSoon(list(mine).getByRole('link', { name: questioned.no })).toContainText(en.state.WAITING);
    await mine.getByRole('button', { name: /^Withdraw order \(/ }).click();
    await expectSoon(list(mine).getByRole('link').first()).toBeVisible();
    for (const { no } of [twoStageOrder, questioned]) await expectSoon(list(mine).getByText(no, { exact: true })).toHaveCount(0);
    // A link opens the record in its screen; Back leads where the inbox was opened.
    const before = page.url();
    const first = list(mine).getByRole('link').first();
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expectSoon(list(mine).getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectSoon(page).toHaveURL(/\/trade\/withdraw\?.*no=W/);
    await expectSoon(mine).toHaveCount(0);
    await page.goBack();
    await expectSoon(page).toHaveURL(before);
  });

  const { page: other } = await bench.openProfile({ user: 'm.tan', at: LIST });
  await seeRows(other);
  const inbox = other.getByRole('dialog', { name: 'Inbox' });
  await step('Second decision', async () => {
    await openWork(other, 'SECOND');
    await expectSoon(list(inbox).getByRole('link', { name: twoStageOrder.no })).toBeVisible();
  });
  await step('Question', async () => {
    await inbox.getByRole('button', { name: /^Question to you \(1\)/ }).click();
    await expectSoon(list(inbox).getByRole('link')).toHaveCount(1);
    await expectSoon(list(inbox).getByRole('link', { name: questioned.no })).toContainText('By li.na');
  });
  await step('Approval', async () => {
    await inbox.getByRole('button', { name: /^Approval \(1\)/ }).click();
    await list(inbox).getByRole('button', { name: approvalNo }).click();
    await expectSoon(inbox.getByRole('heading', { name: approvalNo })).toBeVisible();
    await inbox.getByRole('button', { name: 'Back to the list' }).click();
  });

  const CHOSEN = '/account/info';
  const seeScreen = (path: string) => expectSoon(screenOf(other)).toHaveAttribute('data-screen', path);
  await step('Choose the screen after sign-in', async () => {
    await inbox.getByLabel(en.start.label).click();
    await other.getByText('Accounts', { exact: true }).last().click();
    await expectSoon(inbox.getByTitle('Accounts', { exact: true }).first()).toBeVisible();
    await other.keyboard.press('Escape');
    await expectSoon(inbox).toHaveCount(0);
    await signIn(other, 'm.tan', '/login');
    await seeScreen(CHOSEN);
  });
  await step('A redirect comes first', async () => {
    await signIn(other, 'm.tan', `/login?redirect=${encodeURIComponent(`${LIST}?view=ALL`)}`);
    await expectSoon(other).toHaveURL(/\/trade\/withdraw\?view=ALL$/);
    await seeScreen(LIST);
  });
  await step('The choice of another person is none', async () => {
    await signIn(other, 'w.chai', '/login');
    await seeScreen(LIST);
  });
  await step('A screen that is no longer in the menu gives way to the usual one', async () => {
    Object.assign(operatorOf('m.tan'), { roles: ['CHANNEL_OPS'], access: accessOf(world, ['CHANNEL_OPS']) });
    await signIn(other, 'm.tan', '/login');
    await seeScreen(START);
    const left = await openWork(other);
    await expectSoon(left.getByTitle('As usual: Pay orders', { exact: true })).toBeVisible();
  });
});
