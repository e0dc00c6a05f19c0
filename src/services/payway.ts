import { type Body, type CallOptions, type DownloadOptions, download, get, getPage, post, type Query } from '@/request/client';

export const pagePayways = (query: Query<'/product/payway/page'>, options: CallOptions) =>
  getPage('/product/payway/page', query, options);

export const getPaywayStatistics = (query: Query<'/product/payway/statistics'>, options: CallOptions) =>
  get('/product/payway/statistics', query, options);

export const getPayway = (wayCode: string, options: CallOptions) => get('/product/payway/detail', { wayCode }, options);

export const downloadPayways = (query: Query<'/product/payway/down'>, options: DownloadOptions) =>
  download('/product/payway/down', query, options);

export const addPayway = (body: Body<'/product/payway/add'>, options: CallOptions) => post('/product/payway/add', body, options);

export const editPayway = (body: Body<'/product/payway/edit'>, options: CallOptions) =>
  post('/product/payway/edit', body, options);

export const enablePayway = (body: Body<'/product/payway/enable'>, options: CallOptions) =>
  post('/product/payway/enable', body, options);

export const disablePayway = (body: Body<'/product/payway/disable'>, options: CallOptions) =>
  post('/product/payway/disable', body, options);

export const removePayway = (body: Body<'/product/payway/remove'>, options: CallOptions) =>
  post('/product/payway/remove', body, options);

export const copyPayway = (body: Body<'/product/payway/copy'>, options: CallOptions) =>
  post('/product/payway/copy', body, options);
