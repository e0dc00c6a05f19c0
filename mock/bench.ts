import { fork, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createPlatform } from './platform';

/**
 * Benchmarks of the simulated platform: start, one page of 200,000 orders, memory, a large export, a list beside exports. Each runs in its own process for
 * independent figures. `npm run bench` prints them.
 */
const NOW = Date.parse('2026-11-20T06:31:02.114Z');
const MB = 1024 * 1024;
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(2);

/** A platform with approximately this number of withdraw orders. */
function aWorld(orders: number) {
  return createPlatform({ seed: 'bench', now: NOW, scale: orders / 2830, flow: 0 });
}

function callPage(platform: ReturnType<typeof createPlatform>, path: string, query: string): number {
  const operation = platform.api.operations.get(`GET ${path}`);
  const actor = platform.world.operators.find(({ username }) => username === 'ops.lee');
  if (!operation || !actor) throw new Error('Nothing to measure');
  const began = performance.now();
  JSON.stringify(platform.api.perform(operation, { actor, search: new URLSearchParams(query) }).envelope);
  return performance.now() - began;
}

function timePages(platform: ReturnType<typeof createPlatform>, rows: number, path: string, queries: readonly string[]): string {
  const lines = queries.map((query) => {
    const times = Array.from({ length: 20 }, () => callPage(platform, path, `${query}&pageSize=20`));
    return `${query}: ${median(times).toFixed(1)} ms`;
  });
  return `over ${rows} orders, median of 20\n${lines.map((line) => `    ${line}`).join('\n')}`;
}

const runs: Record<string, () => Promise<string>> = {
  async 'start at default scale'() {
    const began = performance.now();
    const platform = createPlatform({ seed: 'bench', now: NOW });
    const { withdraws, payOrders, payouts } = platform.world;
    const counts = `${withdraws.rows.length} withdraw, ${payOrders.rows.length} pay and ${payouts.rows.length} payout orders`;
    return `${seconds(began)} s, ${counts}`;
  },
  async 'page of 20 with two filters'() {
    const platform = aWorld(200_000);
    return timePages(platform, platform.world.withdraws.rows.length, '/trade/withdraw/page', [
      'status=SUCCESS&currency=THB',
      'status=REJECTED&amountMin=1000&sortField=amount&sortOrder=descend',
      'view=NEEDS_ME',
    ]);
  },
  async 'page of 20 pay orders with two filters'() {
    const platform = createPlatform({ seed: 'bench', now: NOW, scale: 0, flow: 7.2 });
    return timePages(platform, platform.world.payOrders.rows.length, '/trade/payorder/page', [
      'status=SUCCESS&currency=THB',
      'status=EXPIRED&amountMin=1000&sortField=amount&sortOrder=descend',
      'mchNo=M100007&notifyStatus=FAILED',
    ]);
  },
  async 'memory at about 1,000,000 rows'() {
    const platform = aWorld(82_000);
    const { withdraws, payouts, ledger } = platform.world;
    const events = withdraws.rows.reduce((sum, row) => sum + row.events.length, 0);
    const count = withdraws.rows.length + payouts.rows.length + ledger.entries.length + events + platform.log.entries.length;
    global.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    return `${count} rows in all tables: heap ${Math.round(heapUsed / MB)} MB, resident ${Math.round(rss / MB)} MB`;
  },
  'CSV export of 200,000 rows': () => exportRows(200_000, 'csv'),
  'XLSX export of 20,000 rows': () => exportRows(20_000, 'xlsx'),
  'XLSX of 200,000 rows': writeRows,
  'list while eight CSV exports run': listBesideExports,
};

/** What one file needs besides the world: the rows are read, written and thrown away. */
async function writeRows(): Promise<string> {
  const platform = aWorld(206_000);
  platform.world.withdraws.rows.length = Math.min(200_000, platform.world.withdraws.rows.length);
  const operation = platform.api.operations.get('GET /trade/withdraw/down');
  const actor = platform.world.operators.find(({ username }) => username === 'ops.lee');
  if (!operation || !actor) throw new Error('Nothing to measure');
  global.gc?.();
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const search = new URLSearchParams('format=xlsx&background=true');
  const { taskId } = platform.api.perform(operation, { actor, search }).envelope.data as { taskId: string };
  const task = platform.world.exports.tasks.get(taskId);
  let peak = before;
  while (task && (task.status === 'QUEUED' || task.status === 'RUNNING')) {
    platform.clock.advance(250);
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const size = ((task?.size ?? 0) / MB).toFixed(1);
  return `${task?.status} ${task?.done} rows, ${size} MB in ${seconds(began)} s, peak growth: resident ${Math.round((peak - before) / MB)} MB`;
}

/** A platform behind a socket. */
async function serve(platform: ReturnType<typeof createPlatform>) {
  const listening = platform.app.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/api`;
  const { demoPassword } = await import('./base/demoAccounts');
  const signIn = async (username: string) => {
    const body = JSON.stringify({ username, password: demoPassword });
    const login = await fetch(`${url}/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return { authorization: login.headers.get('authorization') ?? '' };
  };
  return { listening, url, signIn };
}

/** A process that reads these files again and again, each for its own operator; it says so when all of them have begun. */
const READER = `
  const [url, tokens] = JSON.parse(process.argv[1]);
  const read = async (authorization, onBegin) => {
    const { body, status, headers } = await fetch(url, { headers: { authorization } });
    if (status !== 200 || !headers.get('content-type').startsWith('text/csv')) throw new Error('No file: ' + status);
    onBegin();
    for await (const _ of body);
  };
  let begun = 0;
  const begin = () => { begun += 1; if (begun === tokens.length) console.log('begun'); };
  for (const token of tokens) (async () => { for (;;) await read(token, begin); })();
`;

/** How long a page takes while nothing else runs, and while eight large files are written. Fails at ten times as long. */
async function listBesideExports(): Promise<string> {
  const platform = aWorld(100_000);
  const { listening, url, signIn } = await serve(platform);
  const headers = await signIn('r.santos');
  const page = async () => {
    const began = performance.now();
    const answer = await fetch(`${url}/trade/withdraw/page?status=SUCCESS&currency=THB&pageSize=20`, { headers });
    if (!(await answer.text()).startsWith('{"code":200,')) throw new Error('No page');
    return performance.now() - began;
  };
  const pages = async (count: number) => {
    const times: number[] = [];
    for (let left = count; left > 0; left -= 1) times.push(await page());
    return times;
  };
  await pages(10);
  const alone = median(await pages(50));
  const sessions = await Promise.all(['ops.lee', 'li.na', 'chen.yu', 'auditor'].map(signIn));
  const tokens = sessions.flatMap(({ authorization }) => [authorization, authorization]);
  const reader = spawn(process.execPath, ['-e', READER, JSON.stringify([`${url}/trade/withdraw/down?format=csv`, tokens])]);
  reader.stderr.pipe(process.stderr);
  await new Promise((resolve, reject) => {
    reader.stdout.once('data', resolve);
    reader.once('exit', () => reject(new Error('No exports')));
  });
  const beside = await pages(50);
  const isRunning = reader.exitCode === null;
  reader.kill();
  listening.closeAllConnections();
  listening.close();
  const [half, most] = [median(beside), Math.max(...beside)];
  const isSlow = !isRunning || half > 10 * alone;
  if (isSlow) process.exitCode = 1;
  const told = `${platform.world.withdraws.rows.length} rows: ${alone.toFixed(1)} ms alone, ${half.toFixed(1)} ms beside (${(half / alone).toFixed(1)} times), ${most.toFixed(1)} ms at most`;
  return `${told}: ${isSlow ? 'TOO SLOW' : 'below ten times'}`;
}

async function exportRows(rows: number, format: string): Promise<string> {
  // Creates slightly more orders and cuts them to the exact number.
  const platform = aWorld(rows * 1.03);
  platform.world.withdraws.rows.length = Math.min(rows, platform.world.withdraws.rows.length);
  const { listening, url, signIn } = await serve(platform);
  const headers = await signIn('ops.lee');
  global.gc?.();
  const before = process.memoryUsage();
  let peak = before.rss;
  let peakHeap = before.heapUsed;
  const watch = setInterval(() => {
    const now = process.memoryUsage();
    peak = Math.max(peak, now.rss);
    peakHeap = Math.max(peakHeap, now.heapUsed);
  }, 20);
  const began = performance.now();
  const response = await fetch(`${url}/trade/withdraw/down?format=${format}`, { headers });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
  const took = seconds(began);
  clearInterval(watch);
  listening.closeAllConnections();
  listening.close();
  const grown = `peak growth: resident ${Math.round((peak - before.rss) / MB)} MB, heap ${Math.round((peakHeap - before.heapUsed) / MB)} MB`;
  return `${platform.world.withdraws.rows.length} rows, ${(bytes / MB).toFixed(1)} MB in ${took} s, ${grown}`;
}

async function main() {
  const [only] = process.argv.slice(2);
  if (process.send && only) {
    const run = runs[only];
    console.log(`${only}: ${run ? await run() : 'unknown'}`);
    process.exit();
  }
  for (const name of Object.keys(runs).filter((one) => one.includes(only ?? ''))) {
    await new Promise<void>((resolve) => {
      const child = fork(__filename, [name], { execArgv: [...process.execArgv, '--expose-gc'] });
      child.once('exit', (code) => {
        process.exitCode ||= code ?? 1;
        resolve();
      });
    });
  }
}

void main();
