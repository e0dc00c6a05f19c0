import type { components } from '@/contract/schema';
import type { createLiveHub } from '@/domain/live';

type Hub = ReturnType<typeof createLiveHub>;
type EventData = Required<components['schemas']['StreamEvents']>;

export interface LiveEvent {
  id?: string;
  event: string;
  data: unknown;
}
/** Between the tabs of one operator. `down`: the stream is interrupted. `off`: it ended for this session. `hello`: a tab asks for the state. */
type Message = { type: 'event'; event: LiveEvent } | { type: 'down' | 'off' | 'hello' };

/** What one tab needs of its browser. */
export interface TabPlace {
  /**
   * Reads the stream until it ends. Resolves to `off` when it must not be read again in this session: the server does not have it, or
   * the session is over; to `wrong` when the server answered with something that is no stream.
   */
  connect: (
    lastId: string | undefined,
    onEvent: (event: LiveEvent) => void,
    signal: AbortSignal,
  ) => Promise<'lost' | 'off' | 'wrong'>;
  /** Runs this in one tab at a time, until it resolves; the next tab follows when this one ends or closes. */
  lead: (run: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  post: (message: Message) => void;
  isOnline: () => boolean;
  /** Asks for the rights again. */
  onRights: () => void;
  random: () => number;
}

const PING_MS = 20_000;
/** Two pings were missed. */
const DEAF_MS = 2 * PING_MS + 5_000;
const CHECK_MS = 5_000;
const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 60_000;
/** So many wrong answers in a row: the server does not have the stream. One may come from a proxy while the server starts. */
const WRONG_TRIES = 3;

/**
 * One tab's part in the live stream (docs/rules/events.md#console). One tab reads it and passes the events on; when it closes, another one
 * continues after the last event.
 */
export function createLiveTab(hub: Hub, place: TabPlace) {
  const ended = new AbortController();
  let lastId: string | undefined;
  let heardAt = Date.now();
  let rights: string | undefined;
  /** Last data of each kind, for a tab that opens later. */
  const states = new Map<string, LiveEvent>();
  /** The connection, in the tab that reads the stream. */
  let reading: AbortController | undefined;
  /** This tab may have missed events that the others had. */
  let isDeaf = true;
  let tries = 0;
  let wrong = 0;

  const isLive = () => hub.topics().length > 0;
  const askRows = () => {
    for (const topic of hub.topics()) if (topic.startsWith('/')) hub.send(topic);
  };

  /** From now on this tab polls; the first poll is due at once. */
  function fall(): void {
    const topics = hub.topics();
    hub.cover([]);
    for (const topic of topics) hub.send(topic);
  }

  function stop(): void {
    ended.abort();
    reading?.abort();
    clearInterval(timer);
    wake();
    // Without a last poll: the session may be over.
    hub.cover([]);
  }

  function begin(event: LiveEvent): void {
    const { kinds, screens } = event.data as EventData['ready'];
    states.clear();
    states.set('ready', event);
    hub.cover([...kinds, ...screens]);
    if (!isDeaf) return;
    isDeaf = false;
    // A reader of the stream is told what it missed.
    if (!reading) askRows();
  }

  function take({ id, event, data }: LiveEvent): void {
    heardAt = Date.now();
    lastId = id ?? lastId;
    if (event === 'ready') begin({ id, event, data });
    else if (!isLive()) place.post({ type: 'hello' });
    else if (event === 'rows') hub.send((data as EventData['rows']).screen, data);
    else if (event === 'reset') askRows();
    else if (event === 'ping') tries = 0;
    else {
      states.set(event, { id, event, data });
      hub.send(event, data);
      if (event === 'rights') noteRights(data as EventData['rights']);
    }
  }

  function noteRights({ version }: EventData['rights']): void {
    const isNew = rights !== undefined && rights !== version;
    rights = version;
    if (isNew) place.onRights();
  }

  let wake = () => {};
  /** Waits; shorter when the network is back, or the tab ends. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const waiting = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(waiting);
        resolve();
      };
    });

  async function read(): Promise<void> {
    while (!ended.signal.aborted) {
      if (place.isOnline()) {
        reading = new AbortController();
        heardAt = Date.now();
        const onEvent = (event: LiveEvent) => {
          if (reading?.signal.aborted !== false) return;
          place.post({ type: 'event', event });
          take(event);
        };
        const outcome = await place.connect(lastId, onEvent, reading.signal).catch(() => 'lost' as const);
        reading.abort();
        reading = undefined;
        if (ended.signal.aborted) return;
        wrong = outcome === 'wrong' ? wrong + 1 : 0;
        const isOff = outcome === 'off' || wrong === WRONG_TRIES;
        place.post({ type: isOff ? 'off' : 'down' });
        fall();
        if (isOff) return stop();
      }
      await pause(Math.min(FIRST_WAIT_MS * 2 ** tries, LAST_WAIT_MS) * (0.5 + place.random() / 2));
      tries += 1;
    }
  }

  const timer = setInterval(() => {
    if (Date.now() - heardAt < DEAF_MS) return;
    if (reading) reading.abort();
    else if (isLive()) {
      isDeaf = true;
      fall();
    }
  }, CHECK_MS);

  place.post({ type: 'hello' });
  void place.lead(read, ended.signal).catch(() => undefined);

  return {
    /** Takes a message of another tab. */
    receive(message: Message): void {
      if (ended.signal.aborted) return;
      if (message.type === 'hello') {
        if (reading && isLive()) for (const event of states.values()) place.post({ type: 'event', event });
      } else if (reading) return;
      else if (message.type === 'event') take(message.event);
      else {
        fall();
        if (message.type === 'off') stop();
      }
    },
    /** Cuts the connection: the network is gone. */
    cut: () => reading?.abort(),
    /** Connects again without waiting: the network is back. */
    resume() {
      tries = 0;
      wake();
    },
    stop,
  };
}
