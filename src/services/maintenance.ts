import { type CallOptions, get, getList, post } from '@/request/compared';

export const getMaintenance = (options: CallOptions) => get('/sys/maintenance/get', {}, options);
export const listPolicyHistory = (options: CallOptions) => getList('/sys/maintenance/policy/history', {}, options);
export const setMaintenanceService = post.to('/sys/maintenance/service');
export const stopMoneyOut = post.to('/sys/maintenance/stop');
export const saveMaintenanceWindow = post.to('/sys/maintenance/window/save');
export const cancelMaintenanceWindow = post.to('/sys/maintenance/window/cancel');
export const saveMaintenanceNotice = post.to('/sys/maintenance/notice/save');
export const withdrawMaintenanceNotice = post.to('/sys/maintenance/notice/withdraw');
export const previewMaintenancePolicy = post.to('/sys/maintenance/policy/preview');
export const saveMaintenancePolicy = post.to('/sys/maintenance/policy');
