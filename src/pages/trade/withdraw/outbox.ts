import { useSyncExternalStore } from 'react';
import { OUTBOX_KEY } from '@/constants';
import type { Withdraw } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { localeState } from '@/locales/store';
import { tell } from '@/request/notifier';
import { onSessionChange } from '@/request/session';
import { browserHost, createOutbox, type Sent } from '@/stores/outbox';
import { type Calls, calls } from './calls';

interface Ref {
  withdrawNo: string;
  version?: number;
}

/** The orders that a change names, whether it takes one or many. */
function versionsOf(body: unknown): Sent['versions'] {
  const refs = (body as { items?: Ref[] }).items ?? [body as Ref];
  return Object.fromEntries(refs.map(({ withdrawNo, version }) => [withdrawNo, version]));
}

/** Changes of withdraw orders on their way, over all tabs of this browser. */
export const outbox = createOutbox<Calls>({
  calls,
  versionsOf,
  refuse: (no) => {
    const error = new ApiError({ kind: 'business', code: 409, msg: localeState().t('trade.withdraw.unknown.locked', { no }) });
    tell(error);
    return error;
  },
  host: browserHost(OUTBOX_KEY),
});

onSessionChange(outbox.look);

/** What is open now. */
export function useSent(): readonly Sent[] {
  return useSyncExternalStore(outbox.subscribe, outbox.list);
}

/**
 * The orders that have moved on from what the operator saw. A call is carried out as one: a single order that moved, by it or by a
 * colleague, ends the waiting.
 * @param rows the orders as they are now
 */
export const movedOf = ({ versions }: Sent, rows: readonly Withdraw[]): Withdraw[] =>
  rows.filter((row) => row.version !== undefined && row.version !== versions[row.withdrawNo]);
