import { ApiError } from '@/domain/apiError';
import { createRequestConfig } from '@/request/config';
import { setNotifier } from '@/request/notifier';
import { endSession, readToken, sessionEpoch, startSession } from '@/request/session';

const IN_BODY = new ApiError({ kind: 'business', status: 200, code: 401, msg: 'Sign in again.' });
const IN_STATUS = new ApiError({ kind: 'http', status: 401, code: 401 });
const BUSY = new ApiError({ kind: 'http', status: 503 });
const REFUSED = new ApiError({ kind: 'business', status: 200, code: 409, msg: 'Changed.' });

let ended: ApiError[];
let told: ApiError[];
let silence: () => void;
beforeEach(() => {
  ended = [];
  told = [];
  silence = setNotifier((error) => told.push(error));
  startSession('first');
});
afterEach(() => {
  silence();
  endSession('logout');
});

/** What becomes of a failure, with what its call carried. */
function fail(error: unknown, call: object = { epoch: sessionEpoch() }) {
  const { errorConfig } = createRequestConfig((one) => ended.push(one));
  errorConfig?.errorHandler?.(error as never, call as never);
}

describe('a 401', () => {
  test.each([
    ['as a body code', IN_BODY],
    ['as an HTTP status', IN_STATUS],
  ])('%s ends the session without another message', (_where, error) => {
    fail(error);
    expect(ended).toEqual([error]);
    expect(told).toEqual([]);
  });

  test('also ends it for a call whose caller shows its own failures', () => {
    fail(IN_BODY, { epoch: sessionEpoch(), isQuiet: true });
    expect(ended).toEqual([IN_BODY]);
  });

  test('of the previous session that comes late leaves the current one alone', () => {
    const before = sessionEpoch();
    endSession('logout');
    startSession('second');
    fail(IN_STATUS, { epoch: before });
    expect(ended).toEqual([]);
    expect(readToken()).toBe('second');
  });
});

describe('any other failure', () => {
  test.each([
    ['is told once', REFUSED, {}, 1],
    ['is not told when its caller shows it', REFUSED, { isQuiet: true }, 0],
    ['is not told while the call will be tried again', BUSY, { retriesLeft: 1 }, 0],
    ['is told after the last try', BUSY, { retriesLeft: 0 }, 1],
    ['is told at once when another try could not help', REFUSED, { retriesLeft: 2 }, 1],
    ['is not told when the call was taken back', new ApiError({ kind: 'aborted' }), {}, 0],
  ])('%s', (_what, error, call, times) => {
    fail(error, call);
    expect(told).toEqual(times === 1 ? [error] : []);
    expect(ended).toEqual([]);
  });

  test('is rethrown when it is a bug', () => {
    const bug = new Error('a bug');
    expect(() => fail(bug)).toThrow(bug);
  });
});
