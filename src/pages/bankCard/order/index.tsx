import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { Collect } from '@/contract';
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
import { downloadCollects, pageCollects } from '@/services/collect';
import { viewCalls } from '@/services/common';
import { collectColumns, hiddenColumns } from './columns';
import { BULK, DANGERS, type Dialog, keyOf, payables } from './dialog';
import { CollectFigures } from './Figures';
import { collectFilters, collectListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (numbers: readonly string[]) => ({ collectNo: numbers.join(), pageSize: numbers.length });

/** Money that shall come to own cards. */
export default function CollectPage() {
  const t = useT();
  const [state, setState] = useListState(collectListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'collectNo', fetchPage: pageCollects });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'collectNo', fetchPage: pageCollects, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'collectNo');
  const selection = useSelection(list, 'collectNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: collectListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'collectNo');
  // Also of orders that do not stand on this page.
  const [changed, setChanged] = useState<{ rows: readonly Collect[]; turn: number }>({ rows: [], turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const columns = useMemo(() => collectColumns(t, (row) => open(row.collectNo), ask), [t, open, ask]);
  const filters = useMemo(() => collectFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'collectNo', { openKey: openNo, isAsking: dialog !== undefined });

  const learn = (rows: readonly Collect[]) => {
    for (const row of rows) list.replaceRow(row);
    setChanged(({ turn }) => ({ rows, turn: turn + 1 }));
  };
  return (
    <>
      <CollectFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total} sums={sumsOf(payables(selection.rows))}>
        {BULK.map((action) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            isDanger={DANGERS.has(action)}
            onClick={() => ask({ kind: action, rows: selection.rows })}
          >
            {t(`collect.action.${action}Selected`)}
          </ActionButton>
        ))}
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="collectNo"
        name={t('collect.name')}
        cursor={cursor}
        onOpen={(row) => open(row.collectNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        selection={selection}
        toolbar={
          <ExportButton
            access="bank:card:order:down"
            isDisabled={list.status !== 'ready'}
            download={(format, options) => {
              const { filters: asked, sortField, sortOrder } = state;
              return downloadCollects({ ...asked, sortField, sortOrder, format } as never, options);
            }}
          />
        }
      />
      {overlays && openNo && <overlays.CollectDrawer no={openNo} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          onChanged={learn}
          onSelect={selection.choose}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
