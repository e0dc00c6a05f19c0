import { useEffect, useRef, useState } from 'react';
import { FOCUS_REFRESH_MS, LIST_WATCH_MS, LIVE_ROWS_MS } from '@/constants';
import { ignoreApiError } from '@/domain/apiError';
import { live } from '@/domain/live';
import { onReturn } from '@/domain/onReturn';
import type { PageAnswer, ResourceList } from './useResourceList';

interface ListWatchOptions<Row, Total, Query> {
  list: ResourceList<Row, Total>;
  rowKey: keyof Row & string;
  fetchPage: (
    query: Query,
    options: { signal: AbortSignal; isQuiet: boolean; isBackground: boolean },
  ) => Promise<PageAnswer<Row, Total>>;
  /** Query for the records with these numbers, whatever their filters or page are now. */
  queryOf: (keys: readonly string[]) => object;
  /** 0 is off. */
  everyMs: number;
  /** Path of the list, for a list whose rows the live stream may bring. */
  screen?: string;
}

/**
 * Reads a list again while it is visible, at intervals or when the live stream says so (docs/rules/events.md#rows), and updates its
 * rows in place. No row moves or disappears while you are working (docs/rules/lists.md#watch). `fetchPage` and `queryOf` must be stable.
 * @returns how many rows a reload would add
 */
export function useListWatch<Row extends object, Total, Query>(options: ListWatchOptions<Row, Total, Query>): number {
  const latest = useRef(options);
  latest.current = options;
  const { list, everyMs, screen } = options;
  const [news, setNews] = useState<{ readAt: unknown; count: number }>({ readAt: undefined, count: 0 });

  useEffect(() => {
    if (everyMs === 0) return;
    const controller = new AbortController();
    let askedAt = Date.now();
    let isAsking = false;
    // The stream may have told of rows before the list listened.
    let isDue = true;
    let soon: number | undefined;
    // Whoever wants calm gets it from the stream too.
    const leastMs = everyMs > LIST_WATCH_MS ? everyMs : LIVE_ROWS_MS;
    const isQuiet = () => !isDue && live.has(screen);

    const tick = async () => {
      const { list: before, rowKey, fetchPage, queryOf } = latest.current;
      if (isAsking || document.hidden || !navigator.onLine || before.status !== 'ready' || before.isRefreshing) return;
      isAsking = true;
      isDue = false;
      askedAt = Date.now();
      const asking = { signal: controller.signal, isQuiet: true, isBackground: true };
      const { queryKey, readAt } = before;
      try {
        const answer = await fetchPage(before.query as Query, asking);
        const fresh = new Set(answer.list.map((row) => row[rowKey]));
        const shown = latest.current.list.rows.map((row) => row[rowKey]);
        const left = shown.filter((key) => !fresh.has(key)) as string[];
        const moved = left.length > 0 ? await fetchPage(queryOf(left) as Query, asking) : undefined;
        const now = latest.current.list;
        if (now.queryKey !== queryKey || now.readAt !== readAt || controller.signal.aborted) return;
        now.absorb({ ...answer, list: [...answer.list, ...(moved?.list ?? [])] }, askedAt);
        setNews({ readAt, count: answer.list.filter((row) => !shown.includes(row[rowKey])).length });
      } catch (error) {
        // Quiet: the rows and their time stay as they are.
        ignoreApiError(error);
        isDue = true;
      } finally {
        isAsking = false;
      }
    };
    const timer = window.setInterval(() => isQuiet() || void tick(), everyMs);
    const onFocus = () => {
      if (Date.now() - askedAt >= FOCUS_REFRESH_MS && !isQuiet()) void tick();
    };
    const onRows = () => {
      isDue = true;
      soon ??= window.setTimeout(
        () => {
          soon = undefined;
          void tick();
        },
        Math.max(0, askedAt + leastMs - Date.now()),
      );
    };
    const forget = screen === undefined ? undefined : live.on(screen, onRows);
    const forgetFocus = onReturn(onFocus);
    return () => {
      controller.abort();
      forget?.();
      window.clearTimeout(soon);
      window.clearInterval(timer);
      forgetFocus();
    };
  }, [everyMs, screen]);

  return news.readAt === list.readAt ? news.count : 0;
}
