import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getCount,
  getList,
  getPage,
  post,
  postMany,
  type Query,
} from '@/request/client';

export const pageWithdraws = (query: Query<'/trade/withdraw/page'>, options: CallOptions) =>
  getPage('/trade/withdraw/page', query, options);

export const getWithdrawStatistics = (query: Query<'/trade/withdraw/statistics'>, options: CallOptions) =>
  get('/trade/withdraw/statistics', query, options);

export const getWithdraw = (withdrawNo: string, options: CallOptions) => get('/trade/withdraw/detail', { withdrawNo }, options);

export const getWithdrawFacts = (withdrawNo: string) =>
  getList('/trade/withdraw/facts', { withdrawNo }, { isQuiet: true, isOptional: true });

export const countPendingWithdraws = () => getCount('/trade/withdraw/count', undefined, { isQuiet: true, isBackground: true });

export const passWithdraws = (body: Body<'/trade/withdraw/pass'>, options: CallOptions) =>
  postMany('/trade/withdraw/pass', body, options);

export const rejectWithdraws = (body: Body<'/trade/withdraw/reject'>, options: CallOptions) =>
  postMany('/trade/withdraw/reject', body, options);

export const claimWithdraws = (body: Body<'/trade/withdraw/claim'>, options: CallOptions = {}) =>
  postMany('/trade/withdraw/claim', body, options);

export const releaseWithdraws = (body: Body<'/trade/withdraw/release'>, options: CallOptions = {}) =>
  postMany('/trade/withdraw/release', body, options);

export const holdWithdraws = (body: Body<'/trade/withdraw/hold'>, options: CallOptions) =>
  postMany('/trade/withdraw/hold', body, options);

export const unholdWithdraws = (body: Body<'/trade/withdraw/unhold'>, options: CallOptions) =>
  postMany('/trade/withdraw/unhold', body, options);

export const queryWithdraws = (body: Body<'/trade/withdraw/query'>, options: CallOptions) =>
  postMany('/trade/withdraw/query', body, options);

export const undoWithdraw = (body: Body<'/trade/withdraw/undo'>, options: CallOptions) =>
  post('/trade/withdraw/undo', body, options);

export const retryWithdraw = (body: Body<'/trade/withdraw/retry'>, options: CallOptions) =>
  post('/trade/withdraw/retry', body, options);

export const resolveWithdraw = (body: Body<'/trade/withdraw/resolve'>, options: CallOptions) =>
  post('/trade/withdraw/resolve', body, options);

export const refundWithdraw = (body: Body<'/trade/withdraw/refund'>, options: CallOptions) =>
  post('/trade/withdraw/refund', body, options);

export const escalateWithdraws = (body: Body<'/trade/withdraw/escalate'>, options: CallOptions) =>
  postMany('/trade/withdraw/escalate', body, options);

export const answerWithdraw = (body: Body<'/trade/withdraw/answer'>, options: CallOptions) =>
  post('/trade/withdraw/answer', body, options);

export const assignWithdraws = (body: Body<'/trade/withdraw/assign'>, options: CallOptions) =>
  postMany('/trade/withdraw/assign', body, options);

export const markWithdraw = (body: Body<'/trade/withdraw/mark'>, options: CallOptions) =>
  post('/trade/withdraw/mark', body, options);

export const askWithdrawHolder = (body: Body<'/trade/withdraw/ask'>, options: CallOptions) =>
  post('/trade/withdraw/ask', body, options);

export const resumeWithdraw = (body: Body<'/trade/withdraw/resume'>, options: CallOptions) =>
  post('/trade/withdraw/resume', body, options);

export const downloadWithdraws = (query: Query<'/trade/withdraw/down'>, options: DownloadOptions) =>
  download('/trade/withdraw/down', query, options);
