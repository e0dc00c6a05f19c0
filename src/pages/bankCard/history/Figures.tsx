import { type Figure, Figures, type ListFiguresProps } from '@/components/Figures';
import { secondsSince } from '@/components/figureParts';
import { NONE } from '@/domain/texts';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getBankLineStatistics } from '@/services/bankLine';

/** The four sums: opening + in - out = closing. Values are API names. */
const SUMS = { opening: 'opening', in: 'inAmount', out: 'outAmount', closing: 'closing' } as const;

/**
 * Reloaded when `version` changes. A failure shows dashes: the list already reports it. The sums cover the chosen cards and time,
 * which the line below the figures states.
 */
export function BankLineFigures({ filters, version, onOpen }: ListFiguresProps) {
  const t = useT();
  const format = useFormat();
  const { matchStatus: _status, ...rest } = filters;
  const statistics = useStatistics(version, getBankLineStatistics, rest);
  const { currencies = [], unmatched, chainBreaks, oldestUnmatchedAt: oldest } = statistics ?? {};
  const figures: Figure[] = [
    ...(['opening', 'in', 'out', 'closing'] as const).map((key) => ({
      key,
      label: t(`bankLine.figure.${key}`),
      value: currencies.length === 0 ? NONE : undefined,
      amounts: currencies.map((row) => ({ currency: row.currency, amount: row[SUMS[key]] })),
    })),
    {
      key: 'unmatched',
      label: t('bankLine.figure.unmatched'),
      value: unmatched ?? NONE,
      filters: { matchStatus: 'UNMATCHED' },
      cells: currencies.map(({ currency, unmatchedIn = '0', unmatchedOut = '0' }) => ({
        currency,
        value: t('bankLine.total', { in: format.money(unmatchedIn, currency), out: format.money(unmatchedOut, currency) }),
      })),
    },
    {
      key: 'chainBreaks',
      label: t('bankLine.figure.chainBreaks'),
      isAlarm: Boolean(chainBreaks),
      value: chainBreaks ?? NONE,
      filters: { chainBreak: 'true' },
      cells: currencies.map((row) => ({ currency: row.currency, value: row.chainBreaks ?? '–' })),
    },
    {
      key: 'oldest',
      label: t('bankLine.figure.oldest'),
      value: oldest ? format.duration(secondsSince(oldest)) : '–',
    },
  ];
  return (
    <>
      <Figures counted={rest} onOpen={onOpen} figures={figures} />
      <p className="soft">{t('bankLine.figure.scope')}</p>
    </>
  );
}
