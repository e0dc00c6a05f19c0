import type { MoneyPart, PayOrderDetail, ProfitRow, SettDetail } from '@/contract';
import { moneyIn } from '../../../mock/base/money';
import { depth } from '../../support/depth';
import fc from '../../support/properties';
import { aPlatform, dataOf } from './support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let bench: ReturnType<typeof aPlatform>;
beforeEach(() => {
  bench = aPlatform({ days: 2, flow: 0.3 });
});

const payOrder = (no: string) => dataOf<PayOrderDetail>(bench.call('admin', `GET /trade/payorder/detail?payOrderNo=${no}`));
const sett = (no: string) => dataOf<SettDetail>(bench.call('admin', `GET /trade/sett/detail?settNo=${no}`));

/** What the whole ledger says of a record: read entry by entry, with nothing of what is shown. */
function bookedFor(ref: string) {
  const sums: Record<string, bigint> = { PROFIT: 0n, COMMISSION: 0n };
  for (const { account, delta, transaction } of bench.platform.world.ledger.entries)
    if (transaction.ref === ref && account.type in sums) sums[account.type] = (sums[account.type] ?? 0n) + delta;
  return { profit: sums.PROFIT ?? 0n, share: sums.COMMISSION ?? 0n };
}

const steps = (money: readonly MoneyPart[] = []) => money.map(({ kind, amount }) => `${kind} ${amount}`);
/** What a breakdown says in minor units: the fee less everything under it is the profit. */
const minor = (amount = '0') => BigInt(amount.replace('.', ''));
const isWhole = (money: readonly MoneyPart[] = []) => {
  const of = (...kinds: string[]) =>
    money.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + minor(amount) : sum), 0n);
  return -of('FEE') - of('FEE_BACK') + of('COST', 'AGENT') === of('PROFIT');
};

/** A pay order of 1,000.00 THB that was paid. */
function paid(amount = 100_000n) {
  const { world, clock, payIn } = bench.platform;
  const holder = world.holders.find(({ no }) => no === 'M100001');
  const way = [...world.catalog.ways.values()].find(({ code }) => code === 'TH_QR');
  const order = payIn({ holder, way, amount, plan: { failures: 0, payAfter: MINUTE, isLost: false } });
  clock.advance(2 * MINUTE);
  return order;
}

const refund = (order: ReturnType<typeof paid>, amount: bigint) =>
  bench.call('admin', 'POST /trade/payorder/refund', {
    body: {
      payOrderNo: order.no,
      version: order.version,
      amount: moneyIn(order.account.currency, amount),
      reasonCode: 'MERCHANT_REQUEST',
    },
  });

it('a full refund leaves of the profit what the ledger says: the cost, which the upstream keeps', () => {
  const order = paid();
  // 2.66% of 1,000.00; the upstream takes 23.98, and the agents all of the rest.
  const before = payOrder(order.no);
  expect([before.mchFee, before.upstreamCost, before.agentShare, before.profit]).toEqual(['26.60', '23.98', '2.62', '0.00']);
  refund(order, 100_000n);
  const after = payOrder(order.no);
  expect([after.status, after.agentShare, after.profit]).toEqual(['REFUNDED', '0.00', '-23.98']);
  expect(steps(after.money)).toEqual([
    'AMOUNT 1000.00',
    'FEE -26.60',
    'NET 973.40',
    'REFUND -1000.00',
    'FEE_BACK 26.60',
    'COST -23.98',
    'AGENT 0.00',
    'AGENT 0.00',
    'AGENT 0.00',
    'PROFIT -23.98',
  ]);
});

it('an order that is not paid has earned and cost nothing yet', () => {
  const { world } = bench.platform;
  const open = world.payOrders.rows.find(({ status, cost }) => status === 'EXPIRED' && cost > 0n);
  const failed = world.payouts.rows.find(({ status, cost }) => status === 'FAILED' && cost > 0n);
  for (const row of [payOrder(open?.no ?? ''), sett(failed?.no ?? '')])
    expect([row.upstreamCost, row.agentShare, row.profit].map((amount) => minor(amount))).toEqual([0n, 0n, 0n]);
});

it('shows of any order, refunded, disputed or returned, what the ledger says of it', () => {
  const { world, clock, payOut } = bench.platform;
  const parts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 20_001, max: 900_000 }), parts, fc.boolean(), (amount, percents, isPoor) => {
      const order = paid(BigInt(amount));
      const [nearest] = order.shares;
      const account = world.ledger.account(nearest?.agent.no ?? '', 'THB', 'COMMISSION', true);
      // An agent without money gives nothing back: the platform does.
      const taken = isPoor ? account.amounts.available : 0n;
      const rest = world.ledger.account('P1', 'THB', 'PROFIT', false);
      const move = (delta: bigint) =>
        world.ledger.post(clock.now(), 'TEST', 'T1', [
          { account, bucket: 'available', delta },
          { account: rest, bucket: 'available', delta: -delta },
        ]);
      move(-taken);
      for (const percent of percents) {
        clock.advance(MINUTE);
        const part = (order.paid * BigInt(percent)) / 100n;
        const left = order.paid - order.refunded;
        refund(order, part > left ? left : part);
      }
      move(taken);
      const { profit, agentShare, money, agents = [] } = payOrder(order.no);
      const booked = bookedFor(order.no);
      expect([minor(profit), minor(agentShare)]).toEqual([booked.profit, booked.share]);
      expect(agents.reduce((sum, { share }) => sum + minor(share), 0n)).toBe(booked.share);
      expect(isWhole(money)).toBe(true);
    }),
    { numRuns: depth.runs(25) },
  );
  for (const plan of ['REVERSED', 'SUCCESS', 'FAILED'] as const) payOut({ plan, waits: 0 });
  clock.advance(5 * 24 * HOUR);
  const ended = world.payouts.rows.filter(({ order }) => !order);
  for (const status of ['SUCCESS', 'FAILED', 'REVERSED']) expect(ended.map((one) => one.status)).toContain(status);
  for (const { no } of ended) {
    const { profit, agentShare, money } = sett(no);
    const booked = bookedFor(no);
    expect([no, minor(profit), minor(agentShare)]).toEqual([no, booked.profit, booked.share]);
    if (money?.some(({ kind }) => kind === 'PROFIT')) expect([no, isWhole(money)]).toEqual([no, true]);
  }
});

it('the payouts of a withdrawal add up to what the ledger says of it, also when one was returned', () => {
  const returned = bench.platform.world.withdraws.rows.filter(({ payouts }) =>
    payouts.some(({ status }) => status === 'REVERSED'),
  );
  expect(returned.length).toBeGreaterThan(0);
  for (const { no, payouts } of returned)
    expect([no, payouts.reduce((sum, one) => sum + minor(sett(one.no).profit), 0n)]).toEqual([no, bookedFor(no).profit]);
});

it('a corrected balance is in the profit statistics, as on the profit account, and changes no share of an agent', () => {
  bench = aPlatform({ days: 2, flow: 0.3, approvals: false });
  const { world } = bench.platform;
  const account = world.ledger.find('M100001', 'THB', 'BALANCE');
  const profitOf = () => {
    const query = 'from=2026-11-20&to=2026-11-20&groupBy=BIZ_TYPE&currencyMode=ORIGINAL&mchNo=M100001&current=1&pageSize=20';
    const { list } = dataOf<{ list: ProfitRow[] }>(bench.call('admin', `GET /trade/profit/statistics?${query}`));
    return list.filter(({ groups: [key] }) => key?.value === 'ADJUST').map(({ currency, profit }) => `${currency} ${profit}`);
  };
  const sales = () =>
    bench.call('admin', 'GET /user/agent/sales/page?from=2026-11-01&to=2026-11-30&current=1&pageSize=50').envelope.data;
  const before = sales();
  const body = { name: 'agreement.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 agreed').toString('base64') };
  const { fileId } = dataOf<{ fileId: string }>(bench.call('admin', 'POST /common/file/add', { body }));
  const adjusted = bench.call('admin', 'POST /user/account/adjust', {
    body: {
      accountNo: account?.no,
      version: 1,
      direction: 'IN',
      amount: '12.50',
      reasonCode: 'MISSING_ORDER',
      remark: 'Agreed with the merchant by mail',
      evidenceFileId: fileId,
    },
  });
  expect(adjusted.envelope.code).toBe(200);
  expect(profitOf()).toEqual(['THB -12.50']);
  expect(sales()).toEqual(before);
});
