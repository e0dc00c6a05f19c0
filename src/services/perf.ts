import { type Body, type CallOptions, type DownloadOptions, download, get, getPage, post, type Query } from '@/request/client';

export const pageSales = (query: Query<'/user/agent/sales/page'>, options: CallOptions) =>
  getPage('/user/agent/sales/page', query, options);

export const getSalesStatistics = (query: Query<'/user/agent/sales/statistics'>, options: CallOptions) =>
  get('/user/agent/sales/statistics', query, options);

export const getSalesTrend = (query: Query<'/user/agent/sales/trend'>, options: CallOptions) =>
  get('/user/agent/sales/trend', query, options);

export const getSales = (query: Query<'/user/agent/sales/detail'>, options: CallOptions) =>
  get('/user/agent/sales/detail', query, options);

export const downloadSales = (query: Query<'/user/agent/sales/down'>, options: DownloadOptions) =>
  download('/user/agent/sales/down', query, options);

export const downloadSalesStatement = (rowKey: string) => download('/user/agent/sales/file', { rowKey }, {});

export const confirmSales = (body: Body<'/user/agent/sales/confirm'>, options: CallOptions) =>
  post('/user/agent/sales/confirm', body, options);

export const correctSales = (body: Body<'/user/agent/sales/correct'>, options: CallOptions) =>
  post('/user/agent/sales/correct', body, options);

export const setSalesTarget = (body: Body<'/user/agent/sales/target'>, options: CallOptions) =>
  post('/user/agent/sales/target', body, options);
