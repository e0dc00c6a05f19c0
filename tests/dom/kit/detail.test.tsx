import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@/domain/apiError';
import { useDetail } from '@/hooks/useDetail';
import { aRefusal } from '../../support/domBuilders';
import { aDeferred } from '../../support/domUser';

interface Detail {
  no: string;
  version?: number;
  text: string;
}
interface Call {
  no: string;
  isQuiet: boolean;
  signal: AbortSignal;
  answer: ReturnType<typeof aDeferred<Detail>>;
}
interface Wanted {
  id: string;
  version: unknown;
}

const MINUTE = 60_000;
const of = (id: string, version?: number): Wanted => ({ id, version });

/** The detail of a record, over a server that answers when the test says so. */
function aDetail(first: Wanted | undefined, ahead: readonly Wanted[] = []) {
  const calls: Call[] = [];
  const lies: string[] = [];
  const fetchDetail = (no: string, { signal, isQuiet = false }: { signal: AbortSignal; isQuiet?: boolean }) => {
    const answer = aDeferred<Detail>();
    calls.push({ no, isQuiet, signal, answer });
    signal.addEventListener('abort', () => answer.reject(new ApiError({ kind: 'aborted' })));
    return answer.promise;
  };
  const { result, rerender, unmount } = renderHook(
    ({ wanted, next }) => {
      const shown = useDetail<Detail>({ wanted, next, fetchDetail });
      // Checked in every render, not only at the end.
      if (shown.detail && shown.detail.no !== wanted?.id) lies.push(`${shown.detail.no} stands under ${wanted?.id}`);
      if (shown.detail && shown.error) lies.push('a detail that failed is shown as true');
      if (shown.error instanceof ApiError && shown.error.kind === 'aborted') lies.push('a call taken back looks like a failure');
      return shown;
    },
    { initialProps: { wanted: first, next: ahead } },
  );
  const last = (no: string) => {
    const call = calls.findLast((one) => one.no === no);
    if (!call) throw new Error(`${no} was not asked for`);
    return call;
  };
  return {
    calls,
    lies,
    unmount,
    last,
    /** Numbers that were asked for, those read ahead with a star. */
    asked: () => calls.map(({ no, isQuiet }) => (isQuiet ? `${no}*` : no)),
    text: () => result.current.detail?.text,
    error: () => result.current.error,
    refresh: () => act(() => result.current.refresh()),
    want: (wanted: Wanted | undefined, next: readonly Wanted[] = []) => act(() => rerender({ wanted, next })),
    reply: (no: string, version?: number, text = `all of ${no}`) =>
      act(async () => last(no).answer.resolve({ no, version, text })),
    fail: (no: string, failure: Parameters<typeof aRefusal>[0] = { kind: 'http', status: 500 }) =>
      act(async () => last(no).answer.reject(aRefusal(failure))),
  };
}

afterEach(() => jest.useRealTimers());

describe('the detail of a record', () => {
  test('is empty without a record', () => {
    const { calls, text, error } = aDetail(undefined, [of('R1')]);
    expect({ calls, text: text(), error: error() }).toEqual({ calls: [], text: undefined, error: undefined });
  });

  test('is loaded once, and shown when it is there', async () => {
    const { asked, text, reply, want } = aDetail(of('R1', 1));
    expect(text()).toBeUndefined();
    await reply('R1', 1);
    expect(text()).toBe('all of R1');
    want(of('R1', 1));
    expect(asked()).toEqual(['R1']);
  });

  test('is never shown under another number, in whatever order the answers come', async () => {
    const { lies, text, last, reply, want } = aDetail(of('R1', 1));
    want(of('R2', 1));
    expect(last('R1').signal.aborted).toBe(true);
    await reply('R2', 1);
    await reply('R1', 1);
    expect(text()).toBe('all of R2');
    want(of('R3', 1));
    expect(text()).toBeUndefined();
    expect(lies).toEqual([]);
  });

  test('is loaded again for a new version, and stays visible until then', async () => {
    const { asked, text, reply, want } = aDetail(of('R1', 1));
    await reply('R1', 1, 'first');
    want(of('R1', 2));
    expect(asked()).toEqual(['R1', 'R1']);
    expect(text()).toBe('first');
    await reply('R1', 2, 'second');
    expect(text()).toBe('second');
  });

  test('is not loaded again when the list catches up with its version', async () => {
    const { asked, text, reply, want } = aDetail(of('R1'));
    await reply('R1', 3);
    want(of('R1', 3));
    expect(asked()).toEqual(['R1']);
    expect(text()).toBe('all of R1');
    want(of('R1', 4));
    expect(asked()).toEqual(['R1', 'R1']);
  });

  test('reports a failed load, and is there after a retry', async () => {
    const { asked, text, error, reply, fail, refresh } = aDetail(of('R1', 1));
    await fail('R1', { kind: 'business', code: 404, msg: 'No such record' });
    expect(error()?.msg).toBe('No such record');
    refresh();
    await reply('R1', 1);
    expect(asked()).toEqual(['R1', 'R1']);
    expect({ text: text(), error: error() }).toEqual({ text: 'all of R1', error: undefined });
  });

  test('is hidden after a failed reload', async () => {
    const { lies, text, error, reply, fail, want } = aDetail(of('R1', 1));
    await reply('R1', 1);
    want(of('R1', 2));
    await fail('R1');
    expect(error()).toBeInstanceOf(ApiError);
    expect(text()).toBeUndefined();
    expect(lies).toEqual([]);
  });

  test('of the next record is unaffected by a failure, and the failed one is loaded again on return', async () => {
    const { asked, error, text, reply, fail, want } = aDetail(of('R1', 1));
    await fail('R1');
    want(of('R2', 1));
    expect(error()).toBeUndefined();
    await reply('R2', 1);
    want(of('R1', 1));
    expect(error()).toBeUndefined();
    await reply('R1', 1);
    expect(asked()).toEqual(['R1', 'R2', 'R1']);
    expect(text()).toBe('all of R1');
  });

  test('is loaded again on request', async () => {
    const { asked, text, reply, refresh } = aDetail(of('R1', 1));
    await reply('R1', 1, 'first');
    refresh();
    expect(asked()).toEqual(['R1', 'R1']);
    expect(text()).toBe('first');
    await reply('R1', 1, 'second');
    expect(text()).toBe('second');
  });

  test('is there after leaving and returning at once, although its call was aborted', async () => {
    const { asked, text, reply, want, lies } = aDetail(of('R1', 1));
    want(of('R2', 1));
    await reply('R2', 1);
    want(of('R1', 1));
    await reply('R1', 1);
    expect(asked()).toEqual(['R1', 'R2', 'R1']);
    expect(text()).toBe('all of R1');
    expect(lies).toEqual([]);
  });

  test('aborts its call when it is closed or the page is left', () => {
    const closed = aDetail(of('R1', 1));
    closed.want(undefined);
    expect(closed.last('R1').signal.aborted).toBe(true);
    const left = aDetail(of('R1', 1));
    left.unmount();
    expect(left.last('R1').signal.aborted).toBe(true);
  });
});

describe('the next records', () => {
  test('are loaded in the background, after the current one', async () => {
    const { asked, reply } = aDetail(of('R1', 1), [of('R2', 1), of('R3', 1)]);
    expect(asked()).toEqual(['R1']);
    await reply('R1', 1);
    expect(asked()).toEqual(['R1', 'R2*', 'R3*']);
  });

  test('are shown without a second call, and the following one is loaded ahead', async () => {
    const { asked, text, reply, want } = aDetail(of('R1', 1), [of('R2', 1), of('R3', 1)]);
    await reply('R1', 1);
    await reply('R2', 1);
    await reply('R3', 1);
    want(of('R2', 1), [of('R3', 1), of('R4', 1)]);
    await act(async () => undefined);
    expect(text()).toBe('all of R2');
    expect(asked()).toEqual(['R1', 'R2*', 'R3*', 'R4*']);
  });

  test('that are still loading are waited for, not aborted', async () => {
    const { asked, text, last, reply, want } = aDetail(of('R1', 1), [of('R2', 1)]);
    await reply('R1', 1);
    want(of('R2', 1));
    expect(last('R2').signal.aborted).toBe(false);
    expect(text()).toBeUndefined();
    await reply('R2', 1);
    expect(text()).toBe('all of R2');
    expect(asked()).toEqual(['R1', 'R2*']);
  });

  test('are loaded again when their version has changed', async () => {
    const { asked, text, reply, want } = aDetail(of('R1', 1), [of('R2', 1)]);
    await reply('R1', 1);
    await reply('R2', 1, 'old');
    want(of('R2', 2));
    expect(text()).toBeUndefined();
    await reply('R2', 2, 'new');
    expect(text()).toBe('new');
    expect(asked()).toEqual(['R1', 'R2*', 'R2']);
  });

  test('are loaded again when they are too old', async () => {
    jest.useFakeTimers();
    const { asked, reply, want } = aDetail(of('R1', 1), [of('R2', 1)]);
    await reply('R1', 1);
    await reply('R2', 1);
    jest.setSystemTime(Date.now() + MINUTE - 1);
    want(of('R2', 1));
    expect(asked()).toEqual(['R1', 'R2*']);
    jest.setSystemTime(Date.now() + 1);
    want(of('R1', 1));
    expect(asked()).toEqual(['R1', 'R2*', 'R1']);
  });

  test('report nothing when loading ahead fails, and are loaded when opened', async () => {
    const { asked, text, error, reply, fail, want } = aDetail(of('R1', 1), [of('R2', 1)]);
    await reply('R1', 1);
    await fail('R2');
    expect({ text: text(), error: error() }).toEqual({ text: 'all of R1', error: undefined });
    want(of('R2', 1));
    expect(error()).toBeUndefined();
    await reply('R2', 1);
    expect(text()).toBe('all of R2');
    expect(asked()).toEqual(['R1', 'R2*', 'R2']);
  });

  test('are kept up to eight, and the oldest is loaded again', async () => {
    const { asked, reply, want } = aDetail(of('R1', 1));
    await reply('R1', 1);
    for (let at = 2; at <= 9; at += 1) {
      want(of(`R${at}`, 1));
      await reply(`R${at}`, 1);
    }
    want(of('R2', 1));
    await act(async () => undefined);
    expect(asked()).toHaveLength(9);
    want(of('R1', 1));
    expect(asked().slice(9)).toEqual(['R1']);
  });
});
