import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getList,
  post,
  postForList,
  postForNothing,
  type Query,
} from '@/request/client';

export const listMenuNodes = (options: CallOptions = {}) => get('/sys/menu/list', undefined, options);

export const checkMenu = (options: CallOptions = {}) => getList('/sys/menu/check', undefined, options);

export const addMenuNode = (body: Body<'/sys/menu/add'>, options: CallOptions) => post('/sys/menu/add', body, options);

export const editMenuNode = (body: Body<'/sys/menu/edit'>, options: CallOptions) => post('/sys/menu/edit', body, options);

export const moveMenuNode = (body: Body<'/sys/menu/move'>, options: CallOptions) => post('/sys/menu/move', body, options);

export const enableMenuNode = (body: Body<'/sys/menu/enable'>, options: CallOptions) => post('/sys/menu/enable', body, options);

export const disableMenuNode = (body: Body<'/sys/menu/disable'>, options: CallOptions) =>
  post('/sys/menu/disable', body, options);

export const removeMenuNode = (body: Body<'/sys/menu/remove'>, options: CallOptions) =>
  postForNothing('/sys/menu/remove', body, options);

export const syncMenu = (body: Body<'/sys/menu/sync'>, options: CallOptions) => postForList('/sys/menu/sync', body, options);

export const downloadMenu = (query: Query<'/sys/menu/down'>, options: DownloadOptions) =>
  download('/sys/menu/down', query, options);
