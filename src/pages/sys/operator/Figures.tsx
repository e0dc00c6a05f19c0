import { type Figure, Figures } from '@/components/Figures';
import { useFigures } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getOperatorStatistics } from '@/services/operator';

const FIGURES = ['active', 'locked', 'invited', 'inactive', 'moneyHolders', 'superAdmins'] as const;
/** One of them alone could be lost. */
const MIN_SUPER = 2;

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function OperatorFigures({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const isWhole = Object.values(rest).every((value) => value === '');
  const statistics = useFigures(version, (options) => getOperatorStatistics(rest as never, options));
  const figures = FIGURES.map((key): Figure => {
    const value = statistics?.[key];
    const isAlarm =
      value !== undefined &&
      (key === 'superAdmins' ? isWhole && value < MIN_SUPER : ['locked', 'inactive'].includes(key) && value > 0);
    return { key, label: t(`sys.operator.figure.${key}`), value: value ?? '–', isAlarm };
  });
  return <Figures figures={figures} />;
}
