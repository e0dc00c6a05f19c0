import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { FormModal } from '@/components/FormModal';
import type { TradeChannel, TradeChannelBulkResult } from '@/contract';
import { rateText } from '@/domain/percent';
import { percentOf, ratioOf } from '@/domain/ratio';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { BulkProps, RowProps } from '@/screen/useOutcomes';
import { limitChannel, setChannelCost, setChannelHours } from '@/services/channel';
import { nameOf } from './cells';
import { HourFields, hoursOf, LimitFields, limitsOf, type TermValues } from './fields';

/** Limits per order and per day. */
export function LimitModal({ row, ...rest }: RowProps<TradeChannel>) {
  const t = useT();
  const { channelCode, version, currency, limits = [], dailyCountLimit } = row;
  const kept = limits.map((one) => ({ ...one, dailyAmountLimit: one.dailyAmountLimit ?? undefined }));
  const blank = currency ? [{ currency, minAmount: '', maxAmount: '' }] : [];
  return (
    <FormModal<TermValues, TradeChannel>
      id="channel-limit"
      title={t('channel.dialog.limit.title', { name: nameOf(row) })}
      okText={t('channel.dialog.limit.ok')}
      width={760}
      initialValues={{ limits: kept.length > 0 ? kept : blank, dailyCountLimit }}
      send={(values, options) =>
        limitChannel(
          {
            channelCode,
            version,
            limits: limitsOf(values.limits, currency),
            dailyCountLimit: values.dailyCountLimit ?? null,
          },
          options,
        )
      }
      {...rest}
    >
      <p>{t('channel.dialog.limit.text')}</p>
      <LimitFields currency={currency} />
    </FormModal>
  );
}

/** Opening hours, for one or several channels. */
export function HoursModal({ rows, ...rest }: BulkProps<TradeChannel, TradeChannelBulkResult>) {
  const t = useT();
  const [first] = rows;
  const { openFrom, openTo, weekdays = [], zone } = first ?? {};
  return (
    <FormModal<TermValues, TradeChannelBulkResult>
      id="channel-hours"
      title={t('channel.dialog.hours.title', { count: rows.length, name: first ? nameOf(first) : '' })}
      okText={t('channel.dialog.hours.ok')}
      initialValues={{ openFrom: openFrom ?? undefined, openTo: openTo ?? undefined, weekdays, zone }}
      send={(values, options) =>
        setChannelHours(
          { items: rows.map(({ channelCode, version }) => ({ channelCode, version })), ...hoursOf(values) },
          options,
        )
      }
      {...rest}
    >
      <p>{t('channel.dialog.hours.text')}</p>
      <HourFields />
    </FormModal>
  );
}

interface CostValues {
  costRate: string;
  costFixed?: string;
  effectiveAt?: string;
  confirmBelowFloor?: boolean;
  remark?: string;
}

/** Sets the channel's cost from a chosen time. Lists price floors below the new cost before saving. */
export function CostModal({ row, onRefusal, ...rest }: RowProps<TradeChannel>) {
  const t = useT();
  const field = fieldsFor<typeof setChannelCost>()('channel', t);
  const format = useFormat();
  const [hasFloors, setHasFloors] = useState(false);
  const { channelCode, version, currency, costRate = '0', costFixed = '0' } = row;
  const fixed = currency && Number(costFixed) > 0 ? ` + ${format.money(costFixed, currency)}` : '';
  return (
    <FormModal<CostValues, TradeChannel>
      id="channel-cost"
      title={t('channel.dialog.cost.title', { name: nameOf(row) })}
      okText={t('channel.dialog.cost.ok')}
      initialValues={{ costRate: percentOf(costRate), costFixed: currency ? costFixed : undefined }}
      send={(values, options) =>
        setChannelCost(
          {
            channelCode,
            version,
            costRate: ratioOf(values.costRate),
            ...(currency && { costFixed: values.costFixed || '0' }),
            ...(values.effectiveAt && { effectiveAt: values.effectiveAt }),
            ...(values.confirmBelowFloor && { confirmBelowFloor: true }),
            ...(values.remark && { remark: values.remark }),
          },
          options,
        )
      }
      onRefusal={(refusal) => {
        if (refusal.data?.fields?.some(({ name }) => name === 'confirmBelowFloor')) setHasFloors(true);
        onRefusal?.(refusal);
      }}
      {...rest}
    >
      <p>{t('channel.dialog.cost.text')}</p>
      <p className="soft">{t('channel.dialog.cost.now', { cost: `${rateText(costRate)}${fixed}` })}</p>
      {field.percent('costRate', { isRequired: true })}
      {currency && field.amount('costFixed', currency)}
      {field.until('effectiveAt', { hint: t('channel.dialog.cost.atOnce') })}
      <Form.Item name="confirmBelowFloor" valuePropName="checked" hidden={!hasFloors} label={t('channel.dialog.cost.floors')}>
        <Checkbox>{t('channel.dialog.cost.confirm')}</Checkbox>
      </Form.Item>
      {field.note('remark')}
    </FormModal>
  );
}
