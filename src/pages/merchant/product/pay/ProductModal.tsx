import { Checkbox, Form, Input, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { Product, ProductAmountMode } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { isAmountOf } from '@/domain/money';
import { amountModes, cashierTypes, PRODUCT_CODE, productCategories, productCycles } from '@/domain/product';
import { percentOf, ratioOf } from '@/domain/ratio';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { addProduct, editProduct } from '@/services/product';
import { useProductName } from './cells';
import { currencyCodes } from './filters';

type Terms = Omit<Parameters<typeof addProduct>[0], 'fixedAmounts' | 'openFrom' | 'openTo' | 'docUrl' | 'remark'>;
type Values = Terms & { fixedAmounts?: string; openFrom?: string; openTo?: string; docUrl?: string; remark?: string };

interface ProductModalProps {
  /** Absent when adding. */
  row?: Product;
  onDone: (row: Product) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

const asOptions = (codes: readonly string[]) => codes.map((value) => ({ value, label: value }));

function initialOf(row: Product | undefined): Partial<Values> {
  if (!row) return { amountMode: 'RANGE', settlementCycle: 'D1', expireMinutes: 15, cashierType: 'REDIRECT' };
  const { fixedAmounts = [], openFrom, openTo, docUrl, remark, defaultRate = '0', floorRate = '0', ...rest } = row;
  return {
    ...(rest as Partial<Values>),
    defaultRate: percentOf(defaultRate),
    floorRate: percentOf(floorRate),
    fixedAmounts: fixedAmounts.join(' '),
    openFrom: openFrom ?? undefined,
    openTo: openTo ?? undefined,
    docUrl: docUrl ?? undefined,
    remark: remark ?? undefined,
  };
}

/** The terms for both calls. A cleared field is sent as null. */
function termsOf({ fixedAmounts = '', openFrom, openTo, docUrl, remark, ...values }: Values) {
  return {
    productName: values.productName,
    productNameEn: values.productNameEn,
    category: values.category,
    amountMode: values.amountMode,
    minAmount: values.minAmount,
    maxAmount: values.maxAmount,
    fixedAmounts: values.amountMode === 'RANGE' ? [] : fixedAmounts.split(/[\s;]+/).filter(Boolean),
    defaultRate: ratioOf(values.defaultRate),
    defaultFixed: values.defaultFixed,
    floorRate: ratioOf(values.floorRate),
    settlementCycle: values.settlementCycle,
    expireMinutes: values.expireMinutes,
    cashierType: values.cashierType,
    openFrom: openFrom || null,
    openTo: openTo || null,
    docUrl: docUrl || null,
    remark: remark || null,
    ...(values.sort !== undefined && values.sort !== null && { sort: values.sort }),
  };
}

/** The browser's own time field. */
const Hour = (item: { id?: string; value?: string }) => <Input {...item} type="time" />;

function FixedAmounts() {
  const t = useT();
  const field = fieldsFor<Values>()('product', t);
  const mode: ProductAmountMode | undefined = Form.useWatch('amountMode');
  if (!mode || mode === 'RANGE') return null;
  return field.text('fixedAmounts', 600, { isRequired: true, hint: t('product.dialog.fixedHint') });
}

/** Adds or edits a product. Code, country and currency are permanent. */
export function ProductModal({ row, onDone, ...rest }: ProductModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('product', t);
  const nameOf = useProductName();
  const amount = (name: 'minAmount' | 'maxAmount' | 'defaultFixed') =>
    field.amount(name, undefined, {
      isRequired: true,
      faultOf: (text, read) => {
        const currency = row?.currency ?? read('currency') ?? '';
        return isAmountOf(text, currency) ? undefined : t('product.dialog.amountForm', { currency });
      },
    });
  return (
    <FormModal<Values, Product>
      id="product-form"
      title={row ? t('product.dialog.edit.title', { name: nameOf(row) }) : t('product.dialog.add.title')}
      okText={t(row ? 'product.dialog.edit.ok' : 'product.dialog.add.ok')}
      width={760}
      initialValues={initialOf(row)}
      send={(values, options) =>
        row
          ? editProduct({ productCode: row.productCode, version: row.version, ...termsOf(values) }, options)
          : addProduct(
              {
                ...termsOf(values),
                productCode: values.productCode,
                country: values.country,
                currency: values.currency,
                confirmCurrency: values.confirmCurrency,
              },
              options,
            )
      }
      onDone={onDone}
      {...rest}
    >
      {!row && <p className="soft">{t('product.dialog.add.hint')}</p>}
      <div className="form-grid">
        {!row && (
          <>
            {field.text('productCode', 24, { isRequired: true, form: [PRODUCT_CODE, t('product.dialog.codeForm')] })}
            {field.choose('country', 'country', { isRequired: true })}
            {field.item('currency', <Select showSearch options={asOptions(currencyCodes)} />, { isRequired: true })}
            <Form.Item name="confirmCurrency" valuePropName="checked" label={t('product.dialog.confirmCurrencyHint')}>
              <Checkbox>{t('product.dialog.confirmCurrency')}</Checkbox>
            </Form.Item>
          </>
        )}
        {field.text('productName', 64, { isRequired: true, min: 2 })}
        {field.text('productNameEn', 64, { isRequired: true, min: 2 })}
        {field.one('category', productCategories, { isRequired: true })}
        {field.one('amountMode', amountModes, { isRequired: true })}
        {amount('minAmount')}
        {amount('maxAmount')}
        <FixedAmounts />
        {field.percent('defaultRate', { isRequired: true })}
        {amount('defaultFixed')}
        {field.percent('floorRate', { isRequired: true })}
        {field.one('settlementCycle', productCycles, { isRequired: true })}
        {field.one('cashierType', cashierTypes, { isRequired: true })}
        {field.whole('expireMinutes', 5, 120, { isRequired: true }, { suffix: t('product.dialog.minutes') })}
        {field.item('openFrom', <Hour />, { hint: t('product.dialog.hoursHint', { zone: 'Asia/Singapore' }) })}
        {field.item('openTo', <Hour />)}
        {field.whole('sort', 1, 9999)}
        {field.text('docUrl', 200, {}, { inputMode: 'url', placeholder: t('parts.example', { value: 'https://example.com' }) })}
      </div>
      {field.note('remark')}
    </FormModal>
  );
}
