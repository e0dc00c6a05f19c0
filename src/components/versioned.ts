import type { ActionState } from '@/domain/stateTable';
import { localeState } from '@/locales/store';

/**
 * Whether a record can be changed, for a change that names the version which the operator saw: closed, with the reason, while no
 * version is known. It is never made up, for the change could undo what nobody has seen.
 */
export const versioned = (row: { version?: number }, state: ActionState): ActionState =>
  state.isAllowed && !Number.isInteger(row.version)
    ? { isAllowed: false, why: localeState().t('common.state.noVersion'), lacksVersion: true }
    : state;
