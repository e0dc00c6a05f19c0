import path from 'node:path';
import { expect as see } from '@playwright/test';
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Route } from 'playwright-core';
import { demoPassword } from '../../mock/demoAccounts';
import type { Platform, PlatformOptions } from '../../mock/platform';
import { type Preview, startPreview } from '../../mock/preview';

/** Playwright's waiting assertions; jest's own `expect` stays for plain values. */
export { see };

/** Start of the platform's clock in every browser test. */
export const NOW = Date.parse('2026-11-20T06:31:02.114Z');
/** The build that is looked at; CONSOLE_DIST names another one. */
export const DIST = process.env.CONSOLE_DIST ?? path.resolve(__dirname, '../../dist');
export const LIST = '/trade/withdraw';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** The browser writes this for every answer that is no success; what the page makes of it is what the tests look at. */
const BROWSERS_OWN = /Failed to load resource/;

type Locale = 'en-US' | 'zh-CN';
type Theme = 'light' | 'dark';

export interface Visit {
  /** Account that is signed in; null for nobody. */
  user?: string | null;
  /** Address that is opened; null opens nothing yet. */
  at?: string | null;
  locale?: Locale;
  theme?: Theme;
  platform?: PlatformOptions;
  dist?: string;
  /** Puts the page's time under `page.clock` before anything is loaded. */
  hasFakeTime?: boolean;
  viewport?: { width: number; height: number };
  /** The profile serves all tests of the file: for tests that each begin by bringing the page to a known state. */
  isShared?: boolean;
}

export interface Bench {
  preview: Preview;
  platform: Platform;
  url: string;
  context: BrowserContext;
  page: Page;
  /** Lets a complaint of the page pass that the test provokes on purpose. */
  forgive: (pattern: RegExp) => void;
  /** A tab of the same browser profile, at this address. */
  newTab: (at: string) => Promise<Page>;
  /** Calls of one path that the platform has seen. */
  callsOf: (apiPath: string, method?: 'GET' | 'POST') => Platform['calls'];
  /** A token of this account, as the login call gives it. */
  signIn: (username: string) => Promise<string>;
}

interface Running extends Bench {
  isShared: boolean;
  complaints: string[];
  forgiven: RegExp[];
}

/** Token of a new session of this account. @throws when the platform refuses */
export async function tokenOf(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const token = answer.headers.get('authorization');
  if (!token) throw new Error(`${username} cannot sign in: ${await answer.text()}`);
  return token;
}

async function close(benches: readonly Running[]): Promise<void> {
  await Promise.all(benches.map(({ context }) => context.close()));
  await Promise.all(benches.map(({ preview }) => preview.close()));
}

/** Writes down everything that a page must not do: errors, unhandled rejections, dialogs of scripts, foreign hosts. */
function watch(context: BrowserContext, url: string): string[] {
  const complaints: string[] = [];
  context.on('weberror', (event) => complaints.push(`uncaught: ${event.error().stack ?? event.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== url) complaints.push(`foreign host: ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return complaints;
}

/**
 * Registers the hooks of a browser test file: one browser for the file, and for each visit
 * a platform of its own and a fresh profile. After every test the page must have had no complaint and the platform's books must
 * balance.
 */
export function openBrowser(defaults: Visit = {}): (visit?: Visit) => Promise<Bench> {
  let browser: Browser;
  let running: Running[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ARGUMENTS });
  });
  afterEach(async () => {
    const ended = running;
    running = ended.filter(({ isShared }) => isShared);
    const complaints = ended.flatMap(({ complaints: all, forgiven }) =>
      all.filter((text) => !forgiven.some((one) => one.test(text))),
    );
    const violations = ended.flatMap(({ platform }) => platform.check());
    for (const { complaints: told } of ended) told.length = 0;
    await close(ended.filter(({ isShared }) => !isShared));
    expect({ complaints, violations }).toEqual({ complaints: [], violations: [] });
  });
  afterAll(async () => {
    await close(running);
    await browser.close();
  });

  return async (visit = {}) => {
    const {
      user = 'ops.lee',
      at = LIST,
      locale = 'en-US',
      theme = 'light',
      platform,
      dist = DIST,
      ...rest
    } = { ...defaults, ...visit };
    const preview = await startPreview({
      dist,
      port: 0,
      platform: { seed: 'browser', now: NOW, live: false, control: true, days: 2, ...platform },
    });
    const { url } = preview;
    const signIn = (username: string) => tokenOf(url, username);
    const localStorage = user === null ? [] : [{ name: 'token', value: await signIn(user) }];
    const context = await browser.newContext({
      baseURL: url,
      locale,
      colorScheme: theme,
      timezoneId: 'Asia/Singapore',
      reducedMotion: 'reduce',
      viewport: rest.viewport ?? { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    context.setDefaultTimeout(6_000);
    const forgiven: RegExp[] = [];
    const complaints = watch(context, url);
    const newTab = async (address: string) => {
      const tab = await context.newPage();
      await tab.goto(address);
      return tab;
    };
    const page = await context.newPage();
    const bench: Running = {
      isShared: rest.isShared ?? false,
      preview,
      platform: preview.platform,
      url,
      context,
      page,
      complaints,
      forgiven,
      forgive: (pattern) => forgiven.push(pattern),
      newTab,
      callsOf: (apiPath, method) =>
        preview.platform.calls.filter((call) => call.path === apiPath && (method === undefined || call.method === method)),
      signIn,
    };
    running.push(bench);
    if (rest.hasFakeTime) await page.clock.install({ time: NOW });
    if (at !== null) await page.goto(at);
    return bench;
  };
}

/** Rows of the list, without the table's own measuring row. */
export const rowsOf = (page: Page): Locator => page.locator('.ant-table-tbody tr[data-row-key]');

/** Waits until the list shows rows and is not loading. */
export async function seeRows(page: Page): Promise<Locator> {
  const rows = rowsOf(page);
  await see(rows.first()).toBeVisible();
  return rows;
}

export const rowOf = (page: Page, no: string): Locator => page.locator(`.ant-table-tbody tr[data-row-key="${no}"]`);

/** Waits until a condition of this process holds; the message says what was awaited. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, ms = 5_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Holds the calls of one path until they are let go, to look at what the page does meanwhile. */
export async function hold(
  page: Page,
  apiPath: string,
): Promise<{ waiting: () => number; release: (answer?: HeldAnswer) => Promise<void> }> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(
    (url) => url.pathname === `/api${apiPath}`,
    (route) => {
      if (isOpen) return route.continue();
      held.push(route);
    },
  );
  return {
    waiting: () => held.length,
    release: async (answer) => {
      isOpen = true;
      await Promise.all(held.splice(0).map((route) => (answer ? route.fulfill(answer) : route.continue())));
    },
  };
}

type HeldAnswer = Parameters<Route['fulfill']>[0];

/** What the browser keeps of the session. */
export const storedOf = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('token'), user: sessionStorage.getItem('user') }));

export async function logOut(page: Page): Promise<void> {
  // A tab in the background draws nothing, so its menu would never open.
  await page.bringToFront();
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** A call as somebody else would make it, beside the page; gives the parsed body. */
export async function call<Data = unknown>(
  { url, signIn }: Bench,
  username: string,
  apiPath: string,
  body?: object,
): Promise<{ code: number; msg: string; data: Data }> {
  const answer = await fetch(`${url}/api${apiPath}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: await signIn(username), 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as { code: number; msg: string; data: Data };
}

/** Opens the dialog of a decision on one row. */
export async function ask(page: Page, decision: 'Pass' | 'Reject', no: string): Promise<Locator> {
  await page.getByRole('button', { name: `${decision} ${no}` }).click();
  const dialog = page.getByRole('dialog', { name: `${decision} 1 withdraw order` });
  await see(dialog).toBeVisible();
  return dialog;
}

/** The button that sends what a dialog asks. */
export const sendButton = (dialog: Locator): Locator => dialog.locator('.ant-modal-footer .ant-btn-primary');

export const badgeOf = (page: Page): Locator => page.locator('.pending-badge');

/** Number on the menu, as people who hear the page are told it. */
export async function seeBadge(page: Page, count: number): Promise<void> {
  await see(badgeOf(page)).toContainText(`${count} ${count === 1 ? 'order waits' : 'orders wait'} for your decision`);
}
