import { Form, Input, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import { RemoteSelect } from '@/components/RemoteSelect';
import type { TradeChannel } from '@/contract';
import { CHANNEL_CODE, channelDirections } from '@/domain/channel';
import { ratioOf } from '@/domain/rates';
import { useT } from '@/hooks/useT';
import { choose } from '@/screen/filters';
import type { ChangeProps, RowProps } from '@/screen/useOutcomes';
import { addChannel, editChannel } from '@/services/channel';
import { nameOf } from './cells';
import {
  Amount,
  HourFields,
  hoursOf,
  LimitFields,
  limitsOf,
  Percent,
  RuleFields,
  ruleOf,
  ruleValues,
  type TermValues,
} from './fields';
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

function Name() {
  const t = useT();
  return (
    <Form.Item
      name="channelName"
      label={t('channel.field.channelName')}
      rules={[{ required: true, whitespace: true, min: 2, message: t('channel.dialog.required') }]}
    >
      <Input maxLength={64} autoComplete="off" />
    </Form.Item>
  );
}

function Remark() {
  const t = useT();
  return (
    <Form.Item name="remark" label={t('channel.field.remark')}>
      <Input.TextArea rows={2} maxLength={200} />
    </Form.Item>
  );
}

/** What only a pay-in channel has: a currency, a way it is made for, a fixed part of the cost. */
function PayinFields() {
  const t = useT();
  return (
    <>
      <Form.Item
        name="currency"
        label={t('channel.field.currency')}
        rules={[{ required: true, message: t('channel.dialog.required') }]}
      >
        <Select options={currencyCodes.map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item name="wayCode" label={t('channel.field.wayCode')}>
        <RemoteSelect cacheKey="channel-way" fetchChoices={choose('way')} />
      </Form.Item>
      <Amount name="costFixed" label={t('channel.field.costFixed')} />
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

/** A new channel; code, direction, currency and upstream never change. */
export function AddModal(props: ChangeProps<TradeChannel>) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  const isIn = Form.useWatch('direction', form) !== 'PAYOUT';
  const currency = Form.useWatch('currency', form);
  const required = { required: true, message: t('channel.dialog.required') };
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
        <Form.Item
          name="channelCode"
          label={t('channel.field.channelCode')}
          rules={[{ required: true, pattern: CHANNEL_CODE, message: t('channel.dialog.codeForm') }]}
          validateTrigger="onBlur"
        >
          <Input maxLength={24} autoComplete="off" />
        </Form.Item>
        <Name />
        <Form.Item name="upstreamCode" label={t('channel.field.upstreamCode')} rules={[required]}>
          <RemoteSelect cacheKey="channel-upstream" fetchChoices={choose('upstream')} />
        </Form.Item>
        <Form.Item name="direction" label={t('channel.field.direction')} rules={[required]}>
          <Select
            options={channelDirections.map((value) => ({ value, label: t(`channel.direction.${value}`) }))}
            onChange={(next) => form.setFieldValue('limits', next === 'PAYIN' ? [{ minAmount: '', maxAmount: '' }] : [])}
          />
        </Form.Item>
        <Percent name="costRate" label={t('channel.field.costRate')} />
        {isIn && <PayinFields />}
      </div>
      <LimitFields currency={isIn ? (currency ?? '–') : undefined} />
      <HourFields />
      <RuleFields />
      <Remark />
    </FormModal>
  );
}

/** Name, remark and the rule by which it closes itself. */
export function EditModal({ row, ...rest }: RowProps<TradeChannel>) {
  const t = useT();
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
      <Name />
      <RuleFields />
      <Remark />
    </FormModal>
  );
}
