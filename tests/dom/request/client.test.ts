import { ApiError } from '@/domain/apiError';
import { getCount, getPage, postMany } from '@/request/client';
import { setNotifier } from '@/request/notifier';
import { listViews } from '@/services/common';
import { withNetwork } from '../../support/domNetwork';

const network = withNetwork();
const LIST = '/trade/withdraw/count';
const CHANGE = '/trade/withdraw/release';
const KEY = '0193f3a2-7c1e-7b3a-9f00-1234567890ab';

let told: ApiError[];
beforeEach(async () => {
  told = [];
  setNotifier((error) => told.push(error));
  await network().enter('li.na');
  // The shortest waits there are.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

const fails = (match: string, status: number, times: number) =>
  network().platform.faults.push({ match, times, kind: { status } });
const change = () => postMany(CHANGE, { items: [{ withdrawNo: 'W20261120063102000001', version: 1 }] }, { idempotencyKey: KEY });

describe('a read', () => {
  test('is retried twice after a proxy error, and its failure is reported once', async () => {
    fails(LIST, 503, 9);
    await expect(getCount(LIST)).rejects.toMatchObject({ status: 503 });
    expect(network().callsOf(LIST)).toHaveLength(3);
    expect(told).toHaveLength(1);
  });

  test('succeeds when the second try does, without a message', async () => {
    fails(LIST, 502, 1);
    await expect(getCount(LIST)).resolves.toBeDefined();
    expect(network().callsOf(LIST)).toHaveLength(2);
    expect(told).toEqual([]);
  });

  test('asks for a text with its direction controls, though the answer showed their marks', async () => {
    await getPage('/trade/withdraw/page', { keyword: 'An\u27e8U+202E\u27e9n', current: 1, pageSize: 10 });
    const [{ query } = { query: '' }] = network().callsOf('/trade/withdraw/page');
    expect(new URLSearchParams(query).get('keyword')).toBe('An\u202en');
  });

  test.each([400, 404, 500])('is not retried after %d', async (status) => {
    fails(LIST, status, 9);
    await expect(getCount(LIST)).rejects.toBeInstanceOf(ApiError);
    expect(network().callsOf(LIST)).toHaveLength(1);
  });
});

describe('an optional call', () => {
  const OPTIONAL = '/common/view/list';
  const ask = () => listViews('/trade/withdraw');
  const missing = (match: string, kind: object = { status: 501, body: { message: 'Not implemented' } }) =>
    network().platform.faults.push({ match, times: 9, kind: kind as never });

  test('that is not built is made once, without a message, and again in the next session', async () => {
    missing(OPTIONAL);
    await expect(ask()).rejects.toMatchObject({ status: 501, isNotBuilt: true });
    await expect(ask()).rejects.toMatchObject({ status: 501, isNotBuilt: true });
    expect(network().callsOf(OPTIONAL)).toHaveLength(1);
    expect(told).toEqual([]);
    network().platform.faults.length = 0;
    await network().enter('ops.lee');
    await expect(ask()).resolves.toEqual(expect.any(Array));
    expect(network().callsOf(OPTIONAL)).toHaveLength(2);
  });

  test('that lacks only this record is made again', async () => {
    missing(OPTIONAL, { status: 404, body: { code: 404, msg: 'There is none.', data: null, error: 'NOT_FOUND' } });
    await expect(ask()).rejects.toMatchObject({ status: 404, isNotBuilt: false });
    await expect(ask()).rejects.toMatchObject({ status: 404, isNotBuilt: false });
    expect(network().callsOf(OPTIONAL)).toHaveLength(2);
  });

  test('differs from a required call, whose failure is reported each time', async () => {
    missing(LIST);
    await expect(getCount(LIST)).rejects.toMatchObject({ status: 501 });
    await expect(getCount(LIST)).rejects.toMatchObject({ status: 501 });
    expect(network().callsOf(LIST)).toHaveLength(2);
    expect(told).toHaveLength(2);
  });
});

describe('a change', () => {
  test.each([502, 503, 504])('that ends with %d is sent once, with its key', async (status) => {
    fails(CHANGE, status, 9);
    await expect(change()).rejects.toMatchObject({ status });
    expect(
      network()
        .callsOf(CHANGE)
        .map(({ headers }) => headers['idempotency-key']),
    ).toEqual([KEY]);
    expect(told).toHaveLength(1);
  });

  test('is sent once when the connection is lost', async () => {
    network().platform.faults.push({ match: CHANGE, times: 9, kind: 'disconnect' });
    await expect(change()).rejects.toMatchObject({ kind: 'network' });
    expect(network().callsOf(CHANGE)).toHaveLength(1);
  });
});
