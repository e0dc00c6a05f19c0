import { type Body, type CallOptions, get, post } from '@/request/client';

/** Apart from the number of open approvals, which every page shows. */
export const getApproval = (approvalNo: string) =>
  get('/common/approval/detail', { approvalNo }, { isQuiet: true, isOptional: true });

export const decideApproval = (body: Body<'/common/approval/decide'>, options: CallOptions) =>
  post('/common/approval/decide', body, options);

export const recallApproval = (body: Body<'/common/approval/recall'>, options: CallOptions) =>
  post('/common/approval/recall', body, options);
