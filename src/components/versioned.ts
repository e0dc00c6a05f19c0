import type { ActionState } from '@/domain/stateTable';
import { localeState } from '@/locales/store';

/**
 * For a change that needs the version the operator saw: disabled with a reason while the version is unknown. The version is never
 * guessed, because the change could overwrite unseen changes.
 */
export const versioned = (row: { version?: number }, state: ActionState): ActionState =>
  state.isAllowed && !Number.isInteger(row.version)
    ? { isAllowed: false, why: localeState().t('common.state.noVersion'), lacksVersion: true }
    : state;
