import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FIRST_PAGE } from '@/constants';
import type { PageMeta } from '@/contract';
import { serverNow } from '@/domain/serverClock';
import type { ListState, SetListState } from './useListState';

export interface PageAnswer<Row, Total> {
  list: Row[];
  total: number;
  summary?: Total[];
  /** Rows without a number, which were left out. */
  lost?: number;
  /** What the list takes, with the first page. */
  meta?: PageMeta;
}

/** `meta` is of the last first page, whatever came after it. */
type Loaded<Row, Total> = { queryKey: string; loadedAt: number; readAt: number; meta: PageMeta | undefined } & (
  | { status: 'ready'; answer: PageAnswer<Row, Total> }
  | { status: 'failed'; error: unknown }
);

/** Whether a list takes this filter, or this order: a server that names none takes all. */
export const takes = (names: readonly string[] | undefined, name: string) => names?.includes(name) ?? true;

export interface ResourceList<Row, Total> {
  status: 'loading' | 'ready' | 'failed';
  /** The same query runs again while its rows stay visible. */
  isRefreshing: boolean;
  rows: readonly Row[];
  /** Rows of the answer without a number: not shown, because nothing could tell them apart. */
  lost?: number;
  total: number;
  summary: readonly Total[];
  /** What the list takes, by the last first page; undefined when the server leaves nothing out. */
  meta?: PageMeta;
  error: unknown;
  /** Epoch ms of the platform's clock at which the rows were read. */
  loadedAt: number | undefined;
  /** The query, under the names of the wire. */
  query: Record<string, unknown>;
  queryKey: string;
  /** Changes when the rows are loaded again, not when they are updated in place. */
  readAt: number | undefined;
  state: ListState;
  setState: SetListState;
  reload: () => void;
  /** Updates one row with the present state of its record. */
  replaceRow: (row: Row) => void;
  /**
   * Updates the visible rows and the totals; no row moves, appears or disappears.
   * @param askedAt epoch ms at which the request was sent
   */
  absorb: (answer: PageAnswer<Row, Total>, askedAt: number) => void;
}

interface ResourceListOptions<Row, Total, Query> {
  list: [ListState, SetListState];
  rowKey: keyof Row;
  fetchPage: (query: Query, options: { signal: AbortSignal; isScreenList?: boolean }) => Promise<PageAnswer<Row, Total>>;
}

/** A constant, so that nothing renders again because of it. */
const NONE: readonly never[] = [];

const versionOf = (row: { version?: number }) => row.version ?? 0;

/** An answer requested before a change must not overwrite that change. */
function newerOf<Row extends object>(old: Row, next: Row | undefined): Row {
  return next && versionOf(next) >= versionOf(old) ? next : old;
}

/** Returns the old value when both are equal, so that nothing renders again because of it. */
function sameOf<Value>(old: Value | undefined, next: Value): Value {
  return old !== undefined && JSON.stringify(old) === JSON.stringify(next) ? old : next;
}

/** The new answer, with all unchanged objects taken from the old one. */
function sharedWith<Row extends object, Total>(
  old: PageAnswer<Row, Total>,
  next: PageAnswer<Row, Total>,
  rowKey: keyof Row,
): PageAnswer<Row, Total> {
  const known = new Map(old.list.map((row) => [row[rowKey], row]));
  const list = next.list.map((row) => sameOf(known.get(row[rowKey]), row));
  const isSame = list.length === old.list.length && list.every((row, at) => row === old.list[at]);
  return { ...next, list: isSame ? old.list : list, summary: sameOf(old.summary, next.summary) };
}

/** Whether a query is for the first page, whose answer says what the list takes. */
const isFirst = (queryKey: string) => (JSON.parse(queryKey) as { current: number }).current === FIRST_PAGE;

/** Paging adapter: the only place that knows the wire's names. */
export function toPageQuery({ current, pageSize, sortField, sortOrder, filters }: ListState): Record<string, unknown> {
  return { ...filters, current, pageSize, sortField, sortOrder };
}

/**
 * Rows of a list that always belong to the present query. A new query shows none of the old rows, a failed one shows none at all,
 * and a superseded one is aborted (docs/rules/lists.md#failed-query). `fetchPage` must be stable.
 */
export function useResourceList<Row extends object, Total, Query>(
  options: ResourceListOptions<Row, Total, Query>,
): ResourceList<Row, Total> {
  const { fetchPage, rowKey } = options;
  const [state, setState] = options.list;
  const { isPending = false, turn: searches } = state;
  const query = useMemo(() => toPageQuery(state), [state]);
  const queryKey = JSON.stringify(query);
  const [loaded, setLoaded] = useState<Loaded<Row, Total>>();
  const [isLoading, setIsLoading] = useState(true);
  const [turn, setTurn] = useState(0);
  /** A new object each turn, also for the same query. */
  const asked = useMemo(
    () => ({ fetchPage, queryKey, isPending, turn, searches }),
    [fetchPage, queryKey, isPending, turn, searches],
  );
  const reads = useRef(0);
  const replaced = useRef(new Map<unknown, { at: number; row: Row }>());
  /**
   * A row replaced after the request was sent is newer than the answer, even with an equal version (a claim does not change it).
   */
  const knownOf = useCallback(
    (row: Row, askedAt: number): Row => {
      const known = replaced.current.get(row[rowKey]);
      return known && known.at >= askedAt && versionOf(known.row) >= versionOf(row) ? known.row : row;
    },
    [rowKey],
  );

  useEffect(() => {
    if (asked.isPending) return;
    const controller = new AbortController();
    const askedAt = Date.now();
    setIsLoading(true);
    type Outcome = { status: 'ready'; answer: PageAnswer<Row, Total> } | { status: 'failed'; error: unknown };
    const finish = (next: Outcome) => {
      if (controller.signal.aborted) return;
      reads.current += 1;
      const read = { queryKey: asked.queryKey, loadedAt: serverNow(), readAt: reads.current };
      setLoaded((before) => {
        if (next.status === 'failed') return { ...read, ...next, meta: before?.meta };
        const meta = isFirst(asked.queryKey) ? sameOf(before?.meta, next.answer.meta) : before?.meta;
        return before?.status === 'ready'
          ? { ...read, ...next, meta, answer: sharedWith(before.answer, next.answer, rowKey) }
          : { ...read, ...next, meta };
      });
      setIsLoading(false);
    };
    // The address is free text; the server rejects invalid values with 400.
    asked.fetchPage(JSON.parse(asked.queryKey) as Query, { signal: controller.signal, isScreenList: true }).then(
      (answer) => finish({ status: 'ready', answer: { ...answer, list: answer.list.map((row) => knownOf(row, askedAt)) } }),
      (error: unknown) => finish({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [asked, knownOf, rowKey]);

  const present = loaded?.queryKey === queryKey && !isPending ? loaded : undefined;
  const answer = present?.status === 'ready' ? present.answer : undefined;

  useEffect(() => {
    if (!answer || answer.list.length > 0 || answer.total === 0) return;
    const last = Math.ceil(answer.total / state.pageSize);
    // A page inside the total may be empty too; to ask for it again would never end.
    if (last < state.current) setState({ current: last });
  }, [answer, state.current, state.pageSize, setState]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const change = useCallback(
    (rows: readonly Row[], rest?: Partial<PageAnswer<Row, Total>>) =>
      setLoaded((before) => {
        if (before?.status !== 'ready') return before;
        const newer = new Map(rows.map((row) => [row[rowKey], row]));
        const list = before.answer.list.map((old) => newerOf(old, newer.get(old[rowKey])));
        const meta = rest && isFirst(before.queryKey) ? sameOf(before.meta, rest.meta) : before.meta;
        return { ...before, ...(rest && { loadedAt: serverNow() }), meta, answer: { ...before.answer, ...rest, list } };
      }),
    [rowKey],
  );
  const replaceRow = useCallback(
    (row: Row) => {
      replaced.current.set(row[rowKey], { at: Date.now(), row });
      change([row]);
    },
    [change, rowKey],
  );
  const absorb = useCallback(
    ({ list, total, summary, meta }: PageAnswer<Row, Total>, askedAt: number) => {
      change(
        list.map((row) => knownOf(row, askedAt)),
        { total, summary, meta },
      );
    },
    [change, knownOf],
  );

  const isRefreshing = isLoading && answer !== undefined;
  return {
    status: present && !(present.status === 'failed' && isLoading) ? present.status : 'loading',
    isRefreshing,
    rows: answer?.list ?? NONE,
    lost: answer?.lost,
    total: answer?.total ?? 0,
    summary: answer?.summary ?? NONE,
    meta: loaded?.meta,
    error: present?.status === 'failed' ? present.error : undefined,
    loadedAt: present?.loadedAt,
    query,
    queryKey,
    readAt: present?.readAt,
    state,
    setState,
    reload,
    replaceRow,
    absorb,
  };
}
