import type { Trend, TrendPoint } from '@/contract';
import { currenciesOf, periodNameOf, resultOf } from '@/domain/trend';
import { buildChart } from '@/screen/charts/build';
import type { ChartName, ChartSource } from '@/screen/charts/chart';

/** The text is its key, with its values. */
const t: ChartSource['t'] = (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key);
const format = {
  locale: 'en-US',
  timeZone: 'Asia/Singapore',
  money: (amount: string, currency: string) => `${currency} ${amount}`,
} as ChartSource['format'];

const point = (at: string, rest: Partial<TrendPoint>): TrendPoint => ({ at, count: 1, ratedCount: 1, successCount: 0, ...rest });
const [FIRST, SECOND, THIRD] = ['2026-11-17T16:00:00.000Z', '2026-11-18T16:00:00.000Z', '2026-11-19T16:00:00.000Z'];
const build = (name: ChartName, trend: Partial<Trend>, currency = 'THB') =>
  buildChart(name, {
    trend: { unit: 'DAY', zone: 'Asia/Singapore', periods: [FIRST, SECOND, THIRD], points: [], ...trend },
    currency,
    t,
    format,
  });
/** Each column: name, texts by row, total. */
const columnsOf = (chart: ReturnType<typeof build>) => chart.columns.map(({ name, texts, total }) => [name, ...texts, total]);

test('volume is of one currency: its amounts are added exactly, and no other currency is in it', () => {
  const chart = build('volume', {
    points: [
      point(FIRST, { currency: 'THB', amount: '9007199254740993.01', count: 2, successAmount: '0.10', successCount: 1 }),
      point(FIRST, { currency: 'THB', amount: '0.02', successAmount: '0.20', successCount: 1 }),
      point(FIRST, { currency: 'VND', amount: '5000000', count: 40, successAmount: '5000000', successCount: 40 }),
      point(THIRD, { currency: 'THB', amount: '10.00', successAmount: '0.00' }),
    ],
  });
  expect(chart.rows.map(({ name, short }) => [name, short])).toEqual([
    ['2026-11-18', '11-18'],
    ['2026-11-19', '11-19'],
    ['2026-11-20', '11-20'],
  ]);
  expect(columnsOf(chart)).toEqual([
    ['charts.column.amount', 'THB 9007199254740993.03', 'THB 0.00', 'THB 10.00', 'THB 9007199254741003.03'],
    ['charts.column.successAmount', 'THB 0.30', 'THB 0.00', 'THB 0.00', 'THB 0.30'],
    ['charts.column.count', '3', '0', '1', '4'],
    ['charts.column.success', '2', '0', '0', '2'],
  ]);
  expect(chart.columns.map(({ isDrawn }) => isDrawn)).toEqual([true, true, false, false]);
  expect(chart.span).toEqual({ from: '2026-11-18', to: '2026-11-20' });
});

test('an amount that is no number is shown as it came, and not drawn', () => {
  const [amounts] = build('volume', {
    points: [point(FIRST, { currency: 'THB', amount: '******', successAmount: '0' })],
  }).columns;
  expect(amounts).toMatchObject({ values: undefined, total: '–' });
  expect(amounts?.texts).toEqual(['******', '–', '–']);
});

test('orders are counted by result; a state that is not known here is open', () => {
  const states = ['SUCCESS', 'REJECTED', 'FAILED', 'REVERSED', 'CANCELED', 'EXPIRED', 'PENDING', 'HELD', 'NEW_STATE'];
  const chart = build('results', { points: states.map((status) => point(SECOND, { currency: 'THB', status })) });
  expect(columnsOf(chart).map(([name, , second, , total]) => [name, second, total])).toEqual([
    ['charts.ended.SUCCESS', '1', '1'],
    ['charts.ended.REJECTED', '1', '1'],
    ['charts.ended.FAILED', '2', '2'],
    ['charts.ended.CANCELED', '2', '2'],
    ['charts.ended.OPEN', '3', '3'],
    ['charts.column.count', '9', '9'],
  ]);
  expect(chart.shape).toBe('stack');
});

test('a rate is successes among those it counts, of all currencies; without any there is none', () => {
  const chart = build('success', {
    points: [
      point(FIRST, { currency: 'THB', count: 9, ratedCount: 6, successCount: 5 }),
      point(FIRST, { currency: 'PHP', count: 2, ratedCount: 2, successCount: 1 }),
      point(SECOND, { currency: 'THB', count: 3, ratedCount: 0 }),
      point(THIRD, { currency: 'THB', count: 1, ratedCount: 1 }),
    ],
  });
  expect(columnsOf(chart)).toEqual([
    ['charts.column.rate', '75%', '–', '0%', '66.7%'],
    ['charts.column.rated', '8', '0', '1', '9'],
    ['charts.column.success', '6', '0', '0', '6'],
  ]);
  expect(chart.columns[0]?.values).toEqual(['75.00', '', '0.00']);
  expect(chart.axis).toMatchObject({ max: 100 });
  expect(chart.axis?.text(50)).toBe('50%');
});

test('channels are compared by code over all periods', () => {
  const of = (channelCode: string, at: string, count: number, successCount: number) =>
    point(at, { channelCode, channelName: `Line ${channelCode}`, count, ratedCount: count, successCount });
  const trend: Partial<Trend> = { unit: 'HOUR', points: [of('B', FIRST, 3, 3), of('A', SECOND, 4, 1), of('B', SECOND, 1, 0)] };
  const byChannel = build('channels', trend);
  expect(byChannel.rows.map(({ name, short }) => [name, short])).toEqual([
    ['A Line A', 'A'],
    ['B Line B', 'B'],
  ]);
  expect(columnsOf(byChannel)[0]).toEqual(['charts.column.rate', '25%', '75%', '50%']);
  expect(columnsOf(byChannel)[1]).toEqual(['charts.column.tries', '4', '4', '8']);
});

test('due times have the number of orders, and their amounts by currency in the table alone', () => {
  const dues = [
    { fromSec: 0, toSec: 900, currency: 'PHP', count: 1, amount: '7.00' },
    { fromSec: 0, toSec: 900, currency: 'THB', count: 3, amount: '10.00' },
    { fromSec: null, toSec: -86_400, currency: 'PHP', count: 0, amount: '0.00' },
    { fromSec: null, toSec: -86_400, currency: 'THB', count: 2, amount: '30.00' },
    { fromSec: 86_400, toSec: null, currency: 'PHP', count: 0, amount: '0.00' },
    { fromSec: 86_400, toSec: null, currency: 'THB', count: 1, amount: '0.50' },
  ];
  const chart = build('due', { dues });
  expect(chart.rows.map(({ name }) => name)).toEqual([
    'charts.due.over.beyond 1 day',
    'charts.due.in.within 15 min',
    'charts.due.in.beyond 1 day',
  ]);
  expect(columnsOf(chart)).toEqual([
    ['charts.column.waiting', '2', '4', '1', '7'],
    ['PHP', 'PHP 0.00', 'PHP 7.00', 'PHP 0.00', 'PHP 7.00'],
    ['THB', 'THB 30.00', 'THB 10.00', 'THB 0.50', 'THB 40.50'],
  ]);
  expect(chart.columns.map(({ isDrawn }) => isDrawn)).toEqual([true, false, false]);
  expect(build('due', {}).rows).toEqual([]);
});

test.each([
  [-14_400, -3_600, 'charts.due.over.between 1 hr 4 hr'],
  [-3_600, 0, 'charts.due.over.within 1 hr'],
  [900, 3_600, 'charts.due.in.between 15 min 1 hr'],
])('orders due in %s to %s seconds are named by how overdue they are, or how much time is left', (fromSec, toSec, name) => {
  const chart = build('due', { dues: [{ fromSec, toSec, currency: 'THB', count: 1, amount: '1.00' }] });
  expect(chart.rows[0]?.name).toBe(name);
});

test('a period is named in the zone of the trend, in that of the operator when the server names an unknown one', () => {
  const nameOf = (unit: Trend['unit'], zone: string) =>
    periodNameOf({ unit, zone, periods: [], points: [] }, 'Asia/Kolkata', '2026-10-31T18:30:00.000Z');
  expect(nameOf('HOUR', 'Asia/Singapore')).toBe('2026-11-01 02:30');
  expect(nameOf('DAY', 'Europe/Berlin')).toBe('2026-10-31');
  expect(nameOf('MONTH', 'Mars/Olympus')).toBe('2026-11');
});

test('the currency with the most orders comes first', () => {
  const points = [
    point(FIRST, { currency: 'THB', count: 2 }),
    point(FIRST, { currency: 'PHP', count: 5 }),
    point(SECOND, { currency: 'THB', count: 4 }),
    point(SECOND, { currency: 'IDR', count: 5 }),
    point(SECOND, {}),
  ];
  expect(currenciesOf({ unit: 'DAY', zone: 'UTC', periods: [], points })).toEqual(['THB', 'IDR', 'PHP']);
});

test('an order without a known state has no result yet', () => {
  expect(resultOf(point(FIRST, {}))).toBe('OPEN');
});
