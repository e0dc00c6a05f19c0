import { answer } from '@/contract/answers/pageOperators';
import { type CallOptions, download, get, getList, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageOperators = checked(getPage.from('/sys/operator/page'), answer, 'operatorId');
export const getOperatorStatistics = get.from('/sys/operator/statistics');
export const getOperator = (operatorId: string, options: CallOptions) => get('/sys/operator/detail', { operatorId }, options);

/** The operator's access keys; with `roleCodes`, the keys that these roles would give. */
export const getOperatorAccess = (operatorId: string, roleCodes?: string) =>
  getList('/sys/operator/access', { operatorId, roleCodes }, { isQuiet: true });

export const listOperatorSessions = (operatorId: string) =>
  getList('/sys/operator/session/list', { operatorId }, { isQuiet: true });

export const downloadOperators = download.from('/sys/operator/down');
export const addOperator = post.to('/sys/operator/add');
export const editOperator = post.to('/sys/operator/edit');
export const setOperatorRoles = post.to('/sys/operator/role');
export const setOperatorScope = post.to('/sys/operator/scope');
export const setOperatorSignInRules = post.to('/sys/operator/signInRules');
export const disableOperator = post.to('/sys/operator/disable');
export const enableOperator = post.to('/sys/operator/enable');
export const unlockOperator = post.to('/sys/operator/unlock');
export const resetOperatorFactors = post.to('/sys/operator/resetMfa');
export const resetOperatorPassword = post.to('/sys/operator/resetPassword');
export const endOperatorSessions = post.to('/sys/operator/kick');
export const confirmOperatorReview = post.to('/sys/operator/reviewed');
