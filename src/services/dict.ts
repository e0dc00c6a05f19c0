import { answer } from '@/contract/answers/pageDictTypes';
import { type Body, type CallOptions, type DownloadOptions, download, get, getPage, post, type Query } from '@/request/compared';
import { checked } from './checked';

export const pageDictTypes = checked(getPage.from('/sys/dict/page'), answer, 'dictType');
export const getDictStatistics = get.from('/sys/dict/statistics');
export const getDictType = (dictType: string, options: CallOptions) => get('/sys/dict/detail', { dictType }, options);
export const getDictUsage = get.from('/sys/dict/usage');

export const downloadDict = (query: Query<'/sys/dict/down'>, options: DownloadOptions = {}) =>
  download('/sys/dict/down', query, options);

export const addDictType = post.to('/sys/dict/add');
export const editDictType = post.to('/sys/dict/edit');

export const enableDictType = (body: Body<'/sys/dict/enable'>, options: CallOptions = {}) =>
  post('/sys/dict/enable', body, options);

export const disableDictType = post.to('/sys/dict/disable');
export const addDictItem = post.to('/sys/dict/item/add');
export const editDictItem = post.to('/sys/dict/item/edit');
export const sortDictItems = post.to('/sys/dict/item/sort');

export const enableDictItem = (body: Body<'/sys/dict/item/enable'>, options: CallOptions = {}) =>
  post('/sys/dict/item/enable', body, options);

export const disableDictItem = post.to('/sys/dict/item/disable');
export const importDict = post.to('/sys/dict/import');
