import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import type { CollectStatus } from '@/contract';
import { addMoney } from '@/domain/money';
import { shareText } from '@/domain/numbers';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getCollectStatistics } from '@/services/collect';

/** The figures of money, and the states that each of them counts. */
const OF = {
  waiting: ['ALLOCATING', 'WAIT_PAY', 'PAID_DECLARED'],
  noCard: ['NO_CARD'],
  success: ['SUCCESS'],
  diff: ['AMOUNT_DIFF'],
  disputed: ['DISPUTED'],
  ended: ['EXPIRED', 'CLOSED'],
} as const satisfies Record<string, readonly CollectStatus[]>;
const KEYS = Object.keys(OF) as (keyof typeof OF)[];

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function CollectFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getCollectStatistics, rest);
  const currencies = statistics?.currencies ?? [];

  const figures: Figure[] = KEYS.map((key) => {
    const states: readonly CollectStatus[] = OF[key];
    const amounts = currencies.map(({ currency, byStatus }) => {
      const own = byStatus.filter(({ status }) => states.includes(status));
      const amount = addMoney(
        own.map((one) => one.amount),
        currency,
      );
      return { currency, count: own.reduce((sum, one) => sum + one.count, 0), amount };
    });
    const count = amounts.reduce((sum, entry) => sum + entry.count, 0);
    return {
      key,
      label: t(`collect.figure.${key}`),
      value: statistics ? count : '–',
      filters: { status: states.join() },
      amounts,
    };
  });
  const { medianMatchSec: median, noCardLastHour: missed } = statistics ?? {};
  figures.push(
    {
      key: 'countRate',
      label: t('collect.figure.countRate'),
      value: shareText(statistics?.successRate),
      cells: currencies.map(({ currency, successRate }) => ({ currency, value: shareText(successRate) })),
    },
    {
      // Amounts of several currencies cannot be added up, and so have no rate.
      key: 'amountRate',
      label: t('collect.figure.amountRate'),
      cells: currencies.map(({ currency, amountRate }) => ({ currency, value: shareText(amountRate) })),
    },
    { key: 'median', label: t('collect.figure.median'), value: typeof median === 'number' ? format.duration(median) : '–' },
    { key: 'machine', label: t('collect.figure.machine'), value: shareText(statistics?.machineRate) },
    { key: 'missed', label: t('collect.figure.noCardLastHour'), value: missed ?? '–', isAlarm: (missed ?? 0) > 0 },
  );
  return <Figures counted={rest} onOpen={onOpen} figures={figures} />;
}
