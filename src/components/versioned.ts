import type { ActionState } from '@/domain/stateTable';
import { isDoubtful } from '@/domain/wrong';
import { localeState } from '@/locales/store';

/**
 * For a change that needs the version the operator saw: disabled with a reason while the version is unknown. The version is never
 * guessed, because the change could overwrite unseen changes. Nor is anything that the server sent wrong.
 * @param among names of the facts that the change needs; by default all that decide
 */
export function versioned(row: { version?: number }, state: ActionState, among?: readonly string[]): ActionState {
  if (!state.isAllowed) return state;
  const { t } = localeState();
  if (isDoubtful(row, among)) return { isAllowed: false, why: t('answer.closed') };
  return Number.isInteger(row.version) ? state : { isAllowed: false, why: t('common.state.noVersion'), lacksVersion: true };
}
