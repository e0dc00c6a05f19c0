import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { useStatistics } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getOperatorStatistics } from '@/services/operator';

const FIGURES = ['active', 'locked', 'invited', 'inactive', 'moneyHolders', 'superAdmins'] as const;
/** List filters behind the figures by state. The others count by permissions or days. */
const OPENS: Readonly<Record<string, Filters>> = {
  active: { status: 'ACTIVE' },
  locked: { status: 'LOCKED' },
  invited: { status: 'INVITED' },
};
/** A single super administrator could be locked out. */
const MIN_SUPER = 2;

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function OperatorFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const isWhole = Object.values(rest).every((value) => value === '');
  const statistics = useStatistics(version, getOperatorStatistics, rest);
  const figures = FIGURES.map((key): Figure => {
    const value = statistics?.[key];
    const isAlarm =
      value !== undefined &&
      (key === 'superAdmins' ? isWhole && value < MIN_SUPER : ['locked', 'inactive'].includes(key) && value > 0);
    return { key, label: t(`sys.operator.figure.${key}`), value: value ?? '–', isAlarm, filters: OPENS[key] };
  });
  return <Figures counted={rest} onOpen={onOpen} figures={figures} />;
}
