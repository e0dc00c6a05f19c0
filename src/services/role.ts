import { answer } from '@/contract/answers/pageRoles';
import { type CallOptions, download, get, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageRoles = checked(getPage.from('/sys/role/page'), answer, 'roleCode');
export const getRoleStatistics = (options: CallOptions) => get('/sys/role/statistics', undefined, options);
export const getRole = (roleCode: string, options: CallOptions) => get('/sys/role/detail', { roleCode }, options);
export const compareRoles = (a: string, b: string, options: CallOptions) => get('/sys/role/compare', { a, b }, options);
export const getRoleMatrix = (options: CallOptions) => get('/sys/role/matrix', undefined, options);
export const pageRoleMembers = getPage.from('/sys/role/member/page');
export const downloadRoles = download.from('/sys/role/down');
export const addRole = post.to('/sys/role/add');
export const editRole = post.to('/sys/role/edit');
export const setRoleSignInRules = post.to('/sys/role/signInRules');
export const grantRole = post.to('/sys/role/grant');
export const copyRole = post.to('/sys/role/copy');
export const enableRole = post.to('/sys/role/enable');
export const disableRole = post.to('/sys/role/disable');
export const removeRole = post.to('/sys/role/remove');
