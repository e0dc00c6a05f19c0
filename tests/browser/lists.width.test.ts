import type { Page } from 'playwright-core';
import { type Bench, expectSoon, goInside, LIST, openBrowser, rowsOf } from '../support/browser';
import { depth, exhaustiveTest, sample } from '../support/depth';
import { type ListScreen, listScreens } from '../support/listScreens';

const visit = openBrowser({ at: null, user: 'admin', viewport: { width: 1280, height: 800 } });

/** What is decided on, list by list: by the names of the columns, written by hand. */
const DECISIVE: Readonly<Record<string, readonly string[]>> = {
  '/bankCard/history': ['lineNo', 'bankTime', 'cardNo', 'inAmount', 'outAmount', 'matchStatus', 'counterpartyName'],
  '/bankCard/proxyBatch': ['batchNo', 'batchName', 'mchName', 'totalAmount', 'totalCount', 'status', 'people'],
  '/trade/withdraw': ['withdrawNo', 'holderName', 'netAmount', 'riskScore', 'payee', 'status'],
  '/trade/payrecord': ['recordNo', 'requestAt', 'mchName', 'channelCode', 'amount', 'status', 'unifiedCode'],
  '/trade/settorder': ['settNo', 'createdAt', 'mchName', 'amount', 'payee', 'status'],
  '/bankCard/order': ['collectNo', 'createdAt', 'mchName', 'payableAmount', 'card', 'status'],
  '/trade/payorder': ['payOrderNo', 'createdAt', 'mchName', 'channel', 'amount', 'status'],
  '/merchant/user': ['mchNo', 'mchName', 'status', 'kycStatus', 'available', 'switches'],
  '/bankCard/proxyCard': ['cardId', 'card', 'usage', 'status', 'bookBalance', 'listenStatus'],
  '/merchant/product/pay': ['productCode', 'shownName', 'status', 'direction', 'defaultPrice', 'ways'],
  '/merchant/product/payway': ['wayCode', 'wayName', 'status', 'strategy', 'rounds', 'success', 'cost'],
  '/merchant/product/payway/round': ['channelCode', 'channelName', 'status', 'weight', 'shares', 'priority', 'success'],
  '/account/info': ['accountNo', 'holderName', 'accountType', 'availableAmount', 'frozenAmount', 'status', 'checkState'],
  '/account/statement': ['historyNo', 'createdAt', 'holderName', 'bizType', 'inAmount', 'outAmount', 'afterAmount'],
  '/currency/rate': ['pair', 'midRate', 'buyRate', 'sellRate', 'status', 'alarm', 'mode'],
  '/bank/channel': ['channelCode', 'channelName', 'status', 'costRate', 'successRate24h', 'todayAmount'],
  '/bankCard/otp': ['cardChannelNo', 'cardId', 'listenStatus', 'lastHeartbeatAt'],
  '/agency/list': ['agentNo', 'agentName', 'status', 'level', 'parent', 'monthVolume', 'available'],
  '/agency/perf': ['agentNo', 'period', 'payinAmount', 'totalShare', 'settleStatus'],
  '/bank/config': ['upstreamCode', 'upstreamName', 'status', 'cover', 'successRate1h', 'certificate'],
  '/test/pay': ['testNo', 'verdict', 'channelCode', 'amount', 'failedStep', 'createdAt'],
  '/sys/operator': ['username', 'realName', 'status', 'roles', 'scope', 'withdrawTier', 'lastLoginAt'],
  '/sys/role': ['roleCode', 'displayName', 'status', 'operatorCount', 'keyCount', 'riskLevel'],
  '/sys/dict': ['dictType', 'nameShown', 'category', 'itemCount', 'status'],
  '/sys/log': ['logNo', 'createdAt', 'username', 'action', 'record', 'result'],
};
/** Lists that the short suite always looks at. */
const NAMED = [LIST, '/bankCard/proxyBatch', '/merchant/product/payway', '/account/info', '/bank/channel', '/trade/payrecord'];

const shared = new Map<string, Promise<Bench>>();
/** One console for each language: nothing that is done here leaves anything behind. */
async function consoleIn(locale: 'en-US' | 'zh-CN', address: string): Promise<Bench> {
  const begun = shared.get(locale) ?? visit({ at: '/', locale, isShared: true });
  shared.set(locale, begun);
  const bench = await begun;
  const { page } = bench;
  await expectSoon(page.locator('.palette-button')).toBeVisible();
  await goInside(page, address);
  await expectSoon(rowsOf(page).first()).toBeVisible();
  await expectSoon(page.locator('.resource-table[aria-busy=false]')).toBeVisible();
  return bench;
}

/** By the number of each row that the list shows: the fields without a value. */
async function emptyIn({ callsOf, platform }: Bench, { api, rowKey }: ListScreen): Promise<Record<string, string[]>> {
  const operation = platform.api.operations.get(`GET ${api}`);
  const actor = platform.world.operators.find(({ username }) => username === 'admin');
  const asked = callsOf(api, 'GET').at(-1);
  if (!operation || !actor || !asked) throw new Error(`${api} was not called`);
  const { data } = platform.api.perform(operation, { actor, search: new URLSearchParams(asked.query) }).envelope;
  const { list } = data as { list: Record<string, unknown>[] };
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(list.map((row) => [String(row[rowKey]), Object.keys(row).filter((name) => isEmpty(row[name]))]));
}

/** Where the cells of the named columns stand beside the window and the fixed actions, and the buttons in those. */
const look = (page: Page, decisive: readonly string[]) =>
  page.evaluate((wanted) => {
    const heads = [...document.querySelectorAll<HTMLElement>('.resource-table thead th')];
    const rows = [...document.querySelectorAll<HTMLElement>('.resource-table tr[data-row-key]')];
    const box = (element: Element) => element.getBoundingClientRect();
    const actions = heads.find(({ dataset }) => dataset.column === 'actions');
    const region = document.querySelector('.resource-table');
    const end = Math.min(actions ? box(actions).left : window.innerWidth, region ? box(region).right : 0);
    const hidden = wanted.filter((name) => {
      const at = heads.findIndex(({ dataset }) => dataset.column === name);
      return (
        at < 0 ||
        rows.some((row) => {
          const { left, right, width } = box(row.children[at] as Element);
          return left < 0 || right > end + 1 || width === 0;
        })
      );
    });
    // What a person would hit there, not what the figures say.
    const [row] = rows;
    const covered = wanted.filter((name) => {
      const cell = row?.children[heads.findIndex(({ dataset }) => dataset.column === name)];
      if (!cell) return true;
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { right, top, height } = box(cell);
      return !cell.contains(document.elementFromPoint(right - 3, top + height / 2));
    });
    const lines = [...document.querySelectorAll<HTMLElement>('.resource-table td .row-actions')];
    const widest = Math.max(
      0,
      ...lines.map((line) => {
        const buttons = [...line.children] as HTMLElement[];
        return buttons.reduce((sum, { offsetWidth }) => sum + offsetWidth, 4 * (buttons.length - 1));
      }),
    );
    const more = lines.flatMap((line) =>
      [...line.querySelectorAll('.row-button-icon')].map((button) => Math.round(box(button).x)),
    );
    return {
      hidden,
      covered,
      scrolled: document.querySelector('.resource-table .ant-table-content')?.scrollLeft ?? 0,
      /** How much wider the actions are than their buttons, or their title, between the paddings of a cell. */
      spare: actions ? box(actions).width - Math.max(widest + 12, (actions.firstChild as Text).length * 9 + 12) : 0,
      placesOfMore: [...new Set(more)].length,
      wrapped: lines.filter((line) => line.offsetHeight > 26).length,
    };
  }, decisive);

/** Widths of the windows at desks, in pixels; 1093 is 1366 at 125 %. */
const WIDTHS = [1093, 1280, 1366, 1440, 1920];

/** What is wrong with the columns as the list opens: cells that a person cannot see whole, and texts that end without a tip. */
const faultsOf = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const table = document.querySelector<HTMLElement>('.resource-table');
    const box = table?.querySelector<HTMLElement>('.ant-table-content');
    if (!table || !box) throw new Error('There is no table');
    const heads = [...box.querySelectorAll<HTMLElement>('thead th')];
    const shown = heads.filter(({ offsetWidth }) => offsetWidth > 0);
    const fixed = heads.find(({ dataset }) => dataset.column === 'actions');
    const end = fixed?.getBoundingClientRect().left ?? box.getBoundingClientRect().right;
    const isUnder = (at: number) =>
      [...box.querySelectorAll('tr[data-row-key]')].some((row) => {
        const cell = row.children[at];
        return cell && (cell.getBoundingClientRect().right > end + 1 || cell.getBoundingClientRect().left < 0);
      });
    const isCut = (part: HTMLElement) =>
      part.scrollWidth > part.clientWidth + 1 &&
      part.clientWidth > 1 &&
      getComputedStyle(part).overflowX !== 'visible' &&
      !part.closest('[title], [data-hint]');
    const left = heads.filter((head) => head.dataset.column && !shown.includes(head)).map(({ textContent }) => textContent);
    return {
      scrolled: box.scrollLeft,
      wide: box.scrollWidth - box.clientWidth,
      under: shown.filter((head) => head !== fixed && isUnder(heads.indexOf(head))).map(({ dataset }) => dataset.column),
      cut: [...box.querySelectorAll<HTMLElement>('td, td *, th, th *')].filter(isCut).map(({ textContent }) => textContent),
      // The button of the table settings counts and names what is left out.
      isTold:
        left.length === 0
          ? !table.querySelector('[aria-description]:is(.table-bar *)')
          : table.querySelector('.table-bar [aria-description]')?.textContent === `+${left.length}` &&
            left.every((title) =>
              table
                .querySelector('.table-bar [aria-description]')
                ?.getAttribute('aria-description')
                ?.includes(title ?? ''),
            ),
      left: left.length,
    };
  });

test('every list names its main columns', () => {
  expect(listScreens.map(({ path }) => path).filter((path) => !DECISIVE[path])).toEqual([]);
});

describe.each(depth.locales)('at 1280 pixels in %s', (locale) => {
  test.each(sample(listScreens, 1, ({ path }) => NAMED.includes(path)))(
    '$path shows what is decided on, and its actions are as narrow as their buttons',
    async ({ path, full }) => {
      const { page } = await consoleIn(locale, full);
      const { spare, placesOfMore, ...seen } = await look(page, DECISIVE[path] ?? []);
      expect(seen).toEqual({ hidden: [], covered: [], scrolled: 0, wrapped: 0 });
      expect(spare).toBeLessThanOrEqual(2);
      expect(placesOfMore).toBeLessThanOrEqual(1);
    },
  );
});

describe.each(depth.locales)('as it opens in %s', (locale) => {
  test.each(sample(listScreens, 1, ({ path }) => NAMED.includes(path)))(
    '$path has no column under its actions at any width, and names those that it leaves out',
    async ({ full }) => {
      const { page } = await consoleIn(locale, full);
      const found: Record<number, unknown> = {};
      const none = { scrolled: 0, wide: 0, under: [], cut: [], isTold: true };
      let out = Number.NaN;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // The columns are measured again when the list has its new width.
        await expectSoon.poll(async () => ({ ...(await faultsOf(page)), left: 0 })).toEqual({ ...none, left: 0 });
        const { left, ...faults } = await faultsOf(page);
        out = left;
        found[width] = faults;
      }
      expect(found).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, none])));
      // The widest has room for all.
      expect(out).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    },
  );
});

/** What is wrong with the cards of a list on a phone: what reaches beyond the window, and main columns that a card does not show. */
const cardFaultsOf = (page: Page, decisive: readonly string[], empty: Readonly<Record<string, readonly string[]>>) =>
  page.evaluate(
    ([wanted, emptyOf]) => {
      const box = document.querySelector<HTMLElement>('.resource-table .ant-table-content');
      const rows = [...document.querySelectorAll<HTMLElement>('.resource-table tr[data-row-key]')];
      const heads = [...document.querySelectorAll<HTMLElement>('.resource-table thead th')];
      const end = document.documentElement.clientWidth;
      const isOut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < 0 || right > end + 1);
      };
      const isMissing = (name: string) => {
        const at = heads.findIndex(({ dataset }) => dataset.column === name);
        // A card leaves out a line without a value.
        const isLost = (row: HTMLElement) => {
          const cell = row.children[at] as HTMLElement;
          const isEmpty = emptyOf[row.dataset.rowKey ?? '']?.includes(name) && cell.childNodes.length === 0;
          return cell.offsetWidth === 0 && !isEmpty;
        };
        return at < 0 || rows.some(isLost);
      };
      const lines = [...document.querySelectorAll<HTMLElement>('.resource-table td.card-line')].filter(
        (cell) => cell.offsetWidth > 0,
      );
      /** Where the text of a value begins, and how many pixels its longest line has. */
      const placeOf = (cell: HTMLElement) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const parts = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const left = Math.min(...parts.map((part) => part.left));
        return { cell, left, width: Math.max(...parts.map((part) => part.right)) - left };
      };
      const values = lines.filter(({ textContent }) => textContent).map(placeOf);
      const first = Math.min(...values.map(({ left }) => left));
      const tops = rows.map((row) => row.getBoundingClientRect().height);
      return {
        pageWide: document.documentElement.scrollWidth - end,
        tableWide: (box?.scrollWidth ?? Number.NaN) - (box?.clientWidth ?? 0),
        out: [
          ...new Set(
            rows
              .flatMap((row) => [...row.querySelectorAll('*')])
              .filter(isOut)
              .map(({ className }) => String(className)),
          ),
        ],
        missing: wanted.filter(isMissing),
        /** Rows of a table, not cards. */
        flat: tops.filter((height) => height < 60).length,
        /** Names without a value. */
        empty: lines.filter(({ childNodes }) => childNodes.length === 0).length,
        // A tag's text is a little within.
        astray: values.filter(({ left }) => left > first + 12).map(({ cell }) => cell.textContent),
        squeezed: values.filter(({ cell, width }) => width < 40 && cell.offsetHeight > 60).map(({ cell }) => cell.textContent),
      };
    },
    [decisive, empty] as const,
  );

describe.each(depth.locales)('on a phone in %s', (locale) => {
  test.each(sample(listScreens, 1, ({ path }) => NAMED.includes(path)))(
    '$path has cards with its main columns, and nothing scrolls sideways',
    async (list) => {
      const bench = await consoleIn(locale, list.full);
      const { page } = bench;
      await page.setViewportSize({ width: 390, height: 844 });
      await expectSoon(page.locator('.resource-table .has-cards')).toBeVisible();
      expect(await cardFaultsOf(page, DECISIVE[list.path] ?? [], await emptyIn(bench, list))).toEqual({
        pageWide: 0,
        tableWide: 0,
        out: [],
        missing: [],
        flat: 0,
        empty: 0,
        astray: [],
        squeezed: [],
      });
      await page.setViewportSize({ width: 1280, height: 800 });
    },
  );
});

/** Heads under the pinned actions, rows whose state cannot be seen beside them, and how much wider than the window the page is. */
const treeFaultsOf = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const heads = [...document.querySelectorAll<HTMLElement>('.tree-table thead th')].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    );
    const end = Math.min(...heads.filter(({ dataset }) => dataset.column === 'actions').map((head) => box(head).left));
    const rows = [...document.querySelectorAll('.tree-table .ant-table-row')].slice(0, 5);
    const isSeen = (tag: Element) => box(tag).width > 0 && box(tag).right <= end;
    return {
      columns: heads.map(({ dataset }) => dataset.column),
      under: heads.filter(({ dataset }) => dataset.column !== 'actions').filter((head) => box(head).right > end + 1).length,
      stateless: rows.filter((row) => ![...row.querySelectorAll('.tag')].some(isSeen)).length,
      rows: rows.length,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

/** All columns of the trees, written by hand. */
const TREES: readonly [path: string, columns: readonly string[]][] = [
  ['/sys/menu', ['tree', 'status', 'menuType', 'accessKey', 'riskLevel', 'visible', 'path', 'roleCount', 'sort', 'actions']],
  ['/merchant/menu', ['tree', 'status', 'menuType', 'accessKey', 'who', 'visible', 'path', 'useCount', 'sort', 'actions']],
];

exhaustiveTest.each(TREES)(
  'the tree at %s leaves out the columns that have no room, and none at the widest and on paper',
  async (path, all) => {
    const { page } = await visit({ at: '/' });
    await expectSoon(page.locator('.palette-button')).toBeVisible();
    await goInside(page, path);
    await expectSoon(page.locator('.tree-table .ant-table-row').first()).toBeVisible();
    for (const width of [390, 1093, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSoon.poll(() => treeFaultsOf(page)).toMatchObject({ under: 0, stateless: 0, rows: 5, wide: 0 });
    }
    expect((await treeFaultsOf(page)).columns).toEqual(all);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectSoon.poll(async () => (await treeFaultsOf(page)).columns).not.toEqual(all);
    await page.emulateMedia({ media: 'print' });
    // Nothing can be pressed on paper.
    const printed = all.filter((column) => column !== 'actions');
    await expectSoon.poll(async () => (await treeFaultsOf(page)).columns).toEqual(printed);
  },
);
