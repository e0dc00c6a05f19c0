import { toppedUp } from '../../../mock/flow/postings';
import { submit } from '../../../mock/flow/withdraw/request';
import type { Withdraw } from '../../../mock/model/payments';
import { aDesk, HOUR } from './deskSupport';

const DAY = 24 * HOUR;
const USUAL = 1_000n;

/** A holder without orders and without fees: what it requests is the net. */
function aHolder() {
  const desk = aDesk();
  const { world, clock } = desk;
  const holder = world.holders.find(({ type }) => type === 'PLATFORM');
  const [thb, other] = holder?.accounts ?? [];
  const [payee] = holder?.payees ?? [];
  if (!holder || !thb || !other || !payee) throw new Error('No holder with two accounts');
  expect(world.withdraws.rows.filter((row) => row.holder === holder)).toEqual([]);
  const request = (net: bigint, { account } = thb): Withdraw => {
    const clearing = world.ledger.account('U01', account.currency, 'CLEARING', false);
    world.ledger.post(clock.now(), 'TOPUP', world.numberOf('T'), toppedUp(account, clearing, net));
    return submit(world, { holder, account, payee, requested: net, source: 'PORTAL', riskScore: 10 });
  };
  const usual = (count: number, account = thb) => Array.from({ length: count }, () => request(USUAL, account));
  return { ...desk, request, usual, thb, other };
}

describe('an unusual amount', () => {
  // The multiple is rounded to one digit, half up, as the card shows it.
  it.each([
    [4_949n, undefined, 10, 1],
    [4_950n, { severity: 'MEDIUM', value: 5 }, 28, 1],
    [9_000n, { severity: 'MEDIUM', value: 9 }, 28, 1],
    [19_949n, { severity: 'MEDIUM', value: 19.9 }, 28, 1],
    [19_950n, { severity: 'HIGH', value: 20 }, 45, 2],
  ])('of %d beside 1000 raises %j, with the score %d and %d decisions', (net, flag, riskScore, requiredStages) => {
    const { request, usual } = aHolder();
    usual(5);
    const order = request(net);
    expect(order.flags).toEqual(flag ? [{ code: 'AMOUNT_SPIKE', ...flag }] : []);
    expect(order).toMatchObject({ riskScore, requiredStages });
  });

  it('is compared with the median, not with the mean', () => {
    const { request } = aHolder();
    for (const net of [100n, 100n, 1_000n, 1_000n, 1_000_000n]) request(net);
    expect(request(5_000n).flags).toMatchObject([{ severity: 'MEDIUM', value: 5 }]);
  });

  it('needs five orders of the last 30 days, in the same currency, that were not dropped', () => {
    const { request, usual, other, clock, done } = aHolder();
    const [first] = usual(5);
    usual(5, other);
    if (first) done('w.chai', 'reject', first);
    expect(request(100_000n).flags).toEqual([]);
    // With the large one it is five; 30 days later only the latest two are left.
    expect(request(100_000n).flags).toMatchObject([{ severity: 'HIGH', value: 100 }]);
    clock.advance(29 * DAY);
    usual(2);
    clock.advance(DAY + 1);
    expect(request(100_000n).flags).toEqual([]);
  });

  it('counts the latest hundred of more orders', () => {
    const { request, usual } = aHolder();
    for (let left = 0; left < 101; left++) request(10n);
    usual(51);
    // Of the latest hundred 51 are of 1000, of all 152 only these.
    expect(request(5_000n).flags).toMatchObject([{ severity: 'MEDIUM', value: 5 }]);
  });

  it('that is HIGH must be acknowledged', () => {
    const { request, usual, act } = aHolder();
    usual(5);
    const order = request(20_000n);
    expect(act('w.chai', 'pass', order, { acknowledgedFlags: [] })).toMatchObject({
      code: 422,
      msg: 'Confirm every high risk flag: AMOUNT_SPIKE.',
    });
    expect(act('w.chai', 'pass', order)).toMatchObject({ code: 200 });
  });

  it('says the same as the decision facts', () => {
    const { request, usual, call } = aHolder();
    usual(6);
    const { no } = request(12_340n);
    const { data } = call('admin', `GET /trade/withdraw/detail?withdrawNo=${no}`).envelope;
    expect(data).toMatchObject({
      riskFlags: [{ code: 'AMOUNT_SPIKE', severity: 'MEDIUM', text: '12.3 times the 30-day median.' }],
      decision: { multiple: '12.3', medianOrders: 6 },
    });
  });
});
