import { Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { useFigures } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getDictStatistics } from '@/services/dict';

const FIGURES = ['types', 'system', 'business', 'disabled', 'items', 'disabledItems'] as const;

/** List filters behind the figures. Items are not rows of this list. */
const OPENS = {
  types: {},
  system: { category: 'SYSTEM' },
  business: { category: 'BUSINESS' },
  disabled: { status: 'DISABLED' },
};

/** Reloaded with the rows. A failure shows dashes: the list already reports it. */
export function DictFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const statistics = useFigures(version, (options) => getDictStatistics(filters, options));
  return (
    <Figures
      counted={filters}
      onOpen={onOpen}
      figures={countFigures(FIGURES, statistics, { labelOf: (name) => t(`sys.dict.figure.${name}`), opens: OPENS })}
    />
  );
}
