import { hoursText, numberText, withCode } from '../../src/domain/texts';

describe('a text with missing values', () => {
  test.each([
    ['Alpha', 'A1', 'Alpha (A1)'],
    ['Alpha', undefined, 'Alpha'],
    [null, 'A1', 'A1'],
    ['', 'A1', 'A1'],
    [undefined, null, undefined],
  ])('for the name %p and the code %p is %p', (name, code, text) => {
    expect(withCode(name, code)).toBe(text);
  });

  test.each([
    ['09:00', '18:00', 'Asia/Singapore', '09:00 – 18:00 (Asia/Singapore)'],
    ['09:00', '18:00', undefined, '09:00 – 18:00'],
    ['09:00', null, undefined, '09:00 – …'],
    [undefined, '18:00', null, '… – 18:00'],
    [null, undefined, 'Asia/Singapore', undefined],
  ])('for the range from %p to %p in %p is %p', (from, to, zone, text) => {
    expect(hoursText(from, to, zone)).toBe(text);
  });

  test.each([
    [0, '0'],
    ['-2.5', '-2.5'],
    [Number.NaN, '–'],
    [undefined, '–'],
  ])('for the number %p is %p', (value, text) => {
    expect(numberText(value, String)).toBe(text);
  });
});
