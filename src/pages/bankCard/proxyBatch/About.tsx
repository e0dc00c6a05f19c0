import type { Batch } from '@/contract';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

/** The subject of a dialog: number, name, merchant and line count. Count and sum are left out where the maker must type them. */
export function About({ row, hasSum = true }: { row: Batch; hasSum?: boolean }) {
  const t = useT();
  const format = useFormat();
  const sum = t('batch.cell.sum', { count: row.totalCount, money: format.money(row.totalAmount, row.currency) });
  const parts = [row.batchNo, row.batchName, row.mchName ?? t('batch.cell.own'), hasSum && sum];
  return <p className="soft">{joinedText(parts)}</p>;
}

/** The version you saw goes with the request, so that a stale change is refused. */
export const refOf = ({ batchNo, version }: Batch) => ({ batchNo, version });
