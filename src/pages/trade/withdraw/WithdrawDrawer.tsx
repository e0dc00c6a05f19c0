import { Alert, Descriptions, Space, Table, Timeline } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { MaskedValue } from '@/components/MaskedValue';
import { Money } from '@/components/Money';
import { RecordDrawer } from '@/components/RecordDrawer';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Withdraw, WithdrawDetail } from '@/contract';
import { payeeVerifiedTones, withdrawStatusTones } from '@/domain/status';
import { decisionKinds, eventKinds, feeModes, payeeAccountTypes, rejectReasons, revealReasons } from '@/domain/values';
import { withdrawActionState } from '@/domain/withdraw';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { revealSensitive } from '@/services/common';
import { getWithdraw } from '@/services/withdraw';
import { Due, FlagTag, Stage } from './cells';

interface WithdrawDrawerProps {
  no: string;
  rows: readonly Withdraw[];
  /** Changes when the list was read anew. */
  version: unknown;
  onOpen: (no: string | undefined) => void;
  onAsk: (kind: 'pass' | 'reject', rows: readonly Withdraw[]) => void;
}

/** Label of a code when this console knows it, else the code. */
function useLabel() {
  const t = useT();
  return (group: string, known: readonly string[], code: string | null | undefined) =>
    code ? (known.includes(code) ? t(`trade.withdraw.${group}.${code}` as MessageKey) : code) : '–';
}

function Amounts({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const money = (
    key: 'requestedAmount' | 'amount' | 'fee' | 'netAmount' | 'availableAtRequest' | 'availableNow' | 'frozenNow',
  ) => ({
    key,
    label: t(`trade.withdraw.field.${key}`),
    children: <Money amount={order[key]} currency={order.currency} />,
  });
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, sm: 2 }}
      items={[
        money('amount'),
        money('netAmount'),
        money('fee'),
        money('requestedAmount'),
        money('availableNow'),
        money('frozenNow'),
        { key: 'feeMode', label: t('trade.withdraw.field.feeMode'), children: labelOf('feeMode', feeModes, order.feeMode) },
      ]}
    />
  );
}

function Beneficiary({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const label = (name: string) => t(`trade.withdraw.field.${name}` as MessageKey);
  const masked = (field: 'payeeName' | 'payeeAccountNo') => (
    <MaskedValue
      value={order[field]}
      fieldName={label(field)}
      reasons={revealReasons}
      reasonGroup="trade.withdraw.revealReason"
      reveal={(reason, options) => revealSensitive({ entity: 'withdraw', id: order.withdrawNo, field, ...reason }, options)}
    />
  );
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, sm: 2 }}
      items={[
        { key: 'name', label: label('payeeName'), children: masked('payeeName') },
        { key: 'account', label: label('payeeAccountNo'), children: masked('payeeAccountNo') },
        {
          key: 'bank',
          label: label('payeeBankName'),
          children: [order.payeeBankName, order.payeeBankCode].filter(Boolean).join(' · ') || '–',
        },
        {
          key: 'verified',
          label: label('payeeVerified'),
          children: <StatusTag group="trade.withdraw.payeeVerified" value={order.payeeVerified} tones={payeeVerifiedTones} />,
        },
        {
          key: 'kind',
          label: label('payeeAccountType'),
          children: labelOf('payeeAccountType', payeeAccountTypes, order.payeeAccountType),
        },
        { key: 'first', label: label('payeeFirstUsedAt'), children: <Time at={order.payeeFirstUsedAt} withRelative /> },
        { key: 'changed', label: label('payeeChangedAt'), children: <Time at={order.payeeChangedAt} withRelative /> },
      ]}
    />
  );
}

function History({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const events = [...(order.events ?? [])].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Timeline
      items={events.map((event) => ({
        key: `${event.at}${event.kind}`,
        content: (
          <>
            <strong>{labelOf('event', eventKinds, event.kind)}</strong>{' '}
            {event.actorName ?? t(`trade.withdraw.actor.${event.actorType}`)}
            {event.refNo && <CopyText text={event.refNo} name={labelOf('event', eventKinds, event.kind)} />}
            <Time at={event.at} withRelative />
            {event.reasonCode && <div>{labelOf('rejectReason', rejectReasons, event.reasonCode)}</div>}
            {event.remark && <div className="soft">{event.remark}</div>}
          </>
        ),
      }))}
    />
  );
}

/** One order with everything a decision needs: amounts, beneficiary, flags, who must decide, and what has happened. */
export function WithdrawDrawer({ no, rows, version, onOpen, onAsk }: WithdrawDrawerProps) {
  const t = useT();
  const labelOf = useLabel();
  const label = (name: string) => t(`trade.withdraw.field.${name}` as MessageKey);
  return (
    <RecordDrawer<WithdrawDetail>
      id={no}
      ids={rows.map((row) => row.withdrawNo)}
      title={(id) => t('trade.withdraw.detail.title', { no: id })}
      fetchDetail={getWithdraw}
      onOpen={onOpen}
      version={version}
      footer={(order) => (
        <Space>
          <ActionButton
            access="trade:withdraw:pass"
            isPrimary
            state={withdrawActionState(order, 'pass')}
            onClick={() => onAsk('pass', [order])}
          >
            {t('trade.withdraw.action.pass')}
          </ActionButton>
          <ActionButton
            access="trade:withdraw:reject"
            isDanger
            state={withdrawActionState(order, 'reject')}
            onClick={() => onAsk('reject', [order])}
          >
            {t('trade.withdraw.action.reject')}
          </ActionButton>
        </Space>
      )}
    >
      {(order) => (
        <>
          <Space size="middle" wrap>
            <span className="amount-large">
              <Money amount={order.netAmount ?? order.amount} currency={order.currency} />
            </span>
            <StatusTag group="trade.withdraw.status" value={order.status} tones={withdrawStatusTones} />
            <Stage row={order} />
            <Due row={order} />
          </Space>
          {order.policy?.why && (
            <Alert
              style={{ marginTop: 12 }}
              type="info"
              title={t('trade.withdraw.detail.policy')}
              description={order.policy.why}
            />
          )}
          {order.failMsg && <Alert style={{ marginTop: 12 }} type="error" title={label('failMsg')} description={order.failMsg} />}
          <h2 className="section-title">{t('trade.withdraw.detail.risk')}</h2>
          {(order.riskFlags ?? []).length === 0 && <span className="soft">{t('trade.withdraw.detail.noRisk')}</span>}
          <ul className="flag-list">
            {(order.riskFlags ?? []).map((flag) => (
              <li key={flag.code}>
                <FlagTag flag={flag} /> {flag.text}
              </li>
            ))}
          </ul>
          <h2 className="section-title">{t('trade.withdraw.detail.money')}</h2>
          <Amounts order={order} />
          <h2 className="section-title">{t('trade.withdraw.detail.payee')}</h2>
          <Beneficiary order={order} />
          <h2 className="section-title">{t('trade.withdraw.detail.request')}</h2>
          <Descriptions
            bordered
            size="small"
            column={{ xs: 1, sm: 2 }}
            items={[
              {
                key: 'no',
                label: label('withdrawNo'),
                children: <CopyText text={order.withdrawNo} name={label('withdrawNo')} />,
              },
              {
                key: 'holder',
                label: label('holderName'),
                children: [order.holderName, order.holderNo, order.level].filter(Boolean).join(' · '),
              },
              { key: 'agent', label: label('agentName'), children: order.agentName ?? '–' },
              { key: 'account', label: label('accountNo'), children: order.accountNo ?? '–' },
              { key: 'ip', label: label('clientIp'), children: order.clientIp ?? '–' },
              {
                key: 'bankRef',
                label: label('bankRefNo'),
                children: order.bankRefNo ? <CopyText text={order.bankRefNo} name={label('bankRefNo')} /> : '–',
              },
              ...(order.rejectReasonCode
                ? [
                    {
                      key: 'reject',
                      label: label('rejectReasonCode'),
                      children: labelOf('rejectReason', rejectReasons, order.rejectReasonCode),
                    },
                  ]
                : []),
              ...(order.rejectRemark ? [{ key: 'remark', label: label('rejectRemark'), children: order.rejectRemark }] : []),
              ...(order.messageToHolder
                ? [{ key: 'message', label: label('messageToHolder'), children: order.messageToHolder }]
                : []),
            ]}
          />
          {(order.decisions ?? []).length > 0 && (
            <>
              <h2 className="section-title">{t('trade.withdraw.detail.decisions')}</h2>
              <ol className="flag-list">
                {(order.decisions ?? []).map((decision) => (
                  <li key={decision.at}>
                    {t('trade.withdraw.message.stageOf', { done: decision.stage, all: order.requiredStages ?? decision.stage })}{' '}
                    <strong>{decision.operatorName}</strong> {labelOf('decision', decisionKinds, decision.decision)} ·{' '}
                    <Time at={decision.at} />
                    {decision.remark && <span className="soft">{decision.remark}</span>}
                  </li>
                ))}
              </ol>
            </>
          )}
          {(order.payouts ?? []).length > 0 && (
            <>
              <h2 className="section-title">{t('trade.withdraw.detail.payouts')}</h2>
              <Table
                size="small"
                rowKey="settNo"
                pagination={false}
                scroll={{ x: true }}
                dataSource={order.payouts}
                columns={[
                  { title: label('settNos'), dataIndex: 'settNo' },
                  { title: label('status'), dataIndex: 'status' },
                  { title: label('channelCode'), dataIndex: 'channelCode' },
                  { title: label('finishedAt'), dataIndex: 'finishedAt', render: (at: string | null) => <Time at={at} /> },
                ]}
              />
            </>
          )}
          <h2 className="section-title">{t('trade.withdraw.detail.timeline')}</h2>
          <History order={order} />
        </>
      )}
    </RecordDrawer>
  );
}
