import { Time } from '@/components/Time';
import type { Withdraw } from '@/contract';
import { fitsStatus } from '@/domain/withdraw';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

/** Who has passed an order that needs another decision, when, and with which remark (docs/rules/withdraw.md#decision-card). */
export function Passes({ order }: { order: Withdraw }) {
  const t = useT();
  const format = useFormat();
  const { decisions = [], requiredStages = '?', status } = order;
  if (!fitsStatus('reject', status)) return null;
  return decisions
    .filter(({ decision }) => decision === 'PASS')
    .map(({ stage, operatorName: name, at, remark }) => {
      const values = { stage, all: requiredStages, name, ago: format.relative(at) };
      return (
        <p key={stage} className="inline-times">
          {remark
            ? t('desk.card.passedWith', { ...values, remark })
            : t('desk.card.passed', { ...values, remark: remark === undefined ? 'unknown' : 'none' })}{' '}
          <span className="soft">
            <Time at={at} />
          </span>
        </p>
      );
    });
}
