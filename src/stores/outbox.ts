import { local, StorageFault } from '@/browserStore';
import { POST_TIMEOUT_MS } from '@/constants';
import { ApiError } from '@/domain/apiError';

/** A change that was sent and has no confirmed outcome yet. */
export interface Sent {
  /** Idempotency key; a resend uses the same one. */
  key: string;
  action: string;
  body: unknown;
  /** Numbers of the changed records, each with the version that the operator saw. */
  versions: Readonly<Record<string, number | undefined>>;
  /** Epoch ms of this computer's clock. */
  sentAt: number;
  /** sending = a tab waits for the answer; unknown = no answer came, or the waiting tab was closed. */
  state: 'sending' | 'unknown';
}

type CallOf<Body, Answer> = (body: Body, options: { idempotencyKey: string }) => Promise<Answer>;
type Call = CallOf<never, unknown>;
type BodyOf<C extends Call> = Parameters<C>[0];
type AnswerOf<C> = C extends (...args: never[]) => Promise<infer A> ? A : never;

/** The browser functions that the outbox needs; tests provide their own. */
export interface OutboxHost {
  /** Throws a StorageFault, as `write` does. */
  read: () => string | null;
  write: (text: string | null) => void;
  /** Calls the listener when another tab has written. Returns a function that removes it. */
  onForeignWrite: (listener: () => void) => () => void;
  locks: Pick<LockManager, 'request'> | undefined;
  now: () => number;
}

interface OutboxOptions<Calls> {
  calls: Calls;
  versionsOf: (body: unknown) => Sent['versions'];
  /** Creates the refusal for a record that another tab is changing, or whose last change is unknown. */
  refuse: (no: string) => ApiError;
  /** Creates the refusal for a change that the browser cannot keep: its outcome could get lost, so it is not sent. */
  refuseUnkept: () => ApiError;
  host: OutboxHost;
}

/** Whether a stored change names its key and its records. Its action and state may be those of another version. */
export const isSent = (sent?: Partial<Sent> | null): sent is Sent =>
  typeof sent?.key === 'string' && sent.versions instanceof Object && Object.values(sent.versions).every(Number.isInteger);

function parse(text: string | null): readonly Sent[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    // A state that this version does not know is unknown, too: its records stay locked until they have been checked.
    return stored.filter(isSent).map((sent) => ({ ...sent, state: sent.state === 'sending' ? 'sending' : 'unknown' }));
  } catch {
    return [];
  }
}

/**
 * Changes without a confirmed outcome, shared by all tabs and kept over a reload. One record has at most one open change. A
 * change with an unknown outcome locks its records until their state is known, or the operator resends it with the same key
 * (docs/rules/calls.md#unknown-outcome). Nothing is resent automatically.
 */
export function createOutbox<Calls extends Record<string, Call>>(options: OutboxOptions<Calls>) {
  const { calls, versionsOf, refuse, refuseUnkept, host } = options;
  /** Finished changes that the browser could not remove. */
  const finished = new Set<string>();
  const stored = () => parse(host.read()).filter(({ key }) => !finished.has(key));
  const read = () => {
    try {
      return host.read();
    } catch {
      // Nothing is known of other tabs, and nothing can be sent.
      return null;
    }
  };
  let text = read();
  let sent = parse(text);
  const listeners = new Set<() => void>();

  const show = (next: readonly Sent[]) => {
    sent = next.filter(({ key }) => !finished.has(key));
    for (const listener of listeners) listener();
  };
  const look = () => {
    const now = read();
    if (now === text) return;
    text = now;
    show(parse(now));
  };
  const change = (next: (before: readonly Sent[]) => readonly Sent[]) => {
    // Another tab may have written meanwhile.
    const after = next(stored());
    host.write(after.length > 0 ? JSON.stringify(after) : null);
    look();
  };
  /** For what is known of a change that was sent: a storage that throws now must not hide its outcome. */
  const note = (next: (before: readonly Sent[]) => readonly Sent[]): boolean => {
    try {
      change(next);
      return true;
    } catch (error) {
      if (error instanceof StorageFault) return false;
      throw error;
    }
  };
  const remove = (key: string) => {
    if (note((before) => before.filter((one) => one.key !== key))) return;
    finished.add(key);
    show(sent);
  };
  /** Keeps a change before it is sent. Returns the record that has another one. Throws the refusal when the browser keeps nothing. */
  const begin = (entry: Sent, isOurs: boolean): string | undefined => {
    const { key, versions } = entry;
    try {
      const isBusy = (one: Sent) => one.key !== key && Object.keys(one.versions).some((no) => no in versions);
      const busy = stored().find(isBusy);
      if (busy) return Object.keys(versions).find((no) => no in busy.versions);
      if (!isOurs) return Object.keys(versions)[0];
      finished.delete(key);
      change((before) => [...before.filter((one) => one.key !== key), entry]);
      return undefined;
    } catch (error) {
      throw error instanceof StorageFault ? refuseUnkept() : error;
    }
  };
  const lock = async <T>(name: string, run: (isOurs: boolean) => Promise<T>, ifAvailable = false): Promise<T> =>
    host.locks
      ? ((await host.locks.request(name, { ifAvailable }, (held) => run(held !== null))) as T)
      : // Without locks (no secure context) tabs cannot see each other's calls; the server still checks version and key.
        run(true);

  /** Sends a change; rejects with an ApiError. A record with another open change is refused before anything is sent. */
  async function send<A extends keyof Calls & string>(
    action: A,
    body: BodyOf<Calls[A]>,
    { idempotencyKey: key }: { idempotencyKey: string },
  ): Promise<AnswerOf<Calls[A]>> {
    const versions = versionsOf(body);
    return lock(
      `outbox:${key}`,
      async (isOurs) => {
        const entry: Sent = { key, action, body, versions, sentAt: host.now(), state: 'sending' };
        const taken = await lock('outbox', async () => begin(entry, isOurs));
        if (taken !== undefined) throw refuse(taken);
        try {
          const call = calls[action] as CallOf<BodyOf<Calls[A]>, AnswerOf<Calls[A]>>;
          const answer = await call(body, { idempotencyKey: key });
          remove(key);
          return answer;
        } catch (error) {
          if (error instanceof ApiError && error.isOutcomeUnknown)
            note((before) => before.map((one) => (one.key === key ? { ...one, state: 'unknown' } : one)));
          else remove(key);
          throw error;
        }
      },
      true,
    );
  }

  return {
    send,
    /** The open changes; the same array until something changes. */
    list: () => sent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = host.onForeignWrite(look);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Reads the storage again, because the session may have ended and wiped it. */
    look,
    /** Resends an unknown change with its key: at most one of the two has an effect. */
    resend: (one: Sent) => send(one.action, one.body as BodyOf<Calls[string]>, { idempotencyKey: one.key }),
    /** Removes a change: its outcome is known, or the operator gives it up. */
    settle: remove,
    /** Marks the changes of closed tabs as unknown. */
    async recover(): Promise<void> {
      look();
      for (const { key, state, sentAt } of sent) {
        if (state !== 'sending' || (!host.locks && host.now() - sentAt < POST_TIMEOUT_MS)) continue;
        await lock(
          `outbox:${key}`,
          async (isOurs) => {
            if (!isOurs) return;
            note((before) =>
              before.map((one) => (one.key === key && one.state === 'sending' ? { ...one, state: 'unknown' } : one)),
            );
          },
          true,
        );
      }
    },
  };
}

export type Outbox<Calls extends Record<string, Call>> = ReturnType<typeof createOutbox<Calls>>;

/** The outbox's host in this browser. @param key of local storage */
export function browserHost(key: string): OutboxHost {
  return {
    read: () => local.read(key),
    write: (text) => local.write(key, text),
    onForeignWrite: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    locks: 'locks' in navigator ? navigator.locks : undefined,
    now: Date.now,
  };
}
