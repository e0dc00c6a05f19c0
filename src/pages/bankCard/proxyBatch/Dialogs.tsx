import { App } from 'antd';
import type { Batch } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { batchStatuses } from '@/domain/batch';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { getBatch } from '@/services/batch';
import { ApproveModal, EditModal, ResumeModal, RetryModal, SubmitModal } from './ChangeModals';
import type { Ask, Dialog } from './dialog';
import { ImportModal } from './ImportModal';
import { CancelModal, PauseModal, RejectModal } from './ReasonModals';

/** What every dialog on one batch is given. */
export interface ChangeProps {
  row: Batch;
  onDone: (row: Batch) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  /** Told of the batch as it is now, whether the action succeeded or somebody was faster. */
  onChanged: (row: Batch) => void;
  /** There is a batch that does not stand in the list yet. */
  onReload: () => void;
  onClose: () => void;
}

/** The dialog that stands open, whatever opened it. */
export function Dialogs({ dialog, ask, onChanged, onReload, onClose }: DialogsProps) {
  const t = useT();
  const labelOf = useLabel();
  const { message } = App.useApp();
  const made = async (batchNo: string) => {
    void message.success(t('batch.message.made', { no: batchNo }));
    onClose();
    if (dialog.kind === 'new') {
      onReload();
      return;
    }
    try {
      onChanged(await getBatch(batchNo, { isQuiet: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onReload();
    }
  };
  if (dialog.kind === 'new') return <ImportModal onMade={made} onClose={onClose} />;
  const { kind, row } = dialog;
  const shared: ChangeProps = {
    row,
    onDone: (now) => {
      onChanged(now);
      onClose();
      void message.success(
        t('batch.message.done', { no: now.batchNo, status: labelOf('batch.status', batchStatuses, now.status) }),
      );
    },
    onRefusal: ({ data }) => {
      const current = data?.current as Batch | undefined;
      if (!current) return;
      onChanged(current);
      ask({ kind, row: current });
    },
    onClose,
  };
  switch (kind) {
    case 'import':
      return <ImportModal batch={row} onMade={made} onRefusal={shared.onRefusal} onClose={onClose} />;
    case 'edit':
      return <EditModal {...shared} />;
    case 'submit':
      return <SubmitModal {...shared} />;
    case 'approve':
      return <ApproveModal {...shared} />;
    case 'reject':
      return <RejectModal {...shared} />;
    case 'cancel':
      return <CancelModal {...shared} />;
    case 'pause':
      return <PauseModal {...shared} />;
    case 'resume':
      return <ResumeModal {...shared} />;
    default:
      return <RetryModal {...shared} />;
  }
}
