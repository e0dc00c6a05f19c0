import Papa from 'papaparse';
import { SheetFault } from './fault';
import { createFormulaLines, looksLikeFormula } from './formulas';
import { createGrid, type Sheet, type SheetLimits } from './grid';

const SEPARATORS = [',', ';', '\t'] as const;
/** What a decoder puts in the place of bytes that are no character; NUL stands where UTF-16 has no byte order mark. */
const BROKEN = /[\uFFFD\0]/;
/** The first record: a quoted title may have separators and line breaks in it. */
const TITLES = /^(?:[^"\n]|"[^"]*")*/;
/** No title line that is taken is longer. */
const MAX_TITLES = 100_000;
const { parse } = Papa;

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** A quote after a space opens nothing, and the separators between such quotes would cut the cell. */
const LATE_QUOTE = /^\s+"/;

/** The separator that stands most often between the titles; a comma where there is none. */
function separatorOf(text: string): string {
  const [titles = ''] = TITLES.exec(text.trimStart().slice(0, MAX_TITLES)) ?? [];
  const bare = titles.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Text of the file with one kind of line break: a file of two kinds would run lines together. */
function decode(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r\n?/g, '\n');
  const at = text.search(BROKEN);
  if (at < 0) return text;
  const before = text.slice(0, at + 1);
  const line = parse(before, { delimiter: separatorOf(before), newline: '\n' }).data.length;
  throw new SheetFault({ code: 'encoding', line });
}

/**
 * Reads CSV (RFC 4180) in UTF-8, or UTF-16 with its mark; the titles tell the separator. A line is a record, as in a spreadsheet: one
 * with a line break in quotes counts once. Throws a SheetFault.
 * @param onProgress share of the text that is read, 0 to 1
 */
export function readCsv(bytes: Uint8Array, limits: SheetLimits, onProgress: (share: number) => void): Sheet {
  const text = decode(bytes);
  const grid = createGrid(limits);
  const formulas = createFormulaLines();
  let line = 0;
  parse<string[]>(text, {
    delimiter: separatorOf(text),
    newline: '\n',
    step: ({ data, errors, meta }) => {
      line += 1;
      const isTorn = errors.some(({ type }) => type === 'Quotes') || data.some((cell) => LATE_QUOTE.test(cell));
      if (isTorn) throw new SheetFault({ code: 'unreadable', line });
      if (data.some(looksLikeFormula)) formulas.note(line);
      grid.add(line, data);
      onProgress(meta.cursor / text.length);
    },
  });
  formulas.check();
  return grid.finish();
}
