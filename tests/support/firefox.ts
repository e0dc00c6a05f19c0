import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './browser';
import { programOf } from './installBrowsers';
import { freePort } from './nginx';
import { LOOK, type OtherBrowser } from './otherBrowser';
import { pageOn, stopping } from './webdriver';

/** A file that is not complete yet has another one beside it. */
const PARTIAL = '.part';

const preferencesOf = (port: number, downloads: string) => ({
  'marionette.port': port,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'ui.prefersReducedMotion': 1,
});

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Commands to Firefox over its own socket: a length and a list each, as its driver sends them. Each answer ends the wait for its command. */
function commandsOn(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let sent = 0;
  let received = Buffer.alloc(0);
  const end = () => {
    for (const [id, answer] of waiting) answer([1, id, { error: 'closed', message: 'Firefox has ended' }, null]);
  };
  socket.on('close', end);
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      // The first one is a greeting.
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer);
    }
  });
  return async <Value>(name: string, parameters: object): Promise<Value> => {
    sent += 1;
    const id = sent;
    const text = JSON.stringify([0, id, name, parameters]);
    const answer = new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
    });
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return result as Value;
  };
}

const connected = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', () => resolve(undefined));
  });

/** Debian's own Firefox, driven by the commands of W3C WebDriver. */
export async function startFirefox(): Promise<OtherBrowser> {
  const program = programOf('firefox-esr');
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'console-firefox-'));
  const downloads = path.join(profile, 'saved');
  mkdirSync(downloads);
  const preferences = Object.entries(preferencesOf(port, downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), preferences.join(''));
  const firefox = spawn(program, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    env: {
      PATH: process.env.PATH,
      HOME: profile,
      TZ: LOOK.zone,
      MOZ_HEADLESS_WIDTH: String(LOOK.width),
      MOZ_HEADLESS_HEIGHT: String(LOOK.height),
    },
    stdio: 'ignore',
  });
  const stop = stopping(firefox);
  const end = async (quit?: () => Promise<unknown>) => {
    await stop(quit);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    let socket: Socket | undefined;
    await until('Firefox listens', async () => {
      socket = await connected(port);
      return socket !== undefined;
    });
    const send = commandsOn(socket as unknown as Socket);
    const { capabilities } = await send<{ capabilities: Record<string, string> }>('WebDriver:NewSession', {});
    await send('WebDriver:SetWindowRect', { x: 0, y: 0, width: LOOK.width, height: LOOK.height });
    const page = pageOn({
      navigate: (url) => send('WebDriver:Navigate', { url }),
      run: async <Value>(script: string, args: readonly unknown[]) =>
        (await send<{ value: Value }>('WebDriver:ExecuteScript', { script, args })).value,
      click: (id) => send('WebDriver:ElementClick', { id }),
      act: (actions) => send('WebDriver:PerformActions', { actions }),
    });
    return {
      ...page,
      version: `Firefox ${capabilities.browserVersion}`,
      saved() {
        const names = readdirSync(downloads);
        if (names.some((name) => name.endsWith(PARTIAL))) return [];
        const files = names.map((name) => ({ name, file: path.join(downloads, name) }));
        return files
          .filter(({ file }) => statSync(file).size > 0)
          .map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
      },
      close: () => end(() => send('Marionette:Quit', { flags: ['eForceQuit'] })),
    };
  } catch (error) {
    await end();
    throw error;
  }
}
