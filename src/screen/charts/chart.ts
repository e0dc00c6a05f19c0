import type { Trend, TrendPoint } from '@/contract';
import { addMoney, isDecimal } from '@/domain/money';
import { shareText } from '@/domain/numbers';
import { NONE } from '@/domain/texts';
import { countText } from '@/domain/written';
import type { Format } from '@/hooks/useFormat';
import type { Translate } from '@/locales/store';

export type ChartName = 'volume' | 'results' | 'due' | 'success' | 'channels';

/** What is counted: rows of one chart, in the order of its axis. */
export interface ChartRow {
  key: string;
  name: string;
  /** Name on the axis. */
  short: string;
  points: readonly TrendPoint[];
}

/** One series of a chart, or a column that only its table has. */
export interface ChartColumn {
  name: string;
  isDrawn: boolean;
  /** Decimal strings, one for each row; empty without a value. Undefined when one cannot be drawn. */
  values: readonly string[] | undefined;
  texts: readonly string[];
  total: string;
}

/** A chart and its table: both show the same columns. */
export interface Chart {
  name: ChartName;
  shape: 'bar' | 'stack';
  /** Unit of the axis; undefined for a chart of amounts, whose unit is the currency. */
  axis?: { text: (value: number) => string; max?: number; isWhole?: boolean };
  rowTitle: string;
  rows: readonly Pick<ChartRow, 'key' | 'name' | 'short'>[];
  columns: readonly ChartColumn[];
  /** First and last period that the chart covers; undefined for the present moment. */
  span: { from: string; to: string } | undefined;
  /** The last row is a period that is not over. */
  isRunning: boolean;
  /** Rows are periods: the table shows the newest first. */
  isOverTime: boolean;
}

/** What a chart is built from. */
export interface ChartSource {
  trend: Trend;
  /** Currency of the amounts. */
  currency: string;
  t: Translate;
  format: Format;
}

const sumOf = (points: readonly TrendPoint[], of: (point: TrendPoint) => number) =>
  points.reduce((sum, point) => sum + of(point), 0);

/** What a column counts of the rows of the list. */
export const COUNTS = {
  count: (point: TrendPoint) => point.count,
  rated: (point: TrendPoint) => point.ratedCount,
  success: (point: TrendPoint) => point.successCount,
};

/** Builds columns over the rows of one chart. */
export function columnsOver(rows: readonly ChartRow[], { currency, format }: ChartSource) {
  const all = rows.flatMap(({ points }) => points);
  return {
    money(name: string, of: (point: TrendPoint) => string | undefined): ChartColumn {
      const amountsOf = (points: readonly TrendPoint[]) => points.map((point) => of(point) ?? '0');
      // An amount that is not a number stays as the server sent it, and is not drawn.
      const isKnown = amountsOf(all).every(isDecimal);
      const sum = (points: readonly TrendPoint[]) => addMoney(amountsOf(points), currency);
      const text = (points: readonly TrendPoint[]) =>
        isKnown ? format.money(sum(points), currency) : amountsOf(points).join(' + ') || NONE;
      return {
        name,
        isDrawn: true,
        values: isKnown ? rows.map(({ points }) => sum(points)) : undefined,
        texts: rows.map(({ points }) => text(points)),
        total: isKnown ? text(all) : NONE,
      };
    },
    count(name: string, of: (point: TrendPoint) => number, isDrawn = false): ChartColumn {
      const values = rows.map(({ points }) => sumOf(points, of));
      return { name, isDrawn, values: values.map(String), texts: values.map(countText), total: countText(sumOf(all, of)) };
    },
    share(name: string): ChartColumn {
      const ratioOf = (points: readonly TrendPoint[]) => {
        const rated = sumOf(points, COUNTS.rated);
        return rated === 0 ? undefined : sumOf(points, COUNTS.success) / rated;
      };
      const ratios = rows.map(({ points }) => ratioOf(points));
      return {
        name,
        isDrawn: true,
        values: ratios.map((ratio) => (ratio === undefined ? '' : (ratio * 100).toFixed(2))),
        texts: ratios.map(shareText),
        total: shareText(ratioOf(all)),
      };
    },
  };
}
