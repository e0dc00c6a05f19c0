import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IApi } from '@umijs/max';
import umiPlugin from '../../config/umiPlugin';

/* Umi's development server calls `listen(port)`, which opens it to every network (docs/rules/simulation.md#callers). */

/** The plugin as Umi runs it for a command; what it registers with Umi is not asked for. */
const load = (name: string) => umiPlugin(new Proxy({ name }, { get: (own, key) => Reflect.get(own, key) ?? (() => {}) }) as IApi);

/** Where a server listens. */
async function addressOf(listen: (server: Server) => Server): Promise<string> {
  const server = listen(createServer());
  await once(server, 'listening');
  const { address } = server.address() as AddressInfo;
  server.close();
  return address;
}
const bare = () => addressOf((server) => server.listen(0, () => {}));

const { listen } = createServer().constructor.prototype as Server;
const { HOST } = process.env;
beforeEach(() => {
  Reflect.deleteProperty(process.env, 'HOST');
});
afterEach(() => {
  (createServer().constructor.prototype as Server).listen = listen;
  if (HOST === undefined) Reflect.deleteProperty(process.env, 'HOST');
  else process.env.HOST = HOST;
});

test('a server with a port alone would listen to every network', async () => {
  expect(['::', '0.0.0.0']).toContain(await bare());
});

test('the development server listens to this machine only', async () => {
  load('dev');
  expect(await bare()).toBe('127.0.0.1');
});

test('HOST opens it', async () => {
  process.env.HOST = '0.0.0.0';
  load('dev');
  expect(await bare()).toBe('0.0.0.0');
});

test('a server that names its address keeps it, and no other command is changed', async () => {
  load('build');
  expect(['::', '0.0.0.0']).toContain(await bare());
  load('dev');
  expect(await addressOf((server) => server.listen(0, '127.0.0.2'))).toBe('127.0.0.2');
  expect(await addressOf((server) => server.listen({ port: 0, host: '127.0.0.3' }))).toBe('127.0.0.3');
});
