import { Button } from 'antd';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { asShown, countText } from '@/domain/numbers';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { Money } from './Money';
import { RowButton } from './RowButton';

export interface Figure {
  key: string;
  label: string;
  /** Without it the figure stands only among the amounts per currency. */
  value?: ReactNode;
  isAlarm?: boolean;
  /** Filters that leave just the rows which it counts; without them it opens nothing. */
  filters?: Filters;
  /** Count and amount per currency, where the figure is one of money. */
  amounts?: readonly { currency: string; count: number; amount: string; note?: ReactNode }[];
  /** What else stands per currency, where the figure is none of money. */
  cells?: readonly { currency: string; value: ReactNode }[];
}

/** What the figures of a list are given. */
export interface ListFiguresProps {
  filters: Filters;
  /** Another one: they are asked for anew. */
  version: unknown;
  onOpen: (filters: Filters) => void;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** What the figures are counted under. */
  counted?: Filters;
  /** Filters the list to the rows of one figure. */
  onOpen?: (filters: Filters) => void;
}

/**
 * Statistics header: counts at a glance, amounts per currency on demand (never summed across currencies). A figure that counts rows opens
 * the list with just them (docs/rules/lists.md#figures).
 */
export function Figures({ figures, counted = {}, onOpen }: FiguresProps) {
  const t = useT();
  const id = useId();
  /** Rows that are counted under one value of a filter and chosen by another have no filter of their own. */
  const canOpen = ({ value, filters }: Figure) =>
    onOpen !== undefined &&
    filters !== undefined &&
    value !== '–' &&
    Object.entries(filters).every(([name, wanted]) => !counted[name] || counted[name] === wanted);
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
                <dt id={`${id}${figure.key}`}>{figure.label}</dt>
                <dd id={`${id}${figure.key}of`} className={figure.isAlarm ? 'text-error' : undefined}>
                  {canOpen(figure) ? (
                    <RowButton
                      look="link"
                      className="figure-link"
                      aria-labelledby={`${id}${figure.key} ${id}${figure.key}of`}
                      onClick={() => onOpen?.({ ...counted, ...figure.filters })}
                    >
                      {asShown(figure.value)}
                    </RowButton>
                  ) : (
                    asShown(figure.value)
                  )}
                </dd>
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
                    if (cell) return <td key={figure.key}>{asShown(cell.value)}</td>;
                    return (
                      <td key={figure.key}>
                        {entry && entry.count > 0 ? (
                          <Fragment>
                            {countText(entry.count)} · <Money amount={entry.amount} currency={currency} />
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
