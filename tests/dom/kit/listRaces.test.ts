import { act, renderHook } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { ApiError } from '@/domain/apiError';
import type { ListState } from '@/hooks/useListState';
import { useResourceList } from '@/hooks/useResourceList';
import { exhaustiveTest } from '../../support/depth';

interface Row {
  no: string;
  filter: string;
  current: number;
  version?: number;
}
interface Query {
  filter: string;
  current: number;
}
interface Call extends Query {
  signal: AbortSignal;
}
interface Plan {
  ms: number;
  hasFailed: boolean;
  /** The transport may be too late to take a call back: it answers all the same. */
  isDeaf: boolean;
}

const FILTERS = ['A', 'B', 'C'] as const;
const start: ListState = { current: 1, pageSize: 10, filters: { filter: 'A' } };

/** Numbers between 0 and 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A list over a server whose every row carries the query it answers. */
function aList(plan: (call: number) => Plan, total = 30) {
  const calls: Call[] = [];
  const lies: string[] = [];
  const fetchPage = ({ filter, current }: Query, { signal }: { signal: AbortSignal }) => {
    calls.push({ filter, current, signal });
    const { ms, hasFailed, isDeaf } = plan(calls.length);
    const list: Row[] = current * 10 <= total ? [{ no: `${filter}${current}`, filter, current }] : [];
    return new Promise<{ list: Row[]; total: number; summary: { filter: string }[] }>((resolve, reject) => {
      const timer = setTimeout(() => {
        if (hasFailed) reject(new ApiError({ kind: 'http', status: 500 }));
        else resolve({ list, total, summary: [{ filter }] });
      }, ms);
      if (isDeaf) return;
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new ApiError({ kind: 'aborted' }));
      });
    });
  };
  const { result, unmount } = renderHook(() => {
    const [state, setAll] = useState(start);
    const setState = useCallback((next: Partial<ListState>) => setAll((before) => ({ ...before, ...next })), []);
    const list = useResourceList<Row, { filter: string }, Query>({ list: [state, setState], rowKey: 'no', fetchPage });
    // Checked in every render, not only at the end.
    const asked = `${state.filters.filter}${state.current}`;
    for (const row of list.rows) if (row.no !== asked) lies.push(`${row.no} stands under ${asked}`);
    for (const sum of list.summary)
      if (sum.filter !== state.filters.filter) lies.push(`the sum of ${sum.filter} stands under ${asked}`);
    if (list.status !== 'ready' && list.rows.length > 0) lies.push(`rows stand in a list that is ${list.status}`);
    if (list.error instanceof ApiError && list.error.kind === 'aborted') lies.push('a call taken back looks like a failure');
    return list;
  });
  const choose = (filter: string, current = 1) => act(() => result.current.setState({ filters: { filter }, current }));
  return { calls, lies, result, unmount, choose };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('rows of a list', () => {
  const quick: Plan = { ms: 50, hasFailed: false, isDeaf: false };

  test('appear when they are loaded', async () => {
    const { result, calls } = aList(() => quick);
    expect(result.current.status).toBe('loading');
    await wait(60);
    expect(result.current).toMatchObject({ status: 'ready', total: 30, rows: [{ no: 'A1' }], isRefreshing: false });
    expect(calls).toHaveLength(1);
  });

  test('of the old filter disappear as soon as another one is chosen', async () => {
    const { result, choose, lies } = aList(() => quick);
    await wait(60);
    choose('B');
    expect(result.current).toMatchObject({ status: 'loading', rows: [], total: 0, summary: [], loadedAt: undefined });
    await wait(60);
    expect(result.current.rows).toMatchObject([{ no: 'B1' }]);
    expect(lies).toEqual([]);
  });

  test('that are no longer needed are aborted, and ignored when they arrive anyway', async () => {
    const { result, choose, calls, lies } = aList((call) => ({ ms: call === 1 ? 500 : 50, hasFailed: false, isDeaf: true }));
    choose('B');
    expect(calls.map(({ filter, signal }) => [filter, signal.aborted])).toEqual([
      ['A', true],
      ['B', false],
    ]);
    await wait(1_000);
    expect(result.current.rows).toMatchObject([{ no: 'B1' }]);
    expect(lies).toEqual([]);
  });

  test('stay while the same query is loaded again, and disappear when it fails', async () => {
    const { result, lies } = aList((call) => ({ ...quick, hasFailed: call === 2 }));
    await wait(60);
    act(() => result.current.reload());
    expect(result.current).toMatchObject({ status: 'ready', isRefreshing: true, rows: [{ no: 'A1' }] });
    await wait(60);
    expect(result.current).toMatchObject({ status: 'failed', rows: [], total: 0, error: expect.any(ApiError) });
    act(() => result.current.reload());
    expect(result.current).toMatchObject({ status: 'loading', error: expect.anything() });
    await wait(60);
    expect(result.current).toMatchObject({ status: 'ready', rows: [{ no: 'A1' }], error: undefined });
    expect(lies).toEqual([]);
  });

  test('of a page beyond the end are those of the last page', async () => {
    const { result, choose, calls } = aList(() => quick, 23);
    choose('A', 9);
    await wait(200);
    expect(calls.map(({ current }) => current)).toEqual([1, 9, 3]);
    expect(result.current.state.current).toBe(3);
  });

  test('do not load in a loop when there are none', async () => {
    const { result, choose, calls } = aList(() => quick, 0);
    choose('A', 4);
    await wait(1_000);
    expect(calls).toHaveLength(2);
    expect(result.current).toMatchObject({ status: 'ready', rows: [], total: 0 });
  });

  test('replace the one with the same number, and no other', async () => {
    const { result } = aList(() => quick);
    await wait(60);
    act(() => result.current.replaceRow({ no: 'Z9', filter: 'Z', current: 9 }));
    expect(result.current.rows).toEqual([{ no: 'A1', filter: 'A', current: 1 }]);
    act(() => result.current.replaceRow({ no: 'A1', filter: 'changed', current: 1 }));
    expect(result.current.rows).toEqual([{ no: 'A1', filter: 'changed', current: 1 }]);
  });

  test('are updated in place, with totals and time, without adding or removing any', async () => {
    const { result } = aList(() => quick);
    await wait(60);
    const { readAt, loadedAt = 0 } = result.current;
    await wait(5_000);
    const list = [
      { no: 'A0', filter: 'A', current: 1 },
      { no: 'A1', filter: 'changed', current: 1 },
    ];
    act(() => result.current.absorb({ list, total: 31, summary: [{ filter: 'A' }] }, Date.now()));
    expect(result.current).toMatchObject({ readAt, total: 31, rows: [{ no: 'A1', filter: 'changed' }], isRefreshing: false });
    expect(result.current.rows).toHaveLength(1);
    expect(result.current.loadedAt).toBeGreaterThanOrEqual(loadedAt + 5_000);
    act(() => result.current.absorb({ list: [], total: 0, summary: [] }, Date.now()));
    expect(result.current).toMatchObject({ total: 0, rows: [{ no: 'A1' }] });
  });

  test('never return to an older version', async () => {
    const { result } = aList(() => quick);
    await wait(60);
    const at = (version: number, filter: string) => ({ no: 'A1', filter, current: 1, version });
    act(() => result.current.replaceRow(at(3, 'third')));
    await wait(10);
    act(() => result.current.replaceRow(at(2, 'second')));
    act(() => result.current.absorb({ list: [at(2, 'second')], total: 30, summary: [] }, Date.now() + 1_000));
    expect(result.current.rows).toEqual([at(3, 'third')]);
    act(() => result.current.absorb({ list: [at(3, 'third, claimed')], total: 30, summary: [] }, Date.now() + 1_000));
    expect(result.current.rows).toEqual([at(3, 'third, claimed')]);
  });

  test('are aborted when the page is left', async () => {
    const { calls, unmount } = aList(() => quick);
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  // The table as a whole goes through more such runs (interleavings).
  exhaustiveTest('belong to the current filter in 100 random runs of filters, pages, latencies and errors', async () => {
    for (let seed = 1; seed <= 100; seed += 1) await play(seed);
  });
});

/** Fifteen random steps, then rest; what is seen in the end is what the last call answered. */
async function play(seed: number): Promise<void> {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const plans: Plan[] = [];
  const { calls, lies, result, choose, unmount } = aList((call) => {
    const next = { ms: Math.floor(random() * 400), hasFailed: random() < 0.3, isDeaf: random() < 0.5 };
    plans[call - 1] = next;
    return next;
  });
  for (let step = 0; step < 15; step += 1) {
    const dice = random();
    if (dice < 0.5) choose(pick(FILTERS), pick([1, 1, 1, 2, 3]));
    else if (dice < 0.7) act(() => result.current.reload());
    else if (dice < 0.8)
      act(() => {
        result.current.setState({ filters: { filter: pick(FILTERS) } });
        result.current.reload();
      });
    await wait(Math.floor(random() * 250));
  }
  await wait(2_000);

  const last = calls.at(-1);
  const { state, status, rows, isRefreshing } = result.current;
  const hasFailed = plans.at(-1)?.hasFailed;
  expect({ seed, lies, isRefreshing, status, numbers: rows.map(({ no }) => no), isAborted: last?.signal.aborted }).toEqual({
    seed,
    lies: [],
    isRefreshing: false,
    status: hasFailed ? 'failed' : 'ready',
    numbers: hasFailed ? [] : [`${state.filters.filter}${state.current}`],
    isAborted: false,
  });
  expect({ filter: last?.filter, current: last?.current }).toEqual({ filter: state.filters.filter, current: state.current });
  unmount();
}
