import { Alert } from 'antd';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { withdrawOutcomes } from '@/domain/withdrawQuality';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** The question about an order with its answer, who is assigned (docs/rules/withdraw.md#escalate), and what became of it. */
export function Question({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const { escalation, assignment, mark } = order;
  const to = escalation && (escalation.toName ?? t('desk.ask.whom.RISK'));
  return (
    <>
      {escalation && to && (
        <Alert
          type={escalation.answeredAt ? 'info' : 'warning'}
          showIcon
          role="note"
          title={
            <>
              {t('desk.ask.asked', { name: escalation.byName ?? '–', to })} <Time at={escalation.at} />
            </>
          }
          description={
            <>
              <div style={{ whiteSpace: 'pre-wrap' }}>{escalation.question}</div>
              {escalation.answeredByName && (
                <div>
                  <strong>{t('desk.answer.by', { name: escalation.answeredByName })}</strong>{' '}
                  {escalation.answer ?? t('desk.answer.decided')} <Time at={escalation.answeredAt} />
                </div>
              )}
            </>
          }
        />
      )}
      {mark && (
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
      )}
      {assignment && (
        <p>
          {t('desk.assign.to', { name: assignment.assigneeName ?? assignment.roleCode ?? '–', by: assignment.byName ?? '–' })}{' '}
          <Time at={assignment.at} />
        </p>
      )}
    </>
  );
}
