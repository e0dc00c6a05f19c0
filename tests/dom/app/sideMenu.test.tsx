import { act, fireEvent, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { useState } from 'react';
import { SideMenu } from '@/layouts/SideMenu';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const MENU = [
  {
    path: '/trade',
    name: 'Trade',
    icon: <i />,
    children: [
      { path: '/trade/payorder', name: 'Pay orders' },
      { path: '/trade/withdraw', name: 'Withdraw orders' },
    ],
  },
  { path: '/maintain', name: 'Maintenance', icon: <i /> },
  { path: '/sys', name: 'System', icon: <i />, children: [{ path: '/sys/log', name: 'Operation log' }] },
];

const chosen = jest.fn();

/** The menu in a frame that keeps which sections are closed. */
async function shown({ isFolded = false, closed: first = [] as string[] } = {}) {
  chosen.mockClear();
  function Frame() {
    const [closed, setClosed] = useState<readonly string[]>(first);
    const toggle = (path: string) =>
      setClosed((before) => (before.includes(path) ? before.filter((one) => one !== path) : [...before, path]));
    return (
      <>
        <SideMenu menu={MENU} current="/trade/payorder" closed={closed} onToggle={toggle} isFolded={isFolded} onChoose={chosen} />
        <button type="button">after</button>
      </>
    );
  }
  await renderKit(<Frame />, { at: '/trade/payorder' });
  return screen.getByRole('navigation', { name: 'Menu' });
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const links = (menu: HTMLElement) =>
  within(menu)
    .queryAllByRole('link')
    .map((link) => link.textContent);

describe('the side menu', () => {
  test('lists the screens as links, with the current one marked, below buttons for their sections', async () => {
    const menu = await shown({ closed: ['/sys'] });
    expect(links(menu)).toEqual(['Pay orders', 'Withdraw orders', 'Maintenance']);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Pay orders');
    expect(within(menu).getByRole('list', { name: 'Trade' })).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Trade' })).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getByRole('button', { name: 'System' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('toggles a section by a click, and opens a screen', async () => {
    const user = aUser();
    const menu = await shown();
    await user.click(within(menu).getByRole('button', { name: 'System' }));
    expect(links(menu)).toEqual(['Pay orders', 'Withdraw orders', 'Maintenance']);
    await user.click(within(menu).getByRole('button', { name: 'System' }));
    await user.click(within(menu).getByRole('link', { name: 'Operation log' }));
    expect(history.location.pathname).toBe('/sys/log');
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['{ArrowDown}', 'Pay orders'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Maintenance'],
    ['{ArrowUp}', 'Operation log'],
    ['{End}', 'Operation log'],
    ['{End}{Home}', 'Trade'],
    ['{End}{ArrowDown}', 'Trade'],
    ['{ArrowRight}', 'Pay orders'],
    ['{ArrowDown}{ArrowDown}{ArrowLeft}', 'Trade'],
  ])('moves from its first entry by %s to %s', async (keys, name) => {
    const menu = await shown();
    within(menu).getByRole('button', { name: 'Trade' }).focus();
    await aUser().keyboard(keys);
    expect(focused()).toBe(name);
  });

  test('closes a section with the left arrow and opens it with the right one', async () => {
    const user = aUser();
    const menu = await shown();
    const trade = within(menu).getByRole('button', { name: 'Trade' });
    trade.focus();
    await user.keyboard('{ArrowLeft}');
    expect(trade).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowLeft}');
    expect(trade).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowRight}');
    expect(trade).toHaveAttribute('aria-expanded', 'true');
    expect(focused()).toBe('Trade');
  });

  test('keeps its keys from the list beside it, and passes unknown keys on', async () => {
    const menu = await shown();
    const trade = within(menu).getByRole('button', { name: 'Trade' });
    expect(fireEvent.keyDown(trade, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(trade, { key: 'j' })).toBe(true);
    expect(fireEvent.keyDown(trade, { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(trade, { key: 'Escape' })).toBe(true);
  });
});

describe('the collapsed menu', () => {
  test('shows the screens of a section beside its icon while it is hovered', async () => {
    const user = aUser();
    const menu = await shown({ isFolded: true });
    expect(links(menu)).toEqual(['Maintenance']);
    expect(within(menu).getByRole('link', { name: 'Maintenance' })).toHaveAttribute('title', 'Maintenance');
    const trade = within(menu).getByRole('button', { name: 'Trade' });
    await user.hover(trade);
    expect(links(menu)).toEqual(['Pay orders', 'Withdraw orders', 'Maintenance']);
    // A touch is a hover and a click.
    await user.click(trade);
    expect(trade).toHaveAttribute('aria-expanded', 'true');
    await user.unhover(trade);
    expect(links(menu)).toEqual(['Maintenance']);
  });

  test('opens a section by keys, and closes it by Escape, the left arrow and loss of focus', async () => {
    const user = aUser();
    const menu = await shown({ isFolded: true });
    const trade = within(menu).getByRole('button', { name: 'Trade' });
    trade.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Pay orders');
    await user.keyboard('{Escape}');
    expect(focused()).toBe('Trade');
    expect(links(menu)).toEqual(['Maintenance']);

    await user.keyboard('{Enter}{ArrowDown}{ArrowLeft}');
    expect(focused()).toBe('Trade');
    expect(links(menu)).toEqual(['Maintenance']);

    await user.keyboard('{Enter}');
    expect(links(menu)).toEqual(['Pay orders', 'Withdraw orders', 'Maintenance']);
    act(() => screen.getByRole('button', { name: 'after' }).focus());
    expect(links(menu)).toEqual(['Maintenance']);
  });
});
