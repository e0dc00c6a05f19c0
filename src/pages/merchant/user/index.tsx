import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { Merchant } from '@/contract';
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
import { downloadMerchants, pageMerchants } from '@/services/mch';
import { hiddenColumns, merchantColumns } from './columns';
import type { Dialog } from './dialog';
import { MerchantFigures } from './Figures';
import { merchantFilters, merchantListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (numbers: readonly string[]) => ({ mchNo: numbers.join(), pageSize: numbers.length });

/** Everything about a merchant as a customer. */
export default function MerchantPage() {
  const t = useT();
  const [state, setState] = useListState(merchantListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'mchNo', fetchPage: pageMerchants });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'mchNo', fetchPage: pageMerchants, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'mchNo');
  const selection = useSelection(list, 'mchNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: merchantListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'mchNo');
  // Also of a merchant that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: Merchant; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const columns = useMemo(() => merchantColumns(t, (row) => open(row.mchNo), ask), [t, open, ask]);
  const filters = useMemo(() => merchantFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'mchNo', { openKey: openNo, isAsking: dialog !== undefined });

  const learn = (rows: readonly Merchant[]) => {
    for (const row of rows) list.replaceRow(row);
    setChanged(({ turn }) => ({ row: rows[0], turn: turn + 1 }));
  };
  return (
    <>
      <MerchantFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total}>
        <ActionButton access="merchant:user:switch" onClick={() => ask({ kind: 'switch', rows: selection.rows })}>
          {t('mch.action.switchSelected')}
        </ActionButton>
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="mchNo"
        name={t('mch.name')}
        cursor={cursor}
        onOpen={(row) => open(row.mchNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        selection={selection}
        toolbar={
          <>
            <ActionButton access="merchant:user:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('mch.action.add')}
            </ActionButton>
            <ExportButton
              access="merchant:user:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) =>
                downloadMerchants(
                  { ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format } as never,
                  options,
                )
              }
            />
          </>
        }
      />
      {overlays && openNo && <overlays.MerchantDrawer no={openNo} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          onAdded={list.reload}
          onChanged={learn}
          onClose={() => ask(undefined)}
          onSelect={selection.choose}
        />
      )}
    </>
  );
}
