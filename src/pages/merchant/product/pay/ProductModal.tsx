import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import type { Product, ProductAmountMode } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { isAmountOf } from '@/domain/money';
import { scopeCountries } from '@/domain/operator';
import { amountModes, cashierTypes, PRODUCT_CODE, productCategories, productCycles } from '@/domain/product';
import { PERCENT, percentOf, ratioOf } from '@/domain/rates';
import { useT } from '@/hooks/useT';
import { addProduct, editProduct } from '@/services/product';
import { useProductName } from './cells';
import { currencyCodes } from './filters';

type Terms = Omit<Parameters<typeof addProduct>[0], 'fixedAmounts' | 'openFrom' | 'openTo' | 'docUrl' | 'remark'>;
type Values = Terms & { fixedAmounts?: string; openFrom?: string; openTo?: string; docUrl?: string; remark?: string };

interface ProductModalProps {
  /** Absent for a new one. */
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

/** What both calls are told of the terms; what was emptied is told as nothing. */
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

/** A time of day as the browser asks for it. */
const Hour = (item: { id?: string; value?: string }) => <Input {...item} type="time" />;

function FixedAmounts() {
  const t = useT();
  const mode: ProductAmountMode | undefined = Form.useWatch('amountMode');
  if (!mode || mode === 'RANGE') return null;
  return (
    <Form.Item
      name="fixedAmounts"
      label={t('product.field.fixedAmounts')}
      extra={t('product.dialog.fixedHint')}
      rules={[{ required: true, whitespace: true, message: t('product.dialog.required') }]}
    >
      <Input autoComplete="off" maxLength={600} />
    </Form.Item>
  );
}

/** A product and its terms: a new one, or one that changes; code, country and currency never do. */
export function ProductModal({ row, onDone, ...rest }: ProductModalProps) {
  const t = useT();
  const nameOf = useProductName();
  const required = { required: true, message: t('product.dialog.required') };
  const percent = { required: true, pattern: PERCENT, message: t('product.dialog.percentForm') };
  const money = ({ getFieldValue }: { getFieldValue: (name: string) => string | undefined }) => ({
    validator: (_: unknown, text = '') => {
      const currency = row?.currency ?? getFieldValue('currency') ?? '';
      return isAmountOf(String(text).trim(), currency)
        ? Promise.resolve()
        : Promise.reject(new Error(t('product.dialog.amountForm', { currency })));
    },
  });
  const choices = <Code extends string>(
    group: 'category' | 'amountMode' | 'settlementCycle' | 'cashierType',
    codes: readonly Code[],
  ) => <Select options={codes.map((value) => ({ value, label: t(`product.${group}.${value}` as never) }))} />;
  const amount = (name: 'minAmount' | 'maxAmount' | 'defaultFixed') => (
    <Form.Item name={name} label={t(`product.field.${name}`)} required rules={[money]} validateTrigger="onBlur">
      <DecimalInput maxLength={24} />
    </Form.Item>
  );
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
            <Form.Item
              name="productCode"
              label={t('product.field.productCode')}
              rules={[{ required: true, pattern: PRODUCT_CODE, message: t('product.dialog.codeForm') }]}
              validateTrigger="onBlur"
            >
              <Input maxLength={24} autoComplete="off" />
            </Form.Item>
            <Form.Item name="country" label={t('product.field.country')} rules={[required]}>
              <Select showSearch options={asOptions(scopeCountries)} />
            </Form.Item>
            <Form.Item name="currency" label={t('product.field.currency')} rules={[required]}>
              <Select showSearch options={asOptions(currencyCodes)} />
            </Form.Item>
            <Form.Item name="confirmCurrency" valuePropName="checked" label={t('product.dialog.confirmCurrencyHint')}>
              <Checkbox>{t('product.dialog.confirmCurrency')}</Checkbox>
            </Form.Item>
          </>
        )}
        <Form.Item name="productName" label={t('product.field.productName')} rules={[{ ...required, whitespace: true, min: 2 }]}>
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="productNameEn"
          label={t('product.field.productNameEn')}
          rules={[{ ...required, whitespace: true, min: 2 }]}
        >
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
        <Form.Item name="category" label={t('product.field.category')} rules={[required]}>
          {choices('category', productCategories)}
        </Form.Item>
        <Form.Item name="amountMode" label={t('product.field.amountMode')} rules={[required]}>
          {choices('amountMode', amountModes)}
        </Form.Item>
        {amount('minAmount')}
        {amount('maxAmount')}
        <FixedAmounts />
        <Form.Item name="defaultRate" label={t('product.field.defaultRate')} rules={[percent]} validateTrigger="onBlur">
          <DecimalInput maxLength={9} />
        </Form.Item>
        {amount('defaultFixed')}
        <Form.Item name="floorRate" label={t('product.field.floorRate')} rules={[percent]} validateTrigger="onBlur">
          <DecimalInput maxLength={9} />
        </Form.Item>
        <Form.Item name="settlementCycle" label={t('product.field.settlementCycle')} rules={[required]}>
          {choices('settlementCycle', productCycles)}
        </Form.Item>
        <Form.Item name="cashierType" label={t('product.field.cashierType')} rules={[required]}>
          {choices('cashierType', cashierTypes)}
        </Form.Item>
        <Form.Item name="expireMinutes" label={t('product.field.expireMinutes')} rules={[required]}>
          <InputNumber min={5} max={120} precision={0} suffix={t('product.dialog.minutes')} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="openFrom"
          label={t('product.field.openFrom')}
          extra={t('product.dialog.hoursHint', { zone: 'Asia/Singapore' })}
        >
          <Hour />
        </Form.Item>
        <Form.Item name="openTo" label={t('product.field.openTo')}>
          <Hour />
        </Form.Item>
        <Form.Item name="sort" label={t('product.field.sort')}>
          <InputNumber min={1} max={9999} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="docUrl" label={t('product.field.docUrl')}>
          <Input maxLength={200} autoComplete="off" inputMode="url" placeholder="https://" />
        </Form.Item>
      </div>
      <Form.Item name="remark" label={t('product.field.remark')}>
        <Input.TextArea rows={2} maxLength={200} />
      </Form.Item>
    </FormModal>
  );
}
