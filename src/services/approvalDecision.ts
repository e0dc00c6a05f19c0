import { get, post } from '@/request/compared';

/** Apart from the number of open approvals, which every page shows. */
export const getApproval = (approvalNo: string) =>
  get('/common/approval/detail', { approvalNo }, { isQuiet: true, isOptional: true });

export const decideApproval = post.to('/common/approval/decide');
export const recallApproval = post.to('/common/approval/recall');
