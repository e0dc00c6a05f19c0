import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getPage,
  post,
  postMany,
  type Query,
} from '@/request/client';

export const pageSetts = (query: Query<'/trade/sett/page'>, options: CallOptions) => getPage('/trade/sett/page', query, options);

export const getSettStatistics = (query: Query<'/trade/sett/statistics'>, options: CallOptions) =>
  get('/trade/sett/statistics', query, options);

export const passSetts = (body: Body<'/trade/sett/pass'>, options: CallOptions) => postMany('/trade/sett/pass', body, options);

export const rejectSetts = (body: Body<'/trade/sett/reject'>, options: CallOptions) =>
  postMany('/trade/sett/reject', body, options);

export const routeSetts = (body: Body<'/trade/sett/route'>, options: CallOptions) => postMany('/trade/sett/route', body, options);

export const querySetts = (body: Body<'/trade/sett/query'>, options: CallOptions) => postMany('/trade/sett/query', body, options);

export const notifySetts = (body: Body<'/trade/sett/notify'>, options: CallOptions) =>
  postMany('/trade/sett/notify', body, options);

export const retrySett = (body: Body<'/trade/sett/retry'>, options: CallOptions) => post('/trade/sett/retry', body, options);

export const cancelSett = (body: Body<'/trade/sett/cancel'>, options: CallOptions) => post('/trade/sett/cancel', body, options);

export const resolveSett = (body: Body<'/trade/sett/resolve'>, options: CallOptions) =>
  post('/trade/sett/resolve', body, options);

export const reverseSett = (body: Body<'/trade/sett/reverse'>, options: CallOptions) =>
  post('/trade/sett/reverse', body, options);

export const downloadSetts = (query: Query<'/trade/sett/down'>, options: DownloadOptions) =>
  download('/trade/sett/down', query, options);
