import { type CallOptions, type DownloadOptions, download, get, getPage, type Query } from '@/request/client';

export const getProfitStatistics = (query: Query<'/trade/profit/statistics'>, options: CallOptions) =>
  getPage('/trade/profit/statistics', query, options);

export const getProfitTrend = (query: Query<'/trade/profit/trend'>, options: CallOptions) =>
  get('/trade/profit/trend', query, options);

export const explainProfit = (query: Query<'/trade/profit/explain'>, options: CallOptions) =>
  get('/trade/profit/explain', query, options);

export const downloadProfit = (query: Query<'/trade/profit/down'>, options: DownloadOptions) =>
  download('/trade/profit/down', query, options);
