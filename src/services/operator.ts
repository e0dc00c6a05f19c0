import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getList,
  getPage,
  post,
  type Query,
} from '@/request/client';

export const pageOperators = (query: Query<'/sys/operator/page'>, options: CallOptions) =>
  getPage('/sys/operator/page', query, options);

export const getOperatorStatistics = (query: Query<'/sys/operator/statistics'>, options: CallOptions) =>
  get('/sys/operator/statistics', query, options);

export const getOperator = (operatorId: string, options: CallOptions) => get('/sys/operator/detail', { operatorId }, options);

/** The operator's access keys; with `roleCodes`, the keys that these roles would give. */
export const getOperatorAccess = (operatorId: string, roleCodes?: string) =>
  getList('/sys/operator/access', { operatorId, roleCodes }, { isQuiet: true });

export const listOperatorSessions = (operatorId: string) =>
  getList('/sys/operator/session/list', { operatorId }, { isQuiet: true });

export const downloadOperators = (query: Query<'/sys/operator/down'>, options: DownloadOptions) =>
  download('/sys/operator/down', query, options);

export const addOperator = (body: Body<'/sys/operator/add'>, options: CallOptions) => post('/sys/operator/add', body, options);

export const editOperator = (body: Body<'/sys/operator/edit'>, options: CallOptions) => post('/sys/operator/edit', body, options);

export const setOperatorRoles = (body: Body<'/sys/operator/role'>, options: CallOptions) =>
  post('/sys/operator/role', body, options);

export const setOperatorScope = (body: Body<'/sys/operator/scope'>, options: CallOptions) =>
  post('/sys/operator/scope', body, options);

export const setOperatorSignInRules = (body: Body<'/sys/operator/signInRules'>, options: CallOptions) =>
  post('/sys/operator/signInRules', body, options);

export const disableOperator = (body: Body<'/sys/operator/disable'>, options: CallOptions) =>
  post('/sys/operator/disable', body, options);

export const enableOperator = (body: Body<'/sys/operator/enable'>, options: CallOptions) =>
  post('/sys/operator/enable', body, options);

export const unlockOperator = (body: Body<'/sys/operator/unlock'>, options: CallOptions) =>
  post('/sys/operator/unlock', body, options);

export const resetOperatorFactors = (body: Body<'/sys/operator/resetMfa'>, options: CallOptions) =>
  post('/sys/operator/resetMfa', body, options);

export const resetOperatorPassword = (body: Body<'/sys/operator/resetPassword'>, options: CallOptions) =>
  post('/sys/operator/resetPassword', body, options);

export const endOperatorSessions = (body: Body<'/sys/operator/kick'>, options: CallOptions) =>
  post('/sys/operator/kick', body, options);

export const confirmOperatorReview = (body: Body<'/sys/operator/reviewed'>, options: CallOptions) =>
  post('/sys/operator/reviewed', body, options);
