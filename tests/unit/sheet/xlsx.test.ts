import { strToU8, type Zippable, zipSync } from 'fflate';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/node';
import { isDateFormat, isoOf } from '@/sheet/dates';
import { SheetFault } from '@/sheet/fault';
import { readSheet } from '@/sheet/readSheet';
import { numberText } from '@/sheet/xlsx';
import { depth, exhaustiveTest } from '../../support/depth';
import fc from '../../support/properties';
import { LIMITS, ole, rowsOf, utf8, workbook } from '../../support/sheetFiles';

const read = (bytes: Uint8Array) => readSheet(bytes, 'lines.xlsx', LIMITS);
const written = async (data: SheetData) => new Uint8Array(await writeXlsxFile(data).toBuffer());
/** What a file is refused with. */
function faultOf(bytes: Uint8Array, fileName = 'lines.xlsx', limits: Parameters<typeof readSheet>[2] = LIMITS) {
  try {
    readSheet(bytes, fileName, limits);
  } catch (error) {
    if (error instanceof SheetFault) return error.detail;
    throw error;
  }
  throw new Error('The file was taken');
}
const numbered = (value: string, style = '') => `<c r="B2"${style}><v>${value}</v></c>`;
/** A sheet of two columns with this cell in line 2. */
const withCell = (cell: string) => ({
  sheet: rowsOf([
    ['No', 'Value'],
    ['1', cell],
  ]),
});

describe('a workbook', () => {
  test('from a library is read as texts', async () => {
    const bytes = await written([
      [{ value: 'No' }, { value: '金额' }, { value: 'Paid' }, { value: 'On' }],
      [
        { value: ' a & <b> ' },
        { value: 1250.5 },
        { value: true },
        { value: new Date('2026-11-20T00:00:00Z'), format: 'yyyy-mm-dd' },
      ],
      [],
      [
        { value: '00123456789012345678' },
        { value: -4.35 },
        { value: false },
        { value: new Date('2026-11-20T06:31:02Z'), format: 'yyyy-mm-dd hh:mm' },
      ],
    ] as Cell[][]);
    // The format hides the seconds, so the cell has both: only a column of dates takes it.
    const MOMENT = (Date.UTC(2026, 10, 20, 6, 31, 2) - Date.UTC(1899, 11, 30)) / 86_400_000;
    expect(read(bytes)).toEqual({
      titles: ['No', '金额', 'Paid', 'On'],
      rows: [
        ['a & <b>', '1250.5', 'TRUE', '2026-11-20'],
        ['00123456789012345678', '-4.35', 'FALSE', `2026-11-20T06:31:02 ≠ ${MOMENT}`],
      ],
      lineNos: [2, 4],
    });
  });

  test('gives back any texts that are written to it', async () => {
    // The library cannot write texts that are names of what every object has, and leaves U+FFFD out.
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((one) => !(one in {}) && !one.includes('\uFFFD'));
    const matrix = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(matrix, async (texts) => {
        const titles = ['One', 'Two', 'Three'];
        const rows = texts.map((row, at) => [`#${at}`, ...row.slice(1)]);
        const bytes = await written([titles, ...rows].map((row) => row.map((value) => ({ value, type: String }))) as SheetData);
        expect(read(bytes)).toEqual({
          titles,
          rows: rows.map((row) => row.map((cell) => cell.trim())),
          lineNos: rows.map((_, at) => at + 2),
        });
      }),
      { numRuns: depth.runs(60) },
    );
  });

  test('places lines and columns by their references, not by their order', () => {
    const sheet = `<sheetData><row r="3"><c r="A3" t="inlineStr"><is><t>A</t></is></c><c r="C3" t="str"><v>C</v></c></row>
      <row r="4" spans="1:3"/><row r="900"><c r="C900"><v>7</v></c></row><row><c><v>1</v></c><c/><c><v>8</v></c></row></sheetData>`;
    expect(read(workbook({ sheet }))).toEqual({
      titles: ['A', '', 'C'],
      rows: [
        ['', '', '7'],
        ['1', '', '8'],
      ],
      lineNos: [900, 901],
    });
  });

  test('joins rich text runs, without phonetic text, and decodes entities', () => {
    const strings =
      '<si><r><rPr><b/></rPr><t>山</t></r><r><t xml:space="preserve"> 田</t></r><rPh sb="0" eb="1"><t>ヤマ</t></rPh></si>' +
      '<si><t>&lt;&#x20BB7;&#128512;&amp;<![CDATA[<&amp;>]]></t></si><si><t>a_x000A_b_x005F_x0041_</t></si>';
    const at = (place: number) => `<c t="s"><v>${place}</v></c>`;
    const inline = '<c t="inlineStr"><is><r><t>x</t></r><r><t>y</t></r><rPh sb="0" eb="1"><t>z</t></rPh></is></c>';
    const sheet = rowsOf([
      ['A', 'B', 'C', 'D'],
      [at(0), at(1), at(2), inline],
    ]);
    expect(read(workbook({ sheet, strings })).rows).toEqual([['山 田', '<𠮷😀&<&amp;>', 'a\nb_x0041_', 'xy']]);
  });

  test('may have prefixes in its XML names', () => {
    const sheet = strToU8(
      '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row x:r="1"><x:c t="str"><x:v>No</x:v></x:c></x:row>' +
        '<x:row r="2"><x:c t="n"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    );
    expect(read(workbook({ more: { 'xl/worksheets/sheet1.xml': sheet } }))).toEqual({
      titles: ['No'],
      rows: [['5']],
      lineNos: [2],
    });
  });

  test.each([
    ['hidden', 'state="hidden"'],
    ['hidden for good', 'state="veryHidden"'],
  ])('is read from the first sheet that is not %s', (_, state) => {
    const book = `<sheets><sheet name="a" sheetId="1" ${state} r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId2"/></sheets>`;
    expect(read(workbook({ ...withCell('x'), book })).titles).toEqual(['Second']);
  });

  test('reports its progress', () => {
    const shares: number[] = [];
    const rows = [['No'], ...Array.from({ length: 20 }, (_, at) => [`${at}`])];
    const bytes = workbook({ sheet: `<dimension ref="A1:A21"/>${rowsOf(rows)}` });
    readSheet(bytes, 'a.xlsx', LIMITS, (share) => shares.push(share));
    expect(shares).toHaveLength(22);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test.each([
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a date in words', '<c t="d"><v>2026-11-20T06:31:02</v></c>', '2026-11-20T06:31:02'],
    ['no', '<c t="b"><v>0</v></c>', 'FALSE'],
    ['no value', '<c s="1"/>', ''],
    ['a number with zeros at its end', numbered('1250.00'), '1250.00'],
    ['a number of 15 figures', numbered('-123456789012345'), '-123456789012345'],
    ['a text that could be a formula', '=1+1', '=1+1'],
  ])('may have %s in a cell', (_, cell, text) => {
    expect(read(workbook(withCell(cell))).rows).toEqual([['1', text]]);
  });

  const STYLES =
    '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/><numFmt numFmtId="165" formatCode="[h]:mm"/><numFmt numFmtId="166" formatCode="yyyy-mm-dd"/>' +
    '<numFmt numFmtId="167" formatCode="0000000000000"/><numFmt numFmtId="168" formatCode="#,##0,"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/>' +
    '<xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="9"/><xf numFmtId="168"/></cellXfs>';
  test.each([
    [0, '46346', '46346'],
    [1, '46346', '2026-11-20 ≠ 46346'],
    [2, '46346', '2026-11-20 ≠ 46346'],
    [3, '1.5', '[h]:mm ≠ 1.5'],
    [4, '46346.271550925929', '2026-11-20T06:31:02 ≠ 46346.271550925929'],
    [4, '46346', '2026-11-20T00:00:00 ≠ 46346'],
    [4, '0.5', '12:00:00 ≠ 0.5'],
    [1, '60', '≠ 60'],
    [1, '-1', '≠ -1'],
    [1, '9999999', '≠ 9999999'],
    [5, '46346', '2026-11-20'],
    [6, '12345678901', '0012345678901'],
    [7, '0.5', '50% ≠ 0.5'],
    [8, '1000000', '1,000 ≠ 1000000'],
  ])('shows a number in style %i as number, date or time: %s is %s', (style, stored, text) => {
    expect(read(workbook({ ...withCell(numbered(stored, ` s="${style}"`)), styles: STYLES })).rows[0]?.[1]).toBe(text);
  });

  test('may use the 1904 date system', () => {
    const book = '<workbookPr date1904="1"/><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets>';
    expect(read(workbook({ ...withCell(numbered('44884', ' s="1"')), styles: STYLES, book })).rows[0]?.[1]).toBe(
      '2026-11-20 ≠ 44884',
    );
  });
});

describe('a number', () => {
  test.each([
    ['4.3499999999999996', '4.35'],
    ['1.1000000000000001', '1.1'],
    ['1234567.8899999999', '1234567.89'],
    ['0.30000000000000004', undefined],
    ['1234567890123456', undefined],
    ['1.2345678901234568E+18', undefined],
    ['6E5', undefined],
    ['0x10', undefined],
    ['12345678901234.567', undefined],
    ['0.000000000000001', '0.000000000000001'],
  ])('%s is read as %s', (stored, text) => {
    expect(numberText(stored)).toBe(text);
  });

  test.each([
    ['yyyy-mm-dd', true],
    ['[$-409]h:mm AM/PM', true],
    ['General', false],
    ['0.00E+00', false],
    ['[Red]#,##0.00', false],
    ['"days" 0', false],
    ['\\d0', false],
    ['[mm]:ss', false],
  ])('in the format %s is a date: %s', (code, isDate) => {
    expect(isDateFormat(code)).toBe(isDate);
  });

  test.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [2_958_465, '9999-12-31'],
    [2_958_466, undefined],
    [Number.NaN, undefined],
    [46_346.999_999_9, '2026-11-21'],
  ])('%d is the date %s', (days, iso) => {
    expect(isoOf(days, false)).toBe(iso);
  });
});

describe('a workbook is refused', () => {
  const raw = (more: Zippable) => workbook({ ...withCell('x'), more });
  const part = (text: string): Zippable => ({ 'xl/worksheets/sheet1.xml': strToU8(text) });
  const sheetOf = (inside: string) => `<worksheet>${inside}</worksheet>`;

  test.each([
    ['nothing in its sheet', workbook(), { code: 'empty' }],
    ['titles alone', workbook({ sheet: rowsOf([['No', 'Name']]) }), { code: 'empty' }],
    [
      'a number too long for one',
      workbook(withCell(numbered('6222021234567890123'))),
      { code: 'numberCell', line: 2, column: 'B' },
    ],
    ['a scientific number', workbook(withCell(numbered('6.2220212345678902E+18'))), { code: 'numberCell', line: 2, column: 'B' }],
    ['a value that is no number', workbook(withCell(numbered('NaN'))), { code: 'numberCell', line: 2, column: 'B' }],
    ['a formula', workbook(withCell('<c r="B2"><f>1+1</f><v>2</v></c>')), { code: 'formula', lines: [2] }],
    ['a shared formula', workbook(withCell('<c r="B2"><f t="shared" si="0"/><v>2</v></c>')), { code: 'formula', lines: [2] }],
    [
      'merged cells',
      workbook({
        sheet: `${rowsOf([
          ['No', 'Name'],
          ['1', '2'],
        ])}<mergeCells><mergeCell ref="B7:C8"/></mergeCells>`,
      }),
      { code: 'merged', line: 7, column: 'B' },
    ],
    ['a cell too long', workbook(withCell('x'.repeat(2_001))), { code: 'cellTooLong', line: 2, column: 'B', limit: 2_000 }],
    [
      '41 columns',
      workbook({ sheet: rowsOf([Array.from({ length: 41 }, (_, at) => `T${at}`)]) }),
      { code: 'tooManyColumns', line: 1, limit: 40 },
    ],
    [
      '10,001 lines',
      workbook({ sheet: rowsOf([['No'], ...Array.from({ length: 10_001 }, (_, at) => [`#${at}`])]) }),
      { code: 'tooManyRows', line: 10_002, limit: 10_000 },
    ],
    [
      'one title twice',
      workbook({
        sheet: rowsOf([
          ['No', 'NO'],
          ['1', '2'],
        ]),
      }),
      { code: 'twoTitles', line: 1, titles: ['NO'] },
    ],
    ['a text that is not there', workbook(withCell('<c t="s"><v>7</v></c>')), { code: 'unreadable', line: 2 }],
    ['lines that go backwards', raw(part(sheetOf('<row r="2"/><row r="1"/>'))), { code: 'unreadable', line: 2 }],
    ['a line that is none', raw(part(sheetOf('<row r="-1"/>'))), { code: 'unreadable', line: 0 }],
    ['cells that go backwards', raw(part(sheetOf('<row><c r="B1"/><c r="A1"/></row>'))), { code: 'unreadable', line: 1 }],
    ['a cell that is nowhere', raw(part(sheetOf('<row><c r="1"/></row>'))), { code: 'unreadable', line: 1 }],
  ])('with %s', (_, bytes, fault) => {
    expect(faultOf(bytes)).toEqual(fault);
  });

  test('with many formulas, naming the first 20 lines', () => {
    const sheet = rowsOf([['No'], ...Array.from({ length: 100 }, () => ['<c><f>1</f><v>1</v></c>'])]);
    expect(faultOf(workbook({ sheet }))).toEqual({ code: 'formula', lines: Array.from({ length: 20 }, (_, at) => at + 2) });
  });

  test.each([
    ['a declared document type', part(`<!DOCTYPE x [<!ENTITY e "boom">]>${sheetOf('<row><c t="str"><v>&e;</v></c></row>')}`)],
    ['an entity from elsewhere', part(`<!DOCTYPE x SYSTEM "file:///etc/passwd">${sheetOf('')}`)],
    ['an entity that nobody declared', part(sheetOf('<row><c t="str"><v>&nbsp;</v></c></row>'))],
    ['an entity that every object has', part(sheetOf('<row><c t="str"><v>&constructor;</v></c></row>'))],
    ['a lone ampersand', part(sheetOf('<row><c t="str"><v>a & b</v></c></row>'))],
    ['a number beyond all characters', part(sheetOf('<row><c t="str"><v>&#x110000;</v></c></row>'))],
    ['an element that is not closed', part('<worksheet><sheetData><row>')],
    ['elements that cross', part('<worksheet><row><c></row></c></worksheet>')],
    ['an attribute twice', part(sheetOf('<row r="1" r="2"/>'))],
    ['an attribute without quotes', part(sheetOf('<row r=1/>'))],
    ['text behind its end', part(`${sheetOf('')}tail`)],
    ['no XML at all', part('hello')],
    ['another encoding', part(`<?xml version="1.0" encoding="GBK"?>${sheetOf('')}`)],
    ['bytes that are no UTF-8', { 'xl/worksheets/sheet1.xml': new Uint8Array([0x3c, 0x61, 0xd0, 0xd5, 0x2f, 0x3e]) }],
    ['a broken list of texts', { 'xl/sharedStrings.xml': strToU8('<sst><si>') }],
  ])('with %s', (_, more: Zippable) => {
    expect(faultOf(raw(more))).toEqual({ code: 'unreadable' });
  });

  test('without a visible sheet', () => {
    const hidden = '<sheets><sheet name="a" sheetId="1" state="hidden" r:id="rId1"/></sheets>';
    expect(faultOf(workbook({ ...withCell('x'), book: hidden }))).toEqual({ code: 'unreadable' });
    expect(faultOf(workbook({ ...withCell('x'), book: '<sheets><sheet name="a" r:id="rId77"/></sheets>' }))).toEqual({
      code: 'unreadable',
    });
  });

  const zip = (parts: Zippable) => new Uint8Array(zipSync(parts));
  const other = (root: string) =>
    zip({
      '_rels/.rels': strToU8(
        '<Relationships><Relationship Id="1" Type="http://x/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(`<${root}/>`),
    });
  test.each([
    ['text under the name of a workbook', utf8('No\n1'), 'a.xlsx', { code: 'wrongType', found: 'csv' }],
    ['a workbook under the name of text', workbook(withCell('x')), 'a.csv', { code: 'wrongType', found: 'xlsx' }],
    ['another name', utf8('No\n1'), 'a.txt', { code: 'wrongType', found: 'other' }],
    ['no name at all', utf8('No\n1'), 'csv', { code: 'wrongType', found: 'other' }],
    ['a workbook with macros', workbook(withCell('x')), 'a.xlsm', { code: 'wrongType', found: 'other' }],
    ['an old Excel file', ole('Workbook'), 'a.xls', { code: 'wrongType', found: 'xls' }],
    ['an old Excel file under a new name', ole('Workbook'), 'a.xlsx', { code: 'wrongType', found: 'xls' }],
    ['a workbook with a password', ole('EncryptedPackage'), 'a.xlsx', { code: 'encrypted' }],
    ['a page of the web', utf8('\uFEFF\n<html><table>'), 'a.csv', { code: 'wrongType', found: 'other' }],
    ['a PDF', utf8('%PDF-1.7'), 'a.csv', { code: 'wrongType', found: 'other' }],
    ['a text document', other('document'), 'a.xlsx', { code: 'wrongType', found: 'other' }],
    ['any archive', zip({ 'a.txt': strToU8('a') }), 'a.xlsx', { code: 'wrongType', found: 'other' }],
    ['an empty archive', zip({}), 'a.xlsx', { code: 'wrongType', found: 'other' }],
    ['half an archive', workbook(withCell('x')).subarray(0, 900), 'a.xlsx', { code: 'unreadable' }],
    ['the head of an archive', utf8('PK\x03\x04'), 'a.xlsx', { code: 'unreadable' }],
    ['nothing', new Uint8Array(), 'a.xlsx', { code: 'empty' }],
    ['too many bytes', new Uint8Array(5_000_001), 'a.xlsx', { code: 'tooLarge', limit: 5_000_000 }],
  ])('when it is %s', (_, bytes, fileName, fault) => {
    expect(faultOf(bytes, fileName)).toEqual(fault);
  });

  test('as a SheetFault when a corrupt byte breaks it', () => {
    const good = workbook({
      sheet: rowsOf([['No', 'Name'], ...Array.from({ length: 200 }, (_, at) => [`#${at}`, `name of ${at}`])]),
    });
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const bytes = good.slice();
        bytes[at] = (bytes[at] ?? 0) ^ by;
        try {
          read(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(SheetFault);
        }
      }),
      { numRuns: depth.runs(400) },
    );
  });
});

describe('an archive bomb is refused', () => {
  const zeros = (size: number) => new Uint8Array(size);
  const noise = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 7_919 + (at >> 3) * 104_729) & 255);
  const base = withCell('x');
  exhaustiveTest.each([
    ['one part of 70 MB', { 'xl/media/a.bin': [zeros(70_000_000), { level: 9 }] }],
    ['parts of 61 MB together', Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`p${at}.bin`, zeros(1_000_000)]))],
  ] as [string, Zippable][])('with %s', (_, more) => {
    expect(faultOf(workbook({ ...base, more }))).toEqual({ code: 'bomb' });
  });

  test.each([
    ['parts that are packed 1,000 times', { 'xl/media/a.bin': zeros(1_100_000) }],
    ['201 parts', Object.fromEntries(Array.from({ length: 195 }, (_, at) => [`p${at}.bin`, zeros(1)]))],
    ['a part outside of it', { '../../evil.xml': zeros(1) }],
    ['a part at the root of the disk', { '/etc/passwd': zeros(1) }],
    ['a part of another system', { 'xl\\evil.xml': zeros(1) }],
    ['parts nested deep', { 'a/b/c/d/e/f/g.xml': zeros(1) }],
  ] as [string, Zippable][])('with %s', (_, more) => {
    expect(faultOf(workbook({ ...base, more }))).toEqual({ code: 'bomb' });
  });

  test.each([
    ['parts that are large and plain', { 'xl/media/a.bin': noise(2_000_000) }],
    ['small parts that are packed densely', { 'xl/media/a.bin': zeros(1_000_000) }],
    ['192 parts', Object.fromEntries(Array.from({ length: 185 }, (_, at) => [`p${at}.bin`, zeros(1)]))],
  ] as [string, Zippable][])('but an archive with %s is not', (_, more) => {
    expect(read(workbook({ ...base, more })).rows).toHaveLength(1);
  });

  /** Puts other sizes into the list of parts, which is at the end of an archive. */
  function declare(bytes: Uint8Array, name: string, size: number): Uint8Array {
    const view = new DataView(bytes.buffer);
    const isEntry = (at: number) =>
      view.getUint32(at, true) === 0x02014b50 &&
      new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name.length)) === name;
    for (let at = 0; at < bytes.length - 46; at += 1) if (isEntry(at)) view.setUint32(at + 24, size, true);
    return bytes;
  }
  const SHEET = 'xl/worksheets/sheet1.xml';

  test('whatever sizes it declares', () => {
    const large = { [SHEET]: strToU8(`<worksheet>${' '.repeat(50_000_000)}</worksheet>`) };
    const honest = workbook({ more: large });
    expect(faultOf(honest)).toEqual({ code: 'bomb' });
    const before = process.memoryUsage().arrayBuffers;
    expect(faultOf(declare(honest, SHEET, 1_000))).toEqual({ code: 'unreadable' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
    expect(faultOf(declare(workbook(base), SHEET, 0xffff_fff0))).toEqual({ code: 'bomb' });
  });

  test('with two parts of one name', () => {
    const twin = 'xl/worksheets/sheetX.xml';
    const bytes = workbook({ ...base, more: { [twin]: strToU8(`<worksheet>${rowsOf([['No'], ['other']])}</worksheet>`) } });
    const text = Buffer.from(bytes);
    for (let at = text.indexOf(twin); at >= 0; at = text.indexOf(twin, at + 1)) text.write(SHEET, at);
    expect(faultOf(new Uint8Array(text))).toEqual({ code: 'unreadable' });
  });

  test('with encrypted parts', () => {
    const bytes = workbook(base);
    bytes[6] = 1;
    expect(faultOf(bytes)).toEqual({ code: 'encrypted' });
  });
});
