import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Preview, startPreview } from '../../mock/preview';
import { DIST, NOW, tokenOf, until } from '../support/browser';
import { buildImage, type Container, childrenOf, ensureImageTools, type Image } from '../support/image';
import { lastStageOf } from '../support/imageStage';

/* The image as its Dockerfile makes it, without a container engine: the last stage's steps in a base of the same release, started as its user. */

jest.setTimeout(600_000);
const ROOT = path.resolve(__dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const stage = lastStageOf(textOf('Dockerfile'));
const API_ORIGIN = 'http://127.0.0.1:9';

let image: Image;
let preview: Preview;
/** Started by the present test. */
let containers: Container[] = [];

beforeAll(async () => {
  ensureImageTools();
  image = buildImage(stage, { context: ROOT, dist: DIST });
  preview = await startPreview({ dist: DIST, platform: { seed: 'image', now: NOW, days: 2, flow: 0 } });
});
afterAll(async () => {
  await preview?.close();
  image?.remove();
});
afterEach(async () => {
  for (const one of containers) await one.remove();
  containers = [];
});

async function start(...options: Parameters<Image['start']>): Promise<Container> {
  const container = await image.start(...options);
  containers.push(container);
  return container;
}

/** Lines of a process's status, by name. */
const statusOf = (pid: number) =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(/:\s*/) as [string, string]),
  );

/** Ports that a process's network listens on. */
const portsOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/net/tcp`, 'utf8')
    .split('\n')
    .flatMap((line) => /^\s*\d+: [0-9A-F]+:([0-9A-F]{4}) \S+ 0A /.exec(line)?.[1] ?? [])
    .map((port) => Number.parseInt(port, 16));

test('the image has the build and what serves it, but no Node, no sources and nothing that belongs to its user', () => {
  const find = (...args: string[]) => execFileSync('find', [image.root, '-xdev', ...args], { encoding: 'utf8' });
  const releases = path.join(image.root, 'srv/console');
  expect(readdirSync(path.join(releases, 'current')).sort()).toEqual(readdirSync(DIST).sort());
  expect(readdirSync(path.join(releases, 'deploy')).sort()).toEqual(['headers.conf', 'nginx.conf', 'release.sh', 'start.sh']);
  expect(existsSync(path.join(image.root, 'usr/sbin/nginx'))).toBe(true);
  expect(find('-name', 'node', '-o', '-name', 'package.json', '-o', '-name', '*.tsx', '-o', '-name', '*.map')).toBe('');
  expect(find('-uid', String(stage.uid), '-o', '-gid', String(stage.gid))).toBe('');
  expect(readdirSync(path.join(image.root, 'tmp'))).toEqual([]);
});

test('it answers probes, a page with its headers, a packed script and a call', async () => {
  const { url, log } = await start({ env: { API_ORIGIN: preview.url } });
  const probes = [...textOf('deploy/kubernetes.yaml').matchAll(/httpGet: \{ path: (\S+), port: http \}/g)].map(([, at]) => at);
  expect(new Set(probes)).toEqual(new Set(['/healthz', '/readyz']));
  for (const probe of probes) expect([probe, (await fetch(url + probe)).status]).toEqual([probe, 200]);

  const page = await fetch(`${url}/trade/withdraw`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toBe(readFileSync(path.join(DIST, 'index.html'), 'utf8'));
  const headers = [...textOf('deploy/headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)];
  expect(headers.length).toBeGreaterThan(8);
  for (const [, name = '', value = ''] of headers)
    expect([name, page.headers.get(name)]).toEqual([name, value.replaceAll('\\"', '"')]);

  const script = /<script[^>]* src="(\/umi\.[^"]+\.js)"/.exec(html)?.[1];
  const packed = await fetch(url + script, { headers: { 'accept-encoding': 'br' } });
  expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await packed.text()).toBe(readFileSync(path.join(DIST, String(script)), 'utf8'));

  const authorization = await tokenOf(url, 'ops.lee');
  const answer = await fetch(`${url}/api/trade/withdraw/page?view=ALL&pageSize=20`, { headers: { authorization } });
  expect(await answer.json()).toMatchObject({ code: 200, data: { pageSize: 20, list: { length: 20 } } });
  // The log of calls goes to the container's output, by a name that the user must be able to open.
  await until('the call is logged', () => /GET \/api\/trade\/withdraw\/page 200 /.test(log()));
  expect(log()).not.toMatch(/pageSize|\[(alert|emerg|crit)\] (?!.*could not open error log file)/);
});

test('its processes run as its user, without capabilities, and write to nothing but /tmp', async () => {
  const { pid, inside } = await start({ env: { API_ORIGIN, WORKERS: '2' } });
  const processes = [pid(), ...childrenOf(pid())];
  expect(processes).toHaveLength(3);
  for (const one of processes)
    expect(statusOf(one)).toMatchObject({
      Name: 'nginx',
      Uid: Array(4).fill(stage.uid).join('\t'),
      Gid: Array(4).fill(stage.gid).join('\t'),
      CapPrm: '0000000000000000',
      CapEff: '0000000000000000',
      CapBnd: '0000000000000000',
      NoNewPrivs: '1',
    });
  // The first process of its namespace, as an engine's signals expect it.
  expect(inside('cat /proc/1/comm')).toEqual({ status: 0, output: 'nginx\n' });
  for (const folder of ['', '/etc', '/srv/console', '/srv/console/site', '/usr/sbin', '/var/lib/nginx', '/var/tmp'])
    expect([folder, inside(`echo x > ${folder}/written`).output]).toEqual([
      folder,
      expect.stringContaining('Read-only file system'),
    ]);
  expect(inside('echo x > /tmp/written && cat /tmp/written')).toEqual({ status: 0, output: 'x\n' });
  expect(inside('ls /tmp/console').output).toContain('nginx.conf');
});

test('it listens on the port that it exposes unless it is told another one', async () => {
  const { pid, log } = await start({ env: { API_ORIGIN }, isAlone: true });
  await until(`it listens: ${log()}`, () => portsOf(pid()).length > 0);
  expect(portsOf(pid())).toEqual([stage.port]);
});

test('it does not start without a back end, and says why', async () => {
  await expect(start({ env: {} })).rejects.toThrow(/API_ORIGIN must name the back end/);
});

describe('a signal', () => {
  /** A back end that answers when the test says so. */
  const waiting: ServerResponse[] = [];
  const backEnd = createServer((_call, answer) => void waiting.push(answer));
  let apiOrigin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      backEnd.listen(0, '127.0.0.1', resolve);
    });
    apiOrigin = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    waiting.length = 0;
  });
  afterAll(() => {
    backEnd.closeAllConnections();
    backEnd.close();
  });

  /** A server with a call that waits for the back end. */
  async function startBusy() {
    const container = await start({ env: { API_ORIGIN: apiOrigin } });
    const call = fetch(`${container.url}/api/slow`).then(
      ({ status }) => status,
      () => 'cut',
    );
    await until('the back end has the call', () => waiting.length === 1);
    return { container, call };
  }

  test('of an engine takes no new call, lets the last one end, and then ends the server', async () => {
    const { container, call } = await startBusy();
    container.signal(stage.stopSignal);
    const isClosed = () =>
      fetch(`${container.url}/healthz`).then(
        () => false,
        () => true,
      );
    await until('it takes no call', isClosed);
    waiting[0]?.end('{}');
    expect(await call).toBe(200);
    expect(await container.ended).toBe(0);
  });

  test('to end at once cuts the call', async () => {
    const { container, call } = await startBusy();
    container.signal('SIGTERM');
    expect(await container.ended).toBe(0);
    expect(await call).toBe('cut');
  });
});
