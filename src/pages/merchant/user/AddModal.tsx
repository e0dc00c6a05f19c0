import { useRequest } from 'ahooks';
import { Alert, Button, Checkbox, Form, Input, Modal, Skeleton, Steps } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldErrors } from '@/components/FieldErrors';
import { LoadFailed } from '@/components/LoadFailed';
import { factsOf } from '@/components/Section';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { Merchant, MerchantProduct } from '@/contract';
import { isPriceRate, marginReasons } from '@/domain/merchant';
import { percentText } from '@/domain/percent';
import { percentOf } from '@/domain/ratio';
import { useAccess } from '@/hooks/useAccess';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useFullNumbers } from '@/hooks/useFullNumbers';
import { useKeyed } from '@/hooks/useKeyed';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { fieldsFor } from '@/screen/fields';
import { addMerchant, listMerchantProducts } from '@/services/mch';
import { AccessFields, CommercialFields, ContactFields, IdentityFields, LimitFields } from './fields';
import { useKeptForm } from './useKeptForm';
import { healedDraft, type MerchantForm, newMerchant, type PriceForm } from './values';

const ID = 'mch-add';
const KEPT = { closable: false };
const STEPS = ['identity', 'contacts', 'commercial', 'limits', 'access', 'sheet'] as const;
type Step = (typeof STEPS)[number];
/** Fields of each step. */
const FIELDS: Readonly<Record<Exclude<Step, 'sheet'>, readonly string[]>> = {
  identity: [
    'mchName',
    'mchShortName',
    'mchType',
    'level',
    'country',
    'currencies',
    'licenceNo',
    'legalPerson',
    'industryCode',
    'websites',
    'kycStatus',
    'kycExpireAt',
  ],
  contacts: ['contactName', 'contactMobile', 'contactEmail', 'telegram'],
  commercial: [
    'agentNo',
    'ownerOperatorId',
    'settlementCycle',
    'reserveRate',
    'reserveDays',
    'riskLevel',
    'riskTags',
    'tags',
    'remark',
    'prices',
    'reasonCode',
    'marginRemark',
  ],
  limits: [
    'withdrawMin',
    'withdrawMax',
    'withdrawDailyMax',
    'withdrawDailyCount',
    'withdrawFeeMode',
    'withdrawWeekdays',
    'withdrawFrom',
    'withdrawTo',
    'payinDailyLimit',
    'payoutDailyLimit',
    'payoutReviewAbove',
  ],
  access: ['loginAccount', 'notifyUrl', 'notifyHostFixed'],
};
const NAMES = Object.values(FIELDS).flat();
const BEGIN: MerchantForm = {
  mchType: 'DIRECT',
  level: 'C',
  kycStatus: 'PENDING',
  settlementCycle: 'D1',
  riskLevel: 'LOW',
  withdrawFeeMode: 'INNER',
  notifyHostFixed: false,
};
const stepOf = (field: string) =>
  (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).find((step) => FIELDS[step].includes(field.split('.')[0] ?? ''));

/** Initial price of one product. */
function ProductPrice({ product, index }: { product: Pick<MerchantProduct, 'productName' | 'currency'>; index: number }) {
  const t = useT();
  const field = fieldsFor<PriceForm>()('mch', t, ['prices', index]);
  const { productName, currency } = product;
  return (
    <fieldset className="mch-grid mch-fields" aria-label={productName}>
      <Form.Item name={['prices', index, 'productCode']} hidden>
        <Input />
      </Form.Item>
      <Form.Item name={['prices', index, 'enabled']} valuePropName="checked" label={productName}>
        <Checkbox>{t('mch.dialog.save.enabled')}</Checkbox>
      </Form.Item>
      {field.percent('rate', {
        label: t('mch.dialog.save.rate'),
        form: undefined,
        faultOf: (text, read) => (read('enabled') && !isPriceRate(text) ? t('mch.dialog.percent') : undefined),
      })}
      {field.amount('fixed', currency, { label: t('mch.dialog.save.fixed', { currency }) })}
    </fieldset>
  );
}

/** Initial prices: one line per product of the merchant's country. */
function PriceFields({ country, agentNo }: { country: string | undefined; agentNo: string | undefined }) {
  const t = useT();
  const form = Form.useFormInstance<MerchantForm>();
  const { data, error, refresh } = useRequest(
    () => (country ? listMerchantProducts({ country, agentNo }) : Promise.resolve([])),
    { refreshDeps: [country, agentNo], onError: () => undefined },
  );
  const products = useKeyed(data ?? [], (data ?? []).map(({ productCode }) => productCode).join());
  useEffect(() => {
    if (products.length === 0) return;
    const kept = (form.getFieldValue('prices') as { productCode: string }[] | undefined) ?? [];
    const rows = products.map(
      ({ productCode, defaultRate }) =>
        kept.find((one) => one?.productCode === productCode) ?? {
          productCode,
          enabled: true,
          rate: defaultRate && percentOf(defaultRate),
        },
    );
    form.setFieldValue('prices', rows);
  }, [products, form]);
  if (!country) return <p className="soft">{t('mch.dialog.add.noCountry')}</p>;
  if (error) return <LoadFailed error={error} title={t('mch.detail.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  return (
    <>
      {data.map((product, index) => (
        <ProductPrice key={product.productCode} product={product} index={index} />
      ))}
    </>
  );
}

/** Asks for a reason after the server has refused prices that lose money. */
function LossFields() {
  const t = useT();
  const field = fieldsFor<{ reasonCode: string; marginRemark?: string }>()('mch', t);
  return (
    <>
      <Alert type="warning" showIcon title={t('mch.dialog.save.confirm')} />
      <div className="mch-grid">
        {field.one('reasonCode', marginReasons, { label: t('mch.dialog.save.reason'), isRequired: true, values: 'reason' })}
        {field.text('marginRemark', 200, { label: t('mch.dialog.save.remark') })}
      </div>
    </>
  );
}

/** Summary of the input. */
function Sheet({ values }: { values: MerchantForm }) {
  const t = useT();
  const format = useFormat();
  const group: Readonly<Record<string, string>> = {
    mchType: 'mch.mchType',
    kycStatus: 'mch.kycStatus',
    settlementCycle: 'mch.settlementCycle',
    riskLevel: 'mch.riskLevel',
    withdrawFeeMode: 'mch.feeMode',
    reasonCode: 'mch.reason',
  };
  const shown = (name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '' || value === false) return undefined;
    if (name === 'kycExpireAt') return format.time(String(value));
    if (value === true) return t('mch.message.on');
    if (name === 'withdrawWeekdays') return (value as number[]).map((day) => t(`mch.weekday.d${day}` as MessageKey)).join(', ');
    if (Array.isArray(value)) return value.join(', ');
    return group[name] ? t(`${group[name]}.${String(value)}` as MessageKey) : String(value);
  };
  const prices =
    (values.prices as { productCode?: string; enabled?: boolean; rate?: string; fixed?: string }[] | undefined) ?? [];
  const facts = NAMES.filter((name) => !['prices', 'reasonCode', 'marginRemark'].includes(name)).map((name) => ({
    label: t(`mch.field.${name}` as MessageKey),
    value: shown(name),
  }));
  const sold = prices
    .filter((one) => one?.enabled)
    .map(({ productCode = '', rate = '', fixed }) => ({
      label: productCode,
      value: [percentText(rate), fixed].filter(Boolean).join(' + '),
    }));
  return (
    <>
      <p className="soft">{t('mch.dialog.add.sheetHint')}</p>
      {factsOf([...facts, ...sold])}
    </>
  );
}

/** A text that the form holds; a draft may hold anything. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Adds a merchant in steps. The browser keeps the draft until you submit or discard it (docs/rules/mch.md#form). */
export function AddModal({ onDone, onClose }: { onDone: (made: Merchant) => void; onClose: () => void }) {
  const t = useT();
  const granted = useAccess();
  const [form] = Form.useForm<MerchantForm>();
  const sayNumbers = useFullNumbers(form);
  const { stored, keep, forget } = useKeptForm<MerchantForm>('mch.draft');
  const [{ draft, isCut }] = useState(() => healedDraft(stored, NAMES));
  const values = Form.useWatch([], { form, preserve: true }) as MerchantForm | undefined;
  const [step, setStep] = useState<Step>('identity');
  const [faulty, setFaulty] = useState<readonly Step[]>([]);
  const [isLossy, setIsLossy] = useState(false);
  const [isBegun, setIsBegun] = useState(draft !== undefined);
  useDialogFocus(`#${ID} input:not([disabled])`);
  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    (typed: MerchantForm, options) => addMerchant(newMerchant(typed), options),
    (made) => {
      forget();
      onDone(made);
    },
    ({ data }) => {
      const fields = (data?.fields ?? []) as { name: string; rule?: string }[];
      const steps = [...new Set(fields.flatMap(({ name }) => stepOf(name) ?? []))];
      setFaulty(steps);
      if (steps[0]) setStep(steps[0]);
      if (fields.some(({ rule }) => rule === 'margin')) setIsLossy(true);
    },
  );
  const at = STEPS.indexOf(step);

  const next = async () => {
    const names = step === 'sheet' ? [] : form.getFieldsError().map(({ name }) => name);
    const own = names.filter(([first]) => step !== 'sheet' && FIELDS[step].includes(String(first)));
    try {
      await form.validateFields(own);
    } catch {
      const [first] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      if (first) form.scrollToField(first.name, { focus: true });
      return;
    }
    setFaulty((before) => before.filter((one) => one !== step));
    setStep(STEPS[at + 1] ?? step);
  };
  const discard = () => {
    forget();
    form.resetFields();
    form.setFieldsValue({
      ...Object.fromEntries(NAMES.map((name) => [name, undefined])),
      ...BEGIN,
    });
    setIsBegun(false);
    setIsLossy(false);
    setFaulty([]);
    setStep('identity');
  };
  const part = (name: Exclude<Step, 'sheet'>, content: ReactNode) => (
    <div hidden={step !== name} key={name}>
      {content}
    </div>
  );
  const country = textOf(values?.country);
  const chosen = values?.currencies as string[] | undefined;
  return (
    <Modal
      open
      width={880}
      title={t('mch.dialog.add.title')}
      mask={KEPT}
      onCancel={onClose}
      footer={[
        isBegun && (
          <Button key="discard" type="link" onClick={discard}>
            {t('mch.dialog.add.discard')}
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          {t('common.action.cancel')}
        </Button>,
        at > 0 && (
          <Button key="back" onClick={() => setStep(STEPS[at - 1] ?? step)}>
            {t('mch.dialog.add.back')}
          </Button>
        ),
        step === 'sheet' ? (
          <Button key="ok" type="primary" htmlType="submit" form={ID} loading={isBusy}>
            {t('mch.dialog.add.ok')}
          </Button>
        ) : (
          <Button key="next" type="primary" onClick={() => void next()}>
            {t('mch.dialog.add.next')}
          </Button>
        ),
      ]}
    >
      <Steps
        size="small"
        current={at}
        items={STEPS.map((name) => ({
          title: t(`mch.step.${name}`),
          status: faulty.includes(name) ? ('error' as const) : undefined,
        }))}
      />
      {isCut && isBegun && <Alert type="info" showIcon role="status" title={t('parts.draft.cut')} />}
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      {faulty.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('mch.dialog.add.fix', { steps: faulty.map((name) => t(`mch.step.${name}`)).join(', ') })}
        />
      )}
      <Form
        form={form}
        id={ID}
        name={ID}
        layout="vertical"
        className="mch-step"
        initialValues={{ ...BEGIN, ...draft }}
        onValuesChange={(_, all: MerchantForm) => {
          setIsBegun(true);
          keep(all);
        }}
        onFieldsChange={sayNumbers}
        onFinish={() => (step === 'sheet' ? void submit(form.getFieldsValue(true)) : void next())}
        onFinishFailed={({ errorFields }) => {
          const steps = [...new Set(errorFields.flatMap(({ name }) => stepOf(name.join('.')) ?? []))];
          setFaulty(steps);
          if (steps[0]) setStep(steps[0]);
        }}
      >
        <FieldErrors refusal={refusal} />
        {part('identity', <IdentityFields />)}
        {part('contacts', <ContactFields />)}
        {part(
          'commercial',
          <>
            <CommercialFields />
            {granted['merchant:user:product:list'] ? (
              <PriceFields country={country} agentNo={textOf(values?.agentNo)} />
            ) : (
              <p className="soft">{t('mch.dialog.add.noPrices')}</p>
            )}
            {isLossy && <LossFields />}
          </>,
        )}
        {part('limits', <LimitFields currency={chosen?.[0] ?? ''} />)}
        {part('access', <AccessFields />)}
        {step === 'sheet' && values && <Sheet values={values} />}
        <p className="soft">{t('mch.dialog.add.kept')}</p>
      </Form>
    </Modal>
  );
}
