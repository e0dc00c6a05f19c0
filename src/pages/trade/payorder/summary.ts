import type { PayOrder } from '@/contract';
import type { Format } from '@/hooks/useFormat';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';

/** A summary for a chat with the merchant, without channels, costs, margins and payer. */
export function summaryOf(row: PayOrder, t: Translate, format: Pick<Format, 'money' | 'time' | 'timeZone'>): string {
  const line = (name: NamesIn<'payorder.field'>, value: string | null | undefined | false) =>
    value ? [t('payment.summary.line', { label: t(`payorder.field.${name}`), value })] : [];
  const { currency, paidAt, paidAmount, refundCount, refundedAmount, errorMsg } = row;
  const time = (at: string) => `${format.time(at)} (${format.timeZone})`;
  return [
    t('payment.summary.head', { no: row.payOrderNo }),
    ...line('mchOrderNo', row.mchOrderNo),
    ...line('amount', format.money(row.amount, currency)),
    ...line('status', t(`payorder.status.${row.status}`)),
    ...line('createdAt', row.createdAt && time(row.createdAt)),
    ...line('paidAt', paidAt && time(paidAt)),
    ...line('paidAmount', paidAt && paidAmount && format.money(paidAmount, currency)),
    ...line('bankRefNo', row.bankRefNo),
    ...line('refundedAmount', Boolean(refundCount) && refundedAmount && format.money(refundedAmount, currency)),
    ...(errorMsg ? [t('payment.summary.failure', { text: errorMsg })] : []),
  ].join('\n');
}
