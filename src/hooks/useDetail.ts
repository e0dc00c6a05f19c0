import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '@/domain/apiError';
import { useKeyed } from './useKeyed';

interface Wanted {
  id: string;
  /** A change makes the hook read the record again. */
  version: unknown;
}

interface DetailOptions<Detail> {
  wanted: Wanted | undefined;
  /** Records likely to be opened next; read quietly after the wanted one. */
  next: readonly Wanted[];
  fetchDetail: (id: string, options: { signal: AbortSignal; isQuiet?: boolean }) => Promise<Detail>;
}

interface Held<Detail> {
  version: unknown;
  /** The version of the record itself, once it is loaded. */
  own?: unknown;
  readAt: number;
  detail: Promise<Detail>;
  /** The detail, once it is loaded. It allows rendering without waiting for the promise. */
  there?: Detail;
}

/** A detail read ahead is shown without another call for this long. Changes of the record are noticed by its version. */
const FRESH_MS = 60_000;
const HELD_MAX = 8;

type Shown<Detail> = { id: string; version: unknown } & ({ detail: Detail } | { error: ApiError });

function isFresh<Detail>(held: Held<Detail> | undefined, version: unknown): held is Held<Detail> {
  if (!held || Date.now() - held.readAt >= FRESH_MS) return false;
  return held.version === version || (held.own !== undefined && held.own === version);
}

/** Detail of one record, and of the next ones ahead of time. Never shows one record under the number of another. */
export function useDetail<Detail>({ wanted, next, fetchDetail }: DetailOptions<Detail>) {
  const held = useRef(new Map<string, Held<Detail>>());
  const [shown, setShown] = useState<Shown<Detail>>();
  const [turn, setTurn] = useState(0);
  const { id, version } = wanted ?? { id: undefined, version: undefined };
  /** A new object each turn, also for the same record. */
  const asked = useMemo(() => ({ id, version, turn }), [id, version, turn]);

  const read = useCallback(
    ({ id: of, version: at }: Wanted, options: { signal: AbortSignal; isQuiet?: boolean }): Promise<Detail> => {
      const known = held.current.get(of);
      if (isFresh(known, at)) return known.detail;
      const detail = fetchDetail(of, options);
      const entry: Held<Detail> = { version: at, readAt: Date.now(), detail };
      held.current.delete(of);
      held.current.set(of, entry);
      for (const oldest of [...held.current.keys()].slice(0, -HELD_MAX)) held.current.delete(oldest);
      detail.then(
        (there) => {
          entry.there = there;
          entry.own = (there as { version?: unknown }).version;
        },
        // Do not keep a failure.
        () => held.current.get(of) === entry && held.current.delete(of),
      );
      return detail;
    },
    [fetchDetail],
  );

  const ahead = useKeyed(next, next.map((one) => `${one.id} ${String(one.version)}`).join());
  const isReady = shown !== undefined && shown.id === id && 'detail' in shown;
  useEffect(() => {
    if (!isReady) return;
    // Not aborted when the queue moves on, because the record read ahead is then the wanted one.
    const { signal } = new AbortController();
    for (const one of ahead) read(one, { signal, isQuiet: true }).catch(() => undefined);
  }, [isReady, ahead, read]);

  useEffect(() => {
    if (asked.id === undefined) return;
    const { id: of, version: at } = asked;
    const controller = new AbortController();
    const finish = (what: Shown<Detail>) => {
      if (!controller.signal.aborted) setShown(what);
    };
    read({ id: of, version: at }, controller).then(
      (detail) => finish({ id: of, version: at, detail }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.kind !== 'aborted') finish({ id: of, version: at, error });
      },
    );
    return () => controller.abort();
  }, [asked, read]);

  const present = shown?.id === id ? shown : undefined;
  const known = id === undefined ? undefined : held.current.get(id);
  const readAhead = !present && isFresh(known, version) ? known.there : undefined;
  return {
    detail: present && 'detail' in present ? present.detail : readAhead,
    error: present && 'error' in present ? present.error : undefined,
    refresh: useCallback(() => {
      if (id !== undefined) held.current.delete(id);
      setTurn((before) => before + 1);
    }, [id]),
  };
}
