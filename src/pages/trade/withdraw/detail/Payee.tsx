import { MaskedValue } from '@/components/MaskedValue';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { holderEntity } from '@/domain/records';
import { payeeVerifiedTones } from '@/domain/status';
import { payeeAccountTypes, revealReasons } from '@/domain/values';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { revealSensitive } from '@/services/commonRecord';

type History = NonNullable<WithdrawDetail['payeeHistory']>;

/** Earlier payouts of this holder to the beneficiary, summed per currency. */
function PaidBefore({ count, totals = [] }: History) {
  const t = useT();
  return (
    <ul className="flag-list">
      <li>{t('desk.detail.paidTimes', { count })}</li>
      {totals.map(({ currency, amount }) => (
        <li key={currency}>
          <Money amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function Others({ others }: { others: NonNullable<History['others']> }) {
  const t = useT();
  return (
    <ul className="flag-list">
      {others.map(({ holderType, holderNo, holderName, count }) => (
        <li key={holderNo}>
          {joined(
            holderName,
            <RecordLink entity={holderEntity(holderType)} no={holderNo} />,
            t('desk.detail.otherOrders', { count }),
          )}
        </li>
      ))}
    </ul>
  );
}

/** The beneficiary and its history (docs/rules/withdraw.md#beneficiary). */
export function Payee({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const { payeeAccountType, payeeFirstUsedAt, payeeChangedAt, payeeHistory } = order;
  const others = payeeHistory?.others ?? [];
  const label = (name: string) => t(`trade.withdraw.field.${name}` as MessageKey);
  const masked = (field: 'payeeName' | 'payeeAccountNo') =>
    order[field] && (
      <MaskedValue
        value={order[field]}
        fieldName={label(field)}
        reasons={revealReasons}
        reasonGroup="desk.revealReason"
        reveal={(reason, options) => revealSensitive({ entity: 'withdraw', id: order.withdrawNo, field, ...reason }, options)}
      />
    );
  return (
    <Section title={t('desk.detail.payee')}>
      {factsOf([
        { label: label('payeeName'), value: masked('payeeName') },
        { label: label('payeeAccountNo'), value: masked('payeeAccountNo') },
        {
          label: label('payeeBankName'),
          value: [order.payeeBankName, order.payeeBankCode, order.payeeCountry].filter(Boolean).join(' · '),
        },
        {
          label: label('payeeAccountType'),
          value: payeeAccountType && labelOf('desk.payeeAccountType', payeeAccountTypes, payeeAccountType),
        },
        {
          label: label('payeeVerified'),
          value: order.payeeVerified && (
            <StatusTag group="trade.withdraw.payeeVerified" value={order.payeeVerified} tones={payeeVerifiedTones} />
          ),
        },
        // Null means never used or never changed, and shows a dash. An absent field means unknown.
        {
          label: label('payeeFirstUsedAt'),
          value: payeeFirstUsedAt !== undefined && <Time at={payeeFirstUsedAt} withRelative />,
        },
        { label: label('payeeChangedAt'), value: payeeChangedAt !== undefined && <Time at={payeeChangedAt} withRelative /> },
        { label: t('desk.detail.paidBefore'), value: payeeHistory && <PaidBefore {...payeeHistory} /> },
        {
          label: t('desk.detail.lastPaidAt'),
          value: payeeHistory?.lastAt && <Time at={payeeHistory.lastAt} withRelative />,
        },
        { label: t('desk.detail.others'), value: others.length > 0 && <Others others={others} /> },
      ])}
    </Section>
  );
}
