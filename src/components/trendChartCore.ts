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
import { axisText } from '@/domain/numbers';
import type { Theme } from '@/hooks/useTheme';
import type { Locale } from '@/locales/types';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

type Option = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>;

export interface Drawing {
  theme: Theme;
  locale: Locale;
  /** What the picture says, for people who do not see it. */
  label: string;
  /** Bars unless it says otherwise; a line does not begin at zero. */
  shape?: 'bar' | 'line';
  dates: readonly string[];
  series: readonly {
    name: string;
    /** Decimal strings, one per date. */
    amounts: readonly string[];
    /** The same for people. */
    texts: readonly string[];
  }[];
}

/** At least 3:1 on the ground of the drawer, and told apart without red and green. */
const COLORS = {
  light: {
    bars: ['#1677ff', '#d4380d', '#8c8c8c', '#722ed1', '#08979c'],
    text: 'rgba(0,0,0,0.68)',
    line: '#e5e5e5',
    ground: '#fff',
    shadow: '#0001',
  },
  dark: {
    bars: ['#4096ff', '#ff9c6e', '#a6a6a6', '#b37feb', '#5cdbd3'],
    text: 'rgba(255,255,255,0.68)',
    line: '#333',
    ground: '#1f1f1f',
    shadow: '#fff1',
  },
} as const;

/** The tip of one day, as elements: what a server sends must not become a part of the page. */
function tipOf({ dates, series, theme }: Drawing, at: number): HTMLElement {
  const tip = document.createElement('div');
  tip.append(dates[at] ?? '');
  series.forEach(({ name, texts }, index) => {
    const line = document.createElement('div');
    const mark = document.createElement('span');
    mark.className = 'chart-mark';
    mark.style.background = COLORS[theme].bars[index] ?? '';
    line.append(mark, `${name} ${texts[at] ?? ''}`);
    tip.append(line);
  });
  return tip;
}

function optionOf(drawing: Drawing, fontFamily: string): Option {
  const { theme, locale, dates, series, shape = 'bar' } = drawing;
  const { bars, text, line, ground, shadow } = COLORS[theme];
  return {
    animation: false,
    color: [...bars],
    textStyle: { fontFamily },
    grid: { top: 32, right: 8, bottom: 4, left: 4, outerBoundsMode: 'same' },
    // Hiding a series by a click would be a thing that only a mouse can do.
    legend: { top: 0, left: 0, selectedMode: false, itemWidth: 12, itemHeight: 8, textStyle: { color: text, fontSize: 12 } },
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
      data: dates.map((date) => date.slice(5)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line } },
      axisLabel: { color: text, fontSize: 11 },
    },
    yAxis: {
      type: 'value',
      scale: shape === 'line',
      splitLine: { lineStyle: { color: line } },
      axisLabel: {
        color: text,
        fontSize: 11,
        formatter: (value: number) => axisText(value, locale, shape === 'line' ? 6 : undefined),
      },
    },
    series: series.map(({ name, amounts }) => ({
      type: shape,
      name,
      ...(shape === 'line' && { symbol: 'none', step: 'end' as const }),
      emphasis: { disabled: true },
      // The only place where an amount becomes a number: how tall a bar is may be off by less than a pixel.
      data: amounts.map(Number),
    })),
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
