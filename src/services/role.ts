import { type Body, type CallOptions, type DownloadOptions, download, get, getPage, post, type Query } from '@/request/client';

export const pageRoles = (query: Query<'/sys/role/page'>, options: CallOptions) => getPage('/sys/role/page', query, options);

export const getRoleStatistics = (options: CallOptions) => get('/sys/role/statistics', undefined, options);

export const getRole = (roleCode: string, options: CallOptions) => get('/sys/role/detail', { roleCode }, options);

export const compareRoles = (a: string, b: string, options: CallOptions) => get('/sys/role/compare', { a, b }, options);

export const getRoleMatrix = (options: CallOptions) => get('/sys/role/matrix', undefined, options);

export const pageRoleMembers = (query: Query<'/sys/role/member/page'>, options: CallOptions) =>
  getPage('/sys/role/member/page', query, options);

export const downloadRoles = (query: Query<'/sys/role/down'>, options: DownloadOptions) =>
  download('/sys/role/down', query, options);

export const addRole = (body: Body<'/sys/role/add'>, options: CallOptions) => post('/sys/role/add', body, options);

export const editRole = (body: Body<'/sys/role/edit'>, options: CallOptions) => post('/sys/role/edit', body, options);

export const setRoleSignInRules = (body: Body<'/sys/role/signInRules'>, options: CallOptions) =>
  post('/sys/role/signInRules', body, options);

export const grantRole = (body: Body<'/sys/role/grant'>, options: CallOptions) => post('/sys/role/grant', body, options);

export const copyRole = (body: Body<'/sys/role/copy'>, options: CallOptions) => post('/sys/role/copy', body, options);

export const enableRole = (body: Body<'/sys/role/enable'>, options: CallOptions) => post('/sys/role/enable', body, options);

export const disableRole = (body: Body<'/sys/role/disable'>, options: CallOptions) => post('/sys/role/disable', body, options);

export const removeRole = (body: Body<'/sys/role/remove'>, options: CallOptions) => post('/sys/role/remove', body, options);
