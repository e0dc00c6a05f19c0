import { toUsd, usdRate } from '../../../mock/base/money';
import type { Platform } from '../../../mock/platform';
import { aPlatform } from './support';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let platform: Platform;
beforeEach(() => {
  ({ platform } = aPlatform({ days: 1 }));
});
afterEach(() => {
  expect(platform.check()).toEqual([]);
});

const merchant = (level: string) => {
  const { holders, merchants } = platform.world;
  // What is kept back of a pay-in is a matter of its own (reserve.test.ts).
  const found = holders.find((one) => one.level === level && one.agent?.parent && merchants.get(one.no)?.reservePpm === 0);
  if (!found) throw new Error(`No merchant of level ${level}`);
  return found;
};
const kindsOf = (no: string) =>
  platform.world.ledger.entries
    .filter(({ transaction }) => transaction.ref === no)
    .map(({ transaction, bucket }) => `${transaction.kind} ${bucket}`);

describe('a pay-in', () => {
  it('is tried, paid, credited by the posting table and reported to the merchant', () => {
    const holder = merchant('B');
    const order = platform.payIn({ holder, plan: { failures: 1, payAfter: MINUTE } });
    expect([order.status, order.records.map(({ status }) => status)]).toEqual(['PAYING', ['FAILED', 'ACCEPTED']]);
    platform.clock.advance(2 * MINUTE);
    const { status, paid, amount, fee, cost, shares } = order;
    expect([status, paid, order.successType, order.notify.tries.length > 0]).toEqual(['SUCCESS', amount, 'NORMAL', true]);
    const part = shares.reduce((sum, { share }) => sum + share, 0n);
    const chain = [holder.agent, holder.agent?.parent, holder.agent?.parent?.parent].filter((agent) => agent !== undefined);
    expect(shares.map(({ agent }) => agent)).toEqual(chain);
    const fact = platform.world.profits.find(({ ref }) => ref === order.no);
    expect(fact).toMatchObject({ biz: 'PAYIN', count: 1, amount, fee, cost, share: part });
    expect(new Set(kindsOf(order.no))).toEqual(new Set(['PAYIN available', 'PAYIN pending']));
    expect(fee).toBe((amount * BigInt(order.price.ppm) + 500_000n) / 1_000_000n);
  });

  it('is available at once for level S, and after the nightly settlement for all others', () => {
    const [now, later] = [merchant('S'), merchant('B')].map((holder) =>
      platform.payIn({ holder, plan: { failures: 0, payAfter: 1 } }),
    );
    platform.clock.advance(MINUTE);
    expect([now?.settledAt, later?.settledAt]).toEqual([now?.paidAt, null]);
    const pending = later?.account.amounts.pending ?? 0n;
    expect(pending).toBeGreaterThan(0n);
    platform.clock.advance(DAY);
    expect(later?.settledAt).not.toBeNull();
    expect(later?.account.amounts.pending).toBe(0n);
  });

  it('expires without payment, and is late when paid after that', () => {
    const never = platform.payIn({ plan: { failures: 0, payAfter: null } });
    const late = platform.payIn({ plan: { failures: 0, payAfter: 16 * MINUTE } });
    platform.clock.advance(15 * MINUTE);
    expect([never.status, late.status]).toEqual(['EXPIRED', 'EXPIRED']);
    expect(kindsOf(never.no)).toEqual([]);
    platform.clock.advance(2 * MINUTE);
    expect([never.status, late.status, late.flags]).toEqual(['EXPIRED', 'SUCCESS', ['LATE_PAYMENT']]);
  });

  it('ends after three failed tries', () => {
    const order = platform.payIn({ plan: { failures: 3 } });
    platform.clock.advance(MINUTE);
    expect([order.status, order.records.length, kindsOf(order.no)]).toEqual(['FAILED', 3, []]);
  });
});

describe('a payout', () => {
  it.each([
    ['SUCCESS', ['FREEZE available', 'FREEZE frozen', 'PAYOUT available', 'PAYOUT frozen']],
    ['FAILED', ['FREEZE available', 'FREEZE frozen', 'RELEASE available', 'RELEASE frozen']],
  ] as const)('that ends in %s has exactly its postings', (plan, expected) => {
    const payee = merchant('B').payees[0];
    const payout = platform.payOut({ holder: merchant('B'), payee, plan, waits: 0, net: 10_000n });
    expect(payout.status).toBe('QUEUED');
    platform.clock.advance(30 * MINUTE);
    expect([payout.status, [...new Set(kindsOf(payout.no))].sort()]).toEqual([plan, [...expected].sort()]);
  });

  it('without an answer keeps its money frozen until the outcome is known', () => {
    const holder = merchant('B');
    const payout = platform.payOut({ holder, payee: holder.payees[0], plan: 'SILENT', waits: 0, net: 10_000n });
    platform.clock.advance(DAY);
    expect([payout.status, payout.account.amounts.frozen >= payout.amount]).toEqual(['UNKNOWN', true]);
  });
});

it('the profit journal equals the ledger to the last unit, over weeks of everything', () => {
  ({ platform } = aPlatform({ days: 6, flow: 0.3 }));
  const kinds = new Set(['PAYIN', 'REFUND', 'PAYOUT', 'PAYOUT_REVERSAL', 'WITHDRAW', 'REVERSAL']);
  const moved = new Map<string, bigint>();
  for (const { account, bucket, delta, transaction } of platform.world.ledger.entries)
    if (account.type === 'PROFIT' && bucket === 'available' && kinds.has(transaction.kind))
      moved.set(account.currency, (moved.get(account.currency) ?? 0n) + delta);
  const told = new Map<string, bigint>();
  for (const { currency, fee, cost, share } of platform.world.profits)
    told.set(currency, (told.get(currency) ?? 0n) + fee - cost - share);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(moved));
  expect(platform.world.payOrders.rows.length).toBeGreaterThan(1000);
});

it('conversion is exact: half a cent rounds up, symmetrically for negative amounts', () => {
  expect([usdRate('THB', 20_003), usdRate('VND', 20_000)]).toEqual(['0.028694738895', '0.000039140009']);
  const cases = [
    ['THB', 20_003, 17n, 0n],
    ['THB', 20_003, 18n, 1n],
    ['THB', 20_003, 123_456n, 3_543n],
    ['THB', 20_003, 99_999_999n, 2_869_474n],
    ['VND', 20_000, 1_000_000n, 3_914n],
    // 14,347,369,447.5 cents and 19,570,004.5 cents.
    ['THB', 20_003, 500_000_000_000n, 14_347_369_448n],
    ['VND', 20_000, 5_000_000_000n, 19_570_005n],
  ] as const;
  for (const [currency, day, minor, cents] of cases)
    expect([toUsd(minor, currency, day), toUsd(-minor, currency, day)]).toEqual([cents, -cents]);
  expect(toUsd(777n, 'USD', 20_000)).toBe(777n);
});
