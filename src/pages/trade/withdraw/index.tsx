import { useModel } from '@umijs/max';
import { App, Button, Tabs } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { Money } from '@/components/Money';
import { ResourceTable } from '@/components/ResourceTable';
import { LIST_WATCH_MS } from '@/constants';
import type { Withdraw } from '@/contract';
import { withdrawViews } from '@/domain/values';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { downloadWithdraws, pageWithdraws } from '@/services/withdraw';
import { hiddenColumns, withdrawColumns } from './columns';
import { WithdrawFigures } from './Figures';
import { withdrawFilters, withdrawListOptions } from './filters';
import { decisionKeys } from './keys';
import { keyOf } from './RowActions';
import { sumsOf } from './sums';
import { Unknown } from './Unknown';
import { useDesk } from './useDesk';

const SHOWN_FILTERS = 4;
const BULK = ['pass', 'reject', 'hold', 'claim', 'release'] as const;

/** Dialogs and drawer are code of the second moment: fetched when the rows are there. */
const loadDialogs = () => import('./overlays');
const WithdrawDrawer = lazy(() => loadDialogs().then((dialogs) => ({ default: dialogs.WithdrawDrawer })));
const Dialogs = lazy(() => loadDialogs().then((dialogs) => ({ default: dialogs.Dialogs })));

const queryOfRows = (numbers: readonly string[]) => ({
  view: 'ALL' as const,
  withdrawNo: numbers.join(),
  pageSize: numbers.length,
});

/** The review queue (screen 17): the reference screen of this console. */
export default function WithdrawPage() {
  const t = useT();
  const { message } = App.useApp();
  const { initialState } = useModel('@@initialState');
  const operatorId = initialState?.currentUser?.operatorId;
  const [state, setState] = useListState(withdrawListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'withdrawNo', fetchPage: pageWithdraws });
  const news = useListWatch({
    list,
    rowKey: 'withdrawNo',
    fetchPage: pageWithdraws,
    queryOf: queryOfRows,
    everyMs: LIST_WATCH_MS,
  });
  const cursor = useRowCursor(list.rows, 'withdrawNo');
  const [selected, setSelected] = useState<readonly Withdraw[]>([]);
  const [openNo, open] = useOpenRecord();
  const clearSelection = useCallback(() => setSelected([]), []);
  const desk = useDesk({ list, cursor, openNo, open, clearSelection });
  const { ask, act, isLocked } = desk;

  const columns = useMemo(
    () => withdrawColumns(t, { onOpen: (row) => open(row.withdrawNo), ask, act, isLocked }),
    [t, open, ask, act, isLocked],
  );
  const filters = useMemo(() => withdrawFilters(t), [t]);
  const change = useCallback(
    (next: Partial<typeof state>) => {
      // Orders of another filter must not be decided along with these.
      setSelected([]);
      setState(next);
    },
    [setState],
  );
  useEffect(() => {
    if (list.status === 'ready') void loadDialogs().catch(() => undefined);
  }, [list.status]);

  /** What a key decides on: the selection, else the current row; the drawer has keys of its own. */
  const byKey = (kind: 'pass' | 'reject') => {
    const current = cursor.current();
    if (selected.length > 0) ask(kind, selected);
    else if (current) ask(kind, [current]);
  };
  useShortcuts(decisionKeys('page', byKey));

  return (
    <>
      <Unknown
        sent={desk.sent}
        learn={desk.learn}
        onDone={desk.absorb}
        onSettled={(moved) => {
          for (const { withdrawNo, status } of moved)
            void message.info(
              t('trade.withdraw.unknown.settled', { no: withdrawNo, status: t(`trade.withdraw.status.${status}`) }),
            );
        }}
      />
      <WithdrawFigures filters={state.filters} version={desk.figuresOf} />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => change({ filters: next })} />
      <Tabs
        activeKey={state.filters.view}
        onChange={(view) => change({ filters: { ...state.filters, view }, sortField: undefined, sortOrder: undefined })}
        items={withdrawViews.map((view) => ({ key: view, label: t(`trade.withdraw.view.${view}`) }))}
      />
      {selected.length > 0 && (
        <section className="bulk-bar" aria-label={t('common.list.selected', { count: selected.length })}>
          <strong>{t('common.list.selected', { count: selected.length })}</strong>
          {sumsOf(selected).map(({ currency, amount }) => (
            <Money key={currency} amount={amount} currency={currency} />
          ))}
          {BULK.map((action) => (
            <ActionButton
              key={action}
              access={keyOf(action)}
              isPrimary={action === 'pass'}
              isDanger={action === 'reject'}
              onClick={() => (action === 'claim' || action === 'release' ? act(action, selected) : ask(action, selected))}
            >
              {t(`trade.withdraw.action.${action}Selected`)}
            </ActionButton>
          ))}
          <Button type="link" onClick={clearSelection}>
            {t('common.action.clearSelection')}
          </Button>
        </section>
      )}
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="withdrawNo"
        name={t('trade.withdraw.name')}
        cursor={cursor}
        onOpen={(row) => open(row.withdrawNo)}
        news={news}
        selection={{ keys: selected.map((row) => row.withdrawNo), onChange: (_, rows) => setSelected(rows) }}
        toolbar={
          <ExportButton
            key="export"
            access="trade:withdraw:down"
            isDisabled={list.status !== 'ready'}
            download={(format, options) =>
              downloadWithdraws(
                { ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format } as never,
                options,
              )
            }
          />
        }
      />
      <Suspense fallback={null}>
        {openNo && <WithdrawDrawer no={openNo} rows={list.rows} operatorId={operatorId} desk={desk} onOpen={open} />}
        {(desk.state.dialog || desk.state.result) && (
          <Dialogs desk={desk} onSelect={(numbers) => setSelected(list.rows.filter((row) => numbers.includes(row.withdrawNo)))} />
        )}
      </Suspense>
    </>
  );
}
