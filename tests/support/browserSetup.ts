import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium';

/** Once before the browser tests: a browser is there, and dist/ is built from the present sources. */
export default function setup(): void {
  const root = path.resolve(__dirname, '../..');
  process.env.CHROMIUM_PATH = findChromium();
  if (process.env.SKIP_BUILD && existsSync(path.join(root, 'dist/index.html'))) return;
  execFileSync('npx', ['max', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
