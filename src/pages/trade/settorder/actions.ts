import type { AccessKey, SettAction } from '@/contract';

/** Most used actions first. */
export const ACTIONS = ['pass', 'reject', 'route', 'query', 'resolve', 'retry', 'notify', 'cancel', 'reverse'] as const;

/** Bulk actions. */
export const BULK = ['pass', 'reject', 'route', 'query', 'notify'] as const;

/** Actions that take money away or cannot be undone. */
export const DANGERS: ReadonlySet<SettAction> = new Set(['reject', 'cancel', 'reverse']);

/** Access key of the action's call. */
export const keyOf = (action: SettAction): AccessKey => `trade:sett:${action}`;
