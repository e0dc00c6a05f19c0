import type { ReactNode } from 'react';
import { Figures } from '@/components/Figures';
import { SignedMoney } from '@/components/SignedMoney';
import type { SalesSums } from '@/contract';
import { NONE } from '@/domain/texts';
import { useStatistics } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getSalesStatistics } from '@/services/perf';
import { Growth, growthText, Ratio } from './cells';

const MONEY = ['payinAmount', 'mchFee', 'directShare', 'teamShare', 'adjustShare', 'totalShare', 'platformProfit'] as const;

/** Counts, and the totals of each currency; read again when `version` changes. */
export function SalesFigures({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const statistics = useStatistics(version, getSalesStatistics, filters);
  const { sums = [] } = statistics ?? {};
  const perCurrency = (name: (typeof MONEY)[number] | 'growth' | 'targetRate', show: (sums: SalesSums) => ReactNode) => ({
    key: name,
    label: t(`perf.field.${name}`),
    cells: sums.flatMap((one) => {
      const value = show(one);
      return value ? [{ currency: one.currency, value }] : [];
    }),
  });
  return (
    <Figures
      figures={[
        { key: 'agents', label: t('perf.figure.agents'), value: statistics?.agentCount ?? NONE },
        { key: 'due', label: t('perf.figure.due'), value: statistics?.dueCount ?? NONE },
        { key: 'confirmed', label: t('perf.figure.confirmed'), value: statistics?.confirmedCount ?? NONE },
        ...MONEY.map((name) => perCurrency(name, (one) => <SignedMoney amount={one[name]} currency={one.currency} />)),
        perCurrency('growth', (one) => growthText(one) !== NONE && <Growth of={one} />),
        perCurrency('targetRate', (one) => one.targetRate && <Ratio ratio={one.targetRate} />),
      ]}
    />
  );
}
