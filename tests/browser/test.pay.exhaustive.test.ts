import { trial as en } from '../../src/locales/en-US/test/pay';
import { trial as zh } from '../../src/locales/zh-CN/test/pay';
import {
  collectAxe,
  expectSoon,
  openBrowser,
  pressEnter,
  rowsOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/test/pay';
const visit = openBrowser({ user: 'admin', at: PATH });
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

exhaustiveTest.each(
  firstOf([
    ['en-US', 'light', en],
    ['zh-CN', 'dark', zh],
  ] as const),
)('in %s, %s, axe finds nothing in the form, its result, the list, the drawers and the dialogs', async (locale, theme, words) => {
  const { page } = await visit({ locale, theme });
  const { found, look } = collectAxe(page);
  await seeRows(page);
  const run = page.getByRole('button', { name: words.action.run, exact: true });
  await run.click();
  await expectSoon(page.getByRole('heading', { name: words.run.title })).toBeVisible();
  await expectSoon(page.getByRole('region', { name: words.detail.trace })).toBeVisible();
  await look('form, result and list', '#content');
  await page.getByRole('button', { name: words.action.cases, exact: true }).click();
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('checkbox').first()).toBeVisible();
  await look('saved tests', DRAWER);
  await drawer
    .getByRole('button', { name: new RegExp(`^${words.action.editCase}`) })
    .first()
    .click();
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
  await look('a saved test', DIALOG);
  await page.keyboard.press('Escape');
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectSoon(page.locator(`${DRAWER}-open`)).toHaveCount(0);
  await rowsOf(page).first().focus();
  await page.keyboard.press('Enter');
  await expectSoon(page.locator(DRAWER).getByRole('heading', { name: words.detail.steps })).toBeVisible();
  await look('a run', DRAWER);
  expect(found).toEqual({});
});

test('comes from a channel with a filled form, runs it in the sandbox and follows it step by step', async () => {
  const { page, platform } = await visit({ at: '/bank/channel?keyword=CH0101' });
  await seeRows(page);
  await pressEnter(page.getByRole('button', { name: /^More actions on/ }));
  await pressEnter(page.getByRole('menuitem', { name: 'Test', exact: true }));
  await expectSoon(page.getByRole('heading', { level: 1, name: 'Channel test' })).toBeVisible();
  const form = page.getByRole('region', { name: 'New test' });
  await expectSoon(form.getByText(/\(CH0101\)$/)).toBeVisible();
  await expectSoon(form.getByText(/\(TH_SCAN\)$/)).toBeVisible();
  await expectSoon(form.getByLabel('Amount')).toHaveValue('1000.00');

  await form.getByLabel('Amount').fill('1000.01');
  await pressEnter(form.getByRole('button', { name: 'Run test' }));
  await expectSoon(form.getByText('Must be above zero, at most THB 1,000.00.')).toBeVisible();
  await expectSoon(form.getByLabel('Amount')).toHaveValue('1000.01');

  await form.getByLabel('Amount').fill('100.00');
  await form.getByLabel('Mode').press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressEnter(form.getByRole('button', { name: 'Run test' }));
  const state = form.getByRole('status').filter({ hasText: 'passed' });
  await expectSoon(state).toHaveText('1 run: 0 passed, 1 running.');
  const [trial] = [...platform.world.trialBook.trials.values()].slice(-1);
  expect(trial?.plan).toMatchObject({ mode: 'SANDBOX', amount: 10_000n, channel: { code: 'CH0101' } });
  await expectSoon(form.getByText('Waiting', { exact: true })).toBeVisible();
  platform.clock.advance(61_000);
  await expectSoon(state).toHaveText(/^1 run: [01] passed, 0 running\.$/);
  await expectSoon(form.getByText('Request', { exact: true }).first()).toBeVisible();
  await form.getByText('Signature data').click();
  await expectSoon(form.getByText(/"signType": "SHA256"/)).toBeVisible();
  await expectSoon(rowsOf(page).filter({ hasText: trial?.no ?? '' })).toContainText('CH0101');
  expect(platform.check()).toEqual([]);
});

exhaustiveTest('runs saved tests over the channels of a provider, shows the matrix, and cancels waiting ones', async () => {
  const { page, platform } = await visit();
  await seeRows(page);
  const form = page.getByRole('region', { name: 'New test' });
  await form.getByLabel('Number of runs').fill('2');
  await form.getByLabel('Pause between runs (sec)').fill('60');
  await pressEnter(form.getByRole('button', { name: 'Run test' }));
  await expectSoon(form.getByRole('status').filter({ hasText: 'runs' })).toHaveText('2 runs: 1 passed, 1 running.');
  const [waiting] = [...platform.world.trialBook.trials.keys()].slice(-1);
  await pressEnter(form.getByRole('button', { name: new RegExp(`^Cancel ${waiting}`) }));
  const dialog = page.getByRole('dialog', { name: `Cancel test ${waiting}` });
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(form.getByRole('status').filter({ hasText: 'runs' })).toHaveText('2 runs: 1 passed, 0 running.');
  await expectSoon(rowsOf(page).filter({ hasText: waiting ?? '' })).toContainText('Canceled');

  await form.getByRole('button', { name: 'Save test' }).click();
  const save = page.getByRole('dialog', { name: 'Save test' });
  await save.getByLabel('Saved test').fill('Thai bank');
  await sendButton(save).click();
  await expectSoon(successMessages(page).filter({ hasText: 'Thai bank saved.' })).toBeVisible();

  await page.getByRole('button', { name: 'Saved tests', exact: true }).click();
  const cases = page.getByRole('dialog', { name: 'Saved tests' });
  await cases.getByRole('button', { name: 'Edit Thai bank' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Thai bank' });
  await edit.getByLabel('Amount').fill('120.00');
  const kept = [...platform.world.trialBook.cases.values()].find(({ name }) => name === 'Thai bank');
  if (kept) Object.assign(kept, { version: 2, updatedBy: 'k.wong' });
  await sendButton(edit).click();
  await expectSoon(edit.getByText(/^Changed by k\.wong at/)).toBeVisible();
  await expectSoon(edit.getByLabel('Amount')).toHaveValue('120.00');
  await sendButton(edit).click();
  await expectSoon(edit).toHaveCount(0);
  expect(kept).toMatchObject({ version: 3, plan: { amount: '120.00' } });
  await cases.getByRole('checkbox', { name: 'Thai bank' }).check();
  await cases.getByRole('checkbox', { name: 'Bank pay-in, route only' }).check();
  const upstream = platform.world.catalog.channels.get('CH0101')?.upstream;
  await cases.getByRole('combobox').fill(upstream?.code ?? '');
  await page.keyboard.press('Enter');
  await cases.getByRole('button', { name: 'Run 2 selected' }).click();
  const matrix = form.getByRole('region', { name: 'Saved tests by channel' });
  await expectSoon(matrix.getByRole('columnheader', { name: 'CH0101' })).toBeVisible();
  await expectSoon(matrix.getByRole('rowheader')).toHaveText(['Thai bank', 'Bank pay-in, route only']);
  await matrix
    .getByRole('button', { name: /: Passed$/ })
    .first()
    .click();
  await expectSoon(page.getByRole('dialog', { name: /^Test CT\d+$/ })).toContainText('Route');
});
