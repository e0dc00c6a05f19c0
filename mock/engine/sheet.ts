import { Zip, ZipDeflate } from 'fflate';
import { neutralise } from '../../src/domain/neutralise';
import { entryAt } from '../../src/domain/typed';

/** A table to be written to a file; its rows are generated during writing. */
export interface Sheet {
  /** Operator, time, filters, time zone and row count (docs/rules/export.md#files). */
  head: string[];
  titles: string[];
  /** Columns that are numeric in their schema. */
  isNumeric: boolean[];
  rows: Iterable<string[]>;
  /** Totals per currency. */
  tail: string[][];
}

/** Writes a sheet row by row: it holds no more of it than a few rows. */
export interface SheetWriter {
  row(cells: readonly string[]): void;
  /** Writes the totals and the end of the file. */
  end(): void;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Text that a spreadsheet would rewrite as a number: exponents, leading zeros or more than 15 digits. */
const REWRITTEN = /^(\d+(\.\d*)?e[+-]?\d+|0\d+|\d{16,})$/i;
const NOT_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

/** One CSV line (RFC 4180) with CR LF. Texts that a spreadsheet would calculate or round are neutralized; numbers in numeric columns are not. */
export function csvLine(cells: readonly string[], isNumeric: readonly boolean[] = []): string {
  const quoted = cells.map((cell, at) => {
    const safe = isNumeric[at] && NUMBER.test(cell) ? cell : REWRITTEN.test(cell) ? `'${cell}` : neutralise(cell);
    return /["\r\n,;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${quoted.join(',')}\r\n`;
}

/** Rows that are written together. */
const CHUNK_ROWS = 250;

/** Collects texts of rows, so that each chunk is worth its effort. */
function chunked(first: string, flush: (text: string) => void) {
  let text = first;
  let count = 0;
  const send = () => {
    flush(text);
    text = '';
    count = 0;
  };
  return {
    add(line: string) {
      text += line;
      if (++count === CHUNK_ROWS) send();
    },
    send,
  };
}

type Emit = (chunk: Uint8Array) => void;

/** CSV in UTF-8 with BOM. */
export function csvWriter({ head, titles, isNumeric, tail }: Sheet, emit: Emit): SheetWriter {
  const lines = chunked(`\ufeff${csvLine(head)}${csvLine(titles)}`, (text) => emit(Buffer.from(text)));
  return {
    row: (cells) => lines.add(csvLine(cells, isNumeric)),
    end() {
      for (const cells of tail) lines.add(csvLine(cells, isNumeric));
      lines.send();
    },
  };
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = (kind: string, target: string) =>
  `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;

/** The parts of a workbook with one sheet, besides the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
};

/** The archive says the same time for every file, so that equal tables are equal files. */
const MADE = new Date(2000, 0, 1);
/** Higher levels take twice the time for a tenth of the size. */
const LEVEL = 4;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xmlText = (cell: string) => cell.replace(NOT_XML, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] as string);

/** Column 0 is A, 26 is AA. */
const letters = (at: number): string => (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** XLSX with one sheet. All cells are text, so that none is a formula. */
export function xlsxWriter({ head, titles, tail }: Sheet, emit: Emit): SheetWriter {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    emit(chunk);
  });
  const part = (name: string) => {
    const made = new ZipDeflate(name, { level: LEVEL });
    made.mtime = MADE;
    zip.add(made);
    return made;
  };
  for (const [name, text] of Object.entries(PARTS)) part(name).push(Buffer.from(text), true);
  const sheet = part('xl/worksheets/sheet1.xml');
  const lines = chunked(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`, (text) => sheet.push(Buffer.from(text)));
  const names: string[] = [];
  let count = 0;
  const row = (cells: readonly string[]) => {
    count += 1;
    let line = `<row r="${count}">`;
    for (let at = 0; at < cells.length; at += 1) {
      names[at] ??= letters(at);
      const cell = entryAt(cells, at);
      if (cell !== '')
        line += `<c r="${names[at]}${count}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
    }
    lines.add(`${line}</row>`);
  };
  row(head);
  row(titles);
  return {
    row,
    end() {
      for (const cells of tail) row(cells);
      lines.send();
      sheet.push(Buffer.from('</sheetData></worksheet>'), true);
      zip.end();
    },
  };
}

/** The writer of a format. */
export const sheetWriter = (format: 'csv' | 'xlsx', sheet: Sheet, emit: Emit): SheetWriter =>
  format === 'csv' ? csvWriter(sheet, emit) : xlsxWriter(sheet, emit);
