import { Tabs } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { Batch } from '@/contract';
import { batchViews } from '@/domain/batch';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useDialog } from '@/hooks/useDialog';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { downloadBatches, pageBatches } from '@/services/batch';
import { viewCalls } from '@/services/common';
import { batchColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { BatchFigures } from './Figures';
import { batchFilters, batchListOptions, viewField } from './filters';
import { loadOverlays } from './load';

const SHOWN_FILTERS = 4;
const queryOfRows = (numbers: readonly string[]) => ({
  view: 'ALL' as const,
  batchNo: numbers.join(),
  pageSize: numbers.length,
});

/** Batches of payouts out of the card pool: brought in, checked, approved by another person, followed (docs/rules/batch.md#states). */
export default function BatchPage() {
  const t = useT();
  const [state, setState] = useListState(batchListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'batchNo', fetchPage: pageBatches });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'batchNo', fetchPage: pageBatches, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'batchNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: batchListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'batchNo');
  // Also of a batch that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: Batch; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const columns = useMemo(() => batchColumns(t, (row) => open(row.batchNo), ask), [t, open, ask]);
  const filters = useMemo(() => batchFilters(t), [t]);
  const fields = useMemo(() => [viewField(t), ...filters], [t, filters]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'batchNo', { openKey: openNo, isAsking: dialog !== undefined });

  const learn = (row: Batch) => {
    list.replaceRow(row);
    setChanged(({ turn }) => ({ row, turn: turn + 1 }));
  };
  return (
    <>
      <BatchFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <Tabs
        activeKey={state.filters.view}
        onChange={(view) => setState({ filters: { ...state.filters, view }, sortField: undefined, sortOrder: undefined })}
        items={batchViews.map((view) => ({ key: view, label: t(`batch.view.${view}`) }))}
      />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="batchNo"
        name={t('batch.name')}
        cursor={cursor}
        onOpen={(row) => open(row.batchNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={fields}
        toolbar={
          <>
            <ActionButton access="bank:card:proxy:batch:import" isPrimary onClick={() => ask({ kind: 'new' })}>
              {t('batch.action.new')}
            </ActionButton>
            <ExportButton
              access="bank:card:proxy:batch:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => {
                const { filters: asked, sortField, sortOrder } = state;
                return downloadBatches({ ...asked, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openNo && <overlays.BatchDrawer no={openNo} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} ask={ask} onChanged={learn} onReload={list.reload} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
