import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { merchantStatuses } from '@/domain/merchant';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getMerchantStatistics } from '@/services/mch';

const COUNTS = ['newThisMonth', 'activeToday', 'negativeMargin', 'kycEnding'] as const;
const ALARMS = ['negativeMargin', 'kycEnding'] as const;

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function MerchantFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getMerchantStatistics, rest);
  const byStatus = merchantStatuses.map((status): Figure => {
    const count = statistics?.byStatus.find((one) => one.status === status)?.count;
    return { key: status, label: t(`mch.status.${status}`), value: statistics ? (count ?? 0) : '–', filters: { status } };
  });
  const counts = countFigures(COUNTS, statistics, { labelOf: (name) => t(`mch.figure.${name}`), alarms: ALARMS });
  const available: Figure = {
    key: 'available',
    label: t('mch.figure.available'),
    amounts: statistics?.available,
  };
  return <Figures counted={rest} onOpen={onOpen} figures={[...byStatus, ...counts, available]} />;
}
