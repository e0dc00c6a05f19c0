import type { ReactNode } from 'react';
import { StatusTag } from '@/components/StatusTag';
import type { RiskFlagCode, WithdrawDetail } from '@/contract';
import { withdrawStatusTones } from '@/domain/status';
import { isWaiting, withdrawActionState } from '@/domain/withdraw';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { Due, Stage } from '../cells';
import type { Act, DialogKind } from '../desk';
import { useUnknownWords } from '../facts';
import { keyOf, useSecondsLeft } from '../RowActions';
import { ACTIONS, Actions, type PanelAction } from './Actions';
import { Claim } from './Claim';
import { DecisionCard } from './DecisionCard';
import { Flags } from './Flags';
import { HolderRequest } from './HolderRequest';
import { Needs } from './Needs';
import { Outcome } from './Outcome';
import { Question } from './Question';
import { type ShownAction, shownActions } from './shown';
import { WhatNext } from './WhatNext';

interface DecisionPanelProps {
  order: WithdrawDetail;
  operatorId: string | undefined;
  /** HIGH flags acknowledged on this version of the order. */
  seen: readonly RiskFlagCode[];
  onSee: (flags: RiskFlagCode[]) => void;
  onAsk: (kind: DialogKind) => void;
  /** Runs an action without a dialog. */
  onAct: (action: Act) => Promise<void>;
  /** True until the detail is loaded. */
  isComing?: boolean;
  /** Opens another order instead of this one. */
  onOpen?: (no: string) => void;
  /** Replaces all buttons while the outcome of a change is unknown (docs/rules/calls.md#unknown-outcome). */
  lock?: ReactNode;
}

/** Top of the drawer: amount, state, required decisions with reasons, and actions (docs/rules/withdraw.md#decision-panel). */
export function DecisionPanel(props: DecisionPanelProps) {
  const { order, operatorId, seen, onSee, onAsk, onAct, isComing = false, onOpen, lock } = props;
  const t = useT();
  const format = useFormat();
  const granted = useAccess();
  const unknownWords = useUnknownWords();
  const isLocked = Boolean(lock);
  const seconds = useSecondsLeft(order.undoUntil);
  const canPass = granted['trade:withdraw:pass'] === true && withdrawActionState(order, 'pass').isAllowed && !isLocked;

  // Undo lasts until `undoUntil`. Without it, only the server's `allowed` can offer undo.
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
      <DecisionCard order={order} isComing={isComing} onOpen={onOpen} />
      <Claim order={order} operatorId={operatorId} isLocked={isLocked} onAct={onAct} />
      <Question order={order} />
      <Outcome order={order} />
      <HolderRequest order={order} />
      <Needs order={order} operatorId={operatorId} canDecide={canPass} />
      {order.riskFlags && (
        <Flags flags={order.riskFlags} canTick={canPass && isWaiting(order.status)} seen={seen} onSee={onSee} onOpen={onOpen} />
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
