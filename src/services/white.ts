import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getList,
  getPage,
  post,
  postForList,
  postForNothing,
  type Query,
} from '@/request/client';

export const pageWhiteIps = (query: Query<'/sys/white/ip/page'>, options: CallOptions) =>
  getPage('/sys/white/ip/page', query, options);

export const listRefusedIps = (mchNo: string, options: CallOptions = {}) => getList('/sys/white/ip/refused', { mchNo }, options);

export const testWhiteIp = (query: Query<'/sys/white/ip/test'>, options: CallOptions = {}) =>
  get('/sys/white/ip/test', query, options);

export const downloadWhiteIps = (query: Query<'/sys/white/ip/down'>, options: DownloadOptions) =>
  download('/sys/white/ip/down', query, options);

export const addWhiteIps = (body: Body<'/sys/white/ip/add'>, options: CallOptions) =>
  postForList('/sys/white/ip/add', body, options);

export const editWhiteIp = (body: Body<'/sys/white/ip/edit'>, options: CallOptions) => post('/sys/white/ip/edit', body, options);

export const enableWhiteIp = (body: Body<'/sys/white/ip/enable'>, options: CallOptions) =>
  post('/sys/white/ip/enable', body, options);

export const disableWhiteIp = (body: Body<'/sys/white/ip/disable'>, options: CallOptions) =>
  post('/sys/white/ip/disable', body, options);

export const removeWhiteIp = (body: Body<'/sys/white/ip/remove'>, options: CallOptions) =>
  postForNothing('/sys/white/ip/remove', body, options);
