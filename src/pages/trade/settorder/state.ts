import { versioned } from '@/components/versioned';
import type { Sett, SettAction } from '@/contract';
import { isDecimal } from '@/domain/money';
import { settActionState } from '@/domain/sett';
import type { ActionState } from '@/domain/stateTable';
import { localeState } from '@/locales/store';

/** What these do is said, and confirmed, by the net amount. */
const BY_NET: readonly SettAction[] = ['pass', 'retry', 'resolve'];

/** Closed, with the reason, while the version or the net amount that the action is about is unknown: neither is made up. */
export function whenKnown(row: Sett, action: SettAction, state: ActionState = { isAllowed: true }): ActionState {
  const own = versioned(row, state);
  if (!own.isAllowed || !BY_NET.includes(action) || isDecimal(row.netAmount ?? '')) return own;
  return { isAllowed: false, why: localeState().t('common.state.noNet') };
}

/** Whether a payout order lets this operator act, as far as is known of it. */
export const settState = (row: Sett, action: SettAction): ActionState => whenKnown(row, action, settActionState(row, action));
