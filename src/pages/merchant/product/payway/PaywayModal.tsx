import { useRequest } from 'ahooks';
import { Form, Input } from 'antd';
import { FormModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import { RemoteSelect } from '@/components/RemoteSelect';
import type { Payway, PaywayScope, PaywayStrategy } from '@/contract';
import { type ApiError, ignoreApiError } from '@/domain/apiError';
import { failClasses } from '@/domain/payOrder';
import { PAYWAY_CODE, paywayScopes, paywayStrategies, stickyKinds } from '@/domain/payway';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
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
  /** Absent when adding. */
  row?: Payway;
  productCode: string;
  onDone: (row: Payway) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

/** Typed merchant numbers, separated by spaces, commas or semicolons. */
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

/** The terms for both calls. Fields that the strategy or scope does not use are sent as null. */
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

/** The browser's own time field. */
const Hour = (item: { id?: string; value?: string }) => <Input {...item} type="time" />;

function Sticky() {
  const t = useT();
  const field = fieldsFor<Values>()('payway', t);
  const strategy: PaywayStrategy | undefined = Form.useWatch('strategy');
  if (strategy !== 'STICKY') return null;
  return (
    <>
      {field.one('stickyBy', stickyKinds, { isRequired: true })}
      {field.whole('stickyMinutes', 1, 10080, { isRequired: true }, { suffix: t('payway.dialog.minutes') })}
    </>
  );
}

function Merchants() {
  const t = useT();
  const field = fieldsFor<Values>()('payway', t);
  const scope: PaywayScope | undefined = Form.useWatch('mchScope');
  if (!scope || scope === 'ALL') return null;
  return field.note('mchNos', { isRequired: true, max: 3000 });
}

/** Fallback pay ways of the same product. */
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

/** Adds or edits a pay way. Code and product are permanent. */
export function PaywayModal({ row, productCode, onDone, ...rest }: PaywayModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('payway', t);
  const currency = row?.currency ?? '';
  const amount = (name: 'minAmount' | 'maxAmount') => field.amount(name, currency, { isRequired: true });
  const whole = (name: 'maxAttempts' | 'attemptTimeoutSec', min: number, max: number) =>
    field.whole(name, min, max, { isRequired: true });
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
        {!row && field.text('wayCode', 32, { isRequired: true, form: [PAYWAY_CODE, t('payway.dialog.codeForm')] })}
        {field.text('wayName', 64, { isRequired: true, min: 2 })}
        {field.one('strategy', paywayStrategies, { isRequired: true })}
        <Sticky />
        {field.item('fallbackWayCode', <Fallback productCode={productCode} own={row?.wayCode} />)}
        {amount('minAmount')}
        {amount('maxAmount')}
        {whole('maxAttempts', 1, 5)}
        {whole('attemptTimeoutSec', 3, 60)}
        {field.many(
          'retryOn',
          failClasses.filter((value) => value !== 'NONE'),
          { values: 'failClass' },
        )}
        {field.item('openFrom', <Hour />, { hint: t('payway.dialog.hoursHint') })}
        {field.item('openTo', <Hour />)}
        {field.one('mchScope', paywayScopes, { isRequired: true })}
        <Merchants />
        {field.whole('sort', 1, 9999)}
      </div>
      {field.note('remark')}
    </FormModal>
  );
}

/** Offers the products within your data scope. */
export function ProductSelect(item: { id?: string; value?: string; onChange?: (next: string | undefined) => void }) {
  return (
    <RemoteSelect
      {...item}
      cacheKey="payway-product"
      fetchChoices={(keyword, current) => pageOptions('product', keyword, current)}
    />
  );
}
