import type { StoredLayout, ViewContent } from '../contract';
import { movedOn, presetOf, type RangePreset, rangeOf, rangePresets, type TimeRange } from './timeRange';

/** Wire names of the two ends of a time range. */
export interface RangePair {
  from: string;
  to: string;
}

/** The list options that a view needs. */
export interface ViewOptions {
  /** Filters that a view may hold; filters with personal data are excluded. */
  names: readonly string[];
  defaults?: Readonly<Record<string, string>>;
  ranges?: readonly RangePair[];
  pageSizes: readonly number[];
  pageSize: number;
}

/** The part of a list's state that a view stores. */
export interface ViewState {
  filters: Readonly<Record<string, string>>;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend';
  pageSize: number;
}

/** How a view stores a time range: as a preset relative to today, as fixed days, or not at all. */
export type RangeChoice = 'moving' | 'fixed' | 'left';

/** A time range that is set, with its preset as of today. */
export interface SetRange extends RangePair {
  range: TimeRange;
  preset: RangePreset | undefined;
}

interface Clock {
  /** Epoch ms. */
  now: number;
  timeZone: string;
}

interface Choices extends Clock {
  /** By the name of the range's start. The default is `moving`, if a preset matches. */
  choices?: Readonly<Record<string, RangeChoice>>;
  layout?: StoredLayout;
}

const orders: readonly unknown[] = ['ascend', 'descend'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The time ranges that are set in a list, each with its preset as of today. */
export function setRanges({ filters }: ViewState, { ranges = [] }: ViewOptions, { now, timeZone }: Clock): SetRange[] {
  return ranges.flatMap(({ from, to }) => {
    const range = { from: filters[from] ?? '', to: filters[to] ?? '' };
    if (!range.from && !range.to) return [];
    return [{ from, to, range, preset: presetOf(range, now, timeZone) }];
  });
}

/** Filters whose ranges move on with the day (movedOn); undefined when none does. @param before the earlier day, `2026-11-20` */
export function filtersMovedOn(
  filters: Readonly<Record<string, string>>,
  ranges: readonly RangePair[] = [],
  before: string,
  { now, timeZone }: Clock,
): Record<string, string> | undefined {
  const moved = ranges.flatMap(({ from, to }) => {
    const next = movedOn({ from: filters[from] ?? '', to: filters[to] ?? '' }, before, now, timeZone);
    return next ? [{ [from]: next.from, [to]: next.to }] : [];
  });
  return moved.length > 0 ? Object.assign({}, filters, ...moved) : undefined;
}

/** Converts a list's state to the content of a view. */
export function toContent(state: ViewState, options: ViewOptions, { choices = {}, layout, ...clock }: Choices): ViewContent {
  const { names, defaults = {} } = options;
  const filters: Record<string, string> = {};
  for (const name of names) {
    const value = state.filters[name] ?? '';
    // Store an emptied default too, or it would come back.
    if (value !== '' || (defaults[name] ?? '') !== '') filters[name] = value;
  }
  const ranges: Record<string, RangePreset> = {};
  for (const { from, to, preset } of setRanges(state, options, clock)) {
    const choice = choices[from] ?? 'moving';
    if (choice === 'fixed' || (choice === 'moving' && !preset)) continue;
    delete filters[from];
    delete filters[to];
    if (choice === 'moving' && preset) ranges[from] = preset;
  }
  return {
    filters,
    ...(Object.keys(ranges).length > 0 && { ranges }),
    ...(state.sortField && state.sortOrder && { sortField: state.sortField, sortOrder: state.sortOrder }),
    pageSize: state.pageSize as ViewContent['pageSize'],
    ...(layout && { layout }),
  };
}

/** Converts a view to the state of its list. Unknown parts are left out, so that a view never fails as a whole. */
export function toState(content: ViewContent, options: ViewOptions, { now, timeZone }: Clock): ViewState {
  const { names, defaults = {}, ranges = [], pageSizes, pageSize } = options;
  // The stored content may be of another version or damaged, so every part is checked.
  const stored: Record<string, unknown> = isRecord(content) ? content : {};
  const kept = isRecord(stored.filters) ? stored.filters : {};
  const moving = isRecord(stored.ranges) ? stored.ranges : {};
  const filters: Record<string, string> = { ...defaults };
  for (const name of names) {
    const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (typeof value === 'string') filters[name] = value;
  }
  for (const { from, to } of ranges) {
    const preset = Object.hasOwn(moving, from) ? rangePresets.find((one) => one === moving[from]) : undefined;
    if (!preset) continue;
    const range = rangeOf(preset, now, timeZone);
    filters[from] = range.from;
    filters[to] = range.to;
  }
  const { sortField, sortOrder } = stored;
  const isSorted = typeof sortField === 'string' && sortField !== '' && orders.includes(sortOrder);
  return {
    filters,
    sortField: isSorted ? sortField : undefined,
    sortOrder: isSorted ? (sortOrder as ViewState['sortOrder']) : undefined,
    pageSize: pageSizes.find((size) => size === stored.pageSize) ?? pageSize,
  };
}

/** Whether the list differs from its view. */
export function isChanged(
  content: ViewContent,
  state: ViewState,
  options: ViewOptions,
  { layout, ...clock }: Clock & { layout?: StoredLayout },
): boolean {
  const kept = toState(content, options, clock);
  const isSame =
    kept.pageSize === state.pageSize &&
    kept.sortField === state.sortField &&
    kept.sortOrder === state.sortOrder &&
    options.names.every((name) => (kept.filters[name] ?? '') === (state.filters[name] ?? ''));
  return !isSame || (layout !== undefined && isReadable(content.layout) && isOtherLayout(content.layout, layout));
}

/** A layout of another version says nothing of the columns. */
const isReadable = (layout?: StoredLayout): layout is StoredLayout =>
  Array.isArray(layout?.columns) && layout.columns.every((column) => column?.key);

/** Ignores columns that only one of the two has: they changed with a version of the console, not by the operator. */
function isOtherLayout(kept: StoredLayout, now: StoredLayout): boolean {
  const lines = ({ columns }: StoredLayout, other: StoredLayout) =>
    columns
      .filter(({ key }) => other.columns.some((column) => column.key === key))
      .map(({ key, isHidden = false, pin = '', width = 0 }) => [key, isHidden, pin, width].join())
      .join(';');
  const isDenser = kept.density !== undefined && now.density !== undefined && kept.density !== now.density;
  return isDenser || lines(kept, now) !== lines(now, kept);
}
