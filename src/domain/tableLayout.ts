import type { StoredLayout } from '@/contract';

export type LayoutColumn = StoredLayout['columns'][number];
export type Density = NonNullable<StoredLayout['density']>;
export type TableLayout = StoredLayout & { density: Density };

/** A column of the table, with its defaults. */
export interface KnownColumn {
  key: string;
  isHidden: boolean;
  pin?: LayoutColumn['pin'];
}

export const densities = ['compact', 'middle', 'roomy'] as const satisfies readonly Density[];
/** Pixels; the contract's limits. */
export const MIN_WIDTH = 48;
export const MAX_WIDTH = 1_200;

const PIN_ORDER = { start: 0, none: 1, end: 2 } as const;

/** Clamps a width to the contract's limits, in whole pixels. */
export function fitWidth(px: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, px)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readColumn(value: unknown): LayoutColumn | undefined {
  if (!isRecord(value) || typeof value.key !== 'string') return undefined;
  const { key, isHidden, pin, width } = value;
  return {
    key,
    ...(isHidden === true && { isHidden: true }),
    ...((pin === 'start' || pin === 'end') && { pin }),
    ...(typeof width === 'number' && Number.isFinite(width) && { width: fitWidth(width) }),
  };
}

/** Moves pinned columns to their edge; all others keep their order. */
function byPin(columns: readonly LayoutColumn[]): LayoutColumn[] {
  return [...columns].sort((a, b) => PIN_ORDER[a.pin ?? 'none'] - PIN_ORDER[b.pin ?? 'none']);
}

/** The default layout of a table. */
export function defaultLayout(known: readonly KnownColumn[]): TableLayout {
  return healLayout(undefined, known);
}

/**
 * Adapts a stored layout to the present table. Unknown and repeated columns are dropped. New columns are placed beside their
 * default neighbour. At least one column stays visible.
 * @param stored any value, from the browser's storage or a saved view
 */
export function healLayout(stored: unknown, known: readonly KnownColumn[]): TableLayout {
  const density = isRecord(stored) && densities.find((one) => one === stored.density);
  const listed = isRecord(stored) && Array.isArray(stored.columns) ? stored.columns : [];
  const columns: LayoutColumn[] = [];
  for (const entry of listed) {
    const column = readColumn(entry);
    const isKnown = column && known.some(({ key }) => key === column.key);
    if (isKnown && !columns.some(({ key }) => key === column.key)) columns.push(column);
  }
  known.forEach(({ key, isHidden, pin }, index) => {
    if (columns.some((column) => column.key === key)) return;
    const before = known[index - 1]?.key;
    const at = columns.findIndex((column) => column.key === before) + 1;
    columns.splice(at, 0, { key, ...(isHidden && { isHidden }), ...(pin && { pin }) });
  });
  const first = columns[0];
  if (first && columns.every(({ isHidden }) => isHidden)) columns[0] = { ...first, isHidden: undefined };
  return { density: density || 'compact', columns: byPin(columns) };
}

/** The layout with one column changed; undefined in the patch resets a choice. The last visible column cannot be hidden. */
export function changeColumn(layout: TableLayout, key: string, patch: Partial<Omit<LayoutColumn, 'key'>>): TableLayout {
  const shown = layout.columns.filter(({ isHidden }) => !isHidden);
  if (patch.isHidden && shown.length === 1 && shown[0]?.key === key) return layout;
  return { ...layout, columns: byPin(layout.columns.map((column) => (column.key === key ? { ...column, ...patch } : column))) };
}

/** The layout with one column moved to another index; a pinned column stays at its edge. */
export function moveColumn(layout: TableLayout, key: string, to: number): TableLayout {
  const moved = layout.columns.find((column) => column.key === key);
  if (!moved) return layout;
  const rest = layout.columns.filter((column) => column !== moved);
  return { ...layout, columns: byPin([...rest.slice(0, to), moved, ...rest.slice(to)]) };
}

/** Whether two layouts look the same. */
export function isSameLayout(a: StoredLayout, b: StoredLayout): boolean {
  const text = ({ density = 'compact', columns }: StoredLayout) =>
    JSON.stringify([density, columns.map(({ key, isHidden = false, pin, width }) => [key, isHidden, pin, width])]);
  return text(a) === text(b);
}
