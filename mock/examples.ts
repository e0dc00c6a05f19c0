/**
 * `npm run examples` calls each read without a number in its path, and each call of the card desk, on the simulated platform. It
 * writes the answers to config/openapi/examples/. Run it again after the contract has grown.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type ApiDocument, type Example, listOperations, type Operation } from '../config/contract/document';
import openapi from '../config/openapi/openapi.json';
import { demoPassword } from './base/demoAccounts';
import { createPlatform } from './platform';

const FOLDER = path.resolve(__dirname, '../config/openapi/examples');
const NOW = Date.parse('2026-11-20T06:31:02.114Z');
const ROWS = 3;
const DESK_ROWS = 8;
/** Maximum entries of an unpaged list or a map. An object with more than `MAP` fields is a map. */
const ENTRIES = 4;
const MAP = 100;
interface Answered {
  code: number;
  data?: { list?: Record<string, unknown>[] } & Record<string, unknown>;
}

/** The same answer with shorter lists and maps. Pages and lists of plain values remain complete. */
function short(value: unknown, isPage: boolean, name = ''): unknown {
  if (Array.isArray(value)) {
    const isWhole = typeof value[0] !== 'object' || (isPage && name === 'list');
    return (isWhole ? value : value.slice(0, ENTRIES)).map((one) => short(one, isPage));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.length > MAP ? entries.slice(0, ENTRIES) : entries;
  return Object.fromEntries(kept.map(([key, own]) => [key, short(own, isPage, key)]));
}

const isDesk = ({ profile }: Operation) => profile === 'desk';
const isPaged = ({ query }: Operation) => query.properties?.pageSize !== undefined;

async function main(): Promise<void> {
  const platform = createPlatform({ seed: 'examples', now: NOW, days: 5, flow: 0 });
  const server = createServer(platform.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  let token = '';
  async function ask({ method, path: called }: Operation, { query, body }: NonNullable<Example['request']>): Promise<Answered> {
    const headers: Record<string, string> = { 'accept-language': 'en-US', 'content-type': 'application/json' };
    if (token !== '') headers.authorization = token;
    if (body) headers['idempotency-key'] = `example-${called.length}`;
    const search = query ? `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}` : '';
    const response = await fetch(`${base}${called}${search}`, { method, headers, body: JSON.stringify(body) });
    token = response.headers.get('authorization') ?? token;
    const answer = (await response.json()) as Answered;
    if (answer.code !== 200) throw new Error(`${called} answers ${JSON.stringify(answer)}`);
    return answer;
  }

  const operations = listOperations(openapi as unknown as ApiDocument);
  const named = new Map(operations.map((operation) => [operation.id, operation]));
  const written = new Map<string, Example>();
  const add = async (id: string, request: NonNullable<Example['request']> = {}) => {
    const operation = named.get(id);
    if (!operation) throw new Error(`The contract has no ${id}`);
    const answer = await ask(operation, request);
    written.set(id, { request, answer: short(answer, isPaged(operation)) as Example['answer'] });
    return answer;
  };

  await add('login', { body: { username: 'm.tan', password: demoPassword } });
  const page = await add('pageWithdraws', { query: { view: 'NEEDS_ME', pageSize: DESK_ROWS } });
  const [order, other] = page.data?.list ?? [];
  const refOf = (row: Record<string, unknown> | undefined) => ({ withdrawNo: row?.withdrawNo, version: row?.version });
  await add('getWithdraw', { query: { withdrawNo: String(order?.withdrawNo) } });
  const reads = operations.filter(
    ({ method, id, isFile, isStream, query }) =>
      method === 'GET' && !isFile && !isStream && !written.has(id) && !(query.required as string[] | undefined)?.length,
  );
  for (const operation of reads) await add(operation.id, isPaged(operation) ? { query: { pageSize: ROWS } } : {});
  const seen = written.get('getWithdraw')?.answer.data as { riskFlags?: { code: string }[] };
  const acknowledgedFlags = (seen.riskFlags ?? []).map(({ code }) => code);
  await add('rejectWithdraws', { body: { items: [refOf(other)], reasonCode: 'DUPLICATE' } });
  await add('passWithdraws', { body: { items: [refOf(order)], acknowledgedFlags } });
  await add('logout', { body: {} });
  const missing = operations.filter((operation) => isDesk(operation) && !written.has(operation.id));
  if (missing.length > 0) throw new Error(`No example of ${missing.map(({ id }) => id).join(', ')}`);

  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const [id, example] of written) writeFileSync(path.join(FOLDER, `${id}.json`), `${JSON.stringify(example, null, 2)}\n`);
  platform.stop();
  server.closeAllConnections();
  server.close();
}

void main();
