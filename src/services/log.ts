import { type CallOptions, type DownloadOptions, download, get, getPage, type Query } from '@/request/client';

export const pageLogs = (query: Query<'/sys/log/page'>, options: CallOptions) => getPage('/sys/log/page', query, options);

export const getLog = (logNo: string, options: CallOptions) => get('/sys/log/detail', { logNo }, options);

export const getLogStatistics = (query: Query<'/sys/log/statistics'>, options: CallOptions) =>
  get('/sys/log/statistics', query, options);

export const verifyLogs = (query: Query<'/sys/log/verify'>, options: CallOptions = {}) => get('/sys/log/verify', query, options);

export const downloadLogs = (query: Query<'/sys/log/down'>, options: DownloadOptions) =>
  download('/sys/log/down', query, options);
