import { Button, Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import type { TradeChannel, TradeChannelAutoClose, TradeChannelLimit } from '@/contract';
import { channelZones } from '@/domain/channel';
import { isDecimal } from '@/domain/money';
import { PERCENT, percentOf, ratioOf } from '@/domain/rates';
import { useT } from '@/hooks/useT';
import { currencyCodes } from './filters';

/** Limits, hours and a rule as they are typed. */
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
const wide = { width: '100%' };

/** Limits as the wire has them. @param currency that of a pay-in channel, whose limits name none */
export const limitsOf = (limits: TermValues['limits'], currency: string | null | undefined): TradeChannelLimit[] =>
  (limits ?? []).map(({ dailyAmountLimit, currency: own, ...rest }) => ({
    ...rest,
    currency: (own ?? currency ?? '') as TradeChannelLimit['currency'],
    dailyAmountLimit: dailyAmountLimit || null,
  }));

/** Hours as the wire has them. */
export const hoursOf = ({ openFrom, openTo, weekdays, zone = 'Asia/Singapore' }: TermValues) => ({
  openFrom: openFrom || null,
  openTo: openTo || null,
  weekdays,
  zone,
});

/** The rule as the wire has it; the form holds its rate as a percentage. */
export const ruleOf = ({ hasRule, autoCloseRule }: TermValues): TradeChannelAutoClose | null =>
  hasRule && autoCloseRule ? { ...autoCloseRule, failRate: ratioOf(autoCloseRule.failRate) } : null;

/** A rule as the form holds it. */
export const ruleValues = (rule: TradeChannel['autoCloseRule']): Pick<TermValues, 'hasRule' | 'autoCloseRule'> => ({
  hasRule: Boolean(rule),
  autoCloseRule: rule
    ? { ...rule, failRate: percentOf(rule.failRate) }
    : { windowSec: 300, minSamples: 20, failRate: '60', coolSec: 600 },
});

/** A time of day as the browser asks for it. */
const Hour = (item: { id?: string; value?: string }) => <Input {...item} type="time" />;

/** The days of a week; the group itself may not be called required, which its label says. */
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

/** A field with a percentage. */
export function Percent({ name, label }: { name: string | (string | number)[]; label: string }) {
  const t = useT();
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, pattern: PERCENT, message: t('channel.dialog.percentForm') }]}
      validateTrigger="onBlur"
    >
      <DecimalInput maxLength={9} />
    </Form.Item>
  );
}

/** A field with an amount. */
export function Amount({ name, label, isNeeded, hint }: AmountProps) {
  const t = useT();
  const message = t('channel.dialog.amountForm');
  const isFine = (text: unknown) => (text === undefined || text === '' ? !isNeeded : isDecimal(String(text).trim()));
  return (
    <Form.Item
      name={name}
      label={label}
      required={isNeeded}
      extra={hint}
      rules={[{ validator: (_, text) => (isFine(text) ? Promise.resolve() : Promise.reject(new Error(message))) }]}
      validateTrigger="onBlur"
    >
      <DecimalInput maxLength={24} />
    </Form.Item>
  );
}

interface AmountProps {
  name: string | (string | number)[];
  label: string;
  isNeeded?: boolean;
  hint?: string;
}

function LimitLine({ name, currency }: { name: number; currency?: string | null }) {
  const t = useT();
  return (
    <>
      {!currency && (
        <Form.Item
          name={[name, 'currency']}
          label={t('channel.field.currency')}
          rules={[{ required: true, message: t('channel.dialog.required') }]}
        >
          <Select style={{ width: 110 }} options={currencyCodes.map((value) => ({ value, label: value }))} />
        </Form.Item>
      )}
      <Amount name={[name, 'minAmount']} label={t('channel.field.minAmount')} isNeeded />
      <Amount name={[name, 'maxAmount']} label={t('channel.field.maxAmount')} isNeeded />
      <Amount name={[name, 'dailyAmountLimit']} label={t('channel.field.dailyAmountLimit')} hint={t('channel.dialog.noneHint')} />
    </>
  );
}

/** Limits of one order and of a day. @param currency of a pay-in channel; without it there is a line for each currency */
export function LimitFields({ currency }: { currency?: string | null }) {
  const t = useT();
  const form = Form.useFormInstance<TermValues>();
  const count = (
    <Form.Item name="dailyCountLimit" label={t('channel.field.dailyCountLimit')} extra={t('channel.dialog.noneHint')}>
      <InputNumber min={1} max={10_000_000} precision={0} style={wide} />
    </Form.Item>
  );
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

/** Hours, weekdays and their zone. */
export function HourFields() {
  const t = useT();
  const required = { required: true, message: t('channel.dialog.required') };
  return (
    <>
      <div className="form-grid">
        <Form.Item name="openFrom" label={t('channel.field.openFrom')} extra={t('channel.dialog.hoursHint')}>
          <Hour />
        </Form.Item>
        <Form.Item name="openTo" label={t('channel.field.openTo')}>
          <Hour />
        </Form.Item>
        <Form.Item name="zone" label={t('channel.field.zone')} rules={[required]}>
          <Select options={channelZones.map((value) => ({ value, label: value }))} />
        </Form.Item>
      </div>
      <Form.Item name="weekdays" label={t('channel.field.weekdays')} rules={[{ ...required, type: 'array' }]}>
        <Weekdays />
      </Form.Item>
    </>
  );
}

/** The rule by which a channel closes itself. */
export function RuleFields() {
  const t = useT();
  const hasRule: boolean | undefined = Form.useWatch('hasRule');
  const whole = (name: 'windowSec' | 'minSamples' | 'coolSec', min: number, max: number) => (
    <Form.Item
      name={['autoCloseRule', name]}
      label={t(`channel.field.${name}`)}
      rules={[{ required: true, message: t('channel.dialog.required') }]}
    >
      <InputNumber min={min} max={max} precision={0} style={wide} />
    </Form.Item>
  );
  return (
    <>
      <Form.Item name="hasRule" valuePropName="checked">
        <Checkbox>{t('channel.field.hasRule')}</Checkbox>
      </Form.Item>
      {hasRule && (
        <div className="form-grid">
          {whole('windowSec', 60, 86_400)}
          {whole('minSamples', 1, 10_000)}
          <Percent name={['autoCloseRule', 'failRate']} label={t('channel.field.failRate')} />
          {whole('coolSec', 60, 86_400)}
        </div>
      )}
    </>
  );
}
