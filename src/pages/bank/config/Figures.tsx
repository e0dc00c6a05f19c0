import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getUpstreamStatistics } from '@/services/upstream';

const COUNTS = ['enabled', 'disabled', 'maintenance', 'low', 'certsEnding', 'unmapped'] as const;
const ALARMS = ['low', 'certsEnding', 'unmapped'] as const;

/** List filters behind the figures. The list has no certificate filter, and codes are not its rows. */
const OPENS = {
  enabled: { status: 'ENABLED' },
  disabled: { status: 'DISABLED' },
  maintenance: { status: 'MAINTENANCE' },
  low: { isLow: 'true' },
};

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
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
