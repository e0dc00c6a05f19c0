import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MENTIONS_AFTER_MS, MENTIONS_POLL_MS } from '@/constants';
import { operations } from '../../../config/contract/conformanceClient';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, ask, confirm, findPanel, findRow } from '../../support/domDesk';
import { press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser, type User } from '../../support/domUser';

const passTime = withHeldTimers(MENTIONS_AFTER_MS);
withCleanApp();
const network = withNetwork();
const { stories, operatorOf, orderOf } = aDesk(network);

const DESK_KEYS = ['page', 'count', 'detail', 'pass', 'reject'].map((verb) => `trade:withdraw:${verb}`);
const OPTIONAL = operations.filter(({ isOptional }) => isOptional).map(({ path }) => path);
const settle = () => network().settle();
const asked = (path: string) => network().callsOf(path).length;
const FAILURES = '.ant-message-notice:not(.ant-message-notice-success), .ant-notification-notice, .ant-alert-error';
const failures = () => [...document.querySelectorAll(FAILURES)].map(({ textContent }) => textContent);
const bell = () => screen.queryByRole('button', { name: /^Mentions/ });
const viewsButton = () => document.querySelector<HTMLElement>('.views-button');
const rows = (no: string) => `/trade/withdraw?view=ALL&keyword=${no}`;

/** A server that does not have these calls, and says so as frameworks and proxies do. */
const leaveOut = (paths: readonly string[]) => {
  for (const [index, match] of paths.entries()) {
    const kind =
      index % 2 === 0 ? { status: 404, body: '<h1>Not Found</h1>' } : { status: 501, body: { message: 'Not implemented' } };
    network().platform.faults.push({ match, times: 99, kind });
  }
};

/** The server names these keys alone; what it would serve beside them the test sees. */
function grant(access: readonly string[]) {
  const { api, faults } = network().platform;
  const operation = api.operations.get('GET /auth/current');
  if (!operation) throw new Error('No current user');
  const { envelope } = api.perform(operation, { actor: operatorOf('ops.lee') });
  const data = { ...(envelope.data as object), access, defaultViews: [], dictVersion: undefined };
  faults.push({ match: '/auth/current', times: 99, kind: { code: 200, msg: 'Done', data } });
}

async function openOrder(user: User, no: string) {
  await user.click(within(await findRow(no)).getByRole('link', { name: `Open ${no}` }));
  await findPanel(no);
}

describe('a server with the desk calls only', () => {
  test('gets no call without its key, each optional call at most once, and the desk hides those parts', async () => {
    const no = stories().overdue;
    leaveOut(OPTIONAL);
    grant(DESK_KEYS);
    const user = aUser();
    await startApp(network(), { at: rows(no) });
    await findRow(no);
    expect(bell()).toBeVisible();
    const button = viewsButton();
    if (!button) throw new Error('There is no button of views');

    await passTime(MENTIONS_AFTER_MS);
    await waitFor(() => expect(bell()).not.toBeInTheDocument());
    await user.click(button);
    await waitFor(() => expect(viewsButton()).not.toBeInTheDocument());

    await openOrder(user, no);
    await user.type(await screen.findByLabelText('New note'), 'Called the holder');
    await user.click(screen.getByRole('button', { name: /Add note$/ }));
    expect(await screen.findByText('Notes cannot be added here. Not saved: Called the holder')).toBeVisible();
    expect(screen.queryByLabelText('New note')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');

    const dialog = await ask(user, 'Pass', no);
    await confirm(user, dialog, 'Pass');
    await waitFor(() => expect(orderOf(no).status).toBe('PASSED'));
    await openOrder(user, no);
    await screen.findByText('No notes yet');
    expect(screen.queryByLabelText('New note')).not.toBeInTheDocument();
    await passTime(MENTIONS_POLL_MS + MENTIONS_AFTER_MS);
    await settle();

    expect(failures()).toEqual([]);
    expect(document.querySelector('.figures')).toBeNull();
    for (const path of ['/common/view/list', '/common/note/mention', '/common/note/add', '/auth/menu'])
      expect([path, asked(path)]).toEqual([path, 1]);
    expect(OPTIONAL.filter((path) => asked(path) > 1)).toEqual([]);
    const keys = network().platform.calls.flatMap(
      ({ method, path }) => operations.find((one) => one.method === method && one.path === path)?.accessKey ?? [],
    );
    expect([...new Set(keys)].sort()).toEqual(DESK_KEYS.filter((key) => !key.endsWith('reject')).sort());
  });

  exhaustiveTest('has a palette without views, and a number search that is called once', async () => {
    leaveOut(OPTIONAL);
    grant(DESK_KEYS);
    await startApp(network(), { at: rows(stories().overdue) });
    await findRow(stories().overdue);
    press('k', { ctrlKey: true });
    const field = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.palette input');
      if (!found) throw new Error('The palette is not open');
      return found;
    });
    await waitFor(() => expect(asked('/common/view/list')).toBe(1));
    fireEvent.change(field, { target: { value: stories().failed } });
    await waitFor(() => expect(asked('/common/search')).toBe(1));
    await settle();
    expect(failures()).toEqual([]);
    expect(document.querySelector('.palette')).not.toHaveTextContent(/could not be loaded|failed/);
    fireEvent.change(field, { target: { value: stories().kycExpired } });
    await settle();
    expect([asked('/common/search'), asked('/common/view/list')]).toEqual([1, 1]);
  });
});

test('an optional call that answers NOT_FOUND counts as built', async () => {
  const kind = { status: 404, body: { code: 404, msg: 'There is none.', data: null, error: 'NOT_FOUND' } };
  network().platform.faults.push({ match: '/common/note/mention', times: 99, kind });
  await startApp(network(), { at: rows(stories().overdue) });
  await findRow(stories().overdue);
  await passTime(MENTIONS_AFTER_MS);
  await waitFor(() => expect(asked('/common/note/mention')).toBe(1));
  await settle();
  expect(bell()).toBeVisible();
});
