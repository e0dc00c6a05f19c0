import { readAnswer, type WrongValue } from '@/domain/answer';
import { isRight, recordsOf } from '@/domain/answerTable';
import { isDoubtful } from '@/domain/wrong';

const TABLE = [
  'n total;#1 list',
  's no;m amount;-m fee;?t at;n version;-[s allowed;-[2 flags;?3 claim;b isOpen;-o extra',
  's code severity',
  's by',
].join('|');
const ROW = {
  no: 'W1',
  amount: '1000.50',
  fee: '1.00',
  at: null,
  version: 3,
  allowed: ['pass'],
  flags: [{ code: 'A', severity: 'HIGH' }],
  claim: { by: 'li.na' },
  isOpen: true,
  extra: {},
};

/** The fields of a record, without what is noted about them. */
const fieldsOf = (record: unknown) => Object.fromEntries(Object.entries(record as object));

function read(changes: object, kind = '1') {
  const wrong: WrongValue[] = [];
  const data = { ...ROW, ...changes };
  const known = readAnswer(TABLE, kind, data, (one) => wrong.push(one)) as Record<string, unknown>;
  // What needs no repair is exactly what has nothing wrong. The tables of lists name no times.
  expect(isRight(recordsOf(TABLE.replace('?t at', '?s at')), kind, data)).toBe(
    wrong.every(({ expected, got }) => expected === 't' && typeof got === 'string'),
  );
  return { data, known, wrong: wrong.map(({ field, expected, isRead }) => [field, expected, ...(isRead ? ['read'] : [])]) };
}

test('a right answer stays as it is, with what the contract does not know', () => {
  const { data, known, wrong } = read({ more: { of: 'anything' }, at: '2026-11-20T06:31:02Z' });
  expect(known).toStrictEqual(data);
  expect(wrong).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['no', 5, 's'],
  ['no', { of: 'x' }, 's'],
  ['amount', 'a lot', 'm'],
  ['amount', '1,000.50', 'm'],
  ['amount', 1e21, 'm'],
  ['amount', true, 'm'],
  ['at', 'yesterday', 't'],
  ['at', 1_763_620_262, 't'],
  ['version', '3', 'n'],
  ['version', 3.5, 'n'],
  ['allowed', 'pass', '[s'],
  ['claim', 'li.na', '3'],
  ['isOpen', 'yes', 'b'],
  ['extra', [], 'o'],
])('%s as %j is unknown, and known to be wrong', (field, value, expected) => {
  const { data, known, wrong } = read({ [field]: value });
  expect(fieldsOf(known)).toEqual({ ...data, [field]: undefined });
  expect(wrong).toEqual([[field, expected]]);
});

test.each(['no', 'amount', 'version', 'isOpen'])('a required %s that is null or missing is told', (field) => {
  expect(read({ [field]: null }).wrong).toHaveLength(1);
  expect(read({ [field]: null }).known[field]).toBeUndefined();
  expect(read({ [field]: undefined }).wrong).toHaveLength(1);
  for (const missing of [null, undefined]) expect(isDoubtful(read({ [field]: missing }).known)).toBe(field === 'amount');
});

test('an optional field may be null, which means missing, or be missing', () => {
  expect(read({ fee: null, allowed: null, claim: null }).wrong).toEqual([]);
  expect(read({ fee: null }).known.fee).toBeUndefined();
  expect(read({ claim: null, at: null }).known).toMatchObject({ claim: null, at: null });
  expect(read({ fee: undefined, claim: undefined }).wrong).toEqual([]);
});

test.each([
  [1000.5, '1000.5'],
  [0.1, '0.1'],
  [0, '0'],
  [-12, '-12'],
  [452_481, '452481'],
])('an amount as the number %p is read exactly, and said', (number, text) => {
  const { known, wrong } = read({ amount: number });
  expect(known.amount).toBe(text);
  expect(wrong).toEqual([['amount', 'm', 'read']]);
  expect(isDoubtful(known)).toBe(false);
});

test.each([
  ['amount', true],
  ['allowed', true],
  ['no', false],
  ['claim', false],
])('a wrong %s closes decisions: %p', (field, expected) => {
  expect(isDoubtful(read({ [field]: 7e30 }).known)).toBe(expected);
  expect(isDoubtful({ ...read({ [field]: 7e30 }).known })).toBe(expected);
  expect(isDoubtful(read({ [field]: 7e30 }).known, [field])).toBe(expected);
  expect(isDoubtful(read({ [field]: 7e30 }).known, ['status'])).toBe(false);
  expect(isDoubtful({ ...read({ [field]: 7e30 }).known, [field]: 'known by now' })).toBe(false);
});

test('a list with a wrong element is unknown as a whole, and each place is named', () => {
  expect(read({ allowed: ['pass', 5] })).toMatchObject({ known: { allowed: undefined }, wrong: [['allowed[1]', 's']] });
  expect(read({ flags: [null, ...ROW.flags] })).toMatchObject({ known: { flags: undefined }, wrong: [['flags[0]', '2']] });
  const flags = [{ code: 'A', severity: 5 }];
  expect((read({ flags }).known.flags as object[]).map(fieldsOf)).toEqual([{ code: 'A', severity: undefined }]);
  expect(read({ flags }).wrong).toEqual([['flags[0].severity', 's']]);
});

test('a row that is none stays a row of which nothing is known', () => {
  const list = [ROW, null, { ...ROW, fee: {} }];
  const { known, wrong } = read({ total: 3, list }, '0');
  const rows = known.list as object[];
  expect(rows[0]).toStrictEqual(ROW);
  expect(fieldsOf(rows[1])).toEqual({});
  expect(fieldsOf(rows[2])).toEqual({ ...ROW, fee: undefined });
  expect(wrong).toEqual([
    ['list[1]', '1'],
    ['list[2].fee', 'm'],
  ]);
});

test('in a short table, what has no name must be a text or nothing', () => {
  const record = { no: 'W1', name: { first: 'A' }, remark: null, count: 2, amount: '1.00' };
  const known = readAnswer('n count;m amount;?s ', '0', record) as object;
  expect(fieldsOf(known)).toEqual({ ...record, name: undefined });
  expect(isRight(recordsOf('n count;m amount;?s '), '0', record)).toBe(false);
  expect(isRight(recordsOf('n count;m amount;?s '), '0', { ...record, name: 'A' })).toBe(true);
});

test('a field that was not sent is not there afterwards either: laid over a fuller record, it hides nothing', () => {
  const { at, fee, version, ...less } = ROW;
  const { known } = read({ at: undefined, fee: undefined, version: undefined });
  const sent = readAnswer(TABLE, '1', less) as object;
  expect(Object.keys(sent).sort()).toEqual(Object.keys(less).sort());
  expect({ ...ROW, ...sent }).toMatchObject({ at, fee, version });
  expect(known.version).toBeUndefined();
});
