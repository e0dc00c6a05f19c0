import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { TradeChannel } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListPage } from '@/screen/ListPage';
import { ListTools } from '@/screen/ListTools';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadChannels, pageChannels } from '@/services/channel';
import { BULK, keyOf } from './actions';
import { channelColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { ChannelFigures } from './Figures';
import { channelFilters } from './filters';

const spec: ListScreenSpec<TradeChannel, Dialog> = {
  screen: '/bank/channel',
  rowKey: 'channelCode',
  filters: channelFilters,
  fetchPage: pageChannels,
  loadOverlays: () => import('./overlays'),
};

/** Channels: the lines to upstreams that rounds use. */
export default function ChannelPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask, selection } = screen;
  const columns = useMemo(() => channelColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('channel.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<ChannelFigures {...screen.figures} />}
      bulk={BULK.map((kind) => (
        <ActionButton key={kind} access={keyOf(kind)} onClick={() => ask({ kind, rows: selection.rows })}>
          {t(`channel.action.${kind}`)}
        </ActionButton>
      ))}
      toolbar={
        <>
          <ActionButton access="bank:channel:add" isPrimary onClick={() => ask({ kind: 'add' })}>
            {t('channel.action.add')}
          </ActionButton>
          <ActionButton access="bank:channel:health" onClick={() => ask({ kind: 'health' })}>
            {t('channel.action.health')}
          </ActionButton>
          <ListTools charts="channel" screen={screen} access="bank:channel:down" download={downloadChannels} />
        </>
      }
    />
  );
}
