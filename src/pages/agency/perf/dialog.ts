import type { AccessKey, SalesAction, SalesRow } from '@/contract';

export type Dialog = { kind: SalesAction; row: SalesRow } | { kind: 'compare'; agents: readonly string[] };

export type Ask = (dialog: Dialog) => void;

const KEYS: Readonly<Record<SalesAction, AccessKey>> = {
  confirm: 'user:agent:sales:confirm',
  correct: 'user:agent:sales:correct',
  target: 'user:agent:sales:target',
};

/** Access key of the action's call. */
export const keyOf = (action: SalesAction): AccessKey => KEYS[action];
