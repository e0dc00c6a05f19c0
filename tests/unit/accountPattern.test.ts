import { accountPatternOf, hasBadPattern } from '../../src/domain/accountPattern';
import fc from '../support/properties';

const fits = (pattern: string, account: string) => accountPatternOf(pattern)?.test(account);

describe('a pattern of account numbers', () => {
  it.each([
    ['^[0-9]{10,16}$', '9904000000000001', '990400000'],
    [String.raw`^\d{9}$`, '123456789', '1234567890'],
    ['^TH[0-9A-Z]{8,12}$', 'TH0123ABCD', 'VN0123ABCD'],
    ['^(?:[0-9]{10}|[A-Z]{2}[0-9]{8,})$', 'VN12345678', 'VN1234567'],
    [String.raw`^(1\d*|20?)$`, '1999999', '3'],
    [String.raw`^[\dA-F]+0$`, '12AB0', '12AG0'],
  ])('%s takes %s, and not %s', (pattern, good, bad) => {
    expect([fits(pattern, good), fits(pattern, bad)]).toEqual([true, false]);
  });

  it.each([
    '',
    '(',
    '[0-9]{10}',
    '^[0-9]{10}',
    '[0-9]{10}$',
    '^1|2$',
    '^([0-9]+)+$',
    '^(?:[0-9]{1,9}){1,9}$',
    '^([0-9]|1)*$',
    '^[0-9]*[0-9]*$',
    '^[0-9]{1,20}[0-9]?[0-9]{6}$',
    String.raw`^(?:\d+\d+|1)$`,
    String.raw`^(\d)\1$`,
    '^(?=1)1$',
    '^(?<a>1)$',
    '^.{10}$',
    '^[^0-9]{10}$',
    '^[0-9]{9,1}$',
    '^[9-0]{10}$',
    '^[0-9]{10}$\n',
    '^1$|^2$',
    `^${'1'.repeat(199)}$`,
    5,
    true,
    null,
  ])('is not %p', (text) => {
    expect(accountPatternOf(text)).toBeUndefined();
  });

  it('has no repeated group, and one part of varying length at most in each form, whatever the text', () => {
    const piece = fc.constantFrom(
      '^',
      '$',
      '(',
      '(?:',
      ')',
      '|',
      '[0-9]',
      String.raw`\d`,
      '7',
      '+',
      '*',
      '?',
      '{3}',
      '{2,5}',
      '{2,}',
    );
    let taken = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isWrapped) => {
        const text = isWrapped ? `^${pieces.join('')}$` : pieces.join('');
        const pattern = accountPatternOf(text);
        if (!pattern) return;
        taken += 1;
        expect(text).toMatch(/^\^.*\$$/);
        expect(text).not.toMatch(/\)[+*?{]/);
        const inner = text.slice(1, -1).replace(/^\((\?:)?(.*)\)$/, '$2');
        expect(inner).not.toMatch(/[()^$]/);
        for (const form of inner.split('|')) expect(form.match(/[+*?]|\{\d+,\d*\}/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it('may be missing, and is bad when it is there and none', () => {
    for (const extra of [null, undefined, {}, { accountPattern: null }, { accountPattern: '' }, { accountPattern: '^1$' }])
      expect([extra, hasBadPattern(extra)]).toEqual([extra, false]);
    for (const accountPattern of ['(', 7, true, '^(1+)+$']) expect(hasBadPattern({ accountPattern })).toBe(true);
  });
});
