import { hasDirection, isolated, withMarks, withoutMarks } from '@/domain/direction';
import { joinedText } from '@/domain/written';
import { createFormatter } from '@/locales/formatter';

const FSI = '\u2068';
const PDI = '\u2069';
const CONTROLS = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];

test.each(CONTROLS)('the control %d is found, and shown as its mark', (code) => {
  const sign = String.fromCharCode(code);
  const mark = `\u27e8U+${code.toString(16).toUpperCase().padStart(4, '0')}\u27e9`;
  for (const text of [sign, `a${sign}`, `${sign}a${sign}`]) {
    expect(hasDirection(text)).toBe(true);
    expect(isolated(text)).toBe(text.replaceAll(sign, mark));
    expect(hasDirection(isolated(text))).toBe(true);
    expect(withoutMarks(withMarks(text))).toBe(text);
  }
});

test.each(['', 'Ann', 'Zo\u00eb', '\u5c0f\u660e', '\u0e2a\u0e21\u0e0a\u0e32\u0e22', 'THB 1,250.00', 'a\u200bb', '\ud83d\ude00'])(
  'the text %j is unchanged',
  (text) => {
    expect(hasDirection(text)).toBe(false);
    expect(isolated(text)).toBe(text);
  },
);

test.each(['\u0633\u0627\u0631\u0629', '\u05d3\u05df 12', 'Ann \u0633', '\u0710', '\ufe8d', '\ud83a\udd00'])(
  'the right-to-left text %j is isolated once',
  (text) => {
    expect(isolated(text)).toBe(`${FSI}${text}${PDI}`);
    expect(isolated(isolated(text))).toBe(`${FSI}${text}${PDI}`);
  },
);

test('a control within a right-to-left text is shown too, and ends no isolate', () => {
  expect(isolated('\u0633\u202e1')).toBe(`${FSI}\u0633\u27e8U+202E\u27e91${PDI}`);
  expect(isolated('\u0633\u20691')).toBe(`${FSI}\u0633\u27e8U+2069\u27e91${PDI}`);
});

describe('a sentence', () => {
  const write = createFormatter('en-US');

  test('isolates a name of a right-to-left script, also through another sentence', () => {
    const inner = write('Pay {name}', { name: '\u0633\u0627\u0631\u0629' });
    expect(inner).toBe(`Pay ${FSI}\u0633\u0627\u0631\u0629${PDI}`);
    expect(write('{what} now to {account}', { what: inner, account: '1234' })).toBe(
      `Pay ${FSI}\u0633\u0627\u0631\u0629${PDI} now to 1234`,
    );
  });

  test('shows the mark of a control, and keeps plain values', () => {
    expect(write('Pay {name} to {account}', { name: '\u202eAnn', account: '12-34' })).toBe('Pay \u27e8U+202E\u27e9Ann to 12-34');
  });
});

test('each joined part is isolated once, also when joined again', () => {
  const line = joinedText(['\u0633\u0627\u0631\u0629', undefined, '12-34', '', 'An\u202en']);
  expect(line).toBe(`${FSI}\u0633\u0627\u0631\u0629${PDI} \u00b7 12-34 \u00b7 An\u27e8U+202E\u27e9n`);
  expect(isolated(joinedText([joinedText([line, 'THB'])]))).toBe(`${line} \u00b7 THB`);
});

test('no mark but that of a direction control counts as one', () => {
  for (const text of ['\u27e8U+202F\u27e9', '\u27e8U+2065\u27e9', '\u27e8x\u27e9', 'U+202E']) {
    expect(hasDirection(text)).toBe(false);
    expect(withoutMarks(text)).toBe(text);
  }
});
