import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { ProfitRow, ProfitSums } from '@/contract';
import { drillInto, groupsIn } from '@/domain/profit';
import { serverNow } from '@/domain/serverClock';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { useOverlays } from '@/screen/useOverlays';
import { downloadProfit, getProfitStatistics } from '@/services/profit';
import { hiddenColumns, profitColumns } from './columns';
import { cutFields, profitFilters } from './filters';
import { Query } from './Query';
import { Tiles } from './Tiles';
import { Trend } from './Trend';
import { usePanel } from './usePanel';
import './index.css';

const spec: ListScreenSpec<ProfitRow, never, ProfitSums> = {
  screen: '/trade/profitStatistics',
  rowKey: 'rowKey',
  filters: profitFilters,
  beside: cutFields,
  fetchPage: getProfitStatistics,
  isStill: true,
};
const loadOverlays = () => withTexts(import('./overlays'));

/** Platform profit by chosen groupings, and the causes of its change. */
export default function ProfitStatisticsPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { list, state, setState } = screen;
  const { filters } = state;
  const [panel, open] = usePanel();
  const overlays = useOverlays(loadOverlays, panel !== undefined, list.status === 'ready');
  const { cutTo, onDrill, columns } = useMemo(() => {
    // Other groupings have other columns: the server would refuse to sort by a missing one.
    const cutTo = (next: Filters) => setState({ filters: next, sortField: undefined, sortOrder: undefined });
    const onDrill = (row: ProfitRow) => {
      const next = drillInto(filters, row, serverNow());
      if (next) cutTo(next);
    };
    return { cutTo, onDrill, columns: profitColumns(t, { groups: groupsIn(filters), filters, onDrill }) };
  }, [t, filters, setState]);
  const close = () => open(undefined);
  return (
    <>
      <ListPage
        screen={{ ...screen, openRow: onDrill }}
        name={t('profit.name')}
        columns={columns}
        hiddenColumns={hiddenColumns}
        figures={<Query filters={filters} error={list.error} onChange={cutTo} />}
        tabs={
          <>
            <Tiles totals={list.summary} />
            {list.status !== 'failed' && <Trend filters={filters} version={list.readAt} />}
          </>
        }
        toolbar={
          <>
            <ActionButton access="trade:profit:explain" onClick={() => open('explain')}>
              {t('profit.action.explain')}
            </ActionButton>
            <ActionButton access="trade:profit:statistics" onClick={() => open('losses')}>
              {t('profit.action.losses')}
            </ActionButton>
            <ListExport screen={screen} access="trade:profit:down" download={downloadProfit} />
          </>
        }
      />
      {overlays && panel === 'explain' && <overlays.ExplainDrawer filters={filters} onClose={close} />}
      {overlays && panel === 'losses' && (
        <overlays.LossesDrawer
          filters={filters}
          onClose={close}
          onDrill={(next) => {
            close();
            cutTo(next);
          }}
        />
      )}
    </>
  );
}
