import type { Batch } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { batchStatuses } from '@/domain/batch';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { DialogsProps } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import { getBatch } from '@/services/batch';
import { ApproveModal, EditModal, ResumeModal, RetryModal, SubmitModal } from './ChangeModals';
import type { Dialog } from './dialog';
import { ImportModal } from './ImportModal';
import { LinesModal } from './LinesModal';
import { CancelModal, PauseModal, RejectModal } from './ReasonModals';

export function Dialogs({ dialog, screen }: DialogsProps<Batch, Dialog>) {
  const t = useT();
  const labelOf = useLabel();
  const { close, list, updateRows } = screen;
  const { success, saved, shared } = useOutcomes(screen);
  const made = async (batchNo: string) => {
    success(t('batch.message.made', { no: batchNo }), { batchNo });
    close();
    if (dialog.kind === 'new') {
      list.reload();
      return;
    }
    try {
      updateRows([await getBatch(batchNo, { isQuiet: true })]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      list.reload();
    }
  };
  if (dialog.kind === 'new') return <ImportModal onMade={made} onClose={close} />;
  const { kind, row } = dialog;
  const own = {
    row,
    ...shared,
    onDone: saved((now) =>
      t('batch.message.done', { no: now.batchNo, status: labelOf('batch.status', batchStatuses, now.status) }),
    ),
  };
  switch (kind) {
    case 'import':
      return <ImportModal batch={row} onMade={made} {...shared} />;
    case 'edit':
      return <EditModal {...own} />;
    case 'lines':
      return <LinesModal {...own} />;
    case 'submit':
      return <SubmitModal {...own} />;
    case 'approve':
      return <ApproveModal {...own} />;
    case 'reject':
      return <RejectModal {...own} />;
    case 'cancel':
      return <CancelModal {...own} />;
    case 'pause':
      return <PauseModal {...own} />;
    case 'resume':
      return <ResumeModal {...own} />;
    default:
      return <RetryModal {...own} />;
  }
}
