import { App } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { ExchangeRate, ExchangeReason } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { percentText } from '@/domain/percent';
import { exchangeReasons, movePct } from '@/domain/rate';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { endExchangeOverride, fetchExchangeRate, resumeExchangeRate, suspendExchangeRate } from '@/services/rate';
import { nameOf } from './cells';
import type { Ask, Dialog } from './dialog';
import { AddModal, type ChangeProps, ConvertModal, EditModal, OverrideModal, refOf } from './Forms';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (row: ExchangeRate) => void;
  /** Rows came or went. */
  onReload: () => void;
  onClose: () => void;
}

type Plain = 'endOverride' | 'resume' | 'fetch' | 'accept';
type Options = { idempotencyKey: string };

const CONFIRM = 'rate-confirm';

const SEND: Readonly<Record<Plain, (row: ExchangeRate, options: Options) => Promise<ExchangeRate>>> = {
  endOverride: (row, options) => endExchangeOverride(refOf(row), options),
  resume: (row, options) => resumeExchangeRate(refOf(row), options),
  fetch: (row, options) => fetchExchangeRate(refOf(row), options),
  accept: (row, options) => fetchExchangeRate({ ...refOf(row), acceptRate: row.alarmRate ?? '' }, options),
};

/** One change that needs no more than a yes, with the figures it is about. */
function ConfirmModal({ kind, row, ...rest }: ChangeProps & { kind: Plain }) {
  const t = useT();
  const format = useFormat();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  const from = row.autoRate ?? row.midRate;
  const texts: Readonly<Record<Plain, () => string>> = {
    endOverride: () => t('rate.dialog.endOverride.text', { from: row.midRate, to: from }),
    resume: () => t('rate.dialog.resume.text', { rate: row.midRate }),
    fetch: () => t('rate.dialog.fetch.text', { time: row.fetchedAt ? format.time(row.fetchedAt) : '–' }),
    accept: () =>
      t('rate.dialog.accept.text', {
        from,
        to: row.alarmRate ?? '–',
        pct: row.alarmRate ? percentText(movePct(from, row.alarmRate)) : '–',
        max: percentText(row.maxStepPct),
      }),
  };
  return (
    <FormModal<object, ExchangeRate>
      id={CONFIRM}
      title={t(`rate.dialog.${kind}.title`, { name: nameOf(row) })}
      okText={t(`rate.dialog.${kind}.ok`)}
      send={(_, options) => SEND[kind](row, options)}
      {...rest}
    >
      <p>{texts[kind]()}</p>
    </FormModal>
  );
}

function SuspendModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  return (
    <ReasonModal<ExchangeReason, ExchangeRate>
      id="rate-suspend"
      title={t('rate.dialog.suspend.title', { name: nameOf(row) })}
      okText={t('rate.dialog.suspend.ok')}
      isDanger
      reasons={exchangeReasons}
      labelOf={(code) => t(`rate.reason.${code}`)}
      text={<p>{t('rate.dialog.suspend.text')}</p>}
      send={(values, options) => suspendExchangeRate({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

const TOLD = {
  edit: 'saved',
  override: 'overridden',
  endOverride: 'ended',
  suspend: 'suspended',
  resume: 'resumed',
  fetch: 'fetched',
  accept: 'accepted',
} as const;

/** The dialog that stands open, whatever opened it: the toolbar, a row or the drawer. */
export function Dialogs({ dialog, ask, onChanged, onReload, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const added = (row: ExchangeRate) => {
    onClose();
    onReload();
    void message.success(t('rate.message.added', { name: nameOf(row) }));
  };
  if (dialog.kind === 'convert') return <ConvertModal onClose={onClose} />;
  if (dialog.kind === 'add') return <AddModal onDone={added} onClose={onClose} />;
  const { kind, row } = dialog;
  const shared: ChangeProps = {
    row,
    onDone: (next) => {
      onClose();
      onChanged(next);
      const isRefused = kind === 'fetch' && next.alarm;
      if (isRefused) void message.warning(t('rate.message.refused', { name: nameOf(next) }));
      else void message.success(t(`rate.message.${TOLD[kind]}`, { name: nameOf(next) }));
    },
    onRefusal: ({ data }: ApiError) => {
      const current = data?.current as ExchangeRate | undefined;
      if (!current) return;
      onChanged(current);
      ask({ kind, row: current });
    },
    onClose,
  };
  if (kind === 'edit') return <EditModal {...shared} />;
  if (kind === 'override') return <OverrideModal {...shared} />;
  if (kind === 'suspend') return <SuspendModal {...shared} />;
  return <ConfirmModal {...shared} kind={kind} />;
}
