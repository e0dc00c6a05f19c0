import createAccess from '@/access';
import type { CurrentUser } from '@/contract';
import { accessKeys } from '@/contract/keys';

const accessOf = (keys: unknown) => createAccess({ currentUser: { access: keys } as CurrentUser }) as Record<string, unknown>;

describe('the permissions of an operator', () => {
  test('have one strict boolean for every key that the console knows', () => {
    const access = accessOf(['trade:withdraw:page']);
    expect(Object.keys(access).sort()).toEqual([...accessKeys].sort());
    expect(Object.values(access).every((granted) => typeof granted === 'boolean')).toBe(true);
    expect(access['trade:withdraw:page']).toBe(true);
    expect(access['trade:withdraw:pass']).toBe(false);
  });

  test('are all false without an operator', () => {
    for (const state of [undefined, {}, { currentUser: undefined }]) {
      expect(Object.values(createAccess(state)).some(Boolean)).toBe(false);
    }
    expect(Object.values(accessOf(undefined)).some(Boolean)).toBe(false);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'inherit nothing under the name %s, also when the server grants it',
    (name) => {
      for (const access of [accessOf([]), accessOf([name])]) {
        expect(Object.getPrototypeOf(access)).toBeNull();
        // Umi's plugin counts everything but false and undefined as granted.
        expect(access[name]).toBeUndefined();
      }
    },
  );

  test('are matched by exact spelling', () => {
    const access = accessOf(['Trade:withdraw:page', 'trade:withdraw:*', '*', ' trade:withdraw:page', 'trade:withdraw']);
    expect(Object.values(access).some(Boolean)).toBe(false);
  });

  test('name every key once', () => {
    expect(new Set(accessKeys).size).toBe(accessKeys.length);
  });
});
