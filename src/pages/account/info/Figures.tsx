import type { ReactNode } from 'react';
import { type Figure, Figures } from '@/components/Figures';
import { SignedMoney } from '@/components/SignedMoney';
import type { MoneyAccountSum } from '@/contract';
import { isDecimal } from '@/domain/money';
import { useFigures } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getAccountStatistics } from '@/services/account';

const PARTS = ['merchants', 'agents', 'pending', 'reserve', 'profit', 'clearing', 'cards', 'suspense'] as const;
const isZero = (amount: string) => isDecimal(amount) && !/[1-9]/.test(amount);

/** What is owed to whom, per currency; a failure leaves dashes: the list has told it already. */
export function AccountFigures({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const { currencies = [] } = useFigures(version, (options) => getAccountStatistics({ ...filters } as never, options)) ?? {};
  const [only, ...others] = currencies;
  const figure = (key: (typeof PARTS)[number] | 'grand', of: (row: MoneyAccountSum) => ReactNode): Figure => ({
    key,
    label: t(`account.info.figure.${key}`),
    value: !only ? '–' : others.length > 0 ? t('account.info.figure.currencies', { count: currencies.length }) : of(only),
    cells: currencies.map((row) => ({ currency: row.currency, value: of(row) })),
  });
  const grands = currencies.map(({ grand }) => grand);
  const isKnown = grands.length > 0 && grands.every((grand) => typeof grand === 'string');
  const isBalanced = grands.every((grand) => typeof grand === 'string' && isZero(grand));
  const grand = figure('grand', (row) =>
    row.grand ? (
      <>
        {isZero(row.grand) && <span className="tag tag-success">✓</span>}{' '}
        <SignedMoney amount={row.grand} currency={row.currency} />
      </>
    ) : (
      '–'
    ),
  );
  const figures = PARTS.map((key) => figure(key, (row) => <SignedMoney amount={row[key]} currency={row.currency} />));
  if (isKnown)
    figures.push({
      ...grand,
      isAlarm: !isBalanced,
      value: isBalanced ? <span className="tag tag-success">✓ {t('account.info.figure.balanced')}</span> : grand.value,
    });
  return <Figures figures={figures} />;
}
