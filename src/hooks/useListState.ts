import { history, useModel, useSearchParams } from '@umijs/max';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ofTab } from '@/browserStore';
import { FIRST_PAGE, PAGE_SIZE, PAGE_SIZES } from '@/constants';
import type { AccessKey, SavedView, ViewContent } from '@/contract';
import { createRequestId } from '@/domain/requestId';
import { filtersMovedOn, type RangePair, toState, type ViewOptions } from '@/domain/savedView';
import { serverNow } from '@/domain/serverClock';
import type { MessageKey } from '@/locales/types';
import { useFormat } from './useFormat';
import { useStored } from './useStored';
import { useToday } from './useToday';

export type Filters = Readonly<Record<string, string>>;

export interface ListState {
  current: number;
  pageSize: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend';
  filters: Filters;
  /** The saved view of the list; NO_VIEW when the address excludes one. */
  saved?: string;
  /** The address names a view that is not loaded yet. Until then the query is unknown. */
  isPending?: boolean;
  /** Page size that the operator has chosen on this screen, or the usual one. */
  ownSize?: number;
  /** Counts the searches that changed nothing: they read the rows again. */
  turn?: number;
}

export interface ListStateOptions {
  /** Filters that the address holds under their own names. */
  names: readonly string[];
  /** Filters with personal data. They never appear in the address; it holds a session-storage key instead. */
  privateNames?: readonly string[];
  defaults?: Filters;
  /** Path of the screen: its saved views and the chosen page size belong to it. */
  screen?: string;
  /** Time ranges among the filters; in a view they can be relative to today. */
  ranges?: readonly RangePair[];
  /** Loads the views that are offered to an operator without own ones, with the menu of views. */
  presets?: () => Promise<{ presets: readonly ViewPreset[] }>;
}

/** A view that is offered and not stored. */
export interface ViewPreset {
  name: MessageKey;
  content: ViewContent;
  /** The view is empty without this key, and then not offered. */
  access?: AccessKey;
}

/** Used instead of a view's id: the plain list on a screen with a default view. */
export const NO_VIEW = 'none';
const SAVED_PARAM = 'saved';
const PRIVATE_PARAM = 'private';
const RESERVED = ['current', 'pageSize', 'sortField', 'sortOrder', PRIVATE_PARAM];

function readNumber(text: string | null, allowed: (value: number) => boolean, fallback: number): number {
  const value = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return allowed(value) ? value : fallback;
}

function readPrivate(token: string | null, names: readonly string[]): Record<string, string> {
  try {
    const stored = (token && ofTab.get(`filter:${token}`)) || '{}';
    const values = Object.entries(JSON.parse(stored) as Record<string, unknown>);
    return Object.fromEntries(
      values.filter((entry): entry is [string, string] => names.includes(entry[0]) && typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

function storePrivate(values: Filters): string {
  const token = createRequestId();
  ofTab.put(`filter:${token}`, JSON.stringify(values));
  return token;
}

const knownSize = (size: unknown) => PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZE;

/**
 * Reads the state from the address; invalid parts fall back to the default.
 * @param ownSize page size that the operator has chosen on this screen
 */
export function parseListState(params: URLSearchParams, options: ListStateOptions, ownSize: number = PAGE_SIZE): ListState {
  const { names, privateNames = [], defaults = {} } = options;
  const filters: Record<string, string> = { ...defaults };
  for (const name of names) {
    const value = params.get(name);
    if (value !== null) filters[name] = value;
  }
  Object.assign(filters, readPrivate(params.get(PRIVATE_PARAM), privateNames));
  const order = params.get('sortOrder');
  const sortField = params.get('sortField') || undefined;
  return {
    current: readNumber(params.get('current'), (value) => value >= FIRST_PAGE, FIRST_PAGE),
    pageSize: readNumber(params.get('pageSize'), (value) => (PAGE_SIZES as readonly number[]).includes(value), ownSize),
    sortField: order === 'ascend' || order === 'descend' ? sortField : undefined,
    sortOrder: sortField && (order === 'ascend' || order === 'descend') ? order : undefined,
    filters,
    saved: (options.screen && params.get(SAVED_PARAM)) || undefined,
  };
}

/** Whether the address holds list parameters, besides the view. */
function isOwn(params: URLSearchParams, { names }: ListStateOptions): boolean {
  return [...RESERVED, ...names].some((name) => params.has(name));
}

function writeSaved(params: URLSearchParams, saved: string | undefined, options: ListStateOptions): void {
  params.delete(SAVED_PARAM);
  if (!saved || (saved === NO_VIEW && isOwn(params, options))) return;
  params.set(SAVED_PARAM, saved);
  // A view alone in the address would be applied again. With any list parameter it is not.
  if (saved !== NO_VIEW && !isOwn(params, options)) params.set('current', String(FIRST_PAGE));
}

/**
 * Writes the state to the address. Leaves out defaults and empty values, keeps foreign parameters.
 * @param ownSize page size that the operator has chosen on this screen
 */
export function writeListState(
  state: ListState,
  options: ListStateOptions,
  before: URLSearchParams,
  ownSize: number = PAGE_SIZE,
): URLSearchParams {
  const { names, privateNames = [], defaults = {} } = options;
  const params = new URLSearchParams();
  for (const [name, value] of before) {
    if (!RESERVED.includes(name) && !names.includes(name)) params.append(name, value);
  }
  for (const name of names) {
    const value = state.filters[name] ?? '';
    // Write an emptied default, or it would come back.
    if (value !== (defaults[name] ?? '')) params.set(name, value);
  }
  const hidden = Object.fromEntries(privateNames.flatMap((name) => (state.filters[name] ? [[name, state.filters[name]]] : [])));
  if (Object.keys(hidden).length > 0) params.set(PRIVATE_PARAM, storePrivate(hidden));
  if (state.current !== FIRST_PAGE) params.set('current', String(state.current));
  // A link says how many rows it shows, unless everybody would see as many.
  if (state.pageSize !== PAGE_SIZE || ownSize !== PAGE_SIZE) params.set('pageSize', String(state.pageSize));
  if (state.sortField && state.sortOrder) {
    params.set('sortField', state.sortField);
    params.set('sortOrder', state.sortOrder);
  }
  if (options.screen) writeSaved(params, state.saved, options);
  return params;
}

/** The list options that a saved view needs. */
export function viewOptionsOf({ names, defaults, ranges }: ListStateOptions): ViewOptions {
  return { names, defaults, ranges, pageSizes: PAGE_SIZES, pageSize: PAGE_SIZE };
}

interface ReadOptions {
  /** The default views of all screens. */
  defaultViews: readonly SavedView[] | undefined;
  timeZone: string;
  ownSize: number;
}

/**
 * Reads the address of a list. Without list parameters, it applies the named view or the screen's default one. If the view is not
 * loaded, the list is pending.
 */
function readAddress(params: URLSearchParams, options: ListStateOptions, { defaultViews = [], timeZone, ownSize }: ReadOptions) {
  const { screen } = options;
  const wanted = params.get(SAVED_PARAM);
  const asItIs = { params, isApplied: false, isPending: false };
  if (!screen || wanted === NO_VIEW || isOwn(params, options)) return asItIs;
  const view = defaultViews.find((one) => one.screen === screen && (wanted ? one.viewId === wanted : one.isDefault));
  if (!view) return { ...asItIs, isPending: Boolean(wanted) };
  const state = toState(view.content, viewOptionsOf(options), { now: serverNow(), timeZone });
  const written = writeListState({ ...state, current: FIRST_PAGE, saved: view.viewId }, options, params, ownSize);
  return { params: written, isApplied: true, isPending: false };
}

/** What the rows depend on, as text: empty filters do not count. */
function rowsOf({ current, pageSize, sortField, sortOrder, filters, saved }: ListState): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return JSON.stringify([current, pageSize, sortField, sortOrder, saved, set.sort()]);
}

export type SetListState = (next: Partial<ListState>, isReplacing?: boolean) => void;

/**
 * Filters, page, size and sort of a list. They are kept in the address, so that a list can be shared as a link. A screen with a
 * default view applies it before the first call. `options` must be stable.
 */
export function useListState(options: ListStateOptions): [ListState, SetListState] {
  const [params, setParams] = useSearchParams();
  const { timeZone } = useFormat();
  const { initialState } = useModel('@@initialState');
  const defaultViews = initialState?.currentUser?.defaultViews;
  const [turn, setTurn] = useState(0);
  const [storedSize, storeSize] = useStored<number>(`pageSize:${options.screen}`);
  const ownSize = knownSize(storedSize);
  const known = useRef({ defaultViews, timeZone, ownSize });
  known.current = { defaultViews, timeZone, ownSize };
  // Only on navigation: a default set meanwhile must not change the list while you are working.
  const read = useMemo(() => readAddress(params, options, known.current), [params, options]);
  const state = useMemo(
    () => ({ ...parseListState(read.params, options, ownSize), isPending: read.isPending, ownSize, turn }),
    [read, options, ownSize, turn],
  );

  useEffect(() => {
    if (read.isApplied) setParams(read.params, { replace: true });
  }, [read, setParams]);
  const hasDefault = defaultViews?.some((view) => view.screen === options.screen && view.isDefault) ?? false;
  const setState = useCallback<SetListState>(
    (next, isReplacing = false) => {
      // Read the current address, so that two changes in one event do not overwrite each other.
      const address = new URLSearchParams(history.location.search);
      const before = address.toString() === params.toString() ? read.params : address;
      const old = parseListState(before, options, ownSize);
      const merged = { ...old, ...next };
      const names = Object.keys(next);
      // When the page size changes, keep the first row visible. A different set of rows starts at page 1.
      if (names.length === 1 && next.pageSize) {
        merged.current = Math.floor(((old.current - 1) * old.pageSize) / next.pageSize) + 1;
        // Going back shows the same rows as before.
        setParams(writeListState(old, options, before, next.pageSize), { replace: true });
        if (options.screen) storeSize(next.pageSize);
      } else if (!('current' in next)) merged.current = FIRST_PAGE;
      // An address without parameters would open the default view.
      if (hasDefault) merged.saved ??= NO_VIEW;
      // Search always reads anew (docs/rules/lists.md#query). What replaces the address is a view that is applied, and no search.
      if (next.filters && !isReplacing && rowsOf(merged) === rowsOf(old)) return setTurn((count) => count + 1);
      setParams(writeListState(merged, options, before, ownSize), { replace: isReplacing });
    },
    [params, read, setParams, options, hasDefault, ownSize, storeSize],
  );
  useToday(timeZone, (before) => {
    const filters = filtersMovedOn(state.filters, options.ranges, before, { now: serverNow(), timeZone });
    if (filters) setState({ filters }, true);
  });
  return [state, setState];
}

/** The query of a call. The address is free text, and the server validates it. The compiler checks what a screen adds. */
export const queryOf = <Query extends object>(
  address: Readonly<Record<string, string | undefined>>,
  own?: Partial<NoInfer<Query>>,
): Query => ({ ...address, ...own }) as Query;
