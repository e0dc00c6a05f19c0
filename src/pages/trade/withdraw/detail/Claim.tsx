import { ActionButton } from '@/components/ActionButton';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { serverNow } from '@/domain/serverClock';
import { isWaiting } from '@/domain/withdraw';
import { useT } from '@/hooks/useT';
import type { Act } from '../desk';
import { keyOf } from '../RowActions';
import { type ShownAction, shownActions } from './shown';

interface ClaimProps {
  order: WithdrawDetail;
  operatorId: string | undefined;
  /** Nothing can be done while the outcome of a change is unknown. */
  isLocked: boolean;
  onAct: (action: Act) => Promise<void>;
}

/** Who works on the order and until when, and the ways to claim it, give it back or take it over (docs/rules/withdraw.md#claim). */
export function Claim({ order, operatorId, isLocked, onAct }: ClaimProps) {
  const t = useT();
  const { claimedBy, claimedByName, claimedUntil } = order;
  // A server without claims leaves the field out: whether the order is free, it has not said.
  if (claimedBy === undefined) return null;
  const isClaimed = Boolean(claimedBy) && !(claimedUntil && Date.parse(claimedUntil) <= serverNow());
  if (!isClaimed && !isWaiting(order.status)) return null;
  const isOwn = isClaimed && claimedBy === operatorId;
  const name = claimedByName ?? claimedBy ?? '';

  const shown = shownActions(order, ['claim', 'release', 'takeOver']);
  // The own claim is renewed by itself, and why a colleague's cannot be had stands beside it.
  const isUseful = ({ action }: ShownAction) => {
    if (action === 'claim') return !isClaimed;
    return action === 'release' ? isOwn : isClaimed && !isOwn;
  };

  const words = () => {
    if (!isClaimed) return t('desk.panel.unclaimed');
    if (!claimedUntil) return t('common.outcome.claimed', { name });
    return isOwn ? t('desk.panel.claimedByYou') : t('desk.panel.claimedByOther', { name });
  };
  return (
    <div className="panel-line">
      <span className="inline-times">
        {words()} {isClaimed && claimedUntil && <Time at={claimedUntil} />}
      </span>
      {!isLocked &&
        shown.filter(isUseful).map(({ action, state }) => (
          <ActionButton key={action} size="small" access={keyOf(action)} state={state} onClick={() => onAct(action as Act)}>
            {t(`trade.withdraw.action.${action}`)}
          </ActionButton>
        ))}
    </div>
  );
}
