import { act, renderHook } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { ApiError } from '@/domain/apiError';
import type { ListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useResourceList } from '@/hooks/useResourceList';

interface Row {
  no: string;
  city: string;
  state: string;
}
type Query = Record<string, unknown>;
interface Call {
  query: Query;
  isQuiet: boolean;
  signal: AbortSignal;
}

const EVERY_MS = 10_000;
/** How long the server takes. */
const ANSWER_MS = 100;
const start: ListState = { current: 1, pageSize: 10, filters: { city: 'Hanoi' } };

/** Must be stable, as a page has it. */
const queryOf = (numbers: readonly string[]): Query => ({ numbers: numbers.join() });

/** A list that is watched, over a server whose rows the test changes. */
async function aWatchedList(rows: readonly Row[]) {
  const calls: Call[] = [];
  const server = { rows, failure: undefined as Error | undefined, takesMs: ANSWER_MS };
  const fetchPage = (query: Query, { signal, isQuiet = false }: { signal: AbortSignal; isQuiet?: boolean }) => {
    calls.push({ query, isQuiet, signal });
    const { failure, takesMs } = server;
    const wanted = query.numbers === undefined ? undefined : String(query.numbers).split(',');
    const list = server.rows.filter((row) => (wanted ? wanted.includes(row.no) : row.city === query.city));
    const answer = { list, total: 40 + list.length, summary: [{ count: list.length }] };
    return new Promise<typeof answer>((resolve, reject) => {
      setTimeout(() => (failure ? reject(failure) : resolve(answer)), takesMs);
    });
  };
  const { result, unmount } = renderHook(() => {
    const [state, setAll] = useState(start);
    const setState = useCallback((next: Partial<ListState>) => setAll((before) => ({ ...before, ...next })), []);
    const list = useResourceList<Row, { count: number }, Query>({ list: [state, setState], rowKey: 'no', fetchPage });
    const news = useListWatch({ list, rowKey: 'no', fetchPage, queryOf, everyMs: EVERY_MS });
    return { list, news };
  });
  await passTime(ANSWER_MS);
  return {
    server,
    unmount,
    list: () => result.current.list,
    news: () => result.current.news,
    shown: () => result.current.list.rows.map(({ no, state }) => `${no} ${state}`),
    /** What was asked since the last look. */
    asked: () => calls.splice(0).map(({ query }) => (query.numbers === undefined ? `all of ${query.city}` : query.numbers)),
    lastCall: () => calls.at(-1),
    choose: (city: string) => act(() => result.current.list.setState({ filters: { city } })),
  };
}

const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The time of one round, with both of its answers. */
const round = () => passTime(EVERY_MS);
const inHanoi = (no: string, state = 'new'): Row => ({ no, city: 'Hanoi', state });

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a polled list', () => {
  test('is polled at each interval, in the background and with its own query', async () => {
    const { asked, lastCall } = await aWatchedList([inHanoi('R1')]);
    expect(asked()).toEqual(['all of Hanoi']);
    await passTime(EVERY_MS - ANSWER_MS - 1);
    expect(asked()).toEqual([]);
    await passTime(1);
    expect(lastCall()).toMatchObject({ isQuiet: true, query: { city: 'Hanoi', current: 1, pageSize: 10 } });
    expect(asked()).toEqual(['all of Hanoi']);
    await round();
    await round();
    expect(asked()).toEqual(['all of Hanoi', 'all of Hanoi']);
  });

  test('updates rows in place, and neither moves, adds nor removes one', async () => {
    const { server, list, shown } = await aWatchedList([inHanoi('R1'), inHanoi('R2'), inHanoi('R3')]);
    const { readAt } = list();
    server.rows = [inHanoi('N9'), inHanoi('R3', 'paid'), inHanoi('R1', 'passed'), inHanoi('R2')];
    await round();
    await passTime(ANSWER_MS);
    expect(shown()).toEqual(['R1 passed', 'R2 new', 'R3 paid']);
    expect(list()).toMatchObject({ readAt, total: 44, summary: [{ count: 4 }], isRefreshing: false, status: 'ready' });
  });

  test('shows the time of its data', async () => {
    const { list } = await aWatchedList([inHanoi('R1')]);
    const before = list().loadedAt ?? 0;
    await round();
    await passTime(ANSWER_MS);
    expect((list().loadedAt ?? 0) - before).toBe(EVERY_MS);
  });

  test('loads rows that no longer match its filter by number, and shows their current state', async () => {
    const { server, asked, shown } = await aWatchedList([inHanoi('R1'), inHanoi('R2'), inHanoi('R3')]);
    server.rows = [{ no: 'R1', city: 'Hue', state: 'moved' }, inHanoi('R2'), { no: 'R3', city: 'Hue', state: 'moved' }];
    asked();
    await round();
    await passTime(2 * ANSWER_MS);
    expect(asked()).toEqual(['all of Hanoi', 'R1,R3']);
    expect(shown()).toEqual(['R1 moved', 'R2 new', 'R3 moved']);
  });

  test('keeps a row that the server no longer has', async () => {
    const { server, shown } = await aWatchedList([inHanoi('R1'), inHanoi('R2')]);
    server.rows = [inHanoi('R2', 'passed')];
    await round();
    await passTime(2 * ANSWER_MS);
    expect(shown()).toEqual(['R1 new', 'R2 passed']);
  });

  test('counts the rows that a reload would add, and resets the count on reload', async () => {
    const { server, list, news, shown } = await aWatchedList([inHanoi('R1')]);
    expect(news()).toBe(0);
    server.rows = [inHanoi('N1'), inHanoi('R1'), inHanoi('N2')];
    await round();
    await passTime(ANSWER_MS);
    expect(news()).toBe(2);
    server.rows = [inHanoi('R1'), inHanoi('N2')];
    await round();
    expect(news()).toBe(1);
    act(() => list().reload());
    await passTime(ANSWER_MS);
    expect(news()).toBe(0);
    expect(shown()).toEqual(['R1 new', 'N2 new']);
  });

  test('is not polled while hidden, offline or loading', async () => {
    const { server, list, asked } = await aWatchedList([inHanoi('R1')]);
    asked();
    setHidden(true);
    await round();
    expect(asked()).toEqual([]);
    setHidden(false);
    asked();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await round();
    expect(asked()).toEqual([]);
    onLine.mockReturnValue(true);
    server.takesMs = 3 * EVERY_MS;
    act(() => list().reload());
    asked();
    expect(list().isRefreshing).toBe(true);
    await passTime(2 * EVERY_MS);
    expect(asked()).toEqual([]);
    server.takesMs = ANSWER_MS;
    await passTime(EVERY_MS);
    expect(list().isRefreshing).toBe(false);
    await round();
    expect(asked().length).toBeGreaterThan(0);
  });

  test('is not polled before its rows are there, nor after they failed to load', async () => {
    const { server, list, asked, choose } = await aWatchedList([inHanoi('R1')]);
    server.takesMs = 4 * EVERY_MS;
    choose('Hue');
    asked();
    await passTime(3 * EVERY_MS);
    expect(list().status).toBe('loading');
    expect(asked()).toEqual([]);
    server.failure = new ApiError({ kind: 'http', status: 500 });
    server.takesMs = ANSWER_MS;
    choose('Hanoi');
    await passTime(ANSWER_MS);
    asked();
    await passTime(3 * EVERY_MS);
    expect(list().status).toBe('failed');
    expect(asked()).toEqual([]);
  });

  test('has one poll at a time, however long an answer takes', async () => {
    const { server, asked } = await aWatchedList([inHanoi('R1')]);
    asked();
    server.takesMs = 3.5 * EVERY_MS;
    await passTime(3 * EVERY_MS);
    expect(asked()).toEqual(['all of Hanoi']);
    await passTime(2 * EVERY_MS);
    expect(asked()).toEqual(['all of Hanoi']);
  });

  test('drops an answer from before a filter change', async () => {
    const { server, list, shown, news, choose } = await aWatchedList([inHanoi('R1'), { no: 'H1', city: 'Hue', state: 'new' }]);
    server.takesMs = 3_000;
    server.rows = [inHanoi('R1', 'passed'), inHanoi('N1')];
    await passTime(EVERY_MS - ANSWER_MS);
    server.takesMs = ANSWER_MS;
    server.rows = [inHanoi('R1', 'passed'), inHanoi('N1'), { no: 'H1', city: 'Hue', state: 'new' }];
    choose('Hue');
    await passTime(ANSWER_MS);
    expect(shown()).toEqual(['H1 new']);
    const { total } = list();
    await passTime(3_000);
    expect(shown()).toEqual(['H1 new']);
    expect(list().total).toBe(total);
    expect(news()).toBe(0);
  });

  test('drops an answer from before a reload', async () => {
    const { server, list, shown } = await aWatchedList([inHanoi('R1', 'new')]);
    server.takesMs = 3_000;
    await passTime(EVERY_MS - ANSWER_MS);
    server.takesMs = ANSWER_MS;
    server.rows = [inHanoi('R1', 'passed')];
    act(() => list().reload());
    await passTime(ANSWER_MS);
    expect(shown()).toEqual(['R1 passed']);
    await passTime(3_000);
    expect(shown()).toEqual(['R1 passed']);
  });

  test('keeps an update of a row that is newer than the poll', async () => {
    const { server, list, shown } = await aWatchedList([inHanoi('R1'), inHanoi('R2')]);
    server.takesMs = 3_000;
    server.rows = [inHanoi('R1', 'claimed'), inHanoi('R2', 'claimed')];
    await passTime(EVERY_MS - ANSWER_MS);
    await passTime(1_000);
    act(() => list().replaceRow(inHanoi('R1', 'passed')));
    await passTime(2_000);
    expect(shown()).toEqual(['R1 passed', 'R2 claimed']);
    server.rows = [inHanoi('R1', 'paid'), inHanoi('R2', 'claimed')];
    await passTime(EVERY_MS);
    expect(shown()).toEqual(['R1 paid', 'R2 claimed']);
  });

  test('continues after a failure without a message, and keeps the rows with their time', async () => {
    const { server, list, shown, asked } = await aWatchedList([inHanoi('R1')]);
    const { loadedAt } = list();
    server.failure = new ApiError({ kind: 'network' });
    server.rows = [inHanoi('R1', 'passed')];
    asked();
    await passTime(2 * EVERY_MS);
    expect(asked()).toEqual(['all of Hanoi', 'all of Hanoi']);
    expect(list()).toMatchObject({ status: 'ready', error: undefined, loadedAt });
    expect(shown()).toEqual(['R1 new']);
    server.failure = undefined;
    await round();
    expect(shown()).toEqual(['R1 passed']);
  });

  test.each([
    ['the window gets the focus', () => act(() => void window.dispatchEvent(new Event('focus')))],
    ['the page is seen again', () => setHidden(false)],
  ])('is polled at once when %s, unless it was polled within five seconds', async (_when, come) => {
    const { asked } = await aWatchedList([inHanoi('R1')]);
    asked();
    await passTime(4_000 - ANSWER_MS);
    come();
    expect(asked()).toEqual([]);
    await passTime(1_000);
    come();
    expect(asked()).toEqual(['all of Hanoi']);
    await passTime(1_000);
    come();
    expect(asked()).toEqual([]);
  });

  test('aborts its call and stops polling when the page is left', async () => {
    const { server, asked, lastCall, unmount } = await aWatchedList([inHanoi('R1')]);
    server.takesMs = 3_000;
    await passTime(EVERY_MS - ANSWER_MS);
    const asking = lastCall();
    expect(asking?.signal.aborted).toBe(false);
    unmount();
    expect(asking?.signal.aborted).toBe(true);
    asked();
    await passTime(3 * EVERY_MS);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(asked()).toEqual([]);
  });
});

test('unchanged rows and totals keep their identity, so that React does not render them again', async () => {
  const { list, server } = await aWatchedList([inHanoi('R1', 'OPEN'), inHanoi('R2', 'OPEN')]);
  const { rows, summary } = list();
  const [first, second] = rows;
  // As an answer brings them: equal, and other objects.
  server.rows = server.rows.map((row) => ({ ...row }));
  act(() => list().reload());
  await passTime(ANSWER_MS);
  expect(list().rows).toBe(rows);
  server.rows = [inHanoi('R1', 'OPEN'), inHanoi('R2', 'CLOSED')];
  act(() => list().reload());
  await passTime(ANSWER_MS);
  expect(list().rows[0]).toBe(first);
  expect(list().rows[1]).toEqual({ ...second, state: 'CLOSED' });
  expect(list().summary).toBe(summary);
});
