import {
  changeColumn,
  defaultLayout,
  fitWidth,
  healLayout,
  isSameLayout,
  type KnownColumn,
  moveColumn,
} from '@/domain/tableLayout';
import fc from '../support/properties';

const known: readonly KnownColumn[] = [
  { key: 'no', isHidden: false, pin: 'start' },
  { key: 'at', isHidden: false },
  { key: 'amount', isHidden: false },
  { key: 'fee', isHidden: true },
  { key: 'state', isHidden: false },
];
const keysOf = (stored: unknown, columns = known) => healLayout(stored, columns).columns.map(({ key }) => key);
const shownOf = (stored: unknown) =>
  healLayout(stored, known)
    .columns.filter(({ isHidden }) => !isHidden)
    .map(({ key }) => key);

describe('a layout', () => {
  test('is the default of the table when nothing is stored', () => {
    expect(defaultLayout(known)).toEqual({
      density: 'compact',
      columns: [{ key: 'no', pin: 'start' }, { key: 'at' }, { key: 'amount' }, { key: 'fee', isHidden: true }, { key: 'state' }],
    });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'columns'],
    ['a number', 7],
    ['a list', []],
    ['other fields', { hidden: ['at'] }],
    ['columns that are none', { columns: 'at,amount' }],
    ['columns of the wrong kind', { density: 'huge', columns: [null, 1, 'at', {}, { key: 7 }, ['at']] }],
  ])('is the default of the table when %s was stored', (_, stored) => {
    expect(healLayout(stored, known)).toEqual(defaultLayout(known));
  });

  test('keeps order, width, pin and hidden columns', () => {
    const stored = {
      density: 'roomy',
      columns: [
        { key: 'no', pin: 'start' },
        { key: 'state', width: 120 },
        { key: 'at', isHidden: true },
        { key: 'fee' },
        { key: 'amount', pin: 'end' },
      ],
    };
    expect(healLayout(stored, known)).toEqual(stored);
  });

  test('shows a new column beside its default neighbour, and drops unknown and duplicate ones', () => {
    const stored = {
      columns: [{ key: 'state' }, { key: 'gone' }, { key: 'amount' }, { key: 'state', width: 99 }, { key: 'no' }],
    };
    expect(keysOf(stored)).toEqual(['state', 'amount', 'fee', 'no', 'at']);
    expect(healLayout(stored, known).columns[0]).toEqual({ key: 'state' });
  });

  test('starts with a new column that is first by default', () => {
    expect(keysOf({ columns: [{ key: 'at' }] }, [{ key: 'new', isHidden: false }, ...known.slice(1, 2)])).toEqual(['new', 'at']);
  });

  test('drops invalid settings of a column and keeps the valid ones', () => {
    const stored = {
      columns: [
        { key: 'at', isHidden: 'yes', pin: 'left', width: '80px' },
        { key: 'amount', width: Number.NaN },
        { key: 'state', width: 9 },
      ],
    };
    const at = (key: string) => healLayout(stored, known).columns.find((column) => column.key === key);
    expect(at('at')).toEqual({ key: 'at' });
    expect(at('amount')).toEqual({ key: 'amount' });
    expect(at('state')).toEqual({ key: 'state', width: 48 });
  });

  test('shows at least one column', () => {
    expect(shownOf({ columns: known.map(({ key }) => ({ key, isHidden: true })) })).toHaveLength(1);
  });

  test('has each column once and at least one visible, for any stored value; repairing it twice changes nothing', () => {
    const column = fc.record(
      {
        key: fc.constantFrom('no', 'at', 'amount', 'fee', 'state', 'gone'),
        isHidden: fc.boolean(),
        pin: fc.constantFrom('start', 'end', 'x'),
        width: fc.double(),
      },
      { requiredKeys: [] },
    );
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.record({ density: fc.string(), columns: fc.array(fc.oneof(column, fc.jsonValue())) }),
    );
    fc.assert(
      fc.property(stored, (value) => {
        const layout = healLayout(value, known);
        expect(layout.columns.map(({ key }) => key).sort()).toEqual(known.map(({ key }) => key).sort());
        expect(layout.columns.some(({ isHidden }) => !isHidden)).toBe(true);
        expect(layout.columns.every(({ width }) => width === undefined || (width >= 48 && width <= 1_200))).toBe(true);
        expect(healLayout(JSON.parse(JSON.stringify(layout)), known)).toEqual(layout);
      }),
    );
  });
});

describe('a change of the layout', () => {
  const layout = defaultLayout(known);
  const order = (changed: typeof layout) => changed.columns.map(({ key }) => key).join(' ');

  test('moves a column within its pinned group only', () => {
    expect(order(moveColumn(layout, 'state', 1))).toBe('no state at amount fee');
    expect(order(moveColumn(layout, 'at', 4))).toBe('no amount fee state at');
    expect(order(moveColumn(layout, 'at', 0))).toBe('no at amount fee state');
    expect(order(moveColumn(layout, 'no', 3))).toBe('no at amount fee state');
    expect(moveColumn(layout, 'gone', 1)).toBe(layout);
  });

  test('pins a column at its edge, and unpins it', () => {
    const pinned = changeColumn(layout, 'amount', { pin: 'end' });
    expect(order(pinned)).toBe('no at fee state amount');
    expect(changeColumn(pinned, 'amount', { pin: undefined }).columns.at(-1)).toEqual({ key: 'amount', pin: undefined });
  });

  test('hides every column but the last', () => {
    const hidden = ['no', 'at', 'amount', 'state'].reduce((one, key) => changeColumn(one, key, { isHidden: true }), layout);
    expect(hidden.columns.filter(({ isHidden }) => !isHidden).map(({ key }) => key)).toEqual(['state']);
  });

  test.each([
    [-5, 48],
    [47.6, 48],
    [120.4, 120],
    [5_000, 1_200],
  ])('of a width to %d px gives %d px', (px, expected) => {
    expect(fitWidth(px)).toBe(expected);
  });

  test.each([
    ['nothing', (one: typeof layout) => one, true],
    [
      'a choice that was reverted',
      (one: typeof layout) => changeColumn(one, 'at', { isHidden: undefined, width: undefined }),
      true,
    ],
    ['a width', (one: typeof layout) => changeColumn(one, 'at', { width: 90 }), false],
    ['the order', (one: typeof layout) => moveColumn(one, 'state', 1), false],
    ['the density', (one: typeof layout) => ({ ...one, density: 'roomy' as const }), false],
    ['what is hidden', (one: typeof layout) => changeColumn(one, 'fee', { isHidden: undefined }), false],
  ])('of %s is compared with the default layout', (_, change, expected) => {
    expect(isSameLayout(layout, change(layout))).toBe(expected);
  });
});
