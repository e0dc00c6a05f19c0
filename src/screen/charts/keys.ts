import type { AccessKey } from '@/contract';

/** Lists that can have charts above their rows, with the key of their sums over time. */
export const chartKeys = {
  withdraw: 'trade:withdraw:trend',
  payorder: 'trade:payorder:trend',
  sett: 'trade:sett:trend',
  channel: 'bank:channel:trend',
} as const satisfies Record<string, AccessKey>;

export type ChartedList = keyof typeof chartKeys;

/** Name under which an operator's browser keeps whether the charts of a list are open (docs/rules/charts.md#open). */
export const chartsOpenName = (list: ChartedList) => `charts:${list}`;
