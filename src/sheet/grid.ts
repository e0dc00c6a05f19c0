import { withoutInvisible } from '@/domain/text';
import { SheetFault } from './fault';

/** Limits set by the caller; the other limits are the same for all files. */
export interface SheetLimits {
  /** Lines with content below the titles. */
  maxRows: number;
  maxBytes: number;
}

/** A file as text. Every row has as many cells as there are titles. */
export interface Sheet {
  titles: string[];
  rows: string[][];
  /** Line number of each row in the file, as in a spreadsheet, from 1. */
  lineNos: number[];
  /** Set when the file may be in another encoding. */
  doubt?: SheetDoubt;
  /** Set when cells show a currency sign, which is not read. */
  signs?: SheetSigns;
  /** Set when the spreadsheet does not show all of it. */
  unseen?: Unseen;
}

/** Currency signs in the formats of a workbook. Which currency they mean, only a person can say. */
export interface SheetSigns {
  signs: string[];
  /** Line numbers of the cells. */
  lines: number[];
}

/** Parts of a workbook that are not read with the rest. */
export interface Unseen {
  /** Line numbers of hidden and filtered rows with content. */
  lines: number[];
  /** Indexes of hidden columns with a title. */
  columns: number[];
  /** Number of hidden sheets, which are never read. */
  sheets: number;
  /** Names of the further visible sheets, which are not read either. */
  others: string[];
}

/** A file without its hidden rows and columns. Throws a SheetFault when no line is left. */
export function withoutUnseen<File extends Sheet>(file: File): File {
  const { titles, rows, lineNos, unseen } = file;
  if (!unseen) return file;
  const bare = (cells: readonly string[]) => cells.map((cell, at) => (unseen.columns.includes(at) ? '' : cell));
  const hidden = new Set(unseen.lines);
  const shown = rows.filter((_, at) => !hidden.has(lineNos[at] ?? 0));
  if (shown.length === 0) throw new SheetFault({ code: 'empty' });
  return { ...file, titles: bare(titles), rows: shown.map(bare), lineNos: lineNos.filter((line) => !hidden.has(line)) };
}

/** The first text of a file that differs in GBK, in both readings. */
export interface SheetDoubt {
  line: number;
  read: string;
  other: string;
}

/** Removes invisible characters, and lists the lines that had any. */
export function showAll({ titles, rows, lineNos, ...rest }: Sheet): Sheet & { hidden: number[] } {
  const hidden: number[] = [];
  const cleaned = rows.map((row, index) => {
    const cells = row.map((cell) => withoutInvisible(cell).trim());
    if (cells.some((cell, at) => cell !== row[at])) hidden.push(lineNos[index] ?? 0);
    return cells;
  });
  return { ...rest, titles: titles.map((title) => withoutInvisible(title).trim()), rows: cleaned, lineNos, hidden };
}

const MAX_COLUMNS = 40;
const MAX_CELL_CHARS = 2_000;

/** Column letters as in a spreadsheet: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Normalises a title for comparison: without case, spaces and character widths. */
export function titleKey(title: string): string {
  return title.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** The first duplicate title, after normalisation; undefined without one. */
export function firstTwice(titles: readonly string[]): string | undefined {
  const keys = titles.map(titleKey);
  return titles.find((title, index) => title !== '' && keys.indexOf(titleKey(title)) < index);
}

const hasText = (cell: string) => cell !== '';

/** Trims the cells of a line and drops empty cells at its end. Throws a SheetFault when a general limit is exceeded. */
function clean(line: number, raw: readonly (string | undefined)[]): string[] {
  const cells = Array.from(raw, (cell = '') => cell.trim());
  cells.length = cells.findLastIndex(hasText) + 1;
  if (cells.length > MAX_COLUMNS) throw new SheetFault({ code: 'tooManyColumns', line, limit: MAX_COLUMNS });
  const long = cells.findIndex(({ length }) => length > MAX_CELL_CHARS);
  if (long >= 0) throw new SheetFault({ code: 'cellTooLong', line, column: columnLetters(long), limit: MAX_CELL_CHARS });
  return cells;
}

/** A first line of numbers only is data: the file has no titles. */
function checkTitles(line: number, titles: readonly string[]): void {
  if (!titles.some((title) => /\p{L}/u.test(title))) throw new SheetFault({ code: 'noTitles', line });
  const twice = firstTwice(titles);
  if (twice !== undefined) throw new SheetFault({ code: 'twoTitles', line, titles: [twice] });
}

/**
 * Collects the lines of a file, in either format. The first line with content has the titles; empty lines are left out. `add` and
 * `finish` throw a SheetFault as soon as a limit is exceeded.
 */
export function createGrid({ maxRows }: SheetLimits) {
  const rows: string[][] = [];
  const lineNos: number[] = [];
  let titles: string[] | undefined;

  const addRow = (line: number, cells: string[], heads: readonly string[]) => {
    if (rows.length === maxRows) throw new SheetFault({ code: 'tooManyRows', line, limit: maxRows });
    const untitled = cells.findIndex((cell, index) => hasText(cell) && !heads[index]);
    if (untitled >= 0) throw new SheetFault({ code: 'noTitles', line, column: columnLetters(untitled) });
    while (cells.length < heads.length) cells.push('');
    rows.push(cells);
    lineNos.push(line);
  };

  return {
    /** Returns whether it was a line below the titles. */
    add(line: number, raw: readonly (string | undefined)[]): boolean {
      const cells = clean(line, raw);
      if (cells.length === 0) return false;
      if (titles) {
        addRow(line, cells, titles);
        return true;
      }
      checkTitles(line, cells);
      titles = cells;
      return false;
    },
    finish(): Sheet {
      if (!titles || rows.length === 0) throw new SheetFault({ code: 'empty' });
      return { titles, rows, lineNos };
    },
  };
}
