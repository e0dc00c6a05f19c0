import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The shell first: the same engine without a window, which takes a fifth less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a program, when it is there. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}

function isDebianRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}

/** Installs packages by the system's own means, when run as root on Debian or Ubuntu; false elsewhere. @throws when that fails */
export function installPackages(...names: readonly string[]): boolean {
  if (!isDebianRoot()) return false;
  console.log(`Installing ${names.join(', ')}`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit' });
  return true;
}

const FONTS = '/usr/share/fonts/truetype';

/**
 * Fonts as wide as those that most desks have: what has room with them has none with the wide one that a bare Debian falls back to.
 * Where nothing can be installed, the fonts that are there are taken.
 */
export function ensureFonts(): void {
  const isThere = existsSync(FONTS) && readdirSync(FONTS).some((name) => name.startsWith('liberation'));
  if (!isThere) installPackages('fonts-liberation');
}

/**
 * Path of a Chromium (docs/rules/quality.md#browser): CHROMIUM_PATH, else one that is installed, else Playwright's, else installed by
 * the system's package manager when run as root on Debian or Ubuntu. Throws with what to do when there is none.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  }
  const find = () => NAMES.map(onPath).find(Boolean);
  const installed = find();
  if (installed) return installed;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (isDebianRoot()) {
    try {
      installPackages('chromium-headless-shell');
    } catch {
      // Older releases have the browser only.
      installPackages('chromium');
    }
    const added = find();
    if (added) return added;
  }
  throw new Error('The browser tests need Chromium: install it with your package manager, or set CHROMIUM_PATH to its program');
}
