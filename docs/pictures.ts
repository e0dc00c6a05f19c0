/** `npm run pictures`: takes the pictures of the README and the operator guide from the running console. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { demoPassword } from '../mock/base/demoAccounts';
import { startPreview } from '../mock/preview';
import { findChromium } from '../tests/support/chromium';

const ROOT = path.resolve(__dirname, '..');
const PICTURES = path.join(__dirname, 'pictures');
/** The platform's clock stands at the same moment each time. */
const NOW = Date.parse('2026-11-20T06:31:02.114Z');
const SIZE = { width: 1280, height: 800 };

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`), animations: 'disabled' });
}

async function main(): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const platform = { seed: 'guide', now: NOW, live: false, days: 2, flow: 0.3 };
  const { url, platform: running, close } = await startPreview({ dist: path.join(ROOT, 'dist'), platform });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ baseURL: url, viewport: SIZE, locale: 'en-US', colorScheme: 'light' });
  await page.goto('/login');
  await page.getByLabel('Username').fill('ops.lee');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('[data-row-key]').first().waitFor();

  await page.goto('/trade/withdraw');
  await page.locator('[data-row-key]').nth(5).waitFor();
  await page.getByRole('button', { name: 'Handover' }).waitFor();
  await take(page, 'queue');

  const no = running.stories.payeeChanged;
  await page.goto(`/trade/withdraw?keyword=${no}&no=${no}`);
  const drawer = page.getByRole('dialog', { name: `Withdraw order ${no}` });
  await drawer.getByText('This order is not claimed.').or(drawer.getByText('You have claimed this order until')).waitFor();
  await take(page, 'order');

  await page.keyboard.press('r');
  const reject = page.getByRole('dialog', { name: 'Reject 1 withdraw order' });
  await reject.getByRole('combobox', { name: 'Reason' }).click();
  await page.locator('.ant-select-item-option').first().waitFor();
  await take(page, 'reject');

  await browser.close();
  await close();
}

void main();
