import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { SalesRow } from '@/contract';
import { COMPARED } from '@/domain/perf';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadSales, pageSales } from '@/services/perf';
import { hiddenColumns, salesColumns } from './columns';
import type { Dialog } from './dialog';
import { SalesFigures } from './Figures';
import { cutFields, salesFilters } from './filters';
import { Query } from './Query';
import { Trend } from './Trend';
import './index.css';

const spec: ListScreenSpec<SalesRow, Dialog> = {
  screen: '/agency/perf',
  rowKey: 'rowKey',
  filters: salesFilters,
  beside: cutFields,
  fetchPage: pageSales,
  isStill: true,
  loadOverlays: () => import('./overlays'),
};

/** Volume and earnings of each agent by period. */
export default function AgentSalesPage() {
  const t = useT();
  const granted = useAccess();
  const screen = useListScreen(spec);
  const { list, selection, setFilters, openRow, ask } = screen;
  const { filters, version } = screen.figures;
  const columns = useMemo(() => salesColumns(t, openRow, ask), [t, openRow, ask]);
  const agents = [...new Set(selection.rows.map(({ agentNo }) => agentNo))];
  return (
    <ListPage
      screen={screen}
      name={t('perf.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<Query filters={filters} error={list.error} onChange={setFilters} />}
      tabs={
        <>
          <SalesFigures filters={filters} version={version} />
          {list.status !== 'failed' && granted['user:agent:sales:trend'] && <Trend filters={filters} version={version} />}
        </>
      }
      bulk={
        <ActionButton
          access="user:agent:sales:trend"
          state={agents.length > COMPARED ? { isAllowed: false, why: t('perf.message.tooMany', { max: COMPARED }) } : undefined}
          onClick={() => ask({ kind: 'compare', agents })}
        >
          {t('perf.action.compare')}
        </ActionButton>
      }
      toolbar={<ListExport screen={screen} access="user:agent:sales:down" download={downloadSales} />}
    />
  );
}
