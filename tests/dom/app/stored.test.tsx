import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { LIVE_AFTER_MS } from '@/constants';
import { endSession, readToken } from '@/request/session';
import { consoleNotices, noteNotices } from '@/stores/notices';
import { checkStored } from '@/stores/storedCheck';
import { withCleanApp } from '../../support/domApp';
import { aDesk, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import type { aUser } from '../../support/domUser';
import { putStored, releases, type StoredThings, storedOf } from '../../support/storedThings';

jest.setTimeout(120_000);
const passTime = withHeldTimers(LIVE_AFTER_MS);
withCleanApp();
const network = withNetwork();
const { stories, orderOf, open, callsOf } = aDesk(network);

afterEach(() => noteNotices([], []));

const USER = 'ops.lee';
const DROPPED = /come from another version of the console and were removed/;

/** A browser in which this person is signed in, and which holds these things. */
async function signInWithStored(things: StoredThings): Promise<string> {
  await network().enter(USER);
  const no = stories().overdue;
  putStored(things, {
    user: USER,
    token: readToken() ?? '',
    no,
    version: String(orderOf(no).version),
    now: String(Date.now()),
  });
  return no;
}

/** Opens the desk with one order, and lets the check of the stored things begin. */
async function openDesk(no: string): Promise<ReturnType<typeof aUser>> {
  const user = await open(`keyword=${no}`, null);
  await findRow(no);
  await passTime(LIVE_AFTER_MS);
  return user;
}
const banner = () => screen.findByText(DROPPED);
const told = () =>
  consoleNotices
    .get()
    .flatMap((notice) => (notice.kind === 'DROPPED' ? [...notice.dropped].sort() : [`not ours: ${notice.kind}`]));

describe.each(['older', 'newer', 'damaged'])('stored things of another version (%s)', (name) => {
  test('are dropped with one word, the desk works, and after a reload nothing is said', async () => {
    const no = await signInWithStored(storedOf(name));
    const user = await openDesk(no);
    const alert = (await banner()).closest<HTMLElement>('.ant-alert');
    expect(alert).toHaveTextContent(
      /removed: column layouts, your choices of settings, unsent input, changes whose result was unknown\. /,
    );
    expect(alert).toHaveTextContent('Check the orders that you changed last.');
    expect(alert?.closest('[role=status]')).not.toBeNull();
    expect(within(await findRow(no)).getByRole('button', { name: `Pass ${no}` })).toHaveAttribute('aria-disabled', 'false');
    expect(document.querySelector('.ant-alert.unknown')).toBeNull();
    expect(screen.queryByText(/page has failed|could not be loaded/i)).not.toBeInTheDocument();

    // Only what the console itself has written since is left.
    const { local, session } = storedOf(name);
    const kept = (storage: Storage, things: object) =>
      Object.entries(things).filter(([key, text]) => storage.getItem(key.replace('<user>', USER)) === text);
    expect([...kept(localStorage, local), ...kept(sessionStorage, session)].map(([key]) => key)).toEqual([]);

    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(DROPPED)).not.toBeInTheDocument());
    cleanup();
    await openDesk(no);
    await network().settle();
    expect(screen.queryByText(DROPPED)).not.toBeInTheDocument();
    expect(callsOf('pass')).toEqual([]);
  });
});

test('the word about dropped things stays while the server sends other notices, and goes with the session', async () => {
  const no = await signInWithStored(storedOf('older'));
  await openDesk(no);
  await banner();
  act(() => noteNotices([]));
  expect(screen.getByText(DROPPED)).toBeVisible();
  act(() => endSession('logout'));
  expect(told()).toEqual([]);
});

describe('the check of stored things', () => {
  const key = (name: string) => `${name}:${USER}`;

  test('leaves those of other operators, and of other programs on this address, alone', () => {
    localStorage.setItem('refresh:/trade/withdraw:chen.yu', '"10s"');
    localStorage.setItem('someone-else', '{"cut');
    checkStored(USER);
    expect(localStorage.getItem('refresh:/trade/withdraw:chen.yu')).toBe('"10s"');
    expect(localStorage.getItem('someone-else')).toBe('{"cut');
    expect(told()).toEqual([]);
  });

  test('removes what nobody would miss without a word', () => {
    localStorage.setItem('recents', '{"list":');
    localStorage.setItem('labels', '7');
    localStorage.setItem('own-notices', '[]');
    localStorage.setItem('reasons:withdraw-reject', '{}');
    sessionStorage.setItem('earlyList', '"x"');
    checkStored(USER);
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    expect(told()).toEqual([]);
  });

  test('keeps the readable part of the outbox and of the drafts', () => {
    const good = { key: 'key-1', action: 'pass', body: {}, versions: { W1: 1 }, sentAt: 1, state: 'unknown' };
    localStorage.setItem(
      'outbox',
      JSON.stringify([good, { id: 2 }, null, { ...good, versions: 'W2' }, { ...good, versions: { W3: '1' } }]),
    );
    const draft = { at: Date.now(), forms: { 'a-form': { remark: 'kept' } } };
    const drafts = {
      '/a no {"kind":"edit"}': draft,
      '/b no x': null,
      '/c no x': { at: 'today', forms: {} },
      '/d no x': { at: 1 },
    };
    sessionStorage.setItem('drafts', JSON.stringify({ operatorId: '7', drafts }));
    checkStored(USER);
    expect(JSON.parse(localStorage.getItem('outbox') ?? '')).toEqual([good]);
    expect(JSON.parse(sessionStorage.getItem('drafts') ?? '')).toEqual({
      operatorId: '7',
      drafts: { '/a no {"kind":"edit"}': draft },
    });
    expect(told()).toEqual(['change', 'input']);
  });

  test('names each kind once, and leaves a layout with unknown columns to be healed', () => {
    localStorage.setItem(key('layout:/a#no'), '{"columns":"all"}');
    localStorage.setItem(key('layout:/b#no'), '{"columns":[7]}');
    localStorage.setItem(key('layout:/c#no'), '{"columns":[{"key":"gone"}],"density":"tiny"}');
    checkStored(USER);
    expect(Object.keys(localStorage)).toEqual([key('layout:/c#no')]);
    expect(told()).toEqual(['layout']);
  });
});

test.each(['{"at":', 'null', '7', '[]', '{"at":"2031-01-01","known":{}}'])(
  'a tab goes to the background over what another version noted of the last look (%s)',
  async (stored) => {
    await network().enter(USER);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    localStorage.setItem('own-notices', stored);
    const { beAway } = await import('@/stores/away');
    beAway({ ask: async () => undefined, open: () => undefined });
    expect(JSON.parse(localStorage.getItem('own-notices') ?? '')).toEqual({ at: expect.any(Number) });
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
  },
);

describe.each(releases)('stored things of release %s', (release) => {
  test('are all taken over, and nothing is said', async () => {
    const things = storedOf(release);
    const no = await signInWithStored(things);
    await openDesk(no);
    await network().settle();
    expect(told()).toEqual([]);

    // What tests/browser/stored.exhaustive.test.ts has chosen.
    const heads = [...document.querySelectorAll<HTMLElement>('.resource-table thead th')].map(({ dataset }) => dataset.column);
    expect(heads).toContain('netAmount');
    expect(heads).not.toContain('holderName');
    expect(screen.getByRole('button', { name: 'Auto-refresh: every 60 sec' })).toBeVisible();
    expect(document.querySelector('.figures.is-folded')).not.toBeNull();
    // The change without an answer.
    await waitFor(() =>
      expect(document.querySelector('.ant-alert.unknown')).toHaveTextContent(`“Pass” for ${no}: result unknown`),
    );
  });
});
