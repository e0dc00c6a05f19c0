import type { Page } from 'playwright-core';
import { moneyIn } from '../../mock/base/money';
import { nextCode } from '../../mock/flow/factor/factors';
import { exports as exportWords } from '../../src/locales/en-US/exports';
import { factor as en } from '../../src/locales/en-US/factor';
import { factor as zh } from '../../src/locales/zh-CN/factor';
import { passAtWork } from '../support/atWork';
import {
  ask,
  type Bench,
  collectAxe,
  expectSoon,
  LIST,
  localeThemes,
  onlyOf,
  openBrowser,
  orderOf,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
  tickWarned,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

/* A fresh second factor (docs/rules/session.md#step-up). */

const visit = openBrowser({ at: null, platform: { factors: true } });
const MINUTE = 60_000;

const question = (page: Page) => page.getByRole('dialog', { name: en.again });

function codeOf({ platform: { world, clock } }: Bench, username: string): string {
  const operator = world.operators.find((one) => one.username === username);
  const next = operator && nextCode(world, operator, clock.now());
  if (!next) throw new Error(`No code for ${username}`);
  return next;
}

async function confirm(bench: Bench, username: string, page = bench.page): Promise<void> {
  await question(page).getByLabel('Code', { exact: true }).fill(codeOf(bench, username));
  await page.keyboard.press('Enter');
  await expectSoon(question(page)).toHaveCount(0);
}

/** The dialog that passes an order of tier 2, with a remark typed, after the factor has grown old. */
async function askToPass(bench: Bench) {
  const { page, platform } = bench;
  const no = platform.stories.tier2;
  await page.goto(onlyOf(no));
  await seeRows(page);
  platform.clock.advance(5 * MINUTE);
  const dialog = await ask(page, 'Pass', no);
  await dialog.getByLabel('Internal remark').fill('checked by phone');
  await sendButton(dialog).click();
  await expectSoon(question(page)).toBeVisible();
  return { no, dialog };
}
const passes = ({ callsOf }: Bench) => callsOf('/trade/withdraw/pass');

describe('a pass above tier 2', () => {
  test('goes on after the code with the same key, and a wrong code costs nothing that was typed', async () => {
    const bench = await visit({ user: 'ops.lee' });
    const { page } = bench;
    const { no, dialog } = await askToPass(bench);
    const code = question(page).getByLabel('Code', { exact: true });
    await expectSoon(code).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSoon(question(page).getByText('Enter the 6 digits')).toBeVisible();
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expectSoon(question(page).getByText('The code is wrong or was already used.')).toBeVisible();
    expect(orderOf(bench, no).status).toBe('PENDING');
    bench.platform.clock.advance(1000);
    await expectSoon(dialog.getByLabel('Internal remark')).toHaveValue('checked by phone');
    await confirm(bench, 'ops.lee');
    await expectSoon(dialog).toHaveCount(0);
    expect(orderOf(bench, no).status).not.toBe('PENDING');
    const sent = passes(bench).map(({ headers, body }) => [headers['idempotency-key'], body]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.[1]).toMatchObject({ remark: 'checked by phone' });
  });

  exhaustiveTest('that is declined changes nothing, says nothing, and can be sent again', async () => {
    const bench = await visit({ user: 'ops.lee' });
    const { page } = bench;
    const { no, dialog } = await askToPass(bench);
    await page.keyboard.press('Escape');
    await expectSoon(question(page)).toHaveCount(0);
    await expectSoon(dialog.getByLabel('Internal remark')).toHaveValue('checked by phone');
    await expectSoon(page.locator('.ant-message-notice')).toHaveCount(0);
    expect(orderOf(bench, no).status).toBe('PENDING');
    await sendButton(dialog).click();
    await confirm(bench, 'ops.lee');
    await expectSoon(dialog).toHaveCount(0);
    expect(orderOf(bench, no).status).not.toBe('PENDING');
  });

  exhaustiveTest('asks each session for itself, and one tab for the other of the same session', async () => {
    const bench = await visit({ user: 'ops.lee' });
    const { page, newTab } = bench;
    const other = await newTab(LIST);
    await seeRows(other);
    const { no, dialog } = await askToPass(bench);
    const export_ = other.getByRole('button', { name: /Export$/ });
    bench.platform.clock.advance(10 * MINUTE);
    await export_.click();
    await other.getByRole('menuitem', { name: 'Export as CSV' }).click();
    await expectSoon(question(other)).toBeVisible();
    // The first answer serves the session. The question of the other tab is still open, and takes the next code.
    const saved = other.waitForEvent('download');
    await confirm(bench, 'ops.lee', other);
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    // Its challenge has expired meanwhile: the call is sent again, and needs no other.
    await question(page).getByLabel('Code', { exact: true }).fill('123456');
    await page.keyboard.press('Enter');
    await expectSoon(dialog).toHaveCount(0);
    expect(orderOf(bench, no).status).not.toBe('PENDING');
  });
});

exhaustiveTest('a bulk pass whose sum is above tier 2 is asked for once, and passes all', async () => {
  const bench = await visit({ user: 'ops.lee', at: `${LIST}?pageSize=50` });
  const { page, platform } = bench;
  const numbers = [platform.stories.tier2, platform.stories.split[0] ?? ''];
  await seeRows(page);
  platform.clock.advance(5 * MINUTE);
  for (const no of numbers) await rowOf(page, no).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pass selected' }).click();
  const dialog = page.getByRole('dialog', { name: `Pass ${numbers.length} withdraw orders` });
  const rows = numbers.map((no) => orderOf(bench, no));
  await tickWarned(dialog);
  // The totals come before the factor.
  await dialog.getByLabel('Number of orders').fill('2');
  for (const { account, net } of rows)
    await dialog.getByLabel(`Net total: ${account.currency}`).fill(moneyIn(account.currency, net));
  await sendButton(dialog).click();
  await confirm(bench, 'ops.lee');
  await expectSoon(dialog).toHaveCount(0);
  expect(passes(bench)).toHaveLength(2);
  await expectSoon(successMessages(page).filter({ hasText: `${numbers.length} of ${numbers.length} done` })).toBeVisible();
});

test('the file of an export is saved after a code, and a declined question says nothing', async () => {
  const bench = await visit({ user: 'ops.lee', at: `${LIST}?view=ALL&currency=THB` });
  const { page, platform } = bench;
  await seeRows(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: exportWords.background }).click();
  await page.getByRole('button', { name: exportWords.open }).click();
  const row = page.getByRole('list', { name: exportWords.tasks }).getByRole('listitem');
  platform.clock.advance(MINUTE);
  await expectSoon(row.getByText(exportWords.status.READY, { exact: true })).toBeVisible();
  passAtWork(platform, 15 * MINUTE);
  const download = row.getByRole('button', { name: new RegExp(`^${exportWords.download}: `) });
  await download.click();
  await expectSoon(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(question(page)).toHaveCount(0);
  await expectSoon(row.getByRole('alert')).toHaveCount(0);
  await download.click();
  const saved = page.waitForEvent('download');
  await confirm(bench, 'ops.lee');
  expect((await saved).suggestedFilename()).toMatch(/^withdraw.*\.xlsx$/);
});

exhaustiveTest.each(localeThemes)(
  'own factors are changed after a code, above the drawer, without a finding (%s, %s)',
  async (locale, theme) => {
    const words = locale === 'zh-CN' ? zh : en;
    const bench = await visit({ user: 'li.na', at: LIST, locale, theme });
    const { page, platform, callsOf } = bench;
    const set = platform.world.factors.sets.get(platform.world.operators.find(({ username }) => username === 'li.na')?.id ?? '');
    set?.recovery.push('00'.repeat(32));
    await seeRows(page);
    platform.clock.advance(5 * MINUTE);
    await page.getByRole('button', { name: locale === 'zh-CN' ? /^(收件箱|提及)/ : /^(Inbox|Mentions)/ }).click();
    await page.getByRole('tab', { name: /^(Security|安全)$/ }).click();
    await page.getByRole('button', { name: words.add }).click();
    const dialog = page.getByRole('dialog', { name: words.again });
    const code = dialog.getByLabel(words.code, { exact: true });
    await expectSoon(code).toBeFocused();
    const { found, look } = collectAxe(page, { isWhole: true });
    await look('the question');
    await dialog.getByRole('button', { name: words.useRecovery }).click();
    await expectSoon(dialog.getByText(words.recoveryText)).toBeVisible();
    await look('the question for a recovery code');
    expect(found).toEqual({});
    await dialog.getByRole('button', { name: words.useCode }).click();
    await code.fill(codeOf(bench, 'li.na'));
    await page.keyboard.press('Enter');
    await expectSoon(page.getByText(words.scan)).toBeVisible();
    expect(callsOf('/auth/factor/begin')).toHaveLength(2);
  },
);

exhaustiveTest('a declined question leaves the list of factors, and can be asked again', async () => {
  const bench = await visit({ user: 'li.na', at: LIST });
  const { page, platform } = bench;
  await seeRows(page);
  platform.clock.advance(5 * MINUTE);
  await page.getByRole('button', { name: 'Security' }).click();
  const inbox = page.getByRole('dialog', { name: 'Security' });
  await inbox.getByRole('button', { name: en.add }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await inbox.getByRole('button', { name: en.add }).click();
  await confirm(bench, 'li.na');
  await expectSoon(inbox.getByText(en.scan)).toBeVisible();
  await expectSoon(page.locator('.ant-message-notice')).toHaveCount(0);
});

exhaustiveTest('a demonstration has the code filled in', async () => {
  const bench = await visit({ user: 'li.na', at: LIST, isPreview: true });
  const { page, platform } = bench;
  await seeRows(page);
  passAtWork(platform, 15 * MINUTE);
  await page.keyboard.press('e');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  await expectSoon(question(page).getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});
