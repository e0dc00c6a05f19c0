import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { replacements } from '../../config/trim';
import { createPlatform } from '../../mock/platform';
import { findChromium } from '../support/chromium';

/**
 * Figures of the list table in Chromium, beside antd's own table with plain texts, in one run: `npm run bench` prints them. A figure
 * is CPU time of the page's main thread, so that other people's work on the machine is hardly in it; the ratios tell more than the
 * milliseconds do.
 */

export type TableKind = 'ours' | 'plain' | 'virtual';
/** What the measured page offers. */
export interface BenchPage {
  load: (rows: readonly unknown[]) => Promise<void>;
  mount: (kind: TableKind, size: number) => Promise<void>;
  show: (size: number) => Promise<void>;
  tick: (size: number, turn: number) => Promise<void>;
  sort: (size: number, turn: number) => Promise<void>;
  nodes: () => number;
  unmount: () => Promise<void>;
}
type InPage = typeof globalThis & { bench: BenchPage };

const compileTexts = require('../../config/trim/compileTexts') as (this: object, source: string) => Promise<string>;

const ROOT = path.resolve(__dirname, '../..');
const NOW = Date.parse('2026-11-20T06:31:02.114Z');
const SIZES = [20, 50, 200, 10_000];
/** Above this a table that draws every row takes a minute and says nothing new. */
const MOST_PLAIN = 200;
const KINDS: readonly TableKind[] = ['ours', 'plain', 'virtual'];
const GOAL_RATIO = 1.3;
const GOAL_TICK_MS = 100;
const MB = 1024 * 1024;

const FIGURES = ['paint', 'tick', 'sort', 'nodes', 'heap'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;
const LABELS: Readonly<Record<(typeof FIGURES)[number], string>> = {
  paint: 'data to paint, CPU ms',
  tick: 'tick, CPU ms',
  sort: 'sort, CPU ms',
  nodes: 'DOM elements',
  heap: 'heap, MB',
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The measured page, built as the console is: React for production, the same parts of the packages left out. */
async function bundle(): Promise<Map<string, { type: string; body: Uint8Array }>> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'page.tsx')],
    outdir: '/',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    target: ['chrome109', 'safari16'],
    absWorkingDir: ROOT,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [
      {
        name: 'console',
        setup({ onLoad, onResolve }) {
          // What Umi writes for this project; the paths of tsconfig.json name its types.
          onResolve({ filter: /^(umi|@umijs\/max)$/ }, () => ({ path: path.join(ROOT, 'src/.umi/exports.ts') }));
          onLoad({ filter: /[\\/]src[\\/]locales[\\/](en-US|zh-CN)[\\/].*\.ts$/ }, async ({ path: file }) => ({
            contents: await compileTexts.call({ resourcePath: file }, readFileSync(file, 'utf8')),
            loader: 'ts' as const,
          }));
          onLoad({ filter: /node_modules.*\.js$/ }, ({ path: file }) => {
            const by = replacements.find(({ pattern }) => pattern.test(file))?.by;
            return by ? { contents: readFileSync(by, 'utf8'), loader: 'js' as const, resolveDir: path.dirname(by) } : undefined;
          });
        },
      },
    ],
  });
  const files = outputFiles.map(({ path: file, contents: body }): [string, { type: string; body: Uint8Array }] => [
    file,
    { type: file.endsWith('.css') ? 'text/css' : 'text/javascript', body },
  ]);
  const html =
    '<!doctype html><html lang="en"><link rel="stylesheet" href="/page.css"><body><script type="module" src="/page.js"></script>';
  return new Map([...files, ['/', { type: 'text/html', body: new TextEncoder().encode(html) }]]);
}

/** Withdraw orders as the platform returns them to an operator who may decide them. */
function someRows(count: number): unknown[] {
  const platform = createPlatform({ seed: 'bench', now: NOW, scale: (count * 1.1) / 2830 });
  const operation = platform.api.operations.get('GET /trade/withdraw/page');
  const actor = platform.world.operators.find(({ username }) => username === 'ops.lee');
  if (!operation || !actor) throw new Error('Nothing to measure');
  const rows: unknown[] = [];
  for (let current = 1; rows.length < count; current += 1) {
    const search = new URLSearchParams({ view: 'ALL', current: String(current), pageSize: '50' });
    const { data } = platform.api.perform(operation, { actor, search }).envelope as { data: { list: unknown[] } };
    if (data.list.length === 0) throw new Error(`Only ${rows.length} orders`);
    rows.push(...data.list);
  }
  return rows.slice(0, count);
}

async function cpuOf(cdp: CDPSession, run: () => Promise<void>): Promise<number> {
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const before = await read();
  await run();
  return (await read()) - before;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

/** One table from its mount to its end. */
async function measureOnce(page: Page, cdp: CDPSession, kind: TableKind, size: number): Promise<Figures> {
  const call = (what: 'show' | 'tick' | 'sort', turn: number) => () =>
    page.evaluate(([name, rows, at]) => (globalThis as InPage).bench[name](rows, at), [what, size, turn] as const);
  await page.evaluate(([of, rows]) => (globalThis as InPage).bench.mount(of, rows), [kind, size] as const);
  const empty = await heapOf(cdp);
  const paint = await cpuOf(cdp, call('show', 0));
  const heap = (await heapOf(cdp)) - empty;
  const nodes = await page.evaluate(() => (globalThis as InPage).bench.nodes());
  const ticks: number[] = [];
  for (let turn = 1; turn <= 3; turn += 1) ticks.push(await cpuOf(cdp, call('tick', turn)));
  const sorts: number[] = [];
  for (let turn = 1; turn <= 3; turn += 1) sorts.push(await cpuOf(cdp, call('sort', turn)));
  await page.evaluate(() => (globalThis as InPage).bench.unmount());
  return { paint, tick: median(ticks), sort: median(sorts), nodes, heap };
}

/** Median of several tables after one that only warms the machine up. */
async function measure(browser: Browser, url: string, rows: unknown[], kind: TableKind, size: number): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // A table that fell over would be waited for without end.
  page.on('pageerror', (error) => {
    console.error(error);
    process.exit(1);
  });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in globalThis);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate((all) => (globalThis as InPage).bench.load(all), rows.slice(0, size));
  const turns: Figures[] = [];
  for (let turn = 0; turn <= (size < MOST_PLAIN ? 5 : 3); turn += 1) turns.push(await measureOnce(page, cdp, kind, size));
  await page.close();
  const of = (figure: keyof Figures) => median(turns.slice(1).map((one) => one[figure]));
  return { paint: of('paint'), tick: of('tick'), sort: of('sort'), nodes: of('nodes'), heap: of('heap') };
}

/** Which tables are measured at a size: a plain one never draws 10,000 rows, a virtual one is for many. */
function kindsAt(size: number): readonly TableKind[] {
  if (size > MOST_PLAIN) return ['ours', 'virtual'];
  return size < MOST_PLAIN ? ['ours', 'plain'] : KINDS;
}

function show(value: number | undefined, digits = 1): string {
  return (value === undefined ? '' : value.toFixed(digits)).padStart(10);
}

async function main() {
  const [only] = process.argv.slice(2);
  const sizes = only === undefined ? SIZES : SIZES.filter((size) => only.split(',').includes(String(size)));
  if (sizes.length === 0) return;
  const files = await bundle();
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const rows = someRows(Math.max(...sizes));

  console.log('\nlist table in Chromium, nine columns of the withdraw list, median; beside antd’s table with plain texts');
  console.log(
    `${'rows'.padStart(6)}  ${''.padEnd(22)}${['ours', 'antd', 'ratio', 'virtual', 'ratio'].map((one) => one.padStart(10)).join('')}`,
  );
  const goals: string[] = [];
  for (const size of sizes) {
    const told: Partial<Record<TableKind, Figures>> = {};
    for (const kind of kindsAt(size)) told[kind] = await measure(browser, url, rows, kind, size);
    const { ours, plain, virtual } = told;
    if (!ours) continue;
    for (const figure of FIGURES) {
      const digits = figure === 'nodes' ? 0 : 1;
      const ratio = (to: Figures | undefined) => (to ? ours[figure] / to[figure] : undefined);
      const columns = [show(ours[figure], digits), show(plain?.[figure], digits), show(ratio(plain), 2)];
      columns.push(show(virtual?.[figure], digits), show(ratio(virtual), 2));
      console.log(`${String(size).padStart(6)}  ${LABELS[figure].padEnd(22)}${columns.join('')}`);
    }
    const base = plain ?? virtual;
    const ratios = (['paint', 'tick', 'sort'] as const).map(
      (figure) => base && `${figure} ${(ours[figure] / base[figure]).toFixed(2)}`,
    );
    goals.push(
      `    ${size} rows, ours to antd’s ${plain ? 'plain' : 'virtual'} table: ${ratios.join(', ')} (goal ${GOAL_RATIO})`,
    );
    if (size === 200) goals.push(`    200 rows, tick: ${ours.tick.toFixed(0)} ms (goal ${GOAL_TICK_MS})`);
  }
  console.log(goals.join('\n'));
  await browser.close();
  server.close();
}

void main();
