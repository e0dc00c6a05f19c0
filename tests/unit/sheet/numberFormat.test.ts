import { isInexact } from '@/domain/sheetCell';
import { numberAsShown, textAsShown } from '@/sheet/numberFormat';

describe('a number whose format shows it as written', () => {
  test.each([
    ['12345678901', '0000000000000', '0012345678901'],
    ['123', '00000000', '00000123'],
    ['1250.5', '#,##0.00', '1250.50'],
    ['1234567.5', '#,##0.0##', '1234567.5'],
    ['-1250.5', '#,##0.00;(#,##0.00)', '-1250.50'],
    ['-1250.5', '#,##0.00_);[Red]\\(#,##0.00\\)', '-1250.50'],
    ['1250', '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', '1250.00'],
    ['0', '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', '0'],
    ['0', '#,##0.00;-#,##0.00;', '0'],
    ['1250', '[$฿-41E]#,##0.00', '1250.00'],
    ['0.5', '#.00', '0.50'],
    ['7', '0.#', '7'],
    ['1250.5', 'General', '1250.5'],
    ['12345678901', '@', '12345678901'],
    ['0', '0.00', '0.00'],
    ['-5', '0', '-5'],
    ['123456789', '000-0-00000-0', '012-3-45678-9'],
    ['812345678', '\\(000\\) 000-0000', '(081) 234-5678'],
    ['123', '"TH"00000', 'TH00123'],
    ['1234', '# ##0', '1234'],
    ['5', '0" million"', '5 million'],
  ])('%s in %s is %s', (stored, code, text) => {
    expect(numberAsShown(stored, code)).toBe(text);
    expect(isInexact(text)).toBe(false);
  });
});

describe('a number that its format shows as another one has both', () => {
  test.each([
    ['0.5', '0%', '50% ≠ 0.5'],
    ['0.125', '0.00%', '12.50% ≠ 0.125'],
    ['1000000', '#,##0,', '1,000 ≠ 1000000'],
    ['1500000', '0.0,,', '1.5 ≠ 1500000'],
    ['1500000', '0.0,,"M"', '1.5M ≠ 1500000'],
    ['1250.555', '0.00', '1250.56 ≠ 1250.555'],
    ['1250.5', '0', '1251 ≠ 1250.5'],
    ['-1250', '0.00;0.00', '1250.00 ≠ -1250'],
    ['-1250', '0.00;[Red]0.00', '1250.00 ≠ -1250'],
    ['5', ';;;', '≠ 5'],
    ['5', '""', '≠ 5'],
    ['1234', '0\\.00', '12.34 ≠ 1234'],
    ['812345678', '"66"0', '66812345678 ≠ 812345678'],
    ['1250', '0.00E+00', '0.00E+00 ≠ 1250'],
    ['1.5', '# ?/?', '# ?/? ≠ 1.5'],
    ['1.5', '[h]:mm', '[h]:mm ≠ 1.5'],
    ['5', '[<100]0;0,"k"', '[<100]0;0,"k" ≠ 5'],
  ])('%s in %s is %s', (stored, code, text) => {
    expect(numberAsShown(stored, code)).toBe(text);
    expect(isInexact(text)).toBe(true);
  });
});

test.each([
  ['abc', '@', 'abc'],
  ['abc', 'General', 'abc'],
  ['abc', '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)', 'abc'],
  ['abc', '"TH"@', 'THabc ≠ abc'],
  ['abc', ';;;', '≠ abc'],
])('the text %s in the format %s is %s', (text, code, shown) => {
  expect(textAsShown(text, code)).toBe(shown);
});

describe('a cell that is not the value itself', () => {
  test.each([
    '#N/A',
    '#REF!',
    '#VALUE!',
    '#DIV/0!',
    '#NAME?',
    '#NULL!',
    '#NUM!',
    '#SPILL!',
    '#CALC!',
    '#GETTING_DATA',
    '#NV',
    '#WERT!',
    '#BEZUG!',
    '#n/a',
    ' #N/A ',
    '＃N/A',
    '######',
    'Err:502',
    '2.02611E+11',
    '2,02611E+11',
    '2E+11',
    '6.2e5',
    '-1.5E-07',
    "'00123",
    '’00123',
    "'#N/A",
    '50% ≠ 0.5',
  ])('%s', (text) => {
    expect(isInexact(text)).toBe(true);
    expect(isInexact(text, true)).toBe(true);
  });
  test.each(['', '#1', '#12 Main Road', '0012', '2E11', '6222E5', 'Err', 'N/A', 'A-1', '1250.00', '+66812345678', '=', 'E+1'])(
    'but not %j',
    (text) => expect(isInexact(text)).toBe(false),
  );
  test('an apostrophe begins a name, but no number', () => {
    expect(isInexact("'t Hooft", true)).toBe(false);
    expect(isInexact("'t Hooft")).toBe(true);
  });
});
