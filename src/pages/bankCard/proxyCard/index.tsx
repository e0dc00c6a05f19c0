import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { Card } from '@/contract';
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
import { downloadCards, pageCards } from '@/services/card';
import { viewCalls } from '@/services/common';
import { BULK, DANGERS, keyOf } from './actions';
import { cardColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { CardFigures } from './Figures';
import { cardFilters, cardListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (ids: readonly string[]) => ({ cardId: ids.join(), pageSize: ids.length });

/** Own cards: who owns them, what they may carry, how full they are. */
export default function CardPage() {
  const t = useT();
  const [state, setState] = useListState(cardListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'cardId', fetchPage: pageCards });
  const auto = useAutoRefresh();
  const news = useListWatch({ list, rowKey: 'cardId', fetchPage: pageCards, queryOf: queryOfRows, everyMs: auto.everyMs });
  const cursor = useRowCursor(list.rows, 'cardId');
  const selection = useSelection(list, 'cardId');
  const [openId, open] = useOpenRecord();
  const saved = useSavedView({ list, options: cardListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'cardId');
  // Also of a card that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: Card; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openId !== undefined);
  const columns = useMemo(() => cardColumns(t, (row) => open(row.cardId), ask), [t, open, ask]);
  const filters = useMemo(() => cardFilters(t), [t]);
  useEffect(() => void (list.status === 'ready' && fetchCode(loadOverlays).catch(() => undefined)), [list.status]);
  useFocusBack(cursor, 'cardId', { openKey: openId, isAsking: dialog !== undefined });

  const learn = (rows: readonly Card[]) => {
    for (const row of rows) list.replaceRow(row);
    setChanged(({ turn }) => ({ row: rows[0], turn: turn + 1 }));
  };
  return (
    <>
      <CardFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total}>
        {BULK.map((kind) => (
          <ActionButton
            key={kind}
            access={keyOf(kind)}
            isDanger={DANGERS.has(kind)}
            onClick={() => ask({ kind, rows: selection.rows })}
          >
            {t(`card.action.${kind}`)}
          </ActionButton>
        ))}
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="cardId"
        name={t('card.name')}
        cursor={cursor}
        onOpen={(row) => open(row.cardId)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        selection={selection}
        toolbar={
          <>
            <ActionButton access="bank:card:proxy:card:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('card.action.add')}
            </ActionButton>
            <ActionButton access="bank:card:proxy:card:import" onClick={() => ask({ kind: 'import' })}>
              {t('card.action.import')}
            </ActionButton>
            <ExportButton
              access="bank:card:proxy:card:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => {
                const { filters: asked, sortField, sortOrder } = state;
                return downloadCards({ ...asked, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openId && <overlays.CardDrawer id={openId} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
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
