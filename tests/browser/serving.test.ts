import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST, until } from '../support/browser';
import { ensureNginx, type Nginx, startNginx } from '../support/nginx';

const ROOT = path.resolve(__dirname, '../..');
/** What every answer carries, whatever its status (docs/rules/quality.md#front-end-controls: 3.4.1 to 3.4.8). */
const HEADERS = {
  'strict-transport-security': /^max-age=(3153[6-9]|315[4-9]|31[6-9]|3[2-9]|[4-9])\d+; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /\bcamera=\(\)/,
  'reporting-endpoints': /^csp="\/reports\/csp"$/,
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/=]{44}'; .*\bframe-ancestors 'none'; require-trusted-types-for 'script'; /,
} as const;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const script = readdirSync(DIST).find((name) => /^umi\..*\.js$/.test(name)) ?? '';
let backEnd: Server;
let nginx: Nginx;
/** What the back end got, one line per call. */
let got: string[] = [];

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** One call as it is written: fetch would unpack the answer and put the address in order. */
function ask(where: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(nginx.url);
    const call = request({ port, host: '127.0.0.1', path: where, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

beforeAll(async () => {
  ensureNginx();
  backEnd = createServer((call, answer) => {
    got.push(`${call.method} ${call.url} ${call.headers.authorization ?? ''}`);
    // Headers of a back end that would weaken these.
    answer.setHeader('x-powered-by', 'express');
    answer.setHeader('content-security-policy', 'default-src *');
    answer.setHeader('x-frame-options', 'ALLOWALL');
    answer.setHeader('authorization', 'Bearer next');
    if (call.url?.includes('forbidden')) answer.statusCode = 403;
    if (call.url?.includes('cut')) return void call.socket.destroy();
    answer.setHeader('content-type', 'application/json');
    answer.setHeader('cache-control', 'no-store, private');
    answer.end(JSON.stringify({ code: 200, msg: 'ok', data: 'x'.repeat(5_000) }));
  });
  await new Promise<void>((resolve) => {
    backEnd.listen(0, '127.0.0.1', resolve);
  });
  nginx = await startNginx({ dist: DIST, apiOrigin: `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}` });
});
beforeEach(() => {
  got = [];
});
afterAll(async () => {
  await nginx.close();
  backEnd.closeAllConnections();
  backEnd.close();
});

const TOO_LARGE = Buffer.alloc(8 * 1024 * 1024 + 1);

describe('every answer has every security header once, and its cache policy', () => {
  test.each<[name: string, where: string, ask: Ask, status: number, cache: string]>([
    ['a screen', '/trade/withdraw', {}, 200, 'no-store'],
    ['the entry', '/', {}, 200, 'no-store'],
    ['a hashed script', `/${script}`, {}, 200, IMMUTABLE],
    ['a part of it', `/${script}`, { headers: { range: 'bytes=0-9' } }, 206, IMMUTABLE],
    ['a missing script', '/umi.00000000.js', {}, 404, 'no-store'],
    ['a missing chunk', '/17.abcdef.async.js', {}, 404, 'no-store'],
    ['a source map', `/${script}.map`, {}, 404, 'no-store'],
    ['a packed file by its own name', `/${script}.br`, {}, 404, 'no-store'],
    ['the page by its file name', '/index.html', {}, 404, 'no-store'],
    ['a hidden file', '/.git/config', {}, 404, 'no-store'],
    ['a way out of the folder', '/..%2f..%2fetc%2fpasswd', {}, 400, 'no-store'],
    ['a way out, twice encoded', '/%252e%252e/etc/passwd.js', {}, 404, 'no-store'],
    ['the icon', '/favicon.svg', {}, 200, 'no-cache'],
    ['the version', '/version.json', {}, 200, 'no-store'],
    ['the settings', '/config.json', {}, 200, 'no-store'],
    ['an answer of the back end', '/api/x', {}, 200, 'no-store, private'],
    ['a refusal of the back end', '/api/forbidden', {}, 403, 'no-store, private'],
    ['a back end that hangs up', '/api/cut', {}, 502, 'no-store'],
    [
      'a body before sign-in that is too large',
      '/api/auth/login',
      { method: 'POST', body: Buffer.alloc(64 * 1024 + 1) },
      413,
      'no-store',
    ],
    ['a body that is too large', '/api/x', { method: 'POST', body: TOO_LARGE }, 413, 'no-store'],
    ['a trace', '/', { method: 'TRACE' }, 405, 'no-store'],
    ['a change of a screen', '/trade/withdraw', { method: 'POST', body: 'x' }, 405, 'no-store'],
    ['the pulse', '/healthz', {}, 200, 'no-store'],
    ['the readiness', '/readyz', {}, 200, 'no-store'],
    ['metrics', '/metrics', {}, 404, 'no-store'],
    ['a report that is too long', '/reports/csp', { method: 'POST', body: Buffer.alloc(20_000) }, 413, 'no-store'],
    ['a report that is read', '/reports/csp', {}, 403, 'no-store'],
    ['a report of a fault that is too long', '/reports/error', { method: 'POST', body: Buffer.alloc(20_000) }, 413, 'no-store'],
    ['a report of something else', '/reports/x', { method: 'POST', body: 'x' }, 405, 'no-store'],
  ])('%s', async (_name, where, how, status, cache) => {
    const answer = await ask(where, how);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(HEADERS))
      expect([name, answer.headers[name]]).toEqual([name, expect.stringMatching(value)]);
    expect(answer.headers['cache-control']).toBe(cache);
    expect(answer.headers.server).toBe('nginx');
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('an unchanged answer', async () => {
    const { headers } = await ask(`/${script}`);
    const again = await ask(`/${script}`, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    for (const [name, value] of Object.entries(HEADERS))
      expect([name, again.headers[name]]).toEqual([name, expect.stringMatching(value)]);
    expect(again.headers['cache-control']).toBe(IMMUTABLE);
  });
});

test('the policy names the one inline style by its hash, and no script', async () => {
  const { headers, body } = await ask('/trade/payorder');
  const page = body.toString();
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/g)].map(([, text = '']) => text);
  const hashes = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(headers['content-security-policy']).toContain(` style-src 'self' ${hashes.join(' ')};`);
  expect(hashes).toHaveLength(1);
  expect(page).not.toMatch(/ (style|on\w+)=|<script(?![^>]* src=)/);
});

test('files are served precompressed, as the browser accepts', async () => {
  const of = async (encoding: string) => {
    const { headers, body } = await ask(`/${script}`, { headers: { 'accept-encoding': encoding } });
    expect(headers.vary).toBe('Accept-Encoding');
    return [headers['content-encoding'], body.length];
  };
  const [br, gzip, plain] = ['.br', '.gz', ''].map((ending) => statSync(path.join(DIST, script + ending)).size);
  expect(await of('gzip, deflate, br')).toEqual(['br', br]);
  expect(await of('gzip')).toEqual(['gzip', gzip]);
  expect(await of('identity')).toEqual([undefined, plain]);
  const { headers } = await ask('/api/x', { headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
});

test('calls reach the back end once, with their token and their query; the log has no query', async () => {
  const { headers } = await ask('/api/trade/withdraw/page?accountName=Nok', { headers: { authorization: 'Bearer mine' } });
  expect(headers.authorization).toBe('Bearer next');
  await ask('/api/cut?payee=Nok');
  expect(got).toEqual(['GET /api/trade/withdraw/page?accountName=Nok Bearer mine', 'GET /api/cut?payee=Nok ']);
  expect(nginx.log()).toMatch(/ GET \/api\/trade\/withdraw\/page 200 /);
  expect(nginx.log()).not.toContain('Nok');
});

test('a breach of the policy that a browser reports is logged', async () => {
  const { status } = await ask('/reports/csp', { method: 'POST', body: '{"csp-report":{"blocked-uri":"inline"}}' });
  expect(status).toBe(204);
  await until('it is written', () => nginx.log().includes(String.raw`"report":"{\"csp-report\":{\"blocked-uri\":\"inline\"}}"`));
});

test('site settings replace those of the build', async () => {
  const other = await startNginx({ dist: DIST, apiOrigin: nginx.url, config: '{"environment":"STAGING"}' });
  try {
    expect(await (await fetch(`${other.url}/config.json`)).json()).toEqual({ environment: 'STAGING' });
  } finally {
    await other.close();
  }
});

test.each([
  ['API_ORIGIN', 'http://platform;evil'],
  ['API_ORIGIN', 'http://platform/path?query'],
  ['API_ORIGIN', 'http://platform/$request_uri'],
  ['API_ORIGIN', ''],
  ['PORT', '80 default_server'],
  ['RELEASES', '/srv/$(id)'],
  ['RUN', 'relative'],
])('the server does not start with %s=%s', (name, value) => {
  const start = () =>
    execFileSync('sh', [path.join(ROOT, 'deploy/start.sh')], {
      env: { ...process.env, API_ORIGIN: 'http://platform:8000', RUN: '/tmp/never', [name]: value },
      stdio: 'pipe',
    });
  expect(start).toThrow(name === 'RELEASES' || name === 'RUN' ? /Not a plain absolute path/ : new RegExp(name));
});

test('the server runs as a user who owns only the folder it writes to, as in the container', async () => {
  const isRoot = process.getuid?.() === 0;
  // Only root can run nginx as another user.
  const served = await startNginx({ dist: DIST, apiOrigin: nginx.url, uid: isRoot ? 10_001 : undefined });
  try {
    expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${served.url}/api/x`)).status).toBe(200);
  } finally {
    await served.close();
  }
});

describe('a release', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'console-release-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const release = (argument: string) =>
    execFileSync('sh', [path.join(ROOT, 'deploy/release.sh'), argument], {
      env: { ...process.env, RELEASES: folder },
      stdio: 'pipe',
    })
      .toString()
      .trim();

  /** A build with this page and one file that only it has. */
  function buildOf(text: string): string {
    const build = path.join(folder, `build-${text}`);
    cpSync(DIST, build, { recursive: true, filter: (file) => !/\.(js|css|br|gz)$/.test(file) });
    writeFileSync(path.join(build, 'index.html'), text);
    writeFileSync(path.join(build, `1.${text}00000.async.js`), text);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    writeFileSync(path.join(build, 'version.json'), `{"version":"${hash}"}\n`);
    return build;
  }

  test('is activated and reverted by one call each, and open tabs find the files of the previous one', async () => {
    const first = release(buildOf('a'));
    const second = release(buildOf('b'));
    const served = await startNginx({ dist: path.join(folder, 'current'), apiOrigin: nginx.url });
    const textAt = async (where: string) => (await fetch(served.url + where)).text();
    try {
      served.setDist(path.join(folder, 'current'), path.join(folder, 'previous'));
      expect(await textAt('/')).toBe('b');
      expect(await textAt('/1.a00000.async.js')).toBe('a');
      expect(JSON.parse(await textAt('/readyz'))).toEqual({ version: second });
      expect(release('--back')).toBe(first);
      expect(await textAt('/')).toBe('a');
      expect(await textAt('/1.b00000.async.js')).toBe('b');
      expect(release('--back')).toBe(second);
      expect(await textAt('/')).toBe('b');
      // The same once more changes nothing.
      expect(release(buildOf('b'))).toBe(second);
      expect(await textAt('/1.a00000.async.js')).toBe('a');
    } finally {
      await served.close();
    }
  });

  test('whose page does not match its build is refused', () => {
    const build = buildOf('c');
    writeFileSync(path.join(build, 'index.html'), 'another');
    expect(() => release(build)).toThrow(/does not belong/);
    expect(() => release('--back')).toThrow(/No release before/);
  });
});
