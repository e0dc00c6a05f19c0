import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { Upstream } from '@/contract';
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
import { withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { downloadUpstreams, pageUpstreams } from '@/services/upstream';
import { hiddenColumns, upstreamColumns } from './columns';
import type { Dialog } from './dialog';
import { UpstreamFigures } from './Figures';
import { upstreamFilters, upstreamListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (codes: readonly string[]) => ({ upstreamCode: codes.join(), pageSize: codes.length });

/** Who moves the money, and how they are reached. */
export default function UpstreamPage() {
  const t = useT();
  const [state, setState] = useListState(upstreamListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'upstreamCode', fetchPage: pageUpstreams });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'upstreamCode', fetchPage: pageUpstreams, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'upstreamCode');
  const [openCode, open] = useOpenRecord();
  const saved = useSavedView({ list, options: upstreamListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'upstreamCode');
  // Also of an upstream that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: Upstream; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openCode !== undefined);
  const columns = useMemo(() => upstreamColumns(t, (row) => open(row.upstreamCode), ask), [t, open, ask]);
  const filters = useMemo(() => upstreamFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'upstreamCode', { openKey: openCode, isAsking: dialog !== undefined });

  const learn = (row?: Upstream) => {
    if (row) list.replaceRow(row);
    setChanged(({ row: before, turn }) => ({ row: row ?? before, turn: turn + 1 }));
  };
  return (
    <>
      <UpstreamFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="upstreamCode"
        name={t('upstream.name')}
        cursor={cursor}
        onOpen={(row) => open(row.upstreamCode)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        toolbar={
          <>
            <ActionButton access="bank:config:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('upstream.action.add')}
            </ActionButton>
            <ExportButton
              access="bank:config:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => {
                const { filters: asked, sortField, sortOrder } = state;
                return downloadUpstreams({ ...asked, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openCode && (
        <overlays.UpstreamDrawer code={openCode} rows={list.rows} changed={changed} ask={ask} onOpen={open} />
      )}
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} ask={ask} onChanged={learn} onReload={list.reload} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
