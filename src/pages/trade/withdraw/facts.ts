import type { Withdraw, WithdrawAction, WithdrawDetail } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { unknownFacts, type WithdrawFact } from '@/domain/withdrawFacts';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { hasHighFlag, stateOf } from './desk';

const NAMES: Readonly<Record<WithdrawFact, MessageKey>> = {
  currency: 'trade.withdraw.field.currency',
  amount: 'trade.withdraw.field.amount',
  netAmount: 'trade.withdraw.field.netAmount',
  stage: 'trade.withdraw.field.requiredStages',
  payee: 'trade.withdraw.field.payee',
  riskFlags: 'trade.withdraw.field.riskFlag',
};

/** Names the data that an action needs but the order lacks. Undefined if complete. */
export function useUnknownWords(): (
  orders: readonly WithdrawDetail[],
  action: WithdrawAction,
  isRead: boolean,
) => string | undefined {
  const t = useT();
  const { locale } = useFormat();
  return (orders, action, isRead) => {
    const facts = new Set(orders.flatMap((order) => unknownFacts(order, action, isRead)));
    if (facts.size === 0) return undefined;
    const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format([...facts].map((fact) => t(NAMES[fact])));
    return t('desk.decide.unknownFacts', { names });
  };
}

/**
 * `yes` when a decision on the order can be undone for some time: the server granted the call, and its orders tell the end
 * (docs/rules/withdraw.md#what-is-promised).
 */
export function useUndoWord(): (order: Pick<Withdraw, 'undoUntil'>) => 'yes' | 'no' {
  const granted = useAccess();
  return ({ undoUntil }) => (granted['trade:withdraw:undo'] === true && undoUntil !== undefined ? 'yes' : 'no');
}

/** What can follow a payout that failed, of these two actions, for a sentence. */
export function wayOf(can: (action: 'retry' | 'refund') => boolean): 'both' | 'retry' | 'refund' | 'none' {
  if (can('retry')) return can('refund') ? 'both' : 'retry';
  return can('refund') ? 'refund' : 'none';
}

/** Whether all these orders can be decided now. One that cannot blocks the rest. */
export function useDecisionState(rows: readonly WithdrawDetail[], action: 'pass' | 'reject'): ActionState {
  const t = useT();
  if (action === 'pass' && rows.length > 1 && rows.some(hasHighFlag))
    return { isAllowed: false, why: t('desk.decide.highAlone') };
  return rows.map((row) => stateOf(row, action)).find(({ isAllowed }) => !isAllowed) ?? { isAllowed: true };
}
