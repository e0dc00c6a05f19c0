import type { AccessKey, SalesAction, SalesRow } from '@/contract';

/** What a dialog is opened for: a change of one row. */
export interface Dialog {
  kind: SalesAction;
  row: SalesRow;
}

export type Ask = (dialog: Dialog) => void;

const KEYS: Readonly<Record<SalesAction, AccessKey>> = {
  confirm: 'user:agent:sales:confirm',
  correct: 'user:agent:sales:correct',
  target: 'user:agent:sales:target',
};

/** Key of the call behind an action. */
export const keyOf = (action: SalesAction): AccessKey => KEYS[action];
