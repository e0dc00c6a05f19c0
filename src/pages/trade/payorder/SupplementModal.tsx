import { Form } from 'antd';
import type { StoredFile } from '@/components/FileInput';
import { ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { PayOrder, PaySupplementReason } from '@/contract';
import { addMoney, compareMoney, isAmountOf } from '@/domain/money';
import { supplementReasons } from '@/domain/payOrder';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { supplementPayOrder } from '@/services/payorder';
import type { OrderProps } from './dialog';

interface Values extends ReasonValues<PaySupplementReason> {
  paidAmount: string;
  bankRefNo: string;
  upstreamOrderNo?: string;
  evidenceFileId: StoredFile;
}

const NUMBER_MAX = 64;

/** The paid amount. A hint states a difference from the order. */
function PaidItem({ row: { amount, currency } }: { row: PayOrder }) {
  const t = useT();
  const field = fieldsFor<{ paidAmount: string }>()('payorder', t);
  const format = useFormat();
  const typed = String(Form.useWatch('paidAmount') ?? amount).trim();
  const isFine = (text: string) => isAmountOf(text, currency) && compareMoney(text, '0') > 0;
  const isOther = isFine(typed) && compareMoney(typed, amount) !== 0;
  return field.amount('paidAmount', currency, {
    label: `${t('payorder.field.paidAmount')} (${currency})`,
    isRequired: true,
    hint: (
      <span role="status" className={isOther ? 'text-warning' : undefined}>
        {t(`payment.supplement.${isOther ? 'differs' : 'asked'}`, { money: format.money(amount, currency) })}
      </span>
    ),
    initialValue: amount,
    faultOf: (text) => (isFine(text) ? undefined : t('payment.supplement.wrong', { currency })),
  });
}

/** Sets an order to paid manually. Needs bank reference and evidence; only the amount is prefilled. */
export function SupplementModal({ row, onDone, ...rest }: OrderProps) {
  const t = useT();
  const field = fieldsFor<typeof supplementPayOrder>()('payorder', t);
  const { payOrderNo, version, currency, mchName, mchNo } = row;
  return (
    <ReasonModal<PaySupplementReason, PayOrder, Values>
      id="payorder-supplement"
      title={t('payment.supplement.title', { no: payOrderNo })}
      okText={t('payorder.action.supplement')}
      isDanger
      reasons={supplementReasons}
      labelOf={(code) => t(`payment.reason.${code}`)}
      text={<p>{t('payment.supplement.text', { merchant: mchName ?? mchNo ?? '' })}</p>}
      send={({ paidAmount, bankRefNo, upstreamOrderNo, evidenceFileId, ...reason }, options) =>
        supplementPayOrder(
          {
            payOrderNo,
            version,
            paidAmount: addMoney([paidAmount.trim()], currency),
            bankRefNo: bankRefNo.trim(),
            upstreamOrderNo: upstreamOrderNo?.trim() || undefined,
            evidenceFileId: evidenceFileId.fileId,
            ...reason,
          },
          options,
        )
      }
      onDone={(next) => onDone(next)}
      {...rest}
    >
      <PaidItem row={row} />
      {field.text('bankRefNo', NUMBER_MAX, { isRequired: true })}
      {field.text('upstreamOrderNo', NUMBER_MAX, {
        label: t('payment.supplement.optional', { field: t('payorder.field.upstreamOrderNo') }),
      })}
      {field.file('evidenceFileId', { label: t('payment.supplement.evidence') })}
    </ReasonModal>
  );
}
