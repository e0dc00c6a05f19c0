import { Checkbox, Form, InputNumber, Select } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import type { ExchangeRate } from '@/contract';
import { percentText } from '@/domain/percent';
import { exchangeUsages, inBand, isRate, isStepTooFar, movePct, quotesOf, STEP_PERCENT } from '@/domain/rate';
import { PERCENT, ratioOf } from '@/domain/rates';
import { useT } from '@/hooks/useT';

type RateField = 'midRate' | 'overrideRate' | 'floorRate' | 'ceilRate';

interface RateInputProps {
  name: RateField;
  initial?: string;
  isOptional?: boolean;
}

/** A rate as a decimal text: a number field would round it. */
export function RateInput({ name, initial, isOptional = false }: RateInputProps) {
  const t = useT();
  const isFine = (text: string) => (text === '' ? isOptional : isRate(text));
  return (
    <Form.Item
      name={name}
      label={t(`rate.field.${name}`)}
      initialValue={initial}
      normalize={(text: string) => text.trim()}
      required={!isOptional}
      rules={[
        {
          validator: (_, text = '') => (isFine(text) ? Promise.resolve() : Promise.reject(new Error(t('rate.dialog.rateForm')))),
        },
      ]}
      validateTrigger="onBlur"
    >
      <DecimalInput maxLength={25} />
    </Form.Item>
  );
}

interface PercentInputProps {
  name: 'buyMarkup' | 'sellMarkup' | 'maxStepPct';
  initial: string;
}

function PercentInput({ name, initial }: PercentInputProps) {
  const t = useT();
  const pattern = name === 'maxStepPct' ? STEP_PERCENT : PERCENT;
  return (
    <Form.Item
      name={name}
      label={t(`rate.field.${name}`)}
      initialValue={initial}
      rules={[{ required: true, pattern, message: t('rate.dialog.percentForm') }]}
      validateTrigger="onBlur"
    >
      <DecimalInput maxLength={8} />
    </Form.Item>
  );
}

/** Spread, band and rules, which a new pair and one that changes have alike. @param markups in percent */
export function TermFields({ row, markups }: { row?: ExchangeRate; markups: { buy: string; sell: string } }) {
  const t = useT();
  const required = { required: true, message: t('rate.dialog.required') };
  const whole = (name: 'staleAfterSec' | 'decimals', initial: number, min: number, max: number) => (
    <Form.Item name={name} label={t(`rate.field.${name}`)} initialValue={initial} rules={[required]}>
      <InputNumber
        min={min}
        max={max}
        precision={0}
        suffix={name === 'staleAfterSec' && t('rate.dialog.seconds')}
        style={{ width: '100%' }}
      />
    </Form.Item>
  );
  return (
    <>
      <PercentInput name="buyMarkup" initial={markups.buy} />
      <PercentInput name="sellMarkup" initial={markups.sell} />
      <RateInput name="floorRate" initial={row?.floorRate} />
      <RateInput name="ceilRate" initial={row?.ceilRate} />
      <PercentInput name="maxStepPct" initial={row?.maxStepPct ?? '2'} />
      {whole('staleAfterSec', row?.staleAfterSec ?? 3600, 60, 604_800)}
      {whole('decimals', row?.decimals ?? 4, 0, 8)}
      <Form.Item name="usage" label={t('rate.field.usage')} initialValue={row?.usage ?? 'ALL'} rules={[required]}>
        <Select options={exchangeUsages.map((value) => ({ value, label: t(`rate.usage.${value}`) }))} />
      </Form.Item>
    </>
  );
}

/** Says that a step above the limit is meant. */
export function StepAccepted({ row }: { row: ExchangeRate }) {
  const t = useT();
  return (
    <Form.Item name="stepAccepted" valuePropName="checked" initialValue={false}>
      <Checkbox>{t('rate.dialog.stepAccepted', { max: percentText(row.maxStepPct) })}</Checkbox>
    </Form.Item>
  );
}

interface PreviewProps {
  row: ExchangeRate;
  /** What is typed. */
  rate: string | undefined;
  /** The rate that it takes the place of. */
  from: string;
  /** In percent as typed. */
  buy?: string;
  sell?: string;
}

/** The prices that would be made of a typed rate, and what speaks against it, before anything is sent. */
export function Preview({ row, rate = '', from, buy, sell }: PreviewProps) {
  const t = useT();
  const { floorRate = '', ceilRate = '', maxStepPct = '', decimals = 4, buyMarkup = '0', sellMarkup = '0' } = row;
  if (!isRate(rate)) return null;
  const ratio = (typed: string | undefined, kept: string) => (typed && PERCENT.test(typed) ? ratioOf(typed) : kept);
  const { buyRate, sellRate } = quotesOf(rate, ratio(buy, buyMarkup), ratio(sell, sellMarkup), decimals);
  const isOut = isRate(floorRate) && isRate(ceilRate) && !inBand(rate, floorRate, ceilRate);
  const isFar = isRate(from) && STEP_PERCENT.test(maxStepPct) && isStepTooFar(from, rate, maxStepPct);
  return (
    <div role="status">
      <p>{t('rate.dialog.preview', { buy: buyRate, sell: sellRate })}</p>
      {isOut && <p className="text-error">{t('rate.dialog.outside', { floor: floorRate, ceil: ceilRate })}</p>}
      {isFar && (
        <p className="text-error">
          {t('rate.dialog.step', { pct: percentText(movePct(from, rate)), from, max: percentText(maxStepPct) })}
        </p>
      )}
    </div>
  );
}
