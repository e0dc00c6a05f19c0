import { act, screen, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { DayRange } from '@/components/DayRange';
import { FilterBar, type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import PastPicker from '@/components/PastPicker';
import RangePicker from '@/components/RangePicker';
import { TimeRangeInput } from '@/components/TimeRangeInput';
import { noteServerTime } from '@/domain/serverClock';
import type { TimeRange } from '@/domain/timeRange';
import { useFigures } from '@/hooks/useFigures';
import { useListState } from '@/hooks/useListState';
import { QueryBar, QueryDays } from '@/screen/QueryBar';
import { renderKit } from '../../support/domKit';
import { withHeldTimers } from '../../support/domTime';
import { aUser } from '../../support/domUser';

/* What is relative to today moves on at midnight of the operator's zone, by the platform's clock (docs/rules/lists.md#ranges). */
const ZONE = 'Asia/Bangkok';
/** Ten seconds before midnight there, and ten seconds after. */
const BEFORE = '2026-11-20T16:59:50Z';
const AFTER = '2026-11-20T17:00:10Z';
const day = (first: string, end: string) => ({ from: `${first}T00:00:00+07:00`, to: `${end}T00:00:00+07:00` });

/** How often the day is looked at. */
const CHECK_MS = 5_000;
const pass = withHeldTimers(CHECK_MS);
const midnight = async (now = AFTER) => {
  noteServerTime(now);
  await pass(CHECK_MS);
};
beforeEach(() => noteServerTime(BEFORE));
afterAll(() => noteServerTime(new Date().toISOString()));

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: 'Any number' },
  { kind: 'times', from: 'createdFrom', to: 'createdTo', label: 'Created' },
];
const spec = { names: namesOf(fields, 'public'), ranges: rangesOf(fields), screen: '/a' };
const reads = jest.fn(async () => undefined);

function List() {
  const [{ filters }, setState] = useListState(useMemo(() => spec, []));
  useFigures(1, reads);
  return (
    <>
      <FilterBar fields={fields} shown={2} value={filters} onChange={(next) => setState({ filters: next })} />
      <output>{JSON.stringify(filters)}</output>
    </>
  );
}
const at = ({ from, to }: TimeRange) => `/a?${new URLSearchParams({ createdFrom: from, createdTo: to })}`;
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as object;
const chosen = () => document.querySelector('.time-range .ant-select')?.textContent;

describe('the range of a list', () => {
  test.each([
    ['Today', day('2026-11-20', '2026-11-21'), day('2026-11-21', '2026-11-22')],
    ['Last 7 days', day('2026-11-14', '2026-11-21'), day('2026-11-15', '2026-11-22')],
  ])('%s moves on, with its rows', async (name, before, after) => {
    await renderKit(<List />, { timeZone: ZONE, at: at(before) });
    expect(chosen()).toBe(name);
    await midnight();
    expect(shown()).toEqual({ createdFrom: after.from, createdTo: after.to });
    expect(chosen()).toBe(name);
  });

  test('stays when it is relative to nothing, and before midnight', async () => {
    const fixed = day('2026-11-18', '2026-11-19');
    await renderKit(<List />, { timeZone: ZONE, at: at(fixed) });
    await midnight();
    expect(shown()).toEqual({ createdFrom: fixed.from, createdTo: fixed.to });
  });

  test('does not take what is typed meanwhile', async () => {
    await renderKit(<List />, { timeZone: ZONE, at: at(day('2026-11-20', '2026-11-21')) });
    await midnight('2026-11-20T16:59:59Z');
    expect(shown()).toEqual({ createdFrom: '2026-11-20T00:00:00+07:00', createdTo: '2026-11-21T00:00:00+07:00' });
    const box = screen.getByRole('textbox', { name: 'Any number' });
    await aUser().type(box, 'W20');
    await midnight();
    expect(shown()).toEqual({ createdFrom: '2026-11-21T00:00:00+07:00', createdTo: '2026-11-22T00:00:00+07:00' });
    expect(box).toHaveValue('W20');
  });

  test('figures are read again', async () => {
    reads.mockClear();
    await renderKit(<List />, { timeZone: ZONE, at: '/a' });
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(1));
    await midnight();
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
  });
});

test('a range beside a list moves on', async () => {
  const changes: TimeRange[] = [];
  const Range = () => {
    const [value, setValue] = useState(day('2026-11-20', '2026-11-21'));
    const change = (next: TimeRange) => {
      changes.push(next);
      setValue(next);
    };
    return <TimeRangeInput label="Created" value={value} onChange={change} />;
  };
  await renderKit(<Range />, { timeZone: ZONE });
  await midnight();
  expect(changes).toEqual([day('2026-11-21', '2026-11-22')]);
  expect(chosen()).toBe('Today');
});

test('days of statistics move on at midnight of the platform', async () => {
  // Midnight in Singapore.
  noteServerTime('2026-11-20T15:59:50Z');
  const onPreset = jest.fn();
  await renderKit(
    <QueryBar id="q" name="Query" error={undefined}>
      <QueryDays
        label="Days"
        presets={[{ value: 'today', label: 'Today' }]}
        customLabel="Custom"
        preset="today"
        days={{ from: '2026-11-20', to: '2026-11-20' }}
        onPreset={onPreset}
        onDays={jest.fn()}
      />
    </QueryBar>,
    { timeZone: ZONE },
  );
  await midnight('2026-11-20T16:00:10Z');
  expect(onPreset.mock.calls).toEqual([['today']]);
});

describe('the calendar marks today', () => {
  const marked = () => [...document.querySelectorAll('.ant-picker-cell-today')].map((one) => one.getAttribute('title'));
  const NOTHING = { from: '', to: '' };
  // 18 December in Kiritimati (UTC+14), 17 December in Singapore (UTC+8), 16 December in Honolulu.
  const NOW = '2026-12-17T10:30:00Z';
  test.each([
    [
      'of the platform in the zone of the operator',
      <RangePicker key="1" label="Days" value={NOTHING} onChange={jest.fn()} timeZone="Pacific/Kiritimati" />,
      '2026-12-18',
    ],
    ['of a past time', <PastPicker key="2" timeZone="Pacific/Kiritimati" />, '2026-12-18'],
    [
      'in the zone of the platform',
      <DayRange key="3" id="d" label="Days" value={{ from: '2026-12-01', to: '2026-12-02' }} onChange={jest.fn()} />,
      '2026-12-17',
    ],
  ])('%s', async (_, picker, today) => {
    noteServerTime(NOW);
    await renderKit(picker, { timeZone: 'Pacific/Kiritimati' });
    const [box] = screen.getAllByRole('textbox');
    await aUser().click(box as HTMLElement);
    await act(async () => undefined);
    expect(new Set(marked())).toEqual(new Set([today]));
  });
});
