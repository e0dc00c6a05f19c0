import { checkedFileName, chooseFileName, cleanFileName } from '@/domain/fileName';
import { depth } from '../support/depth';
import fc from '../support/properties';

const LONG = 'x'.repeat(300);

/** `[name as sent, name to save under]`; undefined when the fallback must be taken. */
const NAMES: [string, string | undefined][] = [
  // good names
  ['withdraw.csv', 'withdraw.csv'],
  ['withdraw.xlsx', 'withdraw.xlsx'],
  ['withdraw.xls', 'withdraw.xls'],
  ['withdraw.zip', 'withdraw.zip'],
  ['withdraw.XLSX', 'withdraw.xlsx'],
  ['withdraw_20261120-20261121_ops.lee_063102.xlsx', 'withdraw_20261120-20261121_ops.lee_063102.xlsx'],
  ['提现订单 2026.csv', '提现订单 2026.csv'],
  ['รายการถอน.csv', 'รายการถอน.csv'],
  ['😀.csv', '😀.csv'],
  ['a b  c.csv', 'a b  c.csv'],
  ["it's & 50%.csv", "it's & 50%.csv"],
  ['e\u0301te\u0301.csv', '\u00e9t\u00e9.csv'],
  // paths
  ['../../etc/passwd', undefined],
  ['../../report.csv', 'report.csv'],
  ['/etc/report.csv', 'report.csv'],
  ['C:\\Windows\\report.csv', 'report.csv'],
  ['..\\..\\report.csv', 'report.csv'],
  ['\\\\server\\share\\report.csv', 'report.csv'],
  ['a/b\\c.csv', 'c.csv'],
  ['folder/', undefined],
  ['folder\\', undefined],
  ['/', undefined],
  ['C:report.csv', 'C_report.csv'],
  ['report.csv:stream', undefined],
  ['file:///etc/report.csv', 'report.csv'],
  ['https://evil.example/report.csv', 'report.csv'],
  // characters that no name may have
  ['re\u0000port.csv', 'report.csv'],
  ['re\tport.csv', 'report.csv'],
  ['report.csv\r\nSet-Cookie: a=b', undefined],
  ['re\u001bport.csv', 'report.csv'],
  ['re\u007fport.csv', 'report.csv'],
  ['re\u0085port.csv', 'report.csv'],
  ['a<b>c.csv', 'a_b_c.csv'],
  ['a"b.csv', 'a_b.csv'],
  ['a|b?c*.csv', 'a_b_c_.csv'],
  ['a\u2028b.csv', 'ab.csv'],
  ['a\u2029b.csv', 'ab.csv'],
  ['a\ud800b.csv', 'ab.csv'],
  // bidirectional and invisible characters that disguise an ending
  ['report\u202efdp.csv', 'reportfdp.csv'],
  ['report\u202excod.exe', undefined],
  ['\u202areport\u202c.csv', 'report.csv'],
  ['\u2066report\u2069.csv', 'report.csv'],
  ['re\u200bport.csv', 'report.csv'],
  ['re\u200eport\u200f.csv', 'report.csv'],
  ['re\u061cport.csv', 'report.csv'],
  ['re\u2060port.csv', 'report.csv'],
  ['\ufeffreport.csv', 'report.csv'],
  ['report.c\u200bsv', 'report.csv'],
  ['report.csv\u202e', 'report.csv'],
  // dots
  ['.csv', undefined],
  ['..csv', undefined],
  ['.hidden.csv', 'hidden.csv'],
  ['...report.csv', 'report.csv'],
  ['report.csv.', 'report.csv'],
  ['report.csv...', 'report.csv'],
  ['report.csv . .', 'report.csv'],
  ['a.b.c.csv', 'a.b.c.csv'],
  ['report..csv', 'report.csv'],
  ['.', undefined],
  ['..', undefined],
  ['', undefined],
  [' ', undefined],
  ['   report.csv   ', 'report.csv'],
  ['report .csv', 'report.csv'],
  // names of devices on Windows
  ['con.csv', undefined],
  ['CON.csv', undefined],
  ['con', undefined],
  ['prn.xlsx', undefined],
  ['aux.csv', undefined],
  ['nul.zip', undefined],
  ['com1.csv', undefined],
  ['LPT9.csv', undefined],
  ['con.report.csv', undefined],
  ['con .csv', undefined],
  ['.con.csv', undefined],
  ['com\u00b9.csv', undefined],
  ['console.csv', 'console.csv'],
  ['com10.csv', 'com10.csv'],
  ['icon.csv', 'icon.csv'],
  // endings that are not exports
  ['report', undefined],
  ['report.exe', undefined],
  ['report.csv.exe', undefined],
  ['report.html', undefined],
  ['report.svg', undefined],
  ['report.xml', 'report.xml'],
  ['report.json', 'report.json'],
  ['report.hta', undefined],
  ['report.js', undefined],
  ['report.js', undefined],
  ['report.xlsm', undefined],
  ['report.lnk', undefined],
  ['report.csv%00.exe', undefined],
  ['report.exe.csv', 'report.exe.csv'],
  ['csv', undefined],
  // length
  [`${LONG}.csv`, `${'x'.repeat(116)}.csv`],
  [`${LONG}.xlsx`, `${'x'.repeat(115)}.xlsx`],
  [`${LONG}`, undefined],
  [`${'x'.repeat(115)} y.csv`, `${'x'.repeat(115)}.csv`],
  [`${'x'.repeat(115)}😀.csv`, `${'x'.repeat(115)}.csv`],
];

/** `[headers, name]` with the fallback `withdraw-20261120-063102`. */
const FALLBACK = 'withdraw-20261120-063102';
const HEADERS: [string, Parameters<typeof chooseFileName>[0], string][] = [
  ['file-name alone', { fileName: 'a.csv' }, 'a.csv'],
  ['file-name before content-disposition', { fileName: 'a.csv', disposition: 'attachment; filename="b.csv"' }, 'a.csv'],
  ['percent-encoded UTF-8', { fileName: '%E6%8F%90%E7%8E%B0.csv' }, '提现.csv'],
  ['an encoded space', { fileName: 'a%20b.csv' }, 'a b.csv'],
  ['a plus, which is no space here', { fileName: 'a+b.csv' }, 'a+b.csv'],
  ['a broken escape, taken literally', { fileName: '100%.csv' }, '100%.csv'],
  ['half a UTF-8 sequence, taken literally', { fileName: 'a%E6%8F.csv' }, 'a%E6%8F.csv'],
  ['a double encoding, decoded once', { fileName: 'a%2520b.csv' }, 'a%20b.csv'],
  ['a doubly encoded path, decoded once', { fileName: '%252e%252e%252fa.csv' }, '%2e%2e%2fa.csv'],
  ['an encoded path', { fileName: '%2e%2e%2f%2e%2e%2fa.csv' }, 'a.csv'],
  ['an encoded backslash', { fileName: '..%5c..%5ca.csv' }, 'a.csv'],
  ['an encoded zero byte', { fileName: 'a.exe%00.csv' }, 'a.exe.csv'],
  ['an encoded line break', { fileName: 'a%0d%0a.csv' }, 'a.csv'],
  ['an encoded bidi character', { fileName: 'a%E2%80%AEvsc.exe', contentType: 'text/csv' }, `${FALLBACK}.csv`],
  ['an unusable file-name, then the disposition', { fileName: 'a.exe', disposition: 'attachment; filename=b.csv' }, 'b.csv'],
  ['filename* alone', { disposition: "attachment; filename*=UTF-8''a%20b.csv" }, 'a b.csv'],
  ['filename* with a language', { disposition: "attachment; filename*=UTF-8'en'a.csv" }, 'a.csv'],
  ['filename* in lower case', { disposition: "attachment; filename*=utf-8''a.csv" }, 'a.csv'],
  ['filename* with spaces around it', { disposition: "attachment; filename* = UTF-8''a.csv ; size=1" }, 'a.csv'],
  ['filename* before filename', { disposition: 'attachment; filename="b.csv"; filename*=UTF-8\'\'a.csv' }, 'a.csv'],
  [
    'filename* before a filename that follows',
    { disposition: 'attachment; filename*=UTF-8\'\'a.csv; filename="b.csv"' },
    'a.csv',
  ],
  ['filename* with Chinese', { disposition: "attachment; filename*=UTF-8''%E6%8F%90%E7%8E%B0.xlsx" }, '提现.xlsx'],
  ['a broken filename*, taken literally', { disposition: "attachment; filename*=UTF-8''a%ZZ.csv" }, 'a%ZZ.csv'],
  ['a quoted filename', { disposition: 'attachment; filename="a b.csv"' }, 'a b.csv'],
  ['a bare filename', { disposition: 'attachment; filename=a.csv' }, 'a.csv'],
  ['a bare filename and a parameter', { disposition: 'attachment; filename=a.csv; size=3' }, 'a.csv'],
  ['a semicolon in quotes', { disposition: 'attachment; filename="a;b.csv"' }, 'a;b.csv'],
  ['an escaped quote', { disposition: 'attachment; filename="a\\"b.csv"' }, 'a_b.csv'],
  ['an escaped letter of a path', { disposition: 'attachment; filename="C:\\\\a.csv"' }, 'a.csv'],
  ['a path in quotes', { disposition: 'attachment; filename="../../a.csv"' }, 'a.csv'],
  ['inline', { disposition: 'inline; filename="a.csv"' }, 'a.csv'],
  ['a disposition without a name', { disposition: 'attachment', contentType: 'text/csv' }, `${FALLBACK}.csv`],
  ['an empty name', { disposition: 'attachment; filename=""', contentType: 'text/csv; charset=utf-8' }, `${FALLBACK}.csv`],
  ['no header', {}, `${FALLBACK}.xlsx`],
  ['empty headers', { fileName: '', disposition: '' }, `${FALLBACK}.xlsx`],
  ['an unknown type', { contentType: 'application/octet-stream' }, `${FALLBACK}.xlsx`],
  ['a PDF that calls itself a page', { fileName: 'a.html', contentType: 'application/pdf' }, `${FALLBACK}.pdf`],
  ['a PDF that calls itself a table', { fileName: 'a.csv', contentType: 'application/pdf' }, 'a.pdf'],
  ['a picture without an ending', { disposition: 'attachment; filename=a', contentType: 'image/jpeg' }, 'a.jpg'],
  ['a picture behind a bidi character', { fileName: 'a%E2%80%AEgpj.exe', contentType: 'image/png' }, `${FALLBACK}.png`],
  ['a web page', { fileName: 'a.html', contentType: 'text/html; charset=utf-8' }, `${FALLBACK}.txt`],
  ['a drawing with scripts', { fileName: 'a.svg', contentType: 'image/svg+xml' }, `${FALLBACK}.txt`],
  ['a device name', { fileName: 'nul.csv', contentType: 'text/csv' }, `${FALLBACK}.csv`],
];

/** `[name as chosen, name of a checked PDF, of a JPEG]`. */
const EVIDENCE: [string, string | undefined, string | undefined][] = [
  ['slip.pdf', 'slip.pdf', 'slip.jpg'],
  ['slip.PDF', 'slip.pdf', 'slip.jpg'],
  ['slip.jpeg', 'slip.pdf', 'slip.jpeg'],
  ['slip.png', 'slip.pdf', 'slip.jpg'],
  ['slip', 'slip.pdf', 'slip.jpg'],
  ['slip.bin', 'slip.bin.pdf', 'slip.bin.jpg'],
  ['No. 12.5 收据', 'No. 12.5 收据.pdf', 'No. 12.5 收据.jpg'],
  ['../../slip.pdf', 'slip.pdf', 'slip.jpg'],
  ['C:\\slip.pdf', 'slip.pdf', 'slip.jpg'],
  ['slip\u202efdp.pdf', 'slipfdp.pdf', 'slipfdp.jpg'],
  ['slip.exe.pdf', 'slip.exe.pdf', 'slip.exe.jpg'],
  [`${LONG}.pdf`, `${'x'.repeat(116)}.pdf`, `${'x'.repeat(116)}.jpg`],
  ...['html', 'HTM', 'xhtml', 'mhtml', 'svg', 'svgz', 'js', 'mjs', 'jse', 'vbs', 'wsf', 'hta', 'exe', 'com', 'scr', 'pif'].map(
    runs,
  ),
  ...['msi', 'bat', 'cmd', 'ps1', 'lnk', 'url', 'webloc', 'desktop', 'jar', 'sh', 'command', 'chm', 'reg', 'xlsm', 'dll'].map(
    runs,
  ),
  ['slip.pdf.html', undefined, undefined],
  ['slip.html.', undefined, undefined],
  ['slip.html \u200b', undefined, undefined],
  ['slip.h\u200btml', undefined, undefined],
  ['slip\u202elmth.exe', undefined, undefined],
  ['con.pdf', undefined, undefined],
  ['..', undefined, undefined],
];
function runs(ending: string): [string, undefined, undefined] {
  return [`slip.${ending}`, undefined, undefined];
}

test.each(EVIDENCE)('evidence %j becomes %j, or %j of a picture', (chosen, pdf, jpeg) => {
  expect(checkedFileName(chosen, 'application/pdf')).toBe(pdf);
  expect(checkedFileName(chosen, 'image/jpeg')).toBe(jpeg);
});

describe('the name of a saved file', () => {
  test('is tried with at least 80 names', () => {
    expect(NAMES.length + HEADERS.length).toBeGreaterThanOrEqual(80);
  });

  test.each(NAMES)('%j becomes %j', (sent, saved) => {
    expect(cleanFileName(sent)).toBe(saved);
  });

  test.each(HEADERS)('%s', (_, headers, saved) => {
    expect(chooseFileName(headers, FALLBACK)).toBe(saved);
  });

  test('is safe whatever text is sent', () => {
    const pieces = fc.constantFrom(
      '.',
      '..',
      '/',
      '\\',
      'con',
      'a',
      ' ',
      '.csv',
      '.xlsx',
      '\u202e',
      '\u0000',
      '😀',
      '%2f',
      '\u0301',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 80 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom('', '.csv', '.xlsx', '.zip'), (text, ending) => {
        const name = cleanFileName(text + ending);
        if (name === undefined) return;
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name).toMatch(/^[^\s.].*\.(csv|xlsx|xls|zip)$/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those must be gone
        expect(name).not.toMatch(/[/\\<>:"|?*\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/);
        expect(name).not.toMatch(/[. ]\.[a-z]+$/);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i);
        expect(() => encodeURIComponent(name)).not.toThrow();
        expect(cleanFileName(name)).toBe(name);
      }),
      { numRuns: depth.runs(10_000) },
    );
  });
});
