import type { WithdrawQuality } from '@/contract';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, type Desk, HOUR, iso, MINUTE } from './deskSupport';
import { dataOf, NOW } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const read = (who: string, query = `from=${iso(NOW)}`) =>
  dataOf<WithdrawQuality>(desk.call(who, `GET /trade/withdraw/quality?${query}`));
const shared = (at: number) => desk.order(desk.stories.sharedPayee[at] ?? '');
const marking = { outcome: 'FRAUD', remark: ' The account was taken over ' };
const reversed = () => desk.order(desk.stories.reversed);

describe('a mark', () => {
  it('keeps outcome, remark, who and when, and moves neither money nor state', () => {
    const row = reversed();
    const before = desk.print(row);
    expect(desk.shown('w.chai', row).mark).toBeNull();
    desk.clock.advance(MINUTE);
    desk.done('chen.yu', 'mark', row, marking);
    const at = NOW + MINUTE;
    const { version, events } = before;
    expect(desk.print(row)).toEqual({ ...before, version: version + 1, events: events + 1, updatedAt: at, mark: at });
    expect(desk.shown('w.chai', row).mark).toEqual({
      outcome: 'FRAUD',
      remark: 'The account was taken over',
      by: desk.operator('chen.yu').id,
      byName: 'chen.yu',
      at: iso(at),
    });
    expect(row.events.at(-1)).toMatchObject({ kind: 'MARKED', reasonCode: 'FRAUD', remark: 'The account was taken over' });
    expect(desk.lastLog()?.about).toMatchObject({ ids: [row.no], changes: [{ field: 'mark', before: null, after: 'FRAUD' }] });
  });

  it('is replaced by a later one, and stays through a retry', () => {
    const row = reversed();
    desk.done('chen.yu', 'mark', row, marking);
    desk.done('r.santos', 'mark', row, { outcome: 'WRONG_PAYEE' });
    expect(row.mark).toMatchObject({ outcome: 'WRONG_PAYEE', by: { username: 'r.santos' } });
    expect(row.events.filter(({ kind }) => kind === 'MARKED')).toHaveLength(2);
    desk.done('ops.lee', 'retry', row);
    expect(row).toMatchObject({ status: 'PASSED', mark: { outcome: 'WRONG_PAYEE' } });
    expect(desk.act('r.santos', 'mark', row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });

  it('is refused without a remark, in an old version, outside the scope and without the key', () => {
    const row = reversed();
    const before = desk.print(row);
    const fields = (extra: Record<string, unknown>) => {
      const { code, data } = desk.act('chen.yu', 'mark', row, extra);
      return [code, (data as { fields?: { name: string }[] }).fields?.map(({ name }) => name)];
    };
    expect(fields({ remark: '  so  ' })).toEqual([422, ['remark']]);
    expect(fields({ outcome: 'LOST' })).toEqual([422, ['outcome']]);
    expect(desk.act('chen.yu', 'mark', row, { version: row.version - 1 })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
    });
    expect(desk.act('ops.lee', 'mark', row)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    desk.operator('chen.yu').scope = { type: 'MERCHANT', values: ['M100001'] };
    expect(desk.act('chen.yu', 'mark', row)).toMatchObject({ code: 404 });
    expect(desk.print(row)).toEqual(before);
  });

  it('is set once by a call that is sent twice', () => {
    const row = reversed();
    const { version } = row;
    const send = () => desk.act('chen.yu', 'mark', row, { version, ...marking }, { key: 'key-of-the-mark' });
    expect([send().traceId, row.version]).toEqual([send().traceId, version + 1]);
  });
});

/** Five orders are decided: four of them passed, of which one is marked and one returned by the bank. */
function fiveDecided() {
  const [fraud, returned, rejected] = [shared(0), shared(1), shared(2)] as [Order, Order, Order];
  const [plain, held] = [desk.simple(), desk.order(desk.stories.heldByRisk)];
  desk.world.payoutPlans.set(returned.no, 'REVERSED');
  for (const { no } of [fraud, plain, held]) desk.world.payoutPlans.set(no, 'SUCCESS');
  desk.done('li.na', 'reject', rejected);
  for (const row of [fraud, returned, plain]) desk.done('w.chai', 'pass', row);
  desk.done('r.santos', 'unhold', held);
  desk.done('w.chai', 'pass', held);
  desk.done('chen.yu', 'pass', held);
  for (let hours = 0; hours < 100 && returned.status !== 'REVERSED'; hours++) desk.clock.advance(HOUR);
  desk.done('chen.yu', 'mark', fraud, marking);
  expect([fraud, returned, plain, held, rejected].map(({ status }) => status)).toEqual([
    'SUCCESS',
    'REVERSED',
    'SUCCESS',
    'SUCCESS',
    'REJECTED',
  ]);
}

const zero = { outcomes: [], cameBack: 0 };

describe('the quality of reviews', () => {
  it('counts and sums decided orders per flag and reason', () => {
    fiveDecided();
    // Net: THB 21,000 + 21,000 + 20,958 of the shared account, THB 44,000 held before, PHP 24,850.20 plain.
    const both = [
      { currency: 'PHP', decided: '24850.20', cameBack: '0.00' },
      { currency: 'THB', decided: '106958.00', cameBack: '42000.00' },
    ];
    const cameBack = {
      cameBack: 2,
      outcomes: [
        { outcome: 'RETURNED', count: 1 },
        { outcome: 'FRAUD', count: 1 },
      ],
    };
    const thb = (decided: string, back = '0.00') => [{ currency: 'THB', decided, cameBack: back }];
    const all = { decided: 5, passed: 4, rejected: 1, ...cameBack, sums: both };
    expect(read('auditor')).toEqual({
      all,
      lines: [
        {
          kind: 'FLAG',
          code: 'PAYEE_SHARED',
          decided: 3,
          passed: 2,
          rejected: 1,
          ...cameBack,
          sums: thb('62958.00', '42000.00'),
        },
        { kind: 'FLAG', code: 'BLACKLIST_HIT', decided: 1, passed: 1, rejected: 0, ...zero, sums: thb('44000.00') },
        { kind: 'LIMIT', code: 'BELOW', ...all },
        { kind: 'HOLD', code: 'RISK_REVIEW', decided: 1, passed: 1, rejected: 0, ...zero, sums: thb('44000.00') },
        { kind: 'REJECT', code: 'DUPLICATE', decided: 1, passed: 0, rejected: 1, ...zero, sums: thb('20958.00') },
      ],
    });
  });

  it('counts an order once it is decided for good, under the limit that it reaches', () => {
    const large = desk.order(desk.stories.tier2);
    desk.done('w.chai', 'pass', large);
    expect(read('r.santos').all.decided).toBe(0);
    desk.done('chen.yu', 'pass', large);
    const sums = [{ currency: 'THB', decided: '699000.00', cameBack: '0.00' }];
    const line = { decided: 1, passed: 1, rejected: 0, ...zero, sums };
    expect(read('r.santos').lines).toEqual([{ kind: 'LIMIT', code: 'TIER2', ...line }]);
    desk.done('chen.yu', 'undo', large);
    expect(read('r.santos').all.decided).toBe(0);
  });

  it('counts by the time of the last decision: from the start on, before the end', () => {
    desk.clock.advance(HOUR);
    desk.done('w.chai', 'pass', shared(0));
    const at = NOW + HOUR;
    const decided = (from: number, to: number) => read('ops.lee', `from=${iso(from)}&to=${iso(to)}`).all.decided;
    expect([decided(at, at + 1), decided(at - 1, at), decided(at + 1, at + 2)]).toEqual([1, 0, 0]);
    const days = 24 * HOUR;
    expect(desk.call('ops.lee', `GET /trade/withdraw/quality?from=${iso(at - 94 * days)}&to=${iso(at)}`).envelope.code).toBe(400);
  });

  it('holds the orders inside the scope, for those with its key', () => {
    desk.done('w.chai', 'pass', shared(0));
    desk.done('w.chai', 'pass', shared(1));
    desk.operator('e.lim').scope = { type: 'MERCHANT', values: [shared(1).holder.no] };
    expect([read('r.santos').all.decided, read('e.lim').all.decided]).toEqual([2, 1]);
    expect(desk.call('w.chai', 'GET /trade/withdraw/quality').envelope.code).toBe(403);
  });
});
