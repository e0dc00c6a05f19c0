import { Alert } from 'antd';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { useT } from '@/hooks/useT';

/** The question about an order with its answer, and who is assigned (docs/rules/withdraw.md#escalate). */
export function Question({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const { escalation, assignment } = order;
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
      {assignment && (
        <p>
          {t('desk.assign.to', { name: assignment.assigneeName ?? assignment.roleCode ?? '–', by: assignment.byName ?? '–' })}{' '}
          <Time at={assignment.at} />
        </p>
      )}
    </>
  );
}
