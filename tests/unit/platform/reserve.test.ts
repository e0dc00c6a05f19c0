import type { AccountReserve, MoneyAccount, MoneyAccountDetail, MoneyAccountStatistics } from '@/contract';
import { currencyInfo, moneyOf } from '../../../mock/base/money';
import { reserveBack } from '../../../mock/flow/payin/reserve';
import type { PayOrder } from '../../../mock/model/payments';
import { type APlatform, aPlatform, dataOf } from './support';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MCH = 'M100005';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const merchant = () => {
  const found = bench.platform.world.merchants.get(MCH);
  if (!found) throw new Error(`No ${MCH}`);
  return found;
};
const edit = (body: object) =>
  bench.call('admin', 'POST /merchant/user/edit', { body: { mchNo: MCH, version: merchant().version, ...body } }).envelope;

/** A pay-in of a merchant that leaves a tenth for 14 days. */
function paid(): PayOrder {
  edit({ reserveRate: '0.1', reserveDays: 14 });
  const order = bench.platform.payIn({ holder: merchant().holder, plan: { failures: 0, payAfter: 1_000, isLost: false } });
  bench.platform.clock.advance(MINUTE);
  expect(order.status).toBe('SUCCESS');
  return order;
}
const reserveOf = (order: PayOrder) => {
  if (!order.reserve) throw new Error('Nothing is kept back');
  return order.reserve;
};
const money = ({ account }: PayOrder, minor: bigint) => moneyOf(minor, currencyInfo(account.currency).digits);
const noOf = (order: PayOrder) => reserveOf(order).account.no;
const detail = (no: string) => dataOf<MoneyAccountDetail>(bench.call('admin', `GET /user/account/detail?accountNo=${no}`));
const release = (no: string, body: object, who = 'admin') =>
  bench.call(who, 'POST /user/account/releaseReserve', {
    body: { accountNo: no, version: detail(no).version, reasonCode: 'RISK_LOWERED', ...body },
  }).envelope;
const refund = (order: PayOrder, amount: bigint) =>
  bench.call('admin', 'POST /trade/payorder/refund', {
    body: { payOrderNo: order.no, version: order.version, amount: money(order, amount), reasonCode: 'MERCHANT_REQUEST' },
  }).envelope;
const fieldsOf = ({ data }: { data?: unknown }) =>
  (data as { fields?: { name: string; rule: string }[] }).fields?.map(({ name, rule }) => `${name} ${rule}`);

describe('a rolling reserve', () => {
  it('is withheld from the credit of a pay-in, and listed as frozen with its release date', () => {
    const { pending } = bench.platform.world.ledger.find(MCH, 'THB', 'BALANCE')?.amounts ?? { pending: 0n };
    const order = paid();
    const { amount, account } = reserveOf(order);
    expect(amount).toBe((order.paid + 5n) / 10n);
    expect(order.account.amounts.pending - pending).toBe(order.paid - order.fee - amount);
    expect(account.amounts).toEqual({ available: 0n, frozen: amount, pending: 0n });
    const shown = detail(account.no);
    expect(shown).toMatchObject({
      accountType: 'RESERVE',
      frozenAmount: money(order, amount),
      releasableAmount: money(order, 0n),
    });
    expect(shown.holds).toMatchObject([{ kind: 'RESERVE', holdNo: order.no, canRelease: false }]);
    expect(shown.reserves).toEqual([{ date: '2026-12-04', amount: money(order, amount), count: 1 }]);
    const { list } = dataOf<{ list: AccountReserve[] }>(
      bench.call('admin', `GET /user/account/reserve/page?accountNo=${account.no}`),
    );
    expect(list).toMatchObject([{ payOrderNo: order.no, leftAmount: money(order, amount), isReleasable: false }]);
    const { currencies } = dataOf<MoneyAccountStatistics>(
      bench.call('admin', `GET /user/account/statistics?accountNo=${account.no}`),
    );
    expect(currencies).toMatchObject([{ reserve: money(order, amount) }]);
  });

  it('is released automatically on its date', () => {
    const order = paid();
    const { amount, account } = reserveOf(order);
    bench.platform.clock.advance(13 * DAY);
    expect([order.settledAt !== null, account.amounts.frozen]).toEqual([true, amount]);
    const { available } = order.account.amounts;
    bench.platform.clock.advance(DAY);
    expect([account.amounts.frozen, order.account.amounts.available - available]).toEqual([0n, amount]);
    expect(account.entries.map(({ transaction }) => transaction.kind)).toEqual(['PAYIN', 'RESERVE_RELEASE']);
  });

  it('is released by hand after settlement, in parts, with permission', () => {
    const order = paid();
    const { amount } = reserveOf(order);
    const no = noOf(order);
    expect(release(no, { amount: '1' })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    bench.platform.clock.advance(2 * DAY);
    expect(release(no, { amount: '1' }, 'chen.yu').code).toBe(403);
    expect(fieldsOf(release(no, { amount: money(order, amount + 1n) }))).toEqual(['amount balance']);
    const { available } = order.account.amounts;
    expect(release(no, { amount: money(order, amount - 1n) }).code).toBe(200);
    expect(order.account.amounts.available - available).toBe(amount - 1n);
    expect(detail(no)).toMatchObject({ releasableAmount: money(order, 1n) });
    expect(detail(no).events?.at(-1)).toMatchObject({ kind: 'ACCOUNT_RELEASERESERVE', reasonCode: 'RISK_LOWERED' });
    expect(release(no, { amount: money(order, 1n) }).code).toBe(200);
    expect(release(no, { amount: money(order, 1n) }).code).toBe(409);
  });

  it('stays while its order is in dispute, and is checked again the day after', () => {
    const order = paid();
    const { amount, account } = reserveOf(order);
    bench.platform.clock.advance(2 * DAY);
    const act = (verb: string, reasonCode: string) =>
      bench.call('r.santos', `POST /trade/payorder/${verb}`, {
        body: { payOrderNo: order.no, version: order.version, reasonCode },
      });
    act('dispute', 'CHARGEBACK');
    expect(order.disputed).toBe(order.paid - order.fee - amount);
    bench.platform.clock.advance(14 * DAY);
    expect(account.amounts.frozen).toBe(amount);
    act('undispute', 'MERCHANT_PROVED');
    expect(order.status).toBe('SUCCESS');
    bench.platform.clock.advance(DAY);
    expect(account.amounts.frozen).toBe(0n);
  });

  it('stays while its account is blocked', () => {
    const order = paid();
    bench.platform.clock.advance(2 * DAY);
    const no = noOf(order);
    const post = (verb: string, body: object) =>
      bench.call('admin', `POST /user/account/${verb}`, { body: { accountNo: no, version: detail(no).version, ...body } })
        .envelope.code;
    expect(post('block', { mode: 'DEBIT', reasonCode: 'COURT_ORDER' })).toBe(200);
    expect(release(no, { amount: '1' }).code).toBe(409);
    bench.platform.clock.advance(14 * DAY);
    expect(reserveOf(order).left).toBe(reserveOf(order).amount);
    expect(post('unblock', { reasonCode: 'ORDER_LIFTED' })).toBe(200);
    bench.platform.clock.advance(DAY);
    expect(reserveOf(order).left).toBe(0n);
  });

  it('bears its part of a refund, and the last refund takes the rest', () => {
    const order = paid();
    const { amount } = reserveOf(order);
    const half = order.paid / 2n;
    expect(refund(order, half).code).toBe(200);
    expect(reserveOf(order).left).toBe(amount - (amount * half) / order.paid);
    expect(refund(order, order.paid - half).code).toBe(200);
    expect([order.status, reserveOf(order).left]).toEqual(['REFUNDED', 0n]);
    expect(order.account.amounts.pending).toBe(0n);
    bench.platform.clock.advance(2 * DAY);
    expect(reserveBack({ ...order, reserve: null }, 5n, 5n)).toBe(0n);
  });

  it('is zero by default, and half of a pay-in at most', () => {
    const order = bench.platform.payIn({ holder: merchant().holder, plan: { failures: 0, payAfter: 1_000, isLost: false } });
    bench.platform.clock.advance(MINUTE);
    expect([order.status, order.reserve]).toEqual(['SUCCESS', null]);
    expect(fieldsOf(edit({ reserveRate: '0.6' }))).toEqual(['reserveRate max']);
    expect(edit({ reserveDays: 3 }).code).toBe(422);
    expect(edit({ reserveRate: '0.025', reserveDays: 30 })).toMatchObject({ data: { reserveRate: '0.025', reserveDays: 30 } });
  });
});

describe('a transfer between balances', () => {
  const balance = () => {
    const { account } = merchant().holder.accounts[0] ?? {};
    if (!account) throw new Error('No account');
    return account;
  };
  const transfer = (no: string, body: object, who = 'admin') =>
    bench.call(who, 'POST /user/account/transfer', {
      body: { accountNo: no, version: detail(no).version, reasonCode: 'PAYOUT_FUNDING', ...body },
    }).envelope;
  const payout = () => bench.platform.world.ledger.find(MCH, balance().currency, 'PAYOUT');

  it('opens the payout balance, moves money in both directions, and is in both statements', () => {
    const { no, amounts, currency } = balance();
    const { available } = amounts;
    expect(transfer(no, { amount: '100' })).toMatchObject({ code: 200, data: { accountNo: no } as Partial<MoneyAccount> });
    const other = payout();
    expect([available - amounts.available, other?.amounts.available]).toEqual([100_00n, 100_00n]);
    const { list } = dataOf<{ list: { accountNo: string; bizType: string; direction: string; operatorName: string }[] }>(
      bench.call('admin', `GET /user/accountHistory/page?holderNo=${MCH}&bizType=TRANSFER`),
    );
    expect(list.map(({ accountNo, direction }) => `${accountNo} ${direction}`).sort()).toEqual(
      [`${no} OUT`, `${other?.no} IN`].sort(),
    );
    expect(detail(no).events?.at(-1)).toMatchObject({ kind: 'ACCOUNT_TRANSFER', reasonCode: 'PAYOUT_FUNDING' });
    expect(transfer(other?.no ?? '', { amount: '40' }).code).toBe(200);
    expect([available - amounts.available, other?.amounts.available]).toEqual([60_00n, 60_00n]);
    expect(currency).toBe('THB');
  });

  it('is refused without the key, without the money, from a blocked account and to one without credits', () => {
    const { no } = balance();
    expect(transfer(no, { amount: '1' }, 'li.na').code).toBe(403);
    expect(fieldsOf(transfer(no, { amount: '99999999999' }))).toEqual(['amount balance']);
    expect(transfer(no, { amount: '1' }).code).toBe(200);
    const other = payout()?.no ?? '';
    const post = (verb: string, body: object) =>
      bench.call('admin', `POST /user/account/${verb}`, { body: { accountNo: other, version: detail(other).version, ...body } })
        .envelope;
    expect(post('block', { mode: 'ALL', reasonCode: 'FRAUD_SUSPECT' }).code).toBe(200);
    expect(transfer(other, { amount: '1' })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(transfer(no, { amount: '1' })).toMatchObject({ code: 409, msg: expect.stringContaining(other) });
    expect(transfer('P1-THB-PROFIT', { amount: '1' }).code).toBe(409);
  });

  it('funds the payouts that it covers, and no others', () => {
    const { no } = balance();
    const { holder } = merchant();
    const make = (net: bigint) => bench.platform.payOut({ holder, net, plan: { outcome: 'SUCCESS' } as never });
    transfer(no, { amount: '1000' });
    const own = payout();
    const small = make(500_00n);
    expect([small.account, own?.amounts.frozen]).toEqual([own, small.amount]);
    const large = make(900_00n);
    expect(large.account).toBe(balance());
    expect(dataOf<MoneyAccountDetail>(bench.call('admin', `GET /user/account/detail?accountNo=${own?.no}`)).holds).toMatchObject([
      { kind: 'PAYOUT', holdNo: small.no },
    ]);
  });

  it('keeps a merchant open while money is left', () => {
    const { no } = balance();
    transfer(no, { amount: '100' });
    const { holder } = merchant();
    holder.status = 'CLOSING';
    const { envelope } = bench.call('admin', 'POST /merchant/user/close', {
      body: { mchNo: MCH, version: merchant().version, reasonCode: 'CONTRACT_ENDED' },
    });
    expect(JSON.stringify(envelope)).toContain('100.00');
    holder.status = 'ACTIVE';
  });
});
