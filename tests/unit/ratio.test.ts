import { percentOf, ratioOf } from '../../src/domain/ratio';

describe('a ratio of the wire and its typed percentage', () => {
  it.each([
    ['0.0242', '2.42'],
    ['0.025', '2.5'],
    ['1', '100'],
    ['0', '0'],
    ['0.000001', '0.0001'],
    ['0.12', '12'],
  ])('%s is %s percent, and converts back', (ratio, percent) => {
    expect(percentOf(ratio)).toBe(percent);
    expect(ratioOf(percent)).toBe(ratio);
  });

  it('drops zeros at the end', () => {
    expect([percentOf('0.0250'), ratioOf('2.50'), ratioOf('010')]).toEqual(['2.5', '0.025', '0.1']);
  });

  it.each(['-1', '1e3', '', '2.', '1.23456', '1000', ' 2'])('"%s" is no percentage', (text) => {
    expect(() => ratioOf(text)).toThrow(TypeError);
  });

  it.each(['', 'x', '-0.1', '1e-7'])('"%s" is no ratio', (text) => {
    expect(() => percentOf(text)).toThrow(TypeError);
  });
});
