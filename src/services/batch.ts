import { type Body, type CallOptions, type DownloadOptions, download, get, getPage, post, type Query } from '@/request/client';

export const pageBatches = (query: Query<'/bank/card/proxy/batch/page'>, options: CallOptions) =>
  getPage('/bank/card/proxy/batch/page', query, options);

export const getBatch = (batchNo: string, options: CallOptions) => get('/bank/card/proxy/batch/detail', { batchNo }, options);

export const getBatchStatistics = (query: Query<'/bank/card/proxy/batch/statistics'>, options: CallOptions) =>
  get('/bank/card/proxy/batch/statistics', query, options);

export const downloadBatches = (query: Query<'/bank/card/proxy/batch/down'>, options: DownloadOptions) =>
  download('/bank/card/proxy/batch/down', query, options);

export const downloadBatchTemplate = (query: Query<'/bank/card/proxy/batch/template'>, options: DownloadOptions) =>
  download('/bank/card/proxy/batch/template', query, options);

export const downloadBatchResult = (query: Query<'/bank/card/proxy/batch/result'>, options: DownloadOptions) =>
  download('/bank/card/proxy/batch/result', query, options);

export const importBatch = (body: Body<'/bank/card/proxy/batch/import'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/import', body, options);

export const editBatch = (body: Body<'/bank/card/proxy/batch/edit'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/edit', body, options);

export const submitBatch = (body: Body<'/bank/card/proxy/batch/submit'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/submit', body, options);

export const approveBatch = (body: Body<'/bank/card/proxy/batch/approve'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/approve', body, options);

export const rejectBatch = (body: Body<'/bank/card/proxy/batch/reject'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/reject', body, options);

export const cancelBatch = (body: Body<'/bank/card/proxy/batch/cancel'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/cancel', body, options);

export const pauseBatch = (body: Body<'/bank/card/proxy/batch/pause'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/pause', body, options);

export const resumeBatch = (body: Body<'/bank/card/proxy/batch/resume'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/resume', body, options);

export const retryBatch = (body: Body<'/bank/card/proxy/batch/retry'>, options: CallOptions) =>
  post('/bank/card/proxy/batch/retry', body, options);
