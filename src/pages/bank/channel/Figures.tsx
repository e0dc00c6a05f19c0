import { type Figure, Figures } from '@/components/Figures';
import { shareText } from '@/domain/texts';
import { useFigures } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getChannelStatistics } from '@/services/channel';

const COUNTS = ['enabledPayin', 'enabledPayout', 'closed', 'autoClosed', 'tries24h'] as const;

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function ChannelFigures({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useFigures(version, (options) => getChannelStatistics(rest as never, options));
  const counts = COUNTS.map((key): Figure => {
    const value = statistics?.[key];
    return { key, label: t(`channel.figure.${key}`), value: value ?? '–', isAlarm: key === 'autoClosed' && (value ?? 0) > 0 };
  });
  const success: Figure = { key: 'success', label: t('channel.figure.success24h'), value: shareText(statistics?.success24h) };
  return <Figures figures={[...counts, success]} />;
}
