import { Alert, Form, Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import { UntilInput } from '@/components/UntilInput';
import type { PriceReason, Product, ProductPrice, ProductPriceResult } from '@/contract';
import { isAmountOf } from '@/domain/money';
import { priceReasons } from '@/domain/product';
import { PERCENT, percentOf, ratioOf } from '@/domain/rates';
import { useT } from '@/hooks/useT';
import { setProductPrices } from '@/services/product';
import { useProductName } from './cells';

interface PriceModalProps {
  product: Product;
  merchants: readonly ProductPrice[];
  onDone: (result: ProductPriceResult) => void;
  /** How the one merchant stands that somebody else has changed. */
  onKnown: (merchant: ProductPrice) => void;
  onClose: () => void;
}

interface Values {
  enabled: boolean;
  rate: string;
  fixed: string;
  min?: string;
  max?: string;
  effectiveAt?: string;
  reasonCode?: PriceReason;
  remark?: string;
}

/** Rules that a reason can override (docs/rules/product.md#merchant-prices). */
const DOUBTS: readonly (string | undefined)[] = ['floor', 'chain', 'margin'];

/** One price for the chosen merchants; one that is too low is refused with the sum until somebody says why it is meant. */
export function PriceModal({ product, merchants, onDone, onKnown, onClose }: PriceModalProps) {
  const t = useT();
  const name = useProductName()(product);
  const [isTooLow, setIsTooLow] = useState(false);
  const { productCode, currency = '', defaultRate = '0', defaultFixed = '0' } = product;
  const [first] = merchants;
  const known = merchants.length === 1 ? first?.price : undefined;
  const money = (isOptional: boolean) => ({
    validator: (_: unknown, text = '') =>
      (isOptional && text === '') || isAmountOf(text.trim(), currency)
        ? Promise.resolve()
        : Promise.reject(new Error(t('product.dialog.amountForm', { currency }))),
  });
  return (
    <FormModal<Values, ProductPriceResult>
      id="product-price"
      title={t('product.prices.dialog.title', { count: merchants.length, name, who: first?.mchName ?? '' })}
      okText={t('product.prices.dialog.ok')}
      initialValues={{
        enabled: known?.enabled ?? true,
        rate: percentOf(known?.rate ?? defaultRate),
        fixed: known?.fixed ?? defaultFixed,
        min: known?.min ?? undefined,
        max: known?.max ?? undefined,
      }}
      send={({ rate, min, max, reasonCode, remark, ...values }, options) =>
        setProductPrices(
          {
            productCode,
            items: merchants.map(({ mchNo, version }) => ({ mchNo, version })),
            ...values,
            rate: ratioOf(rate),
            min: min || null,
            max: max || null,
            ...(reasonCode && { reasonCode, remark: remark?.trim() || undefined }),
          },
          options,
        )
      }
      onDone={onDone}
      onRefusal={({ data }) => {
        if (data?.fields?.some(({ rule }) => DOUBTS.includes(rule))) setIsTooLow(true);
        const current = data?.current as ProductPrice | undefined;
        if (current) onKnown(current);
      }}
      onClose={onClose}
    >
      <Form.Item name="enabled" valuePropName="checked" label={t('product.prices.dialog.enabled')}>
        <Switch />
      </Form.Item>
      <div className="form-grid">
        <Form.Item
          name="rate"
          label={t('product.prices.dialog.rate')}
          rules={[{ required: true, pattern: PERCENT, message: t('product.dialog.percentForm') }]}
          validateTrigger="onBlur"
        >
          <DecimalInput maxLength={9} />
        </Form.Item>
        <Form.Item
          name="fixed"
          label={t('product.prices.dialog.fixed', { currency })}
          rules={[money(false)]}
          validateTrigger="onBlur"
        >
          <DecimalInput maxLength={24} />
        </Form.Item>
        <Form.Item name="min" label={t('product.prices.dialog.min', { currency })} rules={[money(true)]} validateTrigger="onBlur">
          <DecimalInput maxLength={24} />
        </Form.Item>
        <Form.Item name="max" label={t('product.prices.dialog.max', { currency })} rules={[money(true)]} validateTrigger="onBlur">
          <DecimalInput maxLength={24} />
        </Form.Item>
      </div>
      <Form.Item
        name="effectiveAt"
        label={t('product.prices.dialog.effectiveAt')}
        extra={t('product.prices.dialog.effectiveHint')}
      >
        <UntilInput />
      </Form.Item>
      {isTooLow && (
        <>
          <Alert type="warning" showIcon role="alert" title={t('product.prices.dialog.tooLow')} style={{ marginBottom: 8 }} />
          <Form.Item name="reasonCode" label={t('product.prices.dialog.reason')}>
            <Select allowClear options={priceReasons.map((value) => ({ value, label: t(`product.priceReason.${value}`) }))} />
          </Form.Item>
          <Form.Item name="remark" label={t('common.reason.remark')}>
            <Input.TextArea rows={2} maxLength={200} />
          </Form.Item>
        </>
      )}
    </FormModal>
  );
}
