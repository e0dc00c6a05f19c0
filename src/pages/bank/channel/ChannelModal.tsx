import { Form } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { TradeChannel } from '@/contract';
import { CHANNEL_CODE, channelDirections } from '@/domain/channel';
import { ratioOf } from '@/domain/ratio';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { ChangeProps, RowProps } from '@/screen/useOutcomes';
import { addChannel, editChannel } from '@/services/channel';
import { nameOf } from './cells';
import { HourFields, hoursOf, LimitFields, limitsOf, RuleFields, ruleOf, ruleValues, type TermValues } from './fields';
import { currencyCodes } from './filters';

type Body = Parameters<typeof addChannel>[0];
interface Values extends TermValues {
  channelCode: string;
  channelName: string;
  upstreamCode: string;
  direction: Body['direction'];
  currency?: Body['currency'];
  wayCode?: string;
  costRate: string;
  costFixed?: string;
  remark?: string;
}

/** Only a pay-in channel has a currency, a pay way and a fixed cost. */
function PayinFields({ currency }: { currency: Body['currency'] }) {
  const t = useT();
  const field = fieldsFor<Body>()('channel', t);
  return (
    <>
      {field.codes('currency', currencyCodes, { isRequired: true })}
      {field.choose('wayCode', 'way')}
      {field.amount('costFixed', currency ?? undefined)}
    </>
  );
}

function bodyOf(values: Values): Body {
  const isIn = values.direction === 'PAYIN';
  const { channelCode, channelName, upstreamCode, direction, currency, wayCode, costRate, costFixed, remark } = values;
  return {
    channelCode,
    channelName,
    upstreamCode,
    direction,
    ...(isIn && { currency: currency ?? null, wayCode: wayCode || null, ...(costFixed && { costFixed }) }),
    costRate: ratioOf(costRate),
    limits: limitsOf(values.limits, isIn ? currency : undefined),
    dailyCountLimit: values.dailyCountLimit ?? null,
    ...hoursOf(values),
    autoCloseRule: ruleOf(values),
    remark: remark || null,
  };
}

/** Code, direction, currency and upstream are permanent. */
export function AddModal(props: ChangeProps<TradeChannel>) {
  const t = useT();
  const field = fieldsFor<typeof addChannel>()('channel', t);
  const [form] = Form.useForm<Values>();
  const isIn = Form.useWatch('direction', form) !== 'PAYOUT';
  const currency = Form.useWatch('currency', form);
  return (
    <FormModal<Values, TradeChannel>
      id="channel-add"
      title={t('channel.dialog.add.title')}
      okText={t('channel.dialog.add.ok')}
      width={760}
      form={form}
      initialValues={{
        direction: 'PAYIN',
        limits: [{ minAmount: '', maxAmount: '' }],
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        zone: 'Asia/Singapore',
        ...ruleValues(null),
      }}
      send={(values, options) => addChannel(bodyOf(values), options)}
      {...props}
    >
      <p className="soft">{t('channel.dialog.add.hint')}</p>
      <div className="form-grid">
        {field.text('channelCode', 24, { isRequired: true, form: [CHANNEL_CODE, t('channel.dialog.codeForm')] })}
        {field.text('channelName', 64, { isRequired: true, min: 2 })}
        {field.choose('upstreamCode', 'upstream', { isRequired: true })}
        {field.one(
          'direction',
          channelDirections,
          { isRequired: true },
          { onChange: (next) => form.setFieldValue('limits', next === 'PAYIN' ? [{ minAmount: '', maxAmount: '' }] : []) },
        )}
        {field.percent('costRate', { isRequired: true })}
        {isIn && <PayinFields currency={currency} />}
      </div>
      <LimitFields currency={isIn ? (currency ?? '–') : undefined} />
      <HourFields />
      <RuleFields />
      {field.note('remark')}
    </FormModal>
  );
}

/** Name, remark and auto-close rule. */
export function EditModal({ row, ...rest }: RowProps<TradeChannel>) {
  const t = useT();
  const field = fieldsFor<typeof editChannel>()('channel', t);
  const { channelCode, version, channelName, remark, autoCloseRule } = row;
  return (
    <FormModal<Values, TradeChannel>
      id="channel-edit"
      title={t('channel.dialog.edit.title', { name: nameOf(row) })}
      okText={t('channel.dialog.edit.ok')}
      initialValues={{ channelName, remark: remark ?? undefined, ...ruleValues(autoCloseRule) }}
      send={(values, options) =>
        editChannel(
          {
            channelCode,
            version,
            channelName: values.channelName,
            remark: values.remark || null,
            autoCloseRule: ruleOf(values),
          },
          options,
        )
      }
      {...rest}
    >
      {field.text('channelName', 64, { isRequired: true, min: 2 })}
      <RuleFields />
      {field.note('remark')}
    </FormModal>
  );
}
