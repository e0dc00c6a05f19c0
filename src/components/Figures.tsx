import { useLocation } from '@umijs/max';
import { Grid } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { NONE } from '@/domain/texts';
import { asShown, countText } from '@/domain/written';
import { useCode } from '@/hooks/useCode';
import { useHasFigures } from '@/hooks/useHasFigures';
import type { Filters } from '@/hooks/useListState';
import { useStored } from '@/hooks/useStored';
import { useT } from '@/hooks/useT';
import type { FigureParts } from './FigureAmounts';
import { Money } from './Money';
import { RowButton } from './RowButton';

export interface Figure extends FigureParts {
  /**
   * Without it, the figure shows its only cell or its first amount. Otherwise it is only in the table.
   */
  value?: ReactNode;
  isAlarm?: boolean;
  /** Filters that match exactly the counted rows; without them the figure is not clickable. */
  filters?: Filters;
}

/** Props of a list's figures. */
export interface ListFiguresProps {
  filters: Filters;
  /** A change reads the figures again. */
  version: unknown;
  onOpen: (filters: Filters) => void;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** The filters under which the figures are counted. */
  counted?: Filters;
  /** Filters the list to the rows of a figure. */
  onOpen?: (filters: Filters) => void;
  /** Below the figures, while they are not folded. */
  children?: ReactNode;
}

const ALL = 'all';
const loadAmounts = () => import('./FigureAmounts');
const hinted = (text: string) => ({ 'aria-label': text, 'data-hint': text });

/**
 * Figures above a list: counts, and amounts per currency on demand, for one figure or all. Never summed across currencies. A
 * figure that counts rows filters the list to them. Folded, only the alarms stay (docs/rules/lists.md#figures).
 */
export function Figures({ figures, counted = {}, onOpen, children }: FiguresProps) {
  const t = useT();
  const id = useId();
  const hasFigures = useHasFigures();
  const [openKey, setOpenKey] = useState<string>();
  const [stored, store] = useStored<'folded' | 'open'>(`figures:${useLocation().pathname}`);
  const isNarrow = Grid.useBreakpoint().md === false;
  const isFolded = stored === undefined ? isNarrow : stored === 'folded';
  const parts = useCode(loadAmounts, openKey !== undefined);
  const withMoney = figures.filter(({ amounts, cells }) => amounts || cells);
  const hasMoney = withMoney.some(({ amounts = [], cells = [] }) => amounts.length + cells.length > 0);
  const toggle = (key: string) => setOpenKey(openKey === key ? undefined : key);

  /** A figure cannot be opened if its filter conflicts with one that is already set. */
  const canOpen = ({ value, filters }: Figure) =>
    onOpen !== undefined &&
    filters !== undefined &&
    value !== NONE &&
    value !== 0 &&
    Object.entries(filters).every(([name, wanted]) => !counted[name] || counted[name] === wanted);
  const contentOf = (figure: Figure): ReactNode => {
    const { key, value, filters, amounts = [], cells = [] } = figure;
    if (value !== undefined) {
      if (!canOpen(figure)) return asShown(value);
      return (
        <RowButton look="link" aria-labelledby={`${id}${key} ${id}${key}of`} onClick={() => onOpen?.({ ...counted, ...filters })}>
          {asShown(value)}
        </RowButton>
      );
    }
    const [first, ...more] = amounts.filter(({ count, amount }) => count !== 0 && amount !== undefined);
    if (!first) return cells.length === 1 ? cells[0]?.value : undefined;
    const money = <Money amount={first.amount} currency={first.currency} />;
    if (more.length === 0) return money;
    return (
      <RowButton look="link" title={t('common.action.showAmounts')} aria-expanded={openKey === key} onClick={() => toggle(key)}>
        {money} +{countText(more.length)}
      </RowButton>
    );
  };
  if (!hasFigures) return null;
  // Once some figures are known, hide the unknown ones. Before that, keep their places.
  const isKnown = figures.some(({ value }) => value !== undefined && value !== NONE);
  const tiles = figures.flatMap((figure) => {
    const isLeftOut = (isKnown && figure.value === NONE) || (isFolded && !figure.isAlarm);
    const content = isLeftOut ? undefined : contentOf(figure);
    return content === undefined ? [] : [{ ...figure, content }];
  });
  return (
    <div className={isFolded ? 'figures is-folded' : 'figures'}>
      <div className="figure-row">
        {tiles.length > 0 ? (
          <dl>
            {tiles.map(({ key, label, isAlarm, content }) => (
              <div key={key}>
                <dt id={`${id}${key}`}>{label}</dt>
                <dd id={`${id}${key}of`} className={isAlarm ? 'text-error' : undefined}>
                  {content}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          // The button beside it has the same name.
          <span className="soft" aria-hidden>
            {t('common.list.figures')}
          </span>
        )}
        {withMoney.length > 0 && (
          // Rendered before the amounts arrive: appearing later, it would push the page down.
          <RowButton
            look="icon"
            className="icon-amounts"
            aria-expanded={openKey === ALL}
            disabled={!hasMoney && !openKey}
            {...hinted(t(openKey === ALL ? 'common.action.hideAmounts' : 'common.action.showAmounts'))}
            onClick={() => toggle(ALL)}
          />
        )}
        <RowButton
          look="icon"
          className="icon-fold"
          aria-expanded={!isFolded}
          {...hinted(t('common.list.figures'))}
          onClick={() => store(isFolded ? 'open' : 'folded')}
        />
      </div>
      {!isFolded && children}
      {parts && openKey && <parts.FigureAmounts figures={withMoney.filter(({ key }) => openKey === ALL || openKey === key)} />}
    </div>
  );
}
