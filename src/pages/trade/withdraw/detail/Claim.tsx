import { Fragment } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { serverNow } from '@/domain/serverClock';
import { isWaiting } from '@/domain/withdraw';
import { useT } from '@/hooks/useT';
import type { Act } from '../desk';
import { keyOf } from '../RowActions';
import { KeyHint } from './KeyHint';
import { type ShownAction, shownActions } from './shown';

interface ClaimProps {
  order: WithdrawDetail;
  operatorId: string | undefined;
  /** An unknown outcome blocks all actions. */
  isLocked: boolean;
  onAct: (action: Act) => Promise<void>;
}

/** The claim with its holder and end, and buttons to claim, release or take over (docs/rules/withdraw.md#claim). */
export function Claim({ order, operatorId, isLocked, onAct }: ClaimProps) {
  const t = useT();
  const { claimedBy, claimedByName, claimedUntil } = order;
  // A server without claims omits the field: nothing is known about claims.
  if (claimedBy === undefined) return null;
  const isClaimed = Boolean(claimedBy) && !(claimedUntil && Date.parse(claimedUntil) <= serverNow());
  if (!isClaimed && !isWaiting(order.status)) return null;
  const isOwn = isClaimed && claimedBy === operatorId;
  const name = claimedByName ?? claimedBy ?? '';

  const shown = shownActions(order, ['claim', 'release', 'takeOver']);
  // Your own claim renews automatically, so it needs no claim button.
  const isUseful = ({ action }: ShownAction) => {
    if (action === 'claim') return !isClaimed;
    return action === 'release' ? isOwn : isClaimed && !isOwn;
  };

  const words = () => {
    if (!isClaimed) return t('desk.panel.unclaimed');
    if (!claimedUntil) return t('parts.outcome.claimed', { name });
    return isOwn ? t('desk.panel.claimedByYou') : t('desk.panel.claimedByOther', { name });
  };
  return (
    <div className="panel-line">
      <span className="inline-times">
        {words()} {isClaimed && claimedUntil && <Time at={claimedUntil} />}
      </span>
      {!isLocked &&
        shown.filter(isUseful).map(({ action, state }) => (
          <Fragment key={action}>
            <ActionButton size="small" access={keyOf(action)} state={state} onClick={() => onAct(action)}>
              {t(`trade.withdraw.action.${action}`)}
            </ActionButton>
            {action === 'claim' && state.isAllowed && <KeyHint of="c" />}
          </Fragment>
        ))}
    </div>
  );
}
