import { PrinterOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button, Tooltip } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { serverNow } from '@/domain/serverClock';
import { countText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import type { ListState } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import type { Words } from './filterWords';

/** Opens the browser's print dialog, as Ctrl+P does. */
export function PrintButton({ type = 'text' }: { type?: 'text' | 'default' }) {
  const t = useT();
  return (
    <Tooltip title={t('print.action')}>
      <Button type={type} icon={<PrinterOutlined aria-hidden />} aria-label={t('print.action')} onClick={() => window.print()} />
    </Tooltip>
  );
}

/** Print only: who printed the page, when, and the time zone. */
export function PrintedBy() {
  const t = useT();
  const format = useFormat();
  const { initialState } = useModel('@@initialState');
  if (!useIsPrinting()) return null;
  return (
    <p className="printed-by">
      {t('print.by', {
        name: initialState?.currentUser?.username ?? '–',
        time: format.time(new Date(serverNow()).toISOString()),
        zone: format.timeZone,
        offset: format.offset(),
      })}
    </p>
  );
}

interface PrintHeadProps {
  state: Pick<ListState, 'current' | 'pageSize' | 'sortField' | 'sortOrder'>;
  /** Rows on this page, and the total number of records. */
  count: number;
  total: number;
  /** Totals per currency. */
  totals: readonly ReactElement[];
  /** Title of the sorted column. */
  sortTitle: string | undefined;
  /** The active filters as text; called when the page is printed. */
  filters: () => readonly Words[];
}

/** Print only: header of a printed list with operator, time, filters and the range of rows. */
export function PrintHead(props: PrintHeadProps) {
  return useIsPrinting() ? <Facts {...props} /> : null;
}

function Facts({ state, count, total, totals, sortTitle, filters }: PrintHeadProps) {
  const t = useT();
  const first = (state.current - 1) * state.pageSize;
  const words = filters();
  const sort =
    sortTitle && state.sortOrder
      ? t(state.sortOrder === 'ascend' ? 'print.ascending' : 'print.descending', { column: sortTitle })
      : t('print.byPlatform');
  const facts: readonly { label: string; value: ReactNode }[] = [
    ...(words.length > 0 ? words : [{ label: t('print.filters'), value: t('print.none') }]),
    { label: t('print.sort'), value: sort },
    {
      label: t('print.rows'),
      value: t('common.list.range', {
        from: countText(count === 0 ? 0 : first + 1),
        to: countText(first + count),
        total: countText(total),
      }),
    },
  ];
  return (
    <div className="print-head">
      <PrintedBy />
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {totals.length > 0 && (
          <div>
            <dt>{t('print.totals')}</dt>
            {totals.map((total) => (
              <dd key={total.key}>{total}</dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}
