import type { AccessKey, SalesAction, SalesRow } from '@/contract';

/** What is opened over the list: a change of one row, or a comparison. */
export type Dialog = { kind: SalesAction; row: SalesRow } | { kind: 'compare'; agents: readonly string[] };

export type Ask = (dialog: Dialog) => void;

const KEYS: Readonly<Record<SalesAction, AccessKey>> = {
  confirm: 'user:agent:sales:confirm',
  correct: 'user:agent:sales:correct',
  target: 'user:agent:sales:target',
};

/** Key of the call behind an action. */
export const keyOf = (action: SalesAction): AccessKey => KEYS[action];
