import { Link } from '@umijs/max';
import { Button } from 'antd';
import { Duration } from '@/components/Duration';
import { Entries } from '@/components/Entries';
import { EventLines } from '@/components/EventLines';
import { LogSection } from '@/components/LogSection';
import { RecordLink } from '@/components/RecordLink';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { TableSection } from '@/components/TableSection';
import { Time } from '@/components/Time';
import type { SettDetail, SettLineage } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { recordAddress } from '@/domain/records';
import { cancelReasons, reverseReasons, reviewReasons, settRejectReasons, settTones } from '@/domain/sett';
import { asShown } from '@/domain/written';
import { useFailure } from '@/hooks/useFailure';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { downloadFile } from '@/services/commonRecord';
import { WithdrawNo } from './Facts';

interface SectionProps {
  order: SettDetail;
}

/** The chain from the server. Otherwise built from the order's own links. */
function chainOf({ lineage, retryOf, retriedBy, ...order }: SettDetail): readonly Partial<SettLineage>[] {
  return lineage ?? [...(retryOf ? [{ settNo: retryOf }] : []), order, ...(retriedBy ? [{ settNo: retriedBy }] : [])];
}

/** All orders for the same money: earlier attempts and later retries. */
export function Lineage({ order }: SectionProps) {
  const t = useT();
  const chain = chainOf(order);
  const title = t('settDetail.section.lineage');
  return (
    <Section title={title}>
      {chain.length > 1 && (
        <ScrollTable
          label={title}
          rows={chain}
          rowKey={({ settNo = '' }) => settNo}
          columns={[
            {
              title: t('sett.field.settNo'),
              isHeader: true,
              render: ({ settNo = '' }) =>
                settNo === order.settNo ? (
                  <>
                    {settNo} <span className="soft">({t('settDetail.message.thisOne')})</span>
                  </>
                ) : (
                  <Link to={recordAddress({ entity: 'sett', no: settNo })}>{settNo}</Link>
                ),
            },
            {
              title: t('sett.field.status'),
              render: ({ status }) => <StatusTag group="sett.status" value={status} tones={settTones} />,
            },
            {
              title: t('settDetail.field.channel'),
              render: ({ channelCode }) => <RecordLink entity="channel" no={channelCode} />,
            },
            { title: t('sett.field.createdAt'), render: ({ createdAt }) => <Time at={createdAt} /> },
            { title: t('sett.field.finishedAt'), render: ({ finishedAt }) => <Time at={finishedAt} /> },
            { title: t('sett.field.failMsg'), render: ({ failMsg }) => failMsg ?? '–' },
          ]}
        />
      )}
    </Section>
  );
}

/** Attempts at upstreams with their answers. */
export function Attempts({ order }: SectionProps) {
  const t = useT();
  const failureOf = useFailure();
  const { attempts = [] } = order;
  return (
    <TableSection
      title={t('settDetail.section.attempts')}
      rows={attempts}
      rowKey={({ attemptNo }) => String(attemptNo)}
      columns={[
        { title: t('settDetail.field.attempt'), isHeader: true, render: ({ attemptNo }) => attemptNo },
        {
          title: t('settDetail.field.channel'),
          render: ({ channelCode }) => <RecordLink entity="channel" no={channelCode} />,
        },
        {
          title: t('sett.field.status'),
          render: ({ status }) => <StatusTag group="sett.status" value={status} tones={settTones} />,
        },
        { title: t('settDetail.field.askedAt'), render: ({ at }) => <Time at={at} /> },
        { title: t('settDetail.field.answeredAt'), render: ({ answeredAt }) => <Time at={answeredAt} /> },
        { title: t('settDetail.field.httpStatus'), render: ({ httpStatus }) => httpStatus ?? '–' },
        { title: t('settDetail.field.latency'), isNumeric: true, render: ({ latencyMs }) => <Duration ms={latencyMs} /> },
        { title: t('settDetail.field.code'), render: ({ unifiedCode }) => failureOf({ code: unifiedCode }) ?? '–' },
      ]}
    />
  );
}

/** Ledger entries of this order. A withdrawal's entries are on the withdraw order. */
export function OrderEntries({ order }: SectionProps) {
  const t = useT();
  const isOnPaper = useIsPrinting();
  const { entries: all = [], source, sourceNo } = order;
  // The first entry is on the merchant's account. The print shows only this account.
  const entries = isOnPaper ? all.filter(({ accountNo }) => accountNo === all[0]?.accountNo) : all;
  const title = t('settDetail.section.entries');
  return (
    <Section title={title}>
      {entries.length > 0 ? (
        <Entries label={title} entries={entries} names="accountNo" />
      ) : (
        source === 'WITHDRAW' &&
        sourceNo && (
          <p>
            {t('settDetail.message.heldBy')} <WithdrawNo no={sourceNo} name={t('sett.field.sourceNo')} />
          </p>
        )
      )}
    </Section>
  );
}

/** Event kinds with a translated name. */
const EVENTS = [
  'CREATED',
  'TO_REVIEW',
  'QUEUED',
  'PASSED',
  'REJECTED',
  'ROUTED',
  'CANCELED',
  'PAYOUT_SENT',
  'PAYOUT_SUCCESS',
  'PAYOUT_FAILED',
  'PAYOUT_UNKNOWN',
  'PAYOUT_REVERSED',
  'QUERIED',
  'FOUND_PAID',
  'RESOLVED_SUCCESS',
  'RESOLVED_FAILED',
  'RETRIED',
  'NOTIFIED',
];

/** All events, newest last, including queries and actions of operators. */
export function TimelineSection({ order }: SectionProps) {
  const t = useT();
  const labelOf = useLabel();
  const { events = [] } = order;
  const reasonOf = (code: string, kind: string) => {
    if (kind === 'REJECTED') return labelOf('sett.rejectReason', settRejectReasons, code);
    if (kind === 'CANCELED') return labelOf('sett.cancelReason', cancelReasons, code);
    return labelOf('sett.reverseReason', reverseReasons, code);
  };
  return (
    <Section title={t('settDetail.section.timeline')}>
      {events.length > 0 && (
        <EventLines events={events} group="settDetail.event" known={EVENTS} reasonOf={reasonOf} onFile={downloadFile} />
      )}
    </Section>
  );
}

/** Evidence files with uploader and time. */
export function Files({ order }: SectionProps) {
  const t = useT();
  const files = (order.events ?? []).filter(({ fileId }) => fileId);
  return (
    <Section title={t('settDetail.section.files')}>
      {files.length > 0 && (
        <ul className="flag-list inline-times">
          {files.map(({ fileId, fileName, actorName, at }) => (
            <li key={`${fileId} ${at}`}>
              <Button
                type="link"
                size="small"
                className="fold"
                onClick={() => void downloadFile(fileId ?? '').catch(ignoreApiError)}
              >
                {fileName ?? fileId}
              </Button>{' '}
              <span>{`${asShown(actorName ?? '')} `}</span>
              <Time at={at} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Rules that asked for a review. */
export function Risk({ order }: SectionProps) {
  const t = useT();
  const labelOf = useLabel();
  const { reviewReasons: reasons } = order;
  return (
    <Section title={t('settDetail.section.risk')}>
      {reasons &&
        (reasons.length > 0 ? (
          <ul className="flag-list">
            {reasons.map((reason) => (
              <li key={reason}>
                <span className="tag tag-warning">{labelOf('sett.reviewReason', reviewReasons, reason)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="soft">{t('settDetail.message.noReview')}</p>
        ))}
    </Section>
  );
}

/** Operation log of this order, including refused calls. */
export function Log({ order }: SectionProps) {
  const t = useT();
  const { logs = [] } = order;
  return <LogSection title={t('settDetail.section.log')} logs={logs} />;
}
