import { ReasonModal } from '@/components/FormModal';
import type { Batch, BatchCancelReason, BatchPauseReason, BatchRejectReason } from '@/contract';
import { batchCancelReasons, batchPauseReasons, batchRejectReasons } from '@/domain/batch';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { RowProps } from '@/screen/useOutcomes';
import { cancelBatch, pauseBatch, rejectBatch } from '@/services/batch';
import { About, refOf } from './About';

/** Rejects the submitted batch. Its frozen money is released at once. */
export function RejectModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  const format = useFormat();
  return (
    <ReasonModal<BatchRejectReason, Batch>
      id="batch-reject"
      title={t('batch.dialog.reject.title', { no: row.batchNo })}
      okText={t('batch.dialog.reject.ok', { money: format.money(row.totalAmount, row.currency) })}
      isDanger
      reasons={batchRejectReasons}
      labelOf={(code) => t(`batch.rejectReason.${code}`)}
      text={
        <>
          <About row={row} />
          <p>{t('batch.dialog.reject.text')}</p>
        </>
      }
      send={(values, options) => rejectBatch({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

/** Cancels all lines that were not sent. */
export function CancelModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  const unsent = row.status === 'PAUSED' ? (row.waitingCount ?? 0) : row.totalCount;
  return (
    <ReasonModal<BatchCancelReason, Batch>
      id="batch-cancel"
      title={t('batch.dialog.cancel.title', { no: row.batchNo })}
      okText={t('batch.dialog.cancel.ok', { count: unsent })}
      isDanger
      reasons={batchCancelReasons}
      labelOf={(code) => t(`batch.cancelReason.${code}`)}
      text={
        <>
          <About row={row} />
          <p>{t('batch.dialog.cancel.text')}</p>
        </>
      }
      send={(values, options) => cancelBatch({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

/** No further line is paid until the batch is resumed. */
export function PauseModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  return (
    <ReasonModal<BatchPauseReason, Batch>
      id="batch-pause"
      title={t('batch.dialog.pause.title', { no: row.batchNo })}
      okText={t('batch.dialog.pause.ok')}
      reasons={batchPauseReasons}
      labelOf={(code) => t(`batch.pauseReason.${code}`)}
      text={
        <>
          <About row={row} />
          <p>{t('batch.dialog.pause.text')}</p>
        </>
      }
      send={(values, options) => pauseBatch({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}
