import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { demoPassword } from '../../mock/base/demoAccounts';
import { currencyInfo, moneyOf } from '../../mock/base/money';
import { screens } from '../../mock/base/screens';
import { common } from '../../src/locales/en-US/common';
import { login } from '../../src/locales/en-US/login';
import { menu } from '../../src/locales/en-US/menu';
import { chunkOf, DIST, LIST, money, openServer, orderOf, until } from './browser';
import { addressOf } from './everyScreen';
import { listScreens } from './listScreens';
import type { OtherBrowser, Target } from './otherBrowser';
import { step } from './step';

/** The button that sends what a dialog asks. */
const SEND = '.ant-modal-footer .ant-btn-primary';
/** An answer that is no success; 499 is one that the page did not wait for. */
const FAILED = /^(?!499)[45]\d\d$/;

/** At the end of a file of the build. */
const PLANTED = `;
setTimeout(() => { throw new Error('planted fault'); });
Promise.reject(new Error('planted rejection'));
console.error('planted error');
fetch('/planted.js');
`;

/** What a person sees of the screen. It runs in the page. */
function readScreen() {
  const screen = document.querySelector<HTMLElement>('[data-screen]:not([hidden])');
  const inSight = (css: string) =>
    Array.from(screen?.querySelectorAll(css) ?? []).filter((one) => one.getClientRects().length > 0);
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    path: screen?.dataset.screen,
    heading: document.querySelector('#content h1')?.textContent ?? '',
    isLoading: inSight('[aria-busy=true], .ant-skeleton').length > 0,
    failures: inSight('[role=alert]')
      .filter((alert) => alert.querySelector('button') !== null)
      .map((alert) => alert.textContent ?? ''),
    rows: inSight('[data-row-key], [data-record]').length,
    words: (screen?.innerText ?? '').split(/\s+/).filter(Boolean).length,
    overflow: Math.max(0, scrollWidth - clientWidth),
  };
}

const readRows = () =>
  Array.from(document.querySelectorAll('[data-screen]:not([hidden]) .ant-table-tbody tr[data-row-key]'))
    .filter((row) => row.getClientRects().length > 0)
    .map((row) => row.getAttribute('data-row-key'));

/** Waits until a value of the page is right. @throws with the last value when it never is */
async function untilRight<Value>(what: string, read: () => Promise<Value>, isRight: (value: Value) => boolean): Promise<Value> {
  let last: Value | undefined;
  const isSo = async () => {
    last = await read();
    return isRight(last);
  };
  try {
    await until(what, isSo);
  } catch (error) {
    throw new Error(`${what}: ${JSON.stringify(last)}`, { cause: error });
  }
  return last as Value;
}

/** Does something as soon as nothing is in its way. @throws with what is, when it stays there */
async function soon(what: string, run: () => Promise<unknown>): Promise<void> {
  const tried = () =>
    run().then(
      () => undefined,
      (error: unknown) => String(error),
    );
  await untilRight(what, tried, (obstacle) => obstacle === undefined);
}

const click = (browser: OtherBrowser, target: Target) =>
  soon(`${JSON.stringify(target)} is clicked`, () => browser.click(target));
const seeElement = (browser: OtherBrowser, target: Target, text = '') =>
  untilRight(
    `${JSON.stringify(target)} with “${text}” is seen`,
    () => browser.textOf(target),
    (seen) => seen?.includes(text) === true,
  );
const seeOnly = (browser: OtherBrowser, no: string) =>
  untilRight(
    `${no} is the only row`,
    () => browser.ask(readRows),
    (rows) => rows.length === 1 && rows[0] === no,
  );
const dialogOf = (name: string): Target => ({ css: '[role=dialog]', name });

async function enter(browser: OtherBrowser, target: Target, text: string): Promise<void> {
  await click(browser, target);
  await browser.type(text);
}

async function signIn(browser: OtherBrowser, username: string): Promise<void> {
  await seeElement(browser, { css: 'h1', name: login.title });
  await enter(browser, { css: '#username' }, username);
  await enter(browser, { css: '#password' }, demoPassword);
  await browser.press('Enter');
  await seeElement(browser, { css: '#content h1' });
}

/** Waits until the dialog's button has the focus, which it gets when the dialog is ready, and presses it. */
async function confirm(browser: OtherBrowser): Promise<void> {
  await until('the button that sends has the focus', () =>
    browser.ask(() => document.activeElement?.matches('.ant-modal-footer .ant-btn-primary') === true),
  );
  await click(browser, { css: SEND });
  await until('the dialog is gone', async () => (await browser.textOf({ css: '.ant-modal' })) === undefined);
}

/**
 * The tests of one browser: each screen shows itself without an error, and the desk's work can be done from the sign-in to the sign-out.
 * All that is not a matter of the browser is the matter of the tests in Chromium.
 */
export function walkConsole(start: () => Promise<OtherBrowser>): void {
  let server: Awaited<ReturnType<typeof openServer>>;
  let browser: OtherBrowser;
  const browsers: OtherBrowser[] = [];
  let logged = 0;

  const open = async (): Promise<OtherBrowser> => {
    const opened = await start();
    browsers.push(opened);
    return opened;
  };
  /** Answers since the last look that were no success, and what the pages reported. */
  const failedCalls = (): string[] => {
    const lines = server.log().split('\n');
    const fresh = lines.slice(logged, -1);
    logged = lines.length - 1;
    return fresh.filter((line) => line.startsWith('{') || FAILED.test(line.split(' ')[4] ?? ''));
  };
  const complaints = async (): Promise<string[]> => {
    const heard = await Promise.all(browsers.map((one) => one.complaints()));
    return [...heard.flat(), ...failedCalls()];
  };

  beforeAll(async () => {
    server = await openServer({ events: true });
    browser = await open();
    console.log(browser.version);
    await browser.open(`${server.url}/login`);
    await signIn(browser, 'admin');
  });
  afterEach(async () => {
    expect({ complaints: await complaints(), violations: server.platform.check() }).toEqual({ complaints: [], violations: [] });
  });
  afterAll(async () => {
    await Promise.all(browsers.map((one) => one.close()));
    await server.close();
  });

  test.each(screens)('$path shows itself', async ({ path: route, title: [title] }) => {
    const list = listScreens.find((one) => one.path === route);
    const address = list?.full ?? addressOf(server, route);
    await browser.open(server.url + address);
    const { heading, failures } = await untilRight(
      `${address} is loaded`,
      () => browser.ask(readScreen),
      (screen) =>
        screen.path === address.split('?')[0] &&
        !screen.isLoading &&
        screen.overflow === 0 &&
        (screen.failures.length > 0 || (list ? screen.rows > 0 : screen.words > 10)),
    );
    expect({ heading, failures }).toEqual({ heading: title, failures: [] });
  });

  test('an operator signs in, finds an order, passes it, rejects another one, exports the list and signs out', async () => {
    const { platform, url } = server;
    const [passed = '', rejected = ''] = platform.stories.split;
    const desk = await open();
    const find = async (no: string) => {
      await desk.open(`${url}${LIST}?view=ALL`);
      await enter(desk, { css: 'input', name: 'Any number' }, no);
      await desk.press('Enter');
      await seeOnly(desk, no);
    };

    await step('Sign in', async () => {
      await desk.open(url);
      await signIn(desk, 'ops.lee');
      await click(desk, { css: `a[href="${LIST}"]` });
      await seeElement(desk, { css: 'h1', name: menu.tradeWithdraw });
    });
    await step('Find and open', async () => {
      await find(passed);
      await click(desk, { css: `tr[data-row-key="${passed}"] a.number` });
      const { amount, account } = orderOf(server, passed);
      const { digits } = currencyInfo(account.currency);
      const drawer = dialogOf(`Withdraw order ${passed}`);
      await seeElement(desk, drawer, money(moneyOf(amount, digits), account.currency));
      await desk.press('Escape');
      await until('the drawer is closed', async () => (await desk.textOf(drawer)) === undefined);
    });
    await step('Pass', async () => {
      await click(desk, { css: 'button', name: `Pass ${passed}` });
      await seeElement(desk, dialogOf('Pass 1 withdraw order'));
      await confirm(desk);
      await seeElement(desk, { css: `tr[data-row-key="${passed}"]` }, 'Passed');
      expect(orderOf(server, passed).status).toBe('PASSED');
    });
    await step('Reject', async () => {
      await find(rejected);
      await click(desk, { css: 'button', name: `Reject ${rejected}` });
      await seeElement(desk, dialogOf('Reject 1 withdraw order'));
      await until('the reason has the focus', () => desk.ask(() => document.activeElement?.getAttribute('role') === 'combobox'));
      await desk.press('1');
      await confirm(desk);
      await seeElement(desk, { css: `tr[data-row-key="${rejected}"]` }, 'Rejected');
      expect(orderOf(server, rejected).status).toBe('REJECTED');
    });
    await step('Export', async () => {
      await desk.open(`${url}${LIST}?view=ALL`);
      await untilRight(
        'rows are there',
        () => desk.ask(readRows),
        (rows) => rows.length > 0,
      );
      await click(desk, { css: 'button', name: common.action.export });
      await click(desk, { css: '[role=menuitem]', name: common.action.exportAs.replace('{format}', 'CSV') });
      await until('the file is saved', () => desk.saved().length > 0);
      const [file, ...others] = desk.saved();
      expect(others).toEqual([]);
      expect(file?.name).toMatch(/\.csv$/);
      const { data } = Papa.parse<string[]>((file?.text ?? '').replace('\ufeff', ''));
      const numbers = data.flat().filter((cell) => /^W\d+$/.test(cell));
      expect(numbers.toSorted()).toEqual(platform.world.withdraws.rows.map(({ no }) => no).toSorted());
    });
    await step('Sign out', async () => {
      await click(desk, { css: 'button', name: 'Account of ops.lee' });
      await click(desk, { css: '[role=menuitem]', name: common.user.logout });
      await seeElement(desk, { css: 'h1', name: login.title });
      expect(await desk.ask(() => localStorage.getItem('token'))).toBeNull();
      // A read that was on its way when the session ended is refused.
      expect(failedCalls().filter((line) => line.split(' ')[4] !== '401')).toEqual([]);
    });
  });

  test('a fault, a rejected promise, an error in the console and a missing file would be noticed', async () => {
    const planted = mkdtempSync(path.join(tmpdir(), 'console-planted-'));
    cpSync(DIST, planted, { recursive: true });
    const chunk = path.join(planted, chunkOf('/sys/log'));
    for (const ending of ['.br', '.gz']) rmSync(chunk + ending, { force: true });
    appendFileSync(chunk, PLANTED);
    const visitor = await open();
    server.setDist(planted);
    try {
      await visitor.open(`${server.url}/login`);
      await signIn(visitor, 'admin');
      await click(visitor, { css: 'a[href="/sys/log"]' });
      const seen: string[] = [];
      await untilRight(
        'all are noticed',
        async () => {
          seen.push(...(await complaints()));
          return seen;
        },
        () =>
          [/planted fault/, /planted rejection/, /planted error/, /planted\.js/].every((one) =>
            seen.some((line) => one.test(line)),
          ),
      );
    } finally {
      // The screen is tried once more: what that says was planted too.
      browsers.splice(browsers.indexOf(visitor), 1);
      await visitor.close();
      failedCalls();
      server.setDist(DIST);
      rmSync(planted, { recursive: true });
    }
  });
}
