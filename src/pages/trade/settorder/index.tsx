import { history } from '@umijs/max';
import { Tabs } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { Sett } from '@/contract';
import { recordAddress } from '@/domain/records';
import { settViews } from '@/domain/sett';
import { sumsOf } from '@/domain/sums';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useDialog } from '@/hooks/useDialog';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useSelection } from '@/hooks/useSelection';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { viewCalls } from '@/services/common';
import { downloadSetts, pageSetts } from '@/services/sett';
import { BULK, DANGERS, keyOf } from './actions';
import { hiddenColumns, settColumns } from './columns';
import type { Dialog } from './dialog';
import { SettFigures } from './Figures';
import { settFilters, settListOptions, viewField } from './filters';
import { loadOverlays } from './load';

const SHOWN_FILTERS = 4;
const queryOfRows = (numbers: readonly string[]) => ({
  view: 'ALL' as const,
  settNo: numbers.join(),
  pageSize: numbers.length,
});
/** A payout order has a page of its own. */
const open = (row: Sett) => history.push(recordAddress({ entity: 'sett', no: row.settNo }));

/** All single payouts, whatever they came from. */
export default function SettPage() {
  const t = useT();
  const [state, setState] = useListState(settListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'settNo', fetchPage: pageSetts });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'settNo', fetchPage: pageSetts, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'settNo');
  const selection = useSelection(list, 'settNo');
  const saved = useSavedView({ list, options: settListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'settNo');
  const [turn, setTurn] = useState(0);
  const overlays = useCode(loadOverlays, dialog !== undefined);
  const columns = useMemo(() => settColumns(t, open, ask), [t, ask]);
  const filters = useMemo(() => settFilters(t), [t]);
  const fields = useMemo(() => [viewField(t), ...filters], [t, filters]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'settNo', { isAsking: dialog !== undefined });

  /** What a key decides on: the selection, else the current row. */
  const byKey = (kind: 'pass' | 'reject') => {
    const current = cursor.current();
    const rows = selection.rows.length > 0 ? selection.rows : current ? [current] : [];
    if (rows.length > 0) ask({ kind, rows });
  };
  const canRun = () => selection.rows.length > 0 || cursor.current()?.status === 'REVIEW';
  useShortcuts([
    { keys: 'p', label: 'trade.withdraw.keys.pass', canRun, run: () => byKey('pass') },
    { keys: 'r', label: 'trade.withdraw.keys.reject', canRun, run: () => byKey('reject') },
  ]);
  const learn = (rows: readonly Sett[]) => {
    for (const row of rows) list.replaceRow(row);
    setTurn((before) => before + 1);
  };
  return (
    <>
      <SettFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <Tabs
        activeKey={state.filters.view}
        onChange={(view) => setState({ filters: { ...state.filters, view }, sortField: undefined, sortOrder: undefined })}
        items={settViews.map((view) => ({ key: view, label: t(`sett.view.${view}`) }))}
      />
      <SelectionBar selection={selection} total={list.total} sums={sumsOf(selection.rows)}>
        {BULK.map((action) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            isPrimary={action === 'pass'}
            isDanger={DANGERS.has(action)}
            onClick={() => ask({ kind: action, rows: selection.rows })}
          >
            {t(`sett.action.${action}Selected`)}
          </ActionButton>
        ))}
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="settNo"
        name={t('sett.name')}
        cursor={cursor}
        onOpen={open}
        news={news}
        auto={auto}
        saved={saved}
        fields={fields}
        selection={selection}
        toolbar={
          <ExportButton
            access="trade:sett:down"
            isDisabled={list.status !== 'ready'}
            download={(format, options) =>
              downloadSetts(
                { ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format } as never,
                options,
              )
            }
          />
        }
      />
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          onChanged={learn}
          onClose={() => ask(undefined)}
          onSelect={selection.choose}
        />
      )}
    </>
  );
}
