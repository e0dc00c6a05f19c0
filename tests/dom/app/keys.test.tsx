import { act, screen, waitFor, within } from '@testing-library/react';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { findDialog, findPanel, findRow } from '../../support/domDesk';
import { endKeySequence, press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { aUser } from '../../support/domUser';

withCleanApp();
const network = withNetwork();
beforeEach(endKeySequence);

/** A list of one row. */
const aList = () => `/trade/withdraw?view=ALL&keyword=${network().platform.stories.overdue}`;
const NOWHERE = '/no/such/page';

const openSheet = async (title: string) => {
  press('?', { shiftKey: true });
  return findDialog(title);
};
/** The lines of the open sheet: keys and what they do. */
const lines = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.key-list > div')].map((line) => [
      [...line.querySelectorAll('kbd')].map((key) => key.textContent).join(' '),
      line.querySelector('dd')?.textContent,
    ]),
  );

describe('the shortcuts of the console', () => {
  test('are listed by “?”, including those of the desk, and in the other language too', async () => {
    const user = aUser();
    await startApp(network(), { at: aList() });
    await findRow(network().platform.stories.overdue);
    // Its key comes after the rows.
    await screen.findByRole('group', { name: 'Order' });
    const sheet = await openSheet('Shortcuts on this screen');
    expect(lines()).toEqual({
      '?': 'List of shortcuts',
      'Ctrl K': 'Quick search',
      u: 'Refresh',
      o: 'Order by due time or by risk',
      'g w': 'Withdraw orders',
      '/': 'Search',
      j: 'Next row',
      k: 'Previous row',
      x: 'Select the row',
      z: 'Undo the last decision',
      e: 'Export',
      p: 'Pass',
      r: 'Reject',
      h: 'Hold',
      q: 'Escalate',
      c: 'Claim',
      d: 'Ask the holder',
      1: 'My queue',
      2: 'Awaiting decision',
      3: 'Held',
      4: 'In payout',
      5: 'Done',
      6: 'All',
      7: 'Escalated to me',
      Enter: 'Open the row',
      Esc: 'Close, or return to the list',
    });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('.key-list')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /switch the language to Chinese/ }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
    await openSheet('本页快捷键');
    expect(lines()).toMatchObject({ 'g w': '提现订单', j: '下一行', p: '通过', r: '拒绝', e: '导出' });
  });

  test('are listed by a button as well, limited to those that work here', async () => {
    const user = aUser();
    await startApp(network(), { at: NOWHERE });
    await user.click(await screen.findByRole('button', { name: 'Shortcuts on this screen' }));
    await findDialog('Shortcuts on this screen');
    expect(Object.keys(lines())).toEqual(expect.arrayContaining(['?', 'g w']));
    expect(Object.keys(lines())).not.toEqual(expect.arrayContaining(['p']));
    expect(lines()).not.toHaveProperty('j');
  });

  exhaustiveTest('lead to the desk by “g w”, from another page and from a drawer', async () => {
    const { address, go } = await startApp(network(), { at: NOWHERE });
    await screen.findByRole('button', { name: 'Shortcuts on this screen' });
    press('g');
    press('w');
    await waitFor(() => expect(address()).toBe('/trade/withdraw'));
    const { overdue } = network().platform.stories;
    go(`${aList()}&no=${overdue}`);
    await findPanel(overdue);
    press('g');
    press('w');
    await waitFor(() => expect(address()).toBe('/trade/withdraw'));
    await waitFor(() => expect(document.querySelector('.ant-drawer-open')).not.toBeInTheDocument());
  });

  test('exclude the desk without its permission', async () => {
    const { address } = await startApp(network(), { user: 'sys.admin', at: NOWHERE });
    await screen.findByRole('button', { name: 'Shortcuts on this screen' });
    press('g');
    press('w');
    await openSheet('Shortcuts on this screen');
    expect(lines()).not.toHaveProperty('g w');
    expect(address()).toBe(NOWHERE);
  });

  test('can be switched off in their list, which the button still opens', async () => {
    const user = aUser();
    const { address } = await startApp(network(), { at: NOWHERE });
    await screen.findByRole('button', { name: 'Shortcuts on this screen' });
    const sheet = await openSheet('Shortcuts on this screen');
    await user.click(within(sheet).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('.key-switch')).not.toBeInTheDocument());
    press('g');
    press('w');
    press('?', { shiftKey: true });
    expect(address()).toBe(NOWHERE);
    expect(document.querySelector('.key-switch')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Shortcuts on this screen' }));
    const again = await findDialog('Shortcuts on this screen');
    await user.click(within(again).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.click(within(again).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('.key-switch')).not.toBeInTheDocument());
    press('g');
    press('w');
    await waitFor(() => expect(address()).toBe('/trade/withdraw'));
  });

  exhaustiveTest('are no longer shown beside buttons when that is switched off, and still work', async () => {
    const user = aUser();
    const { address } = await startApp(network(), { at: NOWHERE });
    await screen.findByRole('button', { name: 'Shortcuts on this screen' });
    const sheet = await openSheet('Shortcuts on this screen');
    const hints = within(sheet).getByRole('switch', { name: 'Keys beside buttons' });
    expect(hints).toBeChecked();
    expect(document.querySelector('.palette-button kbd')).toHaveClass('key-hint');
    await user.click(hints);
    expect(hints).not.toBeChecked();
    // The rule of Console.css is tried in a browser (tests/browser/desk.room).
    expect(document.documentElement).toHaveAttribute('data-no-hints');
    expect(localStorage.getItem('keyHints')).toBe('off');
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('.key-switch')).not.toBeInTheDocument());
    press('g');
    press('w');
    await waitFor(() => expect(address()).toBe('/trade/withdraw'));

    await user.click(screen.getByRole('button', { name: 'Shortcuts on this screen' }));
    const again = await findDialog('Shortcuts on this screen');
    await user.click(within(again).getByRole('switch', { name: 'Keys beside buttons' }));
    expect(document.documentElement).not.toHaveAttribute('data-no-hints');
    expect(localStorage.getItem('keyHints')).toBeNull();
  });

  test('focus the search field by “/”, and Esc returns to the list', async () => {
    await startApp(network(), { at: aList() });
    await findRow(network().platform.stories.overdue);
    expect(press('/')).toBe(true);
    expect(document.activeElement).toHaveAccessibleName('Any number');
    expect(press('j')).toBe(false);
    press('Escape');
    expect(document.body).toHaveFocus();
    press('j');
    expect(document.activeElement).toHaveAttribute('data-row-key', network().platform.stories.overdue);
  });

  exhaustiveTest('offer the formats of the export by “e”, ready for the arrows', async () => {
    await startApp(network(), { at: aList() });
    await findRow(network().platform.stories.overdue);
    press('e');
    const first = await screen.findByText('Export as XLSX');
    await waitFor(() => expect(first.closest('[role="menu"]')).toContainElement(document.activeElement as HTMLElement));
    // What is pressed now is for the menu.
    expect(press('p')).toBe(false);
    expect(document.querySelector('.ant-modal-wrap')).not.toBeInTheDocument();
  });

  test('press a button once for a held Enter, and add lines in a text for as long as it is held', async () => {
    await startApp(network(), { at: NOWHERE });
    const button = await screen.findByRole('button', { name: 'Shortcuts on this screen' });
    act(() => button.focus());
    expect(press('Enter')).toBe(false);
    expect(press('Enter', { repeat: true })).toBe(true);
    const text = document.createElement('textarea');
    document.body.append(text);
    text.focus();
    expect(press('Enter', { repeat: true })).toBe(false);
    text.remove();
  });
});
