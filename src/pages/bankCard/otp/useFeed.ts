import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeviceMessage } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { serverNow } from '@/domain/serverClock';
import { type Filters, queryOf } from '@/hooks/useListState';
import { pageDeviceMessages } from '@/services/listen';

const EVERY_MS = 5_000;
const PAGE = 30;
/** The server's maximum per answer. */
const MOST = 200;

interface Answer {
  list: DeviceMessage[];
  total: number;
}

type Loaded = { key: string } & (
  | { status: 'failed'; error: unknown }
  | {
      status: 'ready';
      rows: readonly DeviceMessage[];
      total: number;
      /** A newer answer, held back while you read. */
      waiting?: Answer;
      /** In epoch ms of the platform's clock. */
      at: number;
      /** The last poll failed. */
      isStale: boolean;
    }
);

/** The row in its newer state. */
const newer = (old: DeviceMessage, list: readonly DeviceMessage[]) => {
  const next = list.find(({ msgNo }) => msgNo === old.msgNo);
  return next && (next.version ?? 0) >= (old.version ?? 0) ? next : old;
};

const read = (filters: Filters, pageSize: number, options: Parameters<typeof pageDeviceMessages>[1]) =>
  // The URL is free text: the server refuses invalid values with 400.
  pageDeviceMessages(queryOf(filters, { current: 1, pageSize }), options);

/**
 * Polls the newest messages every 5 s while the page is visible. While you read, new messages are only counted; shown rows are
 * updated in place.
 * @param isHeld whether you are reading now; called at each poll
 */
export function useFeed(filters: Filters, isPaused: boolean, isHeld: () => boolean) {
  const [size, setSize] = useState(PAGE);
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const latest = useRef({ filters, isHeld });
  latest.current = { filters, isHeld };
  const key = JSON.stringify([filters, size]);
  const present = loaded?.key === key ? loaded : undefined;
  /** A new object per retry, so that the effect runs again for the same messages. */
  const asked = useMemo(() => ({ key, size, turn }), [key, size, turn]);

  useEffect(() => {
    const controller = new AbortController();
    const finish = (next: Loaded) => {
      if (!controller.signal.aborted) setLoaded(next);
    };
    // Quiet: the feed shows its own failure instead of a toast.
    read(latest.current.filters, asked.size, { signal: controller.signal, isQuiet: true }).then(
      ({ list, total }) => finish({ key: asked.key, status: 'ready', rows: list, total, at: serverNow(), isStale: false }),
      (error: unknown) => finish({ key: asked.key, status: 'failed', error }),
    );
    return () => controller.abort();
  }, [asked]);

  const isReady = present?.status === 'ready';
  useEffect(() => {
    if (isPaused || !isReady) return;
    const controller = new AbortController();
    let isAsking = false;
    const tick = async () => {
      if (isAsking || document.hidden || !navigator.onLine) return;
      isAsking = true;
      try {
        const { list, total } = await read(latest.current.filters, size, {
          signal: controller.signal,
          isQuiet: true,
          isBackground: true,
        });
        if (controller.signal.aborted) return;
        setLoaded((before) => {
          if (before?.status !== 'ready' || before.key !== key) return before;
          const told = { at: serverNow(), isStale: false, total };
          if (!latest.current.isHeld())
            return { ...before, ...told, rows: list.map((row) => newer(row, before.rows)), waiting: undefined };
          return { ...before, ...told, rows: before.rows.map((row) => newer(row, list)), waiting: { list, total } };
        });
      } catch (error) {
        ignoreApiError(error);
        setLoaded((before) => (before?.status === 'ready' && before.key === key ? { ...before, isStale: true } : before));
      } finally {
        isAsking = false;
      }
    };
    const timer = window.setInterval(() => void tick(), EVERY_MS);
    const onVisible = () => void tick();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      controller.abort();
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isPaused, isReady, key, size]);

  /** Shows the held-back messages. */
  const showNews = useCallback(
    () =>
      setLoaded((before) =>
        before?.status === 'ready' && before.waiting ? { ...before, rows: before.waiting.list, waiting: undefined } : before,
      ),
    [],
  );
  /** Updates one message in place. */
  const replace = useCallback(
    (row: DeviceMessage) =>
      setLoaded((before) =>
        before?.status === 'ready' ? { ...before, rows: before.rows.map((old) => newer(old, [row])) } : before,
      ),
    [],
  );
  const ready = present?.status === 'ready' ? present : undefined;
  const shown = new Set(ready?.rows.map(({ msgNo }) => msgNo));
  return {
    status: present?.status ?? 'loading',
    error: present?.status === 'failed' ? present.error : undefined,
    rows: ready?.rows ?? [],
    news: ready?.waiting?.list.filter(({ msgNo }) => !shown.has(msgNo)).length ?? 0,
    at: ready?.at,
    isStale: ready?.isStale ?? false,
    hasOlder: ready !== undefined && ready.total > ready.rows.length && size < MOST,
    showOlder: () => setSize((before) => Math.min(MOST, before + PAGE)),
    showNews,
    replace,
    retry: () => setTurn((before) => before + 1),
  };
}

export type FeedState = ReturnType<typeof useFeed>;
