import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { keep } from '../../engine/kept';
import { Refusal, type Text } from '../../engine/text';
import { isOpen, isRefused } from '../../flow/signIn/sessions';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { Login, Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { eventKinds, type RowSource, rowSources } from './eventSources';

/** Time of the sockets, not of the platform's clock: it also paces the events. */
const LOOK_MS = 1_000;
const LOOKS_PER_PING = 20;
/** First wait of a caller before it connects again, ms. */
const RETRY_MS = 1_000;
/** Changes that are kept for a caller who was away. */
const MAX_CHANGES = 500;
/** Streams of one session, and of one operator in all sessions. */
const OF_SESSION = 4;
const OF_OPERATOR = 16;
/** A caller who does not read is cut off, and connects again. */
const MAX_UNREAD = 256 * 1024;

const SIGN_IN: Text = ['Please sign in again.', '登录已失效，请重新登录。'];

const TOO_MANY: Text = ['{limit} live streams are open already. Close a tab.', '已有 {limit} 个实时连接，请关闭一个标签页。'];

/** Before all changes: the caller may have missed some, and cannot continue after one of its events. */
const UNKNOWN = -1;

interface Change {
  at: number;
  source: RowSource;
  row: object;
}

interface Connection {
  out: Writable;
  login: Login;
  ip: string;
  /** Number of the last change that it was told, or was not for it; UNKNOWN before its first reset. */
  seen: number;
  /** The last data of each kind, as sent. */
  told: Map<string, string>;
}

/**
 * The live stream (docs/rules/events.md#server). It compares the records once a second while somebody listens: one place, instead of a
 * message from each of the many that change something.
 */
function createEventHub(world: World) {
  const sources = rowSources(world);
  const kinds = eventKinds(world);
  const connections = new Set<Connection>();
  const own = keep({ id: '', last: 0, dropped: 0 });
  /** Stamp of each record at the last look. */
  const stamps = keep(new Map<object, number | string>());
  const changes: Change[] = keep([]);
  let stopLooking: (() => void) | undefined;
  let looks = 0;

  /** Finds what has changed since the last look. */
  function look(): void {
    const isFirst = own.id === '';
    if (isFirst) own.id = randomUUID().slice(0, 8);
    for (const source of sources)
      for (const row of source.rows()) {
        const stamp = source.stampOf(row);
        if (stamps.get(row) === stamp) continue;
        stamps.set(row, stamp);
        if (!isFirst) changes.push({ at: ++own.last, source, row });
      }
    const excess = changes.length - MAX_CHANGES;
    if (excess > 0) own.dropped = changes.splice(0, excess).at(-1)?.at ?? own.dropped;
  }

  function say({ out, seen }: Connection, event: string, data: unknown): void {
    out.write(`id: ${own.id}-${seen}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends the data of a kind, unless it is what was sent last. */
  function tell(connection: Connection, kind: string, data: unknown): void {
    const text = JSON.stringify(data);
    if (connection.told.get(kind) === text) return;
    connection.told.set(kind, text);
    say(connection, kind, data);
  }

  const openTo = ({ access }: Operator) => sources.filter(({ key }) => access.has(key));

  /** Sends all that is new to a connection. */
  function deliver(connection: Connection): void {
    const { operator } = connection.login;
    const states = Object.entries(kinds).flatMap(([kind, of]) => {
      const data = of(operator, world.clock.now());
      return data === undefined ? [] : [[kind, data] as const];
    });
    tell(connection, 'ready', { kinds: states.map(([kind]) => kind), screens: openTo(operator).map(({ screen }) => screen) });
    const { seen } = connection;
    if (seen < own.dropped) say(connection, 'reset', {});
    else {
      const fresh = changes.filter(({ at }) => at > seen);
      for (const source of openTo(operator)) {
        const rows = new Set(fresh.filter((one) => one.source === source).map(({ row }) => row));
        const nos = [...rows].filter((row) => source.sees(operator, row)).map(source.noOf);
        if (nos.length > 0) say(connection, 'rows', { screen: source.screen, nos });
      }
    }
    // Only now: an id never claims rows that are still on their way.
    connection.seen = own.last;
    for (const [kind, data] of states) tell(connection, kind, data);
  }

  const isOver = ({ login, ip }: Connection): boolean => !isOpen(world, login) || isRefused(world, login, ip);

  /** With the last connection all ends but the changes that a caller may come back for. */
  function rest(): void {
    if (connections.size > 0) return;
    stopLooking?.();
    stopLooking = undefined;
    looks = 0;
  }

  function tick(): void {
    looks += 1;
    look();
    for (const connection of connections) {
      const { out, login } = connection;
      if (isOver(connection)) {
        say(connection, 'end', {});
        out.end();
        connections.delete(connection);
      } else if (out.writableLength > MAX_UNREAD) out.destroy();
      else {
        const isPing = looks % LOOKS_PER_PING === 0;
        // Another answer may have crossed what was told, and what changes back within a second is not told.
        if (isPing) for (const kind of Object.keys(kinds)) connection.told.delete(kind);
        deliver(connection);
        if (!isPing) continue;
        // The last call, as with polling: it keeps no session alive.
        login.lastSeenAt = world.clock.now();
        login.operator.lastSeenAt = world.clock.now();
        say(connection, 'ping', { serverTime: new Date(world.clock.now()).toISOString() });
      }
    }
  }

  /** The place in the changes that an event id names; undefined when it is of another run of the platform. */
  function placeOf(eventId: string): number | undefined {
    const [id, at = ''] = eventId.split('-');
    return id === own.id && /^\d+$/.test(at) ? Math.min(Number(at), own.last) : undefined;
  }

  return {
    /** Serves one connection until either side ends it. @param lastEventId the last event that the caller has */
    async open(out: Writable, { login, ip, lastEventId }: { login: Login; ip: string; lastEventId?: string }): Promise<void> {
      const isClosed = out.destroyed ? Promise.resolve() : once(out, 'close');
      look();
      const place = lastEventId === undefined ? undefined : placeOf(lastEventId);
      const connection: Connection = { out, login, ip, seen: place ?? UNKNOWN, told: new Map() };
      connections.add(connection);
      out.write(`retry: ${RETRY_MS}\n\n`);
      deliver(connection);
      stopLooking ??= world.clock.every(LOOK_MS, tick);
      await isClosed.catch(() => undefined);
      connections.delete(connection);
      rest();
    },
    /** @throws Refusal 429 when the session or its operator has as many streams as allowed */
    demandRoom(login: Login): void {
      const open = [...connections].map((one) => one.login);
      const ofOperator = open.filter(({ operator }) => operator === login.operator).length;
      const isFull = open.filter((one) => one === login).length >= OF_SESSION;
      if (!isFull && ofOperator < OF_OPERATOR) return;
      const retryAfterSec = (LOOK_MS * LOOKS_PER_PING) / 1000;
      throw new Refusal(429, 'RATE_LIMITED', TOO_MANY, { limit: isFull ? OF_SESSION : OF_OPERATOR }, { retryAfterSec });
    },
  };
}

/** The stream of changes for one operator (docs/rules/events.md#server). */
export function eventHandlers({ world, loginOf }: AreaContext): AreaHandlers<'events'> {
  const hub = createEventHub(world);
  return {
    streamEvents({ token, ip, lastEventId }) {
      const login = loginOf(token);
      if (!login) throw new Refusal(401, 'UNAUTHENTICATED', SIGN_IN);
      hub.demandRoom(login);
      return {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          // A proxy that compresses or collects would hold the events back.
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
        write: (out) => hub.open(out, { login, ip, lastEventId }),
      };
    },
  };
}
