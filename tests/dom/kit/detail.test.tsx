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
      // Looked at in every single drawing, not only at the end.
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
  test('is none while none is wanted', () => {
    const { calls, text, error } = aDetail(undefined, [of('R1')]);
    expect({ calls, text: text(), error: error() }).toEqual({ calls: [], text: undefined, error: undefined });
  });

  test('is read once, and shown when it is there', async () => {
    const { asked, text, reply, want } = aDetail(of('R1', 1));
    expect(text()).toBeUndefined();
    await reply('R1', 1);
    expect(text()).toBe('all of R1');
    want(of('R1', 1));
    expect(asked()).toEqual(['R1']);
  });

  test('never stands under the number of another one, however the answers overtake each other', async () => {
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

  test('is read again when its version is another one, and stays in sight until then', async () => {
    const { asked, text, reply, want } = aDetail(of('R1', 1));
    await reply('R1', 1, 'first');
    want(of('R1', 2));
    expect(asked()).toEqual(['R1', 'R1']);
    expect(text()).toBe('first');
    await reply('R1', 2, 'second');
    expect(text()).toBe('second');
  });

  test('is not read again when the list only learns the version that it bears itself', async () => {
    const { asked, text, reply, want } = aDetail(of('R1'));
    await reply('R1', 3);
    want(of('R1', 3));
    expect(asked()).toEqual(['R1']);
    expect(text()).toBe('all of R1');
    want(of('R1', 4));
    expect(asked()).toEqual(['R1', 'R1']);
  });

  test('that could not be read says so, and is there after another try', async () => {
    const { asked, text, error, reply, fail, refresh } = aDetail(of('R1', 1));
    await fail('R1', { kind: 'business', code: 404, msg: 'No such record' });
    expect(error()?.msg).toBe('No such record');
    refresh();
    await reply('R1', 1);
    expect(asked()).toEqual(['R1', 'R1']);
    expect({ text: text(), error: error() }).toEqual({ text: 'all of R1', error: undefined });
  });

  test('that could not be read again is no longer shown as true', async () => {
    const { lies, text, error, reply, fail, want } = aDetail(of('R1', 1));
    await reply('R1', 1);
    want(of('R1', 2));
    await fail('R1');
    expect(error()).toBeInstanceOf(ApiError);
    expect(text()).toBeUndefined();
    expect(lies).toEqual([]);
  });

  test('that failed does not make the next one look failed, and is asked for again on the way back', async () => {
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

  test('is read on demand although it is there', async () => {
    const { asked, text, reply, refresh } = aDetail(of('R1', 1));
    await reply('R1', 1, 'first');
    refresh();
    expect(asked()).toEqual(['R1', 'R1']);
    expect(text()).toBe('first');
    await reply('R1', 1, 'second');
    expect(text()).toBe('second');
  });

  test('is there after going away and coming back at once, although its call was taken back', async () => {
    const { asked, text, reply, want, lies } = aDetail(of('R1', 1));
    want(of('R2', 1));
    await reply('R2', 1);
    want(of('R1', 1));
    await reply('R1', 1);
    expect(asked()).toEqual(['R1', 'R2', 'R1']);
    expect(text()).toBe('all of R1');
    expect(lies).toEqual([]);
  });

  test('is taken back on the wire when it is closed or the page is left', () => {
    const closed = aDetail(of('R1', 1));
    closed.want(undefined);
    expect(closed.last('R1').signal.aborted).toBe(true);
    const left = aDetail(of('R1', 1));
    left.unmount();
    expect(left.last('R1').signal.aborted).toBe(true);
  });
});

describe('the next records', () => {
  test('are read quietly, and not before the wanted one is there', async () => {
    const { asked, reply } = aDetail(of('R1', 1), [of('R2', 1), of('R3', 1)]);
    expect(asked()).toEqual(['R1']);
    await reply('R1', 1);
    expect(asked()).toEqual(['R1', 'R2*', 'R3*']);
  });

  test('are shown without a second call, and the one behind them is read ahead', async () => {
    const { asked, text, reply, want } = aDetail(of('R1', 1), [of('R2', 1), of('R3', 1)]);
    await reply('R1', 1);
    await reply('R2', 1);
    await reply('R3', 1);
    want(of('R2', 1), [of('R3', 1), of('R4', 1)]);
    await act(async () => undefined);
    expect(text()).toBe('all of R2');
    expect(asked()).toEqual(['R1', 'R2*', 'R3*', 'R4*']);
  });

  test('are waited for when they are still on their way, and not taken back', async () => {
    const { asked, text, last, reply, want } = aDetail(of('R1', 1), [of('R2', 1)]);
    await reply('R1', 1);
    want(of('R2', 1));
    expect(last('R2').signal.aborted).toBe(false);
    expect(text()).toBeUndefined();
    await reply('R2', 1);
    expect(text()).toBe('all of R2');
    expect(asked()).toEqual(['R1', 'R2*']);
  });

  test('are read anew when their version has changed since', async () => {
    const { asked, text, reply, want } = aDetail(of('R1', 1), [of('R2', 1)]);
    await reply('R1', 1);
    await reply('R2', 1, 'old');
    want(of('R2', 2));
    expect(text()).toBeUndefined();
    await reply('R2', 2, 'new');
    expect(text()).toBe('new');
    expect(asked()).toEqual(['R1', 'R2*', 'R2']);
  });

  test('are read anew when they were read too long ago', async () => {
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

  test('that could not be read ahead say nothing, and are asked for when they are opened', async () => {
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

  test('are kept up to eight, and the oldest is read anew', async () => {
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
