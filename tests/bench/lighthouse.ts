import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../support/chromium';
import { serve } from './served';

/**
 * Lighthouse, median of five, of the login page and of the withdraw list, as on a desktop and as on a telephone. It is fetched for
 * this alone: two hundred packages that nothing else needs are no part of the project. Each run has a profile of its own, so that
 * nothing is in the cache.
 */

const run = promisify(execFile);
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const PAGES = [
  ['login', '/login', false],
  ['withdraw list', '/trade/withdraw?view=ALL&pageSize=20', true],
] as const;
const FORMS = [
  ['desktop', ['--preset=desktop']],
  ['mobile', []],
] as const;
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>;
  audits: Record<(typeof AUDITS)[number], { numericValue: number }>;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** One report of one page. @param token of the session that the page finds, or nothing */
async function audit(origin: string, at: string, token: string | undefined, form: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    locale: 'en-US',
  });
  try {
    if (token) {
      const page = await context.newPage();
      await page.goto(`${origin}/version.json`);
      await page.evaluate((text) => localStorage.setItem('token', text), token);
      await page.close();
    }
    const report = path.join(folder, 'report.json');
    const options = ['--output=json', `--output-path=${report}`, `--port=${port}`, '--disable-storage-reset', '--quiet', ...form];
    await run('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', origin + at, ...options]);
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  const served = await serve();
  console.log(`\nLighthouse 12.8.2, median of ${RUNS}, simulated throttling`);
  const heads = ['speed', 'access', 'practice', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];
  console.log(`${''.padEnd(24)}${heads.map((one) => one.padStart(10)).join('')}`);
  for (const [name, at, isSignedIn] of PAGES)
    for (const [form, options] of FORMS) {
      const reports: Report[] = [];
      for (let turn = 0; turn < RUNS; turn += 1)
        reports.push(await audit(served.origins.console, at, isSignedIn ? served.token : undefined, options));
      const score = (of: keyof Report['categories']) =>
        Math.round(median(reports.map(({ categories }) => categories[of].score * 100)));
      const value = (of: (typeof AUDITS)[number]) => median(reports.map(({ audits }) => audits[of].numericValue));
      const cells = [
        score('performance'),
        score('accessibility'),
        score('best-practices'),
        ...AUDITS.slice(0, 3).map((of) => Math.round(value(of))),
        value('cumulative-layout-shift').toFixed(3),
      ];
      console.log(`${name}, ${form}`.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(''));
    }
  await served.close();
}

void main();
