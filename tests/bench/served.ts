import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { demoPassword } from '../../mock/base/demoAccounts';
import { startPreview } from '../../mock/preview';
import { startNginx } from '../support/nginx';

const ROOT = path.resolve(__dirname, '../..');
const NOW = Date.parse('2026-11-20T06:31:02.114Z');
export const CONSOLE = path.join(ROOT, 'dist');

/** Bytes of a file as it is sent: packed with brotli 11. */
export const packed = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Builds the plain application into a folder of its own, packed as the console is. */
async function buildPlain(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-'));
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'plain.tsx')],
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    target: ['chrome109', 'safari16'],
    absWorkingDir: ROOT,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  for (const { path: file, contents } of outputFiles) {
    writeFileSync(file, contents);
    writeFileSync(`${file}.br`, brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Plain</title><body><div id="root"></div><script type="module" src="/plain.js"></script>',
  );
  writeFileSync(path.join(folder, 'version.json'), '{"version":"plain"}\n');
  return folder;
}

export interface Served {
  /** Origins of the console and of the plain application, each behind nginx, on one simulated platform. */
  origins: { console: string; plain: string };
  folders: { console: string; plain: string };
  /** A token of the account that reviews. */
  token: string;
  close: () => Promise<void>;
}

/** Serves the build of the console and a plain antd application, both before the same platform. */
export async function serve(): Promise<Served> {
  const plain = await buildPlain();
  const preview = await startPreview({
    dist: CONSOLE,
    port: 0,
    platform: { seed: 'bench', now: NOW, live: false, days: 4, flow: 0.3 },
  });
  // One after the other: each takes the next free port.
  const first = await startNginx({ dist: CONSOLE, apiOrigin: preview.url });
  const second = await startNginx({ dist: plain, apiOrigin: preview.url });
  const answer = await fetch(`${first.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ops.lee', password: demoPassword }),
  });
  return {
    origins: { console: first.url, plain: second.url },
    folders: { console: CONSOLE, plain },
    token: answer.headers.get('authorization') ?? '',
    close: async () => {
      await Promise.all([first.close(), second.close(), preview.close()]);
      rmSync(plain, { recursive: true });
    },
  };
}
