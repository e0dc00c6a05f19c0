import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Batch } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { ViewTabs } from '@/screen/ViewTabs';
import { downloadBatches, pageBatches } from '@/services/batch';
import { batchColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { BatchFigures } from './Figures';
import { batchFilters, batchTabs } from './filters';

const spec: ListScreenSpec<Batch, Dialog> = {
  screen: '/bankCard/proxyBatch',
  rowKey: 'batchNo',
  filters: batchFilters,
  beside: batchTabs,
  defaults: () => ({ view: 'ALL' }),
  anywhere: { view: 'ALL' },
  fetchPage: pageBatches,
  loadOverlays: () => import('./overlays'),
};

/** Batch payouts from own cards: import, check, approval by another person, progress (docs/rules/batch.md#states). */
export default function BatchPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const columns = useMemo(() => batchColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('batch.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<BatchFigures {...screen.figures} />}
      tabs={<ViewTabs screen={screen} />}
      toolbar={
        <>
          <ActionButton access="bank:card:proxy:batch:import" isPrimary onClick={() => ask({ kind: 'new' })}>
            {t('batch.action.new')}
          </ActionButton>
          <ListExport screen={screen} access="bank:card:proxy:batch:down" download={downloadBatches} />
        </>
      }
    />
  );
}
