import { history, useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { FIRST_PAGE, PAGE_SIZE, PAGE_SIZES } from '@/constants';
import { createRequestId } from '@/domain/requestId';

export type Filters = Readonly<Record<string, string>>;

export interface ListState {
  current: number;
  pageSize: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend';
  filters: Filters;
}

interface ListStateOptions {
  /** Filters that stand in the address by their own name. */
  names: readonly string[];
  /** Filters that hold personal data: they never stand in the address, a key of session storage does. */
  privateNames?: readonly string[];
  defaults?: Filters;
}

const PRIVATE_PARAM = 'private';
const RESERVED = ['current', 'pageSize', 'sortField', 'sortOrder', PRIVATE_PARAM];

function readNumber(text: string | null, allowed: (value: number) => boolean, fallback: number): number {
  const value = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return allowed(value) ? value : fallback;
}

function readPrivate(token: string | null, names: readonly string[]): Record<string, string> {
  const stored = token ? sessionStorage.getItem(`filter:${token}`) : null;
  if (!stored) return {};
  try {
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
  sessionStorage.setItem(`filter:${token}`, JSON.stringify(values));
  return token;
}

/** Address to state; what makes no sense in it falls back to the default instead of failing. */
export function parseListState(params: URLSearchParams, options: ListStateOptions): ListState {
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
    pageSize: readNumber(params.get('pageSize'), (value) => (PAGE_SIZES as readonly number[]).includes(value), PAGE_SIZE),
    sortField: order === 'ascend' || order === 'descend' ? sortField : undefined,
    sortOrder: sortField && (order === 'ascend' || order === 'descend') ? order : undefined,
    filters,
  };
}

/** State to address; defaults and empty values are left out, foreign parameters stay. */
export function writeListState(state: ListState, options: ListStateOptions, before: URLSearchParams): URLSearchParams {
  const { names, privateNames = [], defaults = {} } = options;
  const params = new URLSearchParams();
  for (const [name, value] of before) {
    if (!RESERVED.includes(name) && !names.includes(name)) params.append(name, value);
  }
  for (const name of names) {
    const value = state.filters[name] ?? '';
    // An emptied default must be written, or it would come back.
    if (value !== (defaults[name] ?? '')) params.set(name, value);
  }
  const hidden = Object.fromEntries(privateNames.flatMap((name) => (state.filters[name] ? [[name, state.filters[name]]] : [])));
  if (Object.keys(hidden).length > 0) params.set(PRIVATE_PARAM, storePrivate(hidden));
  if (state.current !== FIRST_PAGE) params.set('current', String(state.current));
  if (state.pageSize !== PAGE_SIZE) params.set('pageSize', String(state.pageSize));
  if (state.sortField && state.sortOrder) {
    params.set('sortField', state.sortField);
    params.set('sortOrder', state.sortOrder);
  }
  return params;
}

/** Filters, page, size and sort of a list, kept in the address, so that a list can be shared as a link. `options` must be stable. */
export function useListState(options: ListStateOptions): [ListState, (next: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseListState(params, options), [params, options]);
  const setState = useCallback(
    (next: Partial<ListState>) => {
      // The address itself is read: two changes in one event must not undo each other.
      const before = new URLSearchParams(history.location.search);
      const merged = { ...parseListState(before, options), ...next };
      // Another set of rows begins at its first page.
      if (!('current' in next)) merged.current = FIRST_PAGE;
      setParams(writeListState(merged, options, before));
    },
    [setParams, options],
  );
  return [state, setState];
}
