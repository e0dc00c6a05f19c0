import { NotifyLines } from '@/components/NotifyLines';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { SettDetail } from '@/contract';
import { notifyStatuses, notifyTones } from '@/domain/sett';
import { useT } from '@/hooks/useT';
import { CallbacksLink } from '@/screen/CallbacksLink';

/** Callback state and each attempt. */
export function Callbacks({ order }: { order: SettDetail }) {
  const t = useT();
  const { notifies = [], notifyStatus, nextNotifyAt } = order;
  const title = t('settDetail.section.callbacks');
  const isKnown = notifyStatus && notifyStatuses.includes(notifyStatus);
  return (
    <Section title={title}>
      {(isKnown || notifies.length > 0) && (
        <>
          <p className="inline-times">
            <StatusTag group="sett.notifyStatus" value={notifyStatus} tones={notifyTones} />{' '}
            {order.notifyCount !== undefined && order.notifyLimit !== undefined && notifyStatus !== 'NONE' && (
              <span>{t('sett.message.told', { count: order.notifyCount, limit: order.notifyLimit })}</span>
            )}
            {nextNotifyAt && <Time at={nextNotifyAt} withRelative />}
          </p>
          {notifies.length > 0 && <NotifyLines label={title} tries={notifies} />}
          <p className="no-print">
            <CallbacksLink filters={{ keyword: order.settNo }} name={order.settNo} />
          </p>
        </>
      )}
    </Section>
  );
}
