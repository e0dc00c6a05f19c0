import { entryAt } from '../../src/domain/typed';

type Values = Readonly<Record<string, string | number>>;

/** Rows in insertion order, found by id. Rows are changed in place; id and group never change. */
export class Table<T extends object, V extends Values = Record<never, never>> {
  readonly rows: T[] = [];
  /** Column values by row index. Scanning 200,000 rows is limited by memory access, so that each column is one array. */
  readonly columns: { readonly [Name in keyof V]: V[Name][] };
  private readonly byId = new Map<string, number>();
  private readonly groups = new Map<string, T[]>();

  /** @param values reads the column values of a row; call `refresh` after each change of them */
  constructor(
    private readonly idOf: (row: T) => string,
    private readonly groupOf: (row: T) => string = () => '',
    private readonly values = {} as { readonly [Name in keyof V]: (row: T) => V[Name] },
  ) {
    this.columns = Object.fromEntries(Object.keys(values).map((name) => [name, [] as unknown[]])) as typeof this.columns;
  }

  /** Adds a row at the end. Throws when its id is taken. */
  insert(row: T): T {
    const id = this.idOf(row);
    if (this.byId.has(id)) throw new Error(`Duplicate id ${id}`);
    const place = this.rows.push(row) - 1;
    this.byId.set(id, place);
    this.refresh(row, place);
    const group = this.groups.get(this.groupOf(row));
    if (group) group.push(row);
    else this.groups.set(this.groupOf(row), [row]);
    return row;
  }

  /** The rows of one group, in insertion order: a shorter scan than the whole table. */
  group(name: string): readonly T[] {
    return this.groups.get(name) ?? [];
  }

  get(id: string): T | undefined {
    return this.rows[this.byId.get(id) ?? -1];
  }

  /** Index of a row. @throws when the table does not contain it */
  placeOf(row: T): number {
    const place = this.byId.get(this.idOf(row));
    if (place === undefined) throw new Error(`No row ${this.idOf(row)}`);
    return place;
  }

  /**
   * Indexes of the rows that match one of the values in each column, oldest first; undefined means all rows.
   * @param wanted values separated by commas
   * @param among indexes to search; all by default
   */
  where(wanted: { readonly [Name in keyof V]?: string }, among?: readonly number[]): readonly number[] | undefined {
    let places = among;
    for (const name in wanted) {
      const text = wanted[name];
      if (!text) continue;
      const asked = new Set<unknown>(text.split(','));
      const column = this.columns[name];
      const found: number[] = [];
      if (places) for (const place of places) if (asked.has(column[place])) found.push(place);
      if (!places) for (let place = 0; place < column.length; place++) if (asked.has(column[place])) found.push(place);
      places = found;
    }
    return places;
  }

  /** Updates the columns from the row. */
  refresh(row: T, place = this.placeOf(row)): void {
    for (const name in this.columns) this.columns[name][place] = this.values[name](row);
  }

  /** True when the columns match the row. */
  isFresh(row: T): boolean {
    const place = this.placeOf(row);
    return Object.entries(this.columns).every(([name, column]) => column[place] === this.values[name as keyof V](row));
  }
}

export interface Sort<T> {
  by: (row: T) => number;
  descending: boolean;
}

/** Above this number of rows a full sort is cheaper than collecting the best rows. */
const TOP_LIMIT = 2000;

/** Which of the passing rows are wanted, and in which order. */
export interface SelectOptions<T> {
  sort?: Sort<T>;
  /** First wanted position, 0 based. */
  from?: number;
  /** Maximum number of rows; Infinity for all. */
  count?: number;
  /** Called for every passing row with its index, for totals over the whole filtered set (docs/rules/lists.md#totals). */
  each?: (row: T, place: number) => void;
  /** Indexes of the rows to scan, oldest first; all by default. */
  places?: readonly number[];
}

/** The rows that pass all tests, newest first without sorting (a scan from the end). With `sort`, equal rows remain newest first. */
export function select<T>(
  rows: readonly T[],
  tests: readonly ((row: T) => boolean)[],
  { sort, from = 0, count = Number.POSITIVE_INFINITY, each, places }: SelectOptions<T>,
): { list: T[]; total: number } {
  const wanted = from + count;
  const best: T[] = [];
  const keys: number[] = [];
  let total = 0;
  const sign = sort?.descending ? -1 : 1;
  for (let left = (places ?? rows).length - 1; left >= 0; left--) {
    const place = places ? entryAt(places, left) : left;
    const row = entryAt(rows, place);
    let passes = true;
    for (const test of tests) {
      if (!test(row)) {
        passes = false;
        break;
      }
    }
    if (!passes) continue;
    total++;
    each?.(row, place);
    if (!sort) {
      if (total > from && best.length < count) best.push(row);
    } else if (wanted > TOP_LIMIT) best.push(row);
    else keepBest(best, keys, row, sign * sort.by(row), wanted);
  }
  if (!sort) return { list: best, total };
  // Array.prototype.sort is stable, so that equal rows remain newest first.
  if (wanted > TOP_LIMIT) best.sort((a, b) => sign * (sort.by(a) - sort.by(b)));
  return { list: best.slice(from, wanted), total };
}

function keepBest<T>(best: T[], keys: number[], row: T, key: number, size: number) {
  if (best.length === size && key >= entryAt(keys, size - 1)) return;
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entryAt(keys, middle) <= key) low = middle + 1;
    else high = middle;
  }
  best.splice(low, 0, row);
  keys.splice(low, 0, key);
  if (best.length > size) {
    best.pop();
    keys.pop();
  }
}

/** In an array sorted by `keyOf`: the first index whose key is at least `key`. */
export function firstAt<T>(rows: readonly T[], key: number, keyOf: (row: T) => number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(entryAt(rows, middle)) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
