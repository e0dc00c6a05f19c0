import type { Locator, Page } from 'playwright-core';
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

const menu = (page: Page): Locator => page.locator('aside');

describe('the menu', () => {
  test('has room beside a scroll bar for its longest entry and for the badge', async () => {
    const { page } = bench;
    await page.route('**/api/trade/withdraw/count', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: 1_234 } });
    });
    await page.goto('/nowhere');
    await see(menu(page).locator('.pending-badge sup')).toHaveText('999+');
    const { width, bar, cut } = await menu(page).evaluate((aside) => {
      const box = aside.querySelector('.ant-layout-sider-children > div') as HTMLElement;
      const end = box.getBoundingClientRect().left + box.clientWidth;
      const parts = [...aside.querySelectorAll('.ant-pro-base-menu-inline-item-text, .pending-badge sup')];
      const isCut = (part: Element) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const { right } = words.getBoundingClientRect();
        const room = part.closest('.ant-menu-title-content')?.getBoundingClientRect().right ?? 0;
        return [end, room, part.getBoundingClientRect().right + 1].some((limit) => right > limit);
      };
      return {
        width: aside.getBoundingClientRect().width,
        bar: box.offsetWidth - box.clientWidth,
        cut: parts.filter(isCut).map((part) => part.textContent),
      };
    });
    expect(width).toBe(208);
    expect(bar).toBeGreaterThan(0);
    expect(cut).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
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
