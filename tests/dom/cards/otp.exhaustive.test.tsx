import { act, screen, waitFor, within } from '@testing-library/react';
import { LIST_WATCH_MS } from '@/constants';
import type { DeviceMessage } from '../../../mock/model/cards';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { findDialog, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser, choose, type User } from '../../support/domUser';
import { aBinding, codeFor, oddReceipt } from '../../support/listenCalls';

const FEED_MS = 5_000;
const PAIR_MS = 2_000;
const COUNT_MS = 250;
const STEM = '/bank/card/channel';
const WHO = 'b.suwan';

const passTime = withHeldTimers(FEED_MS, PAIR_MS, COUNT_MS, LIST_WATCH_MS);
withCleanApp();
const network = withNetwork();

const callsOf = (path: string) => network().callsOf(`${STEM}/${path}`);
const feed = () => {
  const found = document.querySelector<HTMLElement>('.listen-feed');
  if (!found) throw new Error('There is no feed');
  return found;
};
/** Opens the screen with one binding: the fewer rows, the faster the page. */
async function open({ user = WHO, search = '' } = {}): Promise<User> {
  const { no, card } = aBinding(network());
  await startApp(network(), { user, at: `/bankCard/otp?cardId=${card.id}${search}` });
  await findRow(no);
  await waitFor(() => expect(feed()).toHaveTextContent('Updated'));
  return aUser();
}
/** What the console says in passing; a query over the whole page takes seconds. */
const seeToast = (text: RegExp) => waitFor(() => expect(document.querySelector('.ant-message')).toHaveTextContent(text));
const rowOf = ({ no }: DeviceMessage, verb: string) => within(feed()).findByRole('button', { name: `${verb} ${no}` });
const shownTimes = () => [...feed().querySelectorAll('tbody tr')].length;

describe('a one-time code', () => {
  const showCode = async (told: DeviceMessage, user: User) => {
    await user.click(await rowOf(told, 'Show code'));
    const dialog = await findDialog('One-time code for BI20261120063102000001');
    await choose(user, 'Reason', 'To enter at the bank');
    await user.click(within(dialog).getByRole('button', { name: 'Show code' }));
    return dialog;
  };

  test('is in the page only while it is shown', async () => {
    const told = codeFor(network(), aBinding(network()), WHO);
    const code = told.code ?? '';
    const user = await open();
    expect(document.body.innerHTML).not.toContain(code);
    // The clock stands, but where it is moved.
    const start = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    const later = (ms: number) => now.mockReturnValue(start + ms);
    const dialog = await showCode(told, user);
    expect(await within(dialog).findByText(code)).toBeVisible();
    expect(dialog).toHaveTextContent('Hidden in 60 sec');
    later(20_000);
    await passTime(COUNT_MS);
    expect(dialog).toHaveTextContent('Hidden in 40 sec');
    later(60_001);
    await passTime(COUNT_MS);
    await waitFor(() => expect(dialog).toHaveTextContent('cannot be shown again'));
    expect(document.documentElement.outerHTML).not.toContain(code);
    for (const storage of [localStorage, sessionStorage]) expect(JSON.stringify({ ...storage })).not.toContain(code);
    expect(window.location.href).not.toContain(code);
    // The row knows that it was shown.
    jest.restoreAllMocks();
    await waitFor(async () => expect(await rowOf(told, 'Show code')).toHaveAttribute('aria-disabled', 'true'));
  });

  exhaustiveTest('is hidden as soon as the window loses the focus', async () => {
    const told = codeFor(network(), aBinding(network()), WHO);
    const user = await open();
    const dialog = await showCode(told, user);
    await within(dialog).findByText(told.code ?? '');
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(dialog).toHaveTextContent('cannot be shown again');
    expect(document.body.innerHTML).not.toContain(told.code);
  });

  test('that was shown before is refused, and the dialog stays open with the reason', async () => {
    const told = codeFor(network(), aBinding(network()), WHO);
    const user = await open();
    told.revealedAt = network().platform.clock.now();
    const dialog = await showCode(told, user);
    await seeToast(/This code was already shown/);
    expect(within(dialog).getByRole('button', { name: 'Show code' })).toBeVisible();
    expect(callsOf('message/reveal')).toHaveLength(1);
  });

  test('is not offered to an operator who does not hold the item', async () => {
    const told = codeFor(network(), aBinding(network()), 'c.le');
    await open();
    await waitFor(() => expect(feed()).toHaveTextContent('••••••'));
    expect(within(feed()).queryByRole('button', { name: `Show code ${told.no}` })).toBeNull();
  });
});

describe('the feed', () => {
  test('is loaded every five seconds, and shows new messages', async () => {
    await open();
    const [asked, shown] = [callsOf('message/page').length, shownTimes()];
    oddReceipt(network(), aBinding(network()));
    await passTime(FEED_MS);
    await waitFor(() => expect(shownTimes()).toBe(shown + 1));
    expect(callsOf('message/page')).toHaveLength(asked + 1);
  });

  exhaustiveTest('does not load while it is paused or hidden', async () => {
    const user = await open();
    const asked = callsOf('message/page').length;
    const visibility = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await passTime(FEED_MS);
    visibility.mockRestore();
    await user.click(within(feed()).getByRole('button', { name: 'Pause' }));
    expect(feed()).toHaveTextContent('Paused since');
    await passTime(3 * FEED_MS);
    await network().settle();
    expect(callsOf('message/page')).toHaveLength(asked);
    await user.click(within(feed()).getByRole('button', { name: 'Resume' }));
    await passTime(FEED_MS);
    await waitFor(() => expect(callsOf('message/page')).toHaveLength(asked + 1));
  });

  exhaustiveTest('counts new messages without moving, and shows them on request', async () => {
    oddReceipt(network(), aBinding(network()));
    const user = await open();
    const shown = shownTimes();
    const region = feed().querySelector('.scroll-table');
    if (!region) throw new Error('There are no messages');
    region.scrollTop = 40;
    oddReceipt(network(), aBinding(network()));
    oddReceipt(network(), aBinding(network()));
    await passTime(FEED_MS);
    const news = await within(feed()).findByRole('button', { name: '2 new messages' });
    expect(shownTimes()).toBe(shown);
    await user.click(news);
    expect(shownTimes()).toBe(shown + 2);
    expect(within(feed()).queryByRole('button', { name: /new message/ })).toBeNull();
  });

  test('reports a failed load, and keeps its messages when a later load fails', async () => {
    network().platform.faults.push({ match: `${STEM}/message/page`, kind: { status: 500 } });
    const { no, card } = aBinding(network());
    await startApp(network(), { user: WHO, at: `/bankCard/otp?cardId=${card.id}` });
    await findRow(no);
    const user = aUser();
    await waitFor(() => expect(feed()).toHaveTextContent('could not be loaded'));
    await user.click(within(feed()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(feed()).toHaveTextContent('Updated'));
    const shown = shownTimes();
    network().platform.faults.push({ match: `${STEM}/message/page`, kind: { status: 500 } });
    await passTime(FEED_MS);
    await waitFor(() => expect(feed()).toHaveTextContent('Not updated since'));
    expect(shownTimes()).toBe(shown);
  });

  exhaustiveTest('applies the filter in the address', async () => {
    oddReceipt(network(), aBinding(network()));
    await open({ search: '&parseStatus=UNPARSED&msgType=RECEIPT' });
    expect(shownTimes()).toBe(1);
    expect(callsOf('message/page').at(-1)?.query).toContain('parseStatus=UNPARSED');
    // The list of bindings is asked by its own filters alone.
    expect(callsOf('page').at(-1)?.query).not.toContain('parseStatus');
  });
});

exhaustiveTest('an unreadable receipt becomes a line; errors are shown at their field, and typed text stays', async () => {
  const told = oddReceipt(network(), aBinding(network()));
  const user = await open();
  await user.click(await rowOf(told, 'Record movement'));
  const dialog = await findDialog(`Record movement from message ${told.no}`);
  await user.type(within(dialog).getByLabelText('Amount (THB)'), '120.001');
  await user.type(within(dialog).getByLabelText('Bank reference'), 'AB12CD34');
  await user.click(within(dialog).getByRole('button', { name: 'Record movement' }));
  expect(await within(dialog).findByText('Enter an amount of THB, at most 2 decimals')).toBeVisible();
  expect(within(dialog).getByLabelText('Bank reference')).toHaveValue('AB12CD34');
  await user.clear(within(dialog).getByLabelText('Amount (THB)'));
  await user.type(within(dialog).getByLabelText('Amount (THB)'), '120.00');
  await user.click(within(dialog).getByRole('button', { name: 'Record movement' }));
  await seeToast(/recorded from the message/);
  expect(told.line?.amount).toBe(120_00n);
  await waitFor(() => expect(feed()).toHaveTextContent(told.line?.no ?? '-'));
});

exhaustiveTest('a card is paired again: the code is shown once, and the dialog names the device that used it', async () => {
  const { platform } = network();
  const channel = aBinding(network());
  channel.unpairedAt = platform.clock.now();
  channel.version += 1;
  channel.events.push({ at: platform.clock.now(), kind: 'CHANNEL_UNPAIRED', actorType: 'SYSTEM' });
  await startApp(network(), { user: WHO, at: `/bankCard/otp?cardId=${channel.card.id}` });
  const user = aUser();
  await user.click(await screen.findByRole('button', { name: 'Pair card' }));
  const asking = await findDialog('Pair card');
  const box = within(asking).getByRole('combobox', { name: 'Card' });
  await user.click(box);
  await user.click(
    await screen.findByText(new RegExp(`\\(${channel.card.id}\\)`), { selector: '.ant-select-item-option-content' }),
  );
  await user.click(within(asking).getByRole('button', { name: 'Get code' }));
  const code = await waitFor(() => {
    const found = platform.world.pool.pairings.get(channel.card)?.code;
    if (!found) throw new Error('There is no code');
    return found;
  });
  await waitFor(() => expect(document.querySelector('.listen-code output')).toHaveTextContent(code));
  expect(document.querySelector('.listen-code svg')).toBeInTheDocument();
  await passTime(PAIR_MS);
  await network().settle();
  expect(document.querySelector('.listen-code')).toHaveTextContent('Waiting for a device');
  act(() => platform.clock.advance(9_000));
  await passTime(PAIR_MS);
  expect(await screen.findByText(new RegExp(`^TH phone \\d now listens to ${channel.card.id}`))).toBeVisible();
  expect(document.body.innerHTML).not.toContain(code);
});

test('a silent device answers no ping, and its heartbeat is marked as old', async () => {
  const { platform } = network();
  const { device, no } = aBinding(network());
  const user = await open();
  await user.click(within(await findRow(no)).getByRole('button', { name: /^Ping/ }));
  await seeToast(/phone \d answered in \d+ ms/);
  device.silentFrom = platform.clock.now() - 10 * 60_000;
  await user.click(within(await findRow(no)).getByRole('button', { name: /^Ping/ }));
  await seeToast(/phone \d does not answer/);
  await passTime(LIST_WATCH_MS);
  await waitFor(async () => expect(await findRow(no)).toHaveTextContent('Offline'));
  expect(await findRow(no)).toHaveTextContent(/10 min ago/);
});
