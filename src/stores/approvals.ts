import type { Approval } from '@/contract';
import { pageApprovalsOf } from '@/services/approval';

/** Approvals of a record, or of all records of a kind, that wait. */
export async function readOpenApprovals(entity: string, no: string | undefined): Promise<Approval[]> {
  const { list } = await pageApprovalsOf(entity, no);
  return list.filter(({ status }) => status === 'WAITING' || status === 'BLOCKED');
}
