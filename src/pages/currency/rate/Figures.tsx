import { Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getExchangeStatistics } from '@/services/rate';
import { moveText } from './cells';

const COUNTS = ['active', 'stale', 'overridden', 'suspended', 'alarms'] as const;
const ALARMS = ['stale', 'alarms'] as const;

/** List filters behind the figures. The list has no alarm filter. */
const OPENS = {
  active: { status: 'ACTIVE' },
  stale: { status: 'STALE' },
  suspended: { status: 'SUSPENDED' },
};

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function RateFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getExchangeStatistics, rest);
  const counts = countFigures(COUNTS, statistics, { labelOf: (name) => t(`rate.figure.${name}`), alarms: ALARMS, opens: OPENS });
  const move = statistics?.largestMove;
  const largest = { key: 'largestMove', label: t('rate.figure.largestMove') };
  return (
    <Figures
      counted={rest}
      onOpen={onOpen}
      figures={[...counts, { ...largest, value: move ? `${move.pair} ${moveText(move.movePct)}` : '–' }]}
    />
  );
}
