import { Alert, Form, Switch } from 'antd';
import { useState } from 'react';
import { FormModal } from '@/components/FormModal';
import type { PriceReason, Product, ProductPrice, ProductPriceResult } from '@/contract';
import { priceReasons } from '@/domain/product';
import { percentOf, ratioOf } from '@/domain/ratio';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { setProductPrices } from '@/services/product';
import { useProductName } from './cells';

interface PriceModalProps {
  product: Product;
  merchants: readonly ProductPrice[];
  onDone: (result: ProductPriceResult) => void;
  /** Called with the current state of a merchant that a colleague has changed. */
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

/** Refusals that a reason can override (docs/rules/product.md#merchant-prices). */
const DOUBTS: readonly (string | undefined)[] = ['floor', 'chain', 'margin'];

/** Sets one price for the selected merchants. The server refuses a price that is too low until you give a reason. */
export function PriceModal({ product, merchants, onDone, onKnown, onClose }: PriceModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('product', t);
  const name = useProductName()(product);
  const [isTooLow, setIsTooLow] = useState(false);
  const { productCode, currency = '', defaultRate = '0', defaultFixed = '0' } = product;
  const [first] = merchants;
  const known = merchants.length === 1 ? first?.price : undefined;
  const money = (name: 'fixed' | 'min' | 'max', isRequired = false) =>
    field.amount(name, currency, { label: t(`product.prices.dialog.${name}`, { currency }), isRequired });
  return (
    <FormModal<Values, ProductPriceResult>
      id="product-price"
      access="product:pay:merchant:price"
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
        {field.percent('rate', { label: t('product.prices.dialog.rate'), isRequired: true })}
        {money('fixed', true)}
        {money('min')}
        {money('max')}
      </div>
      {field.until('effectiveAt', {
        label: t('product.prices.dialog.effectiveAt'),
        hint: t('product.prices.dialog.effectiveHint'),
      })}
      {isTooLow && (
        <>
          <Alert type="warning" showIcon role="alert" title={t('product.prices.dialog.tooLow')} style={{ marginBottom: 8 }} />
          {field.one(
            'reasonCode',
            priceReasons,
            { label: t('product.prices.dialog.reason'), values: 'priceReason' },
            { allowClear: true },
          )}
          {field.note('remark', { label: t('parts.reason.remark') })}
        </>
      )}
    </FormModal>
  );
}
