import { Skeleton } from 'antd';
import { useContext } from 'react';
import type { WithdrawDetail } from '@/contract';
import { isWaiting } from '@/domain/withdraw';
import { decisionNeeds, type PolicyReason } from '@/domain/withdrawPolicy';
import { WhyClosed } from '@/hooks/useAction';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useFlagLabel } from '../cells';

interface NeedsProps {
  order: WithdrawDetail;
  operatorId: string | undefined;
  /** You could decide now. Only then the text names your place among the reviewers. */
  canDecide: boolean;
}

/**
 * One sentence on the required decisions and their reasons (docs/rules/withdraw.md#decision-panel). Without reasons, uses the
 * server's sentence.
 */
export function Needs({ order, operatorId, canDecide }: NeedsProps) {
  const t = useT();
  const format = useFormat();
  const labelOf = useFlagLabel();
  const isComing = useContext(WhyClosed) !== undefined && order.policy === undefined;
  const { people, left, place, reasons } = decisionNeeds(order, operatorId);
  // Only the detail has the policy. Reserves its line, so that no button moves when it arrives.
  if (isComing && isWaiting(order.status))
    return (
      <div className="needs-coming">
        <Skeleton active title={false} paragraph={{ rows: 1, width: '60%' }} />
      </div>
    );
  if (!left) return null;

  const money = (amount: string) => format.money(amount, order.currency);
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });
  const limitWords = (reason: Exclude<PolicyReason, { kind: 'flag' }>) =>
    t(`desk.panel.reason.${reason.kind}`, { net: format.money(order.netAmount, order.currency), limit: money(reason.limit) });
  const flags = reasons.flatMap((reason) => (reason.kind === 'flag' ? [labelOf(reason)] : []));
  const words = [
    ...reasons.flatMap((reason) => (reason.kind === 'flag' ? [] : [limitWords(reason)])),
    ...(flags.length > 0 ? [t('desk.panel.reason.flags', { count: flags.length, flags: list.format(flags) })] : []),
  ];
  if (words.length === 0 && order.policy?.why) return <p>{order.policy.why}</p>;
  if (people === undefined) return null;
  return (
    <p>
      {t('desk.panel.needs', {
        people,
        reasons: words.length > 0 ? list.format(words) : 'none',
        place: (canDecide || place === 'decided') && place ? place : 'none',
      })}
    </p>
  );
}
