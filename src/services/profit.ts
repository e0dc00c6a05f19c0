import { download, get, getPage } from '@/request/client';

export const getProfitStatistics = getPage.from('/trade/profit/statistics');
export const getProfitTrend = get.from('/trade/profit/trend');
export const explainProfit = get.from('/trade/profit/explain');
export const downloadProfit = download.from('/trade/profit/down');
