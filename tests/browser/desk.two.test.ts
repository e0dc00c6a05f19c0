import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { createRandom } from '../../mock/engine/random';
import { duplicatesOf } from '../../mock/flow/withdraw/usual';
import type { Withdraw } from '../../src/contract';
import {
  type Bench,
  callOverHttp,
  discard,
  expectSoon,
  fillQueue,
  focusedRow,
  LIST,
  type ListAnswer,
  numbersOf,
  openBrowser,
  orderOf,
  rowOf,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { depth } from '../support/depth';
import { step } from '../support/step';

jest.setTimeout(600_000);
const visit = openBrowser();
const QUERY = '?view=WAITING&status=PENDING&pageSize=10';
const PEOPLE = ['ops.lee', 'chen.yu'] as const;

interface Person {
  name: (typeof PEOPLE)[number];
  page: Page;
}

/** Lets the decisions of both through only when both have been sent, in an order that chance gives. */
async function barrier(contexts: readonly BrowserContext[], shuffle: <T>(list: readonly T[]) => T[]) {
  const waiting: Route[] = [];
  const isDecision = ({ pathname }: URL) => /^\/api\/trade\/withdraw\/(pass|reject)$/.test(pathname);
  for (const context of contexts)
    await context.route(isDecision, (route) => {
      waiting.push(route);
    });
  return async () => {
    await until('both have sent', () => waiting.length === contexts.length);
    await Promise.all(shuffle(waiting.splice(0)).map((route) => route.continue()));
  };
}

/** What the platform would show this person on the page that both look at. */
const rowsFor = async (bench: Bench, name: string) =>
  (await callOverHttp<ListAnswer>(bench, name, `/trade/withdraw/page${QUERY}&current=1`)).data.list;

/** The same orders as this person may act on them now, in the same places. */
async function rowsNow(bench: Bench, name: string, numbers: readonly string[]): Promise<Withdraw[]> {
  const { data } = await callOverHttp<ListAnswer>(
    bench,
    name,
    `/trade/withdraw/page?view=ALL&withdrawNo=${numbers}&current=1&pageSize=50`,
  );
  return numbers.flatMap((no) => data.list.find((row) => row.withdrawNo === no) ?? []);
}

const canDecide = ({ allowed }: Withdraw) => allowed?.includes('pass') || allowed?.includes('reject');

/** Numbers of the queue's first page, and of those on which both may decide without a tick. */
async function queueOf(bench: Bench): Promise<{ shown: string[]; contested: string[] }> {
  const [own = [], other = []] = await Promise.all(PEOPLE.map((name) => rowsFor(bench, name)));
  const easy = (rows: readonly Withdraw[]) =>
    rows
      .filter((row) => ['pass', 'reject'].every((action) => row.allowed?.includes(action as 'pass')))
      .filter(({ riskFlags = [] }) => !riskFlags.some(({ severity }) => severity === 'HIGH'))
      .map((row) => row.withdrawNo)
      .filter((no) => duplicatesOf(bench.platform.world, orderOf(bench, no)).length === 0);
  return { shown: own.map((row) => row.withdrawNo), contested: easy(own).filter((no) => easy(other).includes(no)) };
}

/** Opens the dialog over one order and fills it in, up to the button that sends it. */
async function prepare({ page, name }: Person, verb: 'pass' | 'reject', no: string, round: number): Promise<Locator> {
  const word = verb === 'pass' ? 'Pass' : 'Reject';
  await page.getByRole('button', { name: `${word} ${no}` }).click();
  const dialog = page.getByRole('dialog', { name: `${word} 1 withdraw order` });
  if (verb === 'reject') {
    await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('1');
  }
  await expectSoon(sendButton(dialog)).toBeFocused();
  await dialog.getByLabel('Internal remark').fill(`${name} in round ${round}`);
  return dialog;
}

test('of two people who confirm the same order at the same moment one wins, and the other sees the full result, repeatedly', async () => {
  const bench = await visit({ at: null });
  const { platform } = bench;
  for (const name of PEOPLE) await fillQueue(bench, name, 2 * depth.rounds);
  await bench.page.goto(`${LIST}${QUERY}`);
  const second = await bench.openProfile({ user: 'chen.yu', at: `${LIST}${QUERY}` });
  const people: Person[] = [
    { name: 'ops.lee', page: bench.page },
    { name: 'chen.yu', page: second.page },
  ];
  const random = createRandom('two operators');
  const shuffle = <T>(list: readonly T[]) => (random.chance(0.5) ? [...list] : [...list].reverse());
  const release = await barrier([bench.context, second.context], shuffle);
  const decisions = () => platform.world.withdraws.rows.reduce((sum, order) => sum + order.decisions.length, 0);
  const before = decisions();
  const wins: Record<string, number> = {};

  let contested: string[] = [];
  for (let round = 1; round <= depth.rounds; round += 1) {
    if (contested.length === 0)
      contested = await step('Let both see the same queue', async () => {
        const queue = await queueOf(bench);
        for (const { page } of people) {
          await page.getByRole('button', { name: 'Refresh', exact: true }).click();
          await expectSoon.poll(() => numbersOf(page)).toEqual(queue.shown);
        }
        return queue.contested;
      });
    const no = contested.shift() ?? '';
    const verb = round % 2 === 0 ? 'reject' : 'pass';
    const shown = await Promise.all(people.map(({ page }) => numbersOf(page)));
    const dialogs = await step(`Open both dialogs over ${no} and fill them in`, () =>
      Promise.all(people.map((person) => prepare(person, verb, no, round))),
    );
    const outcome = await step(`Send both decisions on ${no} at the same moment`, async () => {
      await Promise.all(dialogs.map((dialog) => sendButton(dialog).click()));
      await release();
      return Promise.race(dialogs.map((dialog, index) => dialog.waitFor({ state: 'hidden' }).then(() => index)));
    });
    const [winner, loser] = [people[outcome], people[1 - outcome]] as [Person, Person];
    const dialog = dialogs[1 - outcome] as Locator;
    wins[winner.name] = (wins[winner.name] ?? 0) + 1;

    const order = orderOf(bench, no);
    await step(`See that ${winner.name} won and ${loser.name} kept what was typed`, async () => {
      // Messages disappear, so they are checked first.
      await expectSoon(successMessages(winner.page).filter({ hasText: no })).toBeVisible();
      expect(order.decisions.at(-1)?.operator.username).toBe(winner.name);
      const conflict = dialog.getByRole('alert').filter({ hasText: `Changed by ${winner.name} at 2026-11-20 14:31:02` });
      await expectSoon(conflict).toContainText(/First review passed|Already (passed|rejected)/);
      await expectSoon(dialog.getByLabel('Internal remark')).toHaveValue(`${loser.name} in round ${round}`);
      await expectSoon(sendButton(dialog)).toBeDisabled();
    });
    await step(`See the new state of ${no} in both tabs`, async () => {
      const state = { PASSED: 'Passed', SECOND_REVIEW: 'In second review', REJECTED: 'Rejected' }[order.status as string];
      for (const { page } of people) await expectSoon(rowOf(page, no)).toContainText(state ?? '?');
      await expectSoon(successMessages(loser.page).filter({ hasText: no })).toHaveCount(0);
      expect(await Promise.all(people.map(({ page }) => numbersOf(page)))).toEqual(shown);
      await discard(loser.page);
      await expectSoon(dialog).toBeHidden();
    });
    await step('Continue with the next order of each person', async () => {
      // Both go on with the next order that is theirs to decide, from the top again behind the last one.
      for (const { page, name } of people) {
        const at = shown[0]?.indexOf(no) ?? 0;
        const rows = await rowsNow(bench, name, shown[0] ?? []);
        // The loser may be the second approver that the order needs: then the order is still open for that person.
        const isStillHis = name === loser.name && rows[at] !== undefined && canDecide(rows[at]);
        const next = isStillHis ? rows[at] : [...rows.slice(at + 1), ...rows.slice(0, at)].find(canDecide);
        if (!next) continue;
        await expectSoon.poll(() => focusedRow(page), `${name} after ${no}, round ${round}`).toBe(next.withdrawNo);
      }
    });
  }

  console.log(`wins: ${JSON.stringify(wins)}`);
  expect(decisions() - before).toBe(depth.rounds);
  expect(platform.check()).toEqual([]);
});
