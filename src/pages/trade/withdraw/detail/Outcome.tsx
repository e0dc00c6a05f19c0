import { Alert } from 'antd';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { withdrawOutcomes } from '@/domain/withdrawQuality';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** What became of a paid order, as it was marked (docs/rules/withdraw.md#mark). */
export function Outcome({ order: { mark } }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  if (!mark) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      title={
        <>
          {t('desk.mark.by', {
            outcome: labelOf('desk.mark.outcome', withdrawOutcomes, mark.outcome),
            name: mark.byName ?? '–',
          })}{' '}
          <Time at={mark.at} />
        </>
      }
      description={mark.remark}
    />
  );
}
