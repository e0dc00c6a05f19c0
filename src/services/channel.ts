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

export const pageChannels = (query: Query<'/bank/channel/page'>, options: CallOptions) =>
  getPage('/bank/channel/page', query, options);

export const getChannelStatistics = (query: Query<'/bank/channel/statistics'>, options: CallOptions) =>
  get('/bank/channel/statistics', query, options);

export const getChannel = (channelCode: string, options: CallOptions) => get('/bank/channel/detail', { channelCode }, options);

export const downloadChannels = (query: Query<'/bank/channel/down'>, options: DownloadOptions) =>
  download('/bank/channel/down', query, options);

export const listChannelCosts = (channelCode: string, options: CallOptions) =>
  getList('/bank/channel/cost/list', { channelCode }, options);

export const getChannelUsage = (channelCode: string, options: CallOptions) =>
  get('/bank/channel/usage', { channelCode }, options);

export const getChannelHealth = (query: Query<'/bank/channel/health'>, options: CallOptions) =>
  get('/bank/channel/health', query, options);

export const addChannel = (body: Body<'/bank/channel/add'>, options: CallOptions) => post('/bank/channel/add', body, options);

export const editChannel = (body: Body<'/bank/channel/edit'>, options: CallOptions) => post('/bank/channel/edit', body, options);

export const setChannelHours = (body: Body<'/bank/channel/hours'>, options: CallOptions) =>
  postMany('/bank/channel/hours', body, options);

export const limitChannel = (body: Body<'/bank/channel/limit'>, options: CallOptions) =>
  post('/bank/channel/limit', body, options);

export const setChannelCost = (body: Body<'/bank/channel/cost'>, options: CallOptions) =>
  post('/bank/channel/cost', body, options);

export const enableChannels = (body: Body<'/bank/channel/enable'>, options: CallOptions) =>
  postMany('/bank/channel/enable', body, options);

export const disableChannels = (body: Body<'/bank/channel/disable'>, options: CallOptions) =>
  postMany('/bank/channel/disable', body, options);

export const recycleChannel = (body: Body<'/bank/channel/recycle'>, options: CallOptions) =>
  post('/bank/channel/recycle', body, options);

export const restoreChannel = (body: Body<'/bank/channel/restore'>, options: CallOptions) =>
  post('/bank/channel/restore', body, options);
