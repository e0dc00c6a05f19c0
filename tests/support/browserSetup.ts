import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureFonts, findChromium } from './chromium';
import { installOtherBrowsers } from './installBrowsers';
import { ensureNginx } from './nginx';

const { bundlePlatform }: { bundlePlatform: () => Promise<void> } = require('./bundles.js');

/**
 * Once before the browser tests: a browser, its fonts and nginx are there, for the exhaustive suite other browsers too, and dist/ is
 * built from the present sources. SKIP_BUILD takes the dist/ that is there, CONSOLE_DIST a build that lies elsewhere.
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
  execFileSync('npx', ['max', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
