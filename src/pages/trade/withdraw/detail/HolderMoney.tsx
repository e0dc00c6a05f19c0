import { Entries } from '@/components/Entries';
import { Fold } from '@/components/Fold';
import { Money } from '@/components/Money';
import { factsOf, Section } from '@/components/Section';
import { TrendChart } from '@/components/TrendChart';
import type { WithdrawDetail } from '@/contract';
import { useT } from '@/hooks/useT';

/** The holder's balance, money in and out over 30 days, and latest entries (docs/rules/withdraw.md#holders-money). */
export function HolderMoney({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const { holderMoney } = order;
  const no = holderMoney?.accountNo ?? order.accountNo;
  const currency = holderMoney?.currency ?? order.currency;
  const { entries = [], days = [] } = holderMoney ?? {};
  const money = (amount: string | undefined) => amount !== undefined && <Money amount={amount} currency={currency} />;
  const facts = factsOf([
    { label: t('trade.withdraw.field.availableNow'), value: money(holderMoney?.available ?? order.availableNow) },
    { label: t('desk.detail.frozenNow'), value: money(holderMoney?.frozen ?? order.frozenNow) },
    { label: t('desk.detail.pending'), value: money(holderMoney?.pending) },
  ]);
  const last = t('desk.detail.lastEntries', { count: entries.length });
  return (
    <Section title={t('desk.detail.holderMoney')}>
      {facts && (
        <>
          {facts}
          {days.length > 0 && (
            <TrendChart
              title={no ? t('desk.detail.trend', { no, count: days.length }) : t('desk.detail.holderMoney')}
              currency={currency}
              days={days}
            />
          )}
          {entries.length > 0 && (
            <Fold show={last} hide={t('desk.detail.hideEntries')}>
              <Entries label={last} entries={entries} names="refNo" />
            </Fold>
          )}
        </>
      )}
    </Section>
  );
}
