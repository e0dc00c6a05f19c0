import { getPage, type Query } from '@/request/client';

export const pageApprovals = (query: Query<'/common/approval/page'>) =>
  getPage('/common/approval/page', { current: 1, ...query }, { isQuiet: true, isOptional: true });
