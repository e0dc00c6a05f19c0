import { type CallOptions, download, get, getList, post, postForList, postForNothing } from '@/request/compared';

export const listMenuNodes = (options: CallOptions = {}) => get('/sys/menu/list', undefined, options);
export const checkMenu = (options: CallOptions = {}) => getList('/sys/menu/check', undefined, options);
export const addMenuNode = post.to('/sys/menu/add');
export const editMenuNode = post.to('/sys/menu/edit');
export const moveMenuNode = post.to('/sys/menu/move');
export const enableMenuNode = post.to('/sys/menu/enable');
export const disableMenuNode = post.to('/sys/menu/disable');
export const removeMenuNode = postForNothing.to('/sys/menu/remove');
export const syncMenu = postForList.to('/sys/menu/sync');
export const downloadMenu = download.from('/sys/menu/down');
