import { Checkbox, Form } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { FileInput } from '@/components/FileInput';
import { isPositiveAmount } from '@/domain/account';
import { compareMoney, minorDigits } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { addFile } from '@/services/common';

const AMOUNT_MAX = 20;

/** An amount above zero, at most `most`. */
export function AmountField({ currency, most }: { currency: string; most?: string }) {
  const t = useT();
  const format = useFormat();
  const faultOf = (text: string) => {
    if (!isPositiveAmount(text, currency)) return t('account.info.dialog.amountForm', { digits: minorDigits(currency) });
    if (most !== undefined && compareMoney(text, most) > 0)
      return t('account.info.dialog.amountMost', { max: format.money(most, currency) });
    return undefined;
  };
  return (
    <Form.Item
      name="amount"
      label={t('account.info.field.amount')}
      required
      validateTrigger="onBlur"
      rules={[
        {
          validator: (_, value = '') => {
            const fault = faultOf(String(value).trim());
            return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
          },
        },
      ]}
    >
      <DecimalInput currency={currency} prefix={currency} maxLength={AMOUNT_MAX} />
    </Form.Item>
  );
}

/** Evidence, stored at once. */
export function EvidenceField() {
  const t = useT();
  return (
    <Form.Item
      name="evidenceFileId"
      label={t('account.info.field.evidence')}
      rules={[{ required: true, message: t('parts.file.required') }]}
    >
      <FileInput upload={addFile} />
    </Form.Item>
  );
}

/** In the place of a second person: who sends says that he has looked (docs/rules/calls.md#confirmation). */
export function SureField() {
  const t = useT();
  return (
    <Form.Item
      name="sure"
      valuePropName="checked"
      rules={[
        {
          validator: (_, isSure) =>
            isSure === true ? Promise.resolve() : Promise.reject(new Error(t('account.info.dialog.sureRequired'))),
        },
      ]}
    >
      <Checkbox>{t('account.info.field.sure')}</Checkbox>
    </Form.Item>
  );
}
