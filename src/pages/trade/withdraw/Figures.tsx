import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import type { WithdrawStatistics } from '@/contract';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getWithdrawStatistics } from '@/services/withdraw';

type MoneyFigure = Exclude<keyof WithdrawStatistics['currencies'][number], 'currency'>;

const MONEY_FIGURES: readonly MoneyFigure[] = [
  'mine',
  'waiting',
  'overdue',
  'held',
  'paying',
  'unknown',
  'passedToday',
  'rejectedToday',
  'successToday',
];
/** List filters behind the figures. Figures of today have none: no filter covers the business day. */
const OPENS: Partial<Record<MoneyFigure, Filters>> = {
  mine: { view: 'NEEDS_ME' },
  waiting: { view: 'WAITING' },
  overdue: { view: 'WAITING', overdue: 'true' },
  held: { view: 'ALL', status: 'HELD' },
  paying: { view: 'ALL', status: 'PASSED,PAYING' },
  unknown: { view: 'ALL', status: 'UNKNOWN' },
};
const ALARMS: readonly MoneyFigure[] = ['overdue', 'unknown'];

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function WithdrawFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const { view: _view, status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getWithdrawStatistics, rest);

  const figures: Figure[] = MONEY_FIGURES.map((key) => {
    const amounts = (statistics?.currencies ?? []).map((entry) => ({ currency: entry.currency, ...entry[key] }));
    const count = amounts.reduce((sum, entry) => sum + entry.count, 0);
    return {
      key,
      label: t(`trade.withdraw.figure.${key}`),
      value: statistics ? count : '–',
      isAlarm: ALARMS.includes(key) && count > 0,
      filters: OPENS[key],
      amounts,
    };
  });
  const duration = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? '–' : format.duration(seconds);
  figures.push(
    { key: 'decision', label: t('trade.withdraw.figure.medianDecision'), value: duration(statistics?.medianFirstDecisionSec) },
    { key: 'payout', label: t('trade.withdraw.figure.medianPayout'), value: duration(statistics?.medianPayoutSec) },
  );
  return <Figures counted={rest} onOpen={onOpen} figures={figures} />;
}
