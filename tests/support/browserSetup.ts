import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureFonts, findChromium } from './chromium';
import { installOtherBrowsers } from './installBrowsers';
import { ensureNginx } from './nginx';

const { bundlePlatform }: { bundlePlatform: () => Promise<void> } = require('./bundles.js');

/**
 * Once before the browser tests: a browser, its fonts and nginx are there, for the exhaustive suite other browsers too, and dist/ is
 * built from the present sources, beside the first other tests (builtConsole.ts waits for it). SKIP_BUILD takes the dist/ that is there,
 * CONSOLE_DIST a build that lies elsewhere.
 */
export default async function setup(): Promise<void> {
  const root = path.resolve(__dirname, '../..');
  await bundlePlatform();
  process.env.CHROMIUM_PATH = findChromium();
  ensureFonts();
  if (process.env.CONSOLE_SERVER !== 'preview') ensureNginx();
  if (process.env.TEST_DEPTH === 'exhaustive') installOtherBrowsers();
  if (process.env.CONSOLE_DIST) return;
  if (process.env.SKIP_BUILD && existsSync(path.join(root, 'dist/index.html'))) return;
  const told = path.join(tmpdir(), `console-build-${process.pid}`);
  rmSync(told, { force: true });
  process.env.BUILD_TOLD = told;
  spawn(process.execPath, [path.join(__dirname, 'buildConsole.js'), told], { cwd: root, stdio: 'ignore' }).unref();
}
