import { type Figure, Figures, type ListFiguresProps } from '@/components/Figures';
import type { WithdrawStatistics, WithdrawView } from '@/contract';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getWithdrawStatistics } from '@/services/withdraw';

type MoneyFigure = Exclude<keyof WithdrawStatistics['currencies'][number], 'currency'>;
/** Figures that every server has. */
type ShownFigure = Exclude<MoneyFigure, 'escalated'>;

const MONEY_FIGURES: readonly ShownFigure[] = [
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
const OPENS: Partial<Record<ShownFigure, Filters>> = {
  mine: { view: 'NEEDS_ME' },
  waiting: { view: 'WAITING' },
  overdue: { view: 'WAITING', overdue: 'true' },
  held: { view: 'ALL', status: 'HELD,WAITING_HOLDER' },
  paying: { view: 'ALL', status: 'PASSED,PAYING' },
  unknown: { view: 'ALL', status: 'UNKNOWN' },
};
const ALARMS: readonly ShownFigure[] = ['overdue', 'unknown'];

/** Filters of the figures: without view and status. */
const countedOf = ({ view: _view, status: _status, ...rest }: Filters): Filters => rest;

/** Figures of the list, reloaded when `version` changes. A failure leaves none: the list already reports it. */
export const useWithdrawStatistics = ({ filters, version }: Pick<ListFiguresProps, 'filters' | 'version'>) =>
  useStatistics(version, getWithdrawStatistics, countedOf(filters));

const COUNTED: Readonly<Record<string, readonly MoneyFigure[] | undefined>> = {
  NEEDS_ME: ['mine'],
  WAITING: ['waiting'],
  HELD: ['held'],
  PAYOUT: ['paying', 'unknown'],
  ESCALATED: ['escalated'],
} satisfies Partial<Record<WithdrawView, readonly MoneyFigure[]>>;

/** Number of rows of a tab, a dash until it is known; none for tabs without a figure, and with a status filter. */
export const countsOf =
  (statistics: WithdrawStatistics | undefined, { status }: Filters) =>
  (view: string) => {
    const names = status ? undefined : COUNTED[view];
    if (!names || !statistics) return names && '–';
    return statistics.currencies.reduce((sum, one) => names.reduce((all, name) => all + (one[name]?.count ?? 0), sum), 0);
  };

interface FiguresProps extends Omit<ListFiguresProps, 'version'> {
  statistics: WithdrawStatistics | undefined;
}

/** Figures above the list; dashes until they are known. */
export function WithdrawFigures({ filters, statistics, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();

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
  return <Figures counted={countedOf(filters)} onOpen={onOpen} figures={figures} />;
}
