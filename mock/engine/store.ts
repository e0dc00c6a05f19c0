/** Rows in order of insertion, found by id. Rows are changed in place; their id and their group never change. */
export class Table<T extends object> {
  readonly rows: T[] = [];
  private readonly byId = new Map<string, T>();
  private readonly groups = new Map<string, T[]>();

  constructor(
    private readonly idOf: (row: T) => string,
    private readonly groupOf: (row: T) => string = () => '',
  ) {}

  /** Adds a row at the end. Throws when its id is taken. */
  insert(row: T): T {
    const id = this.idOf(row);
    if (this.byId.has(id)) throw new Error(`Duplicate id ${id}`);
    this.byId.set(id, row);
    this.rows.push(row);
    const group = this.groups.get(this.groupOf(row));
    if (group) group.push(row);
    else this.groups.set(this.groupOf(row), [row]);
    return row;
  }

  /** The rows of one group, in order of insertion: fewer to look at than all of them. */
  group(name: string): readonly T[] {
    return this.groups.get(name) ?? [];
  }

  get(id: string): T | undefined {
    return this.byId.get(id);
  }
}

export interface Sort<T> {
  by: (row: T) => number;
  descending: boolean;
}

/** Beyond so many wanted rows a full sort is cheaper than keeping the best ones. */
const TOP_LIMIT = 2000;

/**
 * The rows that pass all tests. Newest first without sorting (a scan from the end); with `sort`, ties stay newest first.
 * @param each called for every passing row, for totals over the whole filtered set (docs/rules/lists.md#totals)
 * @param from first wanted position, 0 based
 * @param count how many rows; Infinity for all
 */
export function select<T>(
  rows: readonly T[],
  tests: readonly ((row: T) => boolean)[],
  {
    sort,
    from = 0,
    count = Number.POSITIVE_INFINITY,
    each,
  }: { sort?: Sort<T>; from?: number; count?: number; each?: (row: T) => void },
): { list: T[]; total: number } {
  const wanted = from + count;
  const best: T[] = [];
  const keys: number[] = [];
  let total = 0;
  const sign = sort?.descending ? -1 : 1;
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as T;
    let passes = true;
    for (const test of tests) {
      if (!test(row)) {
        passes = false;
        break;
      }
    }
    if (!passes) continue;
    total++;
    each?.(row);
    if (!sort) {
      if (total > from && best.length < count) best.push(row);
    } else if (wanted > TOP_LIMIT) best.push(row);
    else keepBest(best, keys, row, sign * sort.by(row), wanted);
  }
  if (!sort) return { list: best, total };
  // Array.prototype.sort is stable, so that equal keys stay newest first.
  if (wanted > TOP_LIMIT) best.sort((a, b) => sign * (sort.by(a) - sort.by(b)));
  return { list: best.slice(from, wanted), total };
}

function keepBest<T>(best: T[], keys: number[], row: T, key: number, size: number) {
  if (best.length === size && key >= (keys[size - 1] as number)) return;
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as number) <= key) low = middle + 1;
    else high = middle;
  }
  best.splice(low, 0, row);
  keys.splice(low, 0, key);
  if (best.length > size) {
    best.pop();
    keys.pop();
  }
}
