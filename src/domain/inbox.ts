interface Inbox {
  /** Notices that were not read; mentions on a server without notices. */
  unread: number;
  /** The server has notices. */
  hasNotices?: boolean;
  /** Approvals that wait for a decision of the operator; undefined for a server without approvals. */
  toDecide?: number;
  /** Work that waits for the operator; undefined for a server without My work. */
  work?: number;
}

const EMPTY: Inbox = { unread: 0, hasNotices: undefined, toDecide: undefined, work: undefined };
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
