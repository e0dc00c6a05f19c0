import { dateText } from '@/domain/sheetCell';
import { SheetFault } from './fault';
import { type Sheet, titleKey } from './grid';

/** A column that a screen reads from a file. */
export interface SheetColumn<Name extends string> {
  /** Wire name. */
  name: Name;
  /** Accepted titles in both languages; compared without case, spaces and character widths. */
  titles: readonly string[];
  isRequired?: boolean;
  /** Whether it holds dates; elsewhere a cell with a date is no plain text. */
  isDate?: boolean;
}

interface MappedSheet<Name extends string> {
  lines: { lineNo: number; cells: Record<Name, string> }[];
  /** Titles without a column: shown, not rejected. */
  unknownColumns: string[];
}

/**
 * Maps the cells of a sheet to wire names; a missing column is empty. Throws a SheetFault: `missingColumns` with the wanted
 * titles, or `twoTitles` when two titles mean one column.
 */
export function mapColumns<Name extends string>(
  { titles, rows, lineNos }: Sheet,
  columns: readonly SheetColumn<Name>[],
): MappedSheet<Name> {
  const keys = titles.map(titleKey);
  const placed = columns.map((column) => {
    const wanted = column.titles.map(titleKey);
    const places = keys.flatMap((key, place) => (wanted.includes(key) ? place : []));
    if (places.length > 1) throw new SheetFault({ code: 'twoTitles', titles: places.map((place) => titles[place] ?? '') });
    return { ...column, place: places[0] };
  });
  const missing = placed.filter(({ isRequired, place }) => isRequired && place === undefined);
  if (missing.length > 0)
    throw new SheetFault({ code: 'missingColumns', titles: missing.map((column) => column.titles.join(' / ')) });
  const cellsOf = (row: readonly string[]) => {
    const cells = {} as Record<Name, string>;
    for (const { name, place, isDate } of placed) {
      const cell = place === undefined ? '' : (row[place] ?? '');
      cells[name] = isDate ? dateText(cell) : cell;
    }
    return cells;
  };
  return {
    lines: rows.map((row, index) => ({ lineNo: lineNos[index] ?? 0, cells: cellsOf(row) })),
    unknownColumns: titles.filter((title, place) => title !== '' && !placed.some((column) => column.place === place)),
  };
}
