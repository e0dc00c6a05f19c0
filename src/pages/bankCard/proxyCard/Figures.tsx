import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { Money } from '@/components/Money';
import type { CardStatus } from '@/contract';
import { namesOf } from '@/domain/typed';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getCardStatistics } from '@/services/card';

const STATES = {
  enabled: ['ENABLED'],
  waiting: ['PENDING_REVIEW'],
  out: ['PAUSED', 'COOLING', 'BANK_FROZEN'],
  retired: ['RETIRED'],
} as const satisfies Record<string, readonly CardStatus[]>;
const STATE_KEYS = namesOf(STATES);
const ALARMS = ['nearLimit', 'unheard', 'expiring'] as const;
const SUMS = ['bookBalance', 'leftIn', 'leftOut'] as const;

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function CardFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getCardStatistics, rest);
  const counts = STATE_KEYS.map((key): Figure => {
    const states: readonly string[] = STATES[key];
    const found = statistics?.statuses.filter(({ status }) => states.includes(status));
    return {
      key,
      label: t(`card.figure.${key}`),
      value: found?.reduce((sum, { count }) => sum + count, 0) ?? '–',
      filters: { status: states.join() },
    };
  });
  const alarms = countFigures(ALARMS, statistics, { labelOf: (name) => t(`card.figure.${name}`), alarms: ALARMS });
  const sums = SUMS.map(
    (key): Figure => ({
      key,
      label: t(`card.figure.${key}`),
      cells: statistics?.currencies.map((one) => ({
        currency: one.currency,
        value: <Money amount={one[key]} currency={one.currency} />,
      })),
    }),
  );
  return <Figures counted={rest} onOpen={onOpen} figures={[...counts, ...alarms, ...sums]} />;
}
