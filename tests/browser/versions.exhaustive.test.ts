import type { Page } from 'playwright-core';
import openapi from '../../config/openapi/openapi.json';
import { expectSoon, goInside, LIST, openBrowser, rowsOf } from '../support/browser';
import { isExhaustive, sample } from '../support/depth';
import { changed } from '../support/everyScreen';
import { listScreens } from '../support/listScreens';

/*
 * A record that comes without a version: what would have to name it is closed, and says why, wherever it is offered (the client sends
 * no change that could overwrite an unseen one).
 */

const visit = openBrowser({ user: 'admin', at: '/', isShared: true });
const WHY = 'This record has no version';
/** Buttons with such a key that change nothing by themselves: the page on which a batch is paid, and the handle of a round. */
const LEADS = ['Pay', '⠿'];
/** Rows whose menu is opened: different states offer different actions. */
const MENUS = isExhaustive ? 6 : 2;

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function resolved(schema: unknown): Json {
  if (!isRecord(schema)) return {};
  if (typeof schema.$ref !== 'string') return schema;
  const steps = schema.$ref.split('/').slice(1);
  return resolved(steps.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), openapi));
}

/** Whether a body must name a version, its own or that of each of its items. */
function namesVersion(schema: unknown): boolean {
  const {
    required = [],
    allOf = [],
    properties = {},
  } = resolved(schema) as {
    required?: string[];
    allOf?: unknown[];
    properties?: Json;
  };
  const items = resolved(properties.items).items;
  return required.includes('version') || allOf.some(namesVersion) || (items !== undefined && namesVersion(items));
}

/** Keys of the calls that must name a version, as the contract has them. */
const versionedKeys = Object.values(openapi.paths as unknown as Record<string, Record<string, Json>>).flatMap(({ post }) => {
  const body = resolved(post?.requestBody) as { content?: Record<string, { schema?: unknown }> };
  return namesVersion(body.content?.['application/json']?.schema) ? [String(post?.['x-access-key'])] : [];
});

/** The same data without any version in it. */
function unversioned(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(unversioned);
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => name !== 'version')
      .map(([name, value]) => [name, unversioned(value)]),
  );
}

/** Buttons and entries within a part of the page that would act on a version and are open all the same. */
const openOnes = (page: Page, within: string) =>
  page.evaluate(
    ({ where, keys, leads }) =>
      [...document.querySelectorAll(where)].flatMap((part) =>
        [...part.querySelectorAll<HTMLElement>('button[data-access], [role=menuitem][data-access]')]
          .filter(({ dataset }) => keys.includes(dataset.access ?? ''))
          .filter((one) => one.getAttribute('aria-disabled') !== 'true' && !leads.includes(one.textContent ?? ''))
          .map((one) => one.textContent),
      ),
    { where: within, keys: versionedKeys, leads: LEADS },
  );

test('the contract has calls with and without a version', () => {
  expect(versionedKeys).toContain('trade:withdraw:pass');
  expect(versionedKeys).toContain('sys:role:edit');
  expect(versionedKeys).toContain('bank:config:disable');
  expect(versionedKeys).not.toContain('bank:config:test');
  expect(versionedKeys).not.toContain('sys:operator:kick');
  expect(versionedKeys.length).toBeGreaterThan(100);
});

const acting = listScreens.filter(({ path }) => !['/account/statement', '/sys/log'].includes(path));
/** Where the rows are not closed for another reason. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/sys/dict': '/sys/dict?category=BUSINESS',
  '/agency/perf': '/agency/perf',
};
/** What has nothing but ended records. */
const QUIET = ['/test/pay'];
const NAMED = [LIST];

describe.each(sample(acting, 0, ({ path }) => NAMED.includes(path)))('$path', ({ path, full, lacks = [] }) => {
  test('disables the versioned actions of a record without version, in its row, menu and drawer', async () => {
    const { page } = await visit();
    await expectSoon(page.locator('.palette-button')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && !/^\/api\/(auth|common)\//.test(pathname),
      async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        await changed(unversioned)(route).catch(() => undefined);
      },
    );
    await goInside(page, ADDRESSES[path] ?? full);
    await expectSoon(rowsOf(page).first()).toBeVisible();
    expect(await openOnes(page, '.resource-table tbody')).toEqual([]);

    const menus = page.locator('.resource-table tbody .row-actions > .row-button-icon');
    const count = Math.min(MENUS, await menus.count());
    let isTold = false;
    for (let at = 0; at < count; at += 1) {
      await menus.nth(at).click();
      const menu = page.locator('.ant-dropdown:not(.ant-dropdown-hidden) [role=menu]');
      await expectSoon(menu).toBeVisible();
      expect(await openOnes(page, '.ant-dropdown:not(.ant-dropdown-hidden) [role=menu]')).toEqual([]);
      isTold ||= (await menu.textContent())?.includes(WHY) ?? false;
      await page.keyboard.press('Escape');
      await expectSoon(menu).toBeHidden();
    }
    isTold ||= (await page.locator(`.resource-table tbody button[aria-description^="${WHY}"]`).count()) > 0;
    expect(isTold).toBe(!QUIET.includes(path));

    if (lacks.includes('drawer')) return;
    await rowsOf(page).first().getByRole('link').first().click();
    const drawer = page.locator('.ant-drawer [role=dialog]');
    await expectSoon(drawer.locator('.ant-descriptions, table').first()).toBeVisible();
    expect(await openOnes(page, '.ant-drawer [role=dialog]')).toEqual([]);
  });
});
