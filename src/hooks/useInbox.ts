import { useSyncExternalStore } from 'react';
import { inbox } from '@/domain/inbox';

/** Counts of the inbox from the last answer. Without `toDecide` the server has no approvals. */
export const useInbox = () => useSyncExternalStore(inbox.subscribe, inbox.get);
