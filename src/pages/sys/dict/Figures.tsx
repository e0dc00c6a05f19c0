import { Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import type { DictStatistics } from '@/contract';
import { useFigures } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getDictStatistics } from '@/services/dict';

const FIGURES = [
  'types',
  'system',
  'business',
  'disabled',
  'items',
  'disabledItems',
] as const satisfies readonly (keyof DictStatistics)[];

/** Filters of the list for the figures that count types; items are no rows of it. */
const OPENS: Readonly<Record<string, Filters>> = {
  types: {},
  system: { category: 'SYSTEM' },
  business: { category: 'BUSINESS' },
  disabled: { status: 'DISABLED' },
};

/** Figures above the list, read anew with its rows; a failure leaves dashes: the list has told it already. */
export function DictFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const statistics = useFigures(version, (options) => getDictStatistics(filters, options));
  return (
    <Figures
      counted={filters}
      onOpen={onOpen}
      figures={FIGURES.map((key) => ({
        key,
        label: t(`sys.dict.figure.${key}`),
        value: statistics?.[key] ?? '–',
        filters: OPENS[key],
      }))}
    />
  );
}
