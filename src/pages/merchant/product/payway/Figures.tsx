import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { shareText } from '@/domain/numbers';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getPaywayStatistics } from '@/services/payway';

const COUNTS = ['enabled', 'closed', 'unhealthy', 'orders24h'] as const;

/** List filters behind the figures. The list has no health filter. */
const OPENS = {
  enabled: { status: 'ENABLED' },
  closed: { status: 'DISABLED' },
};

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function PaywayFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getPaywayStatistics, rest);
  const counts = countFigures(COUNTS, statistics, {
    labelOf: (name) => t(`payway.figure.${name}`),
    alarms: ['unhealthy'],
    opens: OPENS,
  });
  const success: Figure = { key: 'success', label: t('payway.figure.success24h'), value: shareText(statistics?.success24h) };
  return <Figures counted={rest} onOpen={onOpen} figures={[...counts, success]} />;
}
