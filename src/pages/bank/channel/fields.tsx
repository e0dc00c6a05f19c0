import { Button, Checkbox, Form, Input } from 'antd';
import type { TradeChannel, TradeChannelAutoClose, TradeChannelLimit } from '@/contract';
import { channelZones } from '@/domain/channel';
import { percentOf, ratioOf } from '@/domain/ratio';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { currencyCodes } from './filters';

/** Limits, hours and auto-close rule as typed. */
export interface TermValues {
  limits?: { currency?: string; minAmount: string; maxAmount: string; dailyAmountLimit?: string }[];
  dailyCountLimit?: number | null;
  openFrom?: string;
  openTo?: string;
  weekdays: number[];
  zone: TradeChannel['zone'];
  hasRule?: boolean;
  autoCloseRule?: TradeChannelAutoClose;
}

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Limits for the request. @param currency of a pay-in channel, whose form has no currency per limit */
export const limitsOf = (limits: TermValues['limits'], currency: string | null | undefined): TradeChannelLimit[] =>
  (limits ?? []).map(({ dailyAmountLimit, currency: own, ...rest }) => ({
    ...rest,
    currency: (own ?? currency ?? '') as TradeChannelLimit['currency'],
    dailyAmountLimit: dailyAmountLimit || null,
  }));

export const hoursOf = ({ openFrom, openTo, weekdays, zone = 'Asia/Singapore' }: TermValues) => ({
  openFrom: openFrom || null,
  openTo: openTo || null,
  weekdays,
  zone,
});

/** The form holds the failure rate in percent, the request holds a ratio. */
export const ruleOf = ({ hasRule, autoCloseRule }: TermValues): TradeChannelAutoClose | null =>
  hasRule && autoCloseRule ? { ...autoCloseRule, failRate: ratioOf(autoCloseRule.failRate) } : null;

export const ruleValues = (rule: TradeChannel['autoCloseRule']): Pick<TermValues, 'hasRule' | 'autoCloseRule'> => ({
  hasRule: Boolean(rule),
  autoCloseRule: rule
    ? { ...rule, failRate: percentOf(rule.failRate) }
    : { windowSec: 300, minSamples: 20, failRate: '60', coolSec: 600 },
});

/** The browser's own time field. */
const Hour = (item: { id?: string; value?: string }) => <Input {...item} type="time" />;

/** ARIA does not allow `required` on a group: the label says it. */
function Weekdays({ id, value, onChange }: { id?: string; value?: number[]; onChange?: (next: number[]) => void }) {
  const t = useT();
  const options = WEEK.map((day) => ({ value: Number(day), label: t(`channel.weekday.${day}`) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that the form item has already
    <div id={id} role="group" aria-label={t('channel.field.weekdays')}>
      <Checkbox.Group value={value} onChange={onChange} options={options} />
    </div>
  );
}

function LimitLine({ name, currency }: { name: number; currency?: string | null }) {
  const t = useT();
  const field = fieldsFor<TradeChannelLimit>()('channel', t, [name]);
  return (
    <>
      {!currency && field.codes('currency', currencyCodes, { isRequired: true }, { style: { width: 110 } })}
      {field.amount('minAmount', currency ?? undefined, { isRequired: true })}
      {field.amount('maxAmount', currency ?? undefined, { isRequired: true })}
      {field.amount('dailyAmountLimit', currency ?? undefined, { hint: t('channel.dialog.noneHint') })}
    </>
  );
}

/** @param currency of a pay-in channel; without it there is a line for each currency */
export function LimitFields({ currency }: { currency?: string | null }) {
  const t = useT();
  const field = fieldsFor<TermValues>()('channel', t);
  const form = Form.useFormInstance<TermValues>();
  const count = field.whole('dailyCountLimit', 1, 10_000_000, { hint: t('channel.dialog.noneHint') });
  return (
    <>
      <Form.List name="limits">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className={currency ? 'form-grid' : 'panel-line'}>
                <LimitLine name={name} currency={currency} />
                {!currency && (
                  <Button onClick={() => remove(name)}>
                    {t('channel.action.removeLimit', { currency: form.getFieldValue(['limits', name, 'currency']) ?? '' })}
                  </Button>
                )}
              </div>
            ))}
            {!currency && <Button onClick={() => add({})}>{t('channel.action.addLimit')}</Button>}
          </>
        )}
      </Form.List>
      {count}
    </>
  );
}

export function HourFields() {
  const t = useT();
  const field = fieldsFor<TermValues>()('channel', t);
  return (
    <>
      <div className="form-grid">
        {field.item('openFrom', <Hour />, { hint: t('channel.dialog.hoursHint') })}
        {field.item('openTo', <Hour />)}
        {field.codes('zone', channelZones, { isRequired: true })}
      </div>
      {field.item('weekdays', <Weekdays />, { isRequired: true })}
    </>
  );
}

/** Fields of the auto-close rule. */
export function RuleFields() {
  const t = useT();
  const field = fieldsFor<TermValues>()('channel', t);
  const hasRule: boolean | undefined = Form.useWatch('hasRule');
  const rule = fieldsFor<TradeChannelAutoClose>()('channel', t, ['autoCloseRule']);
  return (
    <>
      {field.flag('hasRule')}
      {hasRule && (
        <div className="form-grid">
          {rule.whole('windowSec', 60, 86_400, { isRequired: true })}
          {rule.whole('minSamples', 1, 10_000, { isRequired: true })}
          {rule.percent('failRate', { isRequired: true })}
          {rule.whole('coolSec', 60, 86_400, { isRequired: true })}
        </div>
      )}
    </>
  );
}
