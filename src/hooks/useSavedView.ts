import { useModel } from '@umijs/max';
import { App } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PAGE_SIZE } from '@/constants';
import type { SavedView, StoredLayout, ViewContent } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { isChanged, toContent, toState } from '@/domain/savedView';
import { serverNow } from '@/domain/serverClock';
import { useFormat } from './useFormat';
import { type ListState, type ListStateOptions, NO_VIEW, type SetListState, viewOptionsOf } from './useListState';
import { useT } from './useT';

interface Options {
  idempotencyKey: string;
}

/** The server's side of the saved views; a screen hands it in. */
export interface ViewCalls {
  listViews: (screen: string) => Promise<SavedView[]>;
  addView: (
    body: { screen: string; name: string; roleCode: string | null; content: ViewContent },
    options: Options,
  ) => Promise<SavedView>;
  editView: (
    body: { viewId: string; version: number; name: string; roleCode: string | null; content?: ViewContent },
    options: Options,
  ) => Promise<SavedView>;
  removeView: (body: { viewId: string; version: number }, options: Options) => Promise<SavedView[]>;
  arrangeViews: (
    body: { screen: string; viewIds: string[]; defaultViewId: string | null },
    options: Options,
  ) => Promise<SavedView[]>;
}

interface Read {
  /** The view that was wanted when the list of views was read. */
  wanted?: string;
  views?: readonly SavedView[];
  error?: ApiError;
}

interface ListOfRows {
  status: 'loading' | 'ready' | 'failed';
  state: ListState;
  setState: SetListState;
}

interface SavedViewOptions {
  list: ListOfRows;
  /** As given to useListState. */
  options: ListStateOptions & { screen: string };
  calls: ViewCalls;
}

const NOTICE_SEC = 6;

/** The saved views of a list: which one is applied, and what is to be done with them. They are read when somebody needs them. */
export function useSavedView({ list, options, calls }: SavedViewOptions) {
  const t = useT();
  const { timeZone } = useFormat();
  const { message } = App.useApp();
  const { initialState, setInitialState } = useModel('@@initialState');
  const { state, setState, status } = list;
  const { screen } = options;
  const viewOptions = useMemo(() => viewOptionsOf(options), [options]);
  const [read, setRead] = useState<Read>({});
  const [turn, setTurn] = useState(0);

  const saved = state.saved === NO_VIEW ? undefined : state.saved;
  const views = read.views;
  const view =
    saved === undefined ? undefined : (views ?? initialState?.currentUser?.defaultViews)?.find(({ viewId }) => viewId === saved);

  const openings = useRef(initialState?.currentUser?.defaultViews);
  openings.current = initialState?.currentUser?.defaultViews;
  const noteDefaults = useCallback(
    (next: readonly SavedView[]) => {
      const kept = openings.current ?? [];
      const defaultViews = [...kept.filter((one) => one.screen !== screen), ...next.filter((one) => one.isDefault)];
      // The whole console is drawn anew by it.
      if (JSON.stringify(defaultViews) === JSON.stringify(kept)) return;
      void setInitialState((before) =>
        before?.currentUser ? { ...before, currentUser: { ...before.currentUser, defaultViews } } : before,
      );
    },
    [screen, setInitialState],
  );
  const take = useCallback(
    (next: readonly SavedView[]) => {
      setRead((before) => ({ wanted: before.wanted, views: next }));
      noteDefaults(next);
    },
    [noteDefaults],
  );

  const wanted = useRef(saved);
  wanted.current = saved;
  const running = useRef<Promise<void>>(undefined);
  const load = useCallback((): Promise<void> => {
    const ask = async () => {
      const of = wanted.current;
      try {
        const next = await calls.listViews(screen);
        setRead({ wanted: of, views: next });
        noteDefaults(next);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRead((before) => ({ wanted: of, views: before.views, error }));
      } finally {
        running.current = undefined;
      }
    };
    running.current ??= ask();
    return running.current;
  }, [calls, screen, noteDefaults]);

  /** Takes in a view as the server has stored it. */
  const put = useCallback(
    (stored: SavedView) => {
      if (!views) return void load();
      const isKnown = views.some(({ viewId }) => viewId === stored.viewId);
      take(isKnown ? views.map((one) => (one.viewId === stored.viewId ? stored : one)) : [...views, stored]);
    },
    [views, take, load],
  );

  const { isPending = false } = state;
  const isMissing = saved !== undefined && view === undefined;
  const isRead = read.wanted === saved;
  // Rows come first, unless it is the view that says which ones.
  const isNeeded = isMissing && !isRead && (isPending || status !== 'loading');
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);

  const isGone = isMissing && isRead && !read.error;
  const hasFailed = isMissing && isRead && read.error !== undefined && isPending;
  const drop = useRef<() => void>(undefined);
  drop.current = () => setState({ saved: undefined, current: state.current }, true);
  useEffect(() => {
    if (!isGone && !hasFailed) return;
    void message.info(t(isGone ? 'common.views.gone' : 'common.views.unread'), NOTICE_SEC);
    drop.current?.();
  }, [isGone, hasFailed, message, t]);

  const stateOf = useCallback(
    ({ viewId, content }: SavedView) => ({
      ...toState(content, viewOptions, { now: serverNow(), timeZone }),
      saved: viewId,
    }),
    [viewOptions, timeZone],
  );
  useEffect(() => {
    if (isPending && view) setState(stateOf(view), true);
  }, [isPending, view, stateOf, setState]);

  const { defaults = {} } = options;
  const apply = (next: SavedView | undefined) => {
    setTurn((before) => before + 1);
    if (next) return setState(stateOf(next));
    setState({ filters: defaults, sortField: undefined, sortOrder: undefined, pageSize: PAGE_SIZE, saved: undefined });
  };

  return {
    screen,
    calls,
    state,
    viewOptions,
    /** The applied view, once it is known. */
    view,
    /** All views of the operator for this screen; undefined until they are read. */
    views,
    error: read.error,
    /** Grows each time that a view is chosen, also when it is the same one again. */
    turn,
    /** Shows a view, or the plain list. */
    apply,
    /** Calls the rows as they are by the name of a view, or by none. */
    adopt: (next: SavedView | undefined) => setState({ saved: next?.viewId, current: state.current }, true),
    load,
    take,
    put,
    isChanged: (layout?: StoredLayout) =>
      view !== undefined && isChanged(view.content, state, viewOptions, { layout, now: serverNow(), timeZone }),
    contentOf: (choices: Parameters<typeof toContent>[2]['choices'], layout?: StoredLayout) =>
      toContent(state, viewOptions, { choices, layout, now: serverNow(), timeZone }),
  };
}

export type SavedViewList = ReturnType<typeof useSavedView>;
