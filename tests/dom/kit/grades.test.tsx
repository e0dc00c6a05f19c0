import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Meter } from '@/components/Meter';
import type { Batch, Sett } from '@/contract';
import { noteServerTime } from '@/domain/serverClock';
import { State as BatchState } from '@/pages/bankCard/proxyBatch/cells';
import { Age as PayoutAge } from '@/pages/trade/settorder/cells';
import { Due as WithdrawDue } from '@/pages/trade/withdraw/cells';
import { aWithdraw } from '../../support/domBuilders';
import { renderKit } from '../../support/domKit';

const NOW = '2026-11-29T07:00:00.000Z';
const createdAt = '2026-11-29T06:50:00.000Z';
const inSeconds = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(NOW), doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  noteServerTime(NOW);
});
afterEach(() => {
  jest.useRealTimers();
  noteServerTime(new Date().toISOString());
});

const CELLS: Record<string, (dueAt: string) => ReactNode> = {
  'a withdraw order': (dueAt) => <WithdrawDue row={{ ...aWithdraw(), status: 'PENDING', submittedAt: createdAt, dueAt }} />,
  'a payout': (dueAt) => <PayoutAge row={{ settNo: 'S1', status: 'REVIEW', createdAt, dueAt } as Sett} />,
  'a batch': (dueAt) => <BatchState row={{ batchNo: 'B1', status: 'WAIT_APPROVE', dueAt } as Batch} />,
};

describe.each(Object.keys(CELLS))('the due time of %s', (name) => {
  test.each([
    [18 * 60, 'due in 18 min', 'text-success'],
    [12 * 60, 'due in 12 min', 'text-warning'],
    [-61, 'overdue by 1 min 1 sec', 'text-error'],
  ])('%d s away reads "%s" in %s', async (seconds, words, tone) => {
    await renderKit(CELLS[name]?.(inSeconds(seconds)));
    expect(await screen.findByText(words)).toHaveClass(tone);
  });
});

/** The region that a browser colors, by the HTML standard: 1 is the best, 3 the worst. An optimum in the middle has no third. */
const regionOf = ({ value, low, high, optimum }: HTMLMeterElement) =>
  optimum < low ? (value <= low ? 1 : value <= high ? 2 : 3) : value >= low && value <= high ? 1 : 2;

test.each([
  ['success', 0, 1],
  ['success', 16, 1],
  ['warning', 16, 2],
  ['warning', 20, 2],
  ['error', 20, 3],
  ['error', 234, 3],
] as const)('a bar of the grade %s at %d of 20 has the color %d', async (grade, value, region) => {
  await renderKit(<Meter label="Use" words="in words" value={value} max={20} grade={grade} />);
  const bar = await screen.findByRole<HTMLMeterElement>('meter', { name: 'Use' });
  expect(regionOf(bar)).toBe(region);
  expect(bar.value).toBe(Math.min(20, value));
  expect(bar).toHaveAttribute('aria-valuetext', 'in words');
});
