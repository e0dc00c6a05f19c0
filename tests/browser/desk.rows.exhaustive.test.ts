import type { Route } from 'playwright-core';
import {
  ask,
  type Bench,
  badgeOf,
  callOverHttp,
  decide,
  expectSoon,
  fillQueue,
  LIST,
  numbersOf,
  onlyOf,
  openBrowser,
  orderOf,
  passTime,
  rowOf,
  rowsOf,
  seeRows,
  sendButton,
  until,
} from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';

const visit = openBrowser({ hasFakeTime: true });
const WATCH_MS = 10_000;
const NEWS = /^\d+ new$/;

/** The next reading of the list by its own watch has come. */
async function seeWatch(bench: Bench): Promise<void> {
  const reads = () => bench.callsOf('/trade/withdraw/page').filter(({ status }) => status === 200).length;
  const before = reads();
  await passTime(bench, [bench.page], WATCH_MS);
  await until('the list was read again', () => reads() > before);
}

describe('rows', () => {
  test('stay in place while orders arrive and colleagues decide; new rows are loaded on request', async () => {
    const bench = await visit({ at: `${LIST}?view=WAITING&pageSize=50&sortField=submittedAt&sortOrder=descend` });
    const { page, platform } = bench;
    await seeRows(page);
    const { payeeChanged, split, kycExpired } = platform.stories;
    const shown = await numbersOf(page);
    expect(shown).toEqual(expect.arrayContaining([payeeChanged, ...split, kycExpired]));
    const places = () => rowsOf(page).evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
    const dialog = await ask(page, 'Pass', kycExpired);
    const before = await places();

    for (let left = 5; left > 0; left -= 1) platform.arrive();
    const { data: waiting } = await callOverHttp<number>(bench, 'ops.lee', '/trade/withdraw/count');
    await decide(bench, 'chen.yu', 'pass', split[0] ?? '');
    await decide(bench, 'li.na', 'reject', split[1] ?? '');
    await decide(bench, 'r.santos', 'hold', payeeChanged);
    await seeWatch(bench);

    await expectSoon(rowOf(page, split[0] ?? '')).toContainText('Passed');
    await expectSoon(rowOf(page, split[1] ?? '')).toContainText('Rejected');
    await expectSoon(rowOf(page, payeeChanged)).toContainText('Held');
    expect(await numbersOf(page)).toEqual(shown);
    expect(await places()).toEqual(before);
    // The order of the dialog is unchanged.
    await expectSoon(dialog.getByRole('alert')).toHaveCount(0);
    await expectSoon(sendButton(dialog)).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectSoon(dialog).toBeHidden();

    const news = page.getByRole('button', { name: NEWS });
    await expectSoon(news).toBeVisible();
    expect(Number((await news.textContent())?.split(' ')[0])).toBeGreaterThanOrEqual(5);
    await news.click();
    await expectSoon(news).toHaveCount(0);
    await expectSoon(rowOf(page, split[0] ?? '')).toHaveCount(0);
    const fresh = await numbersOf(page);
    expect(fresh.filter((no) => !shown.includes(no)).length).toBeGreaterThanOrEqual(5);
    await page.clock.fastForward(31_000);
    await expectSoon(badgeOf(page)).toContainText(String(waiting - 3));
  });

  test.each(firstOf([412, 768, 1280]))('stay in place at %d px when new ones are told', async (width) => {
    const bench = await visit({
      at: `${LIST}?view=WAITING&sortField=submittedAt&sortOrder=descend`,
      viewport: { width, height: 820 },
    });
    const { page, platform } = bench;
    await seeRows(page);
    await expectSoon(page.locator('.later-tools button').first()).toBeVisible();
    const top = () =>
      rowsOf(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
    const before = await top();
    for (let left = 12; left > 0; left -= 1) platform.arrive();
    await seeWatch(bench);
    await expectSoon(page.getByRole('button', { name: NEWS })).toBeVisible();
    expect(await top()).toBe(before);
  });

  exhaustiveTest('keep focus and selection during updates', async () => {
    const bench = await visit({ at: `${LIST}?view=WAITING&pageSize=20` });
    const { page, platform } = bench;
    const rows = await seeRows(page);
    const [first = '', second = ''] = await numbersOf(page);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await expectSoon(rows.nth(1)).toBeFocused();
    await decide(bench, 'r.santos', 'hold', second);
    platform.arrive();
    await seeWatch(bench);
    await expectSoon(rowOf(page, second)).toContainText('Held');
    await expectSoon(rowOf(page, second)).toBeFocused();
    await expectSoon(rowOf(page, first).getByRole('checkbox')).toBeChecked();
  });

  test('requested before a decision do not revert it when they arrive later', async () => {
    const bench = await visit({ at: `${LIST}?pageSize=50` });
    const { page, platform } = bench;
    await seeRows(page);
    const [no = ''] = platform.stories.split;
    const late: { route: Route; answer: Awaited<ReturnType<Route['fetch']>> }[] = [];
    let isLate = true;
    await page.route(/\/api\/trade\/withdraw\/page\?/, async (route) => {
      if (isLate) late.push({ route, answer: await route.fetch() });
      else await route.continue();
    });
    await passTime(bench, [page], WATCH_MS);
    await until('the platform has answered the watch', () => late.length === 1);
    await sendButton(await ask(page, 'Pass', no)).click();
    await expectSoon(rowOf(page, no)).toContainText('Passed');
    await expectSoon(page.getByText('As of 14:31:02')).toBeVisible();
    isLate = false;
    for (const { route, answer } of late) await route.fulfill({ response: answer });
    await expectSoon(page.getByText(/As of 14:31:1/)).toBeVisible();
    await expectSoon(rowOf(page, no)).toContainText('Passed');
    await expectSoon(page.getByRole('button', { name: `Pass ${no}` })).toHaveCount(0);
  });
});

describe('a dialog with a changed order', () => {
  test('shows the change while it is open, keeps typed text, and is confirmed only after it was checked again', async () => {
    const bench = await visit({ at: null });
    const { page, platform, callsOf } = bench;
    const no = platform.stories.tier2;
    await page.goto(onlyOf(no));
    const dialog = await ask(page, 'Pass', no);
    await dialog.getByLabel('Internal remark').fill('Called the holder.');
    await decide(bench, 'r.santos', 'hold', no);
    await decide(bench, 'r.santos', 'unhold', no);
    await seeWatch(bench);
    await expectSoon(dialog.getByRole('alert')).toContainText(
      'The order changed after you opened it. Check it again before you decide.',
    );
    await expectSoon(sendButton(dialog)).toBeDisabled();
    await expectSoon(dialog.getByLabel('Internal remark')).toHaveValue('Called the holder.');
    await dialog.getByRole('button', { name: 'I have checked it again' }).click();
    await expectSoon(dialog.getByRole('alert')).toHaveCount(0);
    await expectSoon(sendButton(dialog)).toBeEnabled();
    await sendButton(dialog).click();
    // Not the row: with nothing left to decide, the page asks for the next ones, and the row may be gone at once.
    await expectSoon(page.getByText(`${no} moves to second review`)).toBeVisible();
    const { version } = orderOf(bench, no);
    expect(callsOf('/trade/withdraw/pass').map(({ body }) => body)).toEqual([
      { items: [{ withdrawNo: no, version: version - 1 }], remark: 'Called the holder.' },
    ]);
  });

  exhaustiveTest('shows why the order cannot be decided any more, and is closed', async () => {
    const bench = await visit({ at: null });
    const { page, platform, callsOf } = bench;
    const no = platform.stories.kycExpired;
    await page.goto(onlyOf(no));
    const dialog = await ask(page, 'Reject', no);
    await decide(bench, 'chen.yu', 'reject', no);
    await seeWatch(bench);
    await expectSoon(dialog.getByRole('alert')).toContainText('This is no longer possible.');
    await expectSoon(dialog.getByRole('alert')).toContainText('Already rejected by chen.yu');
    await expectSoon(sendButton(dialog)).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectSoon(dialog).toBeHidden();
    expect(callsOf('/trade/withdraw/reject')).toHaveLength(1);
  });

  exhaustiveTest('detects the change before confirmation, when the list is old', async () => {
    const bench = await visit({ at: null });
    const { page, platform } = bench;
    const no = platform.stories.tier2;
    await page.goto(onlyOf(no));
    await seeRows(page);
    // The window was hidden for a while, and the list was not reloaded.
    const isWatch = /\/api\/trade\/withdraw\/page\?(?!.*withdrawNo=)/;
    await page.route(isWatch, (route) => route.abort());
    await passTime(bench, [page], 20_000);
    await decide(bench, 'r.santos', 'hold', no);
    await decide(bench, 'r.santos', 'unhold', no);
    const dialog = await ask(page, 'Pass', no);
    await expectSoon(dialog.getByRole('alert')).toContainText('The order changed after you opened it.');
    await expectSoon(sendButton(dialog)).toBeDisabled();
  });
});

exhaustiveTest('a fully decided page of the queue loads the next one automatically', async () => {
  const bench = await visit({ at: null });
  const { page } = bench;
  await fillQueue(bench, 'ops.lee', 25);
  await page.goto(`${LIST}?pageSize=10`);
  await seeRows(page);
  const shown = await numbersOf(page);
  for (const no of shown.slice(1)) await decide(bench, 'chen.yu', 'reject', no);
  await seeWatch(bench);
  expect(await numbersOf(page)).toEqual(shown);
  const dialog = await ask(page, 'Reject', shown[0] ?? '');
  await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('1');
  await sendButton(dialog).click();
  await expectSoon(rowOf(page, shown[0] ?? '')).toHaveCount(0);
  await expectSoon(rowsOf(page)).toHaveCount(10);
  expect((await numbersOf(page)).filter((no) => shown.includes(no))).toEqual([]);
});
