import type { Caller, ListResource, Query } from '../../config/contract/conformanceClient';
import { demandSummary, isWhole, narrow, walk } from '../../config/contract/conformanceLists';

const NOW = Date.parse('2026-11-20T06:31:02.114Z');
const MINUTE = 60_000;
/** One row a minute until now, newest first: 28,711 rows of 1.50 THB. */
const ROWS = Array.from({ length: 28_711 }, (_, at) => ({
  orderNo: `P${at}`,
  createdAt: NOW - at * MINUTE,
  amount: '1.50',
  currency: 'THB',
}));
const cents = (count: number) => ((count * 150) / 100).toFixed(2);

type Shown = (typeof ROWS)[number];
interface Server {
  /** What a page shows of its rows. */
  show?: (rows: Shown[], current: number) => Shown[];
}

const caller = ({ show = (rows) => rows }: Server = {}) =>
  ({
    get: async (_path: string, { createdFrom, createdTo, current = 1, pageSize = 10 }: Query) => {
      const [from, to] = [createdFrom, createdTo].map((time) => (time === undefined ? undefined : Date.parse(String(time))));
      const found = ROWS.filter(({ createdAt: at }) => at >= (from ?? 0) && at < (to ?? NOW + 1));
      const [first, size] = [(Number(current) - 1) * Number(pageSize), Number(pageSize)];
      const list = show(found.slice(first, first + size), Number(current));
      const summary = [{ currency: 'THB', count: found.length, amount: cents(found.length) }];
      const data = { list, total: found.length, current, pageSize, summary };
      return { status: 200, code: 200, data, body: { serverTime: new Date(NOW).toISOString() }, sent: 'GET /order/page' };
    },
  }) as unknown as Caller;

const listWith = (properties: object) =>
  ({
    page: { path: '/order/page', query: { properties } },
    idField: 'orderNo',
    summedBy: ['currency'],
    summedFields: [{ name: 'amount', of: 'amount' }],
  }) as unknown as ListResource;
const TIME = { type: 'string', format: 'date-time' };
const ranged = listWith({ createdFrom: TIME, createdTo: TIME });
const unranged = listWith({ state: { type: 'string' } });
const endAt = (now: number) => now - 60 * MINUTE;
const PAST_END = NOW - 60 * MINUTE;

describe('a list with more rows than the suite reads', () => {
  test('is read in the longest range of time with at most 1000 rows, which has ended', async () => {
    const filter = await narrow(caller(), ranged, { view: 'ALL' }, endAt);
    // 64 days are 92,160 minutes; the seventh half of them, 720, is the first below 1000.
    expect(filter).toEqual({
      view: 'ALL',
      createdFrom: new Date(PAST_END - 720 * MINUTE).toISOString(),
      createdTo: new Date(PAST_END).toISOString(),
    });
    const walked = await walk(caller(), ranged, filter);
    expect([walked.total, walked.rows.length, walked.pages]).toEqual([720, 720, 8]);
    expect(isWhole(walked)).toBe(true);
    expect(() => demandSummary(ranged, walked)).not.toThrow();
    expect(() => demandSummary(ranged, { ...walked, rows: walked.rows.slice(1) })).toThrow(
      'THB has 719 rows, the summary counts 720',
    );
  });

  test('without a range of time is read at its beginning and its end', async () => {
    expect(await narrow(caller(), unranged, {}, endAt)).toEqual({});
    const walked = await walk(caller(), unranged, {});
    expect(isWhole(walked)).toBe(false);
    expect([walked.total, walked.rows.length, walked.pages]).toEqual([28_711, 1_011, 288]);
    const ends = walked.rows.map(({ orderNo }) => orderNo);
    expect([ends[0], ends[999], ends[1000], ends[1010]]).toEqual(['P0', 'P999', 'P28700', 'P28710']);
  });

  test('fails when its last page lacks a row', async () => {
    const broken = caller({ show: (rows, current) => (current === 288 ? rows.slice(1) : rows) });
    await expect(walk(broken, unranged, {})).rejects.toThrow('page 288 has 10 rows instead of 11 (total 28711)');
  });
});

test('a list with fewer rows is read with its own filter', async () => {
  const filter = { createdFrom: new Date(NOW - 30 * MINUTE).toISOString() };
  expect(await narrow(caller(), ranged, filter, endAt)).toBe(filter);
  expect((await walk(caller(), ranged, filter)).total).toBe(31);
});
