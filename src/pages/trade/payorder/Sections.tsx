import { Link } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { CopyText } from '@/components/CopyText';
import { Entries } from '@/components/Entries';
import { EventLines } from '@/components/EventLines';
import { Fold } from '@/components/Fold';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { MoneyFlow } from '@/components/MoneyFlow';
import { Notes } from '@/components/Notes';
import { NotifyLines } from '@/components/NotifyLines';
import { RawText } from '@/components/RawText';
import { RecordLink } from '@/components/RecordLink';
import { joined, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { TableSection } from '@/components/TableSection';
import { Time } from '@/components/Time';
import type { PayOrderDetail } from '@/contract';
import { payEventKinds, payReasons, payRecordTones } from '@/domain/payOrder';
import { canOpenRecord, recordAddress } from '@/domain/records';
import { useAccess } from '@/hooks/useAccess';
import { useFailure } from '@/hooks/useFailure';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { addNote, downloadFile, pagePeople } from '@/services/commonRecord';
import type { Spot } from './dialog';
import { Overview, Payer } from './Facts';
import { Related } from './Related';

interface PartProps {
  order: PayOrderDetail;
}

/** Split of the amount between all parties, and of the agents' share. */
function MoneyParts({ order }: PartProps) {
  const t = useT();
  const { money = [], agents = [], currency } = order;
  return (
    <>
      <Section title={t('payment.detail.money')}>
        {money.length > 0 && <MoneyFlow label={t('payment.detail.money')} parts={money} currency={currency} />}
      </Section>
      <TableSection
        title={t('payment.detail.agents')}
        rows={agents}
        rowKey={({ agentNo }) => agentNo}
        columns={[
          { title: t('payment.detail.agent'), isHeader: true, render: ({ agentName, agentNo }) => agentName ?? agentNo },
          { title: t('payorder.field.agentNo'), render: ({ agentNo }) => <RecordLink entity="agent" no={agentNo} /> },
          {
            title: t('payment.detail.share'),
            isNumeric: true,
            render: ({ share }) => <Money amount={share} currency={currency} />,
          },
        ]}
      />
    </>
  );
}

/** Channel attempts, with links to their records. */
function Attempts({ order }: PartProps) {
  const t = useT();
  const failureOf = useFailure();
  const granted = useAccess();
  const { records = [] } = order;
  const canOpen = canOpenRecord(granted, 'payrecord');
  return (
    <TableSection
      title={t('payment.detail.attempts')}
      rows={records}
      rowKey={({ recordNo }) => recordNo}
      columns={[
        {
          title: t('payment.detail.record'),
          isHeader: true,
          render: ({ recordNo }) =>
            canOpen ? <Link to={recordAddress({ entity: 'payrecord', no: recordNo })}>{recordNo}</Link> : recordNo,
        },
        {
          title: t('payorder.field.channelCode'),
          render: ({ channelCode, upstreamCode }) =>
            joined(
              channelCode && <RecordLink entity="channel" no={channelCode} />,
              upstreamCode && <RecordLink entity="upstream" no={upstreamCode} />,
            ),
        },
        {
          title: t('payorder.field.status'),
          render: ({ status }) => <StatusTag group="payment.recordStatus" value={status} tones={payRecordTones} />,
        },
        { title: t('payment.detail.at'), render: ({ requestAt }) => <Time at={requestAt} /> },
        { title: t('payment.detail.latency'), isNumeric: true, render: ({ latencyMs }) => latencyMs ?? '–' },
        {
          title: t('payment.detail.error'),
          render: ({ unifiedMsg, unifiedCode }) => failureOf({ msg: unifiedMsg, code: unifiedCode }) ?? '–',
        },
      ]}
    />
  );
}

/** A reason code in words. */
function useReason(): (code: string) => string {
  const labelOf = useLabel();
  return (code) => labelOf('payment.reason', payReasons, code);
}

function Refunds({ order }: PartProps) {
  const t = useT();
  const reasonOf = useReason();
  const { refunds = [], currency } = order;
  return (
    <TableSection
      title={t('payment.detail.refunds')}
      rows={refunds}
      rowKey={({ refundNo }) => refundNo}
      columns={[
        {
          title: t('payment.detail.refundNo'),
          isHeader: true,
          render: ({ refundNo }) => <CopyText text={refundNo} name={t('payment.detail.refundNo')} />,
        },
        { title: t('payment.detail.at'), render: ({ at }) => <Time at={at} /> },
        {
          title: t('payorder.field.amount'),
          isNumeric: true,
          render: ({ amount }) => <Money amount={amount} currency={currency} />,
        },
        {
          title: t('payment.detail.fee'),
          isNumeric: true,
          render: ({ fee }) => <Money amount={fee} currency={currency} />,
        },
        { title: t('payment.detail.by'), render: ({ by }) => by ?? '–' },
        {
          title: t('payment.detail.reason'),
          render: ({ reasonCode }) => (reasonCode ? reasonOf(reasonCode) : '–'),
        },
      ]}
    />
  );
}

function Timeline({ order: { events = [] } }: PartProps) {
  const t = useT();
  const reasonOf = useReason();
  return (
    <Section title={t('payment.detail.timeline')}>
      {events.length > 0 && (
        <EventLines events={events} group="payment.event" known={payEventKinds} reasonOf={reasonOf} onFile={downloadFile} />
      )}
    </Section>
  );
}

/** Channels that routing considered, and why each was chosen or not. */
function Route({ order: { routeTrace = [] } }: PartProps) {
  const t = useT();
  return (
    <TableSection
      title={t('payment.detail.route')}
      rows={routeTrace}
      rowKey={({ channelCode }) => channelCode}
      columns={[
        {
          title: t('payorder.field.channelCode'),
          isHeader: true,
          render: ({ channelCode, channelName, isChosen }) => (
            <>
              {channelCode} <span className="soft">{channelName}</span>{' '}
              {isChosen && <span className="tag tag-success">{t('payment.detail.chosen')}</span>}
            </>
          ),
        },
        { title: t('payment.detail.weight'), isNumeric: true, render: ({ weight }) => weight ?? '–' },
        { title: t('payment.detail.why'), render: ({ why }) => why ?? '–' },
      ]}
    />
  );
}

function Raw({ order: { raw = [] } }: PartProps) {
  const t = useT();
  return (
    <Section title={t('payment.detail.raw')}>
      {raw.length > 0 && (
        <Fold show={t('payment.detail.showRaw', { count: raw.length })} hide={t('payment.detail.hideRaw')}>
          {raw.map(({ name, at, body }) => (
            <RawText key={`${name} ${at}`} label={`${name} · ${at}`} text={body ?? ''} />
          ))}
        </Fold>
      )}
    </Section>
  );
}

interface SectionsProps extends PartProps {
  spot: Spot | undefined;
  /** Called when a note was added and is already shown. */
  onNoted: () => void;
}

/** The order of the sections follows the question "where is my money?" (docs/rules/payorder.md#detail). */
export function Sections({ order, spot, onNoted }: SectionsProps) {
  const t = useT();
  const { payOrderNo, entries = [], notifies = [], noteList, logs = [] } = order;
  const wanted = useRef<HTMLDivElement>(null);
  useEffect(() => wanted.current?.scrollIntoView(), []);
  const refOf = (own: Spot) => (own === spot ? wanted : undefined);
  const title = (name: 'entries' | 'callbacks' | 'log') => t(`payment.detail.${name}`);
  return (
    <>
      <Overview order={order} />
      <MoneyParts order={order} />
      <Attempts order={order} />
      <Refunds order={order} />
      <Section title={title('callbacks')}>
        {notifies.length > 0 && <NotifyLines label={title('callbacks')} tries={notifies} />}
      </Section>
      <Timeline order={order} />
      <Section title={title('entries')}>
        {entries.length > 0 && <Entries label={title('entries')} entries={entries} names="accountNo" />}
      </Section>
      <Payer order={order} />
      <div ref={refOf('route')}>
        <Route order={order} />
      </div>
      <Raw order={order} />
      <Related order={order} />
      <div ref={refOf('notes')}>
        <Section title={t('payment.detail.notes')}>
          {noteList && (
            <Notes
              notes={noteList}
              add={(note, options) => addNote({ entity: 'payorder', id: payOrderNo, ...note }, options)}
              fetchPeople={pagePeople}
              onNoted={onNoted}
            />
          )}
        </Section>
      </div>
      <LogSection title={title('log')} logs={logs} />
    </>
  );
}
