import { type ListState, parseListState, writeListState } from '@/hooks/useListState';
import { depth } from '../../support/depth';
import fc from '../../support/properties';

const OPTIONS = {
  names: ['view', 'keyword', 'currency', 'submittedFrom'],
  privateNames: ['payeeName', 'payeeAccountNo'],
  defaults: { view: 'NEEDS_ME' },
} as const;
const EMPTY: ListState = { current: 1, pageSize: 10, sortField: undefined, sortOrder: undefined, filters: { view: 'NEEDS_ME' } };

const parse = (search: string) => parseListState(new URLSearchParams(search), OPTIONS);
const write = (state: ListState, before = '') => writeListState(state, OPTIONS, new URLSearchParams(before));

beforeEach(() => sessionStorage.clear());

const values = fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }).filter((text) => !/\p{Cs}/u.test(text));
const filters = fc.record(
  { keyword: values, currency: values, submittedFrom: values, payeeName: values, payeeAccountNo: values },
  { requiredKeys: [] },
);
const sorts = fc.oneof(
  fc.constant({ sortField: undefined, sortOrder: undefined }),
  fc.record({ sortField: fc.constantFrom('amount', 'dueAt'), sortOrder: fc.constantFrom('ascend' as const, 'descend' as const) }),
);
const states = fc
  .tuple(
    filters,
    fc.constantFrom('NEEDS_ME', 'ALL', ''),
    sorts,
    fc.integer({ min: 1, max: 9_999_999 }),
    fc.constantFrom(10, 20, 50),
  )
  .map(([rest, view, sort, current, pageSize]): ListState => ({ current, pageSize, ...sort, filters: { ...rest, view } }));

describe('a list in the address', () => {
  test('reads back as it was written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseListState(new URLSearchParams(write(state).toString()), OPTIONS)).toEqual(state);
      }),
      { numRuns: depth.runs(5_000) },
    );
  });

  test('never contains a private filter, neither name nor value', () => {
    const secret = fc.stringMatching(/^[A-Z][a-z]{9,19}$/);
    fc.assert(
      fc.property(states, secret, (state, payeeName) => {
        const address = write({ ...state, filters: { ...state.filters, payeeName } }).toString();
        expect(decodeURIComponent(address.replaceAll('+', ' '))).not.toContain(payeeName);
        expect(address).not.toContain('payee');
        expect(address).toContain('private=');
      }),
      { numRuns: depth.runs(2_000) },
    );
  });

  test('ignores a private filter in the address', () => {
    expect(parse('payeeName=Somchai&payeeAccountNo=123')).toEqual(EMPTY);
  });

  test('in another browser session lacks the private filters', () => {
    const address = write({ ...EMPTY, filters: { view: 'ALL', payeeName: 'Somchai' } }).toString();
    expect(parse(address).filters).toEqual({ view: 'ALL', payeeName: 'Somchai' });
    sessionStorage.clear();
    expect(parse(address).filters).toEqual({ view: 'ALL' });
  });

  test('reads no other name from the private store', () => {
    sessionStorage.setItem('filter:abcd1234', JSON.stringify({ payeeName: 'A', view: 'ALL', role: 'admin' }));
    expect(parse('private=abcd1234').filters).toEqual({ view: 'NEEDS_ME', payeeName: 'A' });
  });

  test('is short: defaults and empty values are omitted', () => {
    expect(write(EMPTY).toString()).toBe('');
    expect(write({ ...EMPTY, filters: { view: 'NEEDS_ME', keyword: '', payeeName: '' } }).toString()).toBe('');
  });

  test('keeps an emptied default', () => {
    expect(write({ ...EMPTY, filters: { view: '' } }).toString()).toBe('view=');
    expect(parse('view=').filters).toEqual({ view: '' });
  });

  test('keeps foreign parameters, and only those', () => {
    const address = write({ ...EMPTY, current: 3 }, 'open=W1&tab=a&tab=b&keyword=old&current=9&sortField=amount&private=x');
    expect(address.toString()).toBe('open=W1&tab=a&tab=b&current=3');
  });
});

describe('an invalid address', () => {
  test.each([
    ['current=0'],
    ['current=-1'],
    ['current=1.5'],
    ['current=1e3'],
    ['current=abc'],
    ['current='],
    ['current=%20'],
    ['current=99999999'],
    ['current=Infinity'],
    ['current=２'],
    ['pageSize=0'],
    ['pageSize=11'],
    ['pageSize=300'],
    ['pageSize=-10'],
    ['pageSize=1e1'],
    ['pageSize=ten'],
    ['sortField=amount'],
    ['sortOrder=ascend'],
    ['sortField=amount&sortOrder=up'],
    ['sortField=amount&sortOrder=ASCEND'],
    ['sortField=amount&sortOrder=constructor'],
    ['private=unknown'],
    ['private='],
    ['unknown=1'],
    ['__proto__=1&constructor=2'],
    ['%E0%A4%A'],
    ['&&&==='],
  ])('%s gives the default', (search) => {
    expect(parse(search)).toEqual(EMPTY);
  });

  test('never fails, and never gives an invalid page or size', () => {
    const names = fc.constantFrom('current', 'pageSize', 'sortField', 'sortOrder', 'view', 'keyword', 'payeeName', 'x');
    const pairs = fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.integer().map(String))), { maxLength: 8 });
    fc.assert(
      fc.property(pairs, (entries) => {
        const state = parseListState(new URLSearchParams(entries), OPTIONS);
        expect(Number.isInteger(state.current) && state.current >= 1).toBe(true);
        expect([10, 20, 50]).toContain(state.pageSize);
        expect([undefined, 'ascend', 'descend']).toContain(state.sortOrder);
        expect(Object.keys(state.filters).every((name) => ['view', 'keyword'].includes(name))).toBe(true);
      }),
      { numRuns: depth.runs(5_000) },
    );
  });
});
