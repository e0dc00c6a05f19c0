import type { ReactNode } from 'react';
import { type Figure, Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import { RowButton } from '@/components/RowButton';
import type { BankLineStatistics } from '@/contract';
import { countText } from '@/domain/numbers';
import { serverNow } from '@/domain/serverClock';
import { useFigures } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getBankLineStatistics } from '@/services/bankLine';

interface BankLineFiguresProps {
  filters: Filters;
  version: unknown;
  /** Sets filters beside those that stand there. */
  onNarrow: (by: Record<string, string>) => void;
}

type PerCurrency = BankLineStatistics['currencies'][number];

/** The four sums that hold together, as the wire names them. */
const SUMS = { opening: 'opening', in: 'inAmount', out: 'outAmount', closing: 'closing' } as const;
/** As high as the other figures. */
const AS_TEXT = { height: 22, lineHeight: '20px' };

/**
 * Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. Opening + in
 * - out = closing, of the chosen cards and time, as the words beneath say.
 */
export function BankLineFigures({ filters, version, onNarrow }: BankLineFiguresProps) {
  const t = useT();
  const format = useFormat();
  const { matchStatus: _status, ...rest } = filters;
  const statistics = useFigures(version, (options) => getBankLineStatistics(rest as never, options));
  const { currencies = [], unmatched, chainBreaks, oldestUnmatchedAt: oldest } = statistics ?? {};
  const [only, ...others] = currencies;

  const perCurrency = (key: string, of: (row: PerCurrency) => ReactNode): Pick<Figure, 'key' | 'value' | 'cells'> => ({
    key,
    value: !only ? '–' : others.length > 0 ? t('bankLine.figure.currencies', { count: currencies.length }) : of(only),
    cells: currencies.map((row) => ({ currency: row.currency, value: of(row) })),
  });
  const link = (count: number | undefined, name: 'onlyUnmatched' | 'onlyBreaks', by: Record<string, string>) =>
    count ? (
      <RowButton look="link" style={AS_TEXT} aria-label={t(`bankLine.figure.${name}`, { count })} onClick={() => onNarrow(by)}>
        {countText(count)}
      </RowButton>
    ) : (
      (count ?? '–')
    );
  const figures: Figure[] = [
    ...(['opening', 'in', 'out', 'closing'] as const).map((key) => ({
      ...perCurrency(key, (row) => <Money amount={row[SUMS[key]]} currency={row.currency} />),
      label: t(`bankLine.figure.${key}`),
    })),
    {
      key: 'unmatched',
      label: t('bankLine.figure.unmatched'),
      value: link(unmatched, 'onlyUnmatched', { matchStatus: 'UNMATCHED' }),
      cells: currencies.map(({ currency, unmatchedIn = '0', unmatchedOut = '0' }) => ({
        currency,
        value: t('bankLine.total', { in: format.money(unmatchedIn, currency), out: format.money(unmatchedOut, currency) }),
      })),
    },
    {
      key: 'chainBreaks',
      label: t('bankLine.figure.chainBreaks'),
      isAlarm: Boolean(chainBreaks),
      value: link(chainBreaks, 'onlyBreaks', { chainBreak: 'true' }),
      cells: currencies.map((row) => ({ currency: row.currency, value: row.chainBreaks ?? '–' })),
    },
    {
      key: 'oldest',
      label: t('bankLine.figure.oldest'),
      value: oldest ? format.duration(Math.floor((serverNow() - Date.parse(oldest)) / 60_000) * 60) : '–',
    },
  ];
  return (
    <>
      <Figures figures={figures} />
      <p className="soft">{t('bankLine.figure.scope')}</p>
    </>
  );
}
