import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { ExchangeRate } from '@/contract';
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
import { downloadExchangeRates, pageExchangeRates } from '@/services/rate';
import { hiddenColumns, rateColumns } from './columns';
import type { Dialog } from './dialog';
import { RateFigures } from './Figures';
import { rateFilters, rateListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (codes: readonly string[]) => ({ pair: codes.join(), pageSize: codes.length });

/** Which rates the platform converts at, from where, and with what spread. */
export default function RatePage() {
  const t = useT();
  const [state, setState] = useListState(rateListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'pair', fetchPage: pageExchangeRates });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'pair', fetchPage: pageExchangeRates, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'pair');
  const [openCode, open] = useOpenRecord();
  const saved = useSavedView({ list, options: rateListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'pair');
  // Also of a pair that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: ExchangeRate; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openCode !== undefined);
  const columns = useMemo(() => rateColumns(t, (row) => open(row.pair), ask), [t, open, ask]);
  const filters = useMemo(() => rateFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'pair', { openKey: openCode, isAsking: dialog !== undefined });

  const learn = (row: ExchangeRate) => {
    list.replaceRow(row);
    setChanged(({ turn }) => ({ row, turn: turn + 1 }));
  };
  return (
    <>
      <RateFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="pair"
        name={t('rate.name')}
        cursor={cursor}
        onOpen={(row) => open(row.pair)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        toolbar={
          <>
            <ActionButton access="sys:exchange:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('rate.action.add')}
            </ActionButton>
            <ActionButton access="sys:exchange:convert" onClick={() => ask({ kind: 'convert' })}>
              {t('rate.action.convert')}
            </ActionButton>
            <ExportButton
              access="sys:exchange:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => {
                const { filters: asked, sortField, sortOrder } = state;
                return downloadExchangeRates({ ...asked, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openCode && <overlays.RateDrawer code={openCode} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} ask={ask} onChanged={learn} onReload={list.reload} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
