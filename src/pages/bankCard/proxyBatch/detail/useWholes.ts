import type { BatchItemStatistics } from '@/contract';
import { batchStatuses } from '@/domain/batch';
import { batchLets } from '@/domain/batchItem';
import type { ActionState } from '@/domain/stateTable';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** Whether cards can be assigned to all lines, or all payments started, and if not, why. */
export function useWholes(statistics: BatchItemStatistics | undefined) {
  const t = useT();
  const labelOf = useLabel();
  const countOf = (wanted: string) => statistics?.statuses.find(({ status }) => status === wanted)?.count ?? 0;
  const assigned = countOf('ASSIGNED');
  const stateOf = (action: 'assign' | 'applyPay', count: number, none: string): ActionState => {
    if (!statistics) return { isAllowed: false };
    const { status } = statistics.batch;
    if (!batchLets(action, status))
      return {
        isAllowed: false,
        why: t('batchItem.message.batchState', { status: labelOf('batch.status', batchStatuses, status) }),
      };
    return count > 0 ? { isAllowed: true } : { isAllowed: false, why: none };
  };
  return {
    assigned,
    plan: stateOf('assign', countOf('WAIT'), t('batchItem.message.noneWaiting')),
    apply: stateOf('applyPay', assigned, t('batchItem.message.noneAssigned')),
  };
}
