import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '@/domain/apiError';
import { useSubmit } from '@/hooks/useSubmit';
import { aRefusal } from '../../support/domBuilders';
import { aDeferred } from '../../support/domUser';

function aDialog() {
  const answers: ReturnType<typeof aDeferred<string>>[] = [];
  const keys: string[] = [];
  const send = jest.fn((_values: string, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    const answer = aDeferred<string>();
    answers.push(answer);
    return answer.promise;
  });
  const onDone = jest.fn();
  const onRefusal = jest.fn();
  const { result } = renderHook(() => useSubmit(send, onDone, onRefusal));
  /** Sends, and lets the answer come. */
  const round = async (end: { answer: string } | { error: unknown }) => {
    let sent: Promise<void> = Promise.resolve();
    act(() => {
      sent = result.current.submit('values');
    });
    await act(async () => {
      const last = answers.at(-1);
      if ('answer' in end) last?.resolve(end.answer);
      else last?.reject(end.error);
      await sent;
    });
  };
  return { result, send, keys, answers, onDone, onRefusal, round };
}

describe('the call of a dialog', () => {
  test('is sent once, however often it is submitted meanwhile', async () => {
    const { result, send, answers, onDone } = aDialog();
    act(() => {
      void result.current.submit('first');
      void result.current.submit('second');
    });
    act(() => void result.current.submit('third'));
    expect(send.mock.calls.map(([values]) => values)).toEqual(['first']);
    expect(result.current.isBusy).toBe(true);
    await act(async () => answers[0]?.resolve('done'));
    expect(result.current.isBusy).toBe(false);
    expect(onDone.mock.calls).toEqual([['done', 'first']]);
  });

  test.each([
    ['no answer', { kind: 'network' }],
    ['no answer in time', { kind: 'timeout' }],
    ['an answer that cannot be read', { kind: 'malformed', status: 200 }],
    ['a proxy without a server', { kind: 'http', status: 502 }],
    ['a proxy that waited in vain', { kind: 'http', status: 504 }],
    ['a server that is not there', { kind: 'http', status: 503 }],
  ] as const)('keeps its key after %s, whose outcome is unknown', async (_what, failure) => {
    const { result, keys, onDone, onRefusal, round } = aDialog();
    await round({ error: aRefusal(failure) });
    expect(result.current).toMatchObject({ isUnknown: true, isBusy: false, refusal: undefined });
    expect(onRefusal).not.toHaveBeenCalled();
    await round({ answer: 'done' });
    expect(keys[1]).toBe(keys[0]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(result.current.isUnknown).toBe(false);
  });

  test.each([
    ['a refusal', { kind: 'business', code: 409 }],
    ['a failure of the server', { kind: 'http', status: 500 }],
    ['a missing right', { kind: 'http', status: 403 }],
  ] as const)('has a new key after %s, which is definite', async (_what, failure) => {
    const { result, keys, onRefusal, round } = aDialog();
    await round({ error: aRefusal(failure) });
    expect(result.current.refusal).toBeInstanceOf(ApiError);
    expect(result.current.isUnknown).toBe(false);
    expect(onRefusal).toHaveBeenCalledTimes(1);
    await round({ answer: 'done' });
    expect(keys[1]).not.toBe(keys[0]);
    expect(result.current.refusal).toBeUndefined();
  });

  test('has a new key after success, so that the next change is another one', async () => {
    const { keys, round } = aDialog();
    await round({ answer: 'done' });
    await round({ answer: 'done' });
    expect(new Set(keys).size).toBe(2);
  });

  test('has a key per dialog', async () => {
    const [one, two] = [aDialog(), aDialog()];
    await one.round({ answer: 'done' });
    await two.round({ answer: 'done' });
    expect(one.keys[0]).not.toBe(two.keys[0]);
  });

  test('keeps its key through several unknown outcomes, until a definite one', async () => {
    const { keys, round } = aDialog();
    await round({ error: aRefusal({ kind: 'timeout' }) });
    await round({ error: aRefusal({ kind: 'network' }) });
    await round({ error: aRefusal({ kind: 'business', code: 409 }) });
    await round({ answer: 'done' });
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('rethrows a bug of the page, and can be sent again', async () => {
    const { result, answers, onRefusal, send } = aDialog();
    let sent: Promise<void> = Promise.resolve();
    act(() => {
      sent = result.current.submit('values');
    });
    const seen = expect(sent).rejects.toThrow(TypeError);
    await act(async () => {
      answers[0]?.reject(new TypeError('a bug'));
      await seen;
    });
    expect(onRefusal).not.toHaveBeenCalled();
    await waitFor(() => expect(result.current.isBusy).toBe(false));
    act(() => void result.current.submit('values'));
    expect(send).toHaveBeenCalledTimes(2);
  });
});
