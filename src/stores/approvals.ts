import type { Approval } from '@/contract';
import { pageApprovals } from '@/services/approval';

const SHOWN = 50;

/** Approvals of a record, or of all records of a kind, that wait. */
export async function readOpenApprovals(entity: string, no: string | undefined): Promise<Approval[]> {
  const { list } = await pageApprovals({ entity, entityId: no, pageSize: SHOWN });
  return list.filter(({ status }) => status === 'WAITING' || status === 'BLOCKED');
}
