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

export const pagePayRecords = (query: Query<'/trade/payrecord/page'>, options: CallOptions) =>
  getPage('/trade/payrecord/page', query, options);

export const getPayRecordStatistics = (query: Query<'/trade/payrecord/statistics'>, options: CallOptions) =>
  get('/trade/payrecord/statistics', query, options);

export const getPayRecord = (recordNo: string, options: CallOptions) => get('/trade/payrecord/detail', { recordNo }, options);

export const queryPayRecords = (body: Body<'/trade/payrecord/query'>, options: CallOptions) =>
  postMany('/trade/payrecord/query', body, options);

export const mapUpstreamCode = (body: Body<'/trade/payrecord/mapCode'>, options: CallOptions) =>
  post('/trade/payrecord/mapCode', body, options);

export const handlePayRecordDiff = (body: Body<'/trade/payrecord/handleDiff'>, options: CallOptions) =>
  post('/trade/payrecord/handleDiff', body, options);

export const downloadPayRecords = (query: Query<'/trade/payrecord/down'>, options: DownloadOptions) =>
  download('/trade/payrecord/down', query, options);
