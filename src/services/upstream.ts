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

export const pageUpstreams = (query: Query<'/bank/config/page'>, options: CallOptions) =>
  getPage('/bank/config/page', query, options);

export const getUpstreamStatistics = (query: Query<'/bank/config/statistics'>, options: CallOptions) =>
  get('/bank/config/statistics', query, options);

export const getUpstream = (upstreamCode: string, options: CallOptions) => get('/bank/config/detail', { upstreamCode }, options);

export const downloadUpstreams = (query: Query<'/bank/config/down'>, options: DownloadOptions) =>
  download('/bank/config/down', query, options);

export const getUpstreamSchema = (query: Query<'/bank/config/schema'>, options: CallOptions) =>
  getList('/bank/config/schema', query, options);

export const pageUpstreamCallbacks = (query: Query<'/bank/config/callback/page'>, options: CallOptions) =>
  getPage('/bank/config/callback/page', query, options);

export const pageUpstreamRecons = (query: Query<'/bank/config/recon/page'>, options: CallOptions) =>
  getPage('/bank/config/recon/page', query, options);

export const addUpstream = (body: Body<'/bank/config/add'>, options: CallOptions) => post('/bank/config/add', body, options);

export const editUpstream = (body: Body<'/bank/config/edit'>, options: CallOptions) => post('/bank/config/edit', body, options);

export const setUpstreamCredential = (body: Body<'/bank/config/credential'>, options: CallOptions) =>
  post('/bank/config/credential', body, options);

export const rollbackUpstreamCredential = (body: Body<'/bank/config/rollback'>, options: CallOptions) =>
  post('/bank/config/rollback', body, options);

export const testUpstream = (body: Body<'/bank/config/test'>, options: CallOptions) => post('/bank/config/test', body, options);

export const queryUpstreamBalance = (body: Body<'/bank/config/queryBalance'>, options: CallOptions) =>
  post('/bank/config/queryBalance', body, options);

export const enableUpstream = (body: Body<'/bank/config/enable'>, options: CallOptions) =>
  post('/bank/config/enable', body, options);

export const disableUpstream = (body: Body<'/bank/config/disable'>, options: CallOptions) =>
  post('/bank/config/disable', body, options);

export const saveUpstreamErrorCode = (body: Body<'/bank/config/errorCode/save'>, options: CallOptions) =>
  post('/bank/config/errorCode/save', body, options);

export const importUpstreamRecon = (body: Body<'/bank/config/recon/import'>, options: CallOptions) =>
  post('/bank/config/recon/import', body, options);
