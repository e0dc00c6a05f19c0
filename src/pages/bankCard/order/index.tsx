import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Collect } from '@/contract';
import { sumsOf } from '@/domain/sums';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadCollects, pageCollects } from '@/services/collect';
import { BULK, DANGERS, keyOf } from './actions';
import { collectColumns, hiddenColumns } from './columns';
import { type Dialog, payables } from './dialog';
import { CollectFigures } from './Figures';
import { collectFilters } from './filters';

const spec: ListScreenSpec<Collect, Dialog> = {
  screen: '/bankCard/order',
  rowKey: 'collectNo',
  filters: collectFilters,
  fetchPage: pageCollects,
  loadOverlays: () => import('./overlays'),
};

/** Collection orders on own cards. */
export default function CollectPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask, selection } = screen;
  const columns = useMemo(() => collectColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('collect.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<CollectFigures {...screen.figures} />}
      bulk={BULK.map((action) => (
        <ActionButton
          key={action}
          access={keyOf(action)}
          isDanger={DANGERS.has(action)}
          onClick={() => ask({ kind: action, rows: selection.rows })}
        >
          {t(`collect.action.${action}Selected`)}
        </ActionButton>
      ))}
      sums={sumsOf(payables(selection.rows))}
      toolbar={<ListExport screen={screen} access="bank:card:order:down" download={downloadCollects} />}
    />
  );
}
