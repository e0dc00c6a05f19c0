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

const kinds = (row: Order) => row.events.map(({ kind }) => kind);
const paymentsOf = ({ no }: Order) =>
  new Set(
    desk.world.ledger.entries
      .filter(({ transaction }) => transaction.ref === no && transaction.kind === 'WITHDRAW')
      .map(({ transaction }) => transaction.id),
  ).size;
const OVER = 'Only the last reviewer can undo, within 60 seconds.';

describe('undoing a decision', () => {
  it('of the first of two stages restores the order', () => {
    const row = desk.order(desk.stories.tier2);
    const [before, badge, shown] = [desk.print(row), desk.pending('li.na'), desk.shown('li.na', row)];
    desk.done('li.na', 'pass', row);
    expect(desk.pending('li.na')).toBe(badge - 1);
    expect(desk.shown('li.na', row)).toMatchObject({ undoUntil: iso(NOW + MINUTE), allowed: expect.arrayContaining(['undo']) });
    const envelope = desk.done('li.na', 'undo', row);
    expect(envelope.data).toMatchObject({ withdrawNo: row.no, status: 'PENDING', version: 3, pendingCount: badge, settNos: [] });
    expect(desk.print(row)).toEqual({ ...before, version: 3, updatedAt: NOW, events: before.events + 2 });
    expect(desk.shown('li.na', row)).toEqual({ ...shown, version: 3, updatedAt: iso(NOW) });
    expect(kinds(row)).toEqual(['SUBMITTED', 'FIRST_PASSED', 'UNDONE']);
    expect(row.firstDecisionAt).toBeNull();
  });

  it('of the only stage cancels the payout, and nothing is ever sent', () => {
    const row = desk.simple();
    const before = desk.print(row);
    desk.done('w.chai', 'pass', row);
    desk.clock.advance(30_000);
    const envelope = desk.done('w.chai', 'undo', row);
    expect(envelope.data).toMatchObject({ status: 'PENDING', passedAt: null, firstDecisionAt: null, decisions: [] });
    expect(row.payouts).toMatchObject([{ status: 'CANCELED', finishedAt: NOW + 30_000, bankRefNo: null }]);
    desk.clock.advance(24 * HOUR);
    expect(row).toMatchObject({ status: 'PENDING', version: 3 });
    expect(kinds(row)).toEqual(['SUBMITTED', 'PASSED', 'UNDONE']);
    expect(paymentsOf(row)).toBe(0);
    expect(desk.money(row)).toEqual(before.money);
  });

  it('of the second stage keeps the first one', () => {
    const row = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    const { firstDecisionAt } = row;
    const before = desk.money(row);
    desk.done('chen.yu', 'pass', row);
    desk.done('chen.yu', 'undo', row);
    expect(row).toMatchObject({ status: 'SECOND_REVIEW', firstDecisionAt, passedAt: null });
    expect(row.decisions.map(({ operator }) => operator.username)).toEqual(['li.na']);
    expect(row.payouts.map(({ status }) => status)).toEqual(['CANCELED']);
    expect(desk.shown('chen.yu', row)).toMatchObject({ reviewStage: 1, undoUntil: null, settNos: [row.payouts[0]?.no] });
    desk.clock.advance(24 * HOUR);
    expect([row.status, paymentsOf(row)]).toEqual(['SECOND_REVIEW', 0]);
    expect(desk.money(row)).toEqual(before);
  });

  it('lets the order be passed again, paid once by the new payout', () => {
    const row = desk.simple();
    desk.world.payoutPlans.set(row.no, 'SUCCESS');
    const before = desk.money(row);
    desk.done('w.chai', 'pass', row);
    desk.clock.advance(59_000);
    desk.done('w.chai', 'undo', row);
    desk.done('w.chai', 'pass', row);
    const [canceled, payout] = row.payouts;
    // The first payout would be sent now; the second has its own minute.
    desk.clock.advance(59_999);
    expect([row.status, canceled?.status, payout?.status]).toEqual(['PASSED', 'CANCELED', 'QUEUED']);
    desk.clock.advance(1);
    expect([row.status, canceled?.status, payout?.status]).toEqual(['PAYING', 'CANCELED', 'PAYING']);
    desk.clock.advance(HOUR);
    expect([row.status, canceled?.status, payout?.status]).toEqual(['SUCCESS', 'CANCELED', 'SUCCESS']);
    expect(kinds(row).filter((kind) => kind === 'PAYOUT_SENT')).toHaveLength(1);
    expect(paymentsOf(row)).toBe(1);
    expect(desk.money(row)).toMatchObject({ available: before.available, frozen: before.frozen - row.amount });
  });

  it('is possible until the last millisecond of the minute', () => {
    const rows = [desk.order(desk.stories.tier2), desk.simple()];
    for (const row of rows) desk.done('w.chai', 'pass', row);
    desk.clock.advance(59_999);
    for (const row of rows) {
      expect(desk.shown('w.chai', row)).toMatchObject({ undoUntil: iso(NOW + MINUTE) });
      expect(desk.act('w.chai', 'undo', row)).toMatchObject({ code: 200 });
    }
  });

  it('is refused after 60 seconds, for an order between its stages', () => {
    const row = desk.order(desk.stories.tier2);
    desk.done('w.chai', 'pass', row);
    desk.clock.advance(MINUTE);
    const before = desk.print(row);
    expect(desk.shown('w.chai', row)).toMatchObject({ undoUntil: null });
    expect(desk.shown('w.chai', row).allowed).not.toContain('undo');
    expect(desk.act('w.chai', 'undo', row)).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      msg: OVER,
      data: { current: { withdrawNo: row.no, undoUntil: null }, changedBy: 'w.chai', changedAt: iso(NOW) },
    });
    expect(desk.print(row)).toEqual(before);
  });

  it('is refused once the payout is sent', () => {
    const row = desk.simple();
    desk.done('w.chai', 'pass', row);
    desk.clock.advance(MINUTE);
    const before = desk.print(row);
    for (const version of [2, 3])
      expect(desk.act('w.chai', 'undo', row, { version })).toMatchObject({
        code: 409,
        error: 'STATE_CONFLICT',
        data: { current: { status: 'PAYING' } },
      });
    expect(desk.print(row)).toEqual(before);
    expect(row.payouts.map(({ status }) => status)).toEqual(['PAYING']);
  });

  it.each(['ops.lee', 'admin', 'r.santos'])('is refused to %s, who did not decide', (who) => {
    for (const row of [desk.order(desk.stories.tier2), desk.simple()]) {
      desk.done('li.na', 'pass', row);
      const before = desk.print(row);
      expect(desk.shown(who, row).allowed).not.toContain('undo');
      expect(desk.act(who, 'undo', row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT', msg: OVER });
      expect(desk.print(row)).toEqual(before);
    }
  });

  it('is refused to the first approver after a second decision, also when that one was undone', () => {
    const row = desk.order(desk.stories.tier2);
    desk.done('li.na', 'pass', row);
    desk.done('ops.lee', 'pass', row);
    expect(desk.act('li.na', 'undo', row)).toMatchObject({ code: 409, msg: OVER });
    desk.done('ops.lee', 'undo', row);
    const before = desk.print(row);
    expect(desk.act('li.na', 'undo', row)).toMatchObject({ code: 409, msg: OVER });
    expect(desk.print(row)).toEqual(before);
  });

  it('happens once', () => {
    const row = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    desk.done('chen.yu', 'pass', row);
    desk.done('chen.yu', 'undo', row);
    const before = desk.print(row);
    expect(desk.act('chen.yu', 'undo', row)).toMatchObject({ code: 409, msg: OVER });
    expect(desk.act('chen.yu', 'undo', row, { version: row.version - 1 })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
    });
    expect(desk.print(row)).toEqual(before);
  });

  it.each([
    ['a rejection', (row: Order) => desk.done('w.chai', 'reject', row)],
    [
      'a hold in between',
      (row: Order) => {
        desk.done('w.chai', 'pass', row);
        desk.done('r.santos', 'hold', row);
        desk.done('r.santos', 'unhold', row);
      },
    ],
    ['a retry', undefined],
  ] as const)('is not possible after %s', (_, prepare) => {
    const row = desk.order(prepare ? desk.stories.tier2 : desk.stories.failed);
    if (prepare) prepare(row);
    else desk.done('ops.lee', 'retry', row);
    const before = desk.print(row);
    for (const who of ['w.chai', 'r.santos', 'ops.lee'])
      expect(desk.act(who, 'undo', row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(desk.shown('w.chai', row)).toMatchObject({ undoUntil: null });
    expect(desk.print(row)).toEqual(before);
  });

  it('lets the same person decide differently', () => {
    const row = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    const { available, frozen } = desk.money(row);
    desk.done('chen.yu', 'pass', row);
    desk.done('chen.yu', 'undo', row);
    desk.done('chen.yu', 'reject', row);
    expect(row.decisions.map(({ stage, decision, operator }) => [stage, decision, operator.username])).toEqual([
      [1, 'PASS', 'li.na'],
      [2, 'REJECT', 'chen.yu'],
    ]);
    expect(desk.money(row)).toMatchObject({ available: available + row.amount, frozen: frozen - row.amount });
  });

  it('keeps the claim of a colleague on the second stage', () => {
    const row = desk.order(desk.stories.tier2);
    desk.done('li.na', 'pass', row);
    desk.done('ops.lee', 'claim', row);
    expect(desk.act('li.na', 'undo', row)).toMatchObject({ code: 200, data: { status: 'PENDING', claimedByName: 'ops.lee' } });
    expect(desk.act('li.na', 'pass', row)).toMatchObject({ code: 423 });
  });

  it('at the end of the 72 hours does not keep the order from expiring', () => {
    const row = desk.simple();
    const { available, frozen } = desk.money(row);
    desk.clock.advance(row.expiresAt - NOW - 20_000);
    desk.done('w.chai', 'pass', row);
    desk.clock.advance(30_000);
    expect(row.status).toBe('PASSED');
    desk.done('w.chai', 'undo', row);
    desk.clock.advance(1000);
    expect(row).toMatchObject({ status: 'EXPIRED', passedAt: null });
    expect(desk.money(row)).toMatchObject({ available: available + row.amount, frozen: frozen - row.amount });
  });

  it('is included in the key for pass', () => {
    for (const { username, access } of desk.world.operators)
      expect([username, access.has('trade:withdraw:undo')]).toEqual([username, access.has('trade:withdraw:pass')]);
  });

  it('is shown in the timeline with the canceled payout', () => {
    const row = desk.simple();
    desk.done('w.chai', 'pass', row);
    desk.done('w.chai', 'undo', row);
    const { events, payouts, logs } = dataOf<{ events: object[]; payouts: object[]; logs: object[] }>(
      desk.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${row.no}`),
    );
    expect(events.slice(-2)).toMatchObject([
      { kind: 'PASSED', actorName: 'w.chai', refNo: row.payouts[0]?.no },
      { kind: 'UNDONE', actorName: 'w.chai', actorType: 'OPERATOR' },
    ]);
    expect(payouts).toMatchObject([{ status: 'CANCELED', finishedAt: iso(NOW) }]);
    expect(logs.slice(-2)).toMatchObject([
      { action: 'trade:withdraw:pass', operatorName: 'w.chai', result: 'SUCCESS' },
      { action: 'trade:withdraw:undo', operatorName: 'w.chai', result: 'SUCCESS' },
    ]);
  });
});
