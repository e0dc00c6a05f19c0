import { type Body, type CallOptions, get, getList, post } from '@/request/client';

export const getMaintenance = (options: CallOptions) => get('/sys/maintenance/get', {}, options);

export const listPolicyHistory = (options: CallOptions) => getList('/sys/maintenance/policy/history', {}, options);

export const setMaintenanceService = (body: Body<'/sys/maintenance/service'>, options: CallOptions) =>
  post('/sys/maintenance/service', body, options);

export const stopMoneyOut = (body: Body<'/sys/maintenance/stop'>, options: CallOptions) =>
  post('/sys/maintenance/stop', body, options);

export const saveMaintenanceWindow = (body: Body<'/sys/maintenance/window/save'>, options: CallOptions) =>
  post('/sys/maintenance/window/save', body, options);

export const cancelMaintenanceWindow = (body: Body<'/sys/maintenance/window/cancel'>, options: CallOptions) =>
  post('/sys/maintenance/window/cancel', body, options);

export const saveMaintenanceNotice = (body: Body<'/sys/maintenance/notice/save'>, options: CallOptions) =>
  post('/sys/maintenance/notice/save', body, options);

export const withdrawMaintenanceNotice = (body: Body<'/sys/maintenance/notice/withdraw'>, options: CallOptions) =>
  post('/sys/maintenance/notice/withdraw', body, options);

export const previewMaintenancePolicy = (body: Body<'/sys/maintenance/policy/preview'>, options: CallOptions) =>
  post('/sys/maintenance/policy/preview', body, options);

export const saveMaintenancePolicy = (body: Body<'/sys/maintenance/policy'>, options: CallOptions) =>
  post('/sys/maintenance/policy', body, options);
