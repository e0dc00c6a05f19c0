import { useRequest } from 'ahooks';
import { Form, Input, InputNumber, Select } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import { RemoteSelect } from '@/components/RemoteSelect';
import type { Payway, PaywayScope, PaywayStrategy } from '@/contract';
import { type ApiError, ignoreApiError } from '@/domain/apiError';
import { isDecimal } from '@/domain/money';
import { failClasses } from '@/domain/payOrder';
import { PAYWAY_CODE, paywayScopes, paywayStrategies, stickyKinds } from '@/domain/payway';
import { useT } from '@/hooks/useT';
import { pageOptions } from '@/services/common';
import { addPayway, editPayway, pagePayways } from '@/services/payway';

type Body = Parameters<typeof addPayway>[0];
type Values = Omit<Body, 'productCode' | 'openFrom' | 'openTo' | 'mchNos' | 'remark'> & {
  openFrom?: string;
  openTo?: string;
  mchNos?: string;
  remark?: string;
};

interface PaywayModalProps {
  /** Absent for a new one. */
  row?: Payway;
  productCode: string;
  onDone: (row: Payway) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

/** Merchant numbers as they are typed, divided by spaces. */
const numbersIn = (text = '') => text.split(/[\s,;]+/).filter(Boolean);

function initialOf(row: Payway | undefined): Partial<Values> {
  if (!row) return { strategy: 'WEIGHTED', maxAttempts: 3, attemptTimeoutSec: 10, mchScope: 'ALL' };
  const { mchNos = [], openFrom, openTo, remark, ...rest } = row;
  return {
    ...(rest as Partial<Values>),
    mchNos: mchNos.join(' '),
    openFrom: openFrom ?? undefined,
    openTo: openTo ?? undefined,
    remark: remark ?? undefined,
  };
}

/** What both calls are told of the terms; what does not go with the strategy or the scope is told as nothing. */
function termsOf({ mchNos, openFrom, openTo, remark, ...values }: Values) {
  const isSticky = values.strategy === 'STICKY';
  return {
    wayName: values.wayName,
    strategy: values.strategy,
    stickyBy: isSticky ? (values.stickyBy ?? null) : null,
    stickyMinutes: isSticky ? (values.stickyMinutes ?? null) : null,
    fallbackWayCode: values.fallbackWayCode || null,
    maxAttempts: values.maxAttempts,
    attemptTimeoutSec: values.attemptTimeoutSec,
    minAmount: values.minAmount,
    maxAmount: values.maxAmount,
    openFrom: openFrom || null,
    openTo: openTo || null,
    mchScope: values.mchScope,
    mchNos: values.mchScope === 'ALL' ? [] : numbersIn(mchNos),
    remark: remark || null,
    ...(values.retryOn && { retryOn: values.retryOn }),
    ...(values.sort !== undefined && values.sort !== null && { sort: values.sort }),
  };
}

/** A time of day as the browser asks for it. */
const Hour = (item: { id?: string; value?: string }) => <Input {...item} type="time" />;

function Sticky() {
  const t = useT();
  const strategy: PaywayStrategy | undefined = Form.useWatch('strategy');
  if (strategy !== 'STICKY') return null;
  const required = { required: true, message: t('payway.dialog.required') };
  return (
    <>
      <Form.Item name="stickyBy" label={t('payway.field.stickyBy')} rules={[required]}>
        <Select options={stickyKinds.map((value) => ({ value, label: t(`payway.stickyBy.${value}`) }))} />
      </Form.Item>
      <Form.Item name="stickyMinutes" label={t('payway.field.stickyMinutes')} rules={[required]}>
        <InputNumber min={1} max={10080} precision={0} suffix={t('payway.dialog.minutes')} style={{ width: '100%' }} />
      </Form.Item>
    </>
  );
}

function Merchants() {
  const t = useT();
  const scope: PaywayScope | undefined = Form.useWatch('mchScope');
  if (!scope || scope === 'ALL') return null;
  return (
    <Form.Item
      name="mchNos"
      label={t('payway.field.mchNos')}
      rules={[{ required: true, whitespace: true, message: t('payway.dialog.required') }]}
    >
      <Input.TextArea rows={2} autoComplete="off" maxLength={3000} />
    </Form.Item>
  );
}

/** Ways of the same product that can take over. */
function Fallback({ productCode, own, ...item }: { productCode: string; own: string | undefined; id?: string; value?: string }) {
  const t = useT();
  const asked = useRequest(() => pagePayways({ productCode, current: 1, pageSize: 100 }, { isQuiet: true }), {
    refreshDeps: [productCode],
    onError: ignoreApiError,
  });
  const options = (asked.data?.list ?? [])
    .filter(({ wayCode }) => wayCode !== own)
    .map(({ wayCode, wayName }) => ({ value: wayCode, label: `${wayName ?? wayCode} (${wayCode})` }));
  return <LoadedSelect {...item} allowClear asked={asked} options={options} placeholder={t('payway.dialog.fallbackHint')} />;
}

/** A way and its terms: a new one of a product, or one that changes; code and product never do. */
export function PaywayModal({ row, productCode, onDone, ...rest }: PaywayModalProps) {
  const t = useT();
  const required = { required: true, message: t('payway.dialog.required') };
  const currency = row?.currency ?? '';
  const amount = (name: 'minAmount' | 'maxAmount') => (
    <Form.Item
      name={name}
      label={t(`payway.field.${name}`)}
      required
      rules={[
        {
          validator: (_, text = '') =>
            isDecimal(String(text).trim())
              ? Promise.resolve()
              : Promise.reject(new Error(t('payway.dialog.amountForm', { currency }))),
        },
      ]}
      validateTrigger="onBlur"
    >
      <DecimalInput currency={currency} maxLength={24} />
    </Form.Item>
  );
  const whole = (name: 'maxAttempts' | 'attemptTimeoutSec', min: number, max: number) => (
    <Form.Item
      name={name}
      label={t(`payway.field.${name}`)}
      rules={[{ required: true, message: t('payway.dialog.numberForm', { min, max }) }]}
    >
      <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
    </Form.Item>
  );
  return (
    <FormModal<Values, Payway>
      id="payway-form"
      title={
        row
          ? t('payway.dialog.edit.title', { name: row.wayName ?? row.wayCode })
          : t('payway.dialog.add.title', { name: productCode })
      }
      okText={t(row ? 'payway.dialog.edit.ok' : 'payway.dialog.add.ok')}
      width={760}
      initialValues={initialOf(row)}
      send={(values, options) =>
        row
          ? editPayway({ wayCode: row.wayCode, version: row.version, ...termsOf(values) }, options)
          : addPayway({ productCode, ...termsOf(values), wayCode: values.wayCode }, options)
      }
      onDone={onDone}
      {...rest}
    >
      {!row && <p className="soft">{t('payway.dialog.add.hint')}</p>}
      <div className="form-grid">
        {!row && (
          <Form.Item
            name="wayCode"
            label={t('payway.field.wayCode')}
            rules={[{ required: true, pattern: PAYWAY_CODE, message: t('payway.dialog.codeForm') }]}
            validateTrigger="onBlur"
          >
            <Input maxLength={32} autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item name="wayName" label={t('payway.field.wayName')} rules={[{ ...required, whitespace: true, min: 2 }]}>
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
        <Form.Item name="strategy" label={t('payway.field.strategy')} rules={[required]}>
          <Select options={paywayStrategies.map((value) => ({ value, label: t(`payway.strategy.${value}`) }))} />
        </Form.Item>
        <Sticky />
        <Form.Item name="fallbackWayCode" label={t('payway.field.fallbackWayCode')}>
          <Fallback productCode={productCode} own={row?.wayCode} />
        </Form.Item>
        {amount('minAmount')}
        {amount('maxAmount')}
        {whole('maxAttempts', 1, 5)}
        {whole('attemptTimeoutSec', 3, 60)}
        <Form.Item name="retryOn" label={t('payway.field.retryOn')}>
          <Select
            mode="multiple"
            options={failClasses
              .filter((value) => value !== 'NONE')
              .map((value) => ({ value, label: t(`payway.failClass.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="openFrom" label={t('payway.field.openFrom')} extra={t('payway.dialog.hoursHint')}>
          <Hour />
        </Form.Item>
        <Form.Item name="openTo" label={t('payway.field.openTo')}>
          <Hour />
        </Form.Item>
        <Form.Item name="mchScope" label={t('payway.field.mchScope')} rules={[required]}>
          <Select options={paywayScopes.map((value) => ({ value, label: t(`payway.mchScope.${value}`) }))} />
        </Form.Item>
        <Merchants />
        <Form.Item name="sort" label={t('payway.field.sort')}>
          <InputNumber min={1} max={9999} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
      <Form.Item name="remark" label={t('payway.field.remark')}>
        <Input.TextArea rows={2} maxLength={200} />
      </Form.Item>
    </FormModal>
  );
}

/** A product to choose, of those that the operator sees. */
export function ProductSelect(item: { id?: string; value?: string; onChange?: (next: string | undefined) => void }) {
  return (
    <RemoteSelect
      {...item}
      cacheKey="payway-product"
      fetchChoices={(keyword, current) => pageOptions('product', keyword, current)}
    />
  );
}
