import { useEffect, useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { ProfitRow } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { drillInto, groupsIn } from '@/domain/profit';
import { serverNow } from '@/domain/serverClock';
import { fetchCode, useCode } from '@/hooks/useCode';
import { type Filters, queryOf, useListState } from '@/hooks/useListState';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { downloadProfit, getProfitStatistics } from '@/services/profit';
import { hiddenColumns, profitColumns } from './columns';
import { cutFields, profitFilters, profitListOptions } from './filters';
import { Query } from './Query';
import { Tiles } from './Tiles';
import { Trend } from './Trend';
import { usePanel } from './usePanel';
import './index.css';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));

/** What a refused query says of its fields. */
const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries((error.data?.fields ?? []).map(({ name, msg }) => [name, msg])) : {};

/** What the platform earned, by any cut, and why it changed. */
export default function ProfitStatisticsPage() {
  const t = useT();
  const [state, setState] = useListState(profitListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'rowKey', fetchPage: getProfitStatistics });
  const cursor = useRowCursor(list.rows, 'rowKey');
  const saved = useSavedView({ list, options: profitListOptions, calls: viewCalls });
  const [panel, open] = usePanel();
  const overlays = useCode(loadOverlays, panel !== undefined);
  const { filters } = state;
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);

  const columns = useMemo(() => {
    // Another cut has other columns: the order of rows by one that is gone would be refused.
    const cutTo = (next: Filters) => setState({ filters: next, sortField: undefined, sortOrder: undefined });
    const onDrill = (row: ProfitRow) => {
      const next = drillInto(filters, row, serverNow());
      if (next) cutTo(next);
    };
    return { cutTo, onDrill, list: profitColumns(t, { groups: groupsIn(filters), filters, onDrill }) };
  }, [t, filters, setState]);
  const fields = useMemo(() => profitFilters(t), [t]);
  const told = useMemo(() => [...cutFields(t), ...fields], [t, fields]);

  return (
    <>
      <Query filters={filters} faults={faultsOf(list.error)} onChange={columns.cutTo} />
      <FilterBar fields={fields} shown={SHOWN_FILTERS} value={filters} onChange={(next) => setState({ filters: next })} />
      <Tiles totals={list.summary} />
      {list.status !== 'failed' && <Trend filters={filters} version={list.readAt} />}
      <ResourceTable
        list={list}
        columns={columns.list}
        hiddenColumns={hiddenColumns}
        rowKey="rowKey"
        name={t('profit.name')}
        cursor={cursor}
        onOpen={columns.onDrill}
        saved={saved}
        fields={told}
        toolbar={
          <>
            <ActionButton access="trade:profit:explain" onClick={() => open('explain')}>
              {t('profit.action.explain')}
            </ActionButton>
            <ActionButton access="trade:profit:statistics" onClick={() => open('losses')}>
              {t('profit.action.losses')}
            </ActionButton>
            <ExportButton
              access="trade:profit:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) =>
                downloadProfit(queryOf({ ...filters, sortField: state.sortField, sortOrder: state.sortOrder, format }), options)
              }
            />
          </>
        }
      />
      {overlays && panel === 'explain' && <overlays.ExplainDrawer filters={filters} onClose={() => open(undefined)} />}
      {overlays && panel === 'losses' && (
        <overlays.LossesDrawer
          filters={filters}
          onClose={() => open(undefined)}
          onDrill={(next) => {
            open(undefined);
            columns.cutTo(next);
          }}
        />
      )}
    </>
  );
}
