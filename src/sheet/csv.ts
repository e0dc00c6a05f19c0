import Papa from 'papaparse';
import { SheetFault } from './fault';
import { createFormulaLines, looksLikeFormula } from './formulas';
import { createGrid, type Sheet, type SheetDoubt, type SheetLimits } from './grid';

const SEPARATORS = [',', ';', '\t'] as const;
/** U+FFFD replaces undecodable bytes; NUL appears in UTF-16 without a byte order mark. */
const BROKEN = /[\uFFFD\0]/;
/** The first record: a quoted title may contain separators and line breaks. */
const TITLES = /^(?:[^"\n]|"[^"]*")*/;
/** Longest accepted title line. */
const MAX_TITLES = 100_000;
const { parse } = Papa;

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** A quote after a space opens no quoted cell, so separators inside such quotes would split the cell. */
const LATE_QUOTE = /^\s+"/;

/** The first line of a file may name its separator, for spreadsheets. It is no line of the table. */
const NAMED = /^"?sep=([,;\t|])"?[,;\t ]*(?:\n|$)/i;

/** The most frequent separator between the titles; a comma without any. */
function separatorOf(text: string): string {
  const [titles = ''] = TITLES.exec(text.trimStart().slice(0, MAX_TITLES)) ?? [];
  const bare = titles.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Decodes the file and unifies line breaks: with mixed ones, the parser would join lines. */
function decode(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r\n?/g, '\n');
  const at = text.search(BROKEN);
  if (at < 0) return text;
  const before = text.slice(0, at + 1);
  const line = parse(before, { delimiter: separatorOf(before), newline: '\n' }).data.length;
  throw new SheetFault({ code: 'encoding', line });
}

const isMarked = ([first, second, third]: Uint8Array) => first === 0xef && second === 0xbb && third === 0xbf;

/** Whether all non-ASCII bytes of a file are complete Chinese characters in GBK (those of GB2312). */
function couldBeGbk(bytes: Uint8Array): boolean {
  let at = bytes.findIndex((byte) => byte > 0x7f);
  if (at < 0) return false;
  for (; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead <= 0x7f) continue;
    if (lead < 0xb0 || lead > 0xf7 || trail < 0xa1 || trail > 0xfe) return false;
    at += 1;
  }
  return true;
}

const FOREIGN_CELL = /[^,;\t"\n]*[^\0-\x7f][^,;\t"\n]*/;

/** Finds text without a byte order mark that is valid in both UTF-8 and GBK: the file does not say which one was meant. */
function doubtOf(bytes: Uint8Array, text: string): SheetDoubt | undefined {
  if (encodingOf(bytes) !== 'utf-8' || isMarked(bytes) || !couldBeGbk(bytes)) return undefined;
  const others = new TextDecoder('gbk').decode(bytes).split(/\r\n?|\n/);
  const lines = text.split('\n');
  const index = lines.findIndex((line) => FOREIGN_CELL.test(line));
  const first = (line = '') => (FOREIGN_CELL.exec(line)?.[0] ?? '').trim();
  return { line: index + 1, read: first(lines[index]), other: first(others[index]) };
}

/**
 * Reads CSV (RFC 4180) in UTF-8, or UTF-16 with a byte order mark; detects the separator from the titles. A line is a record, as
 * in a spreadsheet: one with a quoted line break counts once. Throws a SheetFault.
 * @param onProgress share of the text that is read, 0 to 1
 */
export function readCsv(bytes: Uint8Array, limits: SheetLimits, onProgress: (share: number) => void): Sheet {
  const all = decode(bytes);
  const [named = '', separator] = NAMED.exec(all) ?? [];
  const text = all.slice(named.length);
  const grid = createGrid(limits);
  const formulas = createFormulaLines();
  let line = named === '' ? 0 : 1;
  parse<string[]>(text, {
    delimiter: separator ?? separatorOf(text),
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
  const doubt = doubtOf(bytes, all);
  return { ...grid.finish(), ...(doubt && { doubt }) };
}
