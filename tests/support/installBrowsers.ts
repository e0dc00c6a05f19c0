import { installPackages, onPath } from './chromium';

/** Programs of the tests in other browsers, by their packages in Debian. */
const PACKAGES = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const;
type Program = keyof typeof PACKAGES;

/**
 * Installs what is missing, all together and before the tests, because two installations at once would block each other. Never throws:
 * a test whose program is missing fails by itself.
 */
export function installOtherBrowsers(): void {
  const missing = Object.entries(PACKAGES).filter(([program]) => onPath(program) === undefined);
  if (missing.length === 0) return;
  try {
    installPackages(...missing.map(([, name]) => name));
  } catch (error) {
    console.error(String(error));
  }
}

/** Path of a program. @throws with what to install when it is missing */
export function programOf(program: Program): string {
  const found = onPath(program);
  if (found) return found;
  throw new Error(`This test needs ${program}: install ${PACKAGES[program]} (Debian 12 has it)`);
}
