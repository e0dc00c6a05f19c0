import { useAccess } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Access } from '@/access';
import { StatusTag } from '@/components/StatusTag';
import type { RiskFlagCode, WithdrawDetail } from '@/contract';
import { withdrawStatusTones } from '@/domain/status';
import { isWaiting, withdrawActionState } from '@/domain/withdraw';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { Due, Stage } from '../cells';
import type { Act, DialogKind } from '../desk';
import { useUnknownWords } from '../facts';
import { keyOf, useSecondsLeft } from '../RowActions';
import { ACTIONS, Actions, type PanelAction } from './Actions';
import { Claim } from './Claim';
import { Flags } from './Flags';
import { Needs } from './Needs';
import { type ShownAction, shownActions } from './shown';
import { WhatNext } from './WhatNext';

interface DecisionPanelProps {
  order: WithdrawDetail;
  operatorId: string | undefined;
  /** HIGH flags ticked as seen on this state of the order. */
  seen: readonly RiskFlagCode[];
  onSee: (flags: RiskFlagCode[]) => void;
  /** Opens the dialog of an action. */
  onAsk: (kind: DialogKind) => void;
  /** Acts at once. */
  onAct: (action: Act) => Promise<void>;
  /** Stands in the place of all buttons while the outcome of a change is unknown (docs/rules/calls.md#unknown-outcome). */
  lock?: ReactNode;
}

/**
 * The first thing in the drawer of an order: how much, how it stands, who must decide and why, and what can be done
 * (docs/rules/withdraw.md#decision-panel).
 */
export function DecisionPanel({ order, operatorId, seen, onSee, onAsk, onAct, lock }: DecisionPanelProps) {
  const t = useT();
  const format = useFormat();
  const granted = useAccess() as Access;
  const unknownWords = useUnknownWords();
  const isLocked = Boolean(lock);
  const seconds = useSecondsLeft(order.undoUntil);
  const canPass = granted['trade:withdraw:pass'] === true && withdrawActionState(order, 'pass').isAllowed && !isLocked;

  // Undo lives as long as its time; without a word of the server nobody knows whose decision could be undone.
  const isInTime = ({ action, state }: ShownAction<PanelAction>) =>
    action !== 'undo' || (state.isAllowed && (order.undoUntil ? seconds > 0 : order.allowed !== undefined));
  const closed = (shown: ShownAction<PanelAction>): ShownAction<PanelAction> => {
    const why = unknownWords([order], shown.action, true);
    return why === undefined || !shown.state.isAllowed ? shown : { ...shown, state: { isAllowed: false, why } };
  };
  const shown = isLocked ? [] : shownActions(order, ACTIONS).filter((one) => granted[keyOf(one.action)] && isInTime(one));
  const actions = shown.map(closed);
  const canAct = actions.some(({ state }) => state.isAllowed);

  return (
    <section className="decision-panel" aria-label={t('desk.panel.title')}>
      {lock}
      <div className="panel-line">
        <span className="stack">
          <small className="soft">{t('trade.withdraw.field.netAmount')}</small>
          <span className="amount-large number">{format.money(order.netAmount, order.currency)}</span>
        </span>
        <StatusTag group="trade.withdraw.status" value={order.status} tones={withdrawStatusTones} />
        <Stage row={order} />
        <Due row={order} />
      </div>
      <Claim order={order} operatorId={operatorId} isLocked={isLocked} onAct={onAct} />
      <Needs order={order} operatorId={operatorId} canDecide={canPass} />
      {order.riskFlags && (
        <Flags flags={order.riskFlags} canTick={canPass && isWaiting(order.status)} seen={seen} onSee={onSee} />
      )}
      {!isLocked && !(isWaiting(order.status) && canAct) && <WhatNext order={order} />}
      {actions.length > 0 && (
        <Actions
          order={order}
          actions={actions}
          secondsLeft={order.undoUntil ? seconds : undefined}
          onAsk={onAsk}
          onAct={onAct}
        />
      )}
    </section>
  );
}
