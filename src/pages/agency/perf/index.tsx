import { useAccess } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import type { Access } from '@/access';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { SalesRow } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { COMPARED } from '@/domain/perf';
import { type Filters, queryOf, useListState } from '@/hooks/useListState';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useSelection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { viewCalls } from '@/services/common';
import { downloadSales, pageSales } from '@/services/perf';
import { hiddenColumns, salesColumns } from './columns';
import { cutFields, salesFilters, salesListOptions } from './filters';
import { Query } from './Query';
import { Tiles } from './Tiles';
import { Trend } from './Trend';
import { useOver } from './useOver';
import './index.css';

const SHOWN_FILTERS = 4;

/** What a refused query says of its fields. */
const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries((error.data?.fields ?? []).map(({ name, msg }) => [name, msg])) : {};

/** What each agent brought and earned, per period. */
export default function AgentSalesPage() {
  const t = useT();
  const granted = useAccess() as Access;
  const [state, setState] = useListState(salesListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'rowKey', fetchPage: pageSales });
  const selection = useSelection(list, 'rowKey');
  const cursor = useRowCursor(list.rows, 'rowKey');
  const saved = useSavedView({ list, options: salesListOptions, calls: viewCalls });
  const { openId, open, dialog, ask, compared, compare, changed, overlays, learn, version } = useOver(list, cursor);
  const { filters } = state;
  const show = useCallback((row: SalesRow) => open(row.rowKey), [open]);
  const columns = useMemo(() => salesColumns(t, show, ask), [t, show, ask]);
  const fields = useMemo(() => salesFilters(t), [t]);
  const told = useMemo(() => [...cutFields(t), ...fields], [t, fields]);

  const setFilters = (next: Filters) => setState({ filters: next });
  const agents = [...new Set(selection.rows.map(({ agentNo }) => agentNo))];
  return (
    <>
      <Query filters={filters} faults={faultsOf(list.error)} onChange={setFilters} />
      <FilterBar fields={fields} shown={SHOWN_FILTERS} value={filters} onChange={setFilters} />
      <Tiles filters={filters} version={version} />
      {list.status !== 'failed' && granted['user:agent:sales:trend'] && <Trend filters={filters} version={version} />}
      <SelectionBar selection={selection} total={list.total}>
        <ActionButton
          access="user:agent:sales:trend"
          state={agents.length > COMPARED ? { isAllowed: false, why: t('perf.message.tooMany', { max: COMPARED }) } : undefined}
          onClick={() => compare(agents)}
        >
          {t('perf.action.compare')}
        </ActionButton>
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="rowKey"
        name={t('perf.name')}
        selection={selection}
        cursor={cursor}
        onOpen={show}
        saved={saved}
        fields={told}
        toolbar={
          <ExportButton
            access="user:agent:sales:down"
            isDisabled={list.status !== 'ready'}
            download={(format, options) =>
              downloadSales(queryOf({ ...filters, sortField: state.sortField, sortOrder: state.sortOrder, format }), options)
            }
          />
        }
      />
      {overlays && openId && (
        <overlays.SalesDrawer
          id={openId}
          rows={list.rows}
          changed={changed}
          productCode={filters.productCode}
          ask={ask}
          onOpen={open}
        />
      )}
      {overlays && compared && <overlays.CompareDrawer filters={filters} agents={compared} onClose={() => compare(undefined)} />}
      {overlays && dialog && <overlays.Dialogs dialog={dialog} ask={ask} onChanged={learn} onClose={() => ask(undefined)} />}
    </>
  );
}
