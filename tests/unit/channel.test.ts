import { toneOfSuccess } from '@/domain/channel';

test.each([
  ['0.4', 20, 'error'],
  ['0.5', 20, 'warning'],
  ['0.74', 200, 'warning'],
  ['0.75', 20, 'success'],
  // Chance, whichever way it fell.
  ['0', 19, 'neutral'],
  ['1', 19, 'neutral'],
  ['0.2', 1, 'neutral'],
])('a success rate of %s over %d tries has the tone %s', (ratio, tries, tone) => {
  expect(toneOfSuccess(ratio, tries)).toBe(tone);
});
