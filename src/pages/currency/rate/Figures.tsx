import { type Figure, Figures } from '@/components/Figures';
import { useFigures } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getExchangeStatistics } from '@/services/rate';
import { moveText } from './cells';

const COUNTS = ['active', 'stale', 'overridden', 'suspended', 'alarms'] as const;
const ALARMING: readonly string[] = ['stale', 'alarms'];

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function RateFigures({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useFigures(version, (options) => getExchangeStatistics(rest as never, options));
  const counts = COUNTS.map((key): Figure => {
    const value = statistics?.[key];
    return { key, label: t(`rate.figure.${key}`), value: value ?? '–', isAlarm: ALARMING.includes(key) && (value ?? 0) > 0 };
  });
  const move = statistics?.largestMove;
  const largest = { key: 'largestMove', label: t('rate.figure.largestMove') };
  return <Figures figures={[...counts, { ...largest, value: move ? `${move.pair} ${moveText(move.movePct)}` : '–' }]} />;
}
