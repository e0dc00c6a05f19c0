import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import type { PayOrderFigures as Values } from '@/contract';
import { shareText } from '@/domain/numbers';
import { changeText, pointsText } from '@/domain/percent';
import { NONE, numberText } from '@/domain/texts';
import { countText } from '@/domain/written';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getPayOrderStatistics } from '@/services/payorder';

const COUNTS = ['orders', 'success'] as const;
const RATES = ['countRate', 'amountRate'] as const;
/** List filters behind the figures. Paid orders have no filter: their states overlap with others. */
const OPENS: Readonly<Record<string, Filters>> = {
  orders: {},
  pending: { status: 'CREATED,PAYING' },
  notifyFailed: { notifyStatus: 'FAILED' },
};
const NOW = ['pending', 'notifyFailed'] as const;

interface ChangeProps {
  ratio: string | null | undefined;
  /** Order count of the day before. */
  before: number;
  isPoints?: boolean;
}

/**
 * Change against the day before. A sign without color: a change is neither good nor bad. Empty if the comparison means nothing.
 */
function Change({ ratio, before, isPoints }: ChangeProps) {
  const t = useT();
  const text = changeText(ratio, before);
  if (text === NONE) return null;
  const change = isPoints ? t('payorder.figure.points', { points: pointsText(ratio) }) : text;
  return (
    <small className="soft" title={t('payorder.figure.change', { change })}>
      {change}
    </small>
  );
}

/** Derives the earlier count from the change if the server does not send it. */
const before = ({ count, countBefore, countChange }: Values['orders']): number =>
  countBefore ?? (countChange ? Math.round(count / (1 + Number(countChange))) : 0);

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function PayOrderFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getPayOrderStatistics, rest);
  const { total, currencies = [] } = statistics ?? {};

  const count = (name: (typeof COUNTS)[number] | (typeof NOW)[number], isAlarm = false): Figure => ({
    key: name,
    label: t(`payorder.figure.${name}`),
    value: total ? (
      <>
        {countText(total[name].count)} <Change ratio={total[name].countChange} before={before(total[name])} />
      </>
    ) : (
      NONE
    ),
    isAlarm: isAlarm && (total?.[name].count ?? 0) > 0,
    filters: OPENS[name],
    amounts: currencies.map((one) => ({
      currency: one.currency,
      count: one[name].count,
      amount: one[name].amount ?? '0',
      note: <Change ratio={one[name].amountChange} before={before(one[name])} />,
    })),
  });
  const ratio = (name: (typeof RATES)[number] | 'averageSec'): Figure => {
    const isPoints = name !== 'averageSec';
    // Amounts in several currencies have no common rate.
    const value = (of: Values) => {
      const { value: ratio, change } = of[name];
      if (ratio === null) return NONE;
      const base = before(isPoints ? of.orders : of.success);
      return (
        <>
          {isPoints ? shareText(ratio) : numberText(ratio, format.duration)}{' '}
          <Change ratio={change} before={base} isPoints={isPoints} />
        </>
      );
    };
    return {
      key: name,
      label: t(`payorder.figure.${name}`),
      // Amounts in several currencies have no common rate.
      value: name === 'amountRate' ? undefined : total ? value(total) : NONE,
      cells: currencies.map((one) => ({ currency: one.currency, value: value(one) })),
    };
  };
  return (
    <Figures
      counted={rest}
      onOpen={onOpen}
      figures={[
        ...COUNTS.map((name) => count(name)),
        ratio('countRate'),
        ratio('amountRate'),
        ratio('averageSec'),
        count('pending'),
        count('notifyFailed', true),
      ]}
    />
  );
}
