import type { Page } from 'playwright-core';
import { batchItem as en } from '../../src/locales/en-US/bankCard/proxyBatch/detail';
import { batchItem as zh } from '../../src/locales/zh-CN/bankCard/proxyBatch/detail';
import {
  collectAxe,
  expectSoon,
  goInside,
  localeThemes,
  openBrowser,
  rowOf,
  seeRows,
  sendButton,
  until,
} from '../support/browser';
import { anApprovedBatch, SECOND } from '../unit/platform/batchPaySupport';

const visit = openBrowser({ user: 'b.suwan', at: null });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';

const addressOf = ({ no }: { no: string }) => `/bankCard/proxyBatch/${no}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** A message up to its first placeholder. */
const begin = (message: string) => new RegExp(`^${message.split(/[{（(]/)[0]?.replaceAll('.', '\\.')}`);

test.each(localeThemes)(
  'in %s, %s, axe finds nothing on the workbench, beside a line and in the dialogs',
  async (locale, theme) => {
    const words = WORDS[locale];
    const { page, platform } = await visit({ locale, theme });
    const batch = anApprovedBatch(platform, { count: 12 });
    const [first, second] = batch.items;
    if (!first || !second) throw new Error('The batch has no lines');
    platform.world.payoutPlans.set(second.no, 'SILENT');
    await goInside(page, addressOf(batch));
    await seeRows(page);
    const { found, look } = collectAxe(page);
    await expectSoon(page.locator('html')).toHaveAttribute('data-theme', theme);
    await look('list', '#content');
    await button(page, words.action.plan).first().click();
    const plan = dialogOf(page, words.plan.title);
    await expectSoon(plan.getByText(words.plan.card, { exact: true }).first()).toBeVisible();
    await look('plan', DIALOG);
    await sendButton(plan).click();
    await expectSoon(plan).toHaveCount(0);
    await expectSoon(rowOf(page, first.no)).toContainText(words.status.ASSIGNED);

    const act = async (row: typeof first, action: keyof typeof words.action) =>
      rowOf(page, row.no)
        .getByRole('button', { name: `${words.action[action]} ${row.rowNo}`, exact: true })
        .click();
    for (const [row, mode] of [
      [first, words.apply.MANUAL],
      [second, words.apply.LISTEN],
    ] as const) {
      await act(row, 'applyPay');
      const apply = page.getByRole('dialog');
      await apply.getByRole('radio', { name: mode }).check();
      await look(`apply ${row.rowNo}`, DIALOG);
      await sendButton(apply).click();
      await expectSoon(apply).toHaveCount(0);
    }
    platform.clock.advance(30 * SECOND);
    await until('the second line is unknown', () => second.status === 'UNKNOWN' && first.status === 'WAIT_OTP');
    await expectSoon(rowOf(page, first.no)).toContainText(words.status.WAIT_OTP);
    await rowOf(page, first.no)
      .getByRole('link', { name: new RegExp(first.no) })
      .first()
      .click();
    const panel = page.getByRole('region', { name: words.panel.label });
    await expectSoon(panel.getByText(begin(words.panel.countdown))).toBeVisible();
    await look('panel', '#content');
    for (const [row, action, title] of [
      [first, 'otp', words.otp.title],
      [second, 'resolve', words.resolve.title],
    ] as const) {
      await act(row, action);
      const dialog = dialogOf(page, title.replace('{no}', String(row.rowNo)));
      await expectSoon(dialog).toBeVisible();
      await look(action, DIALOG);
      await page.keyboard.press('Escape');
      await expectSoon(dialog).toHaveCount(0);
    }
    await page.setViewportSize({ width: 900, height: 800 });
    await expectSoon(page.locator('.ant-drawer-open')).toBeVisible();
    await look('drawer', '.ant-drawer');
    expect(found).toEqual({});
  },
);
