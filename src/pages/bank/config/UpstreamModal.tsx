import { useRequest } from 'ahooks';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import type { Upstream, UpstreamEnvironment } from '@/contract';
import { type ApiError, ignoreApiError } from '@/domain/apiError';
import { isDecimal } from '@/domain/money';
import { upstreamEnvironments, upstreamTypes, urlFault } from '@/domain/upstream';
import { useT } from '@/hooks/useT';
import { addUpstream, editUpstream, getUpstreamSchema } from '@/services/upstream';

type Body = Parameters<typeof addUpstream>[0];
type Values = Omit<Body, 'callbackIps'> & { callbackIps?: string };

interface UpstreamModalProps {
  /** Absent for a new one. */
  row?: Upstream;
  onDone: (row: Upstream) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

const ID = 'upstream-form';
const URLS = ['baseUrl', 'payUrl', 'payoutUrl', 'queryUrl', 'balanceUrl'] as const;
const TEXTS = ['mchIdAtUpstream', 'contactName', 'contactIm'] as const;
const LIMITS = { timeoutMs: [1000, 60_000], maxQps: [1, 500] } as const;
const OWN = 'OWN_POOL';

function initialOf(row: Upstream | undefined): Partial<Values> {
  if (!row) return { environment: 'PROD', timeoutMs: 10_000, maxQps: 50, lowBalanceAlerts: [] };
  const { callbackIps = [], ...rest } = row;
  return { ...(rest as Partial<Values>), callbackIps: callbackIps.join('\n') };
}

/** What both calls are told of the terms; what was emptied is told as nothing. */
function termsOf(values: Values) {
  const text = (name: (typeof URLS)[number] | (typeof TEXTS)[number] | 'remark') => values[name]?.trim() || null;
  const isOwn = values.upstreamType === 'CARD_POOL';
  return {
    upstreamName: values.upstreamName,
    upstreamType: values.upstreamType,
    country: values.country,
    currencies: values.currencies,
    ...(!isOwn && { baseUrl: text('baseUrl') ?? '' }),
    payUrl: text('payUrl'),
    payoutUrl: text('payoutUrl'),
    queryUrl: text('queryUrl'),
    balanceUrl: text('balanceUrl'),
    callbackIps: (values.callbackIps ?? '').split(/[\s,;]+/).filter(Boolean),
    mchIdAtUpstream: text('mchIdAtUpstream'),
    timeoutMs: values.timeoutMs,
    maxQps: values.maxQps,
    lowBalanceAlerts: values.lowBalanceAlerts ?? [],
    contactName: text('contactName'),
    contactIm: text('contactIm'),
    remark: text('remark'),
  };
}

/** Programs that a new upstream can be made for; there is one pool of own cards only. */
function AdapterSelect(item: { id?: string; value?: string }) {
  const asked = useRequest(() => getUpstreamSchema({}, { isQuiet: true }), { onError: ignoreApiError });
  const options = (asked.data ?? [])
    .filter(({ adapterCode }) => adapterCode !== OWN)
    .map(({ adapterCode, adapterName }) => ({ value: adapterCode, label: `${adapterName} (${adapterCode})` }));
  return <LoadedSelect {...item} asked={asked} options={options} />;
}

function Addresses({ environment, isOwn }: { environment: UpstreamEnvironment | undefined; isOwn: boolean }) {
  const t = useT();
  return URLS.map((name) => (
    <Form.Item
      key={name}
      name={name}
      label={t(`upstream.field.${name}`)}
      dependencies={['environment']}
      validateTrigger="onBlur"
      rules={[
        { required: name === 'baseUrl' && !isOwn, message: t('upstream.dialog.required') },
        {
          validator: (_, text?: string) => {
            const wrong = text?.trim() ? urlFault(text, environment) : undefined;
            return wrong ? Promise.reject(new Error(t(`upstream.dialog.url.${wrong}`))) : Promise.resolve();
          },
        },
      ]}
    >
      <Input type="url" maxLength={300} autoComplete="off" placeholder="https://" />
    </Form.Item>
  ));
}

/** Limits below which a balance is told of, one for each currency at most. */
function Alerts() {
  const t = useT();
  const currencies: string[] = Form.useWatch('currencies') ?? [];
  const alerts: { currency?: string }[] = Form.useWatch('lowBalanceAlerts') ?? [];
  const open = currencies.filter((one) => !alerts.some((alert) => alert?.currency === one));
  return (
    <Form.List name="lowBalanceAlerts">
      {(fields, { add, remove }) => (
        <fieldset className="framed">
          <legend>{t('upstream.field.alerts')}</legend>
          {fields.map(({ key, name }) => {
            const currency = alerts[name]?.currency ?? '';
            return (
              <div key={key} className="panel-line">
                <Form.Item name={[name, 'currency']} hidden>
                  <Input />
                </Form.Item>
                <Form.Item
                  name={[name, 'amount']}
                  label={t('upstream.field.alert', { currency })}
                  required
                  validateTrigger="onBlur"
                  rules={[
                    {
                      validator: (_, text = '') =>
                        isDecimal(String(text).trim())
                          ? Promise.resolve()
                          : Promise.reject(new Error(t('upstream.dialog.amount', { currency }))),
                    },
                  ]}
                >
                  <DecimalInput currency={currency} maxLength={24} />
                </Form.Item>
                <Button size="small" aria-label={`${t('upstream.action.removeAlert')} ${currency}`} onClick={() => remove(name)}>
                  {t('upstream.action.removeAlert')}
                </Button>
              </div>
            );
          })}
          {open.map((currency) => (
            <Button key={currency} size="small" onClick={() => add({ currency, amount: '' })}>
              {t('upstream.action.addAlert', { currency })}
            </Button>
          ))}
        </fieldset>
      )}
    </Form.List>
  );
}

/** An upstream and how it is reached: a new one, or one that changes; code, program and environment never do. */
export function UpstreamModal({ row, onDone, ...rest }: UpstreamModalProps) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  const required = { required: true, message: t('upstream.dialog.required') };
  const isOwn = row?.upstreamType === 'CARD_POOL';
  const chosen: UpstreamEnvironment | undefined = Form.useWatch('environment', form);
  const whole = (name: keyof typeof LIMITS) => {
    const [min, max] = LIMITS[name];
    return (
      <Form.Item
        name={name}
        label={t(`upstream.field.${name}`)}
        rules={[{ required: true, message: t('upstream.dialog.number', { min, max }) }]}
      >
        <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
      </Form.Item>
    );
  };
  return (
    <FormModal<Values, Upstream>
      id={ID}
      form={form}
      title={row ? t('upstream.dialog.edit.title', { name: row.upstreamName }) : t('upstream.dialog.add.title')}
      okText={t(row ? 'upstream.dialog.edit.ok' : 'upstream.dialog.add.ok')}
      width={760}
      initialValues={initialOf(row)}
      send={(values, options) => {
        const terms = termsOf(values);
        if (row) return editUpstream({ upstreamCode: row.upstreamCode, version: row.version, ...terms }, options);
        const { adapterCode, environment } = values;
        return addUpstream({ adapterCode, environment, ...terms, baseUrl: terms.baseUrl ?? '' }, options);
      }}
      onDone={onDone}
      {...rest}
    >
      {!row && <p className="soft">{t('upstream.dialog.add.hint')}</p>}
      <div className="form-grid">
        <Form.Item
          name="upstreamName"
          label={t('upstream.field.upstreamName')}
          rules={[{ ...required, whitespace: true, min: 2 }]}
        >
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
        {!row && (
          <>
            <Form.Item name="adapterCode" label={t('upstream.field.adapterCode')} rules={[required]}>
              <AdapterSelect />
            </Form.Item>
            <Form.Item name="environment" label={t('upstream.field.environment')} rules={[required]}>
              <Select options={upstreamEnvironments.map((value) => ({ value, label: t(`upstream.environment.${value}`) }))} />
            </Form.Item>
          </>
        )}
        <Form.Item name="upstreamType" label={t('upstream.field.upstreamType')} rules={[required]}>
          <Select
            disabled={isOwn}
            options={upstreamTypes
              .filter((value) => isOwn || value !== 'CARD_POOL')
              .map((value) => ({ value, label: t(`upstream.upstreamType.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="country"
          label={t('upstream.field.country')}
          validateTrigger="onBlur"
          rules={[{ required: true, pattern: /^[A-Z]{2}$/, message: t('upstream.dialog.country') }]}
        >
          <Input maxLength={2} autoComplete="off" />
        </Form.Item>
        <Form.Item name="currencies" label={t('upstream.field.currencies')} rules={[required]}>
          <Select mode="tags" tokenSeparators={[' ', ',']} open={false} suffixIcon={null} />
        </Form.Item>
        <Addresses environment={row?.environment ?? chosen} isOwn={isOwn} />
        {whole('timeoutMs')}
        {whole('maxQps')}
        {TEXTS.map((name) => (
          <Form.Item key={name} name={name} label={t(`upstream.field.${name}`)}>
            <Input maxLength={64} autoComplete="off" />
          </Form.Item>
        ))}
        <Form.Item name="callbackIps" label={t('upstream.field.callbackIps')} extra={t('upstream.dialog.ipsHint')}>
          <Input.TextArea rows={2} maxLength={3000} autoComplete="off" />
        </Form.Item>
      </div>
      <Alerts />
      <Form.Item name="remark" label={t('upstream.field.remark')}>
        <Input.TextArea rows={2} maxLength={200} />
      </Form.Item>
    </FormModal>
  );
}
