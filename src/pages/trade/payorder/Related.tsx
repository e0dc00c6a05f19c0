import { Link } from '@umijs/max';
import { Section } from '@/components/Section';
import type { PayOrderDetail } from '@/contract';
import { screenOfEntity } from '@/domain/records';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { CallbacksLink } from '@/screen/CallbacksLink';

/** Links to the order's attempts and callbacks, and to other orders of the merchant. */
export function Related({ order: { payOrderNo, mchNo, mchName } }: { order: PayOrderDetail }) {
  const t = useT();
  const granted = useAccess();
  return (
    <Section title={t('payment.detail.related')}>
      <p className="panel-line">
        {granted['trade:payrecord:page'] && (
          <Link to={`${screenOfEntity('payrecord')}?payOrderNo=${payOrderNo}`}>{t('payment.detail.allRecords')}</Link>
        )}
        {mchNo && (
          <Link to={`${screenOfEntity('payorder')}?mchNo=${mchNo}`}>
            {t('payment.detail.ofMerchant', { merchant: mchName ?? mchNo })}
          </Link>
        )}
        <CallbacksLink filters={{ keyword: payOrderNo }} name={payOrderNo} />
      </p>
    </Section>
  );
}
