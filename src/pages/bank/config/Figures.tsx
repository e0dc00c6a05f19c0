import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getUpstreamStatistics } from '@/services/upstream';

const COUNTS = ['enabled', 'disabled', 'maintenance', 'low', 'certsEnding', 'unmapped'] as const;
const ALARMS = ['low', 'certsEnding', 'unmapped'] as const;

/** Filters of the list for the figures that count its rows; there is no filter by certificate, and codes are no rows. */
const OPENS = {
  enabled: { status: 'ENABLED' },
  disabled: { status: 'DISABLED' },
  maintenance: { status: 'MAINTENANCE' },
  low: { isLow: 'true' },
};

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function UpstreamFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getUpstreamStatistics, rest);
  const counts = countFigures(COUNTS, statistics, {
    labelOf: (name) => t(`upstream.figure.${name}`),
    alarms: ALARMS,
    opens: OPENS,
  });
  const kept: Figure = { key: 'balances', label: t('upstream.figure.balances'), amounts: statistics?.balances };
  return <Figures counted={rest} onOpen={onOpen} figures={[...counts, kept]} />;
}
