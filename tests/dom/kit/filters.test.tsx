import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { FilterBar, type FilterField, namesOf } from '@/components/FilterBar';
import { type FetchChoices, RemoteSelect } from '@/components/RemoteSelect';
import { TimeRangeInput } from '@/components/TimeRangeInput';
import { noteServerTime } from '@/domain/serverClock';
import type { TimeRange } from '@/domain/timeRange';
import type { Filters } from '@/hooks/useListState';
import { pressEnter } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aUser, choose } from '../../support/domUser';

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: 'Any number' },
  {
    kind: 'select',
    name: 'currency',
    label: 'Currency',
    choices: [
      { value: 'THB', label: 'Baht' },
      { value: 'VND', label: 'Dong' },
    ],
    isMultiple: true,
  },
  { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: 'Amount' },
  { kind: 'times', from: 'submittedFrom', to: 'submittedTo', label: 'Submitted' },
  { kind: 'text', name: 'payeeName', label: 'Beneficiary name', isPrivate: true },
  { kind: 'number', name: 'riskScoreMin', label: 'Minimum risk score (0–100)' },
  { kind: 'flag', name: 'overdue', label: 'Overdue only' },
];

/** The filter of a list, which applies its changes. */
function Bar({ initial, changes }: { initial: Filters; changes: Filters[] }) {
  const [value, setValue] = useState(initial);
  const change = (next: Filters) => {
    changes.push(next);
    setValue(next);
  };
  return (
    <>
      <button type="button" onClick={() => setValue({ riskScoreMin: '70' })}>
        Follow a link
      </button>
      <FilterBar fields={fields} shown={4} value={value} onChange={change} />
    </>
  );
}

async function showBar(initial: Filters = { view: 'ALL' }, timeZone?: string) {
  const changes: Filters[] = [];
  await renderKit(<Bar initial={initial} changes={changes} />, { timeZone });
  await screen.findByRole('textbox', { name: 'Any number' });
  return changes;
}

function Range({ initial, changes }: { initial: TimeRange; changes: TimeRange[] }) {
  const [value, setValue] = useState(initial);
  const change = (next: TimeRange) => {
    changes.push(next);
    setValue(next);
  };
  return (
    <>
      <label htmlFor="range">Submitted</label>
      <TimeRangeInput id="range" value={value} onChange={change} label="Submitted" />
    </>
  );
}

const search = (user: ReturnType<typeof aUser>) => user.click(screen.getByRole('button', { name: 'Search' }));

afterEach(() => jest.useRealTimers());

describe('the filter of a list', () => {
  test('applies a choice at once, together with the typed text', async () => {
    const user = aUser();
    const changes = await showBar();
    await user.type(screen.getByRole('textbox', { name: 'Any number' }), ' W-1 ');
    expect(changes).toEqual([]);
    await choose(user, 'Currency', 'Baht');
    await waitFor(() => expect(changes).toHaveLength(1));
    await choose(user, 'Currency', 'Dong');
    await waitFor(() => expect(changes.at(-1)).toMatchObject({ view: 'ALL', keyword: 'W-1', currency: 'THB,VND' }));
  });

  test('applies text with Enter, trimmed', async () => {
    const user = aUser();
    const changes = await showBar();
    await user.type(screen.getByRole('textbox', { name: 'Any number' }), ' W-1 {Enter}');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({ view: 'ALL', keyword: 'W-1' });
  });

  test.each([
    ['\u200bW-1\u2060', 'W-1'],
    ['"W-1",', 'W-1'],
    ['Ｗ－１', 'W-1'],
    ['W-1\nW-2\r\nW-3', 'W-1,W-2,W-3'],
    ['W-1\tW-2', 'W-1,W-2'],
    ['W-1、W-2，W-3；W-4', 'W-1,W-2,W-3,W-4'],
  ])('finds the numbers of %j', async (text, keyword) => {
    const user = aUser();
    const changes = await showBar();
    await user.click(screen.getByRole('textbox', { name: 'Any number' }));
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(changes.at(-1)).toMatchObject({ keyword }));
  });

  test('reports an invalid amount at its field, and sends nothing until it is valid', async () => {
    const user = aUser();
    const changes = await showBar();
    const from = screen.getByRole('textbox', { name: 'Amount from' });
    for (const text of [
      '12,5',
      'abc',
      '-5',
      '1e3',
      '1.',
      '.5',
      'NaN',
      'Infinity',
      '1,00',
      '10,0000.00',
      '1.000,00',
      '1,2,3',
      '01,000',
      '1 000',
      '१२',
    ]) {
      await user.click(from);
      await user.paste(text);
      await user.keyboard('{Enter}');
      expect(await screen.findByText('Digits only, for example 1250.00')).toBeVisible();
      await user.clear(from);
      await waitFor(() => expect(screen.queryByText('Digits only, for example 1250.00')).not.toBeInTheDocument());
    }
    expect(changes).toEqual([]);
    await user.type(from, '1250.00{Enter}');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({ amountMin: '1250.00', amountMax: '' });
  });

  test.each([
    ['100,000.00', '100000.00'],
    ['1,234,567', '1234567'],
    ['１００，０００．００', '100000.00'],
    ['１２', '12'],
    ['\u200b1\u00ad250.00\u00a0', '1250.00'],
  ])('accepts the amount %j as displayed by the console', async (text, amountMin) => {
    const user = aUser();
    const changes = await showBar();
    await user.click(screen.getByRole('textbox', { name: 'Amount from' }));
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(changes.at(-1)).toMatchObject({ amountMin, amountMax: '' }));
  });

  test('sends no choice beside an invalid amount', async () => {
    const user = aUser();
    const changes = await showBar();
    await user.type(screen.getByRole('textbox', { name: 'Amount to' }), 'abc');
    await choose(user, 'Currency', 'Baht');
    expect(await screen.findByText('Digits only, for example 1250.00')).toBeVisible();
    expect(changes).toEqual([]);
  });

  test.each([
    ['2026-11-20T00:00:00+08:00', '2026-11-19T00:00:00+08:00', 'The end is before the start'],
    ['2026-11-20T00:00:00+08:00', '2026-11-19T16:00:00Z', 'The start and end are the same'],
    ['2026-01-01T00:00:00+08:00', '2026-11-20T00:00:00+08:00', 'At most 93 days'],
  ])('refuses the range from %s to %s', async (submittedFrom, submittedTo, words) => {
    const user = aUser();
    const changes = await showBar({ submittedFrom, submittedTo });
    await search(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(changes).toEqual([]);
  });

  test.each([
    // Clocks are put back on 2026-11-01, an hour more than 93 times 24.
    ['2026-08-18T00:00:00-04:00', '2026-11-19T00:00:00-05:00', true],
    ['2026-08-18T00:00:00-04:00', '2026-11-20T00:00:00-05:00', false],
    // Clocks are put forward on 2026-03-08.
    ['2026-02-01T00:00:00-05:00', '2026-05-05T00:00:00-04:00', true],
    ['2026-02-01T00:00:00-05:00', '2026-05-06T00:00:00-04:00', false],
  ])('counts the days of a range by the calendar of the time zone: from %s to %s', async (submittedFrom, submittedTo, isFine) => {
    const user = aUser();
    const changes = await showBar({ submittedFrom, submittedTo }, 'America/New_York');
    await search(user);
    if (isFine) await waitFor(() => expect(changes.at(-1)).toMatchObject({ submittedFrom, submittedTo }));
    else expect(await screen.findByText('At most 93 days')).toBeVisible();
    expect(changes).toHaveLength(isFine ? 1 : 0);
  });

  test('is empty after a reset, except for parameters without a field', async () => {
    const user = aUser();
    const changes = await showBar({
      view: 'HELD',
      keyword: 'W-1',
      currency: 'THB',
      amountMin: '5',
      overdue: 'true',
      payeeName: 'A',
    });
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    const { view, ...rest } = changes[0] ?? {};
    expect(view).toBe('HELD');
    expect(Object.values(rest).every((value) => value === '')).toBe(true);
    expect(Object.keys(rest).sort()).toEqual([...namesOf(fields, 'public'), ...namesOf(fields, 'private')].sort());
    expect(screen.getByRole('textbox', { name: 'Any number' })).toHaveValue('');
    expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked();
  });

  test('clears invalid input with a reset', async () => {
    const user = aUser();
    await showBar();
    await user.type(screen.getByRole('textbox', { name: 'Amount from' }), 'abc');
    await search(user);
    expect(await screen.findByText('Digits only, for example 1250.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByText('Digits only, for example 1250.00')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Amount from' })).toHaveValue('');
  });

  test('shows advanced fields on request, and keeps their values when hidden', async () => {
    const user = aUser();
    const changes = await showBar();
    expect(screen.queryByRole('textbox', { name: 'Beneficiary name' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /More filters$/ }));
    await user.type(screen.getByRole('textbox', { name: 'Beneficiary name' }), 'Somchai');
    await user.click(screen.getByRole('button', { name: /Fewer filters$/ }));
    expect(screen.queryByRole('textbox', { name: 'Beneficiary name' })).not.toBeInTheDocument();
    await search(user);
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({ payeeName: 'Somchai' });
  });

  test('expands when an advanced field is set', async () => {
    await showBar({ riskScoreMin: '70' });
    expect(screen.getByRole('textbox', { name: 'Minimum risk score (0–100)' })).toHaveValue('70');
  });

  test('expands when an advanced field is set later, by a link', async () => {
    const user = aUser();
    await showBar();
    expect(screen.queryByRole('textbox', { name: 'Minimum risk score (0–100)' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Follow a link' }));
    expect(await screen.findByRole('textbox', { name: 'Minimum risk score (0–100)' })).toHaveValue('70');
  });

  test('rejects anything but a whole number of three digits', async () => {
    const user = aUser();
    const changes = await showBar({ riskScoreMin: '1000' });
    const score = screen.getByRole('textbox', { name: 'Minimum risk score (0–100)' });
    await search(user);
    expect(await screen.findByText('A whole number, at most 3 digits')).toBeVisible();
    for (const text of ['-1', '1.5', 'x']) {
      await user.clear(score);
      await waitFor(() => expect(screen.queryByText('A whole number, at most 3 digits')).not.toBeInTheDocument());
      await user.type(score, `${text}{Enter}`);
      await waitFor(() => expect(score).toHaveAccessibleDescription('A whole number, at most 3 digits'));
    }
    expect(changes).toEqual([]);
  });

  test('knows which of its names are allowed in the address', () => {
    expect(namesOf(fields, 'private')).toEqual(['payeeName']);
    expect(namesOf(fields, 'public')).toEqual([
      'keyword',
      'currency',
      'amountMin',
      'amountMax',
      'submittedFrom',
      'submittedTo',
      'riskScoreMin',
      'overdue',
    ]);
  });
});

describe('a time range filter', () => {
  const show = async (timeZone: string, initial: TimeRange = { from: '', to: '' }) => {
    const changes: TimeRange[] = [];
    await renderKit(<Range initial={initial} changes={changes} />, { timeZone });
    await screen.findByRole('combobox', { name: 'Submitted' });
    return changes;
  };
  afterEach(() => noteServerTime(new Date().toISOString()));

  test.each([
    ['Asia/Singapore', '2026-11-20T16:30:00Z', 'Today', '2026-11-21T00:00:00+08:00', '2026-11-22T00:00:00+08:00'],
    ['Asia/Singapore', '2026-11-20T15:59:59Z', 'Since yesterday', '2026-11-19T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['Asia/Singapore', '2026-12-31T17:00:00Z', 'Last 7 days', '2026-12-26T00:00:00+08:00', '2027-01-02T00:00:00+08:00'],
    ['America/New_York', '2026-11-01T05:30:00Z', 'Today', '2026-11-01T00:00:00-04:00', '2026-11-02T00:00:00-05:00'],
    ['America/New_York', '2026-11-02T04:30:00Z', 'Today', '2026-11-01T00:00:00-04:00', '2026-11-02T00:00:00-05:00'],
    ['America/New_York', '2026-11-03T12:00:00Z', 'Last 7 days', '2026-10-28T00:00:00-04:00', '2026-11-04T00:00:00-05:00'],
    ['America/New_York', '2026-11-20T12:00:00Z', 'Last 30 days', '2026-10-22T00:00:00-04:00', '2026-11-21T00:00:00-05:00'],
    ['America/New_York', '2027-03-14T12:00:00Z', 'Today', '2027-03-14T00:00:00-05:00', '2027-03-15T00:00:00-04:00'],
    // Clocks go back from 01:00 to 00:00 in Havana, and forward from 00:00 to 01:00 in Beirut.
    ['America/Havana', '2026-11-01T12:00:00Z', 'Today', '2026-11-01T00:00:00-04:00', '2026-11-02T00:00:00-05:00'],
    ['America/Havana', '2026-11-02T12:00:00Z', 'Since yesterday', '2026-11-01T00:00:00-04:00', '2026-11-03T00:00:00-05:00'],
    ['Asia/Beirut', '2026-03-29T12:00:00Z', 'Today', '2026-03-29T01:00:00+03:00', '2026-03-30T00:00:00+03:00'],
    ['America/New_York', '2027-03-15T03:30:00Z', 'Since yesterday', '2027-03-13T00:00:00-05:00', '2027-03-15T00:00:00-04:00'],
  ])('in %s at %s: “%s” is %s to %s', async (timeZone, now, preset, from, to) => {
    noteServerTime(now);
    const user = aUser();
    const changes = await show(timeZone);
    await choose(user, 'Submitted', preset);
    expect(changes).toEqual([{ from, to }]);
    // A preset in the address is recognised.
    expect(screen.getByRole('combobox').closest('.ant-select')).toHaveTextContent(preset);
  });

  test('can be cleared', async () => {
    const user = aUser();
    const changes = await show('Asia/Singapore');
    await choose(user, 'Submitted', 'Today');
    await user.click(document.querySelector('.ant-select-clear') ?? document.body);
    expect(changes.at(-1)).toEqual({ from: '', to: '' });
  });

  const shownAs = (from: string, to: string) =>
    waitFor(() => expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual([from, to]));
  const clickDay = async (user: ReturnType<typeof aUser>, date: string) => {
    const cell = await waitFor(() => {
      const found = document.querySelector(`.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) td[title="${date}"]`);
      if (!found) throw new Error(`No day ${date}`);
      return found;
    });
    await user.click(cell);
  };

  test('opens the picker when it is no preset: whole days as days, inclusive', async () => {
    await show('America/New_York', { from: '2026-11-01T04:00:00Z', to: '2026-11-02T05:00:00Z' });
    await shownAs('2026-11-01', '2026-11-01');
    expect(screen.getByRole('checkbox', { name: 'Include time' })).not.toBeChecked();
  });

  test('with hours is shown with them, by the operator’s clock, up to its last second', async () => {
    await show('America/New_York', { from: '2026-11-01T05:30:00Z', to: '2026-11-02T06:00:00Z' });
    await shownAs('2026-11-01 01:30:00', '2026-11-02 00:59:59');
    expect(screen.getByRole('checkbox', { name: 'Include time' })).toBeChecked();
  });

  test.each([
    ['one day', 'Asia/Singapore', '2026-11-20', '2026-11-20', '2026-11-20T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['two days', 'Asia/Singapore', '2026-11-19', '2026-11-20', '2026-11-19T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['a longer day', 'America/New_York', '2026-11-01', '2026-11-01', '2026-11-01T00:00:00-04:00', '2026-11-02T00:00:00-05:00'],
  ])('of %s is picked by clicking in %s', async (_, timeZone, first, last, from, to) => {
    const user = aUser();
    const changes = await show(timeZone, { from: '2026-11-09T00:00:00Z', to: '2026-11-11T00:00:00Z' });
    await user.click(await screen.findByRole('checkbox', { name: 'Include time' }));
    await user.click(screen.getAllByRole('textbox')[0] as HTMLElement);
    await clickDay(user, first);
    await clickDay(user, last);
    await waitFor(() => expect(changes.at(-1)).toEqual({ from, to }));
    await shownAs(first, last);
  });

  test('keeps an unchanged end, also in an hour that occurs twice', async () => {
    const user = aUser();
    // 01:30 for the second time that day.
    const to = '2026-11-01T06:30:00Z';
    const changes = await show('America/New_York', { from: '2026-10-30T04:30:00Z', to });
    await shownAs('2026-10-30 00:30:00', '2026-11-01 01:29:59');
    const [start] = screen.getAllByRole('textbox');
    fireEvent.mouseDown(start as HTMLElement);
    await user.click(start as HTMLElement);
    fireEvent.change(start as HTMLElement, { target: { value: '2026-10-29 12:00:00' } });
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(changes.at(-1)).toEqual({ from: '2026-10-29T12:00:00-04:00', to }));
  });
});

describe('a remote select', () => {
  const PAGE = 20;
  const names = Array.from({ length: 45 }, (_, index) => ({ value: `A${index + 1}`, label: `Agent ${index + 1}` }));
  const fetchFrom = (list = names) =>
    jest.fn<ReturnType<FetchChoices>, Parameters<FetchChoices>>(async (keyword, current) => {
      const found = list.filter(({ label }) => label.toLowerCase().includes(keyword.toLowerCase()));
      return { list: found.slice((current - 1) * PAGE, current * PAGE), total: found.length };
    });
  let lists = 0;
  beforeEach(() => void jest.useFakeTimers());
  const show = async (fetchChoices: FetchChoices, cacheKey = `list-${++lists}`) => {
    const onChange = jest.fn();
    const { unmount } = await renderKit(
      <>
        <label htmlFor="agent">Agent</label>
        <RemoteSelect id="agent" cacheKey={cacheKey} fetchChoices={fetchChoices} onChange={onChange} />
      </>,
    );
    return { box: await screen.findByRole('combobox', { name: 'Agent' }), onChange, unmount, cacheKey };
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const fakeUser = () => aUser({ advanceTimers: jest.advanceTimersByTime });

  /** There is no layout: how far the list is scrolled is said. */
  async function openList(): Promise<(fromEnd: number) => void> {
    const holder = (await screen.findByText('Agent 1 (A1)')).closest('[class$="-holder"]');
    if (!holder) throw new Error('No list is open');
    for (const [name, value] of Object.entries({ scrollHeight: 1_000, clientHeight: 200 }))
      Object.defineProperty(holder, name, { value, configurable: true });
    return (fromEnd) => {
      Object.defineProperty(holder, 'scrollTop', { value: 800 - fromEnd, configurable: true, writable: true });
      fireEvent.scroll(holder);
    };
  }

  test('loads once after a pause in typing', async () => {
    const fetchChoices = fetchFrom();
    const { box } = await show(fetchChoices);
    expect(fetchChoices).not.toHaveBeenCalled();
    const user = fakeUser();
    await user.click(box);
    await wait(0);
    expect(fetchChoices.mock.calls).toEqual([['', 1]]);
    for (const sign of '44') {
      await user.keyboard(sign);
      await wait(100);
    }
    expect(fetchChoices).toHaveBeenCalledTimes(1);
    await wait(300);
    expect(fetchChoices.mock.calls).toEqual([
      ['', 1],
      ['44', 1],
    ]);
    expect(await screen.findByText('Agent 44 (A44)')).toBeInTheDocument();
    expect(screen.queryByText('Agent 1 (A1)')).not.toBeInTheDocument();
  });

  test('returns the chosen value', async () => {
    const { box, onChange } = await show(fetchFrom());
    const user = fakeUser();
    await user.click(box);
    await user.click(await screen.findByText('Agent 2 (A2)'));
    expect(onChange.mock.calls[0]?.[0]).toBe('A2');
  });

  test('loads the next page within 100 px of the end, and no more than there are', async () => {
    const fetchChoices = fetchFrom();
    const { box } = await show(fetchChoices);
    await fakeUser().click(box);
    const scrollTo = await openList();
    scrollTo(100);
    await wait(0);
    expect(fetchChoices.mock.calls).toEqual([['', 1]]);
    for (const current of [2, 3]) {
      scrollTo(99);
      await wait(0);
      expect(fetchChoices.mock.calls.at(-1)).toEqual(['', current]);
    }
    scrollTo(0);
    await wait(0);
    expect(fetchChoices.mock.calls.map(([, current]) => current)).toEqual([1, 2, 3]);
  });

  test('is cached for five minutes and loaded again after that', async () => {
    const fetchChoices = fetchFrom();
    const open = async (cacheKey?: string) => {
      const { box, unmount, cacheKey: key } = await show(fetchChoices, cacheKey);
      await fakeUser().click(box);
      await wait(0);
      expect(await screen.findByText('Agent 1 (A1)')).toBeInTheDocument();
      unmount();
      return key;
    };
    const key = await open();
    await wait(4 * 60_000);
    await open(key);
    expect(fetchChoices).toHaveBeenCalledTimes(1);
    await wait(90_000);
    await open(key);
    expect(fetchChoices).toHaveBeenCalledTimes(2);
  });

  test('reports a failed load instead of an empty result', async () => {
    const { box } = await show(() => Promise.reject(new Error('no answer')));
    await fakeUser().click(box);
    expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
  });

  test('reports an empty result', async () => {
    const { box } = await show(fetchFrom());
    const user = fakeUser();
    await user.click(box);
    await user.keyboard('nobody');
    await wait(300);
    expect(await screen.findByText('No records match the filter')).toBeInTheDocument();
  });

  test('offers no choice of an earlier text while the answer to the new one is on its way', async () => {
    const { box, onChange } = await show(fetchFrom());
    const user = fakeUser();
    await user.click(box);
    expect(await screen.findByText('Agent 1 (A1)')).toBeInTheDocument();
    await user.keyboard('44');
    expect(document.querySelector('.ant-select-item-option')).toBeNull();
    expect(screen.queryByText('No records match the filter')).not.toBeInTheDocument();
    await wait(300);
    pressEnter(box);
    expect(onChange.mock.calls[0]?.[0]).toBe('A44');
  });

  test('never shows results of another text, in whatever order the answers come', async () => {
    const waits: Record<string, number> = { '': 0, a: 5_000, ab: 10 };
    const fetchChoices: FetchChoices = async (keyword) => {
      await new Promise((resolve) => setTimeout(resolve, waits[keyword]));
      return { list: [{ value: `for-${keyword || 'all'}`, label: `for-${keyword || 'all'}` }], total: 1 };
    };
    const { box } = await show(fetchChoices);
    const user = fakeUser();
    await user.click(box);
    await user.keyboard('a');
    await wait(400);
    await user.keyboard('b');
    await wait(400);
    const list = document.querySelector<HTMLElement>('.ant-select-dropdown') ?? document.body;
    expect(await within(list).findByText('for-ab', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
    await wait(6_000);
    expect(within(list).getByText('for-ab', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
    expect(within(list).queryByText('for-a', { selector: '.ant-select-item-option-content' })).not.toBeInTheDocument();
  });

  test('keeps no answer that comes late as the answer to the text typed since', async () => {
    const fetchChoices: FetchChoices = async (keyword) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { list: [{ value: `for-${keyword || 'all'}`, label: `for-${keyword || 'all'}` }], total: 1 };
    };
    const { box } = await show(fetchChoices);
    const user = fakeUser();
    await user.click(box);
    await user.keyboard('ab');
    await wait(150);
    await wait(1_000);
    expect(screen.getByText('for-ab', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
  });

  test('adds no further page of an earlier text to the choices of the one typed since', async () => {
    const fetchAll = fetchFrom();
    const fetchChoices: FetchChoices = async (keyword, current) => {
      if (current > 1) await new Promise((resolve) => setTimeout(resolve, 5_000));
      return fetchAll(keyword, current);
    };
    const { box } = await show(fetchChoices);
    const user = fakeUser();
    await user.click(box);
    const scrollTo = await openList();
    scrollTo(100);
    scrollTo(99);
    await wait(0);
    expect(fetchAll.mock.calls).toEqual([['', 1]]);
    await user.keyboard('44');
    await wait(6_000);
    expect(fetchAll.mock.calls).toEqual([
      ['', 1],
      ['44', 1],
      ['', 2],
    ]);
    const shown = [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent);
    expect(shown).toEqual(['Agent 44 (A44)']);
  });
});

describe('a filter of many fields', () => {
  const many = (count: number): FilterField[] =>
    Array.from({ length: count }, (_, at) => ({ kind: 'text', name: `field${at + 1}`, label: `Field ${at + 1}` }));
  const open = async (count: number) => {
    await renderKit(<FilterBar fields={many(count)} shown={4} value={{}} onChange={() => undefined} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await aUser().click(screen.getByRole('button', { name: 'More filters' }));
  };

  test('has all behind the twelfth under one heading', async () => {
    await open(16);
    const heading = screen.getByRole('heading', { name: 'Other filters' });
    const isBefore = (label: string) =>
      (heading.compareDocumentPosition(screen.getByLabelText(label)) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    expect([isBefore('Field 12'), isBefore('Field 13')]).toEqual([true, false]);
  });

  test('has no heading for three', async () => {
    await open(15);
    expect(screen.getByLabelText('Field 15')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
