import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { axisText } from '@/domain/percent';
import type { Theme } from '@/hooks/useTheme';
import type { Locale } from '@/locales/locale';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

type Option = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>;

export interface Drawing {
  theme: Theme;
  locale: Locale;
  /** Text alternative of the chart. */
  label: string;
  /** Default: grouped bars. A line's axis does not begin at zero. */
  shape?: 'bar' | 'stack' | 'line';
  /** Unit of the amounts; shown at the axis. */
  unit: string;
  /** Names of the periods, oldest first; or of what else is compared. */
  dates: readonly string[];
  /** Shorter names for the axis; by default those of days without their year. */
  labels?: readonly string[];
  /** An axis of another kind than amounts: text of a value, highest value, and whether it counts. */
  axis?: { text: (value: number) => string; max?: number; isWhole?: boolean };
  /** Label of the last period while it is still running; it is drawn as unfinished. */
  running?: string;
  /** Total of a stack, for the tooltip; the stack itself shows it. */
  sum?: { name: string; texts: readonly string[] };
  series: readonly {
    name: string;
    /** Decimal strings, one for each period; empty for a period without a value. */
    amounts: readonly string[];
    /** The amounts as formatted text. */
    texts: readonly string[];
  }[];
}

/**
 * Contrast of at least 3:1 on the background, distinguishable without red and green, and none of the alarm's red
 * (docs/rules/console.md#charts).
 */
export const COLORS = {
  light: {
    bars: ['#1677ff', '#ad6800', '#8c8c8c', '#722ed1', '#08979c'],
    pattern: 'rgba(255,255,255,0.6)',
    text: 'rgba(0,0,0,0.68)',
    line: '#e5e5e5',
    ground: '#fff',
    shadow: '#0001',
  },
  dark: {
    bars: ['#4096ff', '#e8b339', '#a6a6a6', '#b37feb', '#5cdbd3'],
    pattern: 'rgba(0,0,0,0.55)',
    text: 'rgba(255,255,255,0.68)',
    line: '#333',
    ground: '#1f1f1f',
    shadow: '#fff1',
  },
} as const;

type Decal = Exclude<NonNullable<BarSeriesOption['itemStyle']>['decal'], 'none' | undefined>;
/** Adjacent parts of a stack also have patterns. */
const PATTERNS: readonly (Decal | undefined)[] = [
  undefined,
  { symbol: 'circle', symbolSize: 0.6, dashArrayX: [[6, 6]], dashArrayY: 6 },
  { dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: -Math.PI / 4 },
  { dashArrayX: [1, 0], dashArrayY: [1, 5] },
];

const isLast = ({ dates }: Drawing, at: number) => at === dates.length - 1;
/** Name of a period, with a note if it is still running. */
const nameOf = (drawing: Drawing, at: number, between: string) => {
  const date = drawing.dates[at] ?? '';
  return drawing.running && isLast(drawing, at) ? `${date}${between}${drawing.running}` : date;
};

/** The tooltip of a period, built from elements, so that text from the server is never parsed as HTML. */
function tipOf(drawing: Drawing, at: number): HTMLElement {
  const { series, sum, theme } = drawing;
  const tip = document.createElement('div');
  const lineOf = (...parts: (string | Node)[]) => {
    const line = document.createElement('div');
    line.append(...parts);
    return line;
  };
  tip.append(nameOf(drawing, at, ', '));
  if (sum) tip.append(lineOf(`${sum.name} ${sum.texts[at] ?? ''}`));
  series.forEach(({ name, texts }, index) => {
    const mark = document.createElement('span');
    mark.className = 'chart-mark';
    mark.style.background = COLORS[theme].bars[index] ?? '';
    tip.append(lineOf(mark, `${name} ${texts[at] ?? ''}`));
  });
  return tip;
}

const LEGEND_LINE = 20;
const SIGN_WIDTH = { wide: 12, narrow: 7 };
const MARK_WIDTH = 30;

/** Number of lines in the legend: the bars begin below it. */
function legendLines(names: readonly string[], width: number): number {
  let [lines, left] = [1, width];
  for (const name of names) {
    const signs = [...name].map((sign) => (sign > '\u2e7f' ? SIGN_WIDTH.wide : SIGN_WIDTH.narrow));
    const own = signs.reduce((sum, one) => sum + one, MARK_WIDTH);
    if (own > left && left < width) [lines, left] = [lines + 1, width];
    left -= own;
  }
  return lines;
}

/** The options of the chart library for a drawing. @param width of the chart, in pixels */
export function optionOf(drawing: Drawing, fontFamily: string, width: number): Option {
  const { theme, locale, unit, dates, labels, axis, series, running, shape = 'bar' } = drawing;
  const { bars, pattern, text, line, ground, shadow } = COLORS[theme];
  const names = series.map(({ name }) => name);
  // Without a line height, the second line of a label overlaps the first.
  const label = { color: text, fontSize: 11, lineHeight: 14 };
  const dataOf = (amounts: readonly string[]) =>
    // The only place where an amount becomes a number: the height of a bar may be off by less than a pixel.
    amounts.map((amount, at) => {
      const value = amount === '' ? null : Number(amount);
      const itemStyle = { opacity: 0.45, borderColor: text, borderWidth: 1, borderType: 'dashed' as const };
      if (running && shape !== 'line' && isLast(drawing, at)) return { value, itemStyle };
      // The border between stacked parts would interrupt the axis.
      return shape === 'stack' && value === 0 ? { value, itemStyle: { borderWidth: 0 } } : value;
    });
  return {
    animation: false,
    color: [...bars],
    textStyle: { fontFamily },
    grid: { top: legendLines(names, width) * LEGEND_LINE + 8, right: 8, bottom: 4, left: 4, outerBoundsMode: 'same' },
    // Hiding a series by a click would work only with a mouse.
    legend: { top: 0, left: 0, selectedMode: false, itemWidth: 14, itemHeight: 10, textStyle: { color: text, fontSize: 12 } },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      axisPointer: { type: shape === 'line' ? 'line' : 'shadow', shadowStyle: { color: shadow } },
      backgroundColor: ground,
      borderColor: line,
      textStyle: { color: text, fontSize: 12 },
      formatter: (params) => tipOf(drawing, (Array.isArray(params) ? params[0] : params)?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      // The text around the chart names the year.
      data: labels ? [...labels] : dates.map((date) => (date.length > 7 ? date.slice(5) : date)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line }, onZero: true },
      axisLabel: {
        ...label,
        hideOverlap: true,
        showMaxLabel: running ? true : undefined,
        formatter: (date: string, at: number) => (running && isLast(drawing, at) ? `${date}\n${running}` : date),
      },
    },
    yAxis: {
      type: 'value',
      scale: shape === 'line',
      max: axis?.max,
      minInterval: axis?.isWhole ? 1 : undefined,
      splitLine: { lineStyle: { color: line } },
      axisLabel: {
        ...label,
        hideOverlap: true,
        formatter: (value: number) =>
          axis ? axis.text(value) : `${unit} ${axisText(value, locale, shape === 'line' ? 6 : undefined)}`,
      },
    },
    series: series.map(({ name, amounts }, index): BarSeriesOption | LineSeriesOption => {
      const shared = { name, emphasis: { disabled: true }, data: dataOf(amounts) };
      if (shape === 'line') return { type: 'line', symbol: 'none', step: 'end', ...shared };
      if (shape === 'bar') return { type: 'bar', ...shared };
      const decal = PATTERNS[index];
      const itemStyle = { borderColor: ground, borderWidth: 0.5, decal: decal && { color: pattern, ...decal } };
      // Negative values are stacked downwards automatically.
      return { type: 'bar', stack: 'sum', barMaxWidth: 48, itemStyle, ...shared };
    }),
  };
}

/** Creates a chart in an element that has a size; `dispose` releases everything. */
export function openChart(box: HTMLElement) {
  const chart = init(box, undefined, { renderer: 'svg' });
  const { fontFamily } = getComputedStyle(box);
  let drawn: Drawing | undefined;
  const draw = (drawing: Drawing) => {
    drawn = drawing;
    chart.setOption(optionOf(drawing, fontFamily, chart.getWidth()), true);
    const svg = box.querySelector('svg');
    svg?.setAttribute('role', 'img');
    const { label, running, dates } = drawing;
    svg?.setAttribute('aria-label', running ? `${label}; ${nameOf(drawing, dates.length - 1, ' ')}` : label);
  };
  return {
    draw,
    resize() {
      chart.resize();
      // If the legend needs another number of lines, the bars begin elsewhere.
      if (drawn) draw(drawn);
    },
    dispose: () => chart.dispose(),
  };
}
