import { Link } from '@umijs/max';
import { useRequest } from 'ahooks';
import { RowAction } from '@/components/ActionButton';
import { Money } from '@/components/Money';
import { type Asked, Part } from '@/components/Part';
import { RecordLink } from '@/components/RecordLink';
import type { ScrollColumn } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { OpenStatusTag } from '@/components/StatusTag';
import { TableSection } from '@/components/TableSection';
import { Time } from '@/components/Time';
import type { UpstreamDetail } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { unifiedCodes } from '@/domain/payRecord';
import { canOpenRecord, recordAddress } from '@/domain/records';
import { upstreamActionState, upstreamStatusTones } from '@/domain/upstream';
import { useAccess } from '@/hooks/useAccess';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { pageUpstreamCallbacks, pageUpstreamRecons } from '@/services/upstream';
import type { Ask } from './dialog';

type Of<Name extends keyof UpstreamDetail> = NonNullable<UpstreamDetail[Name]> extends readonly (infer Row)[] ? Row : never;
type Callback = Awaited<ReturnType<typeof pageUpstreamCallbacks>>['list'][number];
type Recon = Awaited<ReturnType<typeof pageUpstreamRecons>>['list'][number];

const SHOWN = 20;

/** A table that loads its own rows, and disappears if there are none. */
function AskedRows<Row>({
  title,
  asked,
  columns,
}: {
  title: string;
  asked: Asked<{ list: readonly Row[] }>;
  columns: readonly ScrollColumn<Row>[];
}) {
  if (asked.data && !asked.error) return <TableSection title={title} rows={asked.data.list} columns={columns} />;
  return (
    <Section title={title}>
      <Part asked={asked}>{() => null}</Part>
    </Section>
  );
}

export function Credentials({ row }: { row: UpstreamDetail }) {
  const t = useT();
  const columns: ScrollColumn<Of<'credentials'>>[] = [
    { title: t('upstream.detail.version'), isHeader: true, render: ({ version }) => version },
    { title: t('upstream.detail.state'), render: ({ state }) => t(`upstream.credentialState.${state}`) },
    {
      title: t('upstream.detail.fields'),
      render: ({ fields }) => (
        <span className="stack">
          {fields.map(({ name, label, endsIn }) => (
            <span key={name}>
              {endsIn ? t('upstream.detail.endsIn', { label, end: endsIn }) : t('upstream.detail.isSet', { label })}
            </span>
          ))}
        </span>
      ),
    },
    { title: t('upstream.field.certificate'), render: ({ certExpireAt }) => (certExpireAt ? <Time at={certExpireAt} /> : '–') },
    { title: t('upstream.detail.time'), render: ({ at }) => <Time at={at} /> },
    { title: t('upstream.field.updatedBy'), render: ({ by }) => by },
  ];
  return <TableSection title={t('upstream.detail.credentials')} rows={row.credentials} columns={columns} />;
}

export function BalanceLines({ row }: { row: UpstreamDetail }) {
  const t = useT();
  const columns: ScrollColumn<Of<'balanceLog'>>[] = [
    { title: t('upstream.detail.asOf'), isHeader: true, render: ({ asOf }) => <Time at={asOf} /> },
    { title: t('upstream.detail.currency'), render: ({ currency }) => currency },
    {
      title: t('upstream.detail.available'),
      isNumeric: true,
      render: ({ available, currency }) => <Money amount={available} currency={currency} />,
    },
  ];
  return <TableSection title={t('upstream.detail.balanceLog')} rows={row.balanceLog} columns={columns} />;
}

export function Channels({ row }: { row: UpstreamDetail }) {
  const t = useT();
  const columns: ScrollColumn<Of<'channels'>>[] = [
    {
      title: t('upstream.field.upstreamCode'),
      isHeader: true,
      render: ({ channelCode }) => <RecordLink entity="channel" no={channelCode} />,
    },
    { title: t('upstream.field.upstreamName'), render: ({ channelName }) => channelName },
    { title: t('upstream.detail.direction'), render: ({ direction }) => t(`upstream.direction.${direction}`) },
    { title: t('upstream.detail.currency'), render: ({ currency }) => currency ?? '–' },
    {
      title: t('upstream.field.status'),
      render: ({ status }) => <OpenStatusTag group="upstream.status" value={status} tones={upstreamStatusTones} />,
    },
  ];
  return <TableSection title={t('upstream.detail.channels')} rows={row.channels} columns={columns} />;
}

/** Error codes with their mapping. An unmapped code can be mapped here. */
export function Codes({ row, ask }: { row: UpstreamDetail; ask: Ask }) {
  const t = useT();
  const labelOf = useLabel();
  const columns: ScrollColumn<Of<'errorCodes'>>[] = [
    { title: t('upstream.field.rawCode'), isHeader: true, render: ({ rawCode }) => rawCode },
    {
      title: t('upstream.field.unifiedCode'),
      render: ({ rawCode, unifiedCode }) =>
        unifiedCode ? (
          labelOf('upstream.unifiedCode', unifiedCodes, unifiedCode)
        ) : (
          <span className="row-actions">
            <span className="text-error">{t('upstream.detail.unknown')}</span>
            <RowAction
              access="bank:config:errorCode:save"
              label={t('upstream.action.mapOf', { code: rawCode })}
              state={upstreamActionState(row, 'errorCode:save')}
              onClick={() => ask({ kind: 'errorCode:save', row, rawCode })}
            >
              {t('upstream.action.errorCode:save')}
            </RowAction>
          </span>
        ),
    },
    { title: t('upstream.detail.count'), isNumeric: true, render: ({ count }) => count },
    { title: t('upstream.detail.time'), render: ({ lastAt }) => <Time at={lastAt} /> },
  ];
  return <TableSection title={t('upstream.detail.codes')} rows={row.errorCodes} columns={columns} />;
}

/** Latest callbacks with their signature check. */
export function Callbacks({ row: { upstreamCode }, version }: { row: UpstreamDetail; version: unknown }) {
  const t = useT();
  const granted = useAccess();
  const isGranted = granted['bank:config:callback:page'];
  const canOpen = canOpenRecord(granted, 'payrecord');
  const asked = useRequest(() => pageUpstreamCallbacks({ upstreamCode, current: 1, pageSize: SHOWN }, { isQuiet: true }), {
    ready: isGranted,
    refreshDeps: [upstreamCode, version],
    onError: ignoreApiError,
  });
  const verdictOf = ({ isVerified }: Callback) =>
    isVerified === null ? 'unchecked' : isVerified ? ('verified' as const) : ('refused' as const);
  const columns: ScrollColumn<Callback>[] = [
    { title: t('upstream.detail.time'), isHeader: true, render: ({ at }) => <Time at={at} /> },
    {
      title: t('upstream.cell.recordNo'),
      render: ({ recordNo }) =>
        canOpen ? <Link to={recordAddress({ entity: 'payrecord', no: recordNo })}>{recordNo}</Link> : recordNo,
    },
    { title: t('upstream.detail.payOrder'), render: ({ payOrderNo }) => <RecordLink entity="payorder" no={payOrderNo} /> },
    { title: t('upstream.detail.times'), isNumeric: true, render: ({ times }) => times },
    {
      title: t('upstream.detail.signature'),
      render: (one) => (
        <span className={one.isVerified === false ? 'text-error' : undefined}>{t(`upstream.detail.${verdictOf(one)}`)}</span>
      ),
    },
  ];
  if (!isGranted) return null;
  return <AskedRows title={t('upstream.detail.callbacks')} asked={asked} columns={columns} />;
}

/** Reconciliation files. */
export function Recons({ row: { upstreamCode }, version }: { row: UpstreamDetail; version: unknown }) {
  const t = useT();
  const granted = useAccess();
  const isGranted = granted['bank:config:recon:page'];
  const asked = useRequest(() => pageUpstreamRecons({ upstreamCode, current: 1, pageSize: SHOWN }, { isQuiet: true }), {
    ready: isGranted,
    refreshDeps: [upstreamCode, version],
    onError: ignoreApiError,
  });
  const columns: ScrollColumn<Recon>[] = [
    { title: t('upstream.detail.batch'), isHeader: true, render: ({ batchNo }) => batchNo },
    { title: t('upstream.field.bizDate'), render: ({ bizDate, currency }) => `${bizDate} ${currency}` },
    { title: t('upstream.detail.file'), render: ({ fileName }) => fileName },
    {
      title: t('upstream.detail.counts'),
      isNumeric: true,
      render: (one) => [one.matchedCount, one.differentCount, one.missingUpstreamCount, one.missingPlatformCount].join(' / '),
    },
    { title: t('upstream.detail.time'), render: ({ importedAt }) => <Time at={importedAt} /> },
    { title: t('upstream.field.updatedBy'), render: ({ importedBy }) => importedBy },
  ];
  if (!isGranted) return null;
  return <AskedRows title={t('upstream.detail.recons')} asked={asked} columns={columns} />;
}
