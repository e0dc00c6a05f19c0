import type { TrendPoint } from '@/contract';
import { addMoney, isDecimal } from '@/domain/money';
import { durationText, shareText } from '@/domain/numbers';
import { axisText } from '@/domain/percent';
import { serverNow } from '@/domain/serverClock';
import { NONE } from '@/domain/texts';
import { periodNameOf, resultOf, trendResults } from '@/domain/trend';
import { countText } from '@/domain/written';
import { type Chart, type ChartColumn, type ChartName, type ChartRow, type ChartSource, COUNTS, columnsOver } from './chart';

/** Charts that have amounts, of one currency at a time. */
export const hasCurrency = (name: ChartName) => name === 'volume';

/** The periods of a trend as rows, with the points of one currency or of all. */
function periodRows({ trend, format, currency }: ChartSource, isOfCurrency: boolean): ChartRow[] {
  const byPeriod = new Map<number, TrendPoint[]>(trend.periods.map((at) => [Date.parse(at), []]));
  for (const point of trend.points)
    if (!isOfCurrency || point.currency === currency) byPeriod.get(Date.parse(point.at))?.push(point);
  return trend.periods.map((at) => {
    const name = periodNameOf(trend, format.timeZone, at);
    // The line above the chart names the year.
    return { key: at, name, short: trend.unit === 'MONTH' ? name : name.slice(5), points: byPeriod.get(Date.parse(at)) ?? [] };
  });
}

function channelRows({ trend }: ChartSource): ChartRow[] {
  const byCode = new Map<string, TrendPoint[]>();
  for (const point of trend.points) {
    const own = byCode.get(point.channelCode ?? '') ?? [];
    byCode.set(point.channelCode ?? '', own);
    own.push(point);
  }
  return [...byCode]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, points]) => ({ key: code, name: [code, points[0]?.channelName ?? ''].join(' ').trim(), short: code, points }));
}

const spanOf = ({ trend, format }: ChartSource) => {
  const nameOf = (at: string | undefined) => (at === undefined ? '' : periodNameOf(trend, format.timeZone, at));
  return { from: nameOf(trend.periods[0]), to: nameOf(trend.periods.at(-1)) };
};

/** A chart whose rows are periods. */
function overTime(source: ChartSource, rows: readonly ChartRow[]) {
  const { trend, t, format } = source;
  const now = periodNameOf(trend, format.timeZone, new Date(serverNow()).toISOString());
  return {
    rowTitle: t(`charts.unit.${trend.unit}`),
    rows,
    span: spanOf(source),
    isRunning: rows.at(-1)?.name === now,
    isOverTime: true,
  };
}

const countAxis = ({ t, format }: ChartSource) => ({
  text: (value: number) => t('charts.orders', { value, count: axisText(value, format.locale) }),
  isWhole: true,
});
const shareAxis = { text: (value: number) => shareText(value / 100), max: 100 };

function volume(source: ChartSource): Chart {
  const { t } = source;
  const rows = periodRows(source, true);
  const { money, count } = columnsOver(rows, source);
  return {
    name: 'volume',
    shape: 'bar',
    ...overTime(source, rows),
    columns: [
      money(t('charts.column.amount'), ({ amount }) => amount),
      money(t('charts.column.successAmount'), ({ successAmount }) => successAmount),
      count(t('charts.column.count'), COUNTS.count),
      count(t('charts.column.success'), COUNTS.success),
    ],
  };
}

function results(source: ChartSource): Chart {
  const { t } = source;
  const rows = periodRows(source, false);
  const { count } = columnsOver(rows, source);
  return {
    name: 'results',
    shape: 'stack',
    axis: countAxis(source),
    ...overTime(source, rows),
    columns: [
      ...trendResults.map((result) =>
        count(t(`charts.ended.${result}`), (point) => (resultOf(point) === result ? point.count : 0), true),
      ),
      count(t('charts.column.count'), COUNTS.count),
    ],
  };
}

/** Columns of a success rate: what it counts, and what it comes to. */
function rateColumns(rows: readonly ChartRow[], source: ChartSource, of: 'rated' | 'tries'): ChartColumn[] {
  const { t } = source;
  const { count, share } = columnsOver(rows, source);
  return [
    share(t('charts.column.rate')),
    count(t(`charts.column.${of}`), COUNTS.rated),
    count(t(of === 'tries' ? 'charts.column.ok' : 'charts.column.success'), COUNTS.success),
  ];
}

function success(source: ChartSource): Chart {
  const rows = periodRows(source, false);
  const columns = rateColumns(rows, source, 'rated');
  return { name: 'success', shape: 'bar', axis: shareAxis, ...overTime(source, rows), columns };
}

function channels(source: ChartSource): Chart {
  const rows = channelRows(source);
  return {
    name: 'channels',
    shape: 'bar',
    axis: shareAxis,
    rowTitle: source.t('charts.channel'),
    rows,
    columns: rateColumns(rows, source, 'tries'),
    span: spanOf(source),
    isRunning: false,
    isOverTime: false,
  };
}

/** Waiting orders by their due time: their number is drawn, their amounts are in the table, one column for each currency. */
function due(source: ChartSource): Chart {
  const { trend, t, format } = source;
  const dues = trend.dues ?? [];
  const durationOf = (seconds: number) => durationText(Math.abs(seconds), format.locale);
  const nameOf = (fromSec: number | null, toSec: number | null) => {
    const side = (toSec ?? 1) <= 0 ? 'over' : 'in';
    const [near, far] = side === 'in' ? [fromSec, toSec] : [toSec, fromSec];
    if (!near) return t(`charts.due.${side}.within`, { to: far === null ? NONE : durationOf(far) });
    if (far === null) return t(`charts.due.${side}.beyond`, { from: durationOf(near) });
    return t(`charts.due.${side}.between`, { from: durationOf(near), to: durationOf(far) });
  };
  const bands = [...new Map(dues.map(({ fromSec, toSec }) => [fromSec, toSec])).entries()].sort(
    ([one], [other]) => (one ?? Number.NEGATIVE_INFINITY) - (other ?? Number.NEGATIVE_INFINITY),
  );
  const rows = bands.map(([fromSec, toSec]) => {
    const name = nameOf(fromSec, toSec);
    return { key: String(fromSec), name, short: name, dues: dues.filter((one) => one.fromSec === fromSec) };
  });
  const countIn = (some: typeof dues) => some.reduce((sum, { count }) => sum + count, 0);
  const counts = rows.map((row) => countIn(row.dues));
  const amountColumn = (currency: string): ChartColumn => {
    const own = (some: typeof dues) => some.filter((one) => one.currency === currency).map(({ amount }) => amount);
    const text = (amounts: readonly string[]) =>
      amounts.every(isDecimal) ? format.money(addMoney(amounts, currency), currency) : amounts.join(' + ');
    return {
      name: currency,
      isDrawn: false,
      values: undefined,
      texts: rows.map((row) => text(own(row.dues))),
      total: text(own(dues)),
    };
  };
  return {
    name: 'due',
    shape: 'bar',
    axis: countAxis(source),
    rowTitle: t('charts.due.title'),
    rows,
    columns: [
      {
        name: t('charts.column.waiting'),
        isDrawn: true,
        values: counts.map(String),
        texts: counts.map(countText),
        total: countText(countIn(dues)),
      },
      ...[...new Set(dues.map(({ currency }) => currency))].sort().map(amountColumn),
    ],
    span: undefined,
    isRunning: false,
    isOverTime: false,
  };
}

const BUILDERS: Readonly<Record<ChartName, (source: ChartSource) => Chart>> = {
  volume,
  results,
  due,
  success,
  channels,
};

/** Builds a chart with its table from the sums of a list. */
export const buildChart = (name: ChartName, source: ChartSource): Chart => BUILDERS[name](source);
