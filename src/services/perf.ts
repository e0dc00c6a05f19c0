import { answer } from '@/contract/answers/pageSales';
import { download, get, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageSales = checked(getPage.from('/user/agent/sales/page'), answer, 'rowKey');
export const getSalesStatistics = get.from('/user/agent/sales/statistics');
export const getSalesTrend = get.from('/user/agent/sales/trend');
export const getSales = get.from('/user/agent/sales/detail');
export const downloadSales = download.from('/user/agent/sales/down');
export const downloadSalesStatement = (rowKey: string) => download('/user/agent/sales/file', { rowKey }, {});
export const confirmSales = post.to('/user/agent/sales/confirm');
export const correctSales = post.to('/user/agent/sales/correct');
export const setSalesTarget = post.to('/user/agent/sales/target');
