interface Inbox {
  /** Notices that were not read; mentions on a server without notices. */
  unread: number;
  /** The server has notices. */
  hasNotices?: boolean;
  /** Approvals that wait for a decision of the operator; undefined for a server without approvals. */
  toDecide?: number;
}

const EMPTY: Inbox = { unread: 0, hasNotices: undefined, toDecide: undefined };
let shown = EMPTY;
const listeners = new Set<() => void>();

/** Counts of the inbox from the last answer; a new object each time. */
export const inbox = {
  get: () => shown,
  note(counts: Partial<Inbox>) {
    shown = { ...shown, ...counts };
    for (const listener of listeners) listener();
  },
  /** An approval was asked for: what shows approvals reads them again. */
  asked() {
    inbox.note({});
  },
  clear() {
    inbox.note(EMPTY);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
