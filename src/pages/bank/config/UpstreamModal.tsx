import { useRequest } from 'ahooks';
import { Button, Form, Input, Select } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import type { Upstream, UpstreamEnvironment } from '@/contract';
import { type ApiError, ignoreApiError } from '@/domain/apiError';
import { isDecimal } from '@/domain/money';
import { urlFault } from '@/domain/serverUrl';
import { upstreamEnvironments, upstreamTypes } from '@/domain/upstream';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { addUpstream, editUpstream, getUpstreamSchema } from '@/services/upstream';

type Body = Parameters<typeof addUpstream>[0];
type Values = Omit<Body, 'callbackIps'> & { callbackIps?: string };

interface UpstreamModalProps {
  /** Absent when adding. */
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

/** The terms for both calls. A cleared field is sent as null. */
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

/** Adapters for a new upstream. The own-card pool exists once and cannot be added. */
function AdapterSelect(item: { id?: string; value?: string }) {
  const asked = useRequest(() => getUpstreamSchema({}, { isQuiet: true }), { onError: ignoreApiError });
  const options = (asked.data ?? [])
    .filter(({ adapterCode }) => adapterCode !== OWN)
    .map(({ adapterCode, adapterName }) => ({ value: adapterCode, label: `${adapterName} (${adapterCode})` }));
  return <LoadedSelect {...item} asked={asked} options={options} />;
}

function Addresses({ environment, isOwn }: { environment: UpstreamEnvironment | undefined; isOwn: boolean }) {
  const t = useT();
  const field = fieldsFor<Values>()('upstream', t);
  return URLS.map((name) =>
    field.text(
      name,
      300,
      {
        isRequired: name === 'baseUrl' && !isOwn,
        dependencies: ['environment'],
        faultOf: (text) => {
          const wrong = text ? urlFault(text, environment !== 'PROD') : undefined;
          return wrong ? t(`upstream.dialog.url.${wrong}`) : undefined;
        },
      },
      { type: 'url', placeholder: t('parts.example', { value: 'https://example.com' }) },
    ),
  );
}

/** Low-balance limits, at most one per currency. */
function Alerts() {
  const t = useT();
  const currencies: string[] = Form.useWatch('currencies') ?? [];
  const alerts: { currency?: string }[] = Form.useWatch('lowBalanceAlerts') ?? [];
  const open = currencies.filter((one) => !alerts.some((alert) => alert?.currency === one));
  return (
    <Form.List name="lowBalanceAlerts">
      {(fields, { add, remove }) =>
        fields.length + open.length > 0 && (
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
                    <DecimalInput currency={currency} />
                  </Form.Item>
                  <Button
                    size="small"
                    aria-label={`${t('upstream.action.removeAlert')} ${currency}`}
                    onClick={() => remove(name)}
                  >
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
        )
      }
    </Form.List>
  );
}

/** Adds or edits an upstream. Code, adapter and environment are permanent. */
export function UpstreamModal({ row, onDone, ...rest }: UpstreamModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('upstream', t);
  const [form] = Form.useForm<Values>();
  const isOwn = row?.upstreamType === 'CARD_POOL';
  const chosen: UpstreamEnvironment | undefined = Form.useWatch('environment', form);
  const whole = (name: keyof typeof LIMITS) => {
    const [min, max] = LIMITS[name];
    return field.whole(name, min, max, { isRequired: true });
  };
  // A new upstream starts disabled, and needs credentials first.
  const access = row ? 'bank:config:edit' : undefined;
  return (
    <FormModal<Values, Upstream>
      id={ID}
      form={form}
      access={access}
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
        {field.text('upstreamName', 64, { isRequired: true, min: 2 })}
        {!row && (
          <>
            {field.item('adapterCode', <AdapterSelect />, { isRequired: true })}
            {field.one('environment', upstreamEnvironments, { isRequired: true })}
          </>
        )}
        {field.one(
          'upstreamType',
          upstreamTypes.filter((value) => isOwn || value !== 'CARD_POOL'),
          { isRequired: true },
          { disabled: isOwn },
        )}
        {field.choose('country', 'country', { isRequired: true })}
        {field.item('currencies', <Select mode="tags" tokenSeparators={[' ', ',']} open={false} suffixIcon={null} />, {
          isRequired: true,
        })}
        <Addresses environment={row?.environment ?? chosen} isOwn={isOwn} />
        {whole('timeoutMs')}
        {whole('maxQps')}
        {TEXTS.map((name) => field.text(name, 64))}
        {field.note('callbackIps', { hint: t('upstream.dialog.ipsHint'), max: 3000 })}
      </div>
      <Alerts />
      {field.note('remark')}
    </FormModal>
  );
}
