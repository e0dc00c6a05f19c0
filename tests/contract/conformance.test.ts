import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express, { type Request, type Response } from 'express';
import { parseCsv } from '../../config/contract/conformanceLists';
import { type Check, type ConformanceOptions, runConformance } from '../../config/contract/conformanceSuite';
import { demoPassword } from '../../mock/demoAccounts';
import { createPlatform } from '../../mock/platform';

jest.setTimeout(120_000);

/** What a broken server does to one call; `answer` may change what is sent as JSON. */
interface Breaker {
  ask?: (request: Request, response: Response) => void;
  answer?: (body: Envelope, request: Request, response: Response) => unknown;
}
interface Envelope {
  code: number;
  data?: { list?: Record<string, unknown>[]; total?: number; summary?: Record<string, unknown>[] } & Record<string, unknown>;
  [name: string]: unknown;
}

const platform = createPlatform({ seed: 'conformance', now: Date.parse('2026-11-20T06:31:02.114Z'), days: 4 });
let breaker: Breaker = {};
let server: Server;
let options: ConformanceOptions;

const app = express();
app.use(express.json());
app.use((request, response, next) => {
  const send = response.json.bind(response);
  response.json = (body: Envelope) => send((breaker.answer?.(body, request, response) ?? body) as object);
  breaker.ask?.(request, response);
  next();
});
app.use(platform.app);

beforeAll(async () => {
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  options = { baseUrl, user: 'ops.lee', password: demoPassword, limitedUser: 'k.wong', limitedPassword: demoPassword };
});
beforeEach(() => {
  breaker = {};
});
afterAll(async () => {
  platform.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const namesOf = (checks: readonly Check[], status: Check['status']) =>
  checks.filter((check) => check.status === status).map(({ name }) => name);
const rejected = () => platform.world.withdraws.rows.filter(({ status }) => status === 'REJECTED').length;

describe('the simulated platform', () => {
  test('keeps the contract', async () => {
    const announced: string[] = [];
    const streamed: Check[] = [];
    const before = rejected();
    const checks = await runConformance({
      ...options,
      announce: (text) => announced.push(text),
      onCheck: (check) => streamed.push(check),
    });
    expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(namesOf(checks, 'skipped')).toEqual([]);
    expect(checks.length).toBeGreaterThan(35);
    expect(streamed).toEqual(checks);
    expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
    expect(announced).toEqual([expect.stringMatching(/^This rejects W\d+ on http/)]);
    expect(rejected()).toBe(before + 1);
    expect(platform.check()).toEqual([]);
  });

  test('is not changed by a read-only run, which says what it leaves out', async () => {
    const [before, versions] = [rejected(), platform.world.withdraws.rows.map(({ version }) => version)];
    const seen: string[] = [];
    breaker = {
      ask: ({ method, path: called }) => {
        if (method === 'POST' && !called.startsWith('/api/auth/')) seen.push(called);
      },
    };
    const checks = await runConformance({ ...options, isReadOnly: true });
    expect(namesOf(checks, 'failed')).toEqual([]);
    // Only the question for a session comes by POST here, and it has no token.
    expect(new Set(seen)).toEqual(
      new Set(['/api/common/sensitive/reveal', '/api/trade/withdraw/pass', '/api/trade/withdraw/reject']),
    );
    expect(seen).toHaveLength(3);
    expect(rejected()).toBe(before);
    expect(platform.world.withdraws.rows.map(({ version }) => version)).toEqual(versions);
    expect(namesOf(checks, 'skipped')).toHaveLength(6);
    for (const check of checks.filter(({ status }) => status === 'skipped')) expect(check.detail).toBe('read-only');
  });

  test('is asked about keys only when there is a limited user', async () => {
    const checks = await runConformance({ ...options, limitedUser: undefined, isReadOnly: true });
    expect(namesOf(checks, 'failed')).toEqual([]);
    expect(checks).toContainEqual({
      name: 'every key that is not held is refused with 403',
      status: 'skipped',
      detail: 'no limited user was given',
    });
  });
});

const isPage = ({ path: called }: Request) => called === '/api/trade/withdraw/page';
const ofView = (request: Request, view: string) => isPage(request) && request.query.view === view;
const PAGE = '/trade/withdraw/page';

/** `[what is broken, how, the checks that must fail, whether it takes a change to see it]` */
const BROKEN: [string, Breaker, string[], boolean?][] = [
  [
    'drops a row from a page',
    {
      answer: (body, request) => {
        if (ofView(request, 'DONE') && request.query.current === '2') body.data?.list?.pop();
      },
    },
    [`${PAGE} DONE: the pages add up to the total, and no row comes twice`],
  ],
  [
    'sends a row twice',
    {
      answer: (body, request) => {
        const list = body.data?.list;
        if (ofView(request, 'WAITING') && list?.[0] && request.query.pageSize === '100') list.splice(1, 1, list[0]);
      },
    },
    [`${PAGE} WAITING: the pages add up to the total, and no row comes twice`],
  ],
  [
    'tells a wrong total',
    {
      answer: (body, request) => {
        if (ofView(request, 'DONE') && body.data?.total !== undefined) body.data.total += 1;
      },
    },
    [`${PAGE} DONE: the pages add up to the total, and no row comes twice`],
  ],
  [
    'shows rows behind the end',
    {
      answer: (body, request) => {
        if (ofView(request, 'HELD') && Number(request.query.current) > 1) body.data?.list?.push({ withdrawNo: 'W1' });
      },
    },
    [`${PAGE} HELD: the pages add up to the total, and no row comes twice`],
  ],
  [
    'adds up its amounts with floats',
    {
      answer: (body, request) => {
        const [total] = ofView(request, 'DONE') ? (body.data?.summary ?? []) : [];
        if (total) total.amount = `${String(total.amount).replace(/\..*/, '')}.9399`;
      },
    },
    [`${PAGE} DONE: the summary is the exact sum of all rows`],
  ],
  [
    'ignores the order that was asked for',
    {
      answer: (body, request) => {
        if (isPage(request) && request.query.sortField === 'fee') body.data?.list?.reverse();
      },
    },
    [`${PAGE}: the order that was asked for is kept`],
  ],
  [
    'counts other orders for the badge than the list shows',
    {
      answer: (body, { path: called }) => (called.endsWith('/count') && body.code === 200 ? { ...body, data: 7_000 } : undefined),
    },
    ['/trade/withdraw/count is the total of the view NEEDS_ME'],
  ],
  [
    'forgets a row in the file',
    {
      ask: ({ path: called }, response) => {
        if (!called.endsWith('/down')) return;
        const end = response.end.bind(response);
        response.end = ((chunk: unknown) =>
          end(typeof chunk === 'string' ? chunk.replace(/\r\nW[^\r]*/, '') : chunk)) as typeof response.end;
      },
    },
    ['/trade/withdraw/down: the file holds exactly the rows of the list'],
  ],
  [
    'names no file',
    {
      ask: (_, response) => {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) => (name === 'file-name' ? response : setHeader(name, value));
      },
    },
    ['/trade/withdraw/down: the header file-name names the file'],
  ],
  [
    'sends a status that the contract does not know',
    {
      answer: (body, request) => {
        const [row] = isPage(request) ? (body.data?.list ?? []) : [];
        if (row) row.status = 'FROZEN';
      },
    },
    [`GET ${PAGE} succeeds and keeps its schema`],
  ],
  [
    'sends an amount as a number',
    {
      answer: (body, { path: called }) => {
        if (called.endsWith('/detail') && body.data) body.data.amount = Number(body.data.amount);
      },
    },
    ['GET /trade/withdraw/detail succeeds and keeps its schema'],
  ],
  [
    'does not enforce a key',
    {
      answer: (body, { path: called }) =>
        called.endsWith('/pass') && body.code === 403 ? { ...body, code: 422, error: 'VALIDATION' } : undefined,
    },
    ['every key that is not held is refused with 403'],
    true,
  ],
  [
    'lets strangers read',
    {
      answer: (body, { path: called }, response) => {
        if (called.endsWith('/statistics') && body.code === 401) response.status(200);
      },
    },
    ['a call without a token answers HTTP 401'],
  ],
  [
    'answers success to an unknown path',
    {
      answer: (_, { path: called }, response) => {
        if (called === '/api/no/such/path') response.status(200);
      },
    },
    ['an unknown path answers HTTP 404'],
  ],
  [
    'ignores a bad parameter',
    {
      answer: (body, { path: called }) =>
        called.endsWith('/statistics') && body.code === 400 ? { code: 200, msg: 'ok', data: { currencies: [] } } : undefined,
    },
    ['GET /trade/withdraw/statistics refuses a bad view with 400'],
  ],
  [
    'does not name the wrong fields',
    {
      answer: (body, { path: called }) => (called.endsWith('/reject') && body.code === 422 ? { ...body, data: null } : undefined),
    },
    ['POST /trade/withdraw/reject refuses an empty body with 422 and names the fields'],
    true,
  ],
  [
    'takes any password',
    {
      ask: (request) => {
        if (request.path === '/api/auth/login') request.body.password = demoPassword;
      },
    },
    ['login refuses a wrong password'],
  ],
  [
    'ignores the version',
    {
      ask: ({ path: called, body }) => {
        if (!called.endsWith('/reject')) return;
        for (const item of body.items ?? []) {
          const order = platform.world.withdraws.get(item.withdrawNo);
          if (order) item.version = order.status === 'REJECTED' ? order.version - 1 : order.version;
        }
      },
    },
    ['a version that is not the stored one is refused with 409 and the current row'],
    true,
  ],
  [
    'carries out a replay a second time',
    {
      ask: ({ headers }) => {
        delete headers['idempotency-key'];
      },
    },
    ['one idempotency key acts once and answers the same again'],
    true,
  ],
  [
    'refuses a conflict without the current row',
    {
      answer: (body) => {
        if (body.error === 'STATE_CONFLICT' && body.data) delete body.data.current;
      },
    },
    ['an order that is decided is refused with 409 and the current row'],
    true,
  ],
  [
    'keeps a session after logout',
    {
      // Something else is carried out in its place.
      ask: (request) => {
        if (request.path !== '/api/auth/logout' || !request.headers.authorization) return;
        request.url = '/api/auth/current';
        request.method = 'GET';
      },
    },
    ['logout ends the session'],
  ],
];

describe('a server that breaks one law', () => {
  test.each(BROKEN)('and %s fails that check and no other', async (_, broken, expected, needsChange = false) => {
    breaker = broken;
    const checks = await runConformance({ ...options, isReadOnly: !needsChange });
    expect(namesOf(checks, 'failed')).toEqual(expected);
  });

  test('and refuses everybody fails the login, and nothing is asked after it', async () => {
    const checks = await runConformance({ ...options, password: 'other-password' });
    expect(namesOf(checks, 'failed')).toEqual(['login answers a token in the authorization header']);
    expect(checks.length).toBeLessThan(6);
  });

  test('or is not there at all fails without an exception', async () => {
    const checks = await runConformance({ ...options, baseUrl: 'http://127.0.0.1:9' });
    expect(namesOf(checks, 'passed')).toEqual([]);
  });
});

describe('the command', () => {
  const root = path.resolve(__dirname, '../..');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'config/contract/conformance.ts', ...args], { cwd: root, encoding: 'utf8' });

  test('says how it is used when something is missing', () => {
    for (const args of [[], ['--base-url', 'localhost'], ['--nonsense']]) {
      const { status, stderr } = run(...args);
      expect(status).toBe(2);
      expect(stderr).toContain('--base-url URL --user NAME --password WORD');
    }
  });

  test('ends with the figures, and with 1 when a check failed', () => {
    const { status, stdout } = run('--base-url', 'http://127.0.0.1:9', '--user', 'a', '--password', 'b', '--read-only');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^✗ login answers a token/m);
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^0 passed, \d failed, 0 skipped$/);
  });
});

test('a CSV file is read by its rules', () => {
  expect(parseCsv('\ufeffa,"b ""x"", y"\r\n,\r\n"line\nbreak",1\r\n')).toEqual([
    ['a', 'b "x", y'],
    ['', ''],
    ['line\nbreak', '1'],
  ]);
  expect(() => parseCsv('a,"b')).toThrow('not readable');
});
