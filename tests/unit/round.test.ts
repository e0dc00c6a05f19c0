import type { Round } from '@/contract';
import { normalised, roundActionState, roundActions } from '@/domain/round';
import fc from '../support/properties';

describe('weights scaled to 100', () => {
  test.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [70, 30],
      [70, 30],
    ],
    [
      [5, 0],
      [100, 0],
    ],
    [
      [2, 1],
      [67, 33],
    ],
  ])('%j', (weights, expected) => expect(normalised(weights)).toEqual(expected));
  test('do not exist when all weights are zero, or there are none', () => {
    expect([normalised([0, 0]), normalised([])]).toEqual([undefined, undefined]);
  });
  test('always sum to 100, and keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 }), (weights) => {
        const made = normalised(weights);
        if (!made) return weights.every((weight) => weight === 0);
        const isOrdered = weights.every((a, i) => weights.every((b, j) => !(a > b) || (made[i] ?? 0) >= (made[j] ?? 0)));
        return made.reduce((sum, weight) => sum + weight, 0) === 100 && isOrdered;
      }),
    );
  });
});

describe('the actions that a round allows without a word of the server', () => {
  const facts = (change: Round['change'], status: Round['status'], circuitState: Round['circuitState']) => ({
    change,
    status,
    circuitState,
  });
  test.each([
    ['SAME', 'ENABLED', 'CLOSED', 'edit remove disable trip'],
    ['SAME', 'ENABLED', 'OPEN', 'edit remove disable resetBreaker'],
    ['CHANGED', 'EXHAUSTED', 'HALF_OPEN', 'edit remove disable trip resetBreaker'],
    ['SAME', 'CLOSED_HOURS', 'CLOSED', 'edit remove disable trip'],
    ['SAME', 'DISABLED', 'CLOSED', 'edit remove enable'],
    ['REMOVED', 'ENABLED', 'CLOSED', 'disable trip'],
    ['ADDED', 'ENABLED', 'CLOSED', 'edit remove'],
  ] as const)('%s %s %s', (change, status, circuit, expected) => {
    const row = facts(change, status, circuit);
    expect(roundActions.filter((action) => roundActionState(row, action).isAllowed).join(' ')).toBe(expected);
  });
});
