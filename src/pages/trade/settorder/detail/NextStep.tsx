import { Link } from '@umijs/max';
import { Alert } from 'antd';
import type { SettDetail } from '@/contract';
import { recordAddress } from '@/domain/records';
import { settActionState, settActions, settFits } from '@/domain/sett';
import { useFailure } from '@/hooks/useFailure';
import { useT } from '@/hooks/useT';
import { WithdrawNo } from './Facts';

/** Whether the withdraw order, and not this payout, offers the expected action. */
const isDecidedThere = (order: SettDetail) =>
  settActions.some((action) => settFits(action, order.status) && !settActionState(order, action).isAllowed);

/** States why the payout did not arrive and the next step. For a withdrawal, links to where it is decided. */
export function NextStep({ order }: { order: SettDetail }) {
  const t = useT();
  const failureOf = useFailure();
  const { status, source, sourceNo, retriedBy, failMsg: msg } = order;
  const parent = source === 'WITHDRAW' ? sourceNo : undefined;
  const there = parent && (
    <>
      {t('settDetail.next.decideThere')} <WithdrawNo no={parent} name={t('sett.field.sourceNo')} />
    </>
  );
  if (status === 'FAILED') {
    const why = failureOf({ msg, code: order.failCode ?? order.unifiedCode });
    const again = retriedBy && (
      <>
        {t('settDetail.next.retriedBy')} <Link to={recordAddress({ entity: 'sett', no: retriedBy })}>{retriedBy}</Link>
      </>
    );
    const own = t(settActionState(order, 'retry').isAllowed ? 'settDetail.next.retry' : 'settDetail.next.back');
    return (
      <Alert
        type="error"
        showIcon
        role="note"
        title={why ? t('settDetail.next.failed', { why }) : t('settDetail.next.failedPlain')}
        description={again || there || own}
      />
    );
  }
  if (status === 'UNKNOWN')
    return (
      <Alert
        type="warning"
        showIcon
        role="note"
        title={t('settDetail.next.unknown')}
        description={there || t('settDetail.next.resolve')}
      />
    );
  if (status === 'REVERSED')
    return (
      <Alert
        type="error"
        showIcon
        role="note"
        title={t('settDetail.next.reversed')}
        description={there || t('settDetail.next.back')}
      />
    );
  return there && isDecidedThere(order) ? <p className="soft">{there}</p> : null;
}
