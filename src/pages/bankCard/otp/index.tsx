import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { CardChannel } from '@/contract';
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
import { downloadCardChannels, pageCardChannels } from '@/services/listen';
import { hiddenColumns, listenColumns } from './columns';
import type { Dialog } from './dialog';
import { ListenFigures } from './Figures';
import { listenFilters, listenListOptions } from './filters';

const SHOWN_FILTERS = 4;
const KEY = 'cardChannelNo';
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (numbers: readonly string[]) => ({ cardChannelNo: numbers.join(), pageSize: numbers.length });

/** Which device hears the bank of which card, and what it has heard. */
export default function OtpPage() {
  const t = useT();
  const [state, setState] = useListState(listenListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: KEY, fetchPage: pageCardChannels });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: KEY, fetchPage: pageCardChannels, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, KEY);
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: listenListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'cardChannelNo');
  // Also of a binding that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: CardChannel; turn: number }>({ turn: 0 });
  const [isRead, setIsRead] = useState(false);
  const overlays = useCode(loadOverlays, isRead || dialog !== undefined || openNo !== undefined);
  const columns = useMemo(() => listenColumns(t, (row) => open(row.cardChannelNo), ask), [t, open, ask]);
  const filters = useMemo(() => listenFilters(t), [t]);
  useEffect(() => {
    if (list.status !== 'ready') return;
    // The messages come after the bindings.
    fetchCode(loadOverlays).then(
      () => setIsRead(true),
      () => undefined,
    );
  }, [list.status]);
  useFocusBack(cursor, KEY, { openKey: openNo, isAsking: dialog !== undefined });

  const learn = (row: CardChannel) => {
    list.replaceRow(row);
    setChanged(({ turn }) => ({ row, turn: turn + 1 }));
  };
  return (
    <>
      <ListenFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <div className="listen-panes">
        <ResourceTable
          list={list}
          columns={columns}
          hiddenColumns={hiddenColumns}
          rowKey={KEY}
          name={t('listen.name')}
          cursor={cursor}
          onOpen={(row) => open(row.cardChannelNo)}
          news={news}
          auto={auto}
          saved={saved}
          fields={filters}
          toolbar={
            <>
              <ActionButton access="bank:card:channel:pair" isPrimary onClick={() => ask({ kind: 'pair' })}>
                {t('listen.action.pair')}
              </ActionButton>
              <ActionButton access="bank:card:channel:template:list" onClick={() => ask({ kind: 'templates' })}>
                {t('listen.action.templates')}
              </ActionButton>
              <ExportButton
                access="bank:card:channel:down"
                isDisabled={list.status !== 'ready'}
                download={(format, options) => {
                  const { filters: asked, sortField, sortOrder } = state;
                  return downloadCardChannels({ ...asked, sortField, sortOrder, format } as never, options);
                }}
              />
            </>
          }
        />
        {overlays && <overlays.Feed />}
      </div>
      {overlays && openNo && <overlays.ChannelDrawer no={openNo} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} ask={ask} onChanged={learn} onReload={list.reload} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
