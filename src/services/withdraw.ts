import { type Body, type CallOptions, type DownloadOptions, download, get, post, type Query } from '@/request/client';

export const pageWithdraws = (query: Query<'/trade/withdraw/page'>, options: CallOptions) =>
  get('/trade/withdraw/page', query, options);

export const getWithdrawStatistics = (query: Query<'/trade/withdraw/statistics'>, options: CallOptions) =>
  get('/trade/withdraw/statistics', query, options);

export const getWithdraw = (withdrawNo: string, options: CallOptions) => get('/trade/withdraw/detail', { withdrawNo }, options);

export const countPendingWithdraws = () => get('/trade/withdraw/count', undefined, { isQuiet: true });

export const passWithdraws = (body: Body<'/trade/withdraw/pass'>, options: CallOptions) =>
  post('/trade/withdraw/pass', body, options);

export const rejectWithdraws = (body: Body<'/trade/withdraw/reject'>, options: CallOptions) =>
  post('/trade/withdraw/reject', body, options);

export const downloadWithdraws = (query: Query<'/trade/withdraw/down'>, options: DownloadOptions) =>
  download('/trade/withdraw/down', query, options);
