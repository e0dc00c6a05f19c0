import { useCallback, useMemo, useState } from 'react';
import type { BatchItemRow, BatchItemStatistics } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { useFigures } from '@/hooks/useFigures';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useResourceList } from '@/hooks/useResourceList';
import { getBatchItemStatistics, pageBatchItems } from '@/services/batchItem';
import { itemListOptions } from './filters';

/** Refresh interval of list and figures while a batch is being paid and the page is visible. */
const LIVE_MS = 3_000;

const isMissing = (error: unknown) => error instanceof ApiError && (error.code === 404 || error.status === 404);

/** Lines and figures of one batch, updated in place while it is being paid. */
export function useBench(batchNo: string) {
  const own = useListState(itemListOptions);
  const { fetchPage, fetchItem, queryOf } = useMemo(
    () => ({
      fetchPage: (query: object, options: { signal: AbortSignal }) => pageBatchItems({ batchNo, ...query }, options),
      // A query for one line also answers with history and card.
      fetchItem: async (itemNo: string, options: { signal: AbortSignal; isQuiet?: boolean }): Promise<BatchItemRow> => {
        const { list } = await pageBatchItems({ batchNo, itemNo, pageSize: 1 }, { ...options, isQuiet: true });
        const [item] = list;
        if (!item) throw new ApiError({ kind: 'business', code: 404 });
        return item;
      },
      queryOf: (numbers: readonly string[]) => ({ itemNo: numbers.join(), pageSize: numbers.length }),
    }),
    [batchNo],
  );
  const list = useResourceList({ list: own, rowKey: 'itemNo', fetchPage });
  const auto = useAutoRefresh();
  const [turn, setTurn] = useState(0);
  const statistics: BatchItemStatistics | undefined = useFigures(
    list.readAt && [list.readAt, list.loadedAt, turn].join(' '),
    (options) => getBatchItemStatistics(batchNo, options),
  );
  const isLive = statistics?.batch.status === 'PAYING' && auto.everyMs > 0;
  const everyMs = isLive ? LIVE_MS : auto.everyMs;
  const news = useListWatch({ list, rowKey: 'itemNo', fetchPage, queryOf, everyMs });
  const { reload } = list;
  return {
    list,
    auto,
    news,
    statistics,
    fetchItem,
    isMissing: list.status === 'failed' && isMissing(list.error),
    /** Reloads the figures after a change of one line. */
    recount: useCallback(() => setTurn((before) => before + 1), []),
    reload,
  };
}
