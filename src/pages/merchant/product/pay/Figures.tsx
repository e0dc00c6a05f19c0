import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getProductStatistics } from '@/services/product';

const COUNTS = ['enabled', 'closed', 'wayless', 'belowFloor', 'losing'] as const;
const ALARMS = ['wayless', 'losing'] as const;

/** List filters behind the figures. The other figures count prices, or products without an open pay way. */
const OPENS = {
  enabled: { status: 'ENABLED' },
  closed: { status: 'DISABLED,MAINTENANCE' },
};

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function ProductFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getProductStatistics, rest);
  const counts = countFigures(COUNTS, statistics, {
    labelOf: (name) => t(`product.figure.${name}`),
    alarms: ALARMS,
    opens: OPENS,
  });
  const today = statistics?.today;
  const paid: Figure = {
    key: 'today',
    label: t('product.figure.today'),
    value: today?.reduce((sum, { count }) => sum + count, 0) ?? '–',
    amounts: today?.map(({ currency, count, amount }) => ({ currency, count, amount })),
  };
  const profits = today?.flatMap(({ currency, profit }) => (profit === undefined ? [] : [{ currency, amount: profit }]));
  const profit: Figure[] = profits?.length ? [{ key: 'profit', label: t('product.figure.profit'), amounts: profits }] : [];
  return <Figures counted={rest} onOpen={onOpen} figures={[...counts, paid, ...profit]} />;
}
