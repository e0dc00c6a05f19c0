import type { AccessKey, SettAction } from '@/contract';

/** Everything that can be done with a payout order, the commonest first. */
export const ACTIONS = ['pass', 'reject', 'route', 'query', 'resolve', 'retry', 'notify', 'cancel', 'reverse'] as const;

/** Bulk actions. */
export const BULK = ['pass', 'reject', 'route', 'query', 'notify'] as const;

/** What takes money away from somebody, or cannot be taken back. */
export const DANGERS: ReadonlySet<SettAction> = new Set(['reject', 'cancel', 'reverse']);

/** Access key of the action's call. */
export const keyOf = (action: SettAction): AccessKey => `trade:sett:${action}`;
