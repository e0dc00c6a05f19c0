import type { Page } from 'playwright-core';
import { expectSoon, openBrowser, rowsOf, START, screenOf, seeRows } from '../support/browser';

const visit = openBrowser({ user: 'admin', at: null });

/** How many components may be drawn for a change of the address, with lists of 10 rows: what was measured, and little more. It may only fall. */
const BUDGETS = { 'the next page': 850, 'the list of another screen': 840, 'the way back': 785 };

/**
 * The least of them counts, and no more are gone once it is within the budget: where answers come apart, on a busy machine, what they
 * bring is drawn apart. On one that stays busy each next page draws five icons more, 30 components: 841 where a quiet one draws 811, and
 * the way back 783 instead of 749.
 */
const ROUNDS = 8;

/** Counts, as React's developer tools do, what React draws; before the console's code is there. */
const countRenders = () => {
  interface Fiber {
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
    tag: number;
  }
  const PERFORMED_WORK = 1;
  const COMPONENTS = [0, 1, 11, 14, 15];
  const state = { count: 0 };
  const visitFiber = (fiber: Fiber, before: Fiber | null) => {
    if (COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) state.count += 1;
    if (fiber.child === before?.child) return;
    for (let child = fiber.child; child; child = child.sibling) visitFiber(child, child.alternate);
  };
  Object.assign(window, {
    renders: state,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visitFiber(root.current, root.current.alternate),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
};

const rendersIn = (page: Page) => page.evaluate(() => (window as unknown as { renders: { count: number } }).renders.count);

test('a change of the address renders no more components than its budget', async () => {
  const { page, context } = await visit();
  await context.addInitScript(countRenders);
  await page.goto(START);
  await seeRows(page);
  /** Goes there, waits until the screen is at rest, and gives what it took. */
  const cost = async (go: () => Promise<unknown>, heading: string): Promise<number> => {
    const key = await rowsOf(page).first().getAttribute('data-row-key');
    const before = await rendersIn(page);
    await go();
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectSoon(rowsOf(page).first()).not.toHaveAttribute('data-row-key', key ?? '');
    await expectSoon(page.locator('.ant-spin-spinning, #content [aria-busy=true]')).toHaveCount(0);
    return (await rendersIn(page)) - before;
  };
  const costs: Record<keyof typeof BUDGETS, number[]> = {
    'the next page': [],
    'the list of another screen': [],
    'the way back': [],
  };
  const least = (way: keyof typeof BUDGETS) => Math.min(...costs[way]);
  const ways = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
  for (let round = 0; round < ROUNDS && !ways.every((way) => least(way) <= BUDGETS[way]); round += 1) {
    costs['the next page'].push(await cost(() => screenOf(page).locator('.ant-pagination-next button').click(), 'Pay orders'));
    costs['the list of another screen'].push(
      await cost(() => page.locator('aside a[href="/trade/payrecord"]').click(), 'Pay records'),
    );
    costs['the way back'].push(await cost(() => page.goBack(), 'Pay orders'));
  }
  console.log(costs);
  for (const way of ways) expect([way, least(way) > 100, least(way) <= BUDGETS[way]]).toEqual([way, true, true]);
});
