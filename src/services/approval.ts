import type { ApprovalView } from '@/contract';
import { type Body, type CallOptions, get, getPage, post } from '@/request/client';

export const pageApprovals = (view: ApprovalView, pageSize: number) =>
  getPage('/common/approval/page', { view, current: 1, pageSize }, { isQuiet: true, isOptional: true });

/** Approvals of one record, or of all records of a kind. */
export const pageApprovalsOf = (entity: string, entityId: string | undefined) =>
  getPage('/common/approval/page', { entity, entityId, current: 1, pageSize: 50 }, { isQuiet: true, isOptional: true });

export const getApproval = (approvalNo: string) =>
  get('/common/approval/detail', { approvalNo }, { isQuiet: true, isOptional: true });

export const decideApproval = (body: Body<'/common/approval/decide'>, options: CallOptions) =>
  post('/common/approval/decide', body, options);

export const recallApproval = (body: Body<'/common/approval/recall'>, options: CallOptions) =>
  post('/common/approval/recall', body, options);
