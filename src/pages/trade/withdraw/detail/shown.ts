import type { WithdrawAction, WithdrawDetail } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { fitsStatus, withdrawActionState } from '@/domain/withdraw';
import { stateOf } from '../desk';

export interface ShownAction<Action extends WithdrawAction = WithdrawAction> {
  action: Action;
  state: ActionState;
}

/**
 * Which of the actions the panel shows for an order: what the server allows, and what it denies although the state would let it
 * happen, with the reason (docs/rules/access.md#allowed). A server that says neither: what the state table lets happen.
 */
export function shownActions<Action extends WithdrawAction>(
  order: WithdrawDetail,
  actions: readonly Action[],
): ShownAction<Action>[] {
  const isDenied = (action: Action) =>
    order.denied?.some((denied) => denied.action === action) && fitsStatus(action, order.status);
  return actions
    .filter((action) => withdrawActionState(order, action).isAllowed || isDenied(action))
    .map((action) => ({ action, state: stateOf(order, action) }));
}
