import type { WithdrawAction, WithdrawDetail } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { fitsStatus, withdrawActionState } from '@/domain/withdraw';
import { stateOf } from '../desk';

export interface ShownAction<Action extends WithdrawAction = WithdrawAction> {
  action: Action;
  state: ActionState;
}

/**
 * The actions that the panel shows: those the server allows, and those it denies although the state fits, with the reason
 * (docs/rules/access.md#allowed). If the server sends neither, the state table decides.
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
