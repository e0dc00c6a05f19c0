import { CopyText } from '@/components/CopyText';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { accountTypes, feeModes, payoutModes, withdrawSources } from '@/domain/values';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';

function useFieldLabel(): (name: NamesIn<'trade.withdraw.field'>) => string {
  const t = useT();
  return (name) => t(`trade.withdraw.field.${name}`);
}

/** Amounts that the decision card does not have, and the payout amount if its currency differs. */
export function Amounts({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const label = useFieldLabel();
  const labelOf = useLabel();
  const { currency, payoutCurrency, payoutAmount, feeMode } = order;
  const money = (name: 'amount' | 'requestedAmount') => ({
    label: label(name),
    value: order[name] !== undefined && <Money amount={order[name]} currency={currency} />,
  });
  const isExchanged = payoutCurrency !== undefined && payoutCurrency !== currency;
  return (
    <Section title={t('desk.detail.amounts')}>
      {factsOf([
        money('amount'),
        money('requestedAmount'),
        { label: label('feeMode'), value: feeMode && labelOf('desk.feeMode', feeModes, feeMode) },
        {
          label: label('payoutAmount'),
          value: isExchanged && payoutAmount !== undefined && (
            <>
              <Money amount={payoutAmount} currency={payoutCurrency} /> {order.fxRate && <span>{`(× ${order.fxRate})`}</span>}
            </>
          ),
        },
      ])}
    </Section>
  );
}

/** A value that does not explain itself, with its meaning below. */
const explained = (value: string | null | undefined, help: string) =>
  value && (
    <span className="stack">
      {value} <small className="soft">{help}</small>
    </span>
  );

/** Account, source of the request, payout route and times; the holder is in the decision card. */
export function Request({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const label = useFieldLabel();
  const labelOf = useLabel();
  const { source, accountType, payoutMode, riskScore } = order;
  const score = typeof riskScore === 'number' ? t('desk.detail.scoreOf', { score: riskScore }) : undefined;
  return (
    <Section title={t('desk.detail.request')}>
      {factsOf([
        { label: label('withdrawNo'), value: <CopyText text={order.withdrawNo} name={label('withdrawNo')} /> },
        { label: label('submittedAt'), value: <Time at={order.submittedAt} withRelative /> },
        { label: t('desk.detail.score'), value: explained(score, t('desk.detail.scoreHelp')) },
        {
          label: label('agentName'),
          value: joined(order.agentName, order.agentNo && <RecordLink entity="agent" no={order.agentNo} />),
        },
        { label: label('accountNo'), value: order.accountNo && <RecordLink entity="account" no={order.accountNo} /> },
        { label: label('accountType'), value: accountType && labelOf('trade.withdraw.accountType', accountTypes, accountType) },
        { label: label('source'), value: source && labelOf('trade.withdraw.source', withdrawSources, source) },
        { label: label('clientIp'), value: order.clientIp },
        { label: label('payoutMode'), value: payoutMode && labelOf('trade.withdraw.payoutMode', payoutModes, payoutMode) },
        { label: label('channelCode'), value: order.channelCode && <RecordLink entity="channel" no={order.channelCode} /> },
        { label: label('passedAt'), value: order.passedAt && <Time at={order.passedAt} /> },
        { label: label('finishedAt'), value: order.finishedAt && <Time at={order.finishedAt} /> },
      ])}
    </Section>
  );
}
