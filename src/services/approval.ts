import { type Body, type CallOptions, get, getPage, post, type Query } from '@/request/client';

export const pageApprovals = (query: Query<'/common/approval/page'>) =>
  getPage('/common/approval/page', { current: 1, ...query }, { isQuiet: true, isOptional: true });

export const getApproval = (approvalNo: string) =>
  get('/common/approval/detail', { approvalNo }, { isQuiet: true, isOptional: true });

export const decideApproval = (body: Body<'/common/approval/decide'>, options: CallOptions) =>
  post('/common/approval/decide', body, options);

export const recallApproval = (body: Body<'/common/approval/recall'>, options: CallOptions) =>
  post('/common/approval/recall', body, options);
