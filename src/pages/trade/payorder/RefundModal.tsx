import { Button, Form } from 'antd';
import { ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { PayOrder, PayRefundReason } from '@/contract';
import { addMoney, compareMoney, isAmountOf, lessMoney } from '@/domain/money';
import { payRefundReasons } from '@/domain/payOrder';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { refundPayOrder } from '@/services/payorder';
import type { OrderProps } from './dialog';

interface Values extends ReasonValues<PayRefundReason> {
  amount: string;
}

/** The refund amount must be typed; nothing is prefilled. */
function AmountItem({ most, currency }: { most: string; currency: string }) {
  const t = useT();
  const field = fieldsFor<Values>()('payorder', t);
  const format = useFormat();
  const form = Form.useFormInstance<Values>();
  const money = format.money(most, currency);
  const faultOf = (text: string) => {
    if (!isAmountOf(text, currency)) return t('payment.refund.form', { currency });
    return compareMoney(text, '0') > 0 && compareMoney(text, most) <= 0 ? undefined : t('payment.refund.wrong', { money });
  };
  return field.amount('amount', currency, {
    label: `${t('payorder.field.amount')} (${currency})`,
    isRequired: true,
    hint: (
      <>
        {t('payment.refund.most', { money })}{' '}
        <Button
          type="link"
          size="small"
          onClick={() => {
            form.setFieldsValue({ amount: most });
            void form.validateFields(['amount']);
          }}
        >
          {t('payment.refund.all')}
        </Button>
      </>
    ),
    faultOf,
  });
}

/** Refunds the payer, at most the paid amount less earlier refunds. */
export function RefundModal({ row, onDone, ...rest }: OrderProps) {
  const t = useT();
  const format = useFormat();
  const { payOrderNo, version, currency, paidAmount = row.amount, refundedAmount = '0', mchName, mchNo } = row;
  const most = lessMoney(paidAmount, refundedAmount, currency);
  const words = {
    paid: format.money(paidAmount, currency),
    refunded: format.money(addMoney([refundedAmount], currency), currency),
    merchant: mchName ?? mchNo ?? '',
  };
  return (
    <ReasonModal<PayRefundReason, PayOrder, Values>
      id="payorder-refund"
      title={t('payment.refund.title', { no: payOrderNo })}
      okText={t('payorder.action.refund')}
      isDanger
      reasons={payRefundReasons}
      labelOf={(code) => t(`payment.reason.${code}`)}
      text={<p>{t('payment.refund.text', words)}</p>}
      send={({ amount, ...reason }, options) =>
        refundPayOrder({ payOrderNo, version, amount: addMoney([amount.trim()], currency), ...reason }, options)
      }
      onDone={(next, { amount }) => onDone(next, addMoney([amount.trim()], currency))}
      {...rest}
    >
      <AmountItem most={most} currency={currency} />
    </ReasonModal>
  );
}
