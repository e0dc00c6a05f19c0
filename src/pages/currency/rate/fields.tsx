import type { ExchangeRate } from '@/contract';
import { percentText } from '@/domain/percent';
import { exchangeUsages, inBand, isRate, isStepTooFar, movePct, quotesOf, STEP_PERCENT } from '@/domain/rate';
import { PERCENT, ratioOf } from '@/domain/ratio';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { addExchangeRate } from '@/services/rate';

type Terms = Parameters<typeof addExchangeRate>[0];
type RateField = 'midRate' | 'overrideRate' | 'floorRate' | 'ceilRate';

interface RateInputProps {
  name: RateField;
  initial?: string;
  isOptional?: boolean;
}

/** A decimal text: a number field would round the rate. */
export function RateInput({ name, initial, isOptional = false }: RateInputProps) {
  const t = useT();
  const field = fieldsFor<Record<RateField, string>>()('rate', t);
  return field.amount(name, undefined, {
    isRequired: !isOptional,
    normalize: (text: string) => text.trim(),
    initialValue: initial,
    faultOf: (text) => (text === '' || isRate(text) ? undefined : t('rate.dialog.rateForm')),
  });
}

interface PercentInputProps {
  name: 'buyMarkup' | 'sellMarkup' | 'maxStepPct';
  initial: string;
}

function PercentInput({ name, initial }: PercentInputProps) {
  const t = useT();
  const field = fieldsFor<Terms>()('rate', t);
  const form = [name === 'maxStepPct' ? STEP_PERCENT : PERCENT, t('parts.form.percent')] as const;
  return field.percent(name, { isRequired: true, initialValue: initial, form });
}

/** Spread, band and rules, for adding and editing. @param markups in percent */
export function TermFields({ row, markups }: { row?: ExchangeRate; markups: { buy: string; sell: string } }) {
  const t = useT();
  const field = fieldsFor<Terms>()('rate', t);
  const whole = (name: 'staleAfterSec' | 'decimals', initial: number, min: number, max: number) =>
    field.whole(
      name,
      min,
      max,
      { isRequired: true, initialValue: initial },
      { suffix: name === 'staleAfterSec' && t('rate.dialog.seconds') },
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
      {field.one('usage', exchangeUsages, { isRequired: true, initialValue: row?.usage ?? 'ALL' })}
    </>
  );
}

/** Confirms a rate step above the limit. */
export function StepAccepted({ row }: { row: ExchangeRate }) {
  const t = useT();
  const field = fieldsFor<{ stepAccepted?: boolean }>()('rate', t);
  return field.flag('stepAccepted', {
    label: t('rate.dialog.stepAccepted', { max: percentText(row.maxStepPct) }),
    initialValue: false,
  });
}

interface PreviewProps {
  row: ExchangeRate;
  /** As typed. */
  rate: string | undefined;
  /** The rate it replaces. */
  from: string;
  /** As typed, in percent. */
  buy?: string;
  sell?: string;
}

/** Shows the buy and sell prices of a typed rate, and its warnings, before sending. */
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
