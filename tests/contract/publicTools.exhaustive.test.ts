import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { demoPassword } from '../../mock/base/demoAccounts';
import { createPlatform } from '../../mock/platform';

const root = path.resolve(__dirname, '../..');
// Among the packages, so that the clients find theirs.
const folder = path.join(root, 'node_modules/.cache/public-tools');
const contract = path.join(root, 'config/openapi/openapi.json');
const platform = createPlatform({ seed: 'clients', now: Date.parse('2026-11-20T06:31:02.114Z'), days: 4, flow: 0 });
const SIZE = 3;
const QUERY = `{ view: 'ALL', currency: 'THB', current: 2, pageSize: ${SIZE} }`;

let server: Server;
let base = '';
let token = '';

const at = (name: string) => path.join(folder, name);
const run = (name: string, ...args: string[]) =>
  execFileSync(process.execPath, [path.join(root, 'node_modules', name), ...args], { cwd: root, stdio: 'pipe' }).toString();
const ORVAL = () => ({
  console: { input: contract, output: { target: at('orval/client.ts'), client: 'fetch', baseUrl: `${base}/api` } },
});

/** `[tool, how it generates its client, a program that prints page 2]` */
const TOOLS: readonly [string, (own: string) => void, (headers: string) => string][] = [
  [
    'openapi-typescript with openapi-fetch',
    (own) => run('openapi-typescript/bin/cli.js', contract, '--output', `${own}/schema.ts`),
    (headers) => `import createClient from 'openapi-fetch';
import type { paths } from './schema';
const client = createClient<paths>({ baseUrl: '${base}/api', headers: ${headers} });
const { data } = await client.GET('/trade/withdraw/page', { params: { query: ${QUERY} } });
console.log(data?.data.list.map(({ withdrawNo }) => withdrawNo).join());`,
  ],
  [
    'hey-api',
    (own) =>
      run('@hey-api/openapi-ts/bin/run.js', '--input', contract, '--output', `${own}/sdk`, '--client', '@hey-api/client-fetch'),
    (headers) => `import { pageWithdraws } from './sdk';
import { client } from './sdk/client.gen';
client.setConfig({ baseUrl: '${base}/api', headers: ${headers} });
const { data } = await pageWithdraws({ query: ${QUERY} });
console.log(data?.data.list.map(({ withdrawNo }) => withdrawNo).join());`,
  ],
  [
    'orval',
    (own) => {
      writeFileSync(`${own}/orval.config.cjs`, `module.exports = ${JSON.stringify(ORVAL())};`);
      run('orval/dist/bin/orval.js', '--config', `${own}/orval.config.cjs`);
    },
    (headers) => `import { pageWithdraws } from './client';
const answer = await pageWithdraws(${QUERY}, { headers: ${headers} });
if (answer.status !== 200) throw new Error(String(answer.status));
console.log(answer.data.data.list.map(({ withdrawNo }) => withdrawNo).join());`,
  ],
];

beforeAll(async () => {
  server = createServer(platform.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const body = JSON.stringify({ username: 'm.tan', password: demoPassword });
  const login = await fetch(`${base}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  token = login.headers.get('authorization') ?? '';
  rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  platform.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test.each(TOOLS)('a client made by %s compiles and reads page 2 of a filtered list', async (name, generate, program) => {
  const own = at(name.replace(/\W.*/, ''));
  mkdirSync(own, { recursive: true });
  writeFileSync(`${own}/package.json`, '{ "type": "module" }');
  generate(own);
  writeFileSync(`${own}/main.ts`, program(`{ authorization: '${token}' }`));
  const compilerOptions = { target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: true, outDir: './out' };
  writeFileSync(
    `${own}/tsconfig.json`,
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['node'] }, files: ['main.ts'] }),
  );
  run('typescript-7/bin/tsc', '--noEmit', '--project', own);
  const main = await promisify(execFile)(process.execPath, ['--import', 'tsx', `${own}/main.ts`], { cwd: root });
  const expected = platform.world.withdraws.rows
    .filter(({ account }) => account.currency === 'THB')
    .sort((a, b) => b.submittedAt - a.submittedAt)
    .map(({ no }) => no);
  expect(expected.length).toBeGreaterThan(2 * SIZE);
  expect(main.stdout.trim().split(',')).toEqual(expected.slice(SIZE, 2 * SIZE));
});
