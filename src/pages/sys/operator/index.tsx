import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { Operator } from '@/contract';
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
import { downloadOperators, pageOperators } from '@/services/operator';
import { hiddenColumns, operatorColumns } from './columns';
import type { Dialog } from './dialog';
import { OperatorFigures } from './Figures';
import { operatorFilters, operatorListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (ids: readonly string[]) => ({ operatorId: ids.join(), pageSize: ids.length });

/** The people who may use this console. */
export default function OperatorPage() {
  const t = useT();
  const [state, setState] = useListState(operatorListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'operatorId', fetchPage: pageOperators });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'operatorId', fetchPage: pageOperators, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'operatorId');
  const [openId, open] = useOpenRecord();
  const saved = useSavedView({ list, options: operatorListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'operatorId');
  // Also of somebody who does not stand on this page.
  const [changed, setChanged] = useState<Operator>();
  const [turn, setTurn] = useState(0);
  const overlays = useCode(loadOverlays, dialog !== undefined || openId !== undefined);
  const columns = useMemo(() => operatorColumns(t, (row) => open(row.operatorId), ask), [t, open, ask]);
  const filters = useMemo(() => operatorFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'operatorId', { openKey: openId, isAsking: dialog !== undefined });

  const learn = (row: Operator) => {
    list.replaceRow(row);
    setChanged(row);
    setTurn((before) => before + 1);
  };
  return (
    <>
      <OperatorFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="operatorId"
        name={t('sys.operator.name')}
        cursor={cursor}
        onOpen={(row) => open(row.operatorId)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        toolbar={
          <>
            <ActionButton access="sys:operator:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('sys.operator.action.add')}
            </ActionButton>
            <ExportButton
              access="sys:operator:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) =>
                downloadOperators(
                  { ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format } as never,
                  options,
                )
              }
            />
          </>
        }
      />
      {overlays && openId && <overlays.OperatorDrawer id={openId} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} ask={ask} onAdded={list.reload} onChanged={learn} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
