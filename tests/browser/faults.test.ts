import type { Locator, Page } from 'playwright-core';
import { screens } from '../../config/routes';
import { demoPassword } from '../../mock/base/demoAccounts';
import { spoilTexts } from '../../mock/base/hostile';
import { type Bench, expectSoon, goInside, LIST, leaveScreen, openBrowser, until } from '../support/browser';
import { sample } from '../support/depth';
import {
  type Answer,
  addressOf,
  answerCalls,
  changed,
  failure,
  isLoading,
  json,
  records,
  seeWhole,
  without,
} from '../support/everyScreen';

/*
 * Every screen times every fault (docs/rules/quality.md#faults): a defined screen each, and (tests/support/browser.ts) no uncaught
 * error and no unhandled rejection in any of them.
 */
jest.setTimeout(600_000);
const visit = openBrowser({ isShared: true, hasFakeTime: true, user: 'admin', at: null });

/** The same data with numbers of records that no JavaScript number can hold. */
function withHugeIds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withHugeIds);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      /(No|Id)$/.test(name) && typeof value === 'string' ? `${value}9223372036854775807` : withHugeIds(value),
    ]),
  );
}

let bench: Bench;
/** What became of the screen's calls since the fault began. */
let struck = 0;

/** Lets the page's time run on until something is to be seen: time-outs and waits between tries pass in an instant. */
async function hurry(page: Page, wanted: Locator): Promise<void> {
  await until('it is shown', async () => {
    if (await wanted.isVisible()) return true;
    await page.clock.fastForward(2_000);
    return false;
  });
}

/** The screen says that it could not be loaded, offers another try, and shows nothing that might be old. */
async function seeFailure({ page }: Bench): Promise<void> {
  await hurry(page, failure(page));
  await expectSoon(records(page)).toHaveCount(0);
}

/** The session is over; after a sign-in the screen is there again. */
async function seeSignedOut({ page }: Bench, address: string): Promise<void> {
  await hurry(page, page.getByRole('heading', { name: 'Sign in' }));
  expect(new URL(page.url()).searchParams.get('redirect')).toContain(address);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await until('the screen is there again', () => page.url().endsWith(address));
}

const REFUSED = { code: 403, msg: 'You have no right to that.', data: null, error: 'FORBIDDEN', traceId: 'T1' };
const EXPIRED = { code: 401, msg: 'Sign in again.', data: null, error: 'UNAUTHENTICATED', traceId: 'T2' };
const CONFLICT = { code: 409, msg: 'Changed meanwhile.', data: null, error: 'CONFLICT', traceId: 'T3' };

const NO_ANSWER = 'no answer in time';

type Oracle = (bench: Bench, address: string) => Promise<void>;
const seeItWhole: Oracle = ({ page }) => seeWhole(page);
const FAULTS: readonly (readonly [name: string, answer: Answer, oracle: Oracle])[] = [
  ['500', json(500, { code: 500, msg: 'Broken.', data: null, error: 'INTERNAL', traceId: 'T4' }), seeFailure],
  [
    '502 with a page',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    seeFailure,
  ],
  ['403', json(200, REFUSED), seeFailure],
  ['409', json(200, CONFLICT), seeFailure],
  [NO_ANSWER, () => new Promise(() => undefined), seeFailure],
  ['a lost connection', (route) => route.abort('connectionreset'), seeFailure],
  [
    'half an answer',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":200,"data":{"list":[' }),
    seeFailure,
  ],
  ['no records', changed(without), seeItWhole],
  ['huge texts', changed(spoilTexts), seeItWhole],
  ['huge numbers of records', changed(withHugeIds), seeItWhole],
  ['401 in the body', json(200, EXPIRED), seeSignedOut],
  ['401', json(401, EXPIRED), seeSignedOut],
];

beforeAll(async () => {
  bench = await visit();
  // The transport's time-out is the browser's own, which the page's clock does not reach.
  await bench.context.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...own,
      set(ms: number) {
        own?.set?.call(this, 'isHurried' in window ? ms / 50 : ms);
      },
    });
  });
});

/** From now on the page waits a fiftieth for an answer, or as long as it says. */
const hurryAnswers = (page: Page, isSo: boolean) =>
  page.evaluate((is) => {
    if (is) Object.assign(window, { isHurried: true });
    else Reflect.deleteProperty(window, 'isHurried');
  }, isSo);
afterEach(async () => {
  const { page, context, signIn } = bench;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A test that failed must not take the next ones with it.
  await context.setOffline(false);
  if (!page.url().includes('/login')) return;
  const token = await signIn('admin');
  await page.evaluate((text) => localStorage.setItem('token', text), token);
  await page.goto('/nowhere');
});

type Trial = (address: string) => Promise<void>;

const tryFault =
  (name: string, answer: Answer, oracle: Oracle): Trial =>
  async (address) => {
    const { page } = bench;
    // What the screen before still asks for, or says as it goes, is not what this is about.
    await leaveScreen(page);
    struck = 0;
    await answerCalls(page, answer, () => {
      struck += 1;
    });
    await hurryAnswers(page, name === NO_ANSWER);
    await goInside(page, address);
    await oracle(bench, address);
    expect(struck).toBeGreaterThan(0);
    await hurryAnswers(page, false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };

/** The screen says that it is busy, and is whole in the end. */
const trySlowness: Trial = async (address) => {
  const { page } = bench;
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerCalls(page, (route) => gate.then(() => route.continue()));
  await goInside(page, address);
  await expectSoon(isLoading(page)).toBeVisible();
  release();
  await seeWhole(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

const tryClock: Trial = async (address) => {
  const { page, platform } = bench;
  for (const minutes of [-10, 10]) {
    await page.clock.setSystemTime(platform.clock.now() + minutes * 60_000);
    await goInside(page, address);
    await seeWhole(page);
    await page.clock.setSystemTime(platform.clock.now());
    // From one to the other it would be twenty minutes without the operator, which end a session.
    await page.keyboard.press('Shift');
  }
};

/** Offline, and back by the button that the screen offers. */
const tryOffline: Trial = async (address) => {
  const { page, context } = bench;
  // The code of the screens in between is there before the connection goes.
  await leaveScreen(page);
  await context.setOffline(true);
  await goInside(page, address);
  await seeFailure(bench);
  await context.setOffline(false);
  // Parts of a screen that are read by themselves are tried again by themselves.
  await until('every part is there again', async () => {
    if (await failure(page).isHidden()) return true;
    // One that has come back by itself since is no longer there to be pressed.
    await failure(page)
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    return false;
  });
  await seeWhole(page);
};

const TRIALS: readonly (readonly [name: string, trial: Trial])[] = [
  ...FAULTS.map((fault) => [fault[0], tryFault(...fault)] as const),
  ['slow answers', trySlowness],
  ['a clock that is ten minutes off, either way', tryClock],
  ['no connection', tryOffline],
];
const tried = sample(
  screens.flatMap(({ path }) => TRIALS.map(([name]) => ({ path, name }))),
  2,
  ({ path }) => path === LIST,
);

test.each([...new Set(tried.map(({ path }) => path))])('%s has a defined state for each fault', async (path) => {
  const { page } = bench;
  const address = addressOf(bench, path);
  await goInside(page, address);
  await seeWhole(page);
  for (const [name, trial] of TRIALS) {
    if (!tried.some((one) => one.path === path && one.name === name)) continue;
    await trial(address).catch((error: unknown) => {
      throw new Error(`${path}, ${name}`, { cause: error });
    });
  }
});

test('/login shows an error for each fault, and keeps the typed name', async () => {
  const { page } = await visit({ user: null, at: '/login', isShared: false, hasFakeTime: false });
  const name = page.getByLabel('Username');
  // It reads nothing that could be empty or long.
  const faults = FAULTS.filter(([fault, , oracle]) => oracle !== seeItWhole && fault !== NO_ANSWER);
  for (const [fault, answer] of sample(faults, 1, ([one]) => one === '500')) {
    await page.route('**/api/auth/login', answer);
    await name.fill('ops.lee');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSoon(page.getByRole('alert')).not.toBeEmpty();
    await expectSoon(name).toHaveValue('ops.lee');
    expect([fault, new URL(page.url()).pathname]).toEqual([fault, '/login']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The message is for this attempt only.
    await page.reload();
  }
});
