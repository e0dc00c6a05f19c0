import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Upstream } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadUpstreams, pageUpstreams } from '@/services/upstream';
import { hiddenColumns, upstreamColumns } from './columns';
import type { Dialog } from './dialog';
import { UpstreamFigures } from './Figures';
import { upstreamFilters } from './filters';

const spec: ListScreenSpec<Upstream, Dialog> = {
  screen: '/bank/config',
  rowKey: 'upstreamCode',
  filters: upstreamFilters,
  fetchPage: pageUpstreams,
  loadOverlays: () => import('./overlays'),
};

/** Upstreams and their connections. */
export default function UpstreamPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const columns = useMemo(() => upstreamColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('upstream.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<UpstreamFigures {...screen.figures} />}
      toolbar={
        <>
          <ActionButton access="bank:config:add" isPrimary onClick={() => ask({ kind: 'add' })}>
            {t('upstream.action.add')}
          </ActionButton>
          <ListExport screen={screen} access="bank:config:down" download={downloadUpstreams} />
        </>
      }
    />
  );
}
