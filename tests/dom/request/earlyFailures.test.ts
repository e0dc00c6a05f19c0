import type { ApiError } from '@/domain/apiError';
import { getPage, readScreenListEarly } from '@/request/client';
import { setNotifier } from '@/request/notifier';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';

const network = withNetwork();
/** The waits before a retry, which Math.random at 0 leaves at their least. */
const passTime = withHeldTimers(500, 2_000);
const LIST = '/trade/withdraw/page';
const read = (signal?: AbortSignal) => getPage(LIST, { current: 1, pageSize: 10 }, { isScreenList: true, signal });
const requests = () => network().callsOf(LIST).length;
const told: ApiError[] = [];

/** The start after a reload, with what the server then does to the first request of the list. */
async function reloadInto(kind: { status: number } | { code: number; msg: string }, times = 1) {
  await network().enter('li.na');
  window.history.replaceState(null, '', '/trade/withdraw?view=ALL');
  await read();
  network().platform.faults.push({ match: LIST, times, kind });
  told.length = 0;
  readScreenListEarly();
}

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  setNotifier((error) => told.push(error));
});

test.each([429, 403, 500, 400])(
  'after a reload HTTP %d of the list is shown once and the request is not sent again',
  async (status) => {
    await reloadInto({ status });
    await expect(read()).rejects.toMatchObject({ kind: 'http', status });
    await network().settle();
    expect(told).toMatchObject([{ status }]);
    expect(requests()).toBe(2);
  },
);

test.each([429, 403])('after a reload code %d of the list is shown once and the request is not sent again', async (code) => {
  await reloadInto({ code, msg: 'Not now.' });
  await expect(read()).rejects.toMatchObject({ kind: 'business', code });
  expect(told).toMatchObject([{ code, msg: 'Not now.' }]);
  expect(requests()).toBe(2);
});

test('a refusal is still that of the screen when the code of the screen comes late', async () => {
  await reloadInto({ status: 429 });
  await network().settle();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  await expect(read()).rejects.toMatchObject({ status: 429 });
  expect(told).toHaveLength(1);
  expect(requests()).toBe(2);
});

test('the end of a session that the early request meets is not shown again after the next sign-in', async () => {
  await reloadInto({ status: 401 });
  await network().settle();
  await network().enter('li.na');
  await expect(read()).resolves.toMatchObject({ list: expect.any(Array) });
});

test('a refusal is not shown to a screen that asks for something else', async () => {
  await reloadInto({ status: 500 });
  await expect(getPage(LIST, { current: 2, pageSize: 10 }, { isScreenList: true })).resolves.toBeDefined();
  await network().settle();
  expect(told).toEqual([]);
  expect(requests()).toBe(3);
});

test('a refusal is not shown to a screen that was left', async () => {
  await reloadInto({ status: 500 });
  const left = new AbortController();
  left.abort();
  await expect(read(left.signal)).rejects.toBeDefined();
  await network().settle();
  expect(told).toEqual([]);
});

test('after a reload an unavailable server is asked again as by any read', async () => {
  await reloadInto({ status: 503 });
  const answered = expect(read()).resolves.toMatchObject({ list: expect.any(Array) });
  await network().settle();
  expect(requests()).toBe(2);
  await passTime(500);
  await answered;
  expect(told).toEqual([]);
  expect(requests()).toBe(3);
});

test('after a reload a server that stays unavailable is asked three times in all, and that is shown once', async () => {
  await reloadInto({ status: 503 }, 9);
  const refused = expect(read()).rejects.toMatchObject({ status: 503 });
  await network().settle();
  await passTime(500);
  await network().settle();
  expect(requests()).toBe(3);
  await passTime(2_000);
  await refused;
  expect(told).toMatchObject([{ status: 503 }]);
  expect(requests()).toBe(4);
});
