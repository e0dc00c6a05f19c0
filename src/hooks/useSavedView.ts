import { useModel } from '@umijs/max';
import { App } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FIRST_PAGE, PAGE_SIZE } from '@/constants';
import type { SavedView, StoredLayout, ViewContent } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { isChanged, toContent, toState } from '@/domain/savedView';
import { serverNow } from '@/domain/serverClock';
import { withTexts } from '@/locales/store';
import { useFormat } from './useFormat';
import {
  type ListState,
  type ListStateOptions,
  NO_VIEW,
  type SetListState,
  type ViewPreset,
  viewOptionsOf,
} from './useListState';
import { useOnChange } from './useOnChange';
import { useT } from './useT';

interface Options {
  idempotencyKey: string;
}

/** The server calls for saved views, passed in by the screen. */
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
  /** The wanted view at the time of reading. */
  wanted?: string;
  views?: readonly SavedView[];
  error?: ApiError;
}

interface ListOfRows {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  state: ListState;
  setState: SetListState;
}

interface SavedViewOptions {
  list: ListOfRows;
  /** The same as for useListState. */
  options: ListStateOptions & { screen: string };
  calls: ViewCalls;
}

/** Few views need a word, so it loads on demand, in one chunk with their menu. */
const loadHealing = () => withTexts(import(/* webpackChunkName: "saved-views" */ './viewHealing'));

/** The saved views of a list: the applied one, and the actions on them. They are loaded when first needed. */
export function useSavedView({ list, options, calls }: SavedViewOptions) {
  const t = useT();
  const { timeZone } = useFormat();
  const app = App.useApp();
  const { initialState, setInitialState } = useModel('@@initialState');
  const { state, setState, status, error } = list;
  const { screen } = options;
  const { ownSize = PAGE_SIZE } = state;
  const viewOptions = useMemo(() => ({ ...viewOptionsOf(options), pageSize: ownSize }), [options, ownSize]);
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
      // Setting it redraws the whole console.
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

  /** Adds or replaces a view with the server's version. */
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
  // Load the rows first, unless the view defines them.
  const isNeeded = isMissing && !isRead && (isPending || status !== 'loading');
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);

  const isGone = isMissing && isRead && !read.error;
  const hasFailed = isMissing && isRead && read.error !== undefined && isPending;
  /** Changes the list in place: the rows that the operator sees stay the same page. */
  const change = (next: Partial<ListState>) => setState({ current: state.current, ...next }, true);
  const drop = useRef<() => void>(undefined);
  drop.current = () => change({ saved: undefined });
  useEffect(() => {
    if (!isGone && !hasFailed) return;
    void loadHealing()
      .then(({ tellUnapplied }) => tellUnapplied({ app, t }, isGone))
      .catch(() => undefined);
    drop.current?.();
  }, [isGone, hasFailed, app, t]);

  const stateOf = useCallback(
    ({ viewId, content }: { viewId?: string; content: ViewContent }) => ({
      ...toState(content, viewOptions, { now: serverNow(), timeZone }),
      saved: viewId,
    }),
    [viewOptions, timeZone],
  );
  useEffect(() => {
    if (isPending && view) setState(stateOf(view), true);
  }, [isPending, view, stateOf, setState]);

  const { defaults = {} } = options;
  const plain = { filters: defaults, sortField: undefined, sortOrder: undefined, pageSize: ownSize, saved: undefined };
  const apply = (next: SavedView | ViewPreset | undefined) => {
    setTurn((before) => before + 1);
    setState(next ? stateOf(next) : plain);
  };

  const key = view && `${view.viewId} ${view.version} ${status}`;
  // After the rows: what a view lacks is no reason to wait.
  useOnChange(key, () => {
    if (!view || status === 'loading') return;
    const applied = { app, t, view, state, status, error, viewOptions, timeZone, change };
    const leave = () => change({ current: FIRST_PAGE, ...plain });
    void loadHealing()
      .then(({ healView }) => healView({ ...applied, leave }))
      .catch(() => undefined);
  });

  return {
    screen,
    calls,
    state,
    viewOptions,
    /** The applied view, once it is loaded. */
    view,
    /** All views of the operator for this screen; undefined until loaded. */
    views,
    error: read.error,
    /** Grows each time a view is chosen, even the same one. */
    turn,
    presets: options.presets,
    /** Whether the list is just what this view holds, under no view. */
    isOffered: ({ content }: ViewPreset) =>
      view === undefined && !isChanged(content, state, viewOptions, { now: serverNow(), timeZone }),
    /** Applies a view, one that is offered, or the plain list. */
    apply,
    /** Changes the name of the applied view, without changing the rows. */
    adopt: (next: SavedView | undefined) => change({ saved: next?.viewId }),
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
