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

export const pageTrials = (query: Query<'/sys/test/page'>, options: CallOptions) => getPage('/sys/test/page', query, options);

export const getTrial = (testNo: string, options: CallOptions) => get('/sys/test/detail', { testNo }, options);

export const getTrialStatistics = (options: CallOptions) => get('/sys/test/statistics', undefined, options);

export const downloadTrials = (query: Query<'/sys/test/down'>, options: DownloadOptions) =>
  download('/sys/test/down', query, options);

export const listTrialOptions = (options: CallOptions) => get('/sys/test/option', undefined, options);

export const runTrial = (body: Body<'/sys/test/pay'>, options: CallOptions) => post('/sys/test/pay', body, options);

export const cancelTrial = (body: Body<'/sys/test/cancel'>, options: CallOptions) => post('/sys/test/cancel', body, options);

export const listTrialCases = (options: CallOptions) => getList('/sys/test/case/list', undefined, options);

export const saveTrialCase = (body: Body<'/sys/test/case/save'>, options: CallOptions) =>
  post('/sys/test/case/save', body, options);

export const removeTrialCase = (body: Body<'/sys/test/case/remove'>, options: CallOptions) =>
  post('/sys/test/case/remove', body, options);

export const runTrialCases = (body: Body<'/sys/test/case/run'>, options: CallOptions) =>
  post('/sys/test/case/run', body, options);
