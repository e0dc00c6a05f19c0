import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { LIST_WATCH_MS, POST_TIMEOUT_MS } from '@/constants';
import { endSession } from '@/request/session';
import type { Sent } from '@/stores/outbox';
import type { Fault } from '../../../mock/engine/http';
import { exhaustiveTest, firstOf } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, ask, confirm, findDialog, findPanel, findRow, tickWarned } from '../../support/domDesk';
import { endKeySequence, press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { findTold } from '../../support/domScreen';
import { withHeldTimers } from '../../support/domTime';
import type { User } from '../../support/domUser';

const STORE = 'outbox';

const passTime = withHeldTimers(LIST_WATCH_MS, POST_TIMEOUT_MS);
withCleanApp();
const network = withNetwork();
const { stories, orderOf, actAs, open, callsOf } = aDesk(network);
beforeEach(endKeySequence);

const goesWrong = (kind: Fault['kind'], verb = 'pass', times = 1) =>
  network().platform.faults.push({ match: `/trade/withdraw/${verb}`, kind, times });
const stored = () => JSON.parse(localStorage.getItem(STORE) ?? '[]') as Sent[];
/** The alert above the list that speaks of this order. */
const findAlert = (no: string) =>
  waitFor(() => {
    const alerts = [...document.querySelectorAll<HTMLElement>('.ant-alert.unknown')];
    const alert = alerts.find((one) => one.textContent?.includes(no));
    if (!alert) throw new Error(`No alert speaks of ${no}`);
    return alert;
  });
const noAlert = () => waitFor(() => expect(document.querySelector('.ant-alert.unknown')).not.toBeInTheDocument());
const keysOf = (verb: string) => callsOf(verb).map(({ headers }) => headers['idempotency-key']);
/** How often the state of this order was asked for by its number after the decision was sent. */
const askedFor = (no: string) => {
  const { calls } = network().platform;
  const sentAt = calls.findIndex(({ path }) => path.endsWith('/pass'));
  return calls.slice(sentAt).filter(({ query }) => query.includes(`withdrawNo=${no}`)).length;
};
const settle = () => network().settle();

/** Passes an order whose answer goes wrong; gives the alert that is left of it. */
async function passInto(kind: Fault['kind'], no: string): Promise<{ user: User; alert: HTMLElement }> {
  const user = await open(`keyword=${no}`);
  await findRow(no);
  goesWrong(kind);
  await confirm(user, await ask(user, 'Pass', no), 'Pass');
  if (kind === 'hang') {
    await waitFor(() => expect(callsOf('pass')).toHaveLength(1));
    await passTime(POST_TIMEOUT_MS);
  }
  return { user, alert: await findAlert(no) };
}

const button = (within_: HTMLElement, name: string) => within(within_).getByRole('button', { name });

async function isLocked(no: string, tag = 'Result unknown'): Promise<void> {
  const row = await findRow(no);
  await waitFor(() => expect(within(row).getByText(tag)).toBeVisible());
  for (const name of [`Pass ${no}`, `Reject ${no}`]) expect(button(row, name)).toHaveAttribute('aria-disabled', 'true');
  expect(within(row).queryByRole('button', { name: `More actions on ${no}` })).not.toBeInTheDocument();
}

async function isFree(no: string): Promise<void> {
  const row = await findRow(no);
  await waitFor(() => expect(button(row, `Pass ${no}`)).toHaveAttribute('aria-disabled', 'false'));
  expect(within(row).queryByText('Result unknown')).not.toBeInTheDocument();
}

test('an order whose change waits for the second factor is being sent, in row and drawer, and its result is not unknown', async () => {
  const no = stories().overdue;
  const data = { challengeId: 'c-1', methods: ['TOTP'] };
  const user = await open(`keyword=${no}&no=${no}`);
  const drawer = await findPanel(no);
  goesWrong({ status: 200, body: { code: 428, error: 'STEP_UP_REQUIRED', msg: 'Confirm it is you.', success: false, data } });
  press('p');
  await confirm(user, await findDialog('Pass 1 withdraw order'), 'Pass');
  await waitFor(() => expect(callsOf('pass')).toHaveLength(1));
  await settle();
  // The answer was a question, which nobody has answered yet.
  expect(stored().map(({ state }) => state)).toEqual(['sending']);
  const row = await findRow(no);
  expect(within(row).getByText('Being sent')).toHaveClass('tag-neutral');
  expect(button(row, `Pass ${no}`)).toHaveAccessibleDescription('A change to this order is being sent.');
  expect(drawer).toHaveTextContent('A change to this order is being sent.');
  expect(document.body).not.toHaveTextContent(/Result unknown|still unanswered/);
});

describe('a decision without a clear answer', () => {
  // All of them are one state of the request layer (tests/dom/request).
  test.each(
    firstOf<[string, Fault['kind']]>([
      ['a lost connection', 'disconnect'],
      ['no answer in time', 'hang'],
      ['a proxy without a server', 'html'],
      ['an answer that cannot be read', 'malformed'],
    ]),
  )(
    'because of %s closes its dialog, locks its order, and reports after a check that it is not executed yet',
    async (_what, kind) => {
      const no = stories().overdue;
      const { alert } = await passInto(kind, no);
      await waitFor(() => expect(document.querySelector('.ant-modal-wrap')).not.toBeInTheDocument());
      expect(alert).toHaveTextContent(`“Pass” for ${no}: result unknown`);
      await isLocked(no);
      await waitFor(() => expect(alert).toHaveTextContent(/Not carried out as of \d\d:\d\d:\d\d\. You can safely send it again/));
      expect(askedFor(no)).toBe(1);
      expect(stored()).toMatchObject([{ action: 'pass', state: 'unknown', versions: { [no]: orderOf(no).version } }]);
      expect(stored()[0]?.key).toBe(keysOf('pass')[0]);
      expect(callsOf('pass')).toHaveLength(1);
      expect(orderOf(no).status).toBe('PENDING');
    },
  );

  test('that was executed is detected by a check, and its order is unlocked in its new state', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    goesWrong('disconnectAfter');
    await confirm(user, await ask(user, 'Pass', no), 'Pass');
    expect(await screen.findByText(`${no} is now Passed`)).toBeVisible();
    await noAlert();
    expect(await findRow(no)).toHaveTextContent('Passed');
    expect(await findRow(no)).not.toHaveTextContent('Result unknown');
    expect(stored()).toEqual([]);
    expect(callsOf('pass')).toHaveLength(1);
  });

  test('is checked every ten seconds and on request, and cleared as soon as its order has moved', async () => {
    const no = stories().overdue;
    const { user, alert } = await passInto('disconnect', no);
    await waitFor(() => expect(askedFor(no)).toBe(1));
    await user.click(button(alert, 'Check status'));
    await waitFor(() => expect(askedFor(no)).toBe(2));
    await waitFor(() => expect(alert).toHaveTextContent('Not carried out as of'));
    expect(actAs('r.santos', 'hold', no, { reasonCode: 'RISK_REVIEW' }).envelope.code).toBe(200);
    await passTime(LIST_WATCH_MS);
    expect(await screen.findByText(`${no} is now Held`)).toBeVisible();
    await noAlert();
    expect(callsOf('pass')).toHaveLength(1);
  });

  test('whose order cannot be checked is called neither done nor failed, and cannot be discarded', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    await findRow(no);
    goesWrong('disconnect');
    goesWrong({ status: 500 }, 'page');
    await confirm(user, await ask(user, 'Pass', no), 'Pass');
    const alert = await findAlert(no);
    await waitFor(() => expect(askedFor(no)).toBe(1));
    await settle();
    expect(alert).toHaveTextContent('No answer came back. The action may have been carried out. Checking its status.');
    expect(within(alert).queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    await isLocked(no);
    await passTime(LIST_WATCH_MS);
    await waitFor(() => expect(alert).toHaveTextContent('Not carried out as of'));
    expect(button(alert, 'Discard')).toBeVisible();
  });

  test('is repeated only by hand, with the same key and body', async () => {
    const no = stories().overdue;
    const { user, alert } = await passInto('disconnect', no);
    await passTime(3 * LIST_WATCH_MS);
    expect(callsOf('pass')).toHaveLength(1);
    await user.click(button(alert, 'Send again'));
    await noAlert();
    await waitFor(async () => expect(await findRow(no)).toHaveTextContent('Passed'));
    expect(new Set(keysOf('pass')).size).toBe(1);
    expect(callsOf('pass').map(({ body }) => body)).toEqual([callsOf('pass')[0]?.body, callsOf('pass')[0]?.body]);
    expect(stored()).toEqual([]);
  });

  exhaustiveTest('that was executed and is repeated has one effect', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    await findRow(no);
    goesWrong('disconnectAfter');
    goesWrong({ status: 500 }, 'page');
    await confirm(user, await ask(user, 'Pass', no), 'Pass');
    await user.click(button(await findAlert(no), 'Send again'));
    await noAlert();
    expect(keysOf('pass')).toHaveLength(2);
    expect(new Set(keysOf('pass')).size).toBe(1);
    expect(orderOf(no).decisions.filter(({ decision }) => decision === 'PASS')).toHaveLength(1);
    expect(await findRow(no)).toHaveTextContent('Passed');
  });

  exhaustiveTest('stays unknown after a failed repetition, and is cleared by a refusal', async () => {
    const no = stories().overdue;
    const { user, alert } = await passInto('disconnect', no);
    goesWrong('html');
    await user.click(button(alert, 'Send again'));
    await waitFor(() => expect(callsOf('pass')).toHaveLength(2));
    await waitFor(() => expect(stored()).toMatchObject([{ state: 'unknown' }]));
    await isLocked(no);
    actAs('chen.yu', 'claim', no);
    await user.click(button(await findAlert(no), 'Send again'));
    await noAlert();
    expect(await screen.findByText('chen.yu is working on this order.')).toBeVisible();
    expect(new Set(keysOf('pass')).size).toBe(1);
    expect(orderOf(no).status).toBe('PENDING');
  });

  test('unlocks its order when it is discarded, and another decision has another key', async () => {
    const no = stories().overdue;
    const { user, alert } = await passInto('disconnect', no);
    await user.click(await within(alert).findByRole('button', { name: 'Discard' }));
    await noAlert();
    await isFree(no);
    expect(stored()).toEqual([]);
    await confirm(user, await ask(user, 'Pass', no), 'Pass');
    expect(await findTold(`${no} passed`)).toBeVisible();
    expect(new Set(keysOf('pass')).size).toBe(2);
  });

  exhaustiveTest('about several orders is one alert, and locks each of them', async () => {
    const [first, second] = stories().split as [string, string];
    const user = await open('riskFlag=SPLIT_SUSPECT');
    for (const no of [first, second]) await user.click(within(await findRow(no)).getByRole('checkbox'));
    goesWrong('disconnect');
    press('p');
    const dialog = await findDialog('Pass 2 withdraw orders');
    await tickWarned(user, dialog);
    await confirm(user, dialog, 'Pass');
    const alert = await findAlert('2 orders');
    expect(alert).toHaveTextContent('“Pass” for 2 orders: result unknown');
    for (const no of [first, second]) await isLocked(no);
    // None of the other kinds of deciding reaches them either.
    press('r');
    expect(await screen.findByText(/^You cannot decide 2 selected orders now/)).toBeVisible();
    expect(document.querySelector('.ant-modal-wrap')).not.toBeInTheDocument();
  });

  exhaustiveTest('about several orders is cleared when some were executed, and each has its new state', async () => {
    const [first, second] = stories().split as [string, string];
    const user = await open('riskFlag=SPLIT_SUSPECT');
    for (const no of [first, second]) await user.click(within(await findRow(no)).getByRole('checkbox'));
    press('p');
    const dialog = await findDialog('Pass 2 withdraw orders');
    await tickWarned(user, dialog);
    actAs('chen.yu', 'claim', second);
    goesWrong('disconnectAfter');
    await confirm(user, dialog, 'Pass');
    expect(await screen.findByText(`${first} is now Passed`)).toBeVisible();
    await noAlert();
    expect(await findRow(first)).toHaveTextContent('Passed');
    const row = await findRow(second);
    expect(row).toHaveTextContent(/Awaiting review.*claimed by chen\.yu/);
    expect(row).not.toHaveTextContent('Result unknown');
    expect(stored()).toEqual([]);
  });

  exhaustiveTest('locks its order in the drawer too, for buttons and keys', async () => {
    const no = stories().overdue;
    const { user } = await passInto('disconnect', no);
    await user.click(within(await findRow(no)).getByRole('link', { name: `Open ${no}` }));
    const drawer = await findPanel(no);
    expect(within(drawer).getByRole('alert')).toHaveTextContent('A change to this order is still unanswered.');
    expect(within(drawer).queryByRole('button', { name: /^(Pass|Reject|Hold)/ })).not.toBeInTheDocument();
    press('p');
    await settle();
    expect(document.querySelector('.ant-modal-wrap')).not.toBeInTheDocument();
  });
});

describe('a pending change', () => {
  const aSent = (no: string, changes: Partial<Sent> = {}): Sent => {
    const { version } = orderOf(no);
    const body = { items: [{ withdrawNo: no, version }] };
    return {
      key: 'key-of-a-tab',
      action: 'pass',
      body,
      versions: { [no]: version },
      sentAt: Date.now(),
      state: 'unknown',
      ...changes,
    };
  };
  const store = (...sent: Sent[]) => localStorage.setItem(STORE, JSON.stringify(sent));
  /** As the browser tells it when another tab has written. */
  const fromOtherTab = (...sent: Sent[]) => {
    store(...sent);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORE })));
  };

  exhaustiveTest('keeps its lock after the page was left and opened again', async () => {
    const no = stories().overdue;
    await passInto('disconnect', no);
    cleanup();
    await startApp(network(), { at: `/trade/withdraw?view=ALL&keyword=${no}` });
    expect(await findAlert(no)).toHaveTextContent('result unknown');
    await isLocked(no);
    expect(keysOf('pass')).toHaveLength(1);
  });

  test('of a closed tab is unknown, and can be repeated here with its key', async () => {
    const no = stories().overdue;
    await network().enter('ops.lee');
    store(aSent(no, { state: 'sending', sentAt: Date.now() - POST_TIMEOUT_MS }));
    const user = await open(`keyword=${no}`, null);
    const alert = await findAlert(no);
    await isLocked(no);
    await user.click(button(alert, 'Send again'));
    await waitFor(() => expect(orderOf(no).status).toBe('PASSED'));
    expect(keysOf('pass')).toEqual(['key-of-a-tab']);
    await noAlert();
  });

  test.each(
    firstOf<[string, (no: string) => Partial<Sent>]>([
      ['a body of another version', (no) => ({ body: { orders: [no] } })],
      ['an action that is gone', () => ({ action: 'park' })],
      ['no body', () => ({ body: undefined })],
    ]),
  )('with %s locks its order, can be checked and discarded, but not sent again', async (_what, changes) => {
    const no = stories().overdue;
    await network().enter('ops.lee');
    store(aSent(no, changes(no)));
    const user = await open(`keyword=${no}`, null);
    const alert = await findAlert(no);
    expect(alert).toHaveTextContent(`Change to ${no} by another version: result unknown`);
    await isLocked(no);
    expect(within(alert).queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await waitFor(() => expect(alert).toHaveTextContent(/Not carried out as of .* Check the order, then discard this\./));
    await user.click(button(alert, 'Discard'));
    await noAlert();
    await isFree(no);
  });

  exhaustiveTest('in a state that this version does not know counts as unknown', async () => {
    const no = stories().overdue;
    await network().enter('ops.lee');
    store(aSent(no, { state: 'queued' as Sent['state'] }));
    const user = await open(`keyword=${no}`, null);
    const alert = await findAlert(no);
    expect(alert).toHaveTextContent(`“Pass” for ${no}: result unknown`);
    await user.click(button(alert, 'Send again'));
    await noAlert();
    expect(keysOf('pass')).toEqual(['key-of-a-tab']);
  });

  test('of another tab locks its order here at once, without an alert while it waits', async () => {
    const no = stories().overdue;
    await open(`keyword=${no}`);
    await isFree(no);
    fromOtherTab(aSent(no, { state: 'sending' }));
    await isLocked(no, 'Being sent');
    expect(document.querySelector('.ant-alert.unknown')).not.toBeInTheDocument();
    fromOtherTab();
    await isFree(no);
  });

  exhaustiveTest('of another tab blocks an open dialog here', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Pass', no);
    fromOtherTab(aSent(no, { state: 'sending' }));
    await confirm(user, dialog, 'Pass');
    const said = `${no}: another change to this order is still unanswered. Nothing was sent.`;
    expect((await screen.findAllByText(said))[0]).toBeVisible();
    await settle();
    expect(callsOf('pass')).toEqual([]);
    expect(stored()).toMatchObject([{ key: 'key-of-a-tab' }]);
  });

  exhaustiveTest('is dropped with the session, so that the next operator of this browser cannot send it', async () => {
    const no = stories().overdue;
    await passInto('disconnect', no);
    expect(localStorage.getItem(STORE)).not.toBeNull();
    act(() => endSession('logout'));
    expect(localStorage.getItem(STORE)).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    cleanup();
    await startApp(network(), { user: 'chen.yu', at: `/trade/withdraw?view=ALL&keyword=${no}` });
    await isFree(no);
    await noAlert();
    expect(localStorage.getItem(STORE)).toBeNull();
    // Nor is it asked for in his name.
    const [ofFirst] = callsOf('pass').map(({ headers }) => headers.authorization);
    const asking = callsOf('page').filter(({ query }) => query.includes('withdrawNo='));
    expect(asking.filter(({ headers }) => headers.authorization !== ofFirst)).toEqual([]);
  });
});
