import { type Body, type CallOptions, type DownloadOptions, download, get, getPage, post, type Query } from '@/request/client';

export const pageDictTypes = (query: Query<'/sys/dict/page'>, options: CallOptions) => getPage('/sys/dict/page', query, options);

export const getDictStatistics = (query: Query<'/sys/dict/statistics'>, options: CallOptions) =>
  get('/sys/dict/statistics', query, options);

export const getDictType = (dictType: string, options: CallOptions) => get('/sys/dict/detail', { dictType }, options);

export const getDictUsage = (query: Query<'/sys/dict/usage'>, options: CallOptions) => get('/sys/dict/usage', query, options);

export const downloadDict = (query: Query<'/sys/dict/down'>, options: DownloadOptions = {}) =>
  download('/sys/dict/down', query, options);

export const addDictType = (body: Body<'/sys/dict/add'>, options: CallOptions) => post('/sys/dict/add', body, options);

export const editDictType = (body: Body<'/sys/dict/edit'>, options: CallOptions) => post('/sys/dict/edit', body, options);

export const enableDictType = (body: Body<'/sys/dict/enable'>, options: CallOptions = {}) =>
  post('/sys/dict/enable', body, options);

export const disableDictType = (body: Body<'/sys/dict/disable'>, options: CallOptions) =>
  post('/sys/dict/disable', body, options);

export const addDictItem = (body: Body<'/sys/dict/item/add'>, options: CallOptions) => post('/sys/dict/item/add', body, options);

export const editDictItem = (body: Body<'/sys/dict/item/edit'>, options: CallOptions) =>
  post('/sys/dict/item/edit', body, options);

export const sortDictItems = (body: Body<'/sys/dict/item/sort'>, options: CallOptions) =>
  post('/sys/dict/item/sort', body, options);

export const enableDictItem = (body: Body<'/sys/dict/item/enable'>, options: CallOptions = {}) =>
  post('/sys/dict/item/enable', body, options);

export const disableDictItem = (body: Body<'/sys/dict/item/disable'>, options: CallOptions) =>
  post('/sys/dict/item/disable', body, options);

export const importDict = (body: Body<'/sys/dict/import'>, options: CallOptions) => post('/sys/dict/import', body, options);
