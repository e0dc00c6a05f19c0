import type { AccessKey, SettAction } from '@/contract';

/** Everything that can be done with a payout order, the commonest first. */
export const ACTIONS = ['pass', 'reject', 'route', 'query', 'resolve', 'retry', 'notify', 'cancel', 'reverse'] as const;

/** What can be done with several at once. */
export const BULK = ['pass', 'reject', 'route', 'query', 'notify'] as const;

/** What takes money away from somebody, or cannot be taken back. */
export const DANGERS: ReadonlySet<SettAction> = new Set(['reject', 'cancel', 'reverse']);

/** Key of the call behind an action. */
export const keyOf = (action: SettAction): AccessKey => `trade:sett:${action}`;
