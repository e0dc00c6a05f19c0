import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import type { Batch } from '@/contract';
import { addMoney } from '@/domain/money';
import { serverNow } from '@/domain/serverClock';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getBatchStatistics } from '@/services/batch';

/** The figures of money, and the states that each of them counts. */
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
const KEYS = Object.keys(OF) as (keyof typeof OF)[];

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function BatchFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const { view: _view, status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getBatchStatistics, rest);
  const { oldestWaitingAt: oldest, unknownCount = 0, unknownAmounts = [] } = statistics ?? {};

  const figures: Figure[] = KEYS.map((key) => {
    const states: readonly string[] = OF[key];
    const amounts = (statistics?.currencies ?? []).map(({ currency, statuses }) => {
      const own = statuses.filter(({ status }) => states.includes(status));
      const amount = addMoney(
        own.map((one) => one.amount),
        currency,
      );
      return { currency, count: own.reduce((sum, one) => sum + one.count, 0), amount };
    });
    const count = amounts.reduce((sum, entry) => sum + entry.count, 0);
    return {
      key,
      label: t(`batch.figure.${key}`),
      value: statistics ? count : '–',
      filters: { view: 'ALL', status: states.join() },
      amounts,
    };
  });
  const minutes = oldest ? Math.floor((serverNow() - Date.parse(oldest)) / 60_000) : 0;
  figures.push(
    { key: 'oldest', label: t('batch.figure.oldest'), value: oldest ? format.duration(minutes * 60) : '–' },
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
