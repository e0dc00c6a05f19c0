import { errorPlaces, nextError, nextInColumn, type SheetLine } from '@/components/sheetErrors';

const NAMES = ['account', 'amount'];
const aLine = (lineNo: number, ...wrong: string[]): SheetLine => ({
  lineNo,
  cells: {},
  errors: wrong.map((name) => ({ name, msg: 'wrong' })),
  warnings: [{ name: 'account', msg: 'odd' }],
});
const PLACES = errorPlaces([aLine(2, 'amount', 'account', 'amount'), aLine(3), aLine(7, 'other'), aLine(9, 'amount')], NAMES);
const at = (lineNo: number, name: string | undefined) => ({ lineNo, name });

test('errors are ordered by line, each cell once, those of the whole line last', () => {
  expect(PLACES).toEqual([at(2, 'account'), at(2, 'amount'), at(7, undefined), at(9, 'amount')]);
  expect(errorPlaces([aLine(5, 'other', 'account')], NAMES)).toEqual([at(5, 'account'), at(5, undefined)]);
});

test.each([
  [undefined, 1, at(2, 'account')],
  [undefined, -1, at(9, 'amount')],
  [at(2, 'account'), 1, at(2, 'amount')],
  [at(2, 'amount'), 1, at(7, undefined)],
  [at(5, 'account'), 1, at(7, undefined)],
  [at(9, 'amount'), 1, at(2, 'account')],
  [at(2, 'account'), -1, at(9, 'amount')],
  [at(7, undefined), -1, at(2, 'amount')],
] as const)('the error after %j in direction %i is %j', (from, step, to) => {
  expect(nextError(PLACES, NAMES, from, step)).toEqual(to);
});

test('the only error has no next one, and neither has an empty list', () => {
  expect(nextError([at(2, 'amount')], NAMES, at(2, 'amount'), 1)).toBeUndefined();
  expect(nextError([], NAMES, undefined, 1)).toBeUndefined();
});

test('Enter goes to the next error in the column, else to the next one below', () => {
  expect(nextInColumn(PLACES, at(2, 'amount'))).toEqual(at(9, 'amount'));
  expect(nextInColumn(PLACES, at(2, 'account'))).toEqual(at(7, undefined));
  expect(nextInColumn(PLACES, at(9, 'amount'))).toBeUndefined();
});
