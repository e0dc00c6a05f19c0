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

/** Elements outside the window on either side that cannot be scrolled to within a container, as tables can. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const canScroll = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || canScroll(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        return own > 0 && height > 0 && (right > width + 1 || left < -1) && !canScroll(element.parentElement);
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
  });

/** Heads, buttons, tabs, labels and fields: what must be read to work with a screen. */
const READ = 'h1, h2, h3, th, button, [role=tab], label, legend, dt, .ant-select-content, .ant-statistic-title';

/**
 * Texts of heads, buttons, tabs, labels and fields that are cut: by a box that hides what does not fit and cannot be scrolled, or in a
 * field that is too narrow for its value or its hint.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** For screen readers alone. */
    const isHidden = (element: Element) => element.closest('.visually-hidden, [aria-hidden=true], .skip-link') !== null;
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    /** As the heads of cards are. */
    const isClippedAway = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
    const isCut = (text: Text): boolean => {
      if (isClippedAway(text.parentElement)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        // What can be scrolled to is not cut, nor is anything within it; a fixed head and a long table scroll with their rows.
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || box.matches('.ant-table-header, [class*=ant-table-tbody-virtual]'))
          return false;
        // For screen readers alone.
        if (right - left < 2 || bottom - top < 2) return false;
        for (const line of range.getClientRects()) {
          if (line.width < 1 || line.height < 1) continue;
          if (clips(overflowX) && (line.right > right + 1 || line.left < left - 1)) return true;
          // Half a line: the box of a line is higher than its letters.
          const rest = line.height / 4;
          if (clips(overflowY) && (line.bottom > bottom + rest || line.top < top - rest)) return true;
        }
      }
      return false;
    };
    const textsIn = (element: Element): Text[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && text.parentElement && isShown(text.parentElement) && !isHidden(text.parentElement))
          found.push(text);
      }
      return found;
    };
    const brush = document.createElement('canvas').getContext('2d');
    const isTooLong = (field: HTMLInputElement): boolean => {
      const text = field.value || field.placeholder;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!brush || !text || field.type === 'checkbox' || field.type === 'radio') return false;
      brush.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return room > 0 && brush.measureText(text).width > room + 1;
    };
    const cut = [...document.querySelectorAll(selector)].filter(isShown).flatMap(textsIn).filter(isCut);
    const fields = [...document.querySelectorAll<HTMLInputElement>('input')].filter((one) => isShown(one) && isTooLong(one));
    return [
      ...new Set([
        ...cut.map((text) => `${text.parentElement?.tagName}.${text.parentElement?.className}: ${text.data.trim().slice(0, 40)}`),
        ...fields.map((field) => `field ${field.id}: ${field.value || field.placeholder}`),
      ]),
    ];
  }, READ);

/** Buttons, links, tabs and fields of the screen over which something else lies. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('#content :is(button, a[href], input, [role=tab])')];
    const found: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The cells that stay in place lie over those that are scrolled away.
      if (control.closest('.ant-table-content, .visually-hidden')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const own =
        control.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-tabs-tab, .file-input') ?? control;
      if (there && (own.contains(there) || there.contains(control))) continue;
      found.push(
        `${control.tagName} ${control.textContent || control.getAttribute('aria-label') || control.id} under ${there?.className}`,
      );
    }
    window.scrollTo(0, 0);
    return found;
  });

/** How much wider than the window the page is, which then scrolls to the side. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
