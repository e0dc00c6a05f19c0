import { MaskedValue } from '@/components/MaskedValue';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { holderEntity } from '@/domain/records';
import { payeeAccountTypes, revealReasons } from '@/domain/values';
import { joinedText } from '@/domain/written';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { revealSensitive } from '@/services/commonRecord';

type History = NonNullable<WithdrawDetail['payeeHistory']>;

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

/** What the decision card does not say of the beneficiary, and its numbers to reveal (docs/rules/withdraw.md#beneficiary). */
export function Payee({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const { payeeAccountType, payeeFirstUsedAt, payeeChangedAt, payeeHistory } = order;
  const others = payeeHistory?.others ?? [];
  const label = (name: NamesIn<'trade.withdraw.field'>) => t(`trade.withdraw.field.${name}`);
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
          value: joinedText([order.payeeBankCode, order.payeeCountry]),
        },
        {
          label: label('payeeAccountType'),
          value: payeeAccountType && labelOf('desk.payeeAccountType', payeeAccountTypes, payeeAccountType),
        },
        // Null means never used or never changed, and shows a dash. An absent field means unknown. The day of the first use is in the card.
        { label: label('payeeFirstUsedAt'), value: payeeFirstUsedAt === null && <Time at={null} /> },
        { label: label('payeeChangedAt'), value: payeeChangedAt !== undefined && <Time at={payeeChangedAt} withRelative /> },
        {
          label: t('desk.detail.lastPaidAt'),
          value: payeeHistory?.lastAt && <Time at={payeeHistory.lastAt} withRelative />,
        },
        { label: t('desk.detail.others'), value: others.length > 0 && <Others others={others} /> },
      ])}
    </Section>
  );
}
