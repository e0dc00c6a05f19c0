import type { Trend } from '@/contract';
import type { paths } from '@/contract/schema';
import type { MessageKey } from '@/locales/types';
import { getChannelTrend, getPayOrderTrend, getSettTrend, getWithdrawTrend } from '@/services/commonTrend';
import type { ChartName } from './chart';
import type { ChartedList } from './keys';

interface ChartsOfList {
  path: keyof paths;
  /** Name of the screen. */
  title: MessageKey;
  /** Begins the names of saved pictures. */
  stem: string;
  read: (query: never, options: { signal: AbortSignal }) => Promise<Trend>;
  /** The first one is shown first. */
  charts: readonly [ChartName, ...ChartName[]];
}

/** The charts of each list (docs/rules/charts.md#charts). */
export const chartLists: Readonly<Record<ChartedList, ChartsOfList>> = {
  withdraw: {
    path: '/trade/withdraw/trend',
    title: 'menu.tradeWithdraw',
    stem: 'withdraw',
    read: getWithdrawTrend,
    charts: ['volume', 'results', 'due'],
  },
  payorder: {
    path: '/trade/payorder/trend',
    title: 'menu.tradePayorder',
    stem: 'payorder',
    read: getPayOrderTrend,
    charts: ['volume', 'success'],
  },
  sett: {
    path: '/trade/sett/trend',
    title: 'menu.tradeSettorder',
    stem: 'settorder',
    read: getSettTrend,
    charts: ['volume', 'success'],
  },
  channel: {
    path: '/bank/channel/trend',
    title: 'menu.bankChannel',
    stem: 'channel',
    read: getChannelTrend,
    charts: ['channels'],
  },
};
