import type { AccessKey, CardAction } from '@/contract';

const KEYS: Readonly<Record<CardAction, AccessKey>> = {
  edit: 'bank:card:proxy:card:edit',
  review: 'bank:card:proxy:card:review',
  enable: 'bank:card:proxy:card:enable',
  pause: 'bank:card:proxy:card:pause',
  limit: 'bank:card:proxy:card:limit',
  queryBalance: 'bank:card:proxy:card:queryBalance',
  correct: 'bank:card:proxy:card:correct',
  retire: 'bank:card:proxy:card:retire',
};

/** Key of the call behind an action. */
export const keyOf = (action: CardAction): AccessKey => KEYS[action];

/** Everything that can be done, the commonest first. */
export const ACTIONS = ['edit', 'review', 'enable', 'pause', 'limit', 'queryBalance', 'correct', 'retire'] as const;
/** What can be done with many at once. */
export const BULK = ['enable', 'pause', 'limit'] as const;
export const DANGERS: ReadonlySet<CardAction> = new Set(['pause', 'correct', 'retire']);
