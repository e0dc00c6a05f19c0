import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoCode } from '@/services/factor';
import { createPlatform } from '../../../mock/platform';

const platform = createPlatform({ seed: 'demo', days: 1, scale: 0, flow: 0, factors: true });
const server = http.createServer(platform.app);
/** What a proxy adds to each call. */
let headers: Record<string, string> = {};

/** The test browser has no `fetch`: this one is the transport alone. */
async function fetchHere(path: string) {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(http.get({ port, path, headers }), 'response')) as [http.IncomingMessage];
  const parts: Buffer[] = await answer.toArray();
  return { ok: answer.statusCode === 200, json: async () => JSON.parse(Buffer.concat(parts).toString()) };
}

beforeAll(async () => {
  document.head.innerHTML = `<meta name="demo-accounts" content='[{"username":"li.na"}]'>`;
  Object.assign(globalThis, { fetch: fetchHere });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  platform.stop();
  server.closeAllConnections();
  server.close();
});

test('a demonstration account signs in with the code of the platform', async () => {
  headers = {};
  expect(await demoCode('li.na')).toMatch(/^\d{6}$/);
});

test('the refusal that another computer gets is no code: the operator is asked', async () => {
  headers = { 'x-forwarded-for': '198.51.100.7' };
  expect(await demoCode('li.na')).toBeUndefined();
});
