import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { DrawerActions } from '@/components/RecordActions';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import type { Upstream, UpstreamDetail } from '@/contract';
import { shareText } from '@/domain/numbers';
import { withCode } from '@/domain/texts';
import { isOneOf } from '@/domain/typed';
import { upstreamEnvironments, upstreamReasons, upstreamStatusTones, upstreamTypes } from '@/domain/upstream';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { OpenApprovals } from '@/screen/OpenApprovals';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getUpstream } from '@/services/upstream';
import { upstreamActions } from './actions';
import { Balances, Certificate, CredentialText } from './cells';
import type { Dialog } from './dialog';
import { BalanceLines, Callbacks, Channels, Codes, Credentials, Recons } from './Records';
import { Steps } from './Steps';

const URLS = ['baseUrl', 'payUrl', 'payoutUrl', 'queryUrl', 'balanceUrl'] as const;

function Connection({ row }: { row: Upstream }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = (name: NamesIn<'upstream.field'>) => t(`upstream.field.${name}`);
  const when = (at: string | undefined, name: string | undefined) =>
    at && t('upstream.detail.by', { time: format.time(at), name: name ?? '–' });
  const { status, statusReason, currencies = [], lowBalanceAlerts = [] } = row;
  const isKnown = isOneOf(upstreamReasons, statusReason);
  return (
    <Section title={t('upstream.detail.facts')}>
      {factsOf([
        { label: label('upstreamCode'), value: <CopyText text={row.upstreamCode} name={label('upstreamCode')} /> },
        {
          label: label('status'),
          value: (
            <span className="stack">
              <StatusTag group="upstream.status" value={status} tones={upstreamStatusTones} />
              {isKnown && <span>{t(`upstream.reason.${statusReason}`)}</span>}
            </span>
          ),
        },
        {
          label: label('upstreamType'),
          value: row.upstreamType && labelOf('upstream.upstreamType', upstreamTypes, row.upstreamType),
        },
        {
          label: label('environment'),
          value: row.environment && labelOf('upstream.environment', upstreamEnvironments, row.environment),
        },
        { label: label('country'), value: row.country },
        { label: label('currencies'), value: currencies.join(', ') },
        { label: label('adapterCode'), value: withCode(row.adapterName, row.adapterCode) },
        { label: label('signType'), value: row.signType },
        { label: label('mchIdAtUpstream'), value: row.mchIdAtUpstream },
        { label: label('timeoutMs'), value: row.timeoutMs },
        { label: label('maxQps'), value: row.maxQps },
        {
          label: label('alerts'),
          value: lowBalanceAlerts.length > 0 && (
            <span className="stack">
              {lowBalanceAlerts.map(({ currency, amount }) => (
                <Money key={currency} amount={amount} currency={currency} />
              ))}
            </span>
          ),
        },
        { label: label('contactName'), value: row.contactName },
        { label: label('contactIm'), value: row.contactIm },
        { label: label('remark'), value: row.remark },
        { label: label('createdAt'), value: when(row.createdAt, row.createdBy) },
        { label: label('updatedAt'), value: when(row.updatedAt, row.updatedBy) },
      ])}
    </Section>
  );
}

/** Addresses are long, so each takes its own line. */
function Addresses({ row }: { row: Upstream }) {
  const t = useT();
  const label = (name: NamesIn<'upstream.field'>) => t(`upstream.field.${name}`);
  const { callbackUrl, callbackIps = [] } = row;
  return (
    <Section title={t('upstream.detail.addresses')}>
      {factsOf(
        [
          ...URLS.map((name) => ({ label: label(name), value: row[name] })),
          { label: label('callbackUrl'), value: callbackUrl && <CopyText text={callbackUrl} name={label('callbackUrl')} /> },
          { label: label('callbackIps'), value: callbackIps.join(', ') },
        ],
        1,
      )}
    </Section>
  );
}

function Health({ row }: { row: Upstream }) {
  const t = useT();
  const format = useFormat();
  const label = (name: NamesIn<'upstream.field'>) => t(`upstream.field.${name}`);
  const { lastError, lastErrorAt, p95LatencyMs, lastTest } = row;
  return (
    <>
      <Section title={t('upstream.detail.health')}>
        {factsOf([
          { label: label('successRate1h'), value: shareText(row.successRate1h) },
          { label: label('p95LatencyMs'), value: p95LatencyMs && <Duration ms={p95LatencyMs} /> },
          { label: label('callbackOkRate'), value: shareText(row.callbackOkRate) },
          { label: label('lastError'), value: lastError && `${lastError} · ${lastErrorAt ? format.time(lastErrorAt) : ''}` },
          { label: label('credentialVersion'), value: <CredentialText row={row} /> },
          { label: label('certificate'), value: row.certExpireAt && <Certificate row={row} /> },
          { label: label('cover'), value: row.balances && row.balances.length > 0 && <Balances row={row} /> },
        ])}
      </Section>
      {lastTest && (
        <Section title={t('upstream.detail.lastTest')}>
          <p>{t('upstream.detail.by', { time: format.time(lastTest.at), name: lastTest.by })}</p>
          <Steps steps={lastTest.steps} />
        </Section>
      )}
    </>
  );
}

/** One upstream: actions, connection, health and history. */
export function UpstreamDrawer({ id, screen }: DrawerProps<Upstream, Dialog>) {
  const t = useT();
  const { rowOf, ask, turn } = screen;
  return (
    <ScreenDrawer<Upstream, UpstreamDetail, Dialog>
      id={id}
      screen={screen}
      title={(of) => t('upstream.detail.title', { name: rowOf(of)?.upstreamName ?? of })}
      fetchDetail={getUpstream}
      head={(row) => (
        <div key={row.upstreamCode}>
          <DrawerActions actions={upstreamActions(t, row, ask)} />
          <OpenApprovals entity="upstream" no={row.upstreamCode} />
          <Connection row={row} />
          <Addresses row={row} />
          <Health row={row} />
        </div>
      )}
    >
      {(row) => {
        const { logs = [] } = row;
        return (
          <div key={row.upstreamCode}>
            <Credentials row={row} />
            <BalanceLines row={row} />
            <Channels row={row} />
            <Codes row={row} ask={ask} />
            <Callbacks row={row} version={turn} />
            <Recons row={row} version={turn} />
            <LogSection title={t('upstream.detail.log')} logs={logs} />
          </div>
        );
      }}
    </ScreenDrawer>
  );
}
