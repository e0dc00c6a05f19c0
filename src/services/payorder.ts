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

export const pagePayOrders = (query: Query<'/trade/payorder/page'>, options: CallOptions) =>
  getPage('/trade/payorder/page', query, options);

export const getPayOrderStatistics = (query: Query<'/trade/payorder/statistics'>, options: CallOptions) =>
  get('/trade/payorder/statistics', query, options);

export const getPayOrder = (payOrderNo: string, options: CallOptions) => get('/trade/payorder/detail', { payOrderNo }, options);

export const queryPayOrders = (body: Body<'/trade/payorder/query'>, options: CallOptions) =>
  postMany('/trade/payorder/query', body, options);

export const notifyPayOrders = (body: Body<'/trade/payorder/notify'>, options: CallOptions) =>
  postMany('/trade/payorder/notify', body, options);

export const supplementPayOrder = (body: Body<'/trade/payorder/supplement'>, options: CallOptions) =>
  post('/trade/payorder/supplement', body, options);

export const closePayOrder = (body: Body<'/trade/payorder/close'>, options: CallOptions) =>
  post('/trade/payorder/close', body, options);

export const refundPayOrder = (body: Body<'/trade/payorder/refund'>, options: CallOptions) =>
  post('/trade/payorder/refund', body, options);

export const disputePayOrder = (body: Body<'/trade/payorder/dispute'>, options: CallOptions) =>
  post('/trade/payorder/dispute', body, options);

export const undisputePayOrder = (body: Body<'/trade/payorder/undispute'>, options: CallOptions) =>
  post('/trade/payorder/undispute', body, options);

export const downloadPayOrders = (query: Query<'/trade/payorder/down'>, options: DownloadOptions) =>
  download('/trade/payorder/down', query, options);
