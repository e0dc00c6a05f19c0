import { convertAmount, inBand, isRate, isStepTooFar, movePct, quotesOf, roundRate, triangleOf } from '../../src/domain/rate';

test('derives buy and sell rates from a mid rate exactly, rounded half up to the decimals of the pair', () => {
  expect(quotesOf('34.8', '0.004', '0.006', 4)).toEqual({ buyRate: '34.6608', sellRate: '35.0088' });
  // 0.00005 is half of the last digit.
  expect(quotesOf('0.0001', '0.5', '0', 4).buyRate).toBe('0.0001');
  expect(quotesOf('123456789012.123456789012', '0', '0', 12).buyRate).toBe('123456789012.123456789012');
  expect(roundRate('1.005', 2)).toBe('1.01');
});

test('accepts positive decimals as rates, and nothing else', () => {
  expect(['0.0001', '1', '25400.25'].every(isRate)).toBe(true);
  expect(['', '0', '0.000', '-1', '1e9', '1.', 'abc', '1.1234567890123'].some(isRate)).toBe(false);
});

test('counts the edges of the band as outside', () => {
  expect(inBand('10', '9.99', '10.01')).toBe(true);
  expect(inBand('9.990', '9.99', '10.01')).toBe(false);
  expect(inBand('10.01', '9.99', '10.01')).toBe(false);
});

test('allows a step of exactly the limit, and no larger one, up or down', () => {
  expect(isStepTooFar('100', '102', '2')).toBe(false);
  expect(isStepTooFar('100', '102.000000000001', '2')).toBe(true);
  expect(isStepTooFar('100', '97.9999', '2')).toBe(true);
  expect(movePct('100', '97.9999')).toBe('-2.0001');
});

test('rounds a converted amount down to the decimals of its currency', () => {
  expect(convertAmount('100.00', 'BUY', '34.6608', 2)).toBe('3466.08');
  expect(convertAmount('0.99', 'BUY', '25400.99', 0)).toBe('25146');
  expect(convertAmount('100.00', 'SELL', '35.0088', 2)).toBe('2.85');
});

test('finds a triangle that deviates by more than one percent, over either direction of a pair', () => {
  const sides = (baseCurrency: string, quoteCurrency: string, midRate: string) => ({ baseCurrency, quoteCurrency, midRate });
  const others = [sides('USD', 'THB', '35'), sides('USD', 'MYR', '4.5')];
  expect(triangleOf({ ...sides('MYR', 'THB', '7.7777'), decimals: 4 }, others)).toBeUndefined();
  expect(triangleOf({ ...sides('MYR', 'THB', '7.95'), decimals: 4 }, others)).toEqual({
    via: 'USD',
    impliedRate: '7.7778',
    offPct: '2.2143',
  });
  expect(triangleOf({ ...sides('MYR', 'THB', '7.95'), decimals: 4 }, [])).toBeUndefined();
});
