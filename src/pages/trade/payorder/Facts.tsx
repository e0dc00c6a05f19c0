import { CopyText } from '@/components/CopyText';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { PayOrderDetail } from '@/contract';
import { settleStatuses, successTypes } from '@/domain/payOrder';
import { notifyTones } from '@/domain/sett';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';

function useField() {
  const t = useT();
  return (name: NamesIn<'payorder.field'>) => t(`payorder.field.${name}`);
}

/** Merchant, order numbers and state. */
export function Overview({ order }: { order: PayOrderDetail }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = useField();
  const { currency, paidAt, durationSec, successType, settleStatus, notifyStatus, notifyCount, notifyLimit } = order;
  const number = (name: 'payOrderNo' | 'mchOrderNo' | 'upstreamOrderNo' | 'bankRefNo') => ({
    label: label(name),
    value: order[name] && <CopyText text={order[name]} name={label(name)} />,
  });
  const time = (name: 'createdAt' | 'expireAt' | 'settleAt' | 'lastNotifyAt' | 'nextNotifyAt') => ({
    label: label(name),
    value: order[name] && <Time at={order[name]} withRelative={name === 'createdAt'} />,
  });
  const money = (name: 'paidAmount' | 'mchFee' | 'netAmount' | 'refundedAmount') => ({
    label: label(name),
    value: order[name] !== undefined && paidAt && <Money amount={order[name]} currency={currency} />,
  });
  return (
    <Section title={t('payment.detail.overview')}>
      {factsOf([
        number('payOrderNo'),
        number('mchOrderNo'),
        number('upstreamOrderNo'),
        number('bankRefNo'),
        {
          label: label('mchName'),
          value: joined(order.mchName, order.mchNo && <RecordLink entity="merchant" no={order.mchNo} />),
        },
        {
          label: label('agentName'),
          value: joined(order.agentName, order.agentNo && <RecordLink entity="agent" no={order.agentNo} />),
        },
        { label: label('productName'), value: joined(order.productName, order.wayName) },
        {
          label: label('channelCode'),
          value: joined(
            order.channelCode && <RecordLink entity="channel" no={order.channelCode} />,
            order.channelName,
            order.upstreamCode && <RecordLink entity="upstream" no={order.upstreamCode} />,
          ),
        },
        time('createdAt'),
        {
          label: label('paidAt'),
          value: paidAt && (
            <span className="stack">
              <Time at={paidAt} />
              {typeof durationSec === 'number' && (
                <small className="soft">{t('payment.detail.late', { duration: format.duration(durationSec) })}</small>
              )}
            </span>
          ),
        },
        money('paidAmount'),
        { label: label('successType'), value: successType && labelOf('payorder.successType', successTypes, successType) },
        money('netAmount'),
        { label: label('refundedAmount'), value: order.refundCount ? money('refundedAmount').value : undefined },
        { label: label('settleStatus'), value: settleStatus && labelOf('payorder.settleStatus', settleStatuses, settleStatus) },
        time('settleAt'),
        {
          label: label('notifyStatus'),
          value: notifyStatus && (
            <>
              <StatusTag group="payorder.notifyStatus" value={notifyStatus} tones={notifyTones} />{' '}
              {Boolean(notifyCount) && (
                <span>{t('payorder.attempts', { count: notifyCount ?? 0, limit: notifyLimit ?? 0 })}</span>
              )}
            </>
          ),
        },
        time('nextNotifyAt'),
        { label: label('notifyUrl'), value: order.notifyUrl },
        { label: label('expireAt'), value: !paidAt && time('expireAt').value },
        { label: label('errorMsg'), value: joined(order.errorMsg, order.errorCode) },
      ])}
    </Section>
  );
}

/** Masked payer data, and the subject. */
export function Payer({ order }: { order: PayOrderDetail }) {
  const t = useT();
  const label = useField();
  return (
    <Section title={t('payment.detail.payer')}>
      {factsOf([
        { label: label('payerName'), value: order.payerName },
        { label: label('payerAccountNo'), value: order.payerAccountNo },
        { label: label('clientIp'), value: order.clientIp },
        { label: label('device'), value: order.device },
        { label: label('subject'), value: order.subject },
      ])}
    </Section>
  );
}
