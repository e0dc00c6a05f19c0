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

export const pageCards = (query: Query<'/bank/card/proxy/card/page'>, options: CallOptions) =>
  getPage('/bank/card/proxy/card/page', query, options);

export const getCardStatistics = (query: Query<'/bank/card/proxy/card/statistics'>, options: CallOptions) =>
  get('/bank/card/proxy/card/statistics', query, options);

export const getCard = (cardId: string, options: CallOptions) => get('/bank/card/proxy/card/detail', { cardId }, options);

export const downloadCards = (query: Query<'/bank/card/proxy/card/down'>, options: DownloadOptions) =>
  download('/bank/card/proxy/card/down', query, options);

export const addCard = (body: Body<'/bank/card/proxy/card/add'>, options: CallOptions) =>
  post('/bank/card/proxy/card/add', body, options);

export const importCards = (body: Body<'/bank/card/proxy/card/import'>, options: CallOptions) =>
  post('/bank/card/proxy/card/import', body, options);

export const editCard = (body: Body<'/bank/card/proxy/card/edit'>, options: CallOptions) =>
  post('/bank/card/proxy/card/edit', body, options);

export const reviewCard = (body: Body<'/bank/card/proxy/card/review'>, options: CallOptions) =>
  post('/bank/card/proxy/card/review', body, options);

export const enableCards = (body: Body<'/bank/card/proxy/card/enable'>, options: CallOptions) =>
  postMany('/bank/card/proxy/card/enable', body, options);

export const pauseCards = (body: Body<'/bank/card/proxy/card/pause'>, options: CallOptions) =>
  postMany('/bank/card/proxy/card/pause', body, options);

export const limitCards = (body: Body<'/bank/card/proxy/card/limit'>, options: CallOptions) =>
  postMany('/bank/card/proxy/card/limit', body, options);

export const retireCard = (body: Body<'/bank/card/proxy/card/retire'>, options: CallOptions) =>
  post('/bank/card/proxy/card/retire', body, options);

export const queryCardBalance = (body: Body<'/bank/card/proxy/card/queryBalance'>, options: CallOptions) =>
  post('/bank/card/proxy/card/queryBalance', body, options);

export const correctCardBalance = (body: Body<'/bank/card/proxy/card/correct'>, options: CallOptions) =>
  post('/bank/card/proxy/card/correct', body, options);
