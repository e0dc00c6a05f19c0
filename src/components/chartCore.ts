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
  /** What the picture says, for people who do not see it. */
  label: string;
  /** Bars beside each other unless it says otherwise; a line does not begin at zero. */
  shape?: 'bar' | 'stack' | 'line';
  /** What the amounts are in; stands at the axis. */
  unit: string;
  /** Names of the periods, oldest first. */
  dates: readonly string[];
  /** Said of the last period where that is not over: it is drawn as unfinished. */
  running?: string;
  /** What a stack adds up to: told in the tip, the stack itself shows it. */
  sum?: { name: string; texts: readonly string[] };
  series: readonly {
    name: string;
    /** Decimal strings, one per period. */
    amounts: readonly string[];
    /** The same for people. */
    texts: readonly string[];
  }[];
}

/** At least 3:1 on the ground, told apart without red and green; none is the red of an alarm (docs/rules/console.md#charts). */
const COLORS = {
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
/** Parts that touch each other in a stack have a pattern each as well. */
const PATTERNS: readonly (Decal | undefined)[] = [
  undefined,
  { symbol: 'circle', symbolSize: 0.6, dashArrayX: [[6, 6]], dashArrayY: 6 },
  { dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: -Math.PI / 4 },
];

const isLast = ({ dates }: Drawing, at: number) => at === dates.length - 1;
/** A period and, of the one that is not over, that it is not. */
const nameOf = (drawing: Drawing, at: number, between: string) => {
  const date = drawing.dates[at] ?? '';
  return drawing.running && isLast(drawing, at) ? `${date}${between}${drawing.running}` : date;
};

/** The tip of one period, as elements: what a server sends must not become a part of the page. */
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

/** How many lines the names take: the bars begin below the last of them. */
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

function optionOf(drawing: Drawing, fontFamily: string, width: number): Option {
  const { theme, locale, unit, dates, series, running, shape = 'bar' } = drawing;
  const { bars, pattern, text, line, ground, shadow } = COLORS[theme];
  const names = series.map(({ name }) => name);
  // Without a height of its own the second line of a label lies on the first.
  const label = { color: text, fontSize: 11, lineHeight: 14 };
  const dataOf = (amounts: readonly string[]) =>
    // The only place where an amount becomes a number: how tall a bar is may be off by less than a pixel.
    amounts.map((amount, at) =>
      running && shape !== 'line' && isLast(drawing, at)
        ? {
            value: Number(amount),
            itemStyle: { opacity: 0.45, borderColor: text, borderWidth: 1, borderType: 'dashed' as const },
          }
        : Number(amount),
    );
  return {
    animation: false,
    color: [...bars],
    textStyle: { fontFamily },
    grid: { top: legendLines(names, width) * LEGEND_LINE + 8, right: 8, bottom: 4, left: 4, outerBoundsMode: 'same' },
    // Hiding a series by a click would be a thing that only a mouse can do.
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
      // The year is in the words around the picture.
      data: dates.map((date) => (date.length > 7 ? date.slice(5) : date)),
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
      splitLine: { lineStyle: { color: line } },
      axisLabel: {
        ...label,
        hideOverlap: true,
        formatter: (value: number) => `${unit} ${axisText(value, locale, shape === 'line' ? 6 : undefined)}`,
      },
    },
    series: series.map(({ name, amounts }, index): BarSeriesOption | LineSeriesOption => {
      const shared = { name, emphasis: { disabled: true }, data: dataOf(amounts) };
      if (shape === 'line') return { type: 'line', symbol: 'none', step: 'end', ...shared };
      if (shape === 'bar') return { type: 'bar', ...shared };
      const decal = PATTERNS[index];
      const itemStyle = { borderColor: ground, borderWidth: 0.5, decal: decal && { color: pattern, ...decal } };
      // What is below zero is stacked downwards by itself.
      return { type: 'bar', stack: 'sum', barMaxWidth: 48, itemStyle, ...shared };
    }),
  };
}

/** Begins a chart in an element that has a size; `dispose` gives everything back. */
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
      // Where the names take another number of lines the bars begin elsewhere.
      if (drawn) draw(drawn);
    },
    dispose: () => chart.dispose(),
  };
}
