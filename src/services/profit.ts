import { answer } from '@/contract/answers/getProfitStatistics';
import { download, get, getPage } from '@/request/client';
import { checked } from './checked';

export const getProfitStatistics = checked(getPage.from('/trade/profit/statistics'), answer, 'rowKey');
export const getProfitTrend = get.from('/trade/profit/trend');
export const explainProfit = get.from('/trade/profit/explain');
export const downloadProfit = download.from('/trade/profit/down');
