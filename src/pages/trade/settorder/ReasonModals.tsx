import type { StoredFile } from '@/components/FileInput';
import { ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { SettBulkResult, SettCancelReason, SettRejectReason, SettReverseReason } from '@/contract';
import { cancelReasons, reverseReasons, settRejectReasons } from '@/domain/sett';
import { sumsOf } from '@/domain/sums';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { cancelSett, rejectSetts, reverseSett } from '@/services/sett';
import { About } from './About';
import type { SettProps } from './dialog';
import { asResult, refOf } from './refs';

/** Sums of the rows in words. */
function useSums(rows: SettProps['rows']): string {
  const format = useFormat();
  return sumsOf(rows)
    .map(({ amount, currency }) => format.money(amount, currency))
    .join(' + ');
}

/** Rejects payouts in review. Their frozen money is released. */
export function RejectModal({ rows, ...rest }: SettProps) {
  const t = useT();
  const money = useSums(rows);
  return (
    <ReasonModal<SettRejectReason, SettBulkResult>
      id="sett-reject"
      title={t('sett.dialog.reject.title', { count: rows.length })}
      okText={t('sett.dialog.reject.ok', { money })}
      isDanger
      reasons={settRejectReasons}
      labelOf={(code) => t(`sett.rejectReason.${code}`)}
      text={
        <>
          <About rows={rows} />
          <p>{t('sett.dialog.reject.text', { money })}</p>
        </>
      }
      send={(values, options) => rejectSetts({ items: rows.map(refOf), ...values }, options)}
      {...rest}
    />
  );
}

/** Cancels a payout that is not sent yet. */
export function CancelModal({ rows, ...rest }: SettProps) {
  const t = useT();
  const money = useSums(rows);
  return (
    <ReasonModal<SettCancelReason, SettBulkResult>
      id="sett-cancel"
      title={t('sett.dialog.cancel.title')}
      okText={t('sett.dialog.cancel.ok', { money })}
      isDanger
      reasons={cancelReasons}
      labelOf={(code) => t(`sett.cancelReason.${code}`)}
      text={
        <>
          <About rows={rows} />
          <p>{t('sett.dialog.cancel.text', { money })}</p>
        </>
      }
      send={(values, options) => cancelSett({ ...refOf(rows[0]), ...values }, options).then(asResult)}
      {...rest}
    />
  );
}

interface ReverseValues extends ReasonValues<SettReverseReason> {
  evidenceFileId: StoredFile;
}

/** Records a return by the bank, with evidence. */
export function ReverseModal({ rows, ...rest }: SettProps) {
  const t = useT();
  const field = fieldsFor<typeof reverseSett>()('sett', t);
  const money = useSums(rows);
  return (
    <ReasonModal<SettReverseReason, SettBulkResult, ReverseValues>
      id="sett-reverse"
      title={t('sett.dialog.reverse.title')}
      okText={t('sett.dialog.reverse.ok', { money })}
      isDanger
      reasons={reverseReasons}
      labelOf={(code) => t(`sett.reverseReason.${code}`)}
      text={
        <>
          <About rows={rows} />
          <p>{t('sett.dialog.reverse.text', { money })}</p>
        </>
      }
      send={({ evidenceFileId: { fileId }, ...values }, options) =>
        reverseSett({ ...refOf(rows[0]), ...values, evidenceFileId: fileId }, options).then(asResult)
      }
      {...rest}
    >
      {field.file('evidenceFileId', { label: t('sett.dialog.resolve.evidence') })}
    </ReasonModal>
  );
}
