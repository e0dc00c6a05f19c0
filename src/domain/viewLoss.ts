import type { ViewContent } from '../contract';
import type { ViewOptions } from './savedView';
import { rangePresets } from './timeRange';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Names of a view's filters that its list no longer has, or whose value this version cannot read: `toState` leaves them out, and the
 * list is wider than the view was. Undefined when nothing of the view can be read.
 */
export function lostFilters(content: ViewContent, { names, ranges = [] }: ViewOptions): string[] | undefined {
  // Of another version, or damaged.
  const stored: unknown = content;
  if (!isRecord(stored) || !isRecord(stored.filters)) return undefined;
  const moving = isRecord(stored.ranges) ? stored.ranges : {};
  return [
    ...Object.entries(stored.filters)
      .filter(([name, value]) => value !== '' && (typeof value !== 'string' || !names.includes(name)))
      .map(([name]) => name),
    ...Object.entries(moving)
      .filter(([name, preset]) => !ranges.some(({ from }) => from === name) || !rangePresets.some((one) => one === preset))
      .map(([name]) => name),
  ];
}
