import { strToU8, type Zippable, zipSync } from 'fflate';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a screen may allow; the limits of the batch payouts. */
export const LIMITS = { maxRows: 10_000, maxBytes: 5_000_000 } as const;

/** Bytes of a text in UTF-8. */
export const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

/** Bytes of a text in UTF-16 with its byte order mark. */
export function utf16(text: string, isBigEndian = false): Bytes {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !isBigEndian);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), !isBigEndian);
  return bytes;
}

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Parts of a workbook; given parts replace the defaults, undefined leaves a part out. */
interface Parts {
  /** Inside of the worksheet. */
  sheet?: string;
  strings?: string;
  styles?: string;
  /** Inside of the workbook. */
  book?: string;
  /** Further parts, or others in the place of these, by their names. */
  more?: Zippable;
}

const SHEETS = '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>';

/** A workbook made by hand, part by part: what no library would write. */
export function workbook({ sheet = '', strings = '', styles = '', book = SHEETS, more = {} }: Parts = {}): Bytes {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${REL}/${kind}" Target="${target}"/>`;
  const relations = (inside: string) => strToU8(`${HEAD}<Relationships>${inside}</Relationships>`);
  const parts: Zippable = {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(`${HEAD}<workbook ${NS} xmlns:r="${REL}">${book}</workbook>`),
    'xl/_rels/workbook.xml.rels': relations(
      `${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'worksheet', '/xl/worksheets/sheet2.xml')}` +
        `${relation('rId8', 'styles', 'styles.xml')}${relation('rId9', 'sharedStrings', 'sharedStrings.xml')}`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`${HEAD}<worksheet ${NS}>${sheet}</worksheet>`),
    'xl/worksheets/sheet2.xml': strToU8(`${HEAD}<worksheet ${NS}>${rowsOf([['Second'], ['sheet']])}</worksheet>`),
    'xl/styles.xml': strToU8(`${HEAD}<styleSheet ${NS}>${styles}</styleSheet>`),
    'xl/sharedStrings.xml': strToU8(`${HEAD}<sst ${NS}>${strings}</sst>`),
    ...more,
  };
  return new Uint8Array(zipSync(parts));
}

/** Text for the inside of an element. */
export const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Cells of one row: texts are wrapped in a cell, values that start with `<c` are used unchanged. */
export function rowsOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (text.startsWith('<c') ? text : `<c t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`);
  return `<sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells.map(cell).join('')}</row>`).join('')}</sheetData>`;
}

/** The header of an OLE file, with the name of a stream further on in it. */
export function ole(stream: string): Bytes {
  const bytes = new Uint8Array(2_048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(utf16(stream).subarray(2), 1_152);
  return bytes;
}
