import type { StoredLayout, ViewContent } from '@/contract';
import { isChanged, setRanges, toContent, toState, type ViewOptions, type ViewState } from '@/domain/savedView';
import { rangeOf, rangePresets } from '@/domain/timeRange';
import { lostFilters } from '@/domain/viewLoss';
import fc from '../support/properties';

const OPTIONS: ViewOptions = {
  names: ['view', 'keyword', 'currency', 'submittedFrom', 'submittedTo', 'decidedFrom', 'decidedTo'],
  defaults: { view: 'NEEDS_ME' },
  ranges: [
    { from: 'submittedFrom', to: 'submittedTo' },
    { from: 'decidedFrom', to: 'decidedTo' },
  ],
  pageSizes: [10, 20, 50],
  pageSize: 10,
};
const SINGAPORE = { now: Date.parse('2026-11-20T06:31:02Z'), timeZone: 'Asia/Singapore' };
const aState = (filters: Record<string, string> = {}, rest: Partial<ViewState> = {}): ViewState => ({
  filters: { view: 'NEEDS_ME', ...filters },
  pageSize: 10,
  ...rest,
});
const today = rangeOf('today', SINGAPORE.now, SINGAPORE.timeZone);
const TODAY = { submittedFrom: today.from, submittedTo: today.to };
const damaged = (content: unknown) => toState(content as ViewContent, OPTIONS, SINGAPORE);

describe('a view', () => {
  test('keeps filters, sort, size and columns', () => {
    const layout: StoredLayout = { columns: [{ key: 'amount', width: 120 }] };
    const state = aState({ currency: 'THB' }, { sortField: 'amount', sortOrder: 'descend', pageSize: 50 });
    expect(toContent(state, OPTIONS, { ...SINGAPORE, layout })).toEqual({
      filters: { view: 'NEEDS_ME', currency: 'THB' },
      sortField: 'amount',
      sortOrder: 'descend',
      pageSize: 50,
      layout,
    });
  });

  test('keeps no filter that holds personal data', () => {
    const content = toContent(aState({ payeeName: 'Somchai', keyword: 'W1' }), OPTIONS, SINGAPORE);
    expect(content.filters).toEqual({ view: 'NEEDS_ME', keyword: 'W1' });
  });

  test('keeps an emptied default', () => {
    const content = toContent(aState({ view: '' }), OPTIONS, SINGAPORE);
    expect(toState(content, OPTIONS, SINGAPORE).filters).toEqual({ view: '' });
  });

  test('restores the list it was made of, for any settings', () => {
    const text = fc.string({ maxLength: 30 });
    const range = fc.constantFrom(undefined, ...rangePresets);
    const order = fc.constantFrom<ViewState['sortOrder']>('ascend', 'descend', undefined);
    fc.assert(
      fc.property(text, text, range, order, fc.constantFrom(10, 20, 50), (keyword, view, preset, sortOrder, pageSize) => {
        const set = preset ? rangeOf(preset, SINGAPORE.now, SINGAPORE.timeZone) : undefined;
        const state = aState(
          { keyword, view, ...(set && { submittedFrom: set.from, submittedTo: set.to }) },
          { sortField: sortOrder && 'amount', sortOrder, pageSize },
        );
        const content = toContent(state, OPTIONS, SINGAPORE);
        expect(content.ranges).toEqual(preset && { submittedFrom: preset });
        expect(isChanged(content, state, OPTIONS, SINGAPORE)).toBe(false);
        expect(isChanged(content, { ...state, filters: { ...state.filters, currency: 'VND' } }, OPTIONS, SINGAPORE)).toBe(true);
      }),
    );
  });
});

describe('a time range in a view', () => {
  test('moves with the calendar unless another choice is made', () => {
    expect(toContent(aState(TODAY), OPTIONS, SINGAPORE)).toMatchObject({
      filters: { view: 'NEEDS_ME' },
      ranges: { submittedFrom: 'today' },
    });
    const fixed = toContent(aState(TODAY), OPTIONS, { ...SINGAPORE, choices: { submittedFrom: 'fixed' } });
    expect(fixed).toEqual({ filters: { view: 'NEEDS_ME', ...TODAY }, pageSize: 10 });
    const left = toContent(aState(TODAY), OPTIONS, { ...SINGAPORE, choices: { submittedFrom: 'left' } });
    expect(left).toEqual({ filters: { view: 'NEEDS_ME' }, pageSize: 10 });
  });

  test('stays fixed when it is no preset, and says so', () => {
    const state = aState({ submittedFrom: '2026-11-03T00:00:00+08:00' });
    const content = toContent(state, OPTIONS, { ...SINGAPORE, choices: { submittedFrom: 'moving' } });
    expect(content.filters).toEqual(state.filters);
    expect(content.ranges).toBeUndefined();
    const [only, ...others] = setRanges(state, OPTIONS, SINGAPORE);
    expect(only).toMatchObject({ preset: undefined, range: { from: '2026-11-03T00:00:00+08:00', to: '' } });
    expect(others).toEqual([]);
  });

  test('changes to the next day one second after midnight of the time zone', () => {
    const content = toContent(aState(TODAY), OPTIONS, SINGAPORE);
    const at = (iso: string) => toState(content, OPTIONS, { ...SINGAPORE, now: Date.parse(iso) }).filters.submittedFrom;
    expect(at('2026-11-20T15:59:59Z')).toBe('2026-11-20T00:00:00+08:00');
    expect(at('2026-11-20T16:00:00Z')).toBe('2026-11-21T00:00:00+08:00');
    const midnight = { ...SINGAPORE, now: Date.parse('2026-11-20T16:00:00Z') };
    // The rows are still those of the day before.
    expect(isChanged(content, aState(TODAY), OPTIONS, midnight)).toBe(true);
  });

  test('is a day in the time zone of the person who opens it', () => {
    const content: ViewContent = { filters: {}, ranges: { decidedFrom: 'twoDays' } };
    const { filters } = toState(content, OPTIONS, { now: SINGAPORE.now, timeZone: 'America/Sao_Paulo' });
    expect(filters).toMatchObject({ decidedFrom: '2026-11-19T00:00:00-03:00', decidedTo: '2026-11-21T00:00:00-03:00' });
  });

  test('counts days, not hours, when the clocks change', () => {
    const content: ViewContent = { filters: {}, ranges: { decidedFrom: 'sevenDays' } };
    const berlin = { now: Date.parse('2026-10-26T12:00:00Z'), timeZone: 'Europe/Berlin' };
    expect(toState(content, OPTIONS, berlin).filters).toMatchObject({
      decidedFrom: '2026-10-20T00:00:00+02:00',
      decidedTo: '2026-10-27T00:00:00+01:00',
    });
  });

  test('takes precedence over fixed days for the same field', () => {
    const content: ViewContent = { filters: { submittedFrom: '2020-01-01T00:00:00Z' }, ranges: { submittedFrom: 'today' } };
    expect(toState(content, OPTIONS, SINGAPORE).filters).toMatchObject(TODAY);
  });
});

describe('a stored view that this console does not understand', () => {
  const PLAIN = { filters: { view: 'NEEDS_ME' }, sortField: undefined, sortOrder: undefined, pageSize: 10 };

  test.each([
    ['nothing', null],
    ['a text', 'filters'],
    ['a list', []],
    ['without filters', {}],
    ['filters that are a list', { filters: ['THB'] }],
    ['values that are no texts', { filters: { currency: 5, keyword: null, view: {} } }],
    ['names it does not know', { filters: { payeeName: 'Somchai', role: 'admin', __proto__: { currency: 'THB' } } }],
    [
      'ranges it does not know',
      { filters: {}, ranges: { submittedFrom: 'lastYear', createdFrom: 'today', submittedTo: 'today' } },
    ],
    ['ranges that are inherited', { filters: {}, ranges: Object.create({ submittedFrom: 'today' }) }],
    ['an order without a column', { filters: {}, sortOrder: 'ascend' }],
    ['an order that is none', { filters: {}, sortField: 'amount', sortOrder: 'up' }],
    ['a size that no list has', { filters: {}, pageSize: 7 }],
    ['a size as text', { filters: {}, pageSize: '50' }],
  ])('is the plain list for %s', (_, content) => {
    expect(damaged(content)).toEqual(PLAIN);
  });

  test('keeps the parts that are understood', () => {
    const content = { filters: { currency: 'THB', gone: 'x' }, ranges: { submittedFrom: 'today', gone: 'today' }, pageSize: 200 };
    expect(damaged(content)).toMatchObject({ filters: { view: 'NEEDS_ME', currency: 'THB', ...TODAY }, pageSize: 10 });
  });
});

describe('columns of a view', () => {
  const content: ViewContent = { filters: { view: 'NEEDS_ME' }, layout: { columns: [{ key: 'a', width: 90 }, { key: 'b' }] } };
  const changed = (layout: StoredLayout | undefined, of = content) => isChanged(of, aState(), OPTIONS, { ...SINGAPORE, layout });

  test.each<[string, StoredLayout, boolean]>([
    ['the same', { columns: [{ key: 'a', width: 90, isHidden: false }, { key: 'b' }] }, false],
    ['another width', { columns: [{ key: 'a', width: 91 }, { key: 'b' }] }, true],
    ['another order', { columns: [{ key: 'b' }, { key: 'a', width: 90 }] }, true],
    [
      'a hidden one',
      {
        columns: [
          { key: 'a', width: 90 },
          { key: 'b', isHidden: true },
        ],
      },
      true,
    ],
    ['a pinned one', { columns: [{ key: 'a', width: 90, pin: 'start' }, { key: 'b' }] }, true],
    ['one that a new version brought', { columns: [{ key: 'a', width: 90 }, { key: 'new' }, { key: 'b' }] }, false],
    ['one that a new version took away', { columns: [{ key: 'a', width: 90 }] }, false],
  ])('%s', (_, layout, expected) => {
    expect(changed(layout)).toBe(expected);
  });

  test('matter only when both sides have some', () => {
    expect(changed(undefined)).toBe(false);
    expect(changed({ columns: [{ key: 'z' }] }, { filters: { view: 'NEEDS_ME' } })).toBe(false);
  });

  test('include the density', () => {
    const dense: ViewContent = { filters: { view: 'NEEDS_ME' }, layout: { density: 'compact', columns: [] } };
    expect(changed({ density: 'compact', columns: [] }, dense)).toBe(false);
    expect(changed({ density: 'roomy', columns: [] }, dense)).toBe(true);
  });
});

describe('what a view of another version loses', () => {
  const lost = (content: unknown) => lostFilters(content as ViewContent, OPTIONS);

  test('is nothing for a view of this version', () => {
    expect(lost({ filters: { view: 'ALL', currency: 'THB' }, ranges: { submittedFrom: 'today' } })).toEqual([]);
    expect(lost({ filters: {} })).toEqual([]);
  });

  test.each([
    ['a filter that is gone', { filters: { view: 'ALL', riskTag: 'SPLIT' } }, ['riskTag']],
    ['an emptied filter that is gone', { filters: { riskTag: '' } }, []],
    ['a value that is no text', { filters: { currency: ['THB'] } }, ['currency']],
    ['a range that is gone', { filters: {}, ranges: { bookedFrom: 'today' } }, ['bookedFrom']],
    ['a range that is unknown', { filters: {}, ranges: { submittedFrom: 'lastQuarter' } }, ['submittedFrom']],
    ['ranges that are none', { filters: {}, ranges: 'today' }, []],
  ])('is named: %s', (_what, content, names) => {
    expect(lost(content)).toEqual(names);
  });

  test.each([null, undefined, 'view=ALL', [], {}, { filters: null }, { filters: ['view'] }])('is all of it: %j', (content) => {
    expect(lost(content)).toBeUndefined();
  });
});

test.each([{ groups: [] }, { columns: 'all' }, { columns: [null] }, { columns: [{ id: 'no' }] }, 'all', null])(
  'a view with columns of another version (%j) does not differ from the list by them',
  (layout) => {
    const content = { filters: { view: 'NEEDS_ME' }, layout } as unknown as ViewContent;
    expect(isChanged(content, aState(), OPTIONS, { ...SINGAPORE, layout: { columns: [{ key: 'no' }] } })).toBe(false);
  },
);
