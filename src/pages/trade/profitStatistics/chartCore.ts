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
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { LabelLayoutOptionCallbackParams } from 'echarts/types/dist/shared';
import { axisText } from '@/domain/numbers';
import type { Theme } from '@/hooks/useTheme';
import type { Locale } from '@/locales/types';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, LabelLayout, SVGRenderer]);

type Option = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>;

interface Line {
  name: string;
  /** Decimal strings, one per period. */
  amounts: readonly string[];
  /** The same for people. */
  texts: readonly string[];
}

export interface Drawing {
  theme: Theme;
  locale: Locale;
  /** What the picture says, for people who do not see it. */
  label: string;
  periods: readonly string[];
  /** Stands over the bars that it is the sum of. */
  fee: Line;
  /** Upstream cost, agents, profit: what the fee is made of. */
  parts: readonly Line[];
}

/** At least 3:1 on the ground, told apart without red and green; each bar has a pattern of its own as well. */
const COLORS = {
  light: {
    bars: ['#8c8c8c', '#d4380d', '#1677ff'],
    pattern: 'rgba(255,255,255,0.6)',
    text: 'rgba(0,0,0,0.68)',
    strong: '#000',
    line: '#e5e5e5',
    ground: '#fff',
    shadow: '#0001',
  },
  dark: {
    bars: ['#a6a6a6', '#ff9c6e', '#4096ff'],
    pattern: 'rgba(0,0,0,0.55)',
    text: 'rgba(255,255,255,0.68)',
    strong: '#fff',
    line: '#333',
    ground: '#1f1f1f',
    shadow: '#fff1',
  },
} as const;
type Decal = Exclude<NonNullable<BarSeriesOption['itemStyle']>['decal'], 'none' | undefined>;
const PARTS = 3;
/** Up to so many bars the last one bears the names of its parts. */
const MOST_NAMED = 16;
const PATTERNS: readonly (Decal | undefined)[] = [
  { dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: -Math.PI / 4 },
  { symbol: 'circle', symbolSize: 0.6, dashArrayX: [[6, 6]], dashArrayY: 6 },
  undefined,
];

/** The tip of one period, as elements: what a server sends must not become a part of the page. */
function tipOf({ periods, fee, parts, theme }: Drawing, at: number): HTMLElement {
  const tip = document.createElement('div');
  tip.append(periods[at] ?? '');
  for (const [index, { name, texts }] of [fee, ...parts].entries()) {
    const line = document.createElement('div');
    const mark = document.createElement('span');
    mark.className = 'chart-mark';
    mark.style.background = index === 0 ? COLORS[theme].strong : (COLORS[theme].bars[index - 1] ?? '');
    line.append(mark, `${name} ${texts[at] ?? ''}`);
    tip.append(line);
  }
  return tip;
}

/**
 * Puts the names of the parts above each other, as their bars stand, so that none lies on another.
 * @param isBelow the last part, the profit, is below zero: its name stands there too
 */
function createPlaces(isBelow: boolean) {
  let ceiling = Number.POSITIVE_INFINITY;
  return ({ labelRect, seriesIndex }: LabelLayoutOptionCallbackParams) => {
    const { y, height } = labelRect;
    if (seriesIndex === 0) ceiling = Number.POSITIVE_INFINITY;
    if (isBelow && seriesIndex === PARTS - 1) return {};
    ceiling = Math.min(y, ceiling - height - 2);
    return { y: ceiling + height / 2, verticalAlign: 'middle' as const };
  };
}

function optionOf(drawing: Drawing, fontFamily: string): Option {
  const { theme, locale, periods, fee, parts } = drawing;
  const { bars, pattern, text, strong, line, ground, shadow } = COLORS[theme];
  const last = periods.length - 1;
  // Between many thin bars there is no room for names; the patterns of the legend tell them apart there.
  const isNamed = periods.length <= MOST_NAMED;
  const label = { color: text, fontSize: 11 };
  const placed = createPlaces(Number(parts.at(-1)?.amounts[last]) < 0);
  return {
    animation: false,
    textStyle: { fontFamily },
    grid: { top: 28, right: isNamed ? 76 : 8, bottom: 4, left: 4, outerBoundsMode: 'same' },
    // Hiding a series by a click would be a thing that only a mouse can do.
    legend: { top: 0, left: 0, selectedMode: false, itemWidth: 18, itemHeight: 10, textStyle: { color: text, fontSize: 12 } },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      axisPointer: { type: 'shadow', shadowStyle: { color: shadow } },
      backgroundColor: ground,
      borderColor: line,
      textStyle: { color: text, fontSize: 12 },
      formatter: (params) => tipOf(drawing, (Array.isArray(params) ? params[0] : params)?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: periods.map((period) => (period.length > 7 ? period.slice(5) : period)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: text }, onZero: true },
      axisLabel: { color: text, fontSize: 11 },
    },
    yAxis: {
      type: 'value',
      splitLine: { lineStyle: { color: line } },
      axisLabel: { color: text, fontSize: 11, formatter: (value: number) => axisText(value, locale) },
    },
    series: [
      ...parts.map(
        ({ name, amounts }, index): BarSeriesOption => ({
          type: 'bar',
          name,
          // What is below zero is stacked downwards by itself.
          stack: 'fee',
          barMaxWidth: 48,
          itemStyle: {
            color: bars[index],
            borderColor: ground,
            borderWidth: 0.5,
            decal: PATTERNS[index] && { color: pattern, ...PATTERNS[index] },
          },
          emphasis: { disabled: true },
          labelLayout: placed,
          // The only place where an amount becomes a number: how tall a bar is may be off by less than a pixel.
          data: amounts.map((amount, at) =>
            at === last && isNamed
              ? { value: Number(amount), label: { show: true, position: 'right', formatter: name, ...label } }
              : Number(amount),
          ),
        }),
      ),
      {
        type: 'line',
        name: fee.name,
        symbol: 'diamond',
        symbolSize: 6,
        color: strong,
        lineStyle: { width: 1.5, color: strong },
        emphasis: { disabled: true },
        data: fee.amounts.map(Number),
      },
    ],
  };
}

/** Begins a chart in an element that has a size; `dispose` gives everything back. */
export function openChart(box: HTMLElement) {
  const chart = init(box, undefined, { renderer: 'svg' });
  const { fontFamily } = getComputedStyle(box);
  return {
    draw(drawing: Drawing) {
      chart.setOption(optionOf(drawing, fontFamily), true);
      const svg = box.querySelector('svg');
      svg?.setAttribute('role', 'img');
      svg?.setAttribute('aria-label', drawing.label);
    },
    resize: () => chart.resize(),
    dispose: () => chart.dispose(),
  };
}
