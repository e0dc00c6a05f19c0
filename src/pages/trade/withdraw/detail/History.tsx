import { Button, Timeline } from 'antd';
import { CopyText } from '@/components/CopyText';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { decisionKinds, eventKinds } from '@/domain/values';
import { useT } from '@/hooks/useT';
import { downloadFile } from '@/services/common';
import { useLabel, useReasonLabel } from './labels';

const ACTORS = ['OPERATOR', 'SYSTEM', 'HOLDER', 'UPSTREAM'];

/** Who decided what, in the order in which it was decided. */
export function Decisions({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const reasonOf = useReasonLabel();
  const { decisions = [], requiredStages } = order;
  return (
    <Section title={t('desk.detail.decisions')}>
      {decisions.length > 0 && (
        <ol className="flag-list inline-times">
          {decisions.map(({ stage, decision, operatorName, at, reasonCode, remark }) => (
            <li key={`${stage} ${at}`}>
              {t('trade.withdraw.message.stageOf', { done: stage, all: requiredStages ?? stage })} <strong>{operatorName}</strong>{' '}
              {labelOf('desk.decision', decisionKinds, decision)} <Time at={at} />{' '}
              {reasonCode && reasonOf(reasonCode, 'REJECTED')} {remark && <span className="soft">{remark}</span>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** A file that was handed in, by its name; saved when somebody wants to see it. A failure has been told. */
function Evidence({ fileId, name }: { fileId: string; name: string }) {
  const t = useT();
  return (
    <Button type="link" size="small" onClick={() => void downloadFile(fileId).catch(ignoreApiError)}>
      {t('desk.detail.evidence', { name })}
    </Button>
  );
}

type OrderEvent = NonNullable<WithdrawDetail['events']>[number];

function EventText({ event }: { event: OrderEvent }) {
  const labelOf = useLabel();
  const reasonOf = useReasonLabel();
  const { kind, actorType, actorName, refNo, at, reasonCode, remark, fileId, fileName } = event;
  const label = labelOf('desk.event', eventKinds, kind);
  return (
    <>
      <strong>{label}</strong> {actorName ?? labelOf('desk.actor', ACTORS, actorType)}{' '}
      {refNo && <CopyText text={refNo} name={label} />}
      <Time at={at} withRelative />
      {reasonCode && <div>{reasonOf(reasonCode, kind)}</div>}
      {remark && <div className="soft">{remark}</div>}
      {fileId && <Evidence fileId={fileId} name={fileName ?? fileId} />}
    </>
  );
}

/** What has happened to the order, newest last (screen 17, drawer 4). */
export function History({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const events = [...(order.events ?? [])].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Section title={t('desk.detail.timeline')}>
      {events.length > 0 && (
        <Timeline
          items={events.map((event, index) => ({ key: `${index} ${event.kind}`, content: <EventText event={event} /> }))}
        />
      )}
    </Section>
  );
}
