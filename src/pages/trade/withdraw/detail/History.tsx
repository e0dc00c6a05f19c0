import { EventLines } from '@/components/EventLines';
import { RecordLink } from '@/components/RecordLink';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { decisionKinds, eventKinds } from '@/domain/deskValues';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { downloadFile } from '@/services/commonRecord';
import { useReasonLabel } from './labels';

/** Decisions, oldest first. */
export function Decisions({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const reasonOf = useReasonLabel();
  const { decisions = [], requiredStages } = order;
  return (
    <Section title={t('desk.detail.decisions')}>
      {decisions.length > 0 && (
        <ol className="flag-list inline-times">
          {decisions.map(({ stage, decision, operatorId, operatorName, at, reasonCode, remark }) => (
            <li key={`${stage} ${at}`}>
              {t('trade.withdraw.message.stageOf', { done: stage, all: requiredStages ?? '?' })}{' '}
              <strong>
                <RecordLink entity="operator" no={operatorId}>
                  {operatorName}
                </RecordLink>
              </strong>{' '}
              {labelOf('desk.decision', decisionKinds, decision)} <Time at={at} />{' '}
              {reasonCode && <span>{reasonOf(reasonCode, 'REJECTED')}</span>}
              {remark && <span className="soft"> {remark}</span>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** Events, newest last (docs/rules/withdraw.md#detail). */
export function History({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const reasonOf = useReasonLabel();
  const { events = [] } = order;
  return (
    <Section title={t('desk.detail.timeline')}>
      {events.length > 0 && (
        <EventLines
          events={events}
          group="desk.event"
          known={eventKinds}
          reasonOf={reasonOf}
          refEntity="sett"
          onFile={downloadFile}
        />
      )}
    </Section>
  );
}
