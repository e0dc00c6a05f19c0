type Listener = (data: unknown) => void;

/**
 * Between the live stream and all that polls (docs/rules/events.md#console). A topic is a kind of event, or the path of a list.
 * Its listener gets the data of the event, and undefined when it must ask the server itself.
 */
export function createLiveHub() {
  const listeners = new Map<string, Set<Listener>>();
  let topics: readonly string[] = [];
  return {
    /** True while the stream brings this topic: its polls are then quiet. */
    has: (topic: string | undefined) => topics.includes(topic as string),
    topics: () => topics,
    cover(next: readonly string[]) {
      topics = next;
    },
    send(topic: string, data?: unknown) {
      for (const listener of listeners.get(topic) ?? []) listener(data);
    },
    /** Returns a function that removes the listener. */
    on(topic: string, listener: Listener): () => void {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}

export const live = createLiveHub();
