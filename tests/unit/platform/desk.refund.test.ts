import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, type Desk, HOUR, iso } from './deskSupport';
import { dataOf, NOW } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const failed = () => desk.order(desk.stories.failed);
const reversed = () => desk.order(desk.stories.reversed);
const afterRelease = (row: Order, before: ReturnType<Desk['money']>) => ({
  ...before,
  available: before.available + row.amount,
  frozen: before.frozen - row.amount,
});

describe('a refund', () => {
  it.each(['failed', 'reversed'] as const)('of a %s order returns exactly the frozen amount, and moves nothing else', (story) => {
    const row = desk.order(desk.stories[story]);
    const before = desk.money(row);
    const envelope = desk.done('chen.yu', 'refund', row, { reasonCode: 'OTHER', remark: 'Asked by phone' });
    expect(envelope.data).toMatchObject({
      status: 'REJECTED',
      rejectReasonCode: 'PAYOUT_FAILED',
      rejectRemark: 'Asked by phone',
      rejectedAt: iso(NOW),
      finishedAt: iso(NOW),
      reviewStage: 0,
      allowed: [],
    });
    expect(desk.money(row)).toEqual(afterRelease(row, before));
    expect(row.payouts).toHaveLength(1);
    expect(row.events.at(-1)).toMatchObject({ kind: 'REFUNDED', reasonCode: 'OTHER', remark: 'Asked by phone' });
    // Over its whole life the order took nothing from the holder.
    const own = row.account.entries.filter(({ transaction }) => transaction.ref === row.no);
    for (const bucket of ['available', 'frozen'] as const)
      expect(own.filter((entry) => entry.bucket === bucket).reduce((sum, { delta }) => sum + delta, 0n)).toBe(0n);
    expect(desk.transactionsOf(row)).toEqual(
      story === 'failed' ? ['FREEZE', 'RELEASE'] : ['FREEZE', 'WITHDRAW', 'REVERSAL', 'RELEASE'],
    );
  });

  it('is final', () => {
    const row = failed();
    desk.done('chen.yu', 'refund', row);
    const before = desk.print(row);
    for (const [who, verb] of [
      ['n.hassan', 'refund'],
      ['ops.lee', 'retry'],
      ['n.hassan', 'reject'],
    ] as const)
      expect(desk.act(who, verb, row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT', data: { changedBy: 'chen.yu' } });
    desk.clock.advance(48 * HOUR);
    expect(desk.print(row)).toEqual(before);
  });

  it('after a retry returns the money of the last failure only', () => {
    const row = reversed();
    desk.world.payoutPlans.set(row.no, 'REVERSED');
    desk.done('ops.lee', 'retry', row);
    desk.clock.advance(12 * HOUR);
    expect(row.status).toBe('REVERSED');
    const before = desk.money(row);
    desk.done('chen.yu', 'refund', row);
    expect(desk.money(row)).toEqual(afterRelease(row, before));
    expect(
      row.account.entries.filter(({ transaction }) => transaction.ref === row.no && transaction.kind === 'RELEASE'),
    ).toHaveLength(2);
  });

  it.each([
    ['no reason', { reasonCode: undefined }, 'reasonCode'],
    ['a reason for something else', { reasonCode: 'RISK_REVIEW' }, 'reasonCode'],
    ['"other" without a remark', { reasonCode: 'OTHER' }, 'remark'],
    ['"other" with a blank remark', { reasonCode: 'OTHER', remark: '  ab  ' }, 'remark'],
  ])('is refused with %s', (_, extra, name) => {
    const row = failed();
    const before = desk.print(row);
    expect(desk.act('chen.yu', 'refund', row, extra)).toMatchObject({ code: 422, data: { fields: [{ name }] } });
    expect(desk.print(row)).toEqual(before);
  });

  it('is refused to everyone who passed the order in any stage', () => {
    const row = desk.order(desk.stories.tier2);
    desk.done('y.sato', 'pass', row);
    desk.paid(row, 'FAILED', 'chen.yu');
    const before = desk.print(row);
    for (const who of ['y.sato', 'chen.yu']) {
      expect(desk.shown(who, row).allowed).not.toContain('refund');
      expect(desk.act(who, 'refund', row)).toMatchObject({
        code: 403,
        error: 'SELF_APPROVAL',
        data: { makerName: who, current: { status: 'FAILED' } },
      });
    }
    expect(desk.print(row)).toEqual(before);
    expect(desk.act('n.hassan', 'refund', row)).toMatchObject({ code: 200 });
  });

  it('is refused to the person who resolved the payout as failed, also after a further failure', () => {
    const row = desk.order(desk.stories.unknownPayout);
    desk.done('chen.yu', 'resolve', row);
    for (let times = 0; times < 2; times++) {
      const before = desk.print(row);
      expect(desk.shown('chen.yu', row).allowed).not.toContain('refund');
      expect(desk.act('chen.yu', 'refund', row)).toMatchObject({
        code: 403,
        error: 'SELF_APPROVAL',
        data: { makerName: 'chen.yu', current: { status: 'FAILED' } },
      });
      expect(desk.print(row)).toEqual(before);
      desk.world.payoutPlans.set(row.no, 'FAILED');
      desk.done('ops.lee', 'retry', row);
      desk.clock.advance(HOUR);
    }
    const before = desk.money(row);
    desk.done('n.hassan', 'refund', row);
    expect(desk.money(row)).toEqual(afterRelease(row, before));
  });

  it('is not the only next step: a failure is found by its code until it is retried', () => {
    const row = failed();
    expect(withFailCode()).toEqual([[row.no, 'BENEFICIARY_BANK_REFUSED', 'The beneficiary bank rejected the transfer.']]);
    desk.done('ops.lee', 'retry', row);
    expect(withFailCode()).toEqual([]);
  });

  it('keeps the failure searchable and shown in the row', () => {
    const row = failed();
    desk.done('chen.yu', 'refund', row);
    expect(withFailCode()).toEqual([[row.no, 'BENEFICIARY_BANK_REFUSED', 'The beneficiary bank rejected the transfer.']]);
  });

  const withFailCode = () =>
    dataOf<{ list: { withdrawNo: string; failCode: string | null; failMsg: string | null }[] }>(
      desk.call('li.na', 'GET /trade/withdraw/page?failCode=BENEFICIARY_BANK_REFUSED'),
    ).list.map(({ withdrawNo, failCode, failMsg }) => [withdrawNo, failCode, failMsg]);
});
