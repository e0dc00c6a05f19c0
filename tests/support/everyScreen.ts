import type { Locator, Page, Route } from 'playwright-core';
import { common as en } from '../../src/locales/en-US/common';
import { common as zh } from '../../src/locales/zh-CN/common';
import { type Bench, expectSoon } from './browser';

/*
 * What the tests of every screen share: where each screen is, what its parts are called, and what can be done to its calls.
 */

const RETRY = new RegExp(`^(${en.action.retry}|${zh.action.retry})$`);
/** Calls of the layout: what they do when they fail is the matter of other tests. */
const OF_LAYOUT = /^\/api\/(auth\/|common\/|trade\/withdraw\/count$|sys\/dict\/labels$)/;
type Served = Pick<Bench, 'platform'>;
const PARAMS: Record<string, (served: Served) => string> = {
  ':batchNo': ({ platform }) => platform.world.pool.batches.rows[0]?.no ?? '',
  ':mchNo': () => 'M100001',
  ':id': ({ platform }) => platform.world.payouts.rows[0]?.no ?? '',
};
/** Screens of a single record, which is named in the address. */
const QUERIES: Record<string, string> = {
  '/merchant/product/payway': '?productCode=TH_SCAN',
  '/merchant/product/payway/round': '?wayCode=TH_QR',
};

/** A list, a tree, a form, a page of one record, and figures: what all screens have is tried in full on these. */
const ARCHETYPES = new Set([
  '/trade/withdraw',
  '/sys/menu',
  '/maintain',
  '/trade/settorder/detail/:id',
  '/trade/profitStatistics',
]);
export const isArchetype = (path: string): boolean => ARCHETYPES.has(path);

/** Address at which a screen has something to show. @param path as config/routes.ts has it */
export const addressOf = (served: Served, path: string): string =>
  path.replace(/:\w+/, (name) => PARAMS[name]?.(served) ?? '') + (QUERIES[path] ?? '');

type Json = { code: number; data: unknown };
export type Answer = (route: Route) => Promise<void>;

/** An answer in place of the platform's own. */
export const json =
  (status: number, body: object): Answer =>
  (route) =>
    route.fulfill({ status, json: body });
/** The platform's own answer with other data. */
export const changed =
  (change: (data: unknown) => unknown): Answer =>
  async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Json;
    await route.fulfill({ response: answer, json: { ...body, data: change(body.data) } });
  };

/** The same data with no records in it. */
export function without(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (typeof data !== 'object' || data === null || !('list' in data)) return data;
  return { ...data, list: [], total: 0 };
}

export const content = (page: Page): Locator => page.locator('#content');
/** Where a screen, or a part of it, says that it could not be loaded and offers another try. */
export const failure = (page: Page): Locator =>
  content(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: RETRY }) })
    .first();
export const records = (page: Page): Locator => content(page).locator('[data-row-key], [data-record]');
export const isLoading = (page: Page): Locator =>
  content(page).locator('[aria-busy=true]:visible, .ant-skeleton:visible').first();

/** Answers all calls of the screen itself from now on. @param tell hears of each */
export const answerCalls = (page: Page, answer: Answer, tell: () => void = () => undefined): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !OF_LAYOUT.test(pathname),
    (route) => {
      tell();
      // The page may have left before the answer is there.
      return answer(route).catch(() => undefined);
    },
  );

/** The screen as it is without any fault. */
export async function seeWhole(page: Page): Promise<void> {
  await expectSoon(content(page).locator('h1')).toBeVisible();
  await expectSoon(isLoading(page)).toHaveCount(0);
  await expectSoon(failure(page)).toHaveCount(0);
}

/** Labels of filters that need more lines than they have. */
export const cutLabels = (page: Page): Promise<string[]> =>
  page
    .locator('.filter-bar label')
    .evaluateAll((labels) =>
      labels.filter((label) => label.scrollHeight > label.clientHeight + 3).map(({ textContent }) => textContent ?? ''),
    );

/** Amounts in cells of tables and descriptions that are not aligned at the end, and column titles that are not. */
export const astrayAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isAtEnd = (cell: Element) => /^(end|right)$/.test(getComputedStyle(cell).textAlign);
    const isAstray = (amount: Element): boolean => {
      const cell = amount.closest('td, th');
      const own = amount.getBoundingClientRect();
      if (!cell || own.width === 0) return false;
      const { paddingRight, borderRightWidth } = getComputedStyle(cell);
      const end = cell.getBoundingClientRect().right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth);
      const range = document.createRange();
      range.selectNodeContents(cell);
      const isInLine = ({ top, bottom, width }: DOMRect) => width > 0 && top < own.bottom - 2 && bottom > own.top + 2;
      // Text after it in its line belongs to it.
      const texts = [...cell.querySelectorAll('*')].flatMap((part) => [...part.childNodes]).concat([...cell.childNodes]);
      const ends = texts
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()].filter(isInLine).map(({ right }) => right);
        });
      return Math.max(...ends) < end - 3;
    };
    const titleOf = (amount: Element): Element | null => {
      const cell = amount.closest('td');
      const head = cell?.closest('table')?.tHead ?? cell?.closest('.ant-table')?.querySelector('thead');
      const titles = head ? [...(head.rows.length === 1 ? (head.rows[0]?.cells ?? []) : [])] : [];
      return cell && titles.length === cell.parentElement?.children.length ? (titles[cell.cellIndex] ?? null) : null;
    };
    const amounts = [...document.querySelectorAll('.amount')];
    const titles = amounts.map(titleOf).filter((title) => title !== null);
    return [
      ...amounts.filter(isAstray).map((amount) => `${amount.closest('tr')?.textContent?.slice(0, 60)}: ${amount.textContent}`),
      ...new Set(titles.filter((title) => !isAtEnd(title)).map((title) => `title ${title.textContent}`)),
    ];
  });

/** Numbers in sight that are not written as all numbers are: a blank before percent, no groups, a hyphen for minus. */
export const strayNumbers = async (page: Page): Promise<string[]> => {
  const text = await page.evaluate(() => document.body.innerText);
  const figures = await page.locator('.figures dd').allInnerTexts();
  const ungrouped = figures.filter((figure) => /^\d{4,}$/.test(figure.trim()));
  const found =
    text.match(
      /.{0,30}(\d %|\b[A-Z]{3} -\d|\b(?:THB|VND|IDR|INR|PHP|MYR|USD) [+\u2212]?\d{4,}|(?:4[89]|[5-9]\d|[\d,]{3,}) (?:h|hr)\b).{0,10}/g,
    ) ?? [];
  return [...ungrouped, ...found];
};
