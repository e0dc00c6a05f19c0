import { plainText, searchTerms, searchText, withoutInvisible } from '@/domain/text';

const NO = 'W20261120063102000417';

describe('invisible characters', () => {
  test.each([
    ['zero width', '\u200b\u200c\u200d'],
    ['direction marks', '\u200e\u200f\u202a\u202e\u2066\u2069\u061c'],
    ['word joiner', '\u2060'],
    ['byte order mark', '\ufeff'],
    ['soft hyphen', '\u00ad'],
    ['variation selector', '\ufe0f'],
    ['Hangul filler', '\u3164'],
    ['control characters', '\u0000\u0007\u007f\u0085'],
  ])('are removed: %s', (_, signs) => {
    expect(withoutInvisible(`a${signs}b`)).toBe('ab');
    expect(searchText(`${signs}${NO.slice(0, 5)}${signs}${NO.slice(5)}${signs}`)).toBe(NO);
  });

  test('become plain spaces, and leave other text unchanged', () => {
    expect(withoutInvisible('a\u00a0b\u3000c\u2009d')).toBe('a b c d');
    expect(withoutInvisible('王小明 สมชาย José\n')).toBe('王小明 สมชาย José\n');
    expect(plainText('ＷＤ－２０２６，１')).toBe('WD-2026,1');
  });
});

describe('search terms', () => {
  test.each([
    [NO, [NO]],
    [`  ${NO}\t`, [NO]],
    [`"${NO}"`, [NO]],
    [`'${NO}',`, [NO]],
    [`“${NO}”，`, [NO]],
    ['Ｗ２０２６１１２００６３１０２０００４１７', [NO]],
    ['W-1,W-2', ['W-1', 'W-2']],
    ['W-1 W-2', ['W-1', 'W-2']],
    ['W-1\tW-2', ['W-1', 'W-2']],
    ['W-1;W-2；W-3', ['W-1', 'W-2', 'W-3']],
    ['W-1、W-2，W-3', ['W-1', 'W-2', 'W-3']],
    ['W-1\r\nW-2\nW-3\n', ['W-1', 'W-2', 'W-3']],
    ['"W-1", "W-2",\n"W-1"', ['W-1', 'W-2']],
    ['123456 234567', ['123456', '234567']],
    ['203.0.113.7, 2001:db8::1', ['203.0.113.7', '2001:db8::1']],
    // One number in groups stays one; a name stays a name.
    ['4111 1111 1111 1111', ['4111 1111 1111 1111']],
    ['081 234 5678', ['081 234 5678']],
    ['Lotus Games, Inc.', ['Lotus Games, Inc.']],
    ['Studio 54 Bangkok', ['Studio 54 Bangkok']],
    ['"Lotus Games"', ['Lotus Games']],
    ['王小明', ['王小明']],
    ['ＴＨＢ', ['THB']],
    ['2026-11-20T00:00:00+08:00', ['2026-11-20T00:00:00+08:00']],
    ['THB,VND', ['THB,VND']],
    ['', []],
    ['\u200b" "', []],
  ])('of %j are %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
    // What the wire has is read the same way.
    expect(searchTerms(searchText(text))).toEqual(terms);
  });
});
