import { Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { stateFigures } from '@/components/figureParts';
import type { CollectStatus } from '@/contract';
import { shareText } from '@/domain/numbers';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getCollectStatistics } from '@/services/collect';

/** The states behind each amount figure. */
const OF = {
  waiting: ['ALLOCATING', 'WAIT_PAY', 'PAID_DECLARED'],
  noCard: ['NO_CARD'],
  success: ['SUCCESS'],
  diff: ['AMOUNT_DIFF'],
  disputed: ['DISPUTED'],
  ended: ['EXPIRED', 'CLOSED'],
} as const satisfies Record<string, readonly CollectStatus[]>;

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function CollectFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getCollectStatistics, rest);
  const currencies = statistics?.currencies ?? [];

  const figures = stateFigures(
    OF,
    statistics?.currencies.map(({ currency, byStatus }) => ({ currency, statuses: byStatus })),
    { labelOf: (name) => t(`collect.figure.${name}`) },
  );
  const { medianMatchSec: median, noCardLastHour: missed } = statistics ?? {};
  figures.push(
    {
      key: 'countRate',
      label: t('collect.figure.countRate'),
      value: shareText(statistics?.successRate),
      cells: currencies.map(({ currency, successRate }) => ({ currency, value: shareText(successRate) })),
    },
    {
      // Amounts in several currencies have no common rate.
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
