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

export const pageBatchItems = (query: Query<'/bank/card/proxy/batch/item/page'>, options: CallOptions) =>
  getPage('/bank/card/proxy/batch/item/page', query, options);

export const getBatchItemStatistics = (batchNo: string, options: CallOptions) =>
  get('/bank/card/proxy/batch/item/statistics', { batchNo }, options);

export const downloadBatchItems = (query: Query<'/bank/card/proxy/batch/item/down'>, options: DownloadOptions) =>
  download('/bank/card/proxy/batch/item/down', query, options);

/** Saves nothing. It is a POST because ten thousand numbers do not fit into an address. */
export const planBatch = (body: Body<'/bank/card/proxy/batch/plan'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/plan', body, options);

export const assignBatch = (body: Body<'/bank/card/proxy/batch/assign'>, options: CallOptions) =>
  postMany('/bank/card/proxy/batch/assign', body, options);

export const applyBatchPay = (body: Body<'/bank/card/proxy/batch/applyPay'>, options: CallOptions) =>
  postMany('/bank/card/proxy/batch/applyPay', body, options);

export const enterBatchItemOtp = (body: Body<'/bank/card/proxy/batch/item/otp'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/item/otp', body, options);

export const payBatchItem = (body: Body<'/bank/card/proxy/batch/item/paid'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/item/paid', body, options);

export const failBatchItem = (body: Body<'/bank/card/proxy/batch/item/fail'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/item/fail', body, options);

export const loseBatchItem = (body: Body<'/bank/card/proxy/batch/item/unknown'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/item/unknown', body, options);

export const resolveBatchItem = (body: Body<'/bank/card/proxy/batch/item/resolve'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/item/resolve', body, options);

export const retryBatchItems = (body: Body<'/bank/card/proxy/batch/item/retry'>, options: CallOptions) =>
  postMany('/bank/card/proxy/batch/item/retry', body, options);

export const takeBatchItems = (body: Body<'/bank/card/proxy/batch/item/take'>, options: CallOptions) =>
  postMany('/bank/card/proxy/batch/item/take', body, options);

export const releaseBatchItems = (body: Body<'/bank/card/proxy/batch/item/release'>, options: CallOptions) =>
  postMany('/bank/card/proxy/batch/item/release', body, options);
