import type { AddressInfo } from 'node:net';
import type { Operation } from '../../../config/contract/document';
import { demoPassword } from '../../../mock/base/demoAccounts';
import type { Envelope, Outcome } from '../../../mock/engine/call';
import { duplicatesOf } from '../../../mock/flow/withdraw/usual';
import type { Platform, PlatformOptions } from '../../../mock/platform';
import { freePlatforms, takePlatform } from '../../support/worlds';

export const NOW = Date.parse('2026-11-20T06:31:02.114Z');

let isInTest = false;
/** All that this file has taken. */
const platforms = new Set<Platform>();
/** What the present test has taken. What is taken outside a test is shared by several, and stays with the file. */
const ofTest = new Set<Platform>();

// The files before this one in the same worker have finished with theirs.
freePlatforms();

/** What the present test has taken so far, and then what its file has. */
export const takenNow = (): readonly Platform[] => [...new Set([...ofTest, ...platforms])];

/** Releases what the present test has taken so far. */
export function freeTaken(): void {
  for (const one of ofTest) freePlatforms(one);
  ofTest.clear();
}

beforeEach(() => {
  isInTest = true;
});
afterEach(() => {
  isInTest = false;
  freeTaken();
  // Whatever a test was about: each refusal is one that the contract names for its call.
  const unnamed = [...platforms].flatMap(({ api }) => [...api.unnamed]);
  for (const { api } of platforms) api.unnamed.clear();
  expect(unnamed).toEqual([]);
});

/** What the body of each call is changed by, on every platform that is taken; undefined for as it is. */
export const atCall: { body?: (operation: Operation, body: unknown, platform: Platform) => unknown } = {};
const hooked = new WeakSet<Platform>();

function hook(platform: Platform): void {
  if (hooked.has(platform)) return;
  hooked.add(platform);
  const { perform } = platform.api;
  platform.api.perform = (operation, request) =>
    perform(operation, atCall.body ? { ...request, body: atCall.body(operation, request.body, platform) } : request);
}

/** A small, standing world: the same in every run. */
export function aPlatform(options: PlatformOptions = {}) {
  const platform = takePlatform({ seed: 'tests', now: NOW, days: 5, flow: 0, ...options });
  hook(platform);
  platforms.add(platform);
  if (isInTest) ofTest.add(platform);
  const operator = (username: string) => {
    const found = platform.world.operators.find((one) => one.username === username);
    if (!found) throw new Error(`No operator ${username}`);
    return found;
  };
  const order = (no: string) => {
    const found = platform.world.withdraws.get(no);
    if (!found) throw new Error(`No order ${no}`);
    return found;
  };

  interface Extra {
    body?: unknown;
    key?: string;
    lang?: 'en' | 'zh';
    traceId?: string;
  }

  /** A call without transport: `call('li.na', 'GET /trade/withdraw/page?view=ALL')`. */
  function call(username: string, line: string, { body, key, lang, traceId }: Extra = {}): Outcome {
    const [target = '', search] = line.split('?');
    const operation = platform.api.operations.get(target);
    if (!operation) throw new Error(`No operation ${target}`);
    return platform.api.perform(operation, {
      actor: operator(username),
      search: new URLSearchParams(search),
      body,
      idempotencyKey: key,
      lang,
      traceId,
    });
  }

  const pass = (username: string, no: string, extra: Extra & { version?: number; flags?: string[] } = {}): Envelope => {
    const { version = order(no).version, flags = [], ...rest } = extra;
    const acknowledgedDuplicates = duplicatesOf(platform.world, order(no)).map((other) => other.no);
    const body = { items: [{ withdrawNo: no, version }], acknowledgedFlags: flags, acknowledgedDuplicates };
    return call(username, 'POST /trade/withdraw/pass', { body, ...rest }).envelope;
  };
  const reject = (username: string, no: string, extra: Extra & { version?: number } = {}): Envelope => {
    const { version = order(no).version, ...rest } = extra;
    const body = { items: [{ withdrawNo: no, version }], reasonCode: 'DUPLICATE' };
    return call(username, 'POST /trade/withdraw/reject', { body, ...rest }).envelope;
  };
  /** Waiting orders that one person can settle alone. */
  const simpleOrders = () =>
    platform.world.withdraws.rows.filter(
      (row) =>
        row.status === 'PENDING' &&
        row.requiredStages === 1 &&
        row.claimedBy === null &&
        row.adder === null &&
        row.flags.length === 0,
    );
  return { platform, operator, order, call, pass, reject, simpleOrders };
}

export type APlatform = ReturnType<typeof aPlatform>;

/** The data of an answer, when the test knows its shape. */
export const dataOf = <T>(outcome: Outcome | Envelope): T => ('envelope' in outcome ? outcome.envelope.data : outcome.data) as T;

/** The platform behind a real socket. */
export async function aServer(options: PlatformOptions = {}) {
  const bench = aPlatform(options);
  const server = bench.platform.app.listen(0, '127.0.0.1');
  // A connection that ends while the machine is busy would fail the call that takes it.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const send = (
    method: 'GET' | 'POST',
    path: string,
    { token = '', body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });

  return {
    ...bench,
    url,
    send,
    json: async (response: Response) => (await response.json()) as Envelope & { data: never },
    async login(username: string, password = demoPassword) {
      const response = await send('POST', '/auth/login', { body: { username, password } });
      return response.headers.get('authorization') ?? '';
    },
    async close() {
      bench.platform.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Everything a stream was given, as one text; for exports without a socket. */
export async function textOf(outcome: Outcome): Promise<string> {
  const { PassThrough } = await import('node:stream');
  const out = new PassThrough();
  const chunks: Buffer[] = [];
  out.on('data', (chunk: Buffer) => chunks.push(chunk));
  await outcome.write?.(out);
  await new Promise((resolve) => (out.readableEnded ? resolve(null) : out.once('end', resolve)));
  return Buffer.concat(chunks).toString('utf8');
}

/** CSV read back by RFC 4180, without the code under test. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/^\ufeff/, '');
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (isQuoted) {
      if (sign === '"' && source[at + 1] === '"') {
        cell += '"';
        at++;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' && source[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at++;
    } else cell += sign;
  }
  return rows;
}
