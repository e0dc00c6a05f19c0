import { StatusTag } from '@/components/StatusTag';
import type { ExchangeRate } from '@/contract';
import { decimalText } from '@/domain/numbers';
import { percentText } from '@/domain/percent';
import { compareRates, exchangeAlarmTones, exchangeModeTones, exchangeSources, isRate, spreadPct } from '@/domain/rate';
import { NONE } from '@/domain/texts';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** For example `USD/THB`. */
export const nameOf = ({ baseCurrency, quoteCurrency }: Pick<ExchangeRate, 'baseCurrency' | 'quoteCurrency'>) =>
  `${baseCurrency ?? '?'}/${quoteCurrency ?? '?'}`;

/** A rate with all its digits. */
export const shownRate = (rate: string | null | undefined) => (rate ? decimalText(rate) : NONE);

/** Spread in percent. */
export const spreadText = ({ buyMarkup, sellMarkup }: ExchangeRate) =>
  buyMarkup && sellMarkup ? percentText(spreadPct(buyMarkup, sellMarkup)) : '–';

export const bandText = ({ floorRate, ceilRate }: ExchangeRate) =>
  floorRate && ceilRate ? `${decimalText(floorRate)} – ${decimalText(ceilRate)}` : '–';

/** The rate in force. For an override also its end, and the rate it replaces. */
export function Mode({ row }: { row: ExchangeRate }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  return (
    <span className="stack">
      <span>
        <span>{`${row.source ? labelOf('rate.source', exchangeSources, row.source) : ''} `}</span>
        {row.mode !== 'AUTO' && <StatusTag group="rate.mode" value={row.mode} tones={exchangeModeTones} />}
      </span>
      {row.mode === 'OVERRIDE' && (
        <small className="soft">
          {row.overrideUntil && <span>{t('rate.cell.until', { time: format.time(row.overrideUntil) })}</span>}
          <span>{' · '}</span>
          {row.autoRate && <span>{t('rate.cell.auto', { rate: decimalText(row.autoRate) })}</span>}
        </small>
      )}
    </span>
  );
}

/** Alarm of a pair: a rejected rate, or an inconsistent cross rate. */
export function Alarm({ row }: { row: ExchangeRate }) {
  const t = useT();
  const { alarm, alarmRate, triangle } = row;
  if (!alarm && !triangle) return <>–</>;
  return (
    <span className="stack">
      {alarm && (
        <span>
          <StatusTag group="rate.alarm" value={alarm} tones={exchangeAlarmTones} />
        </span>
      )}
      {alarmRate && <small className="soft">{t('rate.cell.refused', { rate: decimalText(alarmRate) })}</small>}
      {triangle && (
        <small className="text-error">
          {t('rate.cell.triangle', {
            via: triangle.via,
            off: percentText(triangle.offPct),
            implied: shownRate(triangle.impliedRate),
          })}
        </small>
      )}
    </span>
  );
}

const WIDTH = 96;
const HEIGHT = 24;
const PAD = 2;

/** Mid rate of 24 hours as a line. Its text alternative states the same. */
export function Spark({ row }: { row: ExchangeRate }) {
  const t = useT();
  const rates = row.spark ?? [];
  const [first, last] = [rates[0], rates.at(-1)];
  if (!first || !last || rates.length < 2 || !rates.every(isRate)) return <>–</>;
  const sorted = [...rates].sort(compareRates);
  const [low = first, high = last] = [sorted[0], sorted.at(-1)];
  // Floating point is safe here: the error is below one pixel.
  const range = Number(high) - Number(low) || 1;
  const points = rates.map((rate, index) => {
    const x = PAD + (index * (WIDTH - 2 * PAD)) / (rates.length - 1);
    const y = HEIGHT - PAD - ((Number(rate) - Number(low)) * (HEIGHT - 2 * PAD)) / range;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={t('rate.cell.spark', { pair: nameOf(row), first, last, low, high })}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

export const moveText = (move: string | null | undefined) => percentText(move, true);
