import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useKeyed } from '@/hooks/useKeyed';
import { useOnChange } from '@/hooks/useOnChange';

describe('an effect on a value', () => {
  const drawn = (first: { value: unknown; word: string }) => {
    const said: string[] = [];
    const { rerender } = renderHook(({ value, word }) => useOnChange(value, () => said.push(word)), {
      initialProps: first,
      wrapper: StrictMode,
    });
    return { said, rerender };
  };

  test('runs after the first render, and after each one with a new value', () => {
    const { said, rerender } = drawn({ value: 1, word: 'first' });
    expect(said).toEqual(['first']);
    rerender({ value: 1, word: 'same' });
    expect(said).toEqual(['first']);
    rerender({ value: 2, word: 'other' });
    rerender({ value: 1, word: 'back' });
    expect(said).toEqual(['first', 'other', 'back']);
  });

  test('runs for a first value of undefined as well', () => {
    const { said, rerender } = drawn({ value: undefined, word: 'none' });
    rerender({ value: Number.NaN, word: 'no number' });
    rerender({ value: Number.NaN, word: 'the same' });
    expect(said).toEqual(['none', 'no number']);
  });
});

test('a value keeps its identity with its key, and is new with another key', () => {
  const { result, rerender } = renderHook(({ value, key }) => useKeyed(value, key), {
    initialProps: { value: ['a'], key: 'a' },
  });
  const [first, again, next] = [result.current, ['a'], ['b']];
  rerender({ value: again, key: 'a' });
  expect(result.current).toBe(first);
  rerender({ value: next, key: 'b' });
  expect(result.current).toBe(next);
});
