import type { WithdrawForecast } from '@/contract';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { aPoorDesk } from './coverSupport';
import { dataOf, NOW } from './support';

describe('the forecast', () => {
  /** THB 10,000.00, 20,000.00 and 5,000.00 net, due in this order; each payout costs THB 5.00. */
  function aQueue(available: bigint) {
    const desk = aPoorDesk(available);
    const { world, stories, row } = desk;
    const orders = [row, desk.order(stories.overdue), desk.order(stories.kycExpired)] as const;
    world.open.clear();
    orders.forEach((order, at) => {
      const net = [1_000_000n, 2_000_000n, 500_000n][at] as bigint;
      Object.assign(order, { account: row.account, net, dueAt: NOW + at });
      // Inserted against the order in which they are due.
      world.open.add(orders[orders.length - 1 - at] as Order);
    });
    const read = (who = 'li.na') => dataOf<WithdrawForecast>(desk.call(who, 'GET /trade/withdraw/cover')).perCurrency;
    const [first, second, third] = orders.map(({ no }) => no);
    return { ...desk, orders, read, first, second, third };
  }
  const THB = { currency: 'THB', orders: 3, sum: '35000.00', askedAt: '2026-11-20T06:26:02.114Z' };

  it('ends at the first order by due time that the balance cannot pay', () => {
    const two = aQueue(1_000_500n + 2_000_500n);
    expect(two.read()).toEqual([{ ...THB, available: '30010.00', covered: 2, firstUncovered: two.third }]);
    // The third could be paid, but the second is due before.
    const one = aQueue(1_000_500n + 2_000_500n - 1n);
    expect(one.read()).toEqual([{ ...THB, available: '30009.99', covered: 1, firstUncovered: one.second }]);
    const all = aQueue(1_000_500n + 2_000_500n + 500_500n);
    expect(all.read()).toEqual([{ ...THB, available: '35015.00', covered: 3, firstUncovered: null }]);
    expect(aQueue(0n).read()).toMatchObject([{ available: '0.00', covered: 0 }]);
  });

  it('adds what own cards are free to pay', () => {
    const desk = aQueue(1_000_500n + 2_000_500n);
    const card = desk.card('TH-A');
    Object.assign(card, { status: 'ENABLED', maxPerTxn: 5_000_000n, dailyOutLimit: card.use.out + 500_000n });
    card.account.amounts.available = -9_000_000n;
    expect(desk.read()).toEqual([{ ...THB, available: '35010.00', covered: 3, firstUncovered: null }]);
    card.dailyOutLimit -= 1n;
    expect(desk.read()).toMatchObject([{ available: '30010.00', covered: 2, firstUncovered: desk.third }]);
  });

  it('takes off queued payouts, and counts neither them nor orders on hold', () => {
    const desk = aQueue(1_000_500n + 2_000_500n + 500_500n);
    desk.done('w.chai', 'pass', desk.orders[1]);
    desk.done('r.santos', 'hold', desk.orders[2]);
    expect(desk.read()).toEqual([
      { ...THB, orders: 1, sum: '10000.00', available: '15010.00', covered: 1, firstUncovered: null },
    ]);
  });

  it('adds up what a channel carries on one day', () => {
    const desk = aQueue(9_000_000n);
    for (const code of ['CH0311', 'CH0312', 'CH0313']) desk.channel(code).recycled = true;
    const { limits } = desk.channel('CH0310');
    limits.set('THB', { min: 1n, max: 9_000_000n, daily: 3_000_000n });
    expect(desk.read()).toMatchObject([{ covered: 2, firstUncovered: desk.third }]);
    limits.set('THB', { min: 1n, max: 9_000_000n, daily: 2_999_999n });
    expect(desk.read()).toMatchObject([{ covered: 1, firstUncovered: desk.second }]);
    desk.channel('CH0310').status = 'DISABLED';
    expect(desk.read()).toMatchObject([{ available: '0.00', covered: 0, askedAt: null }]);
  });

  it('is for those who decide, and for the data scope that sees balances', () => {
    const desk = aQueue(0n);
    expect(desk.call('auditor', 'GET /trade/withdraw/cover').envelope.code).toBe(403);
    const me = desk.operator('p.garcia');
    expect(me.access.has('trade:withdraw:cover')).toBe(true);
    me.scope = { type: 'COUNTRY', values: ['TH'] };
    expect(desk.read('p.garcia')).toEqual([]);
  });
});
