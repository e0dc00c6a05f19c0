import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { PayRecord, PayRecordBulkResult } from '@/contract';
import { sumsOf } from '@/domain/sums';
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
import { useSelection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { downloadPayRecords, pagePayRecords } from '@/services/payrecord';
import { hiddenColumns, payRecordColumns } from './columns';
import type { Dialog } from './dialog';
import { PayRecordFigures } from './Figures';
import { payRecordFilters, payRecordListOptions } from './filters';
import { useQuery } from './useQuery';

const SHOWN_FILTERS = 4;
const QUERY_MAX = 50;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (numbers: readonly string[]) => ({ recordNo: numbers.join(), pageSize: numbers.length });

/** Every try at a channel: what exactly did the upstream say? */
export default function PayRecordPage() {
  const t = useT();
  const [state, setState] = useListState(payRecordListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'recordNo', fetchPage: pagePayRecords });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'recordNo', fetchPage: pagePayRecords, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'recordNo');
  const selection = useSelection(list, 'recordNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: payRecordListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'recordNo');
  // Also of a try that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: PayRecord; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const learn = (rows: readonly PayRecord[]) => {
    for (const row of rows) list.replaceRow(row);
    setChanged(({ turn }) => ({ row: rows[0], turn: turn + 1 }));
  };
  const tell = (result: PayRecordBulkResult) => {
    selection.clear();
    ask({ kind: 'result', result });
  };
  const query = useQuery({ learn, reload: list.reload, onResult: tell });
  const columns = useMemo(() => payRecordColumns(t, { onOpen: (row) => open(row.recordNo), ask, query }), [t, open, query, ask]);
  const filters = useMemo(() => payRecordFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'recordNo', { openKey: openNo, isAsking: dialog !== undefined });

  const narrow = (by: Record<string, string>) => setState({ filters: { ...state.filters, ...by } });
  const isTooMany = selection.rows.length > QUERY_MAX;
  return (
    <>
      <PayRecordFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onError={(unifiedCode) => narrow({ unifiedCode })}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total} sums={sumsOf(selection.rows)}>
        <ActionButton
          access="trade:payrecord:query"
          isPrimary
          state={isTooMany ? { isAllowed: false, why: t('payrecord.message.tooMany', { max: QUERY_MAX }) } : undefined}
          onClick={() => query(selection.rows)}
        >
          {t('payrecord.action.querySelected')}
        </ActionButton>
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="recordNo"
        name={t('payrecord.name')}
        cursor={cursor}
        onOpen={(row) => open(row.recordNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        selection={selection}
        toolbar={
          <>
            <ActionButton access="trade:payrecord:statistics" onClick={() => ask({ kind: 'channels' })}>
              {t('payrecord.action.channels')}
            </ActionButton>
            <ExportButton
              access="trade:payrecord:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) =>
                downloadPayRecords(
                  { ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format } as never,
                  options,
                )
              }
            />
          </>
        }
      />
      {overlays && openNo && (
        <overlays.PayRecordDrawer no={openNo} rows={list.rows} changed={changed} ask={ask} query={query} onOpen={open} />
      )}
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          filters={state.filters}
          onNarrow={narrow}
          onChanged={learn}
          onRead={() => {
            list.reload();
            learn([]);
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
