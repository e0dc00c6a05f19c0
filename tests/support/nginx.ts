import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { installPackages, onPath } from './chromium';

const DEPLOY = path.resolve(__dirname, '../../deploy');
const MODULES = '/usr/lib/nginx/modules';
/** Below the ports that the system gives out by itself; each worker of the tests has a range of its own. */
const FIRST_PORT = 21_000;
const PORTS_OF_ONE = 1_500;

export interface Nginx {
  url: string;
  /** Serves another build from now on, as a deployment does under open tabs; `previous` is what the build before was. */
  setDist: (dist: string, previous?: string) => void;
  /** The content of the access log. */
  log: () => string;
  close: () => Promise<void>;
}

/**
 * Makes sure that Debian's nginx and its brotli module are there; installs them when run as root on Debian or Ubuntu. Throws with what
 * to do otherwise.
 */
export function ensureNginx(): void {
  const isThere = () => onPath('nginx') !== undefined && existsSync(`${MODULES}/ngx_http_brotli_static_module.so`);
  if (isThere() || (installPackages('nginx', 'libnginx-mod-http-brotli-static') && isThere())) return;
  throw new Error(
    'The browser tests run behind nginx: install nginx and libnginx-mod-http-brotli-static (Debian 12 has both), or set CONSOLE_SERVER=preview to leave nginx and its tests out',
  );
}

let lastPort = 0;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port of this worker's range. @throws when there is none */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + Number(process.env.JEST_WORKER_ID ?? 0) * PORTS_OF_ONE;
  if (lastPort === 0) lastPort = first + (process.pid % 1_000);
  for (let tries = 0; tries < PORTS_OF_ONE; tries += 1) {
    lastPort = lastPort + 1 < first + PORTS_OF_ONE ? lastPort + 1 : first;
    if (await isFree(lastPort)) return lastPort;
  }
  throw new Error('No port is free');
}

/** Waits until a server that was just started answers. @throws when it has ended, or is silent for 10 s */
export async function waitForPulse(url: string, server: ChildProcess): Promise<void> {
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + 10_000;
  while (!(await isUp())) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`No answer from ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A link is replaced in one step: it is never missing. */
function point(link: string, target: string): void {
  symlinkSync(path.resolve(target), `${link}.new`);
  renameSync(`${link}.new`, link);
}

interface Setting {
  dist: string;
  apiOrigin: string;
  /** Text of the site's config.json, when it has one. */
  config?: string;
  /** Whom it runs as; else who runs the tests. */
  uid?: number;
  /** More settings of deploy/start.sh. */
  env?: Readonly<Record<string, string>>;
}

/**
 * This build behind nginx as deploy/start.sh starts it, with this back end.
 * @throws when it does not answer within 10 s
 */
export async function startNginx({ dist, apiOrigin, config, uid, env: more }: Setting): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-nginx-'));
  const log = path.join(folder, 'run/log');
  mkdirSync(path.join(folder, 'run'));
  mkdirSync(path.join(folder, 'site'));
  if (config !== undefined) writeFileSync(path.join(folder, 'site/config.json'), config);
  point(path.join(folder, 'current'), dist);
  if (uid !== undefined) {
    chmodSync(folder, 0o755);
    chownSync(path.join(folder, 'run'), uid, uid);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), API_ORIGIN: apiOrigin, RELEASES: folder, SITE: path.join(folder, 'site') };
  const server = spawn('sh', [path.join(DEPLOY, 'start.sh')], {
    env: { ...env, RUN: path.join(folder, 'run'), LOG: log, WORKERS: '1', RUN_AS: userInfo().username, ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
    uid,
    gid: uid,
  });
  let complaints = '';
  server.stderr.on('data', (text: Buffer) => {
    complaints += text.toString();
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForPulse(url, server);
  } catch (cause) {
    await close();
    throw new Error(`nginx does not answer: ${complaints}`, { cause });
  }
  return {
    url,
    setDist(next, previous) {
      point(path.join(folder, 'current'), next);
      if (previous) point(path.join(folder, 'previous'), previous);
    },
    log: () => readFileSync(log, 'utf8'),
    close,
  };
}
