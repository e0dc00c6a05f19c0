import { App } from 'antd';
import { BulkResultModal } from '@/components/BulkResultModal';
import { FormModal, ReasonModal } from '@/components/FormModal';
import { StatusTag } from '@/components/StatusTag';
import type { CatalogReason, TradeChannel, TradeChannelBulkResult, TradeChannelStatus } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { channelStatusTones } from '@/domain/channel';
import { catalogReasons } from '@/domain/product';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useT } from '@/hooks/useT';
import { disableChannels, enableChannels, recycleChannel, restoreChannel } from '@/services/channel';
import { AddModal, EditModal } from './ChannelModal';
import { nameOf } from './cells';
import type { Ask, Dialog } from './dialog';
import { HealthDrawer } from './Health';
import { type ChangeProps, CostModal, HoursModal, LimitModal } from './TermModals';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (rows: readonly TradeChannel[]) => void;
  /** Rows came or went. */
  onReload: () => void;
  /** What was selected is dealt with. */
  onDone: () => void;
  onSelect: (codes: readonly string[]) => void;
  onClose: () => void;
}

type BulkProps = ChangeProps<TradeChannelBulkResult> & { rows: readonly TradeChannel[] };

const CONFIRM = 'channel-confirm';
const refsOf = (rows: readonly TradeChannel[]) => rows.map(({ channelCode, version }) => ({ channelCode, version }));

function EnableModal({ rows, ...rest }: BulkProps) {
  const t = useT();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  const [first] = rows;
  return (
    <FormModal<object, TradeChannelBulkResult>
      id={CONFIRM}
      title={t('channel.dialog.enable.title', { count: rows.length, name: first ? nameOf(first) : '' })}
      okText={t('channel.dialog.enable.ok')}
      send={(_, options) => enableChannels({ items: refsOf(rows) }, options)}
      {...rest}
    >
      <p>{t('channel.dialog.enable.text')}</p>
    </FormModal>
  );
}

function DisableModal({ rows, ...rest }: BulkProps) {
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

function SightModal({ kind, row, ...rest }: ChangeProps & { kind: 'recycle' | 'restore'; row: TradeChannel }) {
  const t = useT();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  const { channelCode, version } = row;
  const call = kind === 'recycle' ? recycleChannel : restoreChannel;
  return (
    <FormModal<object, TradeChannel>
      id={CONFIRM}
      title={t(`channel.dialog.${kind}.title`, { name: nameOf(row) })}
      okText={t(`channel.dialog.${kind}.ok`)}
      isDanger={kind === 'recycle'}
      send={(_, options) => call({ channelCode, version }, options)}
      {...rest}
    >
      <p>{t(`channel.dialog.${kind}.text`)}</p>
    </FormModal>
  );
}

function State({ status }: { status: TradeChannelStatus | undefined }) {
  return status ? <StatusTag group="channel.status" value={status} tones={channelStatusTones} /> : '–';
}

const SAID = { enable: 'enabled', disable: 'disabled', hours: 'hours' } as const;
const SEEN = { recycle: 'recycled', restore: 'restored' } as const;

/** The dialog that stands open, whatever opened it: the toolbar, a row, the selection or the drawer. */
export function Dialogs({ dialog, ask, onChanged, onReload, onDone, onSelect, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const tell = (text: string) => void message.success(text);
  const learn = ({ data }: ApiError) => {
    const current = data?.current as TradeChannel | undefined;
    if (!current) return;
    onChanged([current]);
    if ('row' in dialog) ask({ ...dialog, row: current });
    if ('rows' in dialog) ask({ ...dialog, rows: [current] });
  };
  const moved = (words: 'added' | 'recycled' | 'restored') => (row: TradeChannel) => {
    onClose();
    if (words !== 'added') onChanged([row]);
    onReload();
    tell(t(`channel.message.${words}`, { name: nameOf(row) }));
  };
  const saved = (row: TradeChannel) => {
    onClose();
    onChanged([row]);
    tell(t('channel.message.saved', { name: nameOf(row) }));
  };
  const bulkDone = (kind: keyof typeof SAID) => (result: TradeChannelBulkResult) => {
    onChanged([...result.succeeded, ...result.failed].flatMap(({ current }) => current ?? []));
    onDone();
    if (result.failed.length > 0) return ask({ kind: 'result', result });
    onClose();
    tell(t(`channel.message.${SAID[kind]}`, { count: result.succeeded.length }));
  };
  const shared = { onRefusal: learn, onClose };
  switch (dialog.kind) {
    case 'add':
      return <AddModal onDone={moved('added')} onClose={onClose} />;
    case 'health':
      return <HealthDrawer onClose={onClose} />;
    case 'edit':
      return <EditModal row={dialog.row} onDone={saved} {...shared} />;
    case 'limit':
      return <LimitModal row={dialog.row} onDone={saved} {...shared} />;
    case 'cost':
      return <CostModal row={dialog.row} onDone={saved} {...shared} />;
    case 'recycle':
    case 'restore':
      return <SightModal kind={dialog.kind} row={dialog.row} onDone={moved(SEEN[dialog.kind])} {...shared} />;
    case 'hours':
      return <HoursModal rows={dialog.rows} onDone={bulkDone('hours')} {...shared} />;
    case 'enable':
      return <EnableModal rows={dialog.rows} onDone={bulkDone('enable')} {...shared} />;
    case 'disable':
      return <DisableModal rows={dialog.rows} onDone={bulkDone('disable')} {...shared} />;
    case 'result':
      return (
        <BulkResultModal
          succeeded={dialog.result.succeeded.length}
          failed={dialog.result.failed}
          idOf={({ channelCode }) => channelCode}
          idTitle={t('channel.field.channelCode')}
          renderState={({ current }) => <State status={current?.status} />}
          onRetry={() => {
            onSelect(dialog.result.failed.map(({ channelCode }) => channelCode));
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}
