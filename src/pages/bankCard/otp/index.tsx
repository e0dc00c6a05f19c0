import { useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { CardChannel } from '@/contract';
import { useCode } from '@/hooks/useCode';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListExport } from '@/screen/ListExport';
import { ListFrame } from '@/screen/ListPage';
import { ListTable } from '@/screen/ListTable';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadCardChannels, pageCardChannels } from '@/services/listen';
import { hiddenColumns, listenColumns } from './columns';
import type { Dialog } from './dialog';
import { ListenFigures } from './Figures';
import { listenFilters } from './filters';

const spec: ListScreenSpec<CardChannel, Dialog> = {
  screen: '/bankCard/otp',
  rowKey: 'cardChannelNo',
  filters: listenFilters,
  fetchPage: pageCardChannels,
  loadOverlays: () => import('./overlays'),
};
const loadFeed = () => withTexts(import('./Feed'));

/** Pairings of devices with cards, and the messages they received. */
export default function OtpPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { list, openRow, ask } = screen;
  // The messages load after the pairings.
  const [isRead, setIsRead] = useState(false);
  if (list.status === 'ready' && !isRead) setIsRead(true);
  const feed = useCode(loadFeed, isRead);
  const columns = useMemo(() => listenColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListFrame screen={screen} figures={<ListenFigures {...screen.figures} />}>
      <div className="listen-panes">
        <ListTable
          screen={screen}
          name={t('listen.name')}
          columns={columns}
          hiddenColumns={hiddenColumns}
          toolbar={
            <>
              <ActionButton access="bank:card:channel:pair" isPrimary onClick={() => ask({ kind: 'pair' })}>
                {t('listen.action.pair')}
              </ActionButton>
              <ActionButton access="bank:card:channel:template:list" onClick={() => ask({ kind: 'templates' })}>
                {t('listen.action.templates')}
              </ActionButton>
              <ListExport screen={screen} access="bank:card:channel:down" download={downloadCardChannels} />
            </>
          }
        />
        {feed && <feed.Feed />}
      </div>
    </ListFrame>
  );
}
