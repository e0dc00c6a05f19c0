import { Meter } from '@/components/Meter';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import type { TradeChannel } from '@/contract';
import { usedShare } from '@/domain/card';
import { channelBars, channelStatusTones } from '@/domain/channel';
import { shareText } from '@/domain/numbers';
import { rateText } from '@/domain/percent';
import { hoursText, withCode } from '@/domain/texts';
import { limitGrade } from '@/domain/thresholds';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';
import { screens } from '../../../../config/routes';
import '@/components/limitBar.css';

type Row = TradeChannel;

// Any text: a console may have no such screen.
const TEST: string = '/test/pay';
const testScreen = screens.find(({ path }) => path === TEST);

/** Address and access key of the trial screen for a channel. Undefined if the console has no such screen. */
export const testOf = (code: string) =>
  testScreen && { address: `${TEST}?channelCode=${encodeURIComponent(code)}`, access: testScreen.access };

/** Rate in percent, plus the fixed part if there is one. */
export function Price({ rate, fixed, currency }: { rate?: string; fixed?: string; currency?: string | null }) {
  if (rate === undefined) return '–';
  return (
    <span className="number">
      {rateText(rate)}
      {currency && Number(fixed ?? 0) > 0 && (
        <>
          {' + '}
          <Money amount={fixed} currency={currency} />
        </>
      )}
    </span>
  );
}

/** Current cost, and when the planned one takes effect. */
export function Cost({ row: { costRate, costFixed, currency, costPlannedAt } }: { row: Row }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="stack end">
      <Price rate={costRate} fixed={costFixed} currency={currency} />
      {costPlannedAt && <small className="soft">{t('channel.cell.planned', { time: format.time(costPlannedAt) })}</small>}
    </span>
  );
}

/** Minimum and maximum amount per order, by currency. */
export function Limits({ row: { limits = [] } }: { row: Row }) {
  const t = useT();
  if (limits.length === 0) return <span className="soft">{t('channel.cell.noLimit')}</span>;
  return (
    <span className="stack end">
      {limits.map(({ currency, minAmount, maxAmount }) => (
        <span key={currency}>
          <Money amount={minAmount} currency={currency} /> – <Money amount={maxAmount} currency={currency} />
        </span>
      ))}
    </span>
  );
}

interface BarProps {
  label: string;
  part: number;
  used: string;
  limit: string;
}

/** Use of a limit, in words and percent: the bar alone would not be accessible. */
function Bar({ label, part, used, limit }: BarProps) {
  const t = useT();
  const percent = shareText(part);
  const tone = limitGrade(part);
  return (
    <span className="limit-bar">
      <span className="limit-bar-line number">
        <small>{t('channel.cell.ofLimit', { used, limit })}</small>
        <small className={tone === 'error' ? 'text-error' : undefined}>
          {tone === 'success' ? percent : <strong>{percent}</strong>}
        </small>
      </span>
      <Meter label={label} words={t('channel.cell.bar', { label, percent, used, limit })} value={part} max={1} grade={tone} />
    </span>
  );
}

/** Amounts and order count of today against the daily limits. */
export function Today({ row }: { row: Row }) {
  const t = useT();
  const format = useFormat();
  const { today = [], limits = [], todayCount = 0, dailyCountLimit } = row;
  const label = t('channel.field.today');
  return (
    <span className="stack end">
      {today.map(({ currency, amount }) => {
        const limit = limits.find((one) => one.currency === currency)?.dailyAmountLimit;
        const used = format.money(amount, currency);
        if (!limit) return <Money key={currency} amount={amount} currency={currency} />;
        const part = usedShare(amount, limit);
        return <Bar key={currency} label={label} part={part} used={used} limit={format.money(limit, currency)} />;
      })}
      <small className="soft">
        {dailyCountLimit
          ? t('channel.cell.countOf', { count: todayCount, limit: dailyCountLimit })
          : t('channel.cell.count', { count: todayCount })}
      </small>
    </span>
  );
}

/** Status, and any other reason why the channel rejects orders. */
export function Status({ row: { status, barredBy, probeAt } }: { row: Row }) {
  const t = useT();
  const labelOf = useLabel();
  const format = useFormat();
  return (
    <span className="stack">
      <StatusTag group="channel.status" value={status} tones={channelStatusTones} />
      {barredBy && barredBy !== 'CHANNEL_CLOSED' && (
        <small className="text-warning">{labelOf('channel.bar', channelBars, barredBy)}</small>
      )}
      {probeAt && <small className="soft">{t('channel.cell.probe', { time: format.time(probeAt) })}</small>}
    </span>
  );
}

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

export function openingText(t: Translate, { openFrom, openTo, weekdays = [], zone }: Row): string {
  const days = WEEK.filter((day) => weekdays.includes(Number(day))).map((day) => t(`channel.weekday.${day}`));
  const when = hoursText(openFrom, openTo) ?? t('channel.cell.always');
  return `${days.length === WEEK.length ? t('channel.cell.everyDay') : days.join(' ')} · ${withCode(when, zone)}`;
}

/** Auto-close rule in words. */
export function Rule({ rule }: { rule: Row['autoCloseRule'] }) {
  const t = useT();
  const format = useFormat();
  if (!rule) return t('channel.cell.noRule');
  const { windowSec, minSamples: samples, failRate, coolSec } = rule;
  const [window, cool] = [format.duration(windowSec), format.duration(coolSec)];
  return t('channel.cell.rule', { rate: rateText(failRate), samples, window, cool });
}

export const nameOf = ({ channelName, channelCode }: Pick<Row, 'channelName' | 'channelCode'>) => channelName ?? channelCode;
