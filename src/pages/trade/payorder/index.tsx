import { useAccess } from '@umijs/max';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { PayOrder, PayOrderBulkResult } from '@/contract';
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
import { downloadPayOrders, pagePayOrders } from '@/services/payorder';
import { hiddenColumns, payOrderColumns } from './columns';
import type { Dialog, Spot } from './dialog';
import { PayOrderFigures } from './Figures';
import { payOrderFilters, payOrderListOptions } from './filters';
import { keyOf } from './RowActions';
import { useActs } from './useActs';

const SHOWN_FILTERS = 4;
const BULK = ['query', 'notify'] as const;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (numbers: readonly string[]) => ({ payOrderNo: numbers.join(), pageSize: numbers.length });

/** All pay-ins: where the console begins. */
export default function PayOrderPage() {
  const t = useT();
  const canCount = (useAccess() as Readonly<Record<string, boolean>>)['trade:profit:statistics'] === true;
  const [state, setState] = useListState(payOrderListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'payOrderNo', fetchPage: pagePayOrders });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'payOrderNo', fetchPage: pagePayOrders, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'payOrderNo');
  const selection = useSelection(list, 'payOrderNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: payOrderListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'payOrderNo');
  const [spot, setSpot] = useState<Spot>();
  // Also of an order that does not stand on this page.
  const [changed, setChanged] = useState<PayOrder>();
  const [turn, setTurn] = useState(0);
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const { replaceRow } = list;
  const learn = useCallback(
    (row: PayOrder) => {
      replaceRow(row);
      setChanged(row);
      setTurn((before) => before + 1);
    },
    [replaceRow],
  );
  const tell = useCallback((result: PayOrderBulkResult) => ask({ kind: 'result', result }), [ask]);
  const { act, copy } = useActs(learn, tell);
  const show = useCallback(
    (row: PayOrder, at?: Spot) => {
      setSpot(at);
      open(row.payOrderNo);
    },
    [open],
  );
  const handlers = useMemo(
    () => ({ ask: (kind: Exclude<Dialog['kind'], 'result'>, row: PayOrder) => ask({ kind, row }), act, copy, look: show }),
    [act, copy, show, ask],
  );
  const columns = useMemo(
    () => payOrderColumns(t, { ...handlers, onOpen: (row) => show(row) }, canCount),
    [t, handlers, show, canCount],
  );
  const filters = useMemo(() => payOrderFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'payOrderNo', { openKey: openNo, isAsking: dialog !== undefined });

  return (
    <>
      <PayOrderFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total} sums={sumsOf(selection.rows)}>
        {BULK.map((action) => (
          <ActionButton key={action} access={keyOf(action)} onClick={() => act(action, selection.rows)}>
            {t(`payorder.action.${action}Selected`)}
          </ActionButton>
        ))}
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="payOrderNo"
        name={t('payorder.name')}
        cursor={cursor}
        onOpen={show}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        selection={selection}
        toolbar={
          <ExportButton
            access="trade:payorder:down"
            isDisabled={list.status !== 'ready'}
            download={(format, options) =>
              downloadPayOrders(
                { ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format } as never,
                options,
              )
            }
          />
        }
      />
      {overlays && openNo && (
        <overlays.PayOrderDrawer no={openNo} spot={spot} rows={list.rows} changed={changed} onOpen={open} {...handlers} />
      )}
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
