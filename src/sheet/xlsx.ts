import { inexactText, isInexact } from '@/domain/sheetCell';
import { openArchive } from './archive';
import { isoOf, readFormats } from './dates';
import { SheetFault } from './fault';
import { createFormulaLines } from './formulas';
import { columnLetters, createGrid, type Sheet, type SheetLimits } from './grid';
import { currencySign, numberAsShown, textAsShown } from './numberFormat';
import { openWorkbook } from './workbook';
import { readXml } from './xml';

/** Digits that a spreadsheet number can hold; further digits are lost. */
const SAFE_DIGITS = 15;
/** Share of the work that is done before the rows. */
const STRINGS_SHARE = 0.3;
const MAX_COLUMN = 16_384;

/** Characters that XML cannot hold are escaped by their code (ECMA-376, 22.4.2.4). */
const unescapeText = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Texts that cells reference by index. Phonetic runs are not part of the text. */
function readStrings(bytes: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  if (bytes)
    readXml(bytes, {
      onOpen: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') isReading = true;
        isText = name === 't' && !isReading;
      },
      onText: (part) => {
        if (isText) text += part;
      },
      onClose: (name) => {
        isText = false;
        if (name === 'rPh') isReading = false;
        if (name === 'si') strings.push(unescapeText(text));
      },
    });
  return strings;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').length;

/**
 * A number as stored; undefined when digits are lost. Excel may store a fraction as its exact double (4.35 as
 * 4.3499999999999996). The shortest text of the same double is then the typed number.
 */
export function numberText(stored: string): string | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(stored)) return undefined;
  if (digitsOf(stored) <= SAFE_DIGITS) return stored;
  const shortest = String(Number(stored));
  return stored.includes('.') && !/e/.test(shortest) && digitsOf(shortest) <= SAFE_DIGITS ? shortest : undefined;
}

const isOn = (flag: string | undefined) => /^(1|true)$/.test(flag ?? '');

/** A date as it is shown, if that is ISO; otherwise with its number, because only a column of dates may have another one. */
function dateCell(stored: string, code: string, is1904: boolean): string {
  const hasTime = /[hs]/i.test(code);
  const iso = isoOf(Number(stored), is1904, hasTime);
  if (iso !== undefined && /^yyyy\\?-mm\\?-dd(;@)?$/i.test(code) && iso.length === 10) return iso;
  return inexactText(iso ?? '', stored);
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/**
 * Reads the first visible sheet of a workbook. Throws a SheetFault, also for faults that only the author of the file can correct
 * (formulas, merged cells, account numbers stored as numbers).
 * @param onProgress share of the work that is done, 0 to 1
 */
export function readXlsx(bytes: Uint8Array, limits: SheetLimits, onProgress: (share: number) => void): Sheet {
  const book = openWorkbook(openArchive(bytes));
  const strings = readStrings(book.strings);
  const formats = readFormats(book.styles);
  onProgress(STRINGS_SHARE);

  const grid = createGrid(limits);
  const formulas = createFormulaLines();
  let line = 0;
  let lastLine = limits.maxRows;
  let cells: (string | undefined)[] = [];
  let cell: Cell | undefined;
  let isValue = false;
  let isReading = false;
  let areRowsHidden = false;
  let isHiddenRow = false;
  const unseen = { lines: [] as number[], sheets: book.hiddenSheets, others: book.otherSheets };
  const signs = new Map<string, Set<number>>();
  const hiddenColumns: [from: number, to: number][] = [];

  const refuse = (): never => {
    throw new SheetFault({ code: 'unreadable', line });
  };
  const numberOf = ({ text, style, column }: Cell): string => {
    if (text === '') return '';
    const { code, isDate } = formats[style] ?? { code: '', isDate: false };
    const stored = numberText(text);
    if (isDate) return dateCell(text, code, book.is1904);
    if (stored === undefined) throw new SheetFault({ code: 'numberCell', line, column: columnLetters(column) });
    const sign = currencySign(code);
    if (sign) signs.set(sign, (signs.get(sign) ?? new Set()).add(line));
    return numberAsShown(stored, code);
  };
  const shownText = ({ style }: Cell, text: string) => textAsShown(text, formats[style]?.code ?? '');
  const textOf = (one: Cell): string => {
    if (one.type === 's') return one.text === '' ? '' : shownText(one, strings[Number(one.text)] ?? refuse());
    if (one.type === 'b') return one.text === '' ? '' : one.text === '1' ? 'TRUE' : 'FALSE';
    if (one.type === 'e') return isInexact(one.text) ? one.text : inexactText(one.text, '#N/A');
    if (one.type === 'n') return numberOf(one);
    return one.type === 'd' ? unescapeText(one.text) : shownText(one, unescapeText(one.text));
  };
  const openRow = ({ r: place, hidden, ht }: Readonly<Record<string, string>>) => {
    isHiddenRow = hidden === undefined ? areRowsHidden || Number(ht ?? 1) === 0 : isOn(hidden);
    const next = place === undefined ? line + 1 : Number(place);
    if (!(Number.isSafeInteger(next) && next > line)) refuse();
    line = next;
    cells = [];
  };
  const openCell = ({ r: place, t: type = 'n', s: style = '0' }: Readonly<Record<string, string>>) => {
    const column = place === undefined ? cells.length : columnOf(/^([A-Z]{1,3})\d+$/.exec(place)?.[1] ?? refuse());
    if (column < cells.length || column >= MAX_COLUMN) refuse();
    cell = { column, type, style: Number(style), text: '' };
  };

  readXml(book.sheet, {
    onOpen: (name, attributes) => {
      if (name === 'dimension') lastLine = Number(/\d+$/.exec(attributes().ref ?? '')?.[0]) || lastLine;
      if (name === 'sheetFormatPr') areRowsHidden = isOn(attributes().zeroHeight);
      if (name === 'col') {
        const { min, max, hidden, width } = attributes();
        if (isOn(hidden) || Number(width ?? 1) === 0) hiddenColumns.push([Number(min) - 1, Number(max) - 1]);
      }
      if (name === 'row') openRow(attributes());
      if (name === 'c') openCell(attributes());
      if (name === 'f' && cell) formulas.note(line);
      if (name === 'rPh') isReading = true;
      isValue = cell !== undefined && !isReading && (name === 'v' || name === 't');
      if (name !== 'mergeCell') return;
      const [, column, at] = /^([A-Z]{1,3})(\d+)/.exec(attributes().ref ?? '') ?? [];
      throw new SheetFault({ code: 'merged', line: Number(at), column });
    },
    onText: (text) => {
      if (isValue && cell) cell.text += text;
    },
    onClose: (name) => {
      isValue = false;
      if (name === 'rPh') isReading = false;
      if (name === 'c' && cell) {
        cells[cell.column] = textOf(cell);
        cell = undefined;
      }
      if (name !== 'row') return;
      if (grid.add(line, cells) && isHiddenRow) unseen.lines.push(line);
      onProgress(STRINGS_SHARE + (1 - STRINGS_SHARE) * Math.min(1, line / lastLine));
    },
  });
  formulas.check();
  const sheet = grid.finish();
  const isHidden = (at: number) => hiddenColumns.some(([from, to]) => at >= from && at <= to);
  const columns = sheet.titles.flatMap((title, at) => (title !== '' && isHidden(at) ? at : []));
  const isAll = unseen.lines.length + columns.length + unseen.sheets + unseen.others.length === 0;
  return {
    ...sheet,
    ...(signs.size > 0 && {
      signs: {
        signs: [...signs.keys()],
        lines: [...new Set([...signs.values()].flatMap((of) => [...of]))].sort((a, b) => a - b),
      },
    }),
    ...(!isAll && { unseen: { ...unseen, columns } }),
  };
}
