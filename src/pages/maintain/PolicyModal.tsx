import { useRequest } from 'ahooks';
import { Alert, Button, Form } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import { ScrollTable } from '@/components/ScrollTable';
import type { Maintenance, MaintenanceTier } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { tierFault } from '@/domain/maintenance';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { previewMaintenancePolicy, saveMaintenancePolicy } from '@/services/maintenance';
import type { ChangeProps } from './ServiceModals';

const NAMES = ['tier1', 'tier2', 'tier3'] as const;
const TYPING_MS = 400;

interface Values extends Pick<MaintenanceTier, (typeof NAMES)[number]> {
  remark: string;
  seen?: boolean;
}

const trimmed = (currency: string, values: Partial<Values>): MaintenanceTier => ({
  currency,
  tier1: (values.tier1 ?? '').trim(),
  tier2: (values.tier2 ?? '').trim(),
  tier3: (values.tier3 ?? '').trim(),
});

/** Old and new limits, and the effect of the new ones on recent withdrawals. */
function Outcome({ before }: { before: MaintenanceTier }) {
  const t = useT();
  const format = useFormat();
  const granted = useAccess();
  const form = Form.useFormInstance<Values>();
  const values: Partial<Values> = Form.useWatch([], form) ?? {};
  const after = trimmed(before.currency, values);
  const isRight = tierFault(after) === undefined;
  const { data, error, loading, refresh } = useRequest(() => previewMaintenancePolicy({ tiers: [after] }, { isQuiet: true }), {
    ready: isRight && granted['sys:maintenance:policy:preview'],
    refreshDeps: [after.tier1, after.tier2, after.tier3],
    debounceWait: TYPING_MS,
    onError: ignoreApiError,
  });
  const own = data?.currencies.find(({ currency }) => currency === before.currency);
  return (
    <>
      <ScrollTable
        label={t('maintain.dialog.compare')}
        rows={NAMES.map((name) => ({ name }))}
        rowKey={({ name }) => name}
        columns={[
          { title: t('maintain.field.limit'), isHeader: true, render: ({ name }) => t(`maintain.field.${name}`) },
          {
            title: t('maintain.dialog.before'),
            isNumeric: true,
            render: ({ name }) => format.money(before[name], before.currency),
          },
          {
            title: t('maintain.dialog.after'),
            isNumeric: true,
            render: ({ name }) => (isRight ? format.money(after[name], before.currency) : '–'),
          },
        ]}
      />
      <div role="status">
        {isRight && loading && <p>{t('maintain.dialog.asking')}</p>}
        {isRight && !loading && error && (
          <Alert
            type="warning"
            showIcon
            title={t('maintain.dialog.unknown')}
            action={
              <Button size="small" onClick={refresh}>
                {t('common.action.retry')}
              </Button>
            }
          />
        )}
        {isRight && !loading && !error && data && (
          <Alert
            type={data.changedCount > 0 ? 'warning' : 'info'}
            showIcon
            role="presentation"
            title={t('maintain.dialog.outcome', { changed: data.changedCount, all: data.orderCount })}
            description={
              own &&
              t('maintain.dialog.outcomeOwn', {
                currency: own.currency,
                more: own.moreReviewCount,
                less: own.lessReviewCount,
              })
            }
          />
        )}
      </div>
    </>
  );
}

/** The API reports faults with the path of the first limit; the form uses plain field names. */
function plainFault<Answer>(sent: Promise<Answer>): Promise<Answer> {
  return sent.catch((error: { data?: { fields?: { name: string }[] } }) => {
    for (const field of error.data?.fields ?? []) field.name = field.name.replace(/^tiers\.0\./, '');
    throw error;
  });
}

/** Limits of one currency. They apply to new orders only. */
export function PolicyModal({ all, tier, ...rest }: ChangeProps & { tier: MaintenanceTier }) {
  const t = useT();
  const field = fieldsFor<Values>()('maintain', t);
  const [form] = Form.useForm<Values>();
  const { currency } = tier;
  return (
    <FormModal<Values, Maintenance>
      id="maintain-policy"
      form={form}
      title={t('maintain.dialog.policyTitle', { currency })}
      okText={t('maintain.dialog.save')}
      width={640}
      initialValues={tier}
      send={(values, options) =>
        plainFault(
          saveMaintenancePolicy(
            { version: all.version, tiers: [trimmed(currency, values)], remark: values.remark.trim() },
            options,
          ),
        )
      }
      {...rest}
    >
      {NAMES.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`maintain.field.${name}`)}
          required
          dependencies={NAMES.filter((other) => other !== name)}
          validateTrigger="onBlur"
          rules={[
            ({ getFieldsValue }) => ({
              validator: () => {
                const fault = tierFault(trimmed(currency, getFieldsValue()));
                return fault?.name === name
                  ? Promise.reject(new Error(t(`maintain.dialog.limit.${fault.rule}`, { currency })))
                  : Promise.resolve();
              },
            }),
          ]}
        >
          <DecimalInput currency={currency} prefix={currency} />
        </Form.Item>
      ))}
      {field.note('remark', { isRequired: true, min: 4 })}
      <Outcome before={tier} />
      {field.flag('seen', {
        label: t('maintain.dialog.seen'),
        faultOf: (isSeen) => (isSeen === true ? undefined : t('maintain.dialog.seenRequired')),
      })}
    </FormModal>
  );
}
