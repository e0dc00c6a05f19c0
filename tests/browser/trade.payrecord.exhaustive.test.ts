import type { Locator, Page } from 'playwright-core';
import { payrecord as en } from '../../src/locales/en-US/trade/payrecord';
import { payrecord as zh } from '../../src/locales/zh-CN/trade/payrecord';
import {
  type Bench,
  callOverHttp,
  collectAxe,
  discard,
  expectSoon,
  focusedRow,
  goInside,
  localeThemes,
  openBrowser,
  pressEnter,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const REQUIRED = { 'en-US': 'Required', 'zh-CN': '必填' };
const PATH = '/trade/payrecord';
const visit = openBrowser({ user: 'admin', at: PATH });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';

/** The newest try in this state. */
function tryOf({ platform: { world } }: Bench, wanted: Partial<(typeof world.payRecords.rows)[number]>) {
  const found = world.payRecords.rows.findLast((row) =>
    Object.entries(wanted).every(([field, value]) => row[field as keyof typeof row] === value),
  );
  if (!found) throw new Error(`No try with ${JSON.stringify(wanted)}`);
  return found;
}
const rowOf = (page: Page, no: string): Locator => page.locator(`[data-row-key="${no}"]`);
const only = (no: string) => `${PATH}?keyword=${no}`;

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in list, drawer and dialogs', async (locale, theme) => {
  const { action, dialog: words, detail, unifiedCode } = WORDS[locale];
  const bench = await visit({ locale, theme });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await expectSoon(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expectSoon(page.getByRole('button', { name: new RegExp(unifiedCode.CHANNEL_LIMIT) })).toBeVisible();
  await page.getByRole('button', { name: action.channels }).click();
  const channels = page.getByRole('dialog', { name: words.channels.title });
  await expectSoon(channels.getByRole('row').nth(1)).toBeVisible();
  await look('channels', DIALOG);
  await page.keyboard.press('Escape');
  await expectSoon(channels).toHaveCount(0);

  const unknown = tryOf(bench, { unifiedCode: 'UNMAPPED' });
  await goInside(page, only(unknown.no));
  await rowOf(page, unknown.no)
    .getByRole('button', { name: `${action.mapCode} ${unknown.no}` })
    .click();
  const map = page.getByRole('dialog', { name: /E-517/ });
  await sendButton(map).click();
  await expectSoon(map.getByText(REQUIRED[locale])).toBeVisible();
  await look('map', DIALOG);
  await page.keyboard.press('Escape');
  await expectSoon(map).toHaveCount(0);

  const different = tryOf(bench, { reconStatus: 'AMOUNT_DIFF', handled: null });
  await goInside(page, `${only(different.no)}&no=${different.no}`);
  const drawer = page.getByRole('dialog', { name: detail.title.replace('{no}', different.no) });
  await expectSoon(drawer.getByRole('heading', { name: detail.recon })).toBeVisible();
  await look('drawer', '.ant-drawer');
  await drawer.getByRole('button', { name: action.handleDiff }).click();
  const handle = page.getByRole('dialog', { name: words.handleDiff.title.replace('{no}', different.no) });
  await sendButton(handle).click();
  await look('handle', DIALOG);
  await page.keyboard.press('Escape');
  await expectSoon(handle).toHaveCount(0);
  expect(found).toEqual({});
});

test('queries one try by keys, and shows its state before and after', async () => {
  const bench = await visit({ user: 'ops.lee', at: null });
  const { page } = bench;
  const { no } = tryOf(bench, { status: 'TIMEOUT' });
  await goInside(page, `${PATH}?status=TIMEOUT,UNKNOWN`);
  await pressEnter(page.getByRole('button', { name: `Query ${no}` }));
  await expectSoon(page.getByText(`${no}: Timed out → Paid. The upstream says: paid.`)).toBeVisible();
  // The row stays where it is although the filter no longer fits.
  await expectSoon(rowOf(page, no)).toContainText('Paid');
  await expectSoon(page.getByRole('button', { name: `Query ${no}` })).toHaveCount(0);
  expect(bench.callsOf('/trade/payrecord/query')).toHaveLength(1);
});

exhaustiveTest('queries several at once and reports each of them', async () => {
  const bench = await visit({ at: null });
  const { page } = bench;
  const unknown = tryOf(bench, { status: 'UNKNOWN' });
  // One that was asked soon after or before, so that both stand among few rows.
  const distance = ({ requestAt }: typeof unknown) => Math.abs(requestAt - unknown.requestAt);
  const paid = bench.platform.world.payRecords.rows
    .filter(({ status }) => status === 'SUCCESS')
    .reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest));
  const times = [unknown, paid].map(({ requestAt }) => requestAt);
  const [from, to] = [Math.min(...times), Math.max(...times) + 1].map((at) => new Date(at).toISOString());
  await goInside(page, `${PATH}?requestFrom=${from}&requestTo=${to}`);
  for (const { no } of [unknown, paid]) await rowOf(page, no).locator('input[type=checkbox]').check();
  await page.getByRole('button', { name: 'Query selected' }).click();
  const report = page.getByRole('dialog', { name: 'Upstream queried: 1 of 2' });
  await expectSoon(report.getByRole('row', { name: unknown.no })).toContainText('Unknown');
  await expectSoon(report.getByRole('row', { name: unknown.no })).toContainText('not paid');
  await expectSoon(report.getByRole('row', { name: paid.no })).toContainText('Not queried: This attempt has ended');
  await page.keyboard.press('Escape');
  await expectSoon(report).toHaveCount(0);
  await expectSoon(rowOf(page, unknown.no)).toContainText('Failed');
  await expectSoon(page.locator('.bulk-bar')).toHaveCount(0);
});

test('maps a code by keys; the second person sees the existing mapping', async () => {
  const bench = await visit({ user: 'g.rao', at: null });
  const { page } = bench;
  const { no, channel } = tryOf(bench, { unifiedCode: 'UNMAPPED' });
  const upstreamCode = channel.upstream.code;
  await goInside(page, only(no));
  await expectSoon(rowOf(page, no)).toContainText('Unknown code');
  await pressEnter(page.getByRole('button', { name: `Map code ${no}` }));
  const dialog = page.getByRole('dialog', { name: `Map code E-517 of ${upstreamCode}` });
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('limit');
  await expectSoon(page.locator('.ant-select-item-option-active')).toHaveText('Channel limit reached');
  await page.keyboard.press('Enter');
  await callOverHttp(bench, 'm.tan', '/trade/payrecord/mapCode', { upstreamCode, rawCode: 'E-517', unifiedCode: 'RISK_REFUSED' });
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog.getByRole('alert')).toContainText('Changed by m.tan');
  await expectSoon(dialog.getByRole('alert')).toContainText(`E-517 of ${upstreamCode} is already mapped to RISK_REFUSED.`);
  await expectSoon(dialog).toContainText('Channel limit reached');
  await discard(page);
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, no)).toContainText('Refused by risk control');
  await until('the row has the focus again', async () => (await focusedRow(page)) === no);

  // For another provider it is not mapped yet.
  const { world } = bench.platform;
  const other = world.payRecords.rows.findLast(
    ({ unifiedCode, channel: { upstream } }) => unifiedCode === 'UNMAPPED' && upstream.code !== upstreamCode,
  );
  if (!other) throw new Error('Only one upstream has unknown codes');
  await goInside(page, only(other.no));
  await pressEnter(page.getByRole('button', { name: `Map code ${other.no}` }));
  const second = page.getByRole('dialog', { name: `Map code E-517 of ${other.channel.upstream.code}` });
  await expectSoon(second.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('payer');
  await expectSoon(page.locator('.ant-select-item-option-active')).toHaveText('Payer refused');
  await page.keyboard.press('Enter');
  await pressEnter(sendButton(second));
  await expectSoon(successMessages(page).filter({ hasText: 'now means: Payer refused' })).toBeVisible();
  await expectSoon(rowOf(page, other.no)).toContainText('Payer refused');
});

exhaustiveTest('resolves a difference from the drawer, and keeps typed text after a conflict', async () => {
  const bench = await visit({ user: 'g.rao', at: null });
  const { page } = bench;
  const { no, version } = tryOf(bench, { reconStatus: 'AMOUNT_DIFF', handled: null });
  await goInside(page, `${only(no)}&no=${no}`);
  const drawer = page.getByRole('dialog', { name: `Pay record ${no}` });
  await pressEnter(drawer.getByRole('button', { name: 'Handle difference' }));
  const dialog = page.getByRole('dialog', { name: `Handle difference of ${no}` });
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await expectSoon(sendButton(dialog)).toBeFocused();
  await dialog.getByRole('textbox').fill('the upstream sent a new file');
  // A colleague changes the record meanwhile.
  const one = bench.platform.world.payRecords.get(no);
  if (one) one.version++;
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog.getByRole('alert')).toContainText('Changed by the platform');
  await expectSoon(dialog.getByRole('textbox')).toHaveValue('the upstream sent a new file');
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog).toHaveCount(0);
  expect(one?.version).toBe(version + 2);
  await expectSoon(successMessages(page).filter({ hasText: 'difference marked as handled' })).toBeVisible();
  await expectSoon(drawer).toContainText('the upstream sent a new file');
  await expectSoon(drawer.getByRole('button', { name: 'Handle difference' })).toHaveAttribute('aria-disabled', 'true');
  await expectSoon(drawer.getByRole('region', { name: 'Operation log' })).toContainText('Pay records: handle differences');
  await page.keyboard.press('Escape');
  await expectSoon(rowOf(page, no)).toContainText('Handled by g.rao');
});

exhaustiveTest('filters the list by an error and by a channel of the statistics', async () => {
  const bench = await visit();
  const { page } = bench;
  await page.getByRole('button', { name: /^Channel limit reached \d+: show only these$/ }).click();
  await expectSoon.poll(() => new URL(page.url()).searchParams.get('unifiedCode')).toBe('CHANNEL_LIMIT');
  await expectSoon(page.locator('.resource-table')).not.toContainText('Upstream unavailable');
  await pressEnter(page.getByRole('button', { name: 'By channel' }));
  const dialog = page.getByRole('dialog', { name: 'Channels' });
  const first = dialog.getByRole('button', { name: /^Only CH/ }).first();
  const code = (await first.textContent()) ?? '';
  await pressEnter(first);
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon.poll(() => new URL(page.url()).searchParams.get('channelCode')).toBe(code);
  for (const row of await (await seeRows(page)).all()) await expectSoon(row).toContainText(code);
});

test('shows request and answer side by side, or stacked on a narrow screen, and links to the pay order', async () => {
  const bench = await visit({ at: null });
  const { page } = bench;
  const { no, order } = tryOf(bench, { status: 'SUCCESS' });
  await goInside(page, `${only(no)}&no=${no}`);
  const drawer = page.getByRole('dialog', { name: `Pay record ${no}` });
  const place = async (name: RegExp) => {
    const box = await drawer.getByRole('region', { name }).boundingBox();
    if (!box) throw new Error(`Nothing is called ${String(name)}`);
    return box;
  };
  await expectSoon(drawer.getByRole('region', { name: /^Request · / })).toContainText('"sign": "******"');
  const [request, answer] = [await place(/^Request · /), await place(/^Answer · /)];
  expect([answer.y, answer.x > request.x + request.width]).toEqual([request.y, true]);
  await page.setViewportSize({ width: 990, height: 900 });
  await until('they stand one below the other', async () => (await place(/^Answer · /)).y > (await place(/^Request · /)).y);
  await page.setViewportSize({ width: 1440, height: 900 });
  await pressEnter(drawer.getByRole('link', { name: `Open ${order.no}` }));
  await expectSoon
    .poll(() => `${new URL(page.url()).pathname}?no=${new URL(page.url()).searchParams.get('no')}`)
    .toBe(`/trade/payorder?no=${order.no}`);
});
