import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { Product } from '@/contract';
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
import { downloadProducts, pageProducts } from '@/services/product';
import { hiddenColumns, productColumns } from './columns';
import type { Dialog } from './dialog';
import { ProductFigures } from './Figures';
import { productFilters, productListOptions } from './filters';
import { keyOf } from './RowActions';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (codes: readonly string[]) => ({ productCode: codes.join(), pageSize: codes.length });

/** What merchants buy. */
export default function ProductPage() {
  const t = useT();
  const [state, setState] = useListState(productListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'productCode', fetchPage: pageProducts });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'productCode', fetchPage: pageProducts, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'productCode');
  const selection = useSelection(list, 'productCode');
  const [openCode, open] = useOpenRecord();
  const saved = useSavedView({ list, options: productListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'productCode');
  // Also of a product that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: Product; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openCode !== undefined);
  const columns = useMemo(() => productColumns(t, (row) => open(row.productCode), ask), [t, open, ask]);
  const filters = useMemo(() => productFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'productCode', { openKey: openCode, isAsking: dialog !== undefined });

  const learn = (rows: readonly Product[]) => {
    for (const row of rows) list.replaceRow(row);
    setChanged(({ turn }) => ({ row: rows[0], turn: turn + 1 }));
  };
  return (
    <>
      <ProductFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total}>
        {(['enable', 'disable'] as const).map((kind) => (
          <ActionButton key={kind} access={keyOf(kind)} onClick={() => ask({ kind, rows: selection.rows })}>
            {t(`product.action.${kind}`)}
          </ActionButton>
        ))}
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="productCode"
        name={t('product.name')}
        cursor={cursor}
        onOpen={(row) => open(row.productCode)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        selection={selection}
        toolbar={
          <>
            <ActionButton access="product:pay:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('product.action.add')}
            </ActionButton>
            <ExportButton
              access="product:pay:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => {
                const { filters: asked, sortField, sortOrder } = state;
                return downloadProducts({ ...asked, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openCode && (
        <overlays.ProductDrawer code={openCode} rows={list.rows} changed={changed} ask={ask} onOpen={open} />
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
