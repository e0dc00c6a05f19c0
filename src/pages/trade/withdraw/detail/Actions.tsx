import { useEffect, useId, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { WithdrawAction, WithdrawDetail } from '@/contract';
import { stagesLeft } from '@/domain/withdrawFacts';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { Act, DialogKind } from '../desk';
import { useUndoWord } from '../facts';
import { keyOf } from '../RowActions';
import { KeyHint } from './KeyHint';
import type { ShownAction } from './shown';

/** All actions except claiming, most likely first. */
export const ACTIONS = [
  'undo',
  'answer',
  'pass',
  'reject',
  'escalate',
  'unhold',
  'hold',
  'assign',
  'ask',
  'resume',
  'query',
  'resolve',
  'retry',
  'refund',
  'mark',
] as const;
export type PanelAction = (typeof ACTIONS)[number];

/** Keys that open an action in the drawer. */
const KEYS: Partial<Record<WithdrawAction, string>> = {
  pass: 'p',
  reject: 'r',
  hold: 'h',
  escalate: 'q',
  answer: 'q',
  ask: 'd',
};

const DANGER: readonly WithdrawAction[] = ['reject', 'refund'];

interface ActionsProps {
  order: WithdrawDetail;
  actions: readonly ShownAction<PanelAction>[];
  /** Seconds left to undo. Undefined if the server sent no end. */
  secondsLeft: number | undefined;
  onAsk: (kind: DialogKind) => void;
  onAct: (action: Act) => Promise<void>;
}

const isAct = (action: PanelAction): action is 'undo' | 'query' | 'resume' =>
  action === 'undo' || action === 'query' || action === 'resume';

/** An action's effect on the money, in one sentence. */
function useEffectWords(): (order: WithdrawDetail, action: PanelAction) => string {
  const t = useT();
  const format = useFormat();
  const undoWord = useUndoWord();
  return (order, action) => {
    const amount = format.money(order.amount, order.currency);
    const net = format.money(order.netAmount, order.currency);
    switch (action) {
      case 'pass': {
        const left = stagesLeft(order);
        const which = left === undefined ? 'passAny' : left > 1 ? 'passEarlier' : 'passLast';
        return t(`desk.panel.effect.${which}`, { amount, net, undo: undoWord(order) });
      }
      // These reuse the texts of their dialogs.
      case 'hold':
      case 'unhold':
      case 'refund':
        return t(`desk.dialog.${action}.money`, { money: amount, count: 1 });
      case 'retry':
        return t('desk.dialog.retry.money', { money: net });
      default:
        return t(`desk.panel.effect.${action}`, { amount, net });
    }
  };
}

/** A visible countdown. Screen readers announce it once only. */
function Countdown({ seconds }: { seconds: number }) {
  const t = useT();
  const [told, setTold] = useState('');
  const [begun] = useState(seconds);
  useEffect(() => setTold(t('desk.panel.undoFor', { seconds: begun })), [t, begun]);
  return (
    <>
      <span role="timer" className="number">
        {t('desk.panel.undoLeft', { seconds })}
      </span>{' '}
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </>
  );
}

/**
 * Actions in a row that stays in sight. Below them stands what the one under the pointer or the focus does, or why it is denied; at
 * first that of the first one (docs/rules/withdraw.md#decision-panel).
 */
export function Actions({ order, actions, secondsLeft, onAsk, onAct }: ActionsProps) {
  const t = useT();
  const wordsOf = useEffectWords();
  const id = useId();
  return (
    <ul className="panel-actions">
      {actions.map(({ action, state }) => (
        <li key={action}>
          <ActionButton
            access={keyOf(action)}
            state={state}
            isPrimary={action === 'pass' || action === 'undo' || action === 'answer'}
            isDanger={DANGER.includes(action)}
            textAt={`${id}${action}`}
            onClick={() => (isAct(action) ? onAct(action) : onAsk(action))}
          >
            {t(`trade.withdraw.action.${action}`)}
          </ActionButton>
          {KEYS[action] && state.isAllowed && <KeyHint of={KEYS[action]} />}
          {action === 'undo' && secondsLeft !== undefined && <Countdown key={order.undoUntil} seconds={secondsLeft} />}
          <span id={`${id}${action}`} className="panel-effect">
            {state.isAllowed ? wordsOf(order, action) : state.why}
          </span>
        </li>
      ))}
    </ul>
  );
}
