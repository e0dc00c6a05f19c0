import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect as playwrightExpect } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Locator,
  type Page,
  type Route,
} from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { duplicatesOf } from '../../mock/flow/withdraw/usual';
import type { Platform, PlatformOptions } from '../../mock/platform';
import { type Preview, startPreview } from '../../mock/preview';
import type { Withdraw, WithdrawTotal } from '../../src/contract';
import { formatMoney } from '../../src/domain/money';
import { firstOf, isExhaustive, isSampled } from './depth';
import { type Nginx, startNginx } from './nginx';
import { unstyledIn } from './unstyled';
import { freePlatforms, rewindPlatform, takePlatform } from './worlds';

/** Time limit of a wait. A shared machine can be many times slower than at its best; a generous limit costs a passing test nothing. */
const PATIENCE_MS = 30_000;
/** Playwright's waiting assertions; jest's own `expect` stays for plain values. */
export const expectSoon = playwrightExpect.configure({ timeout: PATIENCE_MS });

/** Start of the platform's clock in every browser test. */
export const NOW = Date.parse('2026-11-20T06:31:02.114Z');
/** The build that is looked at; CONSOLE_DIST names another one. */
export const DIST = process.env.CONSOLE_DIST ?? path.resolve(__dirname, '../../dist');
export const LIST = '/trade/withdraw';
/** Where `/` leads. */
export const START = '/trade/payorder';

/** The file of the build that contains this code. @throws when there is not exactly one */
export function fileWith(code: string): string {
  const found = readdirSync(DIST).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(DIST, file), 'utf8').includes(code),
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} files have ${code}`);
  return found[0];
}

/** The file of the build that holds the code of a list screen. @throws when there is not exactly one */
export const chunkOf = (screen: string): string => fileWith(`screen:"${screen}"`);

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

interface Look {
  /** Account that is signed in; null for none. */
  user?: string | null;
  /** Address that is opened; null opens nothing yet. */
  at?: string | null;
  locale?: Locale;
  theme?: Theme;
  /** Puts the page's time under `page.clock` before anything is loaded. */
  hasFakeTime?: boolean;
  viewport?: { width: number; height: number };
}

export interface Visit extends Look {
  platform?: PlatformOptions;
  dist?: string;
  /** Served by the preview program, with what it adds to the page. */
  isPreview?: boolean;
  /** The profile serves all tests of the file: for tests that each begin by bringing the page to a known state. */
  isShared?: boolean;
  /** A browser with an empty cache, for tests of what is loaded, and when. */
  isFirstVisit?: boolean;
  /** Opened at `localhost` instead of its address, for what browsers bind to a host name. */
  hasHostName?: boolean;
}

/** One browser as a person has it: its storage, its tabs. */
export interface Profile {
  context: BrowserContext;
  page: Page;
  /** A tab of the same browser profile, at this address. */
  newTab: (at: string) => Promise<Page>;
}

export interface Bench extends Profile {
  server: Pick<Nginx, 'url' | 'setDist' | 'log' | 'close'>;
  platform: Platform;
  url: string;
  /** What the page has done that it must not do. */
  complaints: readonly string[];
  /** Lets a complaint of the page pass that the test provokes on purpose. */
  forgive: (pattern: RegExp) => void;
  /** Another person's browser on the same platform; the defaults are those of the first one. */
  openProfile: (look: Look) => Promise<Profile>;
  /** Calls of one path that the platform has seen. */
  callsOf: (apiPath: string, method?: 'GET' | 'POST') => Platform['calls'];
  /** A token of this account, as the login call gives it. */
  signIn: (username: string) => Promise<string>;
}

type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A platform and what serves it, from its beginning; kept for the next visit that asks for the same. */
interface Served {
  key: string;
  preview: Preview;
  server: Bench['server'];
}

/** A profile of the browser; after a test it is emptied of everything but the files that it has read, which the next one finds there. */
interface Kept {
  key: string;
  context: BrowserContext;
  /** Where its complaints go. */
  complaints: string[];
  /** A test has set up what cannot be taken back, or was served other files. */
  isSpoilt: boolean;
}

interface Running extends Bench {
  served: Served;
  isShared: boolean;
  profiles: Kept[];
  complaints: string[];
  forgiven: RegExp[];
}

/** Token of a new session of this account. @throws when the platform refuses */
export async function tokenOf(url: string, username: string, userAgent = 'node'): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify(body),
    });
  let answer = await post('/auth/login', { username, password: demoPassword });
  const { data } = (await answer.clone().json()) as { data?: { mfaRequired?: boolean; challengeId?: string } };
  if (data?.mfaRequired) {
    const { code } = (await fetch(`${url}/api/_sim/code?username=${username}`).then((one) => one.json())) as { code: string };
    answer = await post('/auth/mfa', { challengeId: data.challengeId, code });
  }
  const token = answer.headers.get('authorization');
  if (!token) throw new Error(`${username} cannot sign in: ${await answer.text()}`);
  return token;
}

/** Empties a profile for the next test. False when it cannot be emptied, and was closed. */
async function empty({ context, isSpoilt }: Kept): Promise<boolean> {
  if (isSpoilt) {
    await context.close();
    return false;
  }
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  return true;
}

/** What every browser test begins with. */
const WORLD: PlatformOptions = { seed: 'browser', now: NOW, live: false, control: true, days: 2, flow: 0.3 };

/** The build and the platform on one origin, as they are deployed: behind nginx. */
async function serve(preview: Preview, dist: string, isPreview: boolean, config?: string): Promise<Bench['server']> {
  if (isPreview || process.env.CONSOLE_SERVER === 'preview') return { ...preview, log: () => '' };
  const nginx = await startNginx({ dist, apiOrigin: preview.url, config });
  return {
    ...nginx,
    async close() {
      await Promise.all([nginx.close(), preview.close()]);
    },
  };
}

/** A platform at its beginning behind a server that logs the faults of pages, for tests that bring a browser of their own. */
export async function openServer(options: PlatformOptions) {
  const preview = await startPreview({ dist: DIST, platform: takePlatform({ ...WORLD, ...options }) });
  const server = await serve(preview, DIST, false, '{"reportErrors":true}');
  return {
    ...server,
    platform: preview.platform,
    async close() {
      await server.close();
      freePlatforms(preview.platform);
    },
  };
}

/** Tells everything that a page must not do: errors, breaches of the security policy, unhandled rejections, dialogs of scripts, foreign hosts. */
export function watch(context: BrowserContext, url: string, complain: (text: string) => void): void {
  context.on('weberror', (event) => {
    const { stack, name, message } = event.error();
    complain(`uncaught: ${stack || `${name}: ${message}`}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) complain(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== url) complain(`foreign host: ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    // A page with a filled dialog asks before it is left; most tests reload it on purpose.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    complain(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** What a test does to a whole profile for good makes it useless for the next test. */
function noticeSpoiling(kept: Kept): void {
  const { context } = kept;
  const addInitScript = context.addInitScript.bind(context);
  context.addInitScript = (...script: Parameters<typeof addInitScript>) => {
    kept.isSpoilt = true;
    return addInitScript(...script);
  };
  context.on('close', () => {
    kept.isSpoilt = true;
  });
}

/**
 * Registers the hooks of a browser test file: one browser for the file, and for each visit
 * a platform at its beginning and an empty profile. After every test the page must have had no complaint and the platform's books must
 * balance.
 */
export function openBrowser(defaults: Visit = {}, launch: LaunchOptions = {}): (visit?: Visit) => Promise<Bench> {
  let browser: Browser;
  let running: Running[] = [];
  const idle: Served[] = [];
  const emptied: Kept[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ARGUMENTS, ...launch });
  });
  afterEach(async () => {
    const ended = running;
    running = ended.filter(({ isShared }) => isShared);
    const complaints = ended.flatMap(({ complaints: all, forgiven }) =>
      all.filter((text) => !forgiven.some((one) => one.test(text))),
    );
    const violations = ended.flatMap(({ platform }) => platform.check());
    for (const { complaints: told } of ended) told.length = 0;
    const finished = ended.filter(({ isShared }) => !isShared);
    await Promise.all(
      finished.flatMap(({ profiles }) => profiles).map(async (kept) => void ((await empty(kept)) && emptied.push(kept))),
    );
    idle.push(...finished.map(({ served }) => served));
    expect({ complaints, violations }).toEqual({ complaints: [], violations: [] });
  });
  afterAll(async () => {
    await Promise.all([...emptied, ...running.flatMap(({ profiles }) => profiles)].map(({ context }) => context.close()));
    for (const { server, preview } of [...idle, ...running.map(({ served }) => served)]) {
      await server.close();
      freePlatforms(preview.platform);
    }
    await browser.close();
  });

  /** A platform at its beginning, behind a server: one that a test before has finished with, where there is one. */
  async function takeServed(options: PlatformOptions, dist: string, isPreview: boolean): Promise<Served> {
    const key = JSON.stringify([options, dist, isPreview]);
    const at = idle.findIndex((one) => one.key === key);
    const free = at < 0 ? undefined : idle.splice(at, 1)[0];
    if (free && rewindPlatform(free.preview.platform)) {
      free.server.setDist(dist);
      return free;
    }
    await free?.server.close();
    const preview = await startPreview({ dist, port: 0, platform: takePlatform(options) });
    return { key, preview, server: await serve(preview, dist, isPreview) };
  }

  return async (visit = {}) => {
    const {
      platform,
      dist = DIST,
      isShared = false,
      isPreview = false,
      isFirstVisit = false,
      hasHostName = false,
      ...look
    } = { ...defaults, ...visit };
    const options = { ...WORLD, ...platform };
    const served = await takeServed(options, dist, isPreview);
    const { preview, server } = served;
    const url = hasHostName ? server.url.replace('127.0.0.1', 'localhost') : server.url;
    const signIn = (username: string) => tokenOf(url, username);
    const complaints: string[] = [];
    const profiles: Kept[] = [];

    /** A profile that looks the same and has read the same files, or a new one. */
    const takeProfile = async (
      key: string,
      options: BrowserContextOptions & { storageState: Stored },
    ): Promise<BrowserContext> => {
      const at = isFirstVisit ? -1 : emptied.findIndex((one) => one.key === key);
      const [known] = at < 0 ? [] : emptied.splice(at, 1);
      if (known) {
        known.complaints = complaints;
        profiles.push(known);
        await known.context.setStorageState(options.storageState);
        return known.context;
      }
      const context = await browser.newContext(options);
      const kept: Kept = { key, context, complaints, isSpoilt: isFirstVisit };
      profiles.push(kept);
      context.setDefaultTimeout(PATIENCE_MS);
      noticeSpoiling(kept);
      watch(context, url, (text) => void kept.complaints.push(text));
      return context;
    };

    const openProfile = async ({ user = 'ops.lee', at = LIST, locale = 'en-US', theme = 'light', ...rest }: Look) => {
      const localStorage = user === null ? [] : [{ name: 'token', value: await signIn(user) }];
      const viewport = rest.viewport ?? { width: 1440, height: 900 };
      const context = await takeProfile(JSON.stringify([url, dist, locale, theme, viewport, rest.hasFakeTime === true]), {
        baseURL: url,
        locale,
        colorScheme: theme,
        timezoneId: 'Asia/Singapore',
        reducedMotion: 'reduce',
        viewport,
        storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
      });
      const newTab = async (address: string) => {
        const tab = await context.newPage();
        await tab.goto(address);
        return tab;
      };
      const page = await context.newPage();
      if (rest.hasFakeTime) {
        await page.clock.install({ time: preview.platform.clock.now() });
        await page.clock.resume();
      }
      return { profile: { context, page, newTab }, open: async () => void (at !== null && (await page.goto(at))) };
    };

    const { profile, open } = await openProfile(look);
    const forgiven: RegExp[] = [];
    const bench: Running = {
      ...profile,
      served,
      isShared,
      profiles,
      server: {
        ...server,
        setDist: (other) => {
          for (const kept of profiles) kept.isSpoilt = true;
          server.setDist(other);
        },
      },
      platform: preview.platform,
      url,
      complaints,
      forgiven,
      forgive: (pattern) => forgiven.push(pattern),
      openProfile: async (other) => {
        const opened = await openProfile({ ...look, ...other });
        await opened.open();
        return opened.profile;
      },
      callsOf: (apiPath, method) =>
        preview.platform.calls.filter((call) => call.path === apiPath && (method === undefined || call.method === method)),
      signIn,
    };
    // Before any page is opened, so that later failures are reported with the test and everything is closed.
    running.push(bench);
    await open();
    return bench;
  };
}

/** A page that shows nothing yet is opened there. */
const goTo = (page: Page, address: string): Promise<unknown> =>
  page.url() === 'about:blank'
    ? page.goto(address)
    : page.evaluate((where) => {
        window.history.pushState({}, '', where);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);

/** As many as stay behind the screen in sight: after them nothing of a screen is kept. */
const NOWHERE = ['/nowhere', '/nowhere/else', '/nowhere/at/all'] as const;
const nowhere = (page: Page): Locator => page.locator(`[data-screen="${NOWHERE[2]}"]`);

/** Leaves the screen for some that ask for nothing, and waits until the last of them is drawn; no screen of before is kept. */
export async function leaveScreen(page: Page): Promise<void> {
  for (const address of NOWHERE) {
    await goTo(page, address);
    await expectSoon(page.locator(`[data-screen="${address}"]`)).toBeVisible();
  }
}

/** Goes to an address as a link inside the console would: the whole of it need not start again, and nothing stays open. */
export async function goInside(page: Page, address: string): Promise<void> {
  // Before the other screen is drawn, going back would be no going anywhere: a screen without rows would stay as it is.
  if (page.url() !== 'about:blank') await leaveScreen(page);
  await goTo(page, address);
  // A query on this screen must not find the previous one.
  await expectSoon(nowhere(page)).toBeHidden();
}

/** The screen in sight; those that are kept behind it may have the same parts. */
export const screenOf = (page: Page): Locator => page.locator('[data-screen]:not([hidden])');

/** Rows of the list, without the table's own measuring row. */
export const rowsOf = (page: Page): Locator => page.locator('.ant-table-tbody tr[data-row-key]:not([hidden] *)');

/** Waits until the list shows rows and is not loading. */
export async function seeRows(page: Page): Promise<Locator> {
  const rows = rowsOf(page);
  await expectSoon(rows.first()).toBeVisible();
  return rows;
}

export const rowOf = (page: Page, no: string): Locator =>
  page.locator(`.ant-table-tbody tr[data-row-key="${no}"]:not([hidden] *)`);

/** Waits until a condition of this process holds; the message names the condition. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, ms = PATIENCE_MS): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Holds the calls of one path until they are let go, to look at what the page does meanwhile. */
export async function holdCalls(
  page: Page,
  apiPath: string,
): Promise<{ waiting: () => number; release: (answer?: HeldAnswer) => Promise<void>; drop: () => void }> {
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
    /** The calls are gone, with the page that made them; those that follow pass. */
    drop: () => {
      isOpen = true;
      held.length = 0;
    },
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
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** A call of another person, beside the page; returns the parsed body. */
export async function callOverHttp<Data = unknown>(
  { url, signIn }: Bench,
  username: string,
  apiPath: string,
  body?: object,
): Promise<{ code: number; msg: string; data: Data }> {
  const answer = await fetch(`${url}/api${apiPath}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: await signIn(username),
      'content-type': 'application/json',
      ...(body && { 'idempotency-key': randomUUID() }),
    },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as { code: number; msg: string; data: Data };
}

/** Opens the dialog of a decision on one row. */
export async function ask(page: Page, decision: 'Pass' | 'Reject', no: string): Promise<Locator> {
  await page.getByRole('button', { name: `${decision} ${no}` }).click();
  const dialog = page.getByRole('dialog', { name: `${decision} 1 withdraw order` });
  await expectSoon(dialog).toBeVisible();
  return dialog;
}

/** The button that sends what a dialog asks. */
export const sendButton = (dialog: Locator): Locator => dialog.locator('.ant-modal-footer .ant-btn-primary');

/** Ticks the orders of a bulk pass that something warns of, once their facts are there. */
export async function tickWarned(dialog: Locator): Promise<void> {
  const lines = dialog.getByRole('region', { name: 'Orders to pass' });
  await expectSoon(lines.locator('.ant-skeleton')).toHaveCount(0);
  for (const box of await lines.getByRole('checkbox').all()) await box.check();
  await lines.evaluate((box) => box.scrollTo(0, box.scrollHeight));
}

/** Presses Enter on a control as soon as it is enabled; unlike `click`, Playwright's `press` does not wait for that. */
export async function pressEnter(control: Locator): Promise<void> {
  await expectSoon(control).toBeEnabled();
  await control.press('Enter');
}

/** Closes the topmost dialog by Escape; with typed text it asks first, and the text is discarded. */
export async function discard(page: Page): Promise<void> {
  const open = page.locator('.ant-modal-wrap:visible');
  const before = await open.count();
  await page.keyboard.press('Escape');
  await expectSoon.poll(() => open.count()).not.toBe(before);
  if ((await open.count()) > before) await page.locator('.ant-modal-confirm .ant-btn-dangerous').click();
  await expectSoon.poll(() => open.count()).toBeLessThan(before);
}

export const badgeOf = (page: Page): Locator => page.locator('.pending-badge');

/** Number on the menu, as a screen reader announces it. */
export async function seeBadge(page: Page, count: number): Promise<void> {
  await expectSoon(badgeOf(page)).toContainText(`${count} ${count === 1 ? 'order awaits' : 'orders await'} your decision`);
}

export interface ListAnswer {
  list: Withdraw[];
  total: number;
  summary: WithdrawTotal[];
}

export const successMessages = (page: Page): Locator => page.locator('.ant-message-success');

/** Money as the English console shows it. */
export const money = (amount: string | undefined, currency: string): string => formatMoney(amount ?? '', currency);

/** Numbers of the rows on the screen, from the top. */
export const numbersOf = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''));

/** Number of the row that has the focus, if one has it. */
export const focusedRow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-row-key') ?? null);

/** Address of the list with this one order, which is drawn far quicker than a page of fifty. */
export const onlyOf = (no: string): string => `${LIST}?keyword=${no}`;

/** The drawer of one order. */
export const drawerOf = (page: Page, no: string): Locator => page.getByRole('dialog', { name: `Withdraw order ${no}` });

/** What the platform itself knows of an order. @throws when it knows none */
export function orderOf({ platform }: Pick<Bench, 'platform'>, no: string) {
  const order = platform.world.withdraws.get(no);
  if (!order) throw new Error(`There is no order ${no}`);
  return order;
}

/** A decision of another person, made beside the page. @throws when the platform refuses it */
export async function decide(
  bench: Bench,
  username: string,
  verb: 'pass' | 'reject' | 'hold' | 'unhold' | 'claim' | 'release',
  no: string,
): Promise<void> {
  const order = orderOf(bench, no);
  const { version, flags } = order;
  const severe = flags.filter(({ severity }) => severity === 'HIGH').map((flag) => flag.code);
  const reason = { reject: 'RISK_REVIEW', hold: 'RISK_REVIEW', unhold: 'CHECKED_OK' }[verb as string];
  const { code, msg } = await callOverHttp(bench, username, `/trade/withdraw/${verb}`, {
    items: [{ withdrawNo: no, version }],
    ...(verb === 'pass' && {
      acknowledgedFlags: severe,
      acknowledgedDuplicates: duplicatesOf(bench.platform.world, order).map((other) => other.no),
    }),
    ...(reason && { reasonCode: reason }),
  });
  if (code !== 200) throw new Error(`${username} cannot ${verb} ${no}: ${msg}`);
}

/** New withdrawals until so many wait for this person. */
export async function fillQueue(bench: Bench, username: string, count: number): Promise<void> {
  const waiting = async () => (await callOverHttp<number>(bench, username, '/trade/withdraw/count')).data;
  for (let missing = count - (await waiting()); missing > 0; missing = count - (await waiting()))
    for (let left = missing; left > 0; left -= 1) bench.platform.arrive();
}

/** Waits until the page, whose time is a fake one, watches the end of its session: that code comes after the rows. */
export async function untilWatched(page: Page): Promise<void> {
  await page.clock.fastForward(4_000);
  await expectSoon.poll(() => page.evaluate(() => localStorage.getItem('lastActivityAt'))).not.toBeNull();
}

/** Lets time pass for the platform and for these pages alike; their time is a fake one. */
export async function passTime({ platform }: Pick<Bench, 'platform'>, pages: readonly Page[], ms: number): Promise<void> {
  platform.clock.advance(ms);
  await Promise.all(pages.map((page) => page.clock.fastForward(ms)));
}

/** Languages and themes in which a screen is checked with all that it opens; the short suite takes the first. */
export const localeThemes = firstOf([
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
] as const);

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Part {
  /** Selector of the part that is looked at; the page when left out. */
  within?: string;
  /** The dialog or drawer on top, where one is open: the rest of the page was looked at without it. */
  isOnTop?: boolean;
  /** All that there are when left out. */
  rules?: readonly string[];
}

/** Findings of axe on the current page: rule, element and, for colours, the values. */
async function violationsOf(page: Page, { within, isOnTop = false, rules }: Part = {}): Promise<string[]> {
  // A colour that is on its way to another one is no violation. What turns while something is loading never ends.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async ({ only, selector, isTop }) => {
      const { axe } = window as unknown as { axe: { run: (where: string | Element, options: object) => Promise<AxeResults> } };
      const dialogs = isTop ? [...document.querySelectorAll('[role="dialog"]')].filter((one) => one.checkVisibility()) : [];
      const where = selector ?? dialogs.at(-1) ?? document.documentElement;
      return axe.run(where, { runOnly: only, resultTypes: ['violations'] });
    },
    { only: rules ? { type: 'rule', values: rules } : AXE_TAGS, selector: within, isTop: isOnTop },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.none[0]?.message ?? node.all[0]?.message ?? ''}`,
    ),
  );
}

/** One in so many states is looked at by the short suite, and in the other theme, the first of a page always; the exhaustive one takes all. */
const LOOK_EVERY = 3;
const OTHER_THEME_EVERY = isExhaustive ? 1 : 5;

/**
 * Collects what axe finds in several states of one page, and what lacks its styles, so that one run tells all of it. States are also
 * looked at in the other theme, as far as their colours go, and left in it: going back would take as long as looking.
 * @param isWhole no state is left out by the short suite
 */
export function collectAxe(page: Page, { isWhole = false } = {}) {
  const found: Record<string, string[]> = {};
  let count = 0;
  const toOther = async (): Promise<Theme> => {
    const html = page.locator('html');
    const other = (await html.getAttribute('data-theme')) === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme: other });
    await expectSoon(html).toHaveAttribute('data-theme', other);
    return other;
  };
  return {
    found,
    /** @param within looks at this part only, where the rest is as it was */
    look: async (state: string, within?: string) => {
      const isOnTop = count > 0 && !isExhaustive;
      const isLooked = isWhole || count === 0 || isSampled(`${new URL(page.url()).pathname} ${state}`, LOOK_EVERY);
      const seen = isLooked ? await violationsOf(page, { within, isOnTop }) : [];
      const violations = [...seen, ...(await unstyledIn(page, DIST))];
      if (violations.length > 0) found[state] = violations;
      const isOther = isLooked && count % OTHER_THEME_EVERY === 0;
      count += 1;
      if (!isOther) return;
      const theme = await toOther();
      const others = await violationsOf(page, { within, isOnTop, rules: OF_COLOURS });
      if (others.length > 0) found[`${state}, ${theme}`] = others;
    },
  };
}
