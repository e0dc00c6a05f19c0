import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { TradeChannel } from '@/contract';
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
import { downloadChannels, pageChannels } from '@/services/channel';
import { viewCalls } from '@/services/common';
import { channelColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { ChannelFigures } from './Figures';
import { channelFilters, channelListOptions } from './filters';
import { keyOf } from './RowActions';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (codes: readonly string[]) => ({ channelCode: codes.join(), pageSize: codes.length });

/** Lines to upstreams that can be put into rounds. */
export default function ChannelPage() {
  const t = useT();
  const [state, setState] = useListState(channelListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'channelCode', fetchPage: pageChannels });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'channelCode', fetchPage: pageChannels, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'channelCode');
  const selection = useSelection(list, 'channelCode');
  const [openCode, open] = useOpenRecord();
  const saved = useSavedView({ list, options: channelListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'channelCode');
  // Also of a channel that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: TradeChannel; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openCode !== undefined);
  const columns = useMemo(() => channelColumns(t, (row) => open(row.channelCode), ask), [t, open, ask]);
  const filters = useMemo(() => channelFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'channelCode', { openKey: openCode, isAsking: dialog !== undefined });

  const learn = (rows: readonly TradeChannel[]) => {
    for (const row of rows) list.replaceRow(row);
    setChanged(({ turn }) => ({ row: rows[0], turn: turn + 1 }));
  };
  return (
    <>
      <ChannelFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total}>
        {(['enable', 'disable', 'hours'] as const).map((kind) => (
          <ActionButton key={kind} access={keyOf(kind)} onClick={() => ask({ kind, rows: selection.rows })}>
            {t(`channel.action.${kind}`)}
          </ActionButton>
        ))}
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="channelCode"
        name={t('channel.name')}
        cursor={cursor}
        onOpen={(row) => open(row.channelCode)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        selection={selection}
        toolbar={
          <>
            <ActionButton access="bank:channel:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('channel.action.add')}
            </ActionButton>
            <ActionButton access="bank:channel:health" onClick={() => ask({ kind: 'health' })}>
              {t('channel.action.health')}
            </ActionButton>
            <ExportButton
              access="bank:channel:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => {
                const { filters: asked, sortField, sortOrder } = state;
                return downloadChannels({ ...asked, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openCode && (
        <overlays.ChannelDrawer code={openCode} rows={list.rows} changed={changed} ask={ask} onOpen={open} />
      )}
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          onChanged={learn}
          onReload={list.reload}
          onDone={selection.clear}
          onSelect={selection.choose}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
