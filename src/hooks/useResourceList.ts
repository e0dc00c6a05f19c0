import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FIRST_PAGE } from '@/constants';
import { serverNow } from '@/domain/serverClock';
import type { ListState } from './useListState';

export interface PageAnswer<Row, Total> {
  list: Row[];
  total: number;
  summary?: Total[];
}

type Loaded<Row, Total> = { queryKey: string; loadedAt: number } & (
  | { status: 'ready'; answer: PageAnswer<Row, Total> }
  | { status: 'failed'; error: unknown }
);

export interface ResourceList<Row, Total> {
  status: 'loading' | 'ready' | 'failed';
  /** The same query is asked again while its rows stay. */
  isRefreshing: boolean;
  rows: readonly Row[];
  total: number;
  summary: readonly Total[];
  error: unknown;
  /** Epoch ms of the platform's clock at which the rows were true. */
  loadedAt: number | undefined;
  state: ListState;
  setState: (next: Partial<ListState>) => void;
  reload: () => void;
  /** Puts the present state of one record in the place of its row. */
  replaceRow: (row: Row) => void;
}

interface ResourceListOptions<Row, Total, Query> {
  list: [ListState, (next: Partial<ListState>) => void];
  rowKey: keyof Row;
  fetchPage: (query: Query, options: { signal: AbortSignal }) => Promise<PageAnswer<Row, Total>>;
}

/** Paging adapter: the names of the wire are said here and nowhere else. */
export function toPageQuery({ current, pageSize, sortField, sortOrder, filters }: ListState): Record<string, unknown> {
  return { ...filters, current, pageSize, sortField, sortOrder };
}

/**
 * Rows of a list that always belong to the query that is asked for: a new query shows none of the old rows, a failed one shows
 * none at all, a superseded one is aborted on the wire (decisions §18). `fetchPage` must be stable.
 */
export function useResourceList<Row extends object, Total, Query>(
  options: ResourceListOptions<Row, Total, Query>,
): ResourceList<Row, Total> {
  const { fetchPage, rowKey } = options;
  const [state, setState] = options.list;
  const query = useMemo(() => toPageQuery(state), [state]);
  const queryKey = JSON.stringify(query);
  const [loaded, setLoaded] = useState<Loaded<Row, Total>>();
  const [isLoading, setIsLoading] = useState(true);
  const [turn, setTurn] = useState(0);
  const queryRef = useRef(query);
  queryRef.current = query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for the same query again
  useEffect(() => {
    const controller = new AbortController();
    setIsLoading(true);
    const finish = (next: Loaded<Row, Total>) => {
      if (controller.signal.aborted) return;
      setLoaded(next);
      setIsLoading(false);
    };
    // The address is free text; the server judges its values (400), the contract names them.
    fetchPage(queryRef.current as Query, { signal: controller.signal }).then(
      (answer) => finish({ status: 'ready', queryKey, answer, loadedAt: serverNow() }),
      (error: unknown) => finish({ status: 'failed', queryKey, error, loadedAt: serverNow() }),
    );
    return () => controller.abort();
  }, [fetchPage, queryKey, turn]);

  const present = loaded?.queryKey === queryKey ? loaded : undefined;
  const answer = present?.status === 'ready' ? present.answer : undefined;

  useEffect(() => {
    if (!answer || answer.list.length > 0 || answer.total === 0 || state.current === FIRST_PAGE) return;
    setState({ current: Math.ceil(answer.total / state.pageSize) });
  }, [answer, state.current, state.pageSize, setState]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const replaceRow = useCallback(
    (row: Row) =>
      setLoaded((before) => {
        if (before?.status !== 'ready') return before;
        const list = before.answer.list.map((old) => (old[rowKey] === row[rowKey] ? row : old));
        return { ...before, answer: { ...before.answer, list } };
      }),
    [rowKey],
  );

  const isRefreshing = isLoading && answer !== undefined;
  return {
    status: present && !(present.status === 'failed' && isLoading) ? present.status : 'loading',
    isRefreshing,
    rows: answer?.list ?? [],
    total: answer?.total ?? 0,
    summary: answer?.summary ?? [],
    error: present?.status === 'failed' ? present.error : undefined,
    loadedAt: present?.loadedAt,
    state,
    setState,
    reload,
    replaceRow,
  };
}
