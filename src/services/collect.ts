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

export const pageCollects = (query: Query<'/bank/card/order/page'>, options: CallOptions) =>
  getPage('/bank/card/order/page', query, options);

export const getCollectStatistics = (query: Query<'/bank/card/order/statistics'>, options: CallOptions) =>
  get('/bank/card/order/statistics', query, options);

export const getCollect = (collectNo: string, options: CallOptions) => get('/bank/card/order/detail', { collectNo }, options);

export const getCandidates = (query: Query<'/bank/card/order/candidate'>, options: CallOptions) =>
  get('/bank/card/order/candidate', query, options);

export const confirmCollect = (body: Body<'/bank/card/order/confirm'>, options: CallOptions) =>
  post('/bank/card/order/confirm', body, options);

export const closeCollects = (body: Body<'/bank/card/order/close'>, options: CallOptions) =>
  postMany('/bank/card/order/close', body, options);

export const extendCollect = (body: Body<'/bank/card/order/extend'>, options: CallOptions) =>
  post('/bank/card/order/extend', body, options);

export const reallocateCollect = (body: Body<'/bank/card/order/reallocate'>, options: CallOptions) =>
  post('/bank/card/order/reallocate', body, options);

export const disputeCollect = (body: Body<'/bank/card/order/dispute'>, options: CallOptions) =>
  post('/bank/card/order/dispute', body, options);

export const notifyCollects = (body: Body<'/bank/card/order/notify'>, options: CallOptions) =>
  postMany('/bank/card/order/notify', body, options);

export const downloadCollects = (query: Query<'/bank/card/order/down'>, options: DownloadOptions) =>
  download('/bank/card/order/down', query, options);
