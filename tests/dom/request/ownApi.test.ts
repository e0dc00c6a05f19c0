import { prepareRequest } from '@/request/interceptors';
import { isOwnApi } from '@/request/ownApi';
import { endSession, learnOwner, startSession } from '@/request/session';
import { depth } from '../../support/depth';
import fc from '../../support/properties';

const ORIGIN = 'http://localhost:8000';

describe('our own API', () => {
  test.each([
    ['/api/auth/current', true],
    ['/api/', true],
    ['/api/trade/withdraw/page?view=ALL', true],
    [`${ORIGIN}/api/auth/current`, true],
    ['//localhost:8000/api/x', true],
    ['/x/../api/y', true],
    ['/api/./y', true],
    ['/API/x', false],
    ['/api', false],
    ['/apix/y', false],
    ['/api.evil/y', false],
    ['', false],
    ['/', false],
    ['/config.json', false],
    ['/api/../config.json', false],
    ['/api/%2e%2e/config.json', false],
    ['/api/..\\config.json', false],
    ['https://localhost:8000/api/x', false],
    ['http://localhost/api/x', false],
    ['http://localhost:8001/api/x', false],
    ['http://localhost.evil.example:8000/api/x', false],
    ['http://evil.example/api/x', false],
    ['//evil.example/api/x', false],
    ['/\\evil.example/api/x', false],
    ['\\\\evil.example/api/x', false],
    ['/\t/evil.example/api/x', false],
    ['/\n/evil.example/api/x', false],
    ['ht\ntp://evil.example/api/x', false],
    [' //evil.example/api/x', false],
    ['http://localhost:8000@evil.example/api/x', false],
    ['http://user:pass@localhost:8000/api/x', false],
    ['http://user@localhost:8000/api/x', false],
    ['http://localhost:8000\\@evil.example/api/x', false],
    ['http://ⓛocalhost.evil.example:8000/api/x', false],
    ['http://localhost:8000。evil.example/api/x', false],
    ['data:text/plain,/api/', false],
    ['javascript:/api/', false],
    ['blob:http://localhost:8000/api/x', false],
    ['file:///api/x', false],
    ['http://[::1/api/x', false],
    ['http://localhost:99999/api/x', false],
  ])('%j: %s', (url, expected) => {
    expect(isOwnApi(url)).toBe(expected);
  });

  test('uses no feature that the oldest supported browsers lack', () => {
    const { canParse } = URL;
    Object.defineProperty(URL, 'canParse', { value: undefined, configurable: true });
    try {
      expect(isOwnApi('/api/auth/current')).toBe(true);
      expect(isOwnApi('http://[::1')).toBe(false);
    } finally {
      Object.defineProperty(URL, 'canParse', { value: canParse, configurable: true });
    }
  });
});

describe('the token', () => {
  beforeEach(() => {
    startSession('secret-token');
    learnOwner('P', 'secret-token');
  });
  afterEach(() => endSession('logout'));

  const hosts = fc.constantFrom(
    'evil.example',
    'localhost:8000',
    'localhost',
    'localhost:8000.evil.example',
    '127.0.0.1:8000',
    'ⓛocalhost:8000',
  );
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '//',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '%2e',
    'api',
    'API',
    '\t',
    '\n',
    '\r',
    ' ',
    'http',
    'https',
    'data:',
    'javascript:',
    'blob:',
    'x',
    'é',
    '。',
  );
  const urls = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .tuple(fc.constantFrom('http://', 'https://', '//', '/\\', '\\\\', '/\t/', 'http:/\n/', ''), hosts, fc.string())
      .map((parts) => parts.join('')),
    fc
      .tuple(
        fc.constantFrom('http://', '//'),
        fc.constantFrom('', 'user@', 'user:pass@'),
        hosts,
        fc.constantFrom('/api/x', '/api/../x', '/x'),
      )
      .map((parts) => parts.join('')),
    fc.array(fc.oneof(pieces, hosts), { maxLength: 10 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/api/${parts.join('')}`),
  );

  test('is sent only to the same origin below /api/, for any address', () => {
    let sent = 0;
    fc.assert(
      fc.property(urls, fc.constantFrom('GET', 'POST'), (url, method) => {
        const headers = prepareRequest({ url, method }).headers ?? {};
        const names = Object.keys(headers).map((name) => name.toLowerCase());
        if (!names.includes('authorization')) {
          expect(Object.values(headers)).not.toContain('secret-token');
          return;
        }
        sent += 1;
        // What a browser makes of the address, by the standard's own parser.
        const anchor = document.createElement('a');
        anchor.href = url;
        expect(`${anchor.protocol}//${anchor.host}`).toBe(ORIGIN);
        expect(anchor.pathname.startsWith('/api/')).toBe(true);
        expect(anchor.username + anchor.password).toBe('');
      }),
      { numRuns: depth.runs(20_000) },
    );
    expect(sent).toBeGreaterThan(100);
  });
});
