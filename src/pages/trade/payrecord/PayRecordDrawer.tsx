import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { RawText } from '@/components/RawText';
import { newest } from '@/components/RecordDrawer';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { PayRecord, PayRecordDetail, RawMessage } from '@/contract';
import { failClasses, payRecordTones } from '@/domain/payOrder';
import { diffReasons, reconTones } from '@/domain/payRecord';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getPayRecord } from '@/services/payrecord';
import { actionsOf } from './actions';
import { useErrorLabel, Verified } from './cells';
import type { Dialog, Screen } from './dialog';
import { useQuery } from './useQuery';

/** All actions. A disabled action shows the reason. */
function Actions({ row, screen }: { row: PayRecord; screen: Screen }) {
  const t = useT();
  const query = useQuery(screen);
  return (
    <div className="panel-line">
      {actionsOf(t, row, screen.ask, query).map(({ key, label, ...action }) => (
        <ActionButton key={key} {...action}>
          {label}
        </ActionButton>
      ))}
    </div>
  );
}

function useField() {
  const t = useT();
  return (name: NamesIn<'payrecord.field'>) => t(`payrecord.field.${name}`);
}

function Overview({ row }: { row: PayRecord }) {
  const t = useT();
  const label = useField();
  const labelOf = useLabel();
  const errorLabel = useErrorLabel();
  const { unifiedCode, unifiedMsg, failClass } = row;
  const copy = (name: 'recordNo' | 'mchOrderNo' | 'upstreamOrderNo' | 'traceId') => {
    const text = row[name];
    return { label: label(name), value: text && <CopyText text={text} name={label(name)} /> };
  };
  const plain = (name: 'roundId' | 'upstreamCodeRaw' | 'upstreamMsgRaw' | 'httpStatus') => ({
    label: label(name),
    value: row[name],
  });
  return (
    <Section title={t('payrecord.detail.overview')}>
      {factsOf([
        copy('recordNo'),
        { label: label('payOrderNo'), value: <RecordLink entity="payorder" no={row.payOrderNo} /> },
        copy('mchOrderNo'),
        copy('upstreamOrderNo'),
        { label: label('mchName'), value: joined(row.mchName, row.mchNo && <RecordLink entity="merchant" no={row.mchNo} />) },
        {
          label: label('agentName'),
          value: joined(row.agentName, row.agentNo && <RecordLink entity="agent" no={row.agentNo} />),
        },
        { label: label('amount'), value: <Money amount={row.amount} currency={row.currency} /> },
        {
          label: label('status'),
          value: <StatusTag group="payrecord.status" value={row.status} tones={payRecordTones} />,
        },
        {
          label: label('channelCode'),
          value: joined(row.channelName, row.channelCode && <RecordLink entity="channel" no={row.channelCode} />),
        },
        { label: label('upstreamCode'), value: row.upstreamCode && <RecordLink entity="upstream" no={row.upstreamCode} /> },
        { label: label('attemptNo'), value: row.attemptNo },
        plain('roundId'),
        { label: label('productCode'), value: row.productCode && <RecordLink entity="product" no={row.productCode} /> },
        { label: label('wayCode'), value: row.wayCode && <RecordLink entity="payway" no={row.wayCode} /> },
        { label: label('unifiedCode'), value: unifiedCode && errorLabel(unifiedCode, unifiedMsg) },
        {
          label: label('failClass'),
          value: failClass && failClass !== 'NONE' && labelOf('payrecord.failClass', failClasses, failClass),
        },
        plain('upstreamCodeRaw'),
        plain('upstreamMsgRaw'),
        { label: label('requestAt'), value: row.requestAt && <Time at={row.requestAt} withRelative /> },
        { label: label('responseAt'), value: row.responseAt && <Time at={row.responseAt} /> },
        {
          label: label('latencyMs'),
          value: row.latencyMs !== null && row.latencyMs !== undefined && <Duration ms={row.latencyMs} />,
        },
        plain('httpStatus'),
        {
          label: label('upstreamCost'),
          value: row.upstreamCost && <Money amount={row.upstreamCost} currency={row.currency} />,
        },
        copy('traceId'),
      ])}
    </Section>
  );
}

/** Raw messages. The server has already removed secrets and payer data. */
function Messages({ messages }: { messages: readonly RawMessage[] }) {
  const t = useT();
  const format = useFormat();
  const show = ({ name, at, body = '' }: RawMessage, title: string) => (
    <RawText key={`${name} ${at}`} label={`${title} · ${format.time(at)}`} text={body} />
  );
  const request = messages.find(({ name }) => name === 'REQUEST');
  const answer = messages.find(({ name }) => name === 'ANSWER');
  return (
    <Section title={t('payrecord.detail.messages')}>
      <div className="raw-pair">
        {request && show(request, t('payrecord.detail.request'))}
        {answer ? show(answer, t('payrecord.detail.answer')) : <p className="soft">{t('payrecord.detail.noAnswer')}</p>}
      </div>
    </Section>
  );
}

function Callback({ row }: { row: PayRecordDetail }) {
  const t = useT();
  const label = useField();
  const format = useFormat();
  const { callbackAt, callbackCount = 0, messages = [] } = row;
  return (
    <Section title={t('payrecord.detail.callback')}>
      {callbackAt ? (
        <>
          {factsOf([
            { label: label('callbackAt'), value: <Time at={callbackAt} withRelative /> },
            { label: label('callbackCount'), value: callbackCount },
            { label: label('callbackVerified'), value: <Verified row={row} /> },
          ])}
          {messages
            .filter(({ name }) => name === 'CALLBACK')
            .map(({ at, body = '' }) => (
              <RawText key={at} label={`${t('payrecord.detail.callback')} · ${format.time(at)}`} text={body} />
            ))}
        </>
      ) : (
        <span className="soft">{t('payrecord.message.noCallback')}</span>
      )}
    </Section>
  );
}

function Reconciliation({ row }: { row: PayRecordDetail }) {
  const t = useT();
  const label = useField();
  const labelOf = useLabel();
  const { handledReasonCode, handledAt } = row;
  return (
    <Section title={t('payrecord.detail.recon')}>
      {factsOf([
        {
          label: label('reconStatus'),
          value: row.reconStatus && <StatusTag group="payrecord.reconStatus" value={row.reconStatus} tones={reconTones} />,
        },
        { label: label('reconBatchNo'), value: row.reconBatchNo },
        { label: label('handledBy'), value: row.handledBy },
        { label: label('handledAt'), value: handledAt && <Time at={handledAt} /> },
        {
          label: label('handledReasonCode'),
          value: handledReasonCode && labelOf('payrecord.diffReason', diffReasons, handledReasonCode),
        },
        { label: label('handledRemark'), value: row.handledRemark },
      ])}
    </Section>
  );
}

/** One attempt: request, answer, callback and reconciliation. */
export function PayRecordDrawer({ id, screen }: DrawerProps<PayRecord, Dialog>) {
  const t = useT();
  const { rowOf } = screen;
  return (
    <ScreenDrawer<PayRecord, PayRecordDetail, Dialog>
      id={id}
      screen={screen}
      title={(no) => t('payrecord.detail.title', { no })}
      fetchDetail={getPayRecord}
      head={(row) => (
        <div key={row.recordNo}>
          <Actions row={row} screen={screen} />
          <Overview row={row} />
        </div>
      )}
    >
      {(detail) => {
        const row = newest(detail, rowOf(detail.recordNo));
        const { messages = [], logs = [] } = row;
        return (
          <div key={row.recordNo}>
            <Messages messages={messages} />
            <Callback row={row} />
            <Reconciliation row={row} />
            <LogSection title={t('payrecord.detail.log')} logs={logs} />
          </div>
        );
      }}
    </ScreenDrawer>
  );
}
