interface Inbox {
  /** Mentions that were not read. */
  unread: number;
  /** Approvals that wait for a decision of the operator; undefined for a server without approvals. */
  toDecide?: number;
}

const EMPTY: Inbox = { unread: 0, toDecide: undefined };
let shown = EMPTY;
const listeners = new Set<() => void>();

/** Counts of the inbox from the last answer. A new object each time, also when only an approval was asked for. */
export const inbox = {
  get: () => shown,
  note(counts: Partial<Inbox>) {
    shown = { ...shown, ...counts };
    for (const listener of listeners) listener();
  },
  clear() {
    inbox.note(EMPTY);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
