import { Button } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import { useT } from '@/hooks/useT';
import { Money } from './Money';

export interface Figure {
  key: string;
  label: string;
  /** Without it the figure stands only among the amounts per currency. */
  value?: ReactNode;
  isAlarm?: boolean;
  /** Count and amount per currency, where the figure is one of money. */
  amounts?: readonly { currency: string; count: number; amount: string; note?: ReactNode }[];
  /** What else stands per currency, where the figure is none of money. */
  cells?: readonly { currency: string; value: ReactNode }[];
}

/** Statistics header: counts at a glance, amounts per currency on demand (never summed across currencies). */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const withMoney = figures.filter((figure) => 'amounts' in figure || 'cells' in figure);
  const currencies = [
    ...new Set(withMoney.flatMap(({ amounts, cells }) => [...(amounts ?? []), ...(cells ?? [])].map((entry) => entry.currency))),
  ];
  return (
    <div className="figures">
      <div className="figure-row">
        <dl>
          {figures
            .filter(({ value }) => value !== undefined)
            .map((figure) => (
              <div key={figure.key}>
                <dt>{figure.label}</dt>
                <dd className={figure.isAlarm ? 'text-error' : undefined}>{figure.value}</dd>
              </div>
            ))}
        </dl>
        {withMoney.length > 0 && (
          // There before the amounts are: one that came with them would push the whole page down.
          <Button
            type="link"
            size="small"
            aria-expanded={isOpen}
            disabled={currencies.length === 0 && !isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'common.action.hideAmounts' : 'common.action.showAmounts')}
          </Button>
        )}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="scroll" tabIndex={0} aria-label={t('common.action.showAmounts')}>
          <table>
            <thead>
              <tr>
                <td />
                {withMoney.map((figure) => (
                  <th key={figure.key} scope="col">
                    {figure.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {currencies.map((currency) => (
                <tr key={currency}>
                  <th scope="row">{currency}</th>
                  {withMoney.map((figure) => {
                    const entry = figure.amounts?.find((candidate) => candidate.currency === currency);
                    const cell = figure.cells?.find((candidate) => candidate.currency === currency);
                    if (cell) return <td key={figure.key}>{cell.value}</td>;
                    return (
                      <td key={figure.key}>
                        {entry && entry.count > 0 ? (
                          <Fragment>
                            {entry.count} · <Money amount={entry.amount} currency={currency} />
                            {entry.note !== undefined && <> {entry.note}</>}
                          </Fragment>
                        ) : (
                          '–'
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
