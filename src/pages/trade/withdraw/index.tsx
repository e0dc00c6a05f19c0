import { Button, Tabs } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { Money } from '@/components/Money';
import { ResourceTable } from '@/components/ResourceTable';
import type { Withdraw } from '@/contract';
import { withdrawViews } from '@/domain/values';
import { useListState } from '@/hooks/useListState';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import { downloadWithdraws, pageWithdraws } from '@/services/withdraw';
import { hiddenColumns, withdrawColumns } from './columns';
import { WithdrawFigures } from './Figures';
import { withdrawFilters, withdrawListOptions } from './filters';
import { sumsOf } from './sums';
import { useDecisions } from './useDecisions';

const SHOWN_FILTERS = 4;

/** Dialogs and drawer are code of the second moment: fetched when the rows are there. */
const loadDialogs = () => import('./dialogs');
const WithdrawDrawer = lazy(() => loadDialogs().then((dialogs) => ({ default: dialogs.WithdrawDrawer })));
const PassModal = lazy(() => loadDialogs().then((dialogs) => ({ default: dialogs.PassModal })));
const RejectModal = lazy(() => loadDialogs().then((dialogs) => ({ default: dialogs.RejectModal })));
const WithdrawResult = lazy(() => loadDialogs().then((dialogs) => ({ default: dialogs.WithdrawResult })));

/** The review queue (screen 17): the reference screen of this console. */
export default function WithdrawPage() {
  const t = useT();
  const [state, setState] = useListState(withdrawListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'withdrawNo', fetchPage: pageWithdraws });
  const [selected, setSelected] = useState<readonly Withdraw[]>([]);
  const decisions = useDecisions({ reload: list.reload, replaceRow: list.replaceRow, clearSelection: () => setSelected([]) });

  const [openNo, open] = useOpenRecord();
  const { ask } = decisions;
  const columns = useMemo(
    () =>
      withdrawColumns(t, {
        onOpen: (row) => open(row.withdrawNo),
        onPass: (row) => ask('pass', [row]),
        onReject: (row) => ask('reject', [row]),
      }),
    [t, open, ask],
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

  const dialog = decisions.pending && {
    rows: decisions.pending.rows,
    onDone: decisions.finish,
    onRefusal: decisions.learn,
    onCheck: decisions.refresh,
    onClose: decisions.close,
  };

  return (
    <>
      <WithdrawFigures filters={state.filters} loadedAt={list.loadedAt} />
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
          <ActionButton access="trade:withdraw:pass" isPrimary onClick={() => ask('pass', selected)}>
            {t('trade.withdraw.action.passSelected')}
          </ActionButton>
          <ActionButton access="trade:withdraw:reject" isDanger onClick={() => ask('reject', selected)}>
            {t('trade.withdraw.action.rejectSelected')}
          </ActionButton>
          <Button type="link" onClick={() => setSelected([])}>
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
        {openNo && <WithdrawDrawer no={openNo} rows={list.rows} version={list.loadedAt} onOpen={open} onAsk={ask} />}
        {dialog && decisions.pending?.kind === 'pass' && <PassModal {...dialog} />}
        {dialog && decisions.pending?.kind === 'reject' && <RejectModal {...dialog} />}
        {decisions.result && (
          <WithdrawResult
            result={decisions.result}
            onRetry={(numbers) => {
              setSelected(list.rows.filter((row) => numbers.includes(row.withdrawNo)));
              decisions.closeResult();
            }}
            onClose={decisions.closeResult}
          />
        )}
      </Suspense>
    </>
  );
}
