import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express, { type Request, type Response } from 'express';
import { demoAccounts } from './base/demoAccounts';
import { readEnvironment, withProxy } from './environment';
import { createPlatform, type Platform, type PlatformOptions } from './platform';

const HEADER_LINE = /^add_header (\S+) "(.*)" always;$/gm;

/** Headers of a deployment (deploy/headers.conf), so that the preview behaves like a deployment. */
const SECURITY_HEADERS = [...readFileSync(path.resolve(__dirname, '../deploy/headers.conf'), 'utf8').matchAll(HEADER_LINE)].map(
  ([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')] as const,
);

const HASHED = /\.[0-9a-f]{6,}\.((async|chunk)\.)*(js|css|woff2?|svg|png)$/;

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface PreviewOptions {
  /** Folder of the production build. */
  dist: string;
  /** 0 selects a free port. */
  port?: number;
  host?: string;
  /** Options of a new platform, or an existing one. */
  platform?: PlatformOptions | Platform;
}

export interface Preview {
  url: string;
  platform: Platform;
  /** Serves another build from now on, like a deployment while tabs are open. */
  setDist: (dist: string) => void;
  close: () => Promise<void>;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Serves the production build and the simulated platform on one origin. @throws when the port is in use */
export async function startPreview({
  dist,
  port = 0,
  host = '127.0.0.1',
  platform: wanted = {},
}: PreviewOptions): Promise<Preview> {
  let root = path.resolve(dist);
  const platform = 'app' in wanted ? wanted : createPlatform(wanted);
  const server = express();
  server.disable('x-powered-by');
  server.use((_request, response, next) => {
    for (const [name, value] of SECURITY_HEADERS) response.set(name, value);
    next();
  });
  server.use((request, response, next) => (request.path.startsWith('/api/') ? platform.app(request, response) : next()));
  server.get('*', (request, response) => serve(root, request, response));
  server.use((_request, response) => response.status(404).set('cache-control', 'no-store').end());

  const listening = server.listen(port, host);
  await new Promise<void>((resolve, reject) => {
    listening.once('listening', resolve).once('error', reject);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(listening.address() as AddressInfo).port}`,
    platform,
    setDist(next) {
      root = path.resolve(next);
    },
    close() {
      platform.stop();
      // Deliberately hanging calls would keep the server open.
      listening.closeAllConnections();
      return new Promise((resolve) => {
        listening.close(() => resolve());
      });
    },
  };
}

function fileOf(root: string, requestPath: string): string | undefined {
  try {
    const file = path.join(root, path.normalize(decodeURIComponent(requestPath)));
    if (!file.startsWith(root + path.sep) || file.includes('\0')) return undefined;
    return existsSync(file) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

function serve(root: string, request: Request, response: Response) {
  const hasExtension = path.extname(request.path) !== '';
  const file = fileOf(root, request.path);
  if (!hasExtension || file === path.join(root, 'index.html')) return sendPage(root, response);
  if (!file) return void response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
  const name = path.basename(file);
  const cache = HASHED.test(name) ? 'public, max-age=31536000, immutable' : name === 'version.json' ? 'no-store' : 'no-cache';
  response.set('cache-control', cache).type(path.extname(name));
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const packed = ENCODINGS.find(
    ([encoding, ending]) => new RegExp(`\\b${encoding}\\b`).test(accepted) && existsSync(file + ending),
  );
  if (ENCODINGS.some(([, ending]) => existsSync(file + ending))) response.set('vary', 'accept-encoding');
  if (packed) response.set('content-encoding', packed[0]);
  const relative = path.relative(root, packed ? file + packed[1] : file);
  response.sendFile(relative, { root, cacheControl: false, dotfiles: 'deny' });
}

function sendPage(root: string, response: Response) {
  const page = path.join(root, 'index.html');
  response.set('cache-control', 'no-store').type('html');
  if (!existsSync(page))
    return void response.status(503).send('<!doctype html><title>No build</title><p>Run the build first.</p>');
  const accounts = `<meta name="demo-accounts" content="${escapeHtml(JSON.stringify(demoAccounts.map(({ roleCode: _, ...shown }) => shown)))}">`;
  response.send(readFileSync(page, 'utf8').replace(/<head[^>]*>/, (head) => `${head}${accounts}`));
}

if (require.main === module) {
  const { PORT = '8000', HOST = '127.0.0.1' } = process.env;
  const dist = path.resolve(__dirname, '../dist');
  startPreview({ dist, port: Number(PORT), host: HOST, platform: withProxy(createPlatform(readEnvironment(true))) })
    .then(({ url }) => console.log(`Console and simulated platform on ${url}`))
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
}
