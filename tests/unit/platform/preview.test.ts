import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { demoAccounts } from '../../../mock/base/demoAccounts';
import mock from '../../../mock/index';
import { type Preview, startPreview } from '../../../mock/preview';
import { NOW } from './support';

const root = mkdtempSync(path.join(tmpdir(), 'preview-'));

/** A build of a few files, with a secret beside it. */
function aBuild(name: string): string {
  const dist = path.join(root, name);
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), `<!doctype html><html><head><title>${name}</title></head><body></body></html>`);
  writeFileSync(path.join(dist, 'umi.0a1b2c3d.js'), `build = '${name}'`);
  writeFileSync(path.join(dist, 'umi.0a1b2c3d.js.br'), brotliCompressSync(`build = '${name}'`));
  writeFileSync(path.join(dist, '475.0a1b2c.async.js'), 'part');
  writeFileSync(path.join(dist, '777.0a1b2c.chunk.css'), '');
  writeFileSync(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(dist, 'version.json'), `{"version":"${name}"}`);
  return dist;
}

let preview: Preview;
beforeAll(async () => {
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  preview = await startPreview({ dist: aBuild('one'), platform: { seed: 'preview', now: NOW, days: 1, flow: 0.1, live: false } });
});
afterAll(async () => {
  await preview.close();
  rmSync(root, { recursive: true });
});

const get = (where: string, headers: Record<string, string> = {}) => fetch(preview.url + where, { headers });

describe('the preview', () => {
  it.each(['/', '/login', '/trade/withdraw?view=ALL', '/trade/settorder/detail/S1', '/index.html'])(
    'answers %s with the page, uncached, with the demo accounts',
    async (where) => {
      const response = await get(where);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const [, content = ''] = /<head><meta name="demo-accounts" content="([^"]*)">/.exec(await response.text()) ?? [];
      const accounts = JSON.parse(content.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))));
      const shown = demoAccounts.map(({ username, password, roleName, roleNameZh }) => ({
        username,
        password,
        roleName,
        roleNameZh,
      }));
      expect(accounts).toEqual(shown);
    },
  );

  it('sends security headers with everything', async () => {
    for (const where of ['/', '/umi.0a1b2c3d.js', '/gone.js', '/api/auth/current']) {
      const { headers } = await get(where);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    }
  });

  it('lets hashed files be cached for a year, and no others', async () => {
    const cache = async (where: string) => (await get(where)).headers.get('cache-control');
    for (const file of ['umi.0a1b2c3d.js', '475.0a1b2c.async.js', '777.0a1b2c.chunk.css'])
      expect([file, await cache(`/${file}`)]).toEqual([file, 'public, max-age=31536000, immutable']);
    expect(await cache('/favicon.svg')).toBe('no-cache');
    expect(await cache('/version.json')).toBe('no-store');
  });

  it('serves the compressed file to clients that accept it', async () => {
    const packed = await get('/umi.0a1b2c3d.js', { 'accept-encoding': 'br' });
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary'), await packed.text()]).toEqual([
      'br',
      'accept-encoding',
      "build = 'one'",
    ]);
    expect(packed.headers.get('content-type')).toContain('javascript');
    const plain = await get('/umi.0a1b2c3d.js', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, "build = 'one'"]);
  });

  it.each([
    '/gone.js',
    '/umi.ffffffff.css',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/%00.js',
    '/.git.txt',
  ])('answers %s with 404 and nothing else', async (where) => {
    const response = await get(where);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await response.text()).toBe('Not found');
  });

  it('serves the platform under /api, and no page there', async () => {
    expect((await get('/api/auth/current')).status).toBe(401);
    expect((await fetch(`${preview.url}/somewhere`, { method: 'POST' })).status).toBe(404);
  });

  it('switches to another build at once', async () => {
    preview.setDist(aBuild('two'));
    expect(await (await get('/')).text()).toContain('<title>two</title>');
    expect(await (await get('/version.json')).json()).toEqual({ version: 'two' });
  });
});

describe('the mock entry', () => {
  it('has one key per method over /api, as Umi wants', () => {
    expect(Object.keys(mock)).toEqual(['GET /api/(.*)', 'POST /api/(.*)']);
  });
});
