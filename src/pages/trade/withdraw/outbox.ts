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

/** Versions of the orders in a request, for one or many. */
export function versionsOf(body: unknown): Sent['versions'] {
  const refs = (body as { items?: Ref[] }).items ?? [body as Ref];
  return Object.fromEntries(refs.map(({ withdrawNo, version }) => [withdrawNo, version]));
}

/** Pending changes of withdraw orders, shared by all tabs of this browser. */
export const outbox = createOutbox<Calls>({
  calls,
  versionsOf,
  refuse: (no) => {
    const error = new ApiError({ kind: 'business', code: 409, msg: localeState().t('desk.unknown.locked', { no }) });
    tell(error);
    return error;
  },
  refuseUnkept: () => {
    const error = new ApiError({ kind: 'storage' });
    tell(error);
    return error;
  },
  host: browserHost(OUTBOX_KEY),
});

onSessionChange(outbox.look);

/** The pending changes. */
export function useSent(): readonly Sent[] {
  return useSyncExternalStore(outbox.subscribe, outbox.list);
}

/**
 * Orders that have changed since you saw them. A call is atomic: one changed order, by this call or by a colleague, ends the
 * waiting.
 * @param rows the orders in their current state
 */
export const movedOf = ({ versions }: Sent, rows: readonly Withdraw[]): Withdraw[] =>
  // A server that does not know the filter by numbers answers with other orders, too.
  rows.filter(({ withdrawNo: no, version }) => Object.hasOwn(versions, no) && version !== undefined && version !== versions[no]);
