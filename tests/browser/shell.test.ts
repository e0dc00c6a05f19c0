import { type Bench, goInside, openBrowser, see } from '../support/browser';

/** With scroll bars that take room of their own, as most desktops have them. */
const visit = openBrowser(
  { isShared: true, user: 'admin', at: null, viewport: { width: 1366, height: 768 } },
  { ignoreDefaultArgs: ['--hide-scrollbars'] },
);
let bench: Bench;
beforeAll(async () => {
  bench = await visit();
});

test('the theme follows the system while the console is being drawn anew', async () => {
  const { page } = bench;
  await goInside(page, '/nowhere');
  const html = page.locator('html');
  await see(html).toHaveAttribute('data-theme', 'light');
  const timer = await page.evaluate(() => {
    let turn = 0;
    return window.setInterval(() => {
      turn += 1;
      window.history.pushState({}, '', `/nowhere/${turn}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  });
  for (const theme of ['dark', 'light', 'dark', 'light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await see(html).toHaveAttribute('data-theme', theme);
  }
  await page.evaluate((id) => window.clearInterval(id), timer);
});
