import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../support/chromium';
import { packed, type Served, serve } from './served';

/**
 * What an operator's ways through the withdraw list cost, beside the same ways through a plain antd application in the same run:
 * main-thread CPU of the page, and the code that is fetched for it.
 */

const RUNS = 5;
const KINDS = ['console', 'plain'] as const;
type Kind = (typeof KINDS)[number];

interface Step {
  name: string;
  go: (page: Page) => Promise<void>;
}
interface Cost {
  cpu: number;
  kilobytes: number;
}

/** Kept screens are hidden and not part of the visible page. */
const ROW = '.ant-table-tbody tr[data-row-key]:not([hidden] *)';
const firstRow = (page: Page) => page.locator(ROW).first();
const keyOf = (page: Page) => firstRow(page).getAttribute('data-row-key');

/** Waits until the rows are there and nothing is busy. In the page: a policy lets no text be run that is sent from outside. */
const settle = (page: Page, heading: string, before?: string | null): Promise<void> =>
  page.evaluate(
    ([title, old, rowInSight]) =>
      new Promise<void>((resolve) => {
        const isThere = () => {
          const row = document.querySelector(rowInSight)?.getAttribute('data-row-key');
          const isBusy = document.querySelector(':is(.ant-spin-spinning, #content [aria-busy=true]):not([hidden] *)') !== null;
          return document.querySelector('h1')?.textContent === title && Boolean(row) && row !== old && !isBusy;
        };
        const observer = new MutationObserver(() => finish());
        const finish = () => {
          if (!isThere()) return;
          observer.disconnect();
          resolve();
        };
        observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
        finish();
      }),
    [heading, before, ROW] as const,
  );

/** Clicks in the page: to find a part by its role would be reckoned on the page's own thread. */
const click = (page: Page, parts: string, text = ''): Promise<void> =>
  page.evaluate(
    ([selector, start]) => {
      const part = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (one) => one.textContent?.trim().startsWith(start) && !one.closest('[hidden]'),
      );
      if (!part) throw new Error(`Nothing to click: ${start}`);
      part.click();
    },
    [parts, text] as const,
  );
const MENU = 'aside a, [role=menuitem]';
const WITHDRAWS = 'Withdraw orders';
const PAY_ORDERS = 'Pay orders';
const STEPS: readonly Step[] = [
  {
    name: 'next page',
    go: async (page) => {
      const before = await keyOf(page);
      await click(page, '.ant-pagination-next button');
      await settle(page, WITHDRAWS, before);
    },
  },
  {
    name: 'search again',
    go: async (page) => {
      const answered = page.waitForResponse((answer) => answer.url().includes('/trade/withdraw/page'));
      await click(page, 'button', 'Search');
      await answered;
      await settle(page, WITHDRAWS);
    },
  },
  {
    name: 'another screen, first time',
    go: async (page) => {
      const before = await keyOf(page);
      await click(page, MENU, PAY_ORDERS);
      await settle(page, PAY_ORDERS, before);
    },
  },
  {
    name: 'back',
    go: async (page) => {
      const before = await keyOf(page);
      await click(page, MENU, WITHDRAWS);
      await settle(page, WITHDRAWS, before);
    },
  },
];

const AHEAD = 'fetched ahead, idle';
const QUIET_MS = 6_000;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** All ways once, in a fresh profile. */
async function walk(browser: Browser, { origins, folders, token }: Served, kind: Kind): Promise<Record<string, Cost>> {
  const origin = origins[kind];
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    // The plain application makes its styles as it runs; what a policy costs is next to nothing.
    bypassCSP: kind === 'plain',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] },
  });
  // What runs this file marks the functions in it by their names, in the page too.
  await context.addInitScript('globalThis.__name = (one) => one');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  let files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  const costs: Record<string, Cost> = {};
  const measure = async (name: string, go: () => Promise<void>) => {
    files = new Set();
    const before = await taskTime(cdp);
    await go();
    const cpu = (await taskTime(cdp)) - before;
    const bytes = [...files].reduce((sum, file) => sum + packed(path.join(folders[kind], file)), 0);
    costs[name] = { cpu, kilobytes: bytes / 1_000 };
  };
  await measure('list, cold', async () => {
    await page.goto(kind === 'console' ? '/trade/withdraw?view=ALL&pageSize=20' : '/');
    await settle(page, WITHDRAWS);
  });
  await measure(AHEAD, async () => {
    // The console begins four seconds after its start, when nothing else is to be done.
    for (let count = -1; count < files.size; ) {
      count = files.size;
      await page.waitForTimeout(QUIET_MS);
    }
  });
  for (const { name, go } of STEPS) await measure(name, () => go(page));
  await context.close();
  return costs;
}

async function main() {
  const served = await serve();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const all: Record<Kind, Record<string, Cost>[]> = { console: [], plain: [] };
  // In turns, so that what else the machine does falls on both; the first only warms it up.
  for (let run = 0; run <= RUNS; run += 1)
    for (const kind of KINDS) {
      const costs = await walk(browser, served, kind);
      if (run > 0) all[kind].push(costs);
    }
  await browser.close();
  await served.close();
  const of = (kind: Kind, name: string, figure: keyof Cost) => median(all[kind].map((costs) => costs[name]?.[figure] ?? 0));
  console.log(`\nways through the withdraw list, median of ${RUNS}; beside a plain antd application on the same platform`);
  console.log(`${''.padEnd(30)}${['CPU ms', 'antd', 'ratio', 'code kB', 'antd'].map((one) => one.padStart(10)).join('')}`);
  for (const name of ['list, cold', AHEAD, ...STEPS.map((step) => step.name)]) {
    const [ours, theirs] = KINDS.map((kind) => of(kind, name, 'cpu'));
    const [code, theirCode] = KINDS.map((kind) => of(kind, name, 'kilobytes'));
    const cells = [
      ours?.toFixed(0),
      theirs?.toFixed(0),
      ((ours ?? 0) / (theirs || 1)).toFixed(2),
      code?.toFixed(1),
      theirCode?.toFixed(1),
    ];
    console.log(name.padEnd(30) + cells.map((one) => (one ?? '').padStart(10)).join(''));
  }
}

void main();
