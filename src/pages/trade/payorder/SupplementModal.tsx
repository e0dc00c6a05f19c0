import { Form, Input } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { FileInput, type StoredFile } from '@/components/FileInput';
import { ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { PayOrder, PaySupplementReason } from '@/contract';
import { addMoney, compareMoney, isAmountOf } from '@/domain/money';
import { supplementReasons } from '@/domain/payOrder';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { addFile } from '@/services/common';
import { supplementPayOrder } from '@/services/payorder';
import type { OrderProps } from './dialog';

interface Values extends ReasonValues<PaySupplementReason> {
  paidAmount: string;
  bankRefNo: string;
  upstreamOrderNo?: string;
  evidenceFileId: StoredFile;
}

const NUMBER_MAX = 64;

/** What was paid; it may differ from the order, and then that is said. */
function PaidItem({ row: { amount, currency } }: { row: PayOrder }) {
  const t = useT();
  const format = useFormat();
  const typed = String(Form.useWatch('paidAmount') ?? amount).trim();
  const isFine = (text: string) => isAmountOf(text, currency) && compareMoney(text, '0') > 0;
  const isOther = isFine(typed) && compareMoney(typed, amount) !== 0;
  return (
    <Form.Item
      name="paidAmount"
      label={`${t('payorder.field.paidAmount')} (${currency})`}
      initialValue={amount}
      required
      extra={
        <span role="status" className={isOther ? 'text-warning' : undefined}>
          {t(`payorder.supplement.${isOther ? 'differs' : 'asked'}`, { money: format.money(amount, currency) })}
        </span>
      }
      rules={[
        {
          validator: (_, text = '') =>
            isFine(String(text).trim())
              ? Promise.resolve()
              : Promise.reject(new Error(t('payorder.supplement.wrong', { currency }))),
        },
      ]}
    >
      <DecimalInput currency={currency} maxLength={24} />
    </Form.Item>
  );
}

/** Books an order as paid by evidence: bank reference and a file, nothing of it chosen beforehand but the amount. */
export function SupplementModal({ row, onDone, ...rest }: OrderProps) {
  const t = useT();
  const { payOrderNo, version, currency, mchName, mchNo } = row;
  return (
    <ReasonModal<PaySupplementReason, PayOrder, Values>
      id="payorder-supplement"
      title={t('payorder.supplement.title', { no: payOrderNo })}
      okText={t('payorder.action.supplement')}
      isDanger
      reasons={supplementReasons}
      labelOf={(code) => t(`payorder.reason.${code}`)}
      text={<p>{t('payorder.supplement.text', { merchant: mchName ?? mchNo ?? '' })}</p>}
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
      <Form.Item
        name="bankRefNo"
        label={t('payorder.field.bankRefNo')}
        rules={[{ required: true, whitespace: true, message: t('payorder.supplement.bankRefRequired') }]}
      >
        <Input maxLength={NUMBER_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item name="upstreamOrderNo" label={t('payorder.supplement.optional', { field: t('payorder.field.upstreamOrderNo') })}>
        <Input maxLength={NUMBER_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="evidenceFileId"
        label={t('payorder.supplement.evidence')}
        rules={[{ required: true, message: t('parts.file.required') }]}
      >
        <FileInput upload={addFile} />
      </Form.Item>
    </ReasonModal>
  );
}
