import { ReasonModal } from '@/components/FormModal';
import type { CollectBulkResult, CollectCloseReason, CollectDisputeReason } from '@/contract';
import { collectCloseReasons, collectDisputeReasons } from '@/domain/collect';
import { useT } from '@/hooks/useT';
import { closeCollects, disputeCollect } from '@/services/collect';
import { About } from './About';
import type { CollectProps } from './dialog';
import { asResult, refOf } from './dialog';

/** Closes collections that must not be paid any more. */
export function CloseModal({ rows, ...rest }: CollectProps) {
  const t = useT();
  const count = rows.length;
  return (
    <ReasonModal<CollectCloseReason, CollectBulkResult>
      id="collect-close"
      title={t('collect.dialog.close.title', { count })}
      okText={t('collect.dialog.close.ok', { count })}
      isDanger
      reasons={collectCloseReasons}
      labelOf={(code) => t(`collect.reason.${code}`)}
      text={
        <>
          <About rows={rows} />
          <p>{t('collect.dialog.close.text', { count })}</p>
          {count > 1 && <p>{t('collect.dialog.close.many')}</p>}
        </>
      }
      send={(values, options) => closeCollects({ items: rows.map(refOf), ...values }, options)}
      {...rest}
    />
  );
}

/** Opens a dispute: the collection waits until the owner of the money is known. */
export function DisputeModal({ rows, ...rest }: CollectProps) {
  const t = useT();
  const [row] = rows;
  return (
    <ReasonModal<CollectDisputeReason, CollectBulkResult>
      id="collect-dispute"
      title={t('collect.dialog.dispute.title', { no: row.collectNo })}
      okText={t('collect.action.dispute')}
      reasons={collectDisputeReasons}
      labelOf={(code) => t(`collect.reason.${code}`)}
      text={
        <>
          <About rows={[row]} />
          <p>{t('collect.dialog.dispute.text')}</p>
        </>
      }
      send={(values, options) => disputeCollect({ ...refOf(row), ...values }, options).then(asResult)}
      {...rest}
    />
  );
}
