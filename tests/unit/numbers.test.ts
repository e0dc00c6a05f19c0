import { decimalText, durationText, millisText, shareText, sizeText } from '@/domain/numbers';
import { axisText, changeText, marginText, percentText, pointsText, rateText } from '@/domain/percent';
import { asShown, countText } from '@/domain/written';
import fc from '../support/properties';

const DAY = 86_400;

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [27_759, '27,759'],
  [-1_234, '\u22121,234'],
  [12.5, '12.5'],
])('the count %d is written %s', (value, text) => {
  expect(countText(value)).toBe(text);
  expect(asShown(value)).toBe(text);
});

test('a value that is no number stays unchanged', () => {
  expect(['2000', null, undefined, false].map(asShown)).toEqual(['2000', null, undefined, false]);
});

test.each([
  ['26150.0000', '26,150.0000'],
  ['0.00003824', '0.00003824'],
  ['-1500', '\u22121,500'],
  ['9007199254740993.01', '9,007,199,254,740,993.01'],
  ['none', 'none'],
])('the decimal %s is written %s, with all its digits', (value, text) => {
  expect(decimalText(value)).toBe(text);
});

describe('a ratio', () => {
  test.each([
    // share, margin, price, change, points
    ['0.6921', '69.2%', '69.21%', '69.21%', '+69.2%', '+69.2'],
    ['0', '0%', '0.00%', '0%', '0%', '0'],
    ['1', '100%', '100.00%', '100%', '+100%', '+100'],
    ['0.028000', '2.8%', '2.80%', '2.8%', '+2.8%', '+2.8'],
    ['0.000125', '0%', '0.01%', '0.0125%', '0%', '0'],
    ['-0.0123', '\u22121.2%', '\u22121.23%', '\u22121.23%', '\u22121.2%', '\u22121.2'],
    ['8.5', '850%', '850.00%', '850%', '+850%', '+850'],
  ])('of %s is %s as a share, %s as a margin, %s as a price, %s as a change, %s in points', (ratio, ...texts) => {
    expect(
      [shareText, marginText, rateText, (of: string) => changeText(of), (of: string) => pointsText(of)].map((write) =>
        write(ratio),
      ),
    ).toEqual(texts);
  });

  test.each([null, undefined, '', 'much', 'Infinity'])('of %p is shown as a dash', (ratio) => {
    for (const write of [shareText, marginText, rateText, changeText, pointsText, percentText])
      expect((write as (value: typeof ratio) => string)(ratio)).toBe('–');
  });

  test.each([
    ['2.5', '2.5%', '+2.5%'],
    ['-1.25', '\u22121.25%', '\u22121.25%'],
    ['0', '0%', '0%'],
    ['1234.5678', '1,234.5678%', '+1,234.5678%'],
  ])('of %s percent is shown as %s, and as a change as %s', (percent, text, change) => {
    expect(percentText(percent)).toBe(text);
    expect(percentText(percent, true)).toBe(change);
  });

  test.each([
    // ten times and less are a percentage, more are told as times
    ['9', 10, '+900%'],
    ['9.0001', 10, '×10'],
    ['14.6', 10, '×16'],
    ['1234', 10, '×1,235'],
    ['-0.95', 10, '\u221295%'],
    ['0.5', 10, '+50%'],
    ['0.5', 9, '–'],
    ['14.6', 3, '–'],
    ['0.5', 0, '–'],
  ])('%s from %d orders is shown as %s', (ratio, before, text) => {
    expect(changeText(ratio, before)).toBe(text);
  });

  test('has no space before the percent sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000, max: 9_000_000 }), (millionths) => {
        const ratio = String(millionths / 1_000_000);
        for (const write of [shareText, marginText, rateText, changeText])
          expect(write(ratio)).toMatch(/^[+\u2212]?[\d,]+(\.\d+)?%$/);
      }),
    );
  });
});

describe('a duration', () => {
  test.each([
    [0, 'en-US', '0 sec'],
    [45, 'en-US', '45 sec'],
    [60, 'en-US', '1 min'],
    [61, 'en-US', '1 min 1 sec'],
    [3_600, 'en-US', '1 hr'],
    [7_500, 'en-US', '2 hr 5 min'],
    [7_505, 'en-US', '2 hr 5 min'],
    [3_605, 'en-US', '1 hr'],
    [DAY, 'en-US', '1 day'],
    [180_000, 'en-US', '2 days 2 hr'],
    [10 * DAY - 1, 'en-US', '9 days 23 hr'],
    [10 * DAY + 3_600, 'en-US', '10 days'],
    // 6,192 hours
    [22_291_200, 'en-US', '258 days'],
    [1_500 * DAY, 'en-US', '1,500 days'],
    [-5, 'en-US', '0 sec'],
    [7_500, 'zh-CN', '2 小时 5 分钟'],
    [22_291_200, 'zh-CN', '258 天'],
  ])('of %d s in %s is "%s"', (seconds, locale, text) => {
    expect(durationText(seconds, locale)).toBe(text);
  });

  test('has one or two units, the smaller one within the larger, and no zero part', () => {
    const MOST: Readonly<Record<string, number>> = { sec: 59, min: 59, hr: 23 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * DAY }), (seconds) => {
        const text = durationText(seconds, 'en-US');
        expect(text).toMatch(/^[1-9][\d,]* [a-z]+( [1-9]\d* [a-z]+)?$/);
        for (const [, value, unit = ''] of text.matchAll(/([\d,]+) ([a-z]+)/g))
          expect(Number(value)).toBeLessThanOrEqual(MOST[unit] ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('of %d is a dash', (seconds) => {
    expect(durationText(seconds, 'en-US')).toBe('–');
  });

  test.each([
    [0, 'en-US', '0 ms'],
    [450, 'en-US', '450 ms'],
    [1_000, 'en-US', '1 sec'],
    [1_240, 'en-US', '1.2 sec'],
    [45_000, 'en-US', '45 sec'],
    [125_000, 'en-US', '2 min 5 sec'],
    [1_240, 'zh-CN', '1.2 秒'],
    [null, 'en-US', '–'],
    [undefined, 'en-US', '–'],
  ])('of %p ms in %s is "%s"', (ms, locale, text) => {
    expect(millisText(ms, locale)).toBe(text);
  });
});

test.each([
  [999, '1 kB'],
  [340_000, '340 kB'],
  [1_500_000, '1.5 MB'],
  [8_000_000, '8 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en-US')).toBe(text);
});

test.each([
  [1_200, 'en-US', undefined, '1.2K'],
  [-1_200_000, 'en-US', undefined, '\u22121.2M'],
  [12_000, 'zh-CN', undefined, '1.2万'],
  [26_150.25, 'en-US', 6, '26.1503K'],
])('%d on an axis in %s is "%s"', (value, locale, digits, text) => {
  expect(axisText(value, locale, digits)).toBe(text);
});
