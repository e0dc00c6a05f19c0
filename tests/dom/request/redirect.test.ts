import { matchPath } from '@umijs/max';
import { loginUrl, safeRedirect } from '@/request/redirect';
import { screens } from '../../../config/routes';
import { depth } from '../../support/depth';
import fc from '../../support/properties';

/** A screen without parameters, to build payloads around. */
const KNOWN = '/trade/withdraw';

const HOSTILE: string[] = [
  // other sites, in every notation a browser knows
  'https://evil.example',
  'http://evil.example/trade/withdraw',
  'HTTPS://EVIL.EXAMPLE/',
  '//evil.example',
  '//evil.example/trade/withdraw',
  '///evil.example',
  '////evil.example/trade/withdraw',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example/trade/withdraw',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /trade/withdraw',
  '//evil.example%2ftrade/withdraw',
  '//evil%2eexample',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/%252fevil.example',
  '//user@evil.example/',
  'https://localhost:8000@evil.example/trade/withdraw',
  '//localhost:8000@evil.example',
  '/@evil.example',
  '//localhost:8001/trade/withdraw',
  'http://localhost/trade/withdraw',
  'https://localhost:8000/trade/withdraw',
  '//xn--80ak6aa92e.example',
  '//еvil.example',
  '//evil。example',
  '/.//evil.example',
  '/..//evil.example',
  '/..//evil.example/trade/withdraw',
  '/./..//evil.example',
  '/trade/..//evil.example',
  '/trade/withdraw/..//..//evil.example',
  '/trade/withdraw/../../..//evil.example',
  '/trade/%2e%2e//evil.example',
  // other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:8000/1',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'mailto:a@evil.example',
  'about:blank',
  // our own site, but no screen
  '/login',
  '/login?redirect=/login',
  '/login/',
  '/LOGIN',
  '/trade/../login',
  '/%6cogin',
  '/',
  '/api/trade/withdraw/down',
  '/api/../api/auth/logout',
  '/trade/../api/trade/withdraw/down',
  '/unknown',
  '/trade/withdraw/unknown',
  '/trade',
  '/tradewithdraw',
  '/trade//withdraw',
  '/trade/withdraw%2f..%2f..%2fapi',
  '/trade/withdraw%00',
  '/trade/withdraw;/../../api',
  // control characters and size
  '/trade/withdraw\r\nSet-Cookie: a=b',
  '/trade/withdraw\u0000',
  '/trade/with\tdraw',
  '/trade/withdraw?a=\u007f',
  '/trade/withdraw\\..\\..\\api',
  `/trade/withdraw?${'a'.repeat(4_096)}`,
  `/${'../'.repeat(1_000)}trade/withdraw`,
  '',
  'trade/withdraw',
  './trade/withdraw',
  '?redirect=/trade/withdraw',
  '#/trade/withdraw',
  '/trade/withdraw'.replace('w', 'ｗ'),
];

const isKnownPath = (pathname: string) => screens.some((screen) => matchPath(screen.path, pathname) !== null);

describe('the target of a redirect', () => {
  test('is tested with at least 60 payloads', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  });

  test.each(HOSTILE.map((payload) => [payload]))('is rejected for %j', (payload) => {
    expect(safeRedirect(payload)).toBeUndefined();
  });

  test('is rejected without a parameter', () => {
    expect(safeRedirect(null)).toBeUndefined();
  });

  test.each([
    [KNOWN, KNOWN],
    [`${KNOWN}?view=ALL&current=2`, `${KNOWN}?view=ALL&current=2`],
    [`${KNOWN}?keyword=a%26b`, `${KNOWN}?keyword=a%26b`],
    [`${KNOWN}#row`, `${KNOWN}#row`],
    [`${KNOWN}?redirect=//evil.example`, `${KNOWN}?redirect=//evil.example`],
    [`/login/..${KNOWN}`, KNOWN],
    [`/a/b/../..${KNOWN}`, KNOWN],
    [`/.${KNOWN}`, KNOWN],
  ])('%s leads to %s', (payload, target) => {
    expect(safeRedirect(payload)).toBe(target);
  });

  test('may be every screen of the table', () => {
    for (const { path } of screens) {
      const concrete = path.replaceAll(/:\w+/g, 'X1');
      expect(safeRedirect(concrete)).toBe(concrete);
    }
  });

  test('is rejected, or is a screen of this site, for any text', () => {
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
      'evil.example',
      'trade',
      'withdraw',
      KNOWN,
      'api',
      'login',
      '\t',
      '\n',
      'javascript:',
      '。',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.tuple(fc.constantFrom('/', '/.', '/../', '/x/../'), fc.string()).map(([head, tail]) => `${head}${tail}${KNOWN}`),
      fc.string().map((tail) => `${KNOWN}?${tail}`),
    );
    let led = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const target = safeRedirect(text);
        if (target === undefined) return;
        led += 1;
        // As the router and the browser would resolve it, from any page.
        const url = new URL(target, 'http://localhost:8000/login');
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(url.origin).toBe('http://localhost:8000');
        expect(isKnownPath(url.pathname)).toBe(true);
      }),
      { numRuns: depth.runs(20_000) },
    );
    expect(led).toBeGreaterThan(100);
  });
});

describe('the address of the login page', () => {
  test.each([
    ['/trade/withdraw', '', '/login?redirect=%2Ftrade%2Fwithdraw'],
    ['/trade/withdraw', '?view=ALL&current=2', '/login?redirect=%2Ftrade%2Fwithdraw%3Fview%3DALL%26current%3D2'],
    ['/', '', '/login'],
    ['/login', '', '/login'],
    ['/login', '?redirect=%2Ftrade%2Fwithdraw', '/login?redirect=%2Ftrade%2Fwithdraw'],
    ['/login', '?other=1', '/login?other=1'],
    ['/trade/withdraw', '?redirect=%2Ftrade%2Fpayorder', '/login'],
    ['/trade/withdraw', '?view=ALL&redirect=', '/login'],
    ['/trade/withdraw', '?redirects=1', '/login?redirect=%2Ftrade%2Fwithdraw%3Fredirects%3D1'],
  ])('from %s%s is %s', (pathname, search, expected) => {
    expect(loginUrl({ pathname, search })).toBe(expected);
  });

  test('leads back to the same page after login', () => {
    const searches = fc.dictionary(fc.stringMatching(/^[a-z]{1,7}$/), fc.string({ maxLength: 40 }));
    fc.assert(
      fc.property(searches, (query) => {
        const search = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`;
        const redirect = new URL(loginUrl({ pathname: KNOWN, search }), 'http://localhost:8000').searchParams.get('redirect');
        expect(safeRedirect(redirect)).toBe(`${KNOWN}${search}`);
      }),
    );
  });

  test('never nests redirects, however often it is built', () => {
    let url = loginUrl({ pathname: KNOWN, search: '?view=ALL' });
    for (let i = 0; i < 3; i += 1) {
      const { pathname, search } = new URL(url, 'http://localhost:8000');
      url = loginUrl({ pathname, search });
    }
    expect(url.match(/redirect/g)).toHaveLength(1);
  });
});
