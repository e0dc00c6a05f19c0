import type { Batch } from '@/contract';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

/** Which batch a dialog speaks of: number, name, whose money, how many lines. Count and sum are left out where they must be typed. */
export function About({ row, hasSum = true }: { row: Batch; hasSum?: boolean }) {
  const t = useT();
  const format = useFormat();
  const sum = t('batch.cell.sum', { count: row.totalCount, money: format.money(row.totalAmount, row.currency) });
  const parts = [row.batchNo, row.batchName, row.mchName ?? t('batch.cell.own'), hasSum && sum];
  return <p className="soft">{parts.filter(Boolean).join(' · ')}</p>;
}

/** What a change of one batch carries: which one, and as it was seen. */
export const refOf = ({ batchNo, version }: Batch) => ({ batchNo, version });
