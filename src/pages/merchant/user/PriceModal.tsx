import { Alert } from 'antd';
import { useState } from 'react';
import { FormModal } from '@/components/FormModal';
import type { Merchant, MerchantMarginReason, MerchantProduct } from '@/contract';
import { isPriceRate, marginReasons } from '@/domain/merchant';
import { percentOf } from '@/domain/ratio';
import { withCode } from '@/domain/texts';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { saveMerchantProducts } from '@/services/mch';
import { type PriceForm, priceOf } from './values';

interface Values {
  items: [PriceForm];
  reasonCode?: MerchantMarginReason;
  remark?: string;
}

const REMARK_MIN = 4;

/** Sets a product's price from a chosen time. Asks for a reason if the server finds that it loses money. */
export function PriceModal({ row, product, onRefusal, ...rest }: RowProps<Merchant> & { product: MerchantProduct }) {
  const t = useT();
  const field = fieldsFor<Values>()('mch', t);
  const typed = fieldsFor<PriceForm>()('mch', t, ['items', 0]);
  const { mchNo, version } = row;
  const { productCode, productName, currency, price, defaultRate } = product;
  const [isLossy, setIsLossy] = useState(false);
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
      {typed.flag('enabled', { label: t('mch.dialog.save.enabled') })}
      {typed.percent('rate', {
        label: t('mch.dialog.save.rate'),
        isRequired: true,
        faultOf: (text) => (isPriceRate(text) ? undefined : t('mch.dialog.percent')),
      })}
      {(['fixed', 'min', 'max'] as const).map((name) =>
        typed.amount(name, currency, { label: t(`mch.dialog.save.${name}`, { currency }) }),
      )}
      {typed.until('effectiveAt', { label: t('mch.dialog.save.effectiveAt'), hint: t('mch.dialog.save.atOnce') })}
      {isLossy && (
        <>
          <Alert type="warning" showIcon title={t('mch.dialog.save.confirm')} />
          {field.one('reasonCode', marginReasons, { label: t('mch.dialog.save.reason'), isRequired: true, values: 'reason' })}
          {field.note('remark', {
            label: t('mch.dialog.save.remark'),
            dependencies: ['reasonCode'],
            faultOf: (value, read) =>
              read('reasonCode') === 'OTHER' && value.trim().length < REMARK_MIN ? t('mch.dialog.save.remarkOther') : undefined,
          })}
        </>
      )}
    </FormModal>
  );
}
