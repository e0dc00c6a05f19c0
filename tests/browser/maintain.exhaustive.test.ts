import type { Page } from 'playwright-core';
import { maintain as en } from '../../src/locales/en-US/maintain';
import { maintain as zh } from '../../src/locales/zh-CN/maintain';
import {
  callOverHttp,
  collectAxe,
  discard,
  expectSoon,
  goInside,
  LIST,
  openBrowser,
  pressEnter,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/maintain';
const visit = openBrowser({ user: 'admin', at: PATH });
const DIALOG = '.ant-modal-root';
const HOUR = 3_600_000;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
};

exhaustiveTest.each(
  firstOf([
    ['en-US', 'light', en],
    ['zh-CN', 'dark', zh],
  ] as const),
)('in %s, %s, axe finds nothing on its tabs, in its dialogs and in the banners', async (locale, theme, words) => {
  const { page, platform } = await visit({ locale, theme, at: null });
  const { maintenance: all } = platform.world;
  const now = platform.clock.now();
  const by = { changedBy: 'g.rao', changedAt: now };
  const text = { zh: '银行维护', en: 'The bank is at work' };
  all.notices.push({
    ...{ id: 'MN0001', level: 'CRITICAL', text, from: now, to: now + HOUR, mustAck: true },
    ...{ withdrawnAt: null, ackedBy: new Set(), ...by },
  });
  const [past] = all.windows;
  if (past) all.windows.push({ ...past, id: 'MW0003', from: now + HOUR, to: now + 2 * HOUR, noticeBeforeMin: 120 });
  const { found, look } = collectAxe(page);
  await page.goto(PATH);
  await expectSoon(page.getByRole('button', { name: words.action.stop, exact: true })).toBeVisible();
  await expectSoon(page.getByText(locale === 'zh-CN' ? text.zh : text.en)).toBeVisible();
  await look('services and banners');
  for (const [name, code] of [
    [words.action.stop, undefined],
    [words.action.close.PAYIN, 'PAYIN'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
    await look(`${code ?? 'stop'}`, DIALOG);
    await closeDialog(page);
  }
  await tab(page, words.tab.windows).click();
  await expectSoon(page.getByRole('region', { name: words.tab.windows })).toBeVisible();
  await look('windows', '#content');
  await page.locator('#content .ant-radio-button-wrapper', { hasText: words.view.CALENDAR }).click();
  await expectSoon(page.locator('.maintain-calendar .tag').first()).toBeVisible();
  await look('calendar', '#content');
  await page.getByRole('button', { name: words.action.addWindow, exact: true }).click();
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
  await look('window', DIALOG);
  await closeDialog(page);
  await tab(page, words.tab.notices).click();
  await page.getByRole('button', { name: words.action.editOf.replace('{name}', 'MN0001') }).click();
  await expectSoon(page.locator(`${DIALOG} .ant-modal`).getByText(text.zh).last()).toBeVisible();
  await look('notice', DIALOG);
  await closeDialog(page);
  await tab(page, words.tab.policy).click();
  await page.getByRole('button', { name: words.action.limitsOf.replace('{name}', 'THB') }).click();
  await expectSoon(page.locator(`${DIALOG} .ant-alert`)).toBeVisible();
  await look('limits', DIALOG);
  expect(found).toEqual({});
});

test('one person stops all payouts by keys; everyone is informed, and another person opens them again', async () => {
  const bench = await visit({ user: 'r.santos' });
  const { page, platform, openProfile } = bench;
  const service = (code: 'PAYOUT' | 'WITHDRAW') => platform.world.maintenance.services.get(code);
  await pressEnter(page.getByRole('button', { name: 'Stop all payouts' }));
  const dialog = page.getByRole('dialog', { name: 'Stop all payouts' });
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: 'All payouts stopped' })).toBeVisible();
  expect([service('PAYOUT')?.status, service('WITHDRAW')?.status]).toEqual(['CLOSED', 'CLOSED']);
  await expectSoon(page.getByText(/^Payouts are closed · Money out is stopped/)).toBeVisible();
  await expectSoon(page.getByRole('button', { name: 'Stop all payouts' })).toHaveAttribute('aria-disabled', 'true');

  const { page: other } = await openProfile({ user: 'ops.lee', at: PATH });
  await expectSoon(other.getByText(/^Withdrawals are closed/)).toBeVisible();
  await other.getByRole('button', { name: 'Open payouts' }).click();
  const open = other.getByRole('dialog', { name: 'Open payouts' });
  await expectSoon(open.getByRole('combobox')).toBeFocused();
  await other.keyboard.press('5');
  await other.keyboard.press('Enter');
  await expectSoon(open).toHaveCount(0);
  expect([service('PAYOUT')?.status, service('WITHDRAW')?.status]).toEqual(['OPEN', 'CLOSED']);
  await expectSoon(other.getByText(/^Payouts are closed/)).toHaveCount(0);
});

exhaustiveTest('plans a window without overlap, sees it in list and calendar, and cancels it', async () => {
  const { page, platform } = await visit();
  const { windows } = platform.world.maintenance;
  await tab(page, 'Windows').click();
  await page.getByRole('button', { name: 'Plan window' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan window' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Night work');
  const pick = async (name: RegExp, time: string) => {
    await dialog.getByRole('textbox', { name }).fill(time);
    await page.keyboard.press('Enter');
  };
  await pick(/^\* From/, '2026-11-21 02:00');
  await pick(/^\* To/, '2026-11-21 01:00');
  await dialog.getByRole('textbox', { name: 'Message (English)' }).fill('Work at night');
  await dialog.getByRole('textbox', { name: 'Message (Chinese)' }).fill('夜间维护');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Must be after the start.')).toBeVisible();
  await pick(/^\* To/, '2026-11-21 04:00');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  const saved = windows.at(-1);
  expect(saved).toMatchObject({ title: 'Night work', from: Date.parse('2026-11-20T18:00:00Z') });
  const row = page.getByRole('row', { name: /Night work/ });
  await expectSoon(row).toContainText('Planned');

  await page.getByRole('button', { name: 'Plan window' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('More work');
  await pick(/^\* From/, '2026-11-21 03:00');
  await pick(/^\* To/, '2026-11-21 05:00');
  await dialog.getByRole('textbox', { name: 'Message (English)' }).fill('More');
  await dialog.getByRole('textbox', { name: 'Message (Chinese)' }).fill('更多');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(`Overlaps with Night work (${saved?.id}) on 2026-11-20.`)).toBeVisible();
  await expectSoon(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('More work');
  await discard(page);

  await page.locator('#content .ant-radio-button-wrapper', { hasText: 'Calendar' }).click();
  await expectSoon(page.getByRole('cell', { name: /^21/ })).toContainText('Night work');
  await page.locator('#content .ant-radio-button-wrapper', { hasText: 'List' }).click();
  await pressEnter(page.getByRole('button', { name: 'Cancel Night work' }));
  const cancel = page.getByRole('dialog', { name: 'Cancel Night work' });
  await expectSoon(cancel.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expectSoon(cancel).toHaveCount(0);
  await expectSoon(row).toContainText('Canceled');
});

exhaustiveTest('publishes a notice with a preview, which is on every screen until it is read', async () => {
  const bench = await visit({ user: 'sys.admin' });
  const { page, platform, openProfile } = bench;
  await tab(page, 'Notices').click();
  await page.getByRole('button', { name: 'Publish notice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish notice' });
  await dialog.getByRole('textbox', { name: 'Message (English)' }).fill('Banks are closed tomorrow');
  await dialog.getByRole('textbox', { name: 'Message (Chinese)' }).fill('明日银行休息');
  await expectSoon(dialog.getByRole('region', { name: 'Preview' })).toContainText('明日银行休息');
  for (const [name, time] of [
    [/^\* From/, '2026-11-20 14:32'],
    [/^\* To/, '2026-11-21 14:00'],
  ] as const) {
    await dialog.getByRole('textbox', { name }).fill(time);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('checkbox').check();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  platform.clock.advance(60_000);
  const [notice] = platform.world.maintenance.notices;
  const { page: other } = await openProfile({ user: 'ops.lee', at: `${LIST}?pageSize=10` });
  await seeRows(other);
  await expectSoon(other.getByText('Banks are closed tomorrow')).toBeVisible();
  await other.getByRole('button', { name: 'I have read this' }).click();
  await expectSoon(other.getByText('Banks are closed tomorrow')).toHaveCount(0);
  expect(notice?.ackedBy.size).toBe(1);
});

exhaustiveTest('previews the effect of limits before saving, and keeps typed text after a conflict', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const { maintenance: all } = platform.world;
  await tab(page, 'Review limits').click();
  await page.getByRole('button', { name: 'Change limits of THB' }).click();
  const dialog = page.getByRole('dialog', { name: 'Limits of THB' });
  const limit = (name: string) => dialog.getByRole('textbox', { name });
  await expectSoon(dialog.getByText(/^This would have changed the review of 0 of the last [\d,]+ withdrawals/)).toBeVisible();
  await limit('Second review from').fill('1.00');
  await limit('Tier 2 from').fill('0.50');
  await limit('Tier 3 from').fill('3.00');
  await expectSoon(dialog.getByText('Must be above the previous limit.')).toBeVisible();
  await limit('Tier 2 from').fill('2.00');
  await expectSoon(
    dialog.getByText(/^This would have changed the review of [1-9]\d* of the last [\d,]+ withdrawals/),
  ).toBeVisible();
  await limit('Remark').fill('Stricter for a while');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Confirm this first.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await callOverHttp(bench, 'ops.lee', '/sys/maintenance/service', {
    ...{ code: 'PAYIN', status: 'CLOSED', version: all.version, reasonCode: 'INCIDENT', message: { zh: '维护', en: 'Work' } },
  });
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/^Changed by ops\.lee at/)).toBeVisible();
  await expectSoon(limit('Second review from')).toHaveValue('1.00');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  expect(all.policy.tiers.get('THB')).toEqual({ tier1: 100n, tier2: 200n, tier3: 300n });
  await expectSoon(page.getByRole('region', { name: 'Policy history' })).toContainText('Stricter for a while');
});

exhaustiveTest(
  'the time to set up a second factor is shown and changed, and not on a server without second factors',
  async () => {
    const { page, platform } = await visit({ at: `${PATH}?tab=policy`, platform: { factors: true } });
    await expectSoon(page.getByText('A required second factor must be set up within 3 days.')).toBeVisible();
    await page.getByRole('button', { name: en.action.grace }).click();
    const dialog = page.getByRole('dialog', { name: en.dialog.graceTitle });
    const days = dialog.getByLabel(en.field.mfaGraceDays);
    await expectSoon(days).toBeFocused();
    await days.fill('');
    await dialog.getByLabel('Remark').fill('Everybody is in the office');
    await sendButton(dialog).click();
    await expectSoon(days).toHaveAttribute('aria-invalid', 'true');
    expect(platform.world.factors.graceDays).toBe(3);
    await days.fill('1');
    const { found, look } = collectAxe(page);
    await look('the time to set up a second factor');
    expect(found).toEqual({});
    await sendButton(dialog).click();
    await expectSoon(page.getByText('A required second factor must be set up within 1 day.')).toBeVisible();
    expect(platform.world.factors.graceDays).toBe(1);
    await expectSoon(page.getByRole('region', { name: 'Policy history' })).toContainText(`${en.field.mfaGraceDays}: 3 → 1`);

    const plain = await visit({ at: `${PATH}?tab=policy` });
    await expectSoon(plain.page.getByRole('button', { name: en.action.limits }).first()).toBeVisible();
    await expectSoon(plain.page.getByRole('button', { name: en.action.grace })).toHaveCount(0);
  },
);

exhaustiveTest(
  'a read-only console refuses a decision with the text of the notice, and is a plain link of the menu',
  async () => {
    const bench = await visit({ user: 'ops.lee', at: `${LIST}?pageSize=10` });
    const { page, platform, forgive } = bench;
    forgive(/read only/);
    const service = platform.world.maintenance.services.get('CONSOLE_WRITE');
    Object.assign(service ?? {}, { status: 'CLOSED', message: { zh: '只读', en: 'Back at noon' }, changedBy: 'g.rao' });
    const rows = await seeRows(page);
    await rows.first().getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Claim', exact: true }).click();
    await expectSoon(page.getByText('The console is read only: Back at noon').first()).toBeVisible();
    await page.locator('aside').getByRole('link', { name: 'Maintenance' }).click();
    await expectSoon(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
    await goInside(page, PATH);
    await expectSoon(page.getByRole('region', { name: 'Console changes' })).toContainText('Back at noon');
  },
);
