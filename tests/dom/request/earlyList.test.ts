import { EARLY_LIST_KEY } from '@/constants';
import { getPage, readScreenListEarly } from '@/request/client';
import { withNetwork } from '../../support/domNetwork';

const network = withNetwork();
const LIST = '/trade/withdraw/page';
const QUERY = { current: 1, pageSize: 10 };
const read = (query: object = QUERY) => getPage(LIST, query, { isScreenList: true });
const requests = async () => {
  await network().settle();
  return network().callsOf(LIST).length;
};

beforeEach(async () => {
  await network().enter('li.na');
  window.history.replaceState(null, '', '/trade/withdraw?view=ALL');
});

test('the first request of a screen is sent again at the next start, and its answer is used once', async () => {
  const before = await read();
  readScreenListEarly();
  expect(await requests()).toBe(2);
  await expect(read()).resolves.toMatchObject({ total: before.total });
  expect(await requests()).toBe(2);
  await read();
  expect(await requests()).toBe(3);
});

test('an early answer to another query is dropped', async () => {
  await read();
  readScreenListEarly();
  await expect(read({ ...QUERY, current: 2 })).resolves.toBeDefined();
  expect(await requests()).toBe(3);
  await read();
  expect(await requests()).toBe(4);
});

test('an early answer older than ten seconds is dropped', async () => {
  await read();
  readScreenListEarly();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 10_001);
  await read();
  expect(await requests()).toBe(3);
});

test('nothing is sent early at another address, from a damaged record, or for a request that is not the list of the screen', async () => {
  await getPage(LIST, QUERY);
  readScreenListEarly();
  expect(await requests()).toBe(1);
  await read();
  window.history.replaceState(null, '', '/trade/withdraw?view=MINE');
  readScreenListEarly();
  sessionStorage.setItem(EARLY_LIST_KEY, '{');
  readScreenListEarly();
  expect(await requests()).toBe(2);
});

test('nothing is sent early for another operator', async () => {
  await read();
  const kept = sessionStorage.getItem(EARLY_LIST_KEY);
  await network().enter('ops.lee');
  expect(sessionStorage.getItem(EARLY_LIST_KEY)).toBeNull();
  // As in a tab that slept while another tab signed in.
  sessionStorage.setItem(EARLY_LIST_KEY, String(kept));
  const before = await requests();
  readScreenListEarly();
  expect(await requests()).toBe(before);
});
