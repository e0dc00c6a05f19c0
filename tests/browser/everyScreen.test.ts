import type { Page } from 'playwright-core';
import { screens } from '../../config/routes';
import {
  ask,
  type Bench,
  collectAxe,
  drawerOf,
  expectSoon,
  goInside,
  LIST,
  openBrowser,
  seeRows,
  sendButton,
} from '../support/browser';
import { depth, sample } from '../support/depth';
import {
  type Answer,
  addressOf,
  answerCalls,
  astrayAmounts,
  changed,
  cutLabels,
  failure,
  isArchetype,
  json,
  outside,
  records,
  seeWhole,
  strayNumbers,
  without,
} from '../support/everyScreen';
import { answerOf, requiredOnly } from '../support/requiredOnly';

/*
 * Every screen in the states that all of them have (docs/rules/quality.md#states-of-a-screen). Their dialogs, drawers and menus are
 * looked at, in both languages and both themes as well, by the tests of the screens.
 */
const visit = openBrowser({ isShared: true, user: 'admin', at: null });
const paths = screens.map(({ path }) => path);
/** Screens that are also checked without records and after a failure. */
const inAllStates = new Set(sample(paths, 0, isArchetype));
const REFUSED = { code: 403, msg: '-', data: null, error: 'FORBIDDEN', traceId: 'T1' };

describe.each(depth.locales)('in %s, in the light and dark theme, axe finds nothing', (locale) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await visit({ locale });
  });

  test.each(sample(paths, 3, (path) => inAllStates.has(path)))('on %s', async (path) => {
    const { page } = bench;
    const address = addressOf(bench, path);
    const { found, look } = collectAxe(page, { isWhole: true });
    await goInside(page, address);
    await seeWhole(page);
    await expectSoon(page.locator('html')).toHaveAttribute('lang', locale);
    // The header and the menu around it are the same on all of them.
    await look('loaded', inAllStates.has(path) ? undefined : '#content');
    expect(found).toEqual({});
    expect({
      amounts: await astrayAmounts(page),
      numbers: await strayNumbers(page),
      labels: await cutLabels(page),
    }).toEqual({ amounts: [], numbers: [], labels: [] });
    await expectSoon(page.locator('.figures dt + dd').filter({ hasText: /^\s*$/ })).toHaveCount(0);
    if (!inAllStates.has(path)) return;

    await answerCalls(page, changed(without));
    await goInside(page, address);
    await seeWhole(page);
    await look('empty', '#content');
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await answerCalls(page, json(200, REFUSED));
    await goInside(page, address);
    await expectSoon(failure(page)).toBeVisible();
    await look('failed', '#content');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(found).toEqual({});
  });
});

/** The platform's own answer without all that the contract does not require. */
const minimal: Answer = async (route) => {
  const schema = answerOf(new URL(route.request().url()).pathname.replace('/api', ''));
  const answer = await route.fetch();
  if (!schema || route.request().method() !== 'GET') return route.fulfill({ response: answer });
  await route.fulfill({ response: answer, json: requiredOnly(schema, await answer.json()) as object });
};
/** What a person would read of a value that is not there. */
const BROKEN = /.{0,40}(\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\bInfinity\b).{0,20}/g;
const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];
const brokenIn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate((attributes) => {
    const nodes = [...document.querySelectorAll('*')];
    const named = nodes.flatMap((node) => attributes.map((name) => node.getAttribute(name) ?? ''));
    return [document.body.innerText, ...named].join('\n');
  }, NAMES);
  return texts.match(BROKEN) ?? [];
};

describe('with only the required fields in all answers, no text has a gap', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await visit();
  });

  test.each(sample(paths, 0, isArchetype))('on %s and in the drawer of its first record', async (path) => {
    const { page } = bench;
    const address = addressOf(bench, path);
    await answerCalls(page, minimal);
    await goInside(page, address);
    await seeWhole(page);
    const found = [...(await brokenIn(page)), ...(await astrayAmounts(page))];
    const [first] = await records(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-row-key')));
    if (first) {
      await goInside(page, `${address}${address.includes('?') ? '&' : '?'}no=${encodeURIComponent(first)}`);
      await seeWhole(page);
      await expectSoon(page.locator('.ant-skeleton:visible, [aria-busy=true]:visible')).toHaveCount(0);
      found.push(...(await brokenIn(page)), ...(await astrayAmounts(page)), ...(await strayNumbers(page)));
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(found).toEqual([]);
  });
});

/** The header is one line high; what does not fit would stand under it, over the screen. */
const belowHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { bottom } = header.getBoundingClientRect();
    return [...header.querySelectorAll('*')]
      .filter((element) => element.textContent && element.getBoundingClientRect().height > 0)
      .filter((element) => element.getBoundingClientRect().bottom > bottom + 1 || element.getBoundingClientRect().top < -1)
      .map((element) => element.outerHTML.slice(0, 80));
  });

const NARROWEST = 320;
const widths: [name: string, viewport: { width: number; height: number }][] = [
  ['320 px wide, as at 400 %', { width: NARROWEST, height: 640 }],
  ['720 px wide, as at 200 %', { width: 720, height: 450 }],
];
describe.each(sample(widths, 0, ([, { width }]) => width === NARROWEST))('%s, nothing is out of reach', (_name, viewport) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await visit({ viewport });
  });

  test.each(sample(paths, 1, isArchetype))('on %s', async (path) => {
    const { page } = bench;
    await goInside(page, addressOf(bench, path));
    await seeWhole(page);
    expect(await outside(page)).toEqual([]);
    expect(await belowHeader(page)).toEqual([]);
  });

  test('on the way to a decision: the menu, an order, its refusal', async () => {
    const { page, platform } = await visit({ viewport, user: 'ops.lee', at: LIST, isShared: false });
    const no = platform.stories.payeeChanged;
    await seeRows(page);
    await page.goto(`${LIST}?keyword=${no}`);
    const rows = await seeRows(page);
    await rows.first().locator('a.number').click();
    const drawer = drawerOf(page, no);
    await expectSoon(drawer.locator('.ant-timeline').first()).toBeVisible();
    expect(await outside(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectSoon(drawer).toBeHidden();
    const dialog = await ask(page, 'Reject', no);
    await sendButton(dialog).scrollIntoViewIfNeeded();
    await expectSoon(sendButton(dialog)).toBeInViewport({ ratio: 1 });
    expect(await outside(page)).toEqual([]);
  });
});

test('on a narrow screen the menu is a drawer that is opened, navigated and closed by keys', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 640 }, user: 'ops.lee', at: LIST, isShared: false });
  await seeRows(page);
  const { found, look } = collectAxe(page);
  await look('narrow list');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog').getByRole('navigation');
  await expectSoon(menu).toBeVisible();
  await look('menu');
  await page.keyboard.press('Escape');
  await expectSoon(menu).toBeHidden();
  await expectSoon(opener).toBeFocused();
  expect(found).toEqual({});
});

test('the menu is collapsed and expanded by a key, and axe finds nothing in either state', async () => {
  const { page } = await visit({ user: 'ops.lee', at: LIST, isShared: false });
  await seeRows(page);
  const { found, look } = collectAxe(page);
  const folder = page.getByRole('button', { name: 'Menu', exact: true });
  const screen = page.getByRole('link', { name: 'Pay orders' });
  await expectSoon(folder).toHaveAttribute('aria-expanded', 'true');
  await folder.focus();
  await page.keyboard.press('Enter');
  await expectSoon(folder).toHaveAttribute('aria-expanded', 'false');
  await expectSoon(screen).toBeHidden();
  await look('folded');
  await page.keyboard.press('Enter');
  await expectSoon(screen).toBeVisible();
  expect(found).toEqual({});
});
