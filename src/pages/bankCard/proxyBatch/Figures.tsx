import { Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { secondsSince, stateFigures } from '@/components/figureParts';
import type { Batch } from '@/contract';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getBatchStatistics } from '@/services/batch';

/** The states behind each amount figure. */
const OF = {
  open: ['DRAFT', 'VALIDATING', 'INVALID'],
  waiting: ['WAIT_APPROVE'],
  approved: ['APPROVED'],
  paying: ['PAYING', 'PAUSED'],
  done: ['SUCCESS'],
  partial: ['PARTIAL'],
  failed: ['FAILED'],
  stopped: ['REJECTED', 'CANCELED'],
} as const satisfies Record<string, readonly Batch['status'][]>;

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function BatchFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const { view: _view, status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getBatchStatistics, rest);
  const { oldestWaitingAt: oldest, unknownCount = 0, unknownAmounts = [] } = statistics ?? {};

  const figures = stateFigures(OF, statistics?.currencies, {
    labelOf: (name) => t(`batch.figure.${name}`),
    base: { view: 'ALL' },
  });
  figures.push(
    { key: 'oldest', label: t('batch.figure.oldest'), value: oldest ? format.duration(secondsSince(oldest)) : '–' },
    {
      key: 'unknown',
      label: t('batch.figure.unknown'),
      value: statistics ? unknownCount : '–',
      isAlarm: unknownCount > 0,
      amounts: unknownAmounts,
    },
  );
  return <Figures counted={rest} onOpen={onOpen} figures={figures} />;
}
