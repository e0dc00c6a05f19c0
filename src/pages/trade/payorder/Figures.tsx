import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import type { PayOrderFigures as Values } from '@/contract';
import { changeText, countText, pointsText, shareText } from '@/domain/numbers';
import { numberText } from '@/domain/texts';
import { useFigures } from '@/hooks/useFigures';
import { type Format, useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getPayOrderStatistics } from '@/services/payorder';

const COUNTS = ['orders', 'success'] as const;
const RATES = ['countRate', 'amountRate'] as const;
/** Filters of the list for the figures that count rows of it; paid orders have several states, some of which others have too. */
const OPENS: Readonly<Record<string, Filters>> = {
  orders: {},
  pending: { status: 'CREATED,PAYING' },
  notifyFailed: { notifyStatus: 'FAILED' },
};
const NOW = ['pending', 'notifyFailed'] as const;

/** How a figure has changed against the day before: the sign says it, no colour judges it. */
function Change({ ratio, isPoints }: { ratio: string | null | undefined; isPoints?: boolean }) {
  const t = useT();
  if (!Number.isFinite(Number(ratio ?? Number.NaN))) return null;
  const shown = isPoints ? t('payorder.figure.points', { points: pointsText(ratio) }) : changeText(ratio);
  return (
    <small className="soft" title={t('payorder.figure.change', { change: shown })}>
      {shown}
    </small>
  );
}

const ratioText = (format: Format, name: 'countRate' | 'amountRate' | 'averageSec', value: string | null) => {
  return name === 'averageSec' ? numberText(value, format.duration) : shareText(value);
};

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function PayOrderFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const { status: _status, ...rest } = filters;
  const statistics = useFigures(version, (options) => getPayOrderStatistics(rest as never, options));
  const { total, currencies = [] } = statistics ?? {};
  const only = currencies.length === 1 ? currencies[0] : undefined;

  const count = (name: (typeof COUNTS)[number] | (typeof NOW)[number], isAlarm = false): Figure => ({
    key: name,
    label: t(`payorder.figure.${name}`),
    value: total ? (
      <>
        {countText(total[name].count)} <Change ratio={total[name].countChange} />
      </>
    ) : (
      '–'
    ),
    isAlarm: isAlarm && (total?.[name].count ?? 0) > 0,
    filters: OPENS[name],
    amounts: currencies.map((one) => ({
      currency: one.currency,
      count: one[name].count,
      amount: one[name].amount ?? '0',
      note: <Change ratio={one[name].amountChange} />,
    })),
  });
  const ratio = (name: (typeof RATES)[number] | 'averageSec'): Figure => {
    const isPoints = name !== 'averageSec';
    // Amounts of several currencies cannot be added up, and so have no rate.
    const value = (of: Values | undefined) =>
      of ? (
        <>
          {ratioText(format, name, of[name].value)} <Change ratio={of[name].change} isPoints={isPoints} />
        </>
      ) : (
        '–'
      );
    return {
      key: name,
      label: t(`payorder.figure.${name}`),
      value: value(name === 'amountRate' ? only : total),
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
