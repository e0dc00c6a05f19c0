import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import { RowActions } from '@/components/RecordActions';
import type { TradeChannel } from '@/contract';
import { channelDirections } from '@/domain/channel';
import { shareText } from '@/domain/numbers';
import type { Translate } from '@/locales/store';
import { channelActions } from './actions';
import { Cost, Limits, nameOf, openingText, Rule, Status, Today } from './cells';
import type { Ask } from './dialog';

export function channelColumns(t: Translate, onOpen: (row: TradeChannel) => void, ask: Ask): ProColumns<TradeChannel>[] {
  const col = columnsFor<TradeChannel>()('channel', t, ({ currency }) => currency ?? '');
  return [
    col.number('channelCode', onOpen, { fixed: 'left', sorter: true, width: 112 }),
    col.text('channelName', { width: 150 }),
    col.custom('status', (row) => <Status row={row} />),
    // The API sorts by these names.
    col.custom('cost', (row) => <Cost row={row} />, { align: 'end', dataIndex: 'costRate', sorter: true }),
    col.custom('success', ({ successRate1h, successRate24h }) => `${shareText(successRate1h)} / ${shareText(successRate24h)}`, {
      align: 'end',
      dataIndex: 'successRate24h',
      sorter: true,
    }),
    col.custom('today', (row) => <Today row={row} />, { align: 'end', dataIndex: 'todayAmount', sorter: true, isMoney: true }),
    col.enumText('direction', channelDirections),
    col.text('wayCode'),
    col.text('currency'),
    col.custom('upstreamCode', ({ upstreamName, upstreamCode }) => upstreamName ?? upstreamCode ?? '–'),
    col.custom('limits', (row) => <Limits row={row} />, { align: 'end' }),
    col.custom('avgPaySec', ({ avgPaySec }) => <Duration seconds={avgPaySec || undefined} />, {
      align: 'end',
    }),
    col.custom('roundCount', ({ roundCount = 0 }) => roundCount, { align: 'end' }),
    col.custom('hours', (row) => openingText(t, row)),
    col.custom('autoClose', ({ autoCloseRule }) => <Rule rule={autoCloseRule} />),
    col.time('updatedAt', { sorter: true }),
    col.text('updatedBy'),
    col.actions((row) => (
      <RowActions
        name={nameOf(row)}
        actions={channelActions(t, row, ask)}
        buttons={[row.recycled ? 'restore' : 'edit']}
        menuLabel={t('channel.action.more', { name: nameOf(row) })}
        onView={() => onOpen(row)}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['hours', 'autoClose', 'updatedAt', 'updatedBy'];
