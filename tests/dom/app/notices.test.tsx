import { screen, waitFor, within } from '@testing-library/react';
import { MENTIONS_AFTER_MS, MENTIONS_POLL_MS } from '@/constants';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser } from '../../support/domUser';
import { performAs } from '../../support/performAs';

const passTime = withHeldTimers(MENTIONS_AFTER_MS);
withCleanApp();
const network = withNetwork();

const PAGE = '/common/notice/page';
const NOWHERE = '/no/such/page';

const operator = (username: string) => {
  const found = network().platform.world.operators.find((one) => one.username === username);
  if (!found) throw new Error(`No operator ${username}`);
  return found;
};
const order = () => network().platform.stories.overdue ?? '';
const mention = (text = 'Please look, @li.na') =>
  performAs(network(), 'k.wong', '/common/note/add', { entity: 'withdraw', id: order(), text, mentions: [operator('li.na').id] });
/** What a sign-in in the test and the seed told before. */
const forget = () => network().platform.world.ownNotices.clear();

async function begin() {
  await startApp(network(), { user: 'li.na', at: NOWHERE });
  forget();
  mention();
  await screen.findByRole('button', { name: /^(Mentions|Inbox)/ });
  await passTime(MENTIONS_AFTER_MS);
}
const openNotices = async () => {
  const user = aUser();
  await user.click(await screen.findByRole('button', { name: /^Inbox: 1 open/ }));
  const dialog = (await screen.findByText('Inbox', { selector: '.ant-modal-title' })).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('No dialog');
  return { user, dialog };
};
function hide(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The browser's notices, as the environment has them; jsdom has none. */
class FakeNotification {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static asked = 0;
  static shown: FakeNotification[] = [];
  static async requestPermission() {
    FakeNotification.asked += 1;
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.answer;
  }
  onclick: (() => void) | undefined;
  close = jest.fn();
  constructor(
    readonly title: string,
    readonly options: { body?: string; tag?: string } = {},
  ) {
    FakeNotification.shown.push(this);
  }
}
beforeEach(() => {
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', asked: 0, shown: [] });
  Object.assign(window, { Notification: FakeNotification });
  jest.spyOn(window, 'focus').mockReturnValue(undefined);
});
afterEach(() => {
  hide(false);
  Reflect.deleteProperty(window, 'Notification');
});

describe('the notices of the inbox', () => {
  test('name kind, author, record and text; opening one opens its record, and marks it and its mention as read', async () => {
    await begin();
    const { user, dialog } = await openNotices();
    await within(dialog).findByText('Unread');
    const [entry] = within(dialog).getAllByRole('listitem');
    expect(entry).toHaveTextContent(new RegExp(`^UnreadMention${order()}2026-11-20 .*By k\\.wong · Please look, @li\\.na$`));
    await user.click(within(entry as HTMLElement).getByRole('button'));
    await waitFor(() => expect(window.location.search).toBe(`?no=${order()}`));
    expect(window.location.pathname).toBe('/trade/withdraw');
    expect(await screen.findByRole('button', { name: /^Inbox(,|$)/ })).toBeVisible();
    await waitFor(() => expect(network().platform.world.mentions.get(operator('li.na').id)?.at(-1)?.isRead).toBe(true));
  });

  test('show the unread ones only on request, and are all marked together', async () => {
    await begin();
    const { user, dialog } = await openNotices();
    await user.click(await within(dialog).findByRole('button', { name: /Mark all as read$/ }));
    await waitFor(() => expect(within(dialog).queryByText('Unread')).not.toBeInTheDocument());
    // The list is read again meanwhile, and may still be coming.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /Mark all as read$/ })).toBeDisabled());
    await user.click(within(dialog).getByRole('checkbox', { name: 'Unread only' }));
    expect(await within(dialog).findByText('No unread notices')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Unread only' }));
    // The skeleton before it is made of list items, too.
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  });

  test('that cannot be loaded say so, and are loaded on request', async () => {
    await begin();
    network().platform.faults.push({ match: PAGE, kind: { status: 500 } });
    const { user, dialog } = await openNotices();
    expect(await within(dialog).findByText('Notices could not be loaded')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Unread')).toBeVisible();
  });

  test('of a kind that is switched off are no longer made', async () => {
    await begin();
    const { user, dialog } = await openNotices();
    await user.click(await within(dialog).findByRole('button', { name: 'Notice settings' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Mention' }));
    await waitFor(() => expect(within(dialog).getByRole('checkbox', { name: 'Mention' })).not.toBeChecked());
    expect(within(dialog).getByRole('checkbox', { name: 'Session ended' })).toBeChecked();
    mention();
    expect(network().platform.world.ownNotices.get(operator('li.na').id)?.notices).toHaveLength(1);
  });

  test('are shown by the browser after a press only; a denial is explained and nothing is switched on', async () => {
    FakeNotification.answer = 'denied';
    await begin();
    const { user, dialog } = await openNotices();
    await user.click(await within(dialog).findByRole('button', { name: 'Notice settings' }));
    expect(FakeNotification.asked).toBe(0);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Browser notices' }));
    expect(await within(dialog).findByText(/Your browser blocks notices of this site/)).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: 'Browser notices' })).not.toBeChecked();
    expect(FakeNotification.asked).toBe(1);
    expect(network().callsOf('/common/notice/settings')).toEqual([]);
  });
});

describe('a tab in the background', () => {
  test('has the count in its title, also in one that is set meanwhile, and a plain title when it is seen', async () => {
    await begin();
    await screen.findByRole('button', { name: /^Inbox: 1 open/ });
    // The screen's own title may come after the button.
    await waitFor(() => expect(document.title).toBe('Page not found - Payment Console'));
    const plain = document.title;
    expect(plain).not.toMatch(/^\(/);
    hide(true);
    await waitFor(() => expect(document.title).toBe(`(1) ${plain}`));
    document.title = 'Another screen';
    await waitFor(() => expect(document.title).toBe('(1) Another screen'));
    hide(false);
    expect(document.title).toBe('Another screen');
    expect(FakeNotification.shown).toEqual([]);
  });

  test('lets the browser show what is new once, with kind and number only; a press opens the inbox', async () => {
    FakeNotification.permission = 'granted';
    await begin();
    performAs(network(), 'li.na', '/common/notice/settings', { kinds: [], desktop: true });
    await screen.findByRole('button', { name: /^Inbox: 1 open/ });
    hide(true);
    await waitFor(() => expect(network().callsOf(PAGE)).toHaveLength(1));
    await network().settle();
    mention('Payee Jane Roe gets 5,000, @li.na');
    const now = jest.spyOn(Date, 'now');
    let time = Date.now();
    const later = async () => {
      time += MENTIONS_POLL_MS;
      now.mockReturnValue(time);
      await passTime(MENTIONS_AFTER_MS);
      await network().settle();
    };
    await later();
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(1));
    const [shown] = FakeNotification.shown;
    expect(shown?.title).toBe('Mention');
    expect(shown?.options.body).toBe(order());
    expect(JSON.stringify(shown)).not.toMatch(/Jane|5,000|k\.wong/);
    expect(document.title).toMatch(/^\(2\) /);
    await later();
    expect(FakeNotification.shown).toHaveLength(1);
    shown?.onclick?.();
    expect(window.focus).toHaveBeenCalled();
    expect(await screen.findByRole('tab', { name: 'Notices', selected: true })).toBeVisible();
  });

  test('shows none when the operator does not want them, though the browser would', async () => {
    FakeNotification.permission = 'granted';
    await begin();
    await screen.findByRole('button', { name: /^Inbox: 1 open/ });
    hide(true);
    await waitFor(() => expect(network().callsOf(PAGE)).toHaveLength(1));
    await network().settle();
    mention();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + MENTIONS_POLL_MS);
    await passTime(MENTIONS_AFTER_MS);
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    await network().settle();
    expect(FakeNotification.shown).toEqual([]);
  });
});
