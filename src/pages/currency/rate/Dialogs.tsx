import { App } from 'antd';
import { ConfirmModal, ReasonModal } from '@/components/FormModal';
import type { ExchangeRate, ExchangeReason } from '@/contract';
import { percentText } from '@/domain/percent';
import { exchangeReasons, movePct } from '@/domain/rate';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { DialogsProps } from '@/screen/useListScreen';
import { type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { endExchangeOverride, fetchExchangeRate, resumeExchangeRate, suspendExchangeRate } from '@/services/rate';
import { nameOf } from './cells';
import type { Dialog } from './dialog';
import { AddModal, ConvertModal, EditModal, OverrideModal, refOf } from './Forms';

type Plain = 'endOverride' | 'resume' | 'fetch' | 'accept';
type Options = { idempotencyKey: string };

const CONFIRM = 'rate-confirm';

const SEND: Readonly<Record<Plain, (row: ExchangeRate, options: Options) => Promise<ExchangeRate>>> = {
  endOverride: (row, options) => endExchangeOverride(refOf(row), options),
  resume: (row, options) => resumeExchangeRate(refOf(row), options),
  fetch: (row, options) => fetchExchangeRate(refOf(row), options),
  accept: (row, options) => fetchExchangeRate({ ...refOf(row), acceptRate: row.alarmRate ?? '' }, options),
};

/** Confirms a change without input and shows the figures it affects. */
function AnswerModal({ kind, row, ...rest }: RowProps<ExchangeRate> & { kind: Plain }) {
  const t = useT();
  const format = useFormat();
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
    <ConfirmModal<ExchangeRate>
      id={CONFIRM}
      title={t(`rate.dialog.${kind}.title`, { name: nameOf(row) })}
      okText={t(`rate.dialog.${kind}.ok`)}
      send={(_, options) => SEND[kind](row, options)}
      {...rest}
    >
      {texts[kind]()}
    </ConfirmModal>
  );
}

function SuspendModal({ row, ...rest }: RowProps<ExchangeRate>) {
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

export function Dialogs({ dialog, screen }: DialogsProps<ExchangeRate, Dialog>) {
  const t = useT();
  const { message } = App.useApp();
  const { close, updateRows } = screen;
  const { added, saved, shared } = useOutcomes(screen);
  if (dialog.kind === 'convert') return <ConvertModal onClose={close} />;
  if (dialog.kind === 'add')
    return <AddModal onDone={added((row) => t('rate.message.added', { name: nameOf(row) }))} onClose={close} />;
  const { kind, row } = dialog;
  const done = saved((next) => t(`rate.message.${TOLD[kind]}`, { name: nameOf(next) }));
  const own = {
    row,
    ...shared,
    onDone: (next: ExchangeRate) => {
      if (kind !== 'fetch' || !next.alarm) return done(next);
      close();
      updateRows([next]);
      void message.warning(t('rate.message.refused', { name: nameOf(next) }));
    },
  };
  if (kind === 'edit') return <EditModal {...own} />;
  if (kind === 'override') return <OverrideModal {...own} />;
  if (kind === 'suspend') return <SuspendModal {...own} />;
  return <AnswerModal {...own} kind={kind} />;
}
