import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Sum } from '@/domain/sums';
import type { Selection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { Money } from './Money';

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** Number of rows in the whole filtered list, so that the page is not taken for all rows. */
  total: number;
  sums?: readonly Sum[];
  /** Actions for the selected rows. */
  children: ReactNode;
}

/** The selection: number of rows, how many are on other pages, and sums per currency. */
export function SelectionBar<Row>({ selection, total, sums = [], children }: SelectionBarProps<Row>) {
  const t = useT();
  const { rows, elsewhere, clear } = selection;
  if (rows.length === 0) return null;
  const count = t('common.list.selected', { count: rows.length });
  return (
    <section className="bulk-bar" aria-label={count}>
      <span className="stack">
        <strong>{count}</strong>
        <small className="soft">
          {elsewhere > 0
            ? t('common.list.selectedElsewhere', { count: elsewhere, total })
            : t('common.list.selectedOf', { total })}
        </small>
      </span>
      {sums.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
      {children}
      <Button type="link" onClick={clear}>
        {t('common.action.clearSelection')}
      </Button>
    </section>
  );
}
