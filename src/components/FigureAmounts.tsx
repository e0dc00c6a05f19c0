import type { ReactNode } from 'react';
import { NONE } from '@/domain/texts';
import { asShown, countText } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { Money } from './Money';
import { ScrollRegion } from './ScrollRegion';

/** Components of a figure. */
export interface FigureParts {
  key: string;
  label: string;
  /** Amount per currency, for a figure in money, and the number of records if known. */
  amounts?: readonly { currency: string; count?: number; amount?: string; note?: ReactNode }[];
  /** Value per currency, for a figure that is not in money. */
  cells?: readonly { currency: string; value: ReactNode }[];
}

/** The components of figures by currency; never summed across currencies. */
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
        {count !== undefined && <span>{`${countText(count)} · `}</span>}
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
