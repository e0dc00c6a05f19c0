import { App } from 'antd';
import { CodeReveal } from '@/components/CodeReveal';
import { detailAddress } from '@/components/RecordLink';
import type { Batch, BatchItem, BatchItemBulkResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { batchItemStatuses } from '@/domain/batch';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { useSuccess } from '@/screen/useSuccess';
import { revealCode } from '@/services/listen';
import { ApplyModal } from './ApplyModal';
import type { Report } from './applyInParts';
import type { Ask, Dialog, SingleKind } from './dialog';
import { FailModal, OtpModal, PaidModal, ResolveModal, RetryModal, type SingleProps, UnknownModal } from './Modals';
import { PlanModal } from './PlanModal';

interface DialogsProps {
  dialog: Dialog;
  batch: Batch;
  ask: Ask;
  /** Takes the current state of a line. */
  onLearn: (row: BatchItem) => void;
  /** Called when many lines have changed. */
  onChanged: () => void;
  onReport: (result: BatchItemBulkResult) => void;
  onClose: () => void;
}

const SINGLES: Readonly<Record<SingleKind, (props: SingleProps) => React.ReactNode>> = {
  otp: OtpModal,
  paid: PaidModal,
  fail: FailModal,
  unknown: UnknownModal,
  resolve: ResolveModal,
};

export function Dialogs({ dialog, batch, ask, onLearn, onChanged, onReport, onClose }: DialogsProps) {
  const t = useT();
  const labelOf = useLabel();
  const { message } = App.useApp();
  const success = useSuccess();

  const doneMany = (words: 'assigned' | 'retried') => (result: BatchItemBulkResult) => {
    onClose();
    onChanged();
    if (result.failed.length > 0) onReport(result);
    else void message.success(t(`batchItem.message.${words}`, { count: result.succeeded.length }));
  };
  const applied = ({ all, asked, failed, unknown }: Report) => {
    onClose();
    onChanged();
    if (unknown > 0) void message.warning(t('batchItem.apply.unknown', { count: unknown }), 0);
    if (failed.length > 0)
      onReport({ succeeded: Array.from({ length: asked }, () => ({ itemNo: '', status: 'APPLYING' as const })), failed });
    else if (all === 0) void message.info(t('batchItem.apply.none'));
    else if (asked < all && unknown === 0) void message.warning(t('batchItem.apply.stopped', { done: asked, all }));
    else if (unknown === 0) void message.success(t('batchItem.apply.done', { count: asked }));
  };
  const refused = () => onChanged();

  if (dialog.kind === 'plan')
    return <PlanModal batch={batch} rows={dialog.rows} onDone={doneMany('assigned')} onRefusal={refused} onClose={onClose} />;
  if (dialog.kind === 'apply') return <ApplyModal batch={batch} rows={dialog.rows} onDone={applied} onClose={onClose} />;
  if (dialog.kind === 'retry')
    return <RetryModal rows={dialog.rows} onDone={doneMany('retried')} onRefusal={refused} onClose={onClose} />;
  const { kind, row } = dialog;
  if (kind === 'code')
    return (
      <CodeReveal
        name={row.itemNo}
        reveal={(reason, options) => revealCode({ msgNo: row.otpMsgNo ?? '', itemNo: row.itemNo, ...reason }, options)}
        onShown={onChanged}
        onClose={onClose}
      />
    );
  const Single = SINGLES[kind];
  return (
    <Single
      row={row}
      onDone={(next) => {
        onClose();
        onLearn(next);
        const status = labelOf('batchItem.status', batchItemStatuses, next.status);
        success(t('batchItem.message.changed', { no: next.rowNo, status }), String(next.rowNo), detailAddress(next.itemNo));
      }}
      onRefusal={({ data }: ApiError) => {
        const current = data?.current as BatchItem | undefined;
        if (!current) return;
        onLearn(current);
        ask({ kind, row: current });
      }}
      onClose={onClose}
    />
  );
}
