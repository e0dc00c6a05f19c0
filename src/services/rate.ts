import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getList,
  getPage,
  post,
  type Query,
} from '@/request/client';

export const pageExchangeRates = (query: Query<'/sys/exchange/page'>, options: CallOptions) =>
  getPage('/sys/exchange/page', query, options);

export const getExchangeStatistics = (query: Query<'/sys/exchange/statistics'>, options: CallOptions) =>
  get('/sys/exchange/statistics', query, options);

export const getExchangeRate = (pair: string, options: CallOptions) => get('/sys/exchange/detail', { pair }, options);

export const getExchangeHistory = (rateId: string, options: CallOptions) => getList('/sys/exchange/history', { rateId }, options);

export const convertCurrency = (query: Query<'/sys/exchange/convert'>, options: CallOptions) =>
  get('/sys/exchange/convert', query, options);

export const downloadExchangeRates = (query: Query<'/sys/exchange/down'>, options: DownloadOptions) =>
  download('/sys/exchange/down', query, options);

export const addExchangeRate = (body: Body<'/sys/exchange/add'>, options: CallOptions) =>
  post('/sys/exchange/add', body, options);

export const editExchangeRate = (body: Body<'/sys/exchange/edit'>, options: CallOptions) =>
  post('/sys/exchange/edit', body, options);

export const overrideExchangeRate = (body: Body<'/sys/exchange/override'>, options: CallOptions) =>
  post('/sys/exchange/override', body, options);

export const endExchangeOverride = (body: Body<'/sys/exchange/endOverride'>, options: CallOptions) =>
  post('/sys/exchange/endOverride', body, options);

export const suspendExchangeRate = (body: Body<'/sys/exchange/suspend'>, options: CallOptions) =>
  post('/sys/exchange/suspend', body, options);

export const resumeExchangeRate = (body: Body<'/sys/exchange/resume'>, options: CallOptions) =>
  post('/sys/exchange/resume', body, options);

export const fetchExchangeRate = (body: Body<'/sys/exchange/fetch'>, options: CallOptions) =>
  post('/sys/exchange/fetch', body, options);
