import type { ReactNode } from 'react';
import { NONE } from '@/domain/texts';
import { asShown, countText } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { Money } from './Money';
import { ScrollRegion } from './ScrollRegion';

/** What a figure is made of. */
export interface FigureParts {
  key: string;
  label: string;
  /** Amount per currency, where the figure is one of money, and of how many records where that is known. */
  amounts?: readonly { currency: string; count?: number; amount?: string; note?: ReactNode }[];
  /** What else stands per currency, where the figure is none of money. */
  cells?: readonly { currency: string; value: ReactNode }[];
}

/** What figures are made of, currency by currency: never summed across currencies. */
export function FigureAmounts({ figures }: { figures: readonly FigureParts[] }) {
  const t = useT();
  const entries = figures.flatMap(({ amounts = [], cells = [] }) => [...amounts, ...cells]);
  const currencies = [...new Set(entries.map(({ currency }) => currency))];
  const partOf = ({ amounts, cells }: FigureParts, currency: string) => {
    const cell = cells?.find((one) => one.currency === currency);
    if (cell) return asShown(cell.value);
    const { count, amount, note } = amounts?.find((one) => one.currency === currency) ?? {};
    if (amount === undefined || count === 0) return NONE;
    return (
      <>
        {count !== undefined && `${countText(count)} · `}
        <Money amount={amount} currency={currency} />
        {note && <> {note}</>}
      </>
    );
  };
  return (
    <ScrollRegion className="scroll" label={t('common.action.showAmounts')}>
      <table>
        <thead>
          <tr>
            <td />
            {figures.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {currencies.map((currency) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              {figures.map((figure) => (
                <td key={figure.key}>{partOf(figure, currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
