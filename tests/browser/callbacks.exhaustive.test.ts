import { callback as en } from '../../src/locales/en-US/callback';
import { parts } from '../../src/locales/en-US/parts';
import { callback as zh } from '../../src/locales/zh-CN/callback';
import { parts as partsZh } from '../../src/locales/zh-CN/parts';
import { collectAxe, expectSoon, localeThemes, openBrowser, START } from '../support/browser';

const visit = openBrowser({ user: 'k.wong', at: START, platform: { days: 1, scale: 0 } });
type Bench = Awaited<ReturnType<typeof visit>>;

/** Two paid orders: the merchant of the first never answers well. */
function twoOrders({ platform }: Bench) {
  return [Number.POSITIVE_INFINITY, 0].map((failing) => {
    const order = platform.payIn({ plan: { failures: 0, isLost: false, payAfter: 30_000 } });
    platform.clock.advance(120_000);
    const tries = [{ at: platform.clock.now(), httpStatus: failing ? 502 : 200, latencyMs: 90 }];
    Object.assign(order.notify, { status: failing ? 'FAILED' : 'SUCCESS', tries, failing, nextAt: null });
    return order;
  });
}

function dispute({ platform: { api, world } }: Bench, { no, version }: { no: string; version: number }) {
  const operation = api.operations.get('POST /trade/payorder/dispute');
  const actor = world.operators.find(({ username }) => username === 'admin');
  if (!operation || !actor) throw new Error('Nobody can dispute');
  const body = { payOrderNo: no, version, reasonCode: 'CHARGEBACK' };
  expect(api.perform(operation, { actor, body }).envelope.code).toBe(200);
}

async function openCallbacks({ page }: Bench, words: { title: string } = en) {
  await page.locator('.palette-button').click();
  await page.locator('.palette input').fill(words.title);
  await expectSoon(page.getByRole('option', { name: words.title })).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: words.title });
  await expectSoon(drawer).toBeVisible();
  return drawer;
}

test('a failed callback is found, its request and answer are read, and of two that are resent one is refused', async () => {
  const bench = await visit();
  const { page } = bench;
  const [bad, good] = twoOrders(bench);
  if (!bad || !good) throw new Error('No orders');
  const drawer = await openCallbacks(bench);
  await drawer.getByRole('button', { name: `Request and answer of ${bad.no}` }).click();
  const tries = page.getByRole('dialog', { name: `Callback attempts of ${bad.no}` });
  await tries.getByRole('button', { name: parts.notify.show.replace('{no}', '1') }).click();
  await expectSoon(tries.getByText(`"payOrderNo": "${bad.no}"`)).toBeVisible();
  await expectSoon(tries.getByText('Bad gateway')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(tries).toBeHidden();
  for (const { no } of [bad, good]) await drawer.getByRole('checkbox', { name: `Select ${no}` }).check();
  // The merchant is well again; a colleague changes the other order meanwhile.
  bad.notify.failing = 0;
  dispute(bench, good);
  await drawer.getByRole('button', { name: 'Resend 2 callbacks' }).click();
  const report = page.locator('.ant-modal').filter({ hasText: good.no });
  await expectSoon(report.locator('tr', { hasText: good.no })).toBeVisible();
  await expectSoon(report.locator('tr', { hasText: bad.no })).toHaveCount(0);
  expect([bad.notify.status, bad.notify.tries.length, good.notify.tries.length]).toEqual(['SUCCESS', 2, 1]);
  await page.keyboard.press('Escape');
  // The number leads to the order, and the list closes.
  await drawer.getByRole('link', { name: bad.no }).click();
  await expectSoon(drawer).toBeHidden();
  await expectSoon(page.getByRole('dialog', { name: `Pay order ${bad.no}` })).toBeVisible();
  await page.getByRole('button', { name: `Callbacks of ${bad.no}` }).click();
  await expectSoon(drawer.getByRole('textbox', { name: en.field.keyword })).toHaveValue(bad.no);
  await expectSoon(drawer.locator('tbody tr[data-row-key]')).toHaveCount(1);
});

test('who may only read sees the callbacks, and no way to resend them', async () => {
  const bench = await visit({ user: 'auditor' });
  const [bad] = twoOrders(bench);
  const drawer = await openCallbacks(bench);
  await expectSoon(drawer.getByRole('button', { name: `Request and answer of ${bad?.no}` })).toBeVisible();
  await expectSoon(drawer.getByRole('checkbox')).toHaveCount(0);
  await expectSoon(drawer.getByRole('button', { name: /^Resend/ })).toHaveCount(0);
});

test.each(localeThemes)('the list, an attempt and the report of a resend have no finding (%s, %s)', async (locale, theme) => {
  const isChinese = locale === 'zh-CN';
  const [words, { notify }] = isChinese ? ([zh, partsZh] as const) : ([en, parts] as const);
  const bench = await visit({ locale, theme });
  const { page } = bench;
  const [bad, good] = twoOrders(bench);
  if (!bad || !good) throw new Error('No orders');
  const { found, look } = collectAxe(page, { isWhole: true });
  const drawer = await openCallbacks(bench, words);
  await expectSoon(drawer.locator(`tr[data-row-key="${bad.no}"]`)).toBeVisible();
  await look('the list');
  await drawer.getByRole('button', { name: words.showOf.replace('{no}', bad.no) }).click();
  const tries = page.getByRole('dialog', { name: words.triesOf.replace('{no}', bad.no) });
  await tries.getByRole('button', { name: notify.show.replace('{no}', '1') }).click();
  await expectSoon(tries.getByText('Bad gateway')).toBeVisible();
  await look('an attempt');
  await page.keyboard.press('Escape');
  await expectSoon(tries).toBeHidden();
  for (const { no } of [bad, good]) await drawer.locator(`tr[data-row-key="${no}"]`).getByRole('checkbox').check();
  await look('a selection');
  dispute(bench, good);
  await drawer.getByRole('button', { name: isChinese ? '重发 2 笔回调' : 'Resend 2 callbacks' }).click();
  const report = page.locator('.ant-modal').filter({ hasText: good.no });
  await expectSoon(report.locator('tr', { hasText: good.no })).toBeVisible();
  await look('the report');
  expect(found).toEqual({});
});
