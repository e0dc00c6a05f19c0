import { Link } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { Payway } from '@/contract';
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
import { downloadPayways, pagePayways } from '@/services/payway';
import { hiddenColumns, paywayColumns } from './columns';
import type { Dialog } from './dialog';
import { PaywayFigures } from './Figures';
import { paywayFilters, paywayListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (codes: readonly string[]) => ({ wayCode: codes.join(), pageSize: codes.length });

/** How payers pay within a product. */
export default function PaywayPage() {
  const t = useT();
  const [state, setState] = useListState(paywayListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'wayCode', fetchPage: pagePayways });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'wayCode', fetchPage: pagePayways, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'wayCode');
  const [openCode, open] = useOpenRecord();
  const saved = useSavedView({ list, options: paywayListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'wayCode');
  // Also of a way that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: Payway; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openCode !== undefined);
  const columns = useMemo(() => paywayColumns(t, (row) => open(row.wayCode), ask), [t, open, ask]);
  const filters = useMemo(() => paywayFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'wayCode', { openKey: openCode, isAsking: dialog !== undefined });

  const learn = (row: Payway) => {
    list.replaceRow(row);
    setChanged(({ turn }) => ({ row, turn: turn + 1 }));
  };
  const productCode = state.filters.productCode ?? '';
  // Several of them, as a link may name, are no product that a way could be added to.
  const isOne = productCode !== '' && !productCode.includes(',');
  return (
    <>
      <PaywayFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <p className="soft">
        {isOne ? (
          <Link to={`/merchant/product/pay?no=${encodeURIComponent(productCode)}`}>
            {t('payway.picker.chosen', { name: list.rows[0]?.productName ?? productCode })}
          </Link>
        ) : (
          t('payway.picker.none')
        )}
      </p>
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="wayCode"
        name={t('payway.name')}
        cursor={cursor}
        onOpen={(row) => open(row.wayCode)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        toolbar={
          <>
            <ActionButton
              access="product:payway:add"
              isPrimary
              state={isOne ? undefined : { isAllowed: false, why: t('payway.message.needsProduct') }}
              onClick={() => ask({ kind: 'add', productCode })}
            >
              {t('payway.action.add')}
            </ActionButton>
            <ExportButton
              access="product:payway:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => {
                const { filters: asked, sortField, sortOrder } = state;
                return downloadPayways({ ...asked, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openCode && (
        <overlays.PaywayDrawer code={openCode} rows={list.rows} changed={changed} ask={ask} onOpen={open} />
      )}
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} ask={ask} onChanged={learn} onReload={list.reload} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
