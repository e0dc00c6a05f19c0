import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Sum } from '@/domain/sums';
import type { Selection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { Money } from './Money';
import './SelectionBar.css';

export interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** Number of rows in the whole filtered list, so that the page is not taken for all rows. */
  total: number;
  sums?: readonly Sum[];
  /** What the sums add up, in the words of its column. */
  sumName?: string;
  /** Actions for the selected rows. */
  children: ReactNode;
}

/** The selection: number of rows, how many are on other pages, and sums per currency. */
export function SelectionBarBody<Row>({ selection, total, sums = [], sumName, children }: SelectionBarProps<Row>) {
  const t = useT();
  const { rows, elsewhere, clear } = selection;
  const count = t('parts.selection.count', { count: rows.length });
  return (
    <section className="bulk-bar" aria-label={count}>
      <span className="stack">
        <strong>{count}</strong>
        <small className="soft">
          {elsewhere > 0 ? t('parts.selection.elsewhere', { count: elsewhere, total }) : t('parts.selection.of', { total })}
        </small>
      </span>
      {sumName && sums.length > 0 && <span>{sumName}</span>}
      {sums.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
      {children}
      <Button type="link" onClick={clear}>
        {t('parts.selection.clear')}
      </Button>
    </section>
  );
}
