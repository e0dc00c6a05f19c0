import type { SettDetail } from '@/contract';
import { settStatuses } from '@/domain/sett';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** A summary for a chat with the merchant, without channel, upstream and other internal data. */
export function useSummary(): (order: SettDetail) => string {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  return (order) => {
    const { currency, status, createdAt } = order;
    const money = (amount: string | undefined) => amount && format.money(amount, currency);
    const time = (at: string | null | undefined) => at && `${format.time(at)} (${format.offset()})`;
    const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
      [t('sett.field.settNo'), order.settNo],
      [t('sett.field.mchOrderNo'), order.mchOrderNo],
      [t('sett.field.status'), labelOf('sett.status', settStatuses, status)],
      [t('sett.field.failMsg'), order.failMsg],
      [t('sett.field.netAmount'), money(order.netAmount)],
      [t('sett.field.fee'), money(order.fee)],
      [t('sett.field.amount'), money(order.amount)],
      [t('sett.field.payee'), joinedText([order.payeeName, order.payeeBankName, order.payeeAccountNo])],
      [t('sett.field.bankRefNo'), order.bankRefNo],
      [t('sett.field.createdAt'), time(createdAt)],
      [t('sett.field.finishedAt'), time(order.finishedAt)],
      [t('sett.field.reversedAt'), time(order.reversedAt)],
    ];
    return facts.flatMap(([label, value]) => (value ? `${label}: ${value}` : [])).join('\n');
  };
}
