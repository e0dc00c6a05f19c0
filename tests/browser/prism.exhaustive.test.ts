import { type ChildProcess, spawn } from 'node:child_process';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { type Browser, chromium } from 'playwright-core';
import { readExample } from '../../config/contract/examples';
import { formatMoney } from '../../src/domain/money';
import { DIST, expectSoon, until } from '../support/browser';

/* What the integrator's guide says of day one: a mock server that knows the contract alone runs the desk. */

const ROOT = path.resolve(__dirname, '../..');
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
interface Row {
  withdrawNo: string;
  netAmount: string;
  currency: string;
}
const rows = (readExample('pageWithdraws')?.answer.data as { list: Row[] } | undefined)?.list ?? [];

let prism: ChildProcess;
let site: Server;
let browser: Browser;
let said = '';

beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const target = addressOf(free);
  await new Promise((resolve) => free.close(resolve));
  const args = ['mock', 'config/openapi/openapi.json', '--port', new URL(target).port, '--errors'];
  prism = spawn(process.execPath, [path.join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js'), ...args], { cwd: ROOT });
  for (const stream of [prism.stdout, prism.stderr]) stream?.on('data', (part: Buffer) => (said += String(part)));
  // It reads the whole contract first: a minute on a busy machine.
  await until('Prism listens', () => said.includes('Prism is listening'), 120_000);

  const app = express();
  // As `API_PREFIX= npm start` does: Prism serves the paths of the contract without /api.
  app.use('/api', (request, response) => {
    const { method, url, headers } = request;
    const call = ask(`${target}${url}`, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.on('error', () => response.destroy());
    request.pipe(call);
  });
  app.use(express.static(DIST));
  app.use((_request, response) => response.sendFile(path.join(DIST, 'index.html')));
  site = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  site?.closeAllConnections();
  site?.close();
  // One that has ended by itself says so no more.
  if (prism?.exitCode !== null) return;
  const ended = new Promise((resolve) => prism.once('close', resolve));
  prism.kill('SIGKILL');
  await ended;
});

test('signs in against Prism, sees the example rows on the desk, and opens one', async () => {
  expect(rows.length).toBeGreaterThan(4);
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1600, height: 900 } });
  await page.goto(`${addressOf(site)}/login?redirect=/trade/withdraw`);
  await page.getByLabel('Username').fill('any.body');
  await page.getByLabel('Password', { exact: true }).fill('any-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  for (const { withdrawNo, netAmount, currency } of rows) {
    const row = page.getByRole('row').filter({ hasText: withdrawNo });
    await expectSoon(row).toContainText(formatMoney(netAmount, currency));
  }
  await page
    .getByRole('row')
    .filter({ hasText: rows[0]?.withdrawNo })
    .getByText(rows[0]?.withdrawNo ?? '')
    .first()
    .click();
  await expectSoon(page.getByRole('dialog')).toContainText(rows[0]?.withdrawNo ?? '');
});
