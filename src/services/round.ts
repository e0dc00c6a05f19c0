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

export const pageRounds = (query: Query<'/product/payway/round/page'>, options: CallOptions) =>
  getPage('/product/payway/round/page', query, options);

export const getRound = (roundId: string, options: CallOptions) => get('/product/payway/round/detail', { roundId }, options);

export const getRoundStatistics = (query: Query<'/product/payway/round/statistics'>, options: CallOptions) =>
  get('/product/payway/round/statistics', query, options);

export const listRoundVersions = (wayCode: string) =>
  getList('/product/payway/round/version/list', { wayCode }, { isQuiet: true });

export const downloadRounds = (query: Query<'/product/payway/round/down'>, options: DownloadOptions) =>
  download('/product/payway/round/down', query, options);

export const saveRounds = (body: Body<'/product/payway/round/save'>, options: CallOptions) =>
  post('/product/payway/round/save', body, options);

export const publishRounds = (body: Body<'/product/payway/round/publish'>, options: CallOptions) =>
  post('/product/payway/round/publish', body, options);

export const discardRounds = (body: Body<'/product/payway/round/discard'>, options: CallOptions) =>
  post('/product/payway/round/discard', body, options);

export const rollBackRounds = (body: Body<'/product/payway/round/rollback'>, options: CallOptions) =>
  post('/product/payway/round/rollback', body, options);

export const enableRounds = (body: Body<'/product/payway/round/enable'>, options: CallOptions) =>
  postMany('/product/payway/round/enable', body, options);

export const disableRounds = (body: Body<'/product/payway/round/disable'>, options: CallOptions) =>
  postMany('/product/payway/round/disable', body, options);

export const tripRounds = (body: Body<'/product/payway/round/trip'>, options: CallOptions) =>
  postMany('/product/payway/round/trip', body, options);

export const resetRoundBreakers = (body: Body<'/product/payway/round/resetBreaker'>, options: CallOptions) =>
  postMany('/product/payway/round/resetBreaker', body, options);

export const simulateRounds = (body: Body<'/product/payway/round/simulate'>, options: CallOptions) =>
  post('/product/payway/round/simulate', body, options);
