import { ConfirmModal, ReasonModal } from '@/components/FormModal';
import { StatusTag } from '@/components/StatusTag';
import type { CatalogReason, TradeChannel, TradeChannelBulkResult, TradeChannelStatus } from '@/contract';
import { channelStatusTones } from '@/domain/channel';
import { catalogReasons } from '@/domain/product';
import { useT } from '@/hooks/useT';
import { ListResult } from '@/screen/ListResult';
import type { DialogsProps } from '@/screen/useListScreen';
import { type BulkProps, type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { disableChannels, enableChannels, recycleChannel, restoreChannel } from '@/services/channel';
import { AddModal, EditModal } from './ChannelModal';
import { nameOf } from './cells';
import type { Dialog } from './dialog';
import { HealthDrawer } from './Health';
import { CostModal, HoursModal, LimitModal } from './TermModals';

type StatusProps = BulkProps<TradeChannel, TradeChannelBulkResult>;

const CONFIRM = 'channel-confirm';
const refsOf = (rows: readonly TradeChannel[]) => rows.map(({ channelCode, version }) => ({ channelCode, version }));

function EnableModal({ rows, ...rest }: StatusProps) {
  const t = useT();
  const [first] = rows;
  return (
    <ConfirmModal<TradeChannelBulkResult>
      id={CONFIRM}
      title={t('channel.dialog.enable.title', { count: rows.length, name: first ? nameOf(first) : '' })}
      okText={t('channel.dialog.enable.ok')}
      send={(_, options) => enableChannels({ items: refsOf(rows) }, options)}
      {...rest}
    >
      {t('channel.dialog.enable.text')}
    </ConfirmModal>
  );
}

function DisableModal({ rows, ...rest }: StatusProps) {
  const t = useT();
  const [first] = rows;
  return (
    <ReasonModal<CatalogReason, TradeChannelBulkResult>
      id="channel-disable"
      title={t('channel.dialog.disable.title', { count: rows.length, name: first ? nameOf(first) : '' })}
      okText={t('channel.dialog.disable.ok')}
      isDanger
      reasons={catalogReasons}
      labelOf={(code) => t(`channel.reason.${code}`)}
      text={
        <>
          <p>{t('channel.dialog.disable.text')}</p>
          <ul>
            {rows.map(({ channelCode: code, wayCodes = [] }) => (
              <li key={code}>
                {wayCodes.length > 0
                  ? t('channel.dialog.disable.loses', { code, ways: wayCodes.join(', ') })
                  : t('channel.dialog.disable.unused', { code })}
              </li>
            ))}
          </ul>
        </>
      }
      send={(values, options) => disableChannels({ items: refsOf(rows), ...values }, options)}
      {...rest}
    />
  );
}

function BinModal({ kind, row, ...rest }: RowProps<TradeChannel> & { kind: 'recycle' | 'restore' }) {
  const t = useT();
  const { channelCode, version } = row;
  const call = kind === 'recycle' ? recycleChannel : restoreChannel;
  return (
    <ConfirmModal<TradeChannel>
      id={CONFIRM}
      title={t(`channel.dialog.${kind}.title`, { name: nameOf(row) })}
      okText={t(`channel.dialog.${kind}.ok`)}
      isDanger={kind === 'recycle'}
      send={(_, options) => call({ channelCode, version }, options)}
      {...rest}
    >
      {t(`channel.dialog.${kind}.text`)}
    </ConfirmModal>
  );
}

function State({ status }: { status: TradeChannelStatus | undefined }) {
  return status ? <StatusTag group="channel.status" value={status} tones={channelStatusTones} /> : '–';
}

const DONE = { enable: 'enabled', disable: 'disabled', hours: 'hours' } as const;
const MOVED = { recycle: 'recycled', restore: 'restored' } as const;

export function Dialogs({ dialog, screen }: DialogsProps<TradeChannel, Dialog>) {
  const t = useT();
  const { close } = screen;
  const { saved, added, moved, bulk, shared } = useOutcomes(screen);
  const said = (words: 'added' | 'saved' | 'recycled' | 'restored') => (row: TradeChannel) =>
    t(`channel.message.${words}`, { name: nameOf(row) });
  const bulkDone = (kind: keyof typeof DONE) =>
    bulk<TradeChannelBulkResult>(
      (count) => t(`channel.message.${DONE[kind]}`, { count }),
      (result) => ({ kind: 'result', result }),
    );
  switch (dialog.kind) {
    case 'add':
      return <AddModal onDone={added(said('added'))} onClose={close} />;
    case 'health':
      return <HealthDrawer onClose={close} />;
    case 'edit':
      return <EditModal row={dialog.row} onDone={saved(said('saved'))} {...shared} />;
    case 'limit':
      return <LimitModal row={dialog.row} onDone={saved(said('saved'))} {...shared} />;
    case 'cost':
      return <CostModal row={dialog.row} onDone={saved(said('saved'))} {...shared} />;
    case 'recycle':
    case 'restore':
      return <BinModal kind={dialog.kind} row={dialog.row} onDone={moved(said(MOVED[dialog.kind]))} {...shared} />;
    case 'hours':
      return <HoursModal rows={dialog.rows} onDone={bulkDone('hours')} {...shared} />;
    case 'enable':
      return <EnableModal rows={dialog.rows} onDone={bulkDone('enable')} {...shared} />;
    case 'disable':
      return <DisableModal rows={dialog.rows} onDone={bulkDone('disable')} {...shared} />;
    case 'result':
      return (
        <ListResult
          screen={screen}
          result={dialog.result}
          idTitle={t('channel.field.channelCode')}
          renderState={({ current }) => <State status={current?.status} />}
        />
      );
  }
}
