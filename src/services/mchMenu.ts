import type { MchPortal } from '@/contract';
import { type CallOptions, type DownloadOptions, download, get, post, postForNothing, type Query } from '@/request/compared';

export const listMchMenu = (portal: MchPortal, options: CallOptions = {}) => get('/mch/menu/list', { portal }, options);

export const previewMchMenu = (query: Query<'/mch/menu/preview'>, options: CallOptions = {}) =>
  get('/mch/menu/preview', query, options);

export const downloadMchMenu = (portal: MchPortal, options: DownloadOptions = {}) =>
  download('/mch/menu/down', { portal }, options);

export const addMchMenuNode = post.to('/mch/menu/add');
export const editMchMenuNode = post.to('/mch/menu/edit');
export const moveMchMenuNode = post.to('/mch/menu/move');
export const enableMchMenuNode = post.to('/mch/menu/enable');
export const disableMchMenuNode = post.to('/mch/menu/disable');
export const removeMchMenuNode = postForNothing.to('/mch/menu/remove');
export const importMchMenu = post.to('/mch/menu/import');
