import type { AccessKey, BatchItemAction } from '@/contract';

/** The actions that advance a line come first. */
export const ACTIONS = [
  'applyPay',
  'otp',
  'resolve',
  'retry',
  'paid',
  'unknown',
  'fail',
  'assign',
  'take',
  'release',
] as const satisfies readonly BatchItemAction[];

/** Actions that cannot be undone or that state that money has left. */
export const DANGERS: ReadonlySet<BatchItemAction> = new Set(['fail', 'unknown']);

const KEYS: Readonly<Record<BatchItemAction, AccessKey>> = {
  assign: 'bank:card:proxy:batch:assign',
  applyPay: 'bank:card:proxy:batch:applyPay',
  otp: 'bank:card:proxy:batch:item:otp',
  paid: 'bank:card:proxy:batch:item:paid',
  fail: 'bank:card:proxy:batch:item:fail',
  unknown: 'bank:card:proxy:batch:item:unknown',
  resolve: 'bank:card:proxy:batch:item:resolve',
  retry: 'bank:card:proxy:batch:item:retry',
  take: 'bank:card:proxy:batch:item:take',
  release: 'bank:card:proxy:batch:item:release',
};

/** Access key of the action's call. */
export const keyOf = (action: BatchItemAction): AccessKey => KEYS[action];
