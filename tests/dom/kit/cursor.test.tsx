import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ResourceTable } from '@/components/ResourceTable';
import type { ResourceList } from '@/hooks/useResourceList';
import { neighbourOf, type RowCursor, useRowCursor } from '@/hooks/useRowCursor';
import { endKeySequence, press } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

interface Row {
  no: string;
  city: string;
}

/** Each row as often as its cell was drawn. */
let drawn: string[] = [];
let cursor: RowCursor<Row>;
let setRows: (numbers: readonly string[]) => void;

function City({ row }: { row: Row }) {
  drawn.push(row.no);
  return <button type="button">{row.city}</button>;
}

const columns = [
  { dataIndex: 'no', title: 'Number' },
  { key: 'city', title: 'City', render: (_: unknown, row: Row) => <City row={row} /> },
];

/** A list that is read; only what the table needs of it. */
const listOf = (numbers: readonly string[]): ResourceList<Row, never> => ({
  status: 'ready',
  isRefreshing: false,
  rows: numbers.map((no) => ({ no, city: `City of ${no}` })),
  total: numbers.length,
  summary: [],
  error: undefined,
  loadedAt: undefined,
  query: {},
  queryKey: '',
  readAt: 1,
  state: { current: 1, pageSize: 10, filters: {} },
  setState: () => undefined,
  reload: () => undefined,
  replaceRow: () => undefined,
  absorb: () => undefined,
});

function Cities({ numbers, onOpen, onSelect }: { numbers: readonly string[] } & Handlers) {
  const [list, setList] = useState(() => listOf(numbers));
  const [keys, setKeys] = useState<readonly string[]>([]);
  setRows = (next) => setList(listOf(next));
  cursor = useRowCursor(list.rows, 'no');
  return (
    <ResourceTable
      list={list}
      columns={columns}
      rowKey="no"
      name="cities"
      cursor={cursor}
      onOpen={({ no }) => onOpen(no)}
      selection={{
        keys,
        choose: (next) => {
          setKeys(next);
          onSelect(next);
        },
      }}
    />
  );
}

interface Handlers {
  onOpen: (no: string) => void;
  onSelect: (numbers: readonly string[]) => void;
}

async function show(numbers: readonly string[] = ['R1', 'R2', 'R3']) {
  const onOpen = jest.fn<void, [string]>();
  const onSelect = jest.fn<void, [readonly string[]]>();
  await renderKit(<Cities numbers={numbers} onOpen={onOpen} onSelect={onSelect} />);
  await waitFor(() => expect(document.querySelectorAll('tr[data-row-key]')).toHaveLength(numbers.length));
  const bring = (next: readonly string[]) => act(() => setRows(next));
  return { onOpen, onSelect, bring };
}

const row = (no: string) => document.querySelector<HTMLElement>(`tr[data-row-key="${no}"]`);
/** What the eye sees as current, what the keys act on, and what has the focus. */
const where = () => ({
  marked: [...document.querySelectorAll('tr[data-current]')].map((one) => one.getAttribute('data-row-key')),
  current: cursor.current()?.no,
  focused: document.activeElement?.getAttribute('data-row-key'),
});
const at = (no: string) => ({ marked: [no], current: no, focused: no });
/** Presses one key after another and says where each led. */
const walk = (...keys: string[]) =>
  keys.map((key) => {
    press(key);
    return cursor.current()?.no;
  });

beforeEach(() => {
  endKeySequence();
  drawn = [];
});

describe('the row next to another', () => {
  test.each([
    [['A', 'B', 'C'], 'B', 1, 'C'],
    [['A', 'B', 'C'], 'B', -1, 'A'],
    [['A', 'B', 'C'], 'C', 1, undefined],
    [['A', 'B', 'C'], 'A', -1, undefined],
    [['A', 'B', 'C'], undefined, 1, 'A'],
    [['A', 'B', 'C'], undefined, -1, 'C'],
    [['A', 'B', 'C'], 'gone', 1, 'A'],
    [['A', 'B', 'C'], 'gone', -1, 'C'],
    [[], 'gone', 1, undefined],
    [[], undefined, -1, undefined],
  ] as const)('of %j from %s by %s is %s', (keys, key, delta, expected) => {
    expect(neighbourOf(keys, key, delta)).toBe(expected);
  });
});

describe('the current row', () => {
  test('is none at first; j and k start at either end', async () => {
    await show();
    expect(where()).toEqual({ marked: [], current: undefined, focused: null });
    press('k');
    expect(where()).toEqual(at('R3'));
  });

  test('goes down and up by j and k and by the arrows, and not beyond the ends', async () => {
    await show();
    expect(walk('j', 'j', 'ArrowDown', 'j', 'ArrowDown')).toEqual(['R1', 'R2', 'R3', 'R3', 'R3']);
    expect(where()).toEqual(at('R3'));
    expect(walk('ArrowUp', 'k', 'k', 'ArrowUp')).toEqual(['R2', 'R1', 'R1', 'R1']);
    expect(where()).toEqual(at('R1'));
  });

  test('moves on while the key is held', async () => {
    await show();
    press('j');
    press('j', { repeat: true });
    press('j', { repeat: true });
    expect(where()).toEqual(at('R3'));
  });

  test('is the clicked one, and one that is focused in another way', async () => {
    const user = aUser();
    await show();
    await user.click(screen.getByRole('cell', { name: 'R2' }));
    expect(where()).toMatchObject({ marked: ['R2'], current: 'R2' });
    act(() => screen.getByRole('button', { name: 'City of R3' }).focus());
    expect(where()).toMatchObject({ marked: ['R3'], current: 'R3' });
    expect(walk('k')).toEqual(['R2']);
  });

  test('stays the same record when others come before or after it, or the order changes', async () => {
    const { bring } = await show();
    press('j');
    press('j');
    bring(['N1', 'N2', 'R1', 'R2', 'R3']);
    expect(where()).toEqual(at('R2'));
    bring(['R3', 'R2', 'R1']);
    expect(where()).toEqual(at('R2'));
    expect(walk('j')).toEqual(['R1']);
    expect(walk('k', 'k', 'k')).toEqual(['R2', 'R3', 'R3']);
  });

  test('is none after its record is gone, and the keys start again', async () => {
    const { bring } = await show();
    press('j');
    press('j');
    bring(['R1', 'R3']);
    expect(where()).toMatchObject({ marked: [], current: undefined });
    expect(walk('j')).toEqual(['R1']);
  });

  test('is none after its record went and came back, so that no key acts on it', async () => {
    const { bring, onSelect } = await show();
    press('j');
    press('j');
    bring(['R1', 'R3']);
    bring(['R1', 'R2', 'R3']);
    expect(where()).toMatchObject({ marked: [], current: undefined });
    press('x');
    expect(onSelect).not.toHaveBeenCalled();
    press('j');
    expect(where().marked).toEqual([where().current]);
  });

  test('moves without rendering the table again', async () => {
    await show();
    expect(new Set(drawn)).toEqual(new Set(['R1', 'R2', 'R3']));
    drawn = [];
    walk('j', 'j', 'ArrowDown', 'k', 'ArrowUp');
    expect(where()).toEqual(at('R1'));
    expect(drawn).toEqual([]);
  });
});

describe('a key on the current row', () => {
  test('x selects and deselects it, and keeps the other selected rows', async () => {
    const { onSelect } = await show();
    press('x');
    expect(onSelect).not.toHaveBeenCalled();
    for (const key of ['j', 'x', 'j', 'j', 'x', 'k', 'k', 'x']) press(key);
    expect(onSelect.mock.calls).toEqual([[['R1']], [['R1', 'R3']], [['R3']]]);
    expect(row('R3')).toHaveClass('ant-table-row-selected');
    expect(row('R1')).not.toHaveClass('ant-table-row-selected');
  });

  test('Enter opens it when the row itself has the focus, once for a held key', async () => {
    const { onOpen } = await show();
    press('Enter');
    press('j');
    press('j');
    expect(press('Enter')).toBe(true);
    press('Enter', { repeat: true });
    expect(onOpen.mock.calls).toEqual([['R2']]);
  });

  test('Enter and the arrows on a button in the row belong to the button', async () => {
    const { onOpen } = await show();
    press('j');
    act(() => screen.getByRole('button', { name: 'City of R2' }).focus());
    expect(press('Enter')).toBe(false);
    expect(press('ArrowDown')).toBe(false);
    expect(onOpen).not.toHaveBeenCalled();
    expect(where()).toMatchObject({ marked: ['R2'], current: 'R2' });
    expect(document.activeElement).toHaveTextContent('City of R2');
    // Letters are not the button's.
    expect(walk('j')).toEqual(['R3']);
  });

  test('does nothing in a table without a cursor, whose rows take no focus', async () => {
    await renderKit(<ResourceTable list={listOf(['R1'])} columns={columns} rowKey="no" name="cities" onOpen={() => undefined} />);
    await waitFor(() => expect(row('R1')).toBeInTheDocument());
    expect(press('j')).toBe(false);
    expect(row('R1')).not.toHaveAttribute('tabindex');
  });
});
