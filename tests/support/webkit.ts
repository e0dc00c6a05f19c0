import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { until } from './browser';
import { programOf } from './installBrowsers';
import { freePort } from './nginx';
import { LOOK, type OtherBrowser } from './otherBrowser';
import { pageOn, stopping } from './webdriver';

/** A file that is not complete yet. */
const PARTIAL = '.wkdownload';

/** A screen that nobody sees. WebKitGTK draws on no other. */
async function startScreen() {
  const size = `${LOOK.width + 200}x${LOOK.height + 200}x24`;
  const program = spawn(programOf('Xvfb'), ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = stopping(program);
  let number = '';
  (program.stdio[3] as Readable).on('data', (text: Buffer) => {
    number += text.toString();
  });
  await until('the screen has a number', () => number.endsWith('\n'));
  return { display: `:${number.trim()}`, stop };
}

/** A folder as the home of a person who has never used the browser. */
function makeHome() {
  const home = mkdtempSync(path.join(tmpdir(), 'console-webkit-'));
  for (const folder of ['saved', 'config/gtk-3.0', 'run']) mkdirSync(path.join(home, folder), { recursive: true, mode: 0o700 });
  writeFileSync(path.join(home, 'config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/saved"\n');
  writeFileSync(path.join(home, 'config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}

/** Debian's own WebKitGTK, driven by W3C WebDriver. */
export async function startWebKit(): Promise<OtherBrowser> {
  const program = programOf('WebKitWebDriver');
  const screen = await startScreen();
  const home = makeHome();
  const downloads = path.join(home, 'saved');
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      PATH: process.env.PATH,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, 'config'),
      XDG_DATA_HOME: path.join(home, 'data'),
      XDG_CACHE_HOME: path.join(home, 'cache'),
      XDG_RUNTIME_DIR: path.join(home, 'run'),
      LANG: 'C.UTF-8',
      TZ: LOOK.zone,
    },
    stdio: 'ignore',
  });
  const stopDriver = stopping(driver);
  const end = async () => {
    await stopDriver();
    await screen.stop();
    // What the driver has started ends a moment later.
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };

  async function send<Value>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const isUp = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );

  try {
    await until('the driver answers', isUp);
    const session = await send<{ sessionId: string; capabilities: Record<string, string> }>('POST', '/session', {
      capabilities: { alwaysMatch: {} },
    });
    const at = `/session/${session.sessionId}`;
    await send('POST', `${at}/window/rect`, { x: 0, y: 0, width: LOOK.width, height: LOOK.height });
    const page = pageOn({
      navigate: (url) => send('POST', `${at}/url`, { url }),
      run: (script, args) => send('POST', `${at}/execute/sync`, { script, args }),
      click: (id) => send('POST', `${at}/element/${id}/click`, {}),
      act: (actions) => send('POST', `${at}/actions`, { actions }),
    });
    return {
      ...page,
      version: `WebKitGTK ${session.capabilities.browserVersion}`,
      saved: () =>
        readdirSync(downloads)
          .filter((name) => !name.endsWith(PARTIAL))
          .map((name) => ({ name, text: readFileSync(path.join(downloads, name), 'utf8') })),
      async close() {
        await send('DELETE', at);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
