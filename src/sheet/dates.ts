import { BUILT_IN_NUMBERS } from './numberFormat';
import { readXml } from './xml';

/** How a cell shows its number. */
interface CellFormat {
  code: string;
  isDate: boolean;
}

/** Date formats that every workbook has without declaring them (ECMA-376, 18.8.30); duration formats are not included. */
const BUILT_IN: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [50, 58],
];
/** Built-in formats with a time of day. */
const [FIRST_TIME, LAST_TIME] = [18, 22];
const DAY_MS = 86_400_000;
/** 31 December 9999: spreadsheets have no later day. */
const LAST_DAY = 2_958_465;
const DAYS_TO_1904 = 1_462;
/** 29 February 1900 did not exist, but has a number. */
const FALSE_DAY = 60;

/** Whether a number format shows a day or a time of day. */
export function isDateFormat(code: string): boolean {
  const shown = code.replace(/"[^"]*"|[\\_*]./g, '');
  // Hours, minutes or seconds in brackets exceed their usual range: a duration.
  if (/\[(h+|m+|s+)\]/i.test(shown)) return false;
  return /[ymdhs]/i.test(shown.replace(/\[[^\]]*\]/g, ''));
}

/** The number format of each cell style, by its index; `isDate` when it shows a day or a time of day. */
export function readFormats(bytes: Uint8Array | undefined): readonly CellFormat[] {
  const codes = new Map(BUILT_IN_NUMBERS);
  const dates = new Set(BUILT_IN.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)));
  const styles: CellFormat[] = [];
  let isInCells = false;
  if (bytes)
    readXml(bytes, {
      onOpen: (name, attributes) => {
        if (name === 'cellXfs') isInCells = true;
        if (name === 'numFmt') {
          const { numFmtId, formatCode = '' } = attributes();
          codes.set(Number(numFmtId), formatCode);
          dates[isDateFormat(formatCode) ? 'add' : 'delete'](Number(numFmtId));
        }
        if (name !== 'xf' || !isInCells) return;
        const id = Number(attributes().numFmtId ?? 0);
        styles.push({ code: codes.get(id) ?? (id >= FIRST_TIME && id <= LAST_TIME ? 'h:mm' : ''), isDate: dates.has(id) });
      },
      onClose: (name) => {
        if (name === 'cellXfs') isInCells = false;
      },
    });
  return styles;
}

/**
 * The day, moment or time of day (without a zone) for a number, as ISO text; undefined when it is not a date.
 * @param is1904 whether the workbook counts days from 1904
 * @param hasTime whether midnight is told, too
 */
export function isoOf(number: number, is1904: boolean, hasTime = false): string | undefined {
  const days = is1904 ? number + DAYS_TO_1904 : number;
  if (!(number >= 0 && days < LAST_DAY + 1)) return undefined;
  if (Math.floor(days) === FALSE_DAY) return undefined;
  const origin = Date.UTC(1899, 11, days < FALSE_DAY ? 31 : 30);
  const iso = new Date(origin + Math.round(days * (DAY_MS / 1_000)) * 1_000).toISOString();
  if (number < 1) return iso.slice(11, 19);
  return iso.slice(0, iso.endsWith('T00:00:00.000Z') && !hasTime ? 10 : 19);
}
