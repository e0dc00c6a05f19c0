import { ReasonModal } from '@/components/FormModal';
import type { CollectBulkResult, CollectCloseReason, CollectDisputeReason } from '@/contract';
import { collectCloseReasons, collectDisputeReasons } from '@/domain/collect';
import { useT } from '@/hooks/useT';
import { closeCollects, disputeCollect } from '@/services/collect';
import { About } from './About';
import type { CollectProps } from './dialog';
import { asResult, refOf } from './dialog';

/** Ends collections that nobody is to pay any more. */
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

/** Sets a collection aside while people find out whose money it is. */
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
