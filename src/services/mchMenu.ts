import type { MchPortal } from '@/contract';
import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  post,
  postForNothing,
  type Query,
} from '@/request/client';

export const listMchMenu = (portal: MchPortal, options: CallOptions = {}) => get('/mch/menu/list', { portal }, options);

export const previewMchMenu = (query: Query<'/mch/menu/preview'>, options: CallOptions = {}) =>
  get('/mch/menu/preview', query, options);

export const downloadMchMenu = (portal: MchPortal, options: DownloadOptions = {}) =>
  download('/mch/menu/down', { portal }, options);

export const addMchMenuNode = (body: Body<'/mch/menu/add'>, options: CallOptions) => post('/mch/menu/add', body, options);

export const editMchMenuNode = (body: Body<'/mch/menu/edit'>, options: CallOptions) => post('/mch/menu/edit', body, options);

export const moveMchMenuNode = (body: Body<'/mch/menu/move'>, options: CallOptions) => post('/mch/menu/move', body, options);

export const enableMchMenuNode = (body: Body<'/mch/menu/enable'>, options: CallOptions) =>
  post('/mch/menu/enable', body, options);

export const disableMchMenuNode = (body: Body<'/mch/menu/disable'>, options: CallOptions) =>
  post('/mch/menu/disable', body, options);

export const removeMchMenuNode = (body: Body<'/mch/menu/remove'>, options: CallOptions) =>
  postForNothing('/mch/menu/remove', body, options);

export const importMchMenu = (body: Body<'/mch/menu/import'>, options: CallOptions) => post('/mch/menu/import', body, options);
