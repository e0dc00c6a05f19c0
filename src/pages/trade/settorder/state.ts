import { versioned } from '@/components/versioned';
import type { Sett, SettAction } from '@/contract';
import { isDecimal } from '@/domain/money';
import { settActionState } from '@/domain/sett';
import type { ActionState } from '@/domain/stateTable';
import { localeState } from '@/locales/store';

/** These actions show and confirm the net amount. */
const BY_NET: readonly SettAction[] = ['pass', 'retry', 'resolve'];

/** Disables an action, with the reason, while the version or the needed net amount is unknown. */
export function whenKnown(row: Sett, action: SettAction, state: ActionState = { isAllowed: true }): ActionState {
  const own = versioned(row, state);
  if (!own.isAllowed || !BY_NET.includes(action) || (row.currency && isDecimal(row.netAmount ?? ''))) return own;
  return { isAllowed: false, why: localeState().t('common.state.noNet') };
}

/** Whether you can run an action on a payout order. */
export const settState = (row: Sett, action: SettAction): ActionState => whenKnown(row, action, settActionState(row, action));
