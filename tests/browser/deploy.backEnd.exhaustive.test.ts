import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  type IncomingMessage,
  createServer as plain,
  type RequestOptions,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as secure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { type Browser, chromium } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { startPreview } from '../../mock/preview';
import { DIST, expectSoon, NOW, until } from '../support/browser';
import { makeAuthority } from '../support/certificates';
import { type NameServer, startNameServer } from '../support/nameServer';
import { ensureNginx, freePort, startNginx, waitForPulse } from '../support/nginx';

/* How deploy/start.sh takes the way to the back end, and the way from a proxy in front: what of a call arrives, and when none does. */

jest.setTimeout(300_000);

/** What a back end has seen of a call. */
interface Seen {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  /** Bytes of its body. */
  length: number;
  /** Name that the caller asked for before the connection was encrypted. */
  serverName: unknown;
}

let nameServer: NameServer;
let folder: string;
/** Ends what the present test has started. */
let ends: (() => unknown)[] = [];

beforeAll(async () => {
  ensureNginx();
  nameServer = await startNameServer();
  folder = mkdtempSync(path.join(tmpdir(), 'console-back-end-'));
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
  nameServer.names.clear();
});
afterAll(() => {
  nameServer.close();
  rmSync(folder, { recursive: true });
});

/** A back end that notes each call. */
async function startBackEnd({
  tls,
  address = '127.0.0.1',
  port = 0,
  answer = (response: ServerResponse) => void response.end('{}'),
}: {
  tls?: { key: Buffer; cert: Buffer };
  address?: string;
  port?: number;
  answer?: (response: ServerResponse) => void;
} = {}) {
  const seen: Seen[] = [];
  const take = (call: IncomingMessage, response: ServerResponse) => {
    let length = 0;
    call.on('data', (part: Buffer) => {
      length += part.length;
    });
    call.on('end', () => {
      seen.push({
        url: call.url,
        headers: call.headers,
        length,
        serverName: (call.socket as TLSSocket & { servername?: unknown }).servername,
      });
      answer(response);
    });
  };
  const server: Server = tls ? secure(tls, take) : plain(take);
  server.listen(port, address);
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, port: (server.address() as AddressInfo).port };
}

/** The console in front of a back end; names are those of the test's own name server. */
async function startConsole(apiOrigin: string, env: Record<string, string> = {}) {
  const nginx = await startNginx({ dist: DIST, apiOrigin, env: { RESOLVER: nameServer.address, ...env } });
  ends.push(() => nginx.close());
  return nginx;
}

/** One call as it is written: fetch would put its address in order. */
async function ask(url: string, where: string, how: RequestOptions = {}, body?: Buffer): Promise<IncomingMessage> {
  const call = request({ port: new URL(url).port, host: '127.0.0.1', path: where, ...how });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}
async function statusOf(...call: Parameters<typeof ask>): Promise<number | undefined> {
  const answer = await ask(...call);
  answer.resume();
  return answer.statusCode;
}

describe('a back end by its name', () => {
  test('is a 502 while it has no address; the console is served all the same, and signs in once it has one', async () => {
    const preview = await startPreview({ dist: DIST, platform: { seed: 'away', now: NOW, days: 2, flow: 0 } });
    ends.push(() => preview.close());
    const { url } = await startConsole(preview.url.replace('127.0.0.1', 'platform.test'));
    expect(await statusOf(url, '/api/auth/current')).toBe(502);
    const browser: Browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
    ends.push(() => browser.close());
    const page = await browser.newPage({ baseURL: url, locale: 'en-US' });
    await page.goto('/trade/withdraw');
    await page.getByLabel('Username').fill('ops.lee');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectSoon(page.getByText('request error 502:')).toBeVisible();
    nameServer.names.set('platform.test', '127.0.0.1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectSoon(page.locator('#content h1')).toHaveText('Withdraw orders');
  });

  test('without a port, or with nothing listening, answers 502', async () => {
    nameServer.names.set('platform.test', '127.0.0.9');
    for (const origin of ['http://platform.test', 'http://platform.test:9', 'http://nowhere.test', 'https://nowhere.test']) {
      const { url } = await startConsole(origin);
      expect([origin, await statusOf(url, '/api/x'), await statusOf(url, '/trade/withdraw')]).toEqual([origin, 502, 200]);
    }
  });

  test('may move to another address', async () => {
    const before = await startBackEnd();
    const after = await startBackEnd({ address: '127.0.0.2', port: before.port });
    nameServer.names.set('platform.test', '127.0.0.1');
    const { url } = await startConsole(`http://platform.test:${before.port}`);
    expect(await statusOf(url, '/api/x')).toBe(200);
    nameServer.names.set('platform.test', '127.0.0.2');
    await until('calls go to the new address', async () => (await statusOf(url, '/api/x')) === 200 && after.seen.length > 0);
    expect(before.seen.length).toBeGreaterThan(0);
  });

  test('is found in the hosts of this machine too, as localhost is', async () => {
    const { seen, port } = await startBackEnd();
    const { url } = await startConsole(`http://localhost:${port}`);
    expect(await statusOf(url, '/api/x')).toBe(200);
    expect(seen).toMatchObject([{ url: '/api/x', headers: { host: `localhost:${port}` } }]);
  });
});

describe('a back end by https', () => {
  let authority: ReturnType<typeof makeAuthority>;
  beforeAll(() => {
    authority = makeAuthority(folder);
  });
  beforeEach(() => nameServer.names.set('api.bank.test', '127.0.0.1'));

  test('is asked for by its name, before and after the encryption, and learns by which name the console was called', async () => {
    const { seen, port } = await startBackEnd({ tls: authority.issue('api.bank.test') });
    const { url } = await startConsole(`https://api.bank.test:${port}`, { API_CA: authority.file });
    expect(await statusOf(url, '/api/trade/withdraw/page?view=ALL', { headers: { host: 'console.example' } })).toBe(200);
    expect(seen).toMatchObject([
      {
        url: '/api/trade/withdraw/page?view=ALL',
        serverName: 'api.bank.test',
        headers: { host: `api.bank.test:${port}`, 'x-forwarded-host': 'console.example' },
      },
    ]);
  });

  test.each<[name: string, certificate: string, isKnown: boolean]>([
    ['of another name', 'other.bank.test', true],
    ['of an authority that is not trusted', 'api.bank.test', false],
  ])('with a certificate %s gets no call', async (_name, certificate, isKnown) => {
    const { seen, port } = await startBackEnd({ tls: authority.issue(certificate) });
    const { url } = await startConsole(`https://api.bank.test:${port}`, isKnown ? { API_CA: authority.file } : {});
    expect(await statusOf(url, '/api/x', { headers: { authorization: 'Bearer mine' } })).toBe(502);
    expect(seen).toEqual([]);
  });

  test.each([
    [{ API_ORIGIN: 'https://10.0.0.1:8443' }, /https needs the host name of the certificate, not 10\.0\.0\.1/],
    [{ API_CA: '/nowhere/ca.pem' }, /API_CA is no file/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,evil.example' }, /TRUSTED_PROXIES: not an address or network: evil\.example/],
    [{ TRUSTED_PROXIES: '10.0.0.1;' }, /TRUSTED_PROXIES/],
    [{ RESOLVER: 'name;server' }, /RESOLVER is no address/],
    [{ API_ORIGIN: 'https://api.bank.test/x;y' }, /API_ORIGIN is no address/],
  ])('is refused at the start with %j', async (env, complaint) => {
    await expect(startConsole('https://api.bank.test', env)).rejects.toThrow(complaint);
  });
});

describe('the path of a back end stands in the place of /api', () => {
  const NONE = undefined;
  test.each<[path: string, calls: readonly [asked: string, arrives: string | undefined][]]>([
    ['', [['/api/trade/withdraw/page?keyword=a%2Fb&x=%20', '/api/trade/withdraw/page?keyword=a%2Fb&x=%20']]],
    [
      '/',
      [
        ['/api/auth/login', '/auth/login'],
        ['/api/common/events', '/common/events'],
      ],
    ],
    [
      '/gateway/v2',
      [
        ['/api/trade/withdraw/page?keyword=a%2Fb&x=%20', '/gateway/v2/trade/withdraw/page?keyword=a%2Fb&x=%20'],
        ['/api/common/events', '/gateway/v2/common/events'],
        ['/api/%E0%B8%81', '/gateway/v2/%E0%B8%81'],
        // What is not below /api once its dots are followed is no call, and what is stays below the path.
        ['/api/../admin', NONE],
        ['/api/%2e%2e/admin', NONE],
        ['/x/../api/y', '/gateway/v2/y'],
        ['/api/../api/y', '/gateway/v2/y'],
        ['//api/y', '/gateway/v2/y'],
        ['/%61pi/y', '/gateway/v2/y'],
        ['/api/a%0Ab/../y', '/gateway/v2/y'],
        ['/api/a%0Ab', '/gateway/v2/a%0Ab'],
        ['/api/%252e%252e/y', '/gateway/v2/%252e%252e/y'],
      ],
    ],
    ['/gateway/v2/', [['/api/auth/login', '/gateway/v2/auth/login']]],
  ])('%j', async (base, calls) => {
    const { seen, port } = await startBackEnd();
    const { url } = await startConsole(`http://127.0.0.1:${port}${base}`);
    const arrived: [string, ...(string | undefined)[]][] = [];
    for (const [asked] of calls) {
      const before = seen.length;
      await statusOf(url, asked);
      arrived.push([asked, ...seen.slice(before).map((one) => one.url)]);
    }
    expect(arrived).toEqual(calls.map(([asked, arrives]) => (arrives === NONE ? [asked] : [asked, arrives])));
  });
});

describe('who has called', () => {
  const CLAIM = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-proto': 'https' };

  test.each<[trusted: string, address: string, scheme: string]>([
    ['', '127.0.0.1', 'http'],
    ['10.0.0.0/8', '127.0.0.1', 'http'],
    ['10.0.0.0/8,127.0.0.1', '203.0.113.7', 'https'],
    // A further proxy that is trusted has said the first one.
    ['127.0.0.0/8, 203.0.113.7', '6.6.6.6', 'https'],
  ])('address and scheme with trusted proxies %j', async (trusted, address, scheme) => {
    const { seen, port } = await startBackEnd();
    const { url, log } = await startConsole(`http://127.0.0.1:${port}`, { TRUSTED_PROXIES: trusted });
    await statusOf(url, '/api/x', { headers: CLAIM });
    const [{ headers } = { headers: {} as IncomingMessage['headers'] }] = seen;
    expect([String(headers['x-forwarded-for']).split(', ').at(-1), headers['x-forwarded-proto']]).toEqual([address, scheme]);
    // nginx writes its log after the answer.
    await until('the log has the call', () => log().includes(` ${address} GET /api/x 200 `));
    // The console's server forwards a report to itself.
    expect(await statusOf(url, '/reports/csp', { method: 'POST', headers: CLAIM }, Buffer.from('{}'))).toBe(204);
  });
});

describe('behind the ingress of the sample', () => {
  const sample = readFileSync(path.resolve(__dirname, '../../deploy/kubernetes.yaml'), 'utf8');
  const annotations = new Map(
    [...sample.matchAll(/^ {4}nginx\.ingress\.kubernetes\.io\/proxy-([\w-]+): '?([^'\n]+)'?$/gm)].map(
      ([, name = '', value = '']) => [name.replaceAll('-', '_'), value],
    ),
  );

  /** nginx as the controller sets it by these annotations: TLS ends here, and nobody in front is believed. */
  async function startIngress(target: string): Promise<string> {
    const port = await freePort();
    const run = mkdtempSync(path.join(folder, 'ingress-'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${run}/${name};`);
    const settings = [...annotations].map(([name, value]) => {
      const directive = name === 'body_size' ? 'client_max_body_size' : `proxy_${name}`;
      return `${directive} ${value}${name.endsWith('timeout') ? 's' : ''};`;
    });
    const headers = { Host: '$http_host', 'X-Forwarded-For': '$remote_addr', 'X-Forwarded-Proto': 'https' };
    const sent = Object.entries(headers).map(([name, value]) => `proxy_set_header ${name} ${value};`);
    writeFileSync(
      path.join(run, 'nginx.conf'),
      `pid ${run}/pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} server { listen ${port};
       proxy_http_version 1.1; ${settings.join(' ')} ${sent.join(' ')} location / { proxy_pass ${target}; } } }`,
    );
    const server: ChildProcess = spawn('nginx', ['-c', path.join(run, 'nginx.conf'), '-g', 'daemon off; user root;']);
    const ended = once(server, 'exit');
    ends.push(async () => {
      server.kill();
      await ended;
    });
    await waitForPulse(`http://127.0.0.1:${port}`, server);
    return `http://127.0.0.1:${port}`;
  }

  /** The sample's settings of the container, but for the addresses of this machine. */
  const start = async (answer?: (response: ServerResponse) => void) => {
    const { seen, port } = await startBackEnd({ answer });
    const console = await startConsole(`http://127.0.0.1:${port}`, { TRUSTED_PROXIES: '127.0.0.1' });
    return { seen, url: await startIngress(console.url) };
  };

  test('a caller keeps his address and https', async () => {
    const { seen, url } = await start();
    expect(sample).toMatch(/name: TRUSTED_PROXIES, value: '[\d.]+\/\d+'/);
    await statusOf(url, '/api/x', { localAddress: '127.0.0.9' });
    expect(seen).toMatchObject([{ headers: { 'x-forwarded-for': expect.stringMatching(/(^|, )127\.0\.0\.9$/) } }]);
    expect(seen).toMatchObject([{ headers: { 'x-forwarded-proto': 'https' } }]);
  });

  test('a file of 8 MB arrives whole, and one byte more is refused', async () => {
    const { seen, url } = await start();
    const largest = 8 * 1024 * 1024;
    expect(await statusOf(url, '/api/common/file/add', { method: 'POST' }, Buffer.alloc(largest))).toBe(200);
    const headers = { 'content-length': largest + 1 };
    expect(await statusOf(url, '/api/common/file/add', { method: 'POST', headers })).toBe(413);
    expect(seen.map(({ length }) => length)).toEqual([largest]);
  });

  test('an event passes while its stream goes on', async () => {
    const { url } = await start((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: ready\ndata: {}\n\n');
    });
    const stream = await ask(url, '/api/common/events');
    const [part] = (await once(stream, 'data')) as [Buffer];
    expect(part.toString()).toBe('event: ready\ndata: {}\n\n');
    stream.destroy();
  });

  test('it waits for an export as long as the console does, and sends no call twice', () => {
    // An export may take 120 s; the answer that tells of its end must come from the console's own server.
    expect(Number(annotations.get('read_timeout'))).toBeGreaterThan(130);
    expect(annotations.get('next_upstream')).toBe('off');
  });
});
