import { POST_TIMEOUT_MS } from '@/constants';
import { ApiError } from '@/domain/apiError';

/** One change that was sent and has no definite answer yet. */
export interface Sent {
  /** Idempotency key; a further sending uses the same. */
  key: string;
  action: string;
  body: unknown;
  /** Numbers of the records it changes, each with the version that the operator saw. */
  versions: Readonly<Record<string, number | undefined>>;
  /** Epoch ms of this computer. */
  sentAt: number;
  /** sending = a tab waits for the answer; unknown = no answer came, or the tab that waited is gone. */
  state: 'sending' | 'unknown';
}

type CallOf<Body, Answer> = (body: Body, options: { idempotencyKey: string }) => Promise<Answer>;
type Call = CallOf<never, unknown>;
type BodyOf<C extends Call> = Parameters<C>[0];
type AnswerOf<C> = C extends (...args: never[]) => Promise<infer A> ? A : never;

/** What the outbox needs of the browser; tests bring their own. */
export interface OutboxHost {
  read: () => string | null;
  write: (text: string | null) => void;
  /** Calls back when another tab wrote; gives back what stops it. */
  onForeignWrite: (listener: () => void) => () => void;
  locks: Pick<LockManager, 'request'> | undefined;
  now: () => number;
}

interface OutboxOptions<Calls> {
  calls: Calls;
  versionsOf: (body: unknown) => Sent['versions'];
  /** Told when a record is in the hands of another tab, or its last change is unknown. */
  refuse: (no: string) => ApiError;
  host: OutboxHost;
}

function parse(text: string | null): readonly Sent[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((sent): sent is Sent => typeof sent?.key === 'string' && !!sent.versions) : [];
  } catch {
    return [];
  }
}

/**
 * Changes on their way, shared by all tabs and kept over a reload, so that one record has one open change at most: a change whose
 * outcome is unknown locks its records until their state is known or the operator sends it again with the same key
 * (docs/rules/calls.md#unknown-outcome). Nothing is ever sent by itself.
 */
export function createOutbox<Calls extends Record<string, Call>>({ calls, versionsOf, refuse, host }: OutboxOptions<Calls>) {
  let text = host.read();
  let sent = parse(text);
  const listeners = new Set<() => void>();

  const look = () => {
    const now = host.read();
    if (now === text) return;
    text = now;
    sent = parse(now);
    for (const listener of listeners) listener();
  };
  const change = (next: (before: readonly Sent[]) => readonly Sent[]) => {
    // Another tab may have written since.
    const after = next(parse(host.read()));
    host.write(after.length > 0 ? JSON.stringify(after) : null);
    look();
  };
  const remove = (key: string) => change((before) => before.filter((one) => one.key !== key));
  const lock = async <T>(name: string, run: (isOurs: boolean) => Promise<T>, ifAvailable = false): Promise<T> =>
    host.locks
      ? ((await host.locks.request(name, { ifAvailable }, (held) => run(held !== null))) as T)
      : // Without locks (no secure context) tabs cannot see each other's calls; the server's version and key still hold.
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
        const taken = await lock('outbox', async () => {
          const busy = parse(host.read()).find(
            (one) => one.key !== key && Object.keys(one.versions).some((no) => no in versions),
          );
          if (busy) return Object.keys(versions).find((no) => no in busy.versions);
          if (!isOurs) return Object.keys(versions)[0];
          const entry: Sent = { key, action, body, versions, sentAt: host.now(), state: 'sending' };
          change((before) => [...before.filter((one) => one.key !== key), entry]);
          return undefined;
        });
        if (taken !== undefined) throw refuse(taken);
        try {
          const call = calls[action] as CallOf<BodyOf<Calls[A]>, AnswerOf<Calls[A]>>;
          const answer = await call(body, { idempotencyKey: key });
          remove(key);
          return answer;
        } catch (error) {
          if (error instanceof ApiError && error.isOutcomeUnknown)
            change((before) => before.map((one) => (one.key === key ? { ...one, state: 'unknown' } : one)));
          else remove(key);
          throw error;
        }
      },
      true,
    );
  }

  return {
    send,
    /** What is open now; the same array until something changes. */
    list: () => sent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = host.onForeignWrite(look);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Looks whether what is stored has changed by other ways: the session is over. */
    look,
    /** Sends an unknown change again with its key: at most one of the two has an effect. */
    resend: (one: Sent) => send(one.action, one.body as BodyOf<Calls[string]>, { idempotencyKey: one.key }),
    /** Lets go of a change: its outcome has become known, or the operator gives it up. */
    settle: remove,
    /** Marks as unknown what was on its way in a tab that is gone. */
    async recover(): Promise<void> {
      look();
      for (const { key, state, sentAt } of parse(host.read())) {
        if (state !== 'sending' || (!host.locks && host.now() - sentAt < POST_TIMEOUT_MS)) continue;
        await lock(
          `outbox:${key}`,
          async (isOurs) => {
            if (!isOurs) return;
            change((before) =>
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

/** The outbox's place in this browser. @param key of local storage */
export function browserHost(key: string): OutboxHost {
  return {
    read: () => localStorage.getItem(key),
    write: (text) => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)),
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
