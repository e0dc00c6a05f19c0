import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getList,
  getPage,
  post,
  postMany,
  type Query,
} from '@/request/client';

export const pageBankLines = (query: Query<'/bank/card/history/page'>, options: CallOptions) =>
  getPage('/bank/card/history/page', query, options);

export const getBankLineStatistics = (query: Query<'/bank/card/history/statistics'>, options: CallOptions) =>
  get('/bank/card/history/statistics', query, options);

export const getBankLine = (lineNo: string, options: CallOptions) => get('/bank/card/history/detail', { lineNo }, options);

export const listBankLineCandidates = (lineNo: string, options: CallOptions) =>
  getList('/bank/card/history/candidate', { lineNo }, options);

export const matchBankLine = (body: Body<'/bank/card/history/match'>, options: CallOptions) =>
  post('/bank/card/history/match', body, options);

export const unmatchBankLine = (body: Body<'/bank/card/history/unmatch'>, options: CallOptions) =>
  post('/bank/card/history/unmatch', body, options);

export const ignoreBankLines = (body: Body<'/bank/card/history/ignore'>, options: CallOptions) =>
  postMany('/bank/card/history/ignore', body, options);

export const rematchBankLines = (body: Body<'/bank/card/history/rematch'>, options: CallOptions) =>
  post('/bank/card/history/rematch', body, options);

export const importBankLines = (body: Body<'/bank/card/history/import'>, options: CallOptions) =>
  post('/bank/card/history/import', body, options);

export const downloadBankLines = (query: Query<'/bank/card/history/down'>, options: DownloadOptions) =>
  download('/bank/card/history/down', query, options);
