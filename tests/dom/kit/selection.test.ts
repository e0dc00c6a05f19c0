import { act, renderHook } from '@testing-library/react';
import { useSelection } from '@/hooks/useSelection';

interface Row {
  no: string;
  status: string;
}

const aRow = (no: string, status = 'NEW'): Row => ({ no, status });

/** A list of which only its rows and its filters matter here. */
function aSelection(rows: readonly Row[], filters: Readonly<Record<string, string>> = {}) {
  const first = { rows, state: { current: 1, pageSize: 10, filters } };
  const { result, rerender } = renderHook((list) => useSelection<Row>(list, 'no'), { initialProps: first });
  return {
    result,
    show: (shown: readonly Row[], wanted: Readonly<Record<string, string>>, current = 1) =>
      rerender({ rows: shown, state: { current, pageSize: 10, filters: wanted } }),
    choose: (...keys: string[]) => act(() => result.current.choose(keys)),
  };
}

describe('a selection', () => {
  test('keeps rows selected on another page, and says that they are elsewhere', () => {
    const { result, show, choose } = aSelection([aRow('A'), aRow('B')]);
    choose('A');
    show([aRow('C')], {}, 2);
    choose('A', 'C');
    expect(result.current).toMatchObject({ keys: ['A', 'C'], elsewhere: 1 });
  });

  test('is empty under another filter, and does not return with the old one', () => {
    const { result, show, choose } = aSelection([aRow('A'), aRow('B')], { status: 'NEW' });
    choose('A', 'B');
    expect(result.current.keys).toEqual(['A', 'B']);
    show([aRow('A')], { status: 'DONE' });
    expect(result.current).toMatchObject({ rows: [], keys: [], elsewhere: 0 });
    show([aRow('A'), aRow('B')], { status: 'NEW' });
    expect(result.current.keys).toEqual([]);
  });

  test('stays when the same filter is set again', () => {
    const { result, show, choose } = aSelection([aRow('A')], { status: 'NEW' });
    choose('A');
    show([aRow('A')], { status: 'NEW' });
    expect(result.current.keys).toEqual(['A']);
  });

  test('has the current version of each row, and ignores unknown rows', () => {
    const { result, show, choose } = aSelection([aRow('A')]);
    choose('A', 'Z');
    show([aRow('A', 'DONE')], {});
    expect(result.current.rows).toEqual([aRow('A', 'DONE')]);
  });

  test('is empty after it is cleared', () => {
    const { result, choose } = aSelection([aRow('A')]);
    choose('A');
    act(() => result.current.clear());
    expect(result.current.keys).toEqual([]);
  });
});
