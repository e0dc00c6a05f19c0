import { type Figure, Figures } from '@/components/Figures';
import { useFigures } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getUpstreamStatistics } from '@/services/upstream';

const COUNTS = ['enabled', 'disabled', 'maintenance', 'low', 'certsEnding', 'unmapped'] as const;
const ALARMS: readonly string[] = ['low', 'certsEnding', 'unmapped'];

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function UpstreamFigures({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useFigures(version, (options) => getUpstreamStatistics(rest as never, options));
  const counts = COUNTS.map((key): Figure => {
    const value = statistics?.[key];
    return { key, label: t(`upstream.figure.${key}`), value: value ?? '–', isAlarm: ALARMS.includes(key) && (value ?? 0) > 0 };
  });
  const kept: Figure = { key: 'balances', label: t('upstream.figure.balances'), amounts: statistics?.balances };
  return <Figures figures={[...counts, kept]} />;
}
