import { useEffect, useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { pageDictTypes } from '@/services/dict';
import { dictColumns, hiddenColumns } from './columns';
import { DictFigures } from './Figures';
import { dictFilters, dictListOptions } from './filters';
import { useDict } from './useDict';

/** Dialogs and drawer are code of the second moment: fetched when the rows are there. */
const loadOverlays = () => withTexts(import('./overlays'));

const queryOfRows = (codes: readonly string[]) => ({ dictType: codes.join(), pageSize: codes.length });

/** The data dictionary: types on the list, items of one of them beside it. */
export default function DictPage() {
  const t = useT();
  const [state, setState] = useListState(dictListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'dictType', fetchPage: pageDictTypes });
  const auto = useAutoRefresh();
  const news = useListWatch({ list, rowKey: 'dictType', fetchPage: pageDictTypes, queryOf: queryOfRows, everyMs: auto.everyMs });
  const cursor = useRowCursor(list.rows, 'dictType');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: dictListOptions, calls: viewCalls });
  const { dialog, ask, close, changed, learn, finish, enable, download } = useDict(list);
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const filters = useMemo(() => dictFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);

  const columns = useMemo(
    () => dictColumns(t, { onOpen: ({ dictType }) => open(dictType), ask, enable }),
    [t, open, ask, enable],
  );

  return (
    <>
      <DictFigures filters={state.filters} version={list.readAt} onOpen={(next) => setState({ filters: next })} />
      <FilterBar fields={filters} shown={3} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="dictType"
        name={t('sys.dict.name')}
        cursor={cursor}
        onOpen={({ dictType }) => open(dictType)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        toolbar={
          <>
            <ActionButton access="sys:dict:add" isPrimary onClick={() => ask({ kind: 'addType' })}>
              {t('sys.dict.action.add')}
            </ActionButton>
            <ActionButton access="sys:dict:import" onClick={() => ask({ kind: 'import' })}>
              {t('sys.dict.action.import')}
            </ActionButton>
            <ActionButton access="sys:dict:down" onClick={() => download(state.filters)}>
              {t('sys.dict.action.export')}
            </ActionButton>
          </>
        }
      />
      {overlays && openNo && (
        <overlays.DictDrawer
          no={openNo}
          rows={list.rows}
          changed={changed}
          onOpen={open}
          ask={ask}
          learn={learn}
          finish={finish}
        />
      )}
      {overlays && dialog && <overlays.Dialogs dialog={dialog} learn={learn} finish={finish} onClose={close} />}
    </>
  );
}
