import { Alert, Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import { UntilInput } from '@/components/UntilInput';
import type { Merchant, MerchantMarginReason, MerchantProduct } from '@/contract';
import { marginReasons, percentOf, ratioOf } from '@/domain/merchant';
import { isAmountOf } from '@/domain/money';
import { withCode } from '@/domain/texts';
import { useT } from '@/hooks/useT';
import type { RowProps } from '@/screen/useOutcomes';
import { saveMerchantProducts } from '@/services/mch';
import { type PriceForm, priceOf } from './values';

interface Values {
  items: [PriceForm];
  reasonCode?: MerchantMarginReason;
  remark?: string;
}

const item = (name: keyof PriceForm) => ['items', 0, name];
const REMARK_MIN = 4;

/** The price of one product from a time on; when the server finds that it loses money, it asks why. */
export function PriceModal({ row, product, onRefusal, ...rest }: RowProps<Merchant> & { product: MerchantProduct }) {
  const t = useT();
  const { mchNo, version } = row;
  const { productCode, productName, currency, price, defaultRate } = product;
  const [isLossy, setIsLossy] = useState(false);
  const amount = {
    validator: (_: unknown, value?: string) =>
      !value || isAmountOf(value, currency) ? Promise.resolve() : Promise.reject(new Error(t('mch.dialog.amount', { currency }))),
  };
  const rate = price?.rate ?? defaultRate;
  return (
    <FormModal<Values, Merchant>
      id="mch-price"
      title={t('mch.dialog.save.title', { product: productName, name: withCode(row.mchName, row.mchNo) })}
      okText={t('mch.dialog.save.ok')}
      isDanger={isLossy}
      initialValues={{
        items: [
          {
            productCode,
            enabled: price?.enabled ?? true,
            rate: rate && percentOf(rate),
            fixed: price?.fixed,
            min: price?.min ?? undefined,
            max: price?.max ?? undefined,
          },
        ],
      }}
      send={({ items: [typed], reasonCode, remark }, options) =>
        saveMerchantProducts(
          {
            mchNo,
            version,
            items: [priceOf({ ...typed, productCode })],
            ...(reasonCode && { reasonCode, remark: remark?.trim() || undefined }),
          },
          options,
        )
      }
      onRefusal={(refusal) => {
        const fields = (refusal.data?.fields ?? []) as { rule?: string }[];
        if (fields.some(({ rule }) => rule === 'margin')) setIsLossy(true);
        onRefusal?.(refusal);
      }}
      {...rest}
    >
      <Form.Item name={item('enabled')} valuePropName="checked">
        <Checkbox>{t('mch.dialog.save.enabled')}</Checkbox>
      </Form.Item>
      <Form.Item
        name={item('rate')}
        label={t('mch.dialog.save.rate')}
        rules={[
          {
            validator: (_, value?: string) =>
              ratioOf(value ?? '') === undefined ? Promise.reject(new Error(t('mch.dialog.percent'))) : Promise.resolve(),
          },
        ]}
        validateTrigger="onBlur"
      >
        <DecimalInput />
      </Form.Item>
      {(['fixed', 'min', 'max'] as const).map((name) => (
        <Form.Item
          key={name}
          name={item(name)}
          label={t(`mch.dialog.save.${name}`, { currency })}
          rules={[amount]}
          validateTrigger="onBlur"
        >
          <DecimalInput />
        </Form.Item>
      ))}
      <Form.Item name={item('effectiveAt')} label={t('mch.dialog.save.effectiveAt')} extra={t('mch.dialog.save.atOnce')}>
        <UntilInput />
      </Form.Item>
      {isLossy && (
        <>
          <Alert type="warning" showIcon title={t('mch.dialog.save.confirm')} />
          <Form.Item
            name="reasonCode"
            label={t('mch.dialog.save.reason')}
            rules={[{ required: true, message: t('mch.dialog.required') }]}
          >
            <Select options={marginReasons.map((value) => ({ value, label: t(`mch.reason.${value}`) }))} />
          </Form.Item>
          <Form.Item
            name="remark"
            label={t('mch.dialog.save.remark')}
            dependencies={['reasonCode']}
            rules={[
              ({ getFieldValue }) => ({
                validator: (_, value?: string) =>
                  getFieldValue('reasonCode') === 'OTHER' && (value ?? '').trim().length < REMARK_MIN
                    ? Promise.reject(new Error(t('mch.dialog.save.remarkOther')))
                    : Promise.resolve(),
              }),
            ]}
          >
            <Input.TextArea rows={2} maxLength={200} />
          </Form.Item>
        </>
      )}
    </FormModal>
  );
}
