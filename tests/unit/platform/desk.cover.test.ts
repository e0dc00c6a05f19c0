import type { RiskFlagCode, Withdraw as WireWithdraw, WithdrawDetail } from '@/contract';
import { toppedUp } from '../../../mock/flow/postings';
import { submit } from '../../../mock/flow/withdraw/request';
import type { Flag } from '../../../mock/model/payments';
import { aPoorDesk } from './coverSupport';
import { aDesk } from './deskSupport';
import { dataOf } from './support';

/** Net THB 10,000.00 and the upstream's cost of THB 5.00. */
const NEEDED = 1_000_500n;

describe('the cover of one order', () => {
  it('is there while the balance reaches net and cost, to the last minor unit', () => {
    expect(aPoorDesk(NEEDED).coverOf()).toEqual({
      state: 'NOW',
      reason: null,
      channelCodes: ['CH0310', 'CH0311', 'CH0312', 'CH0313'],
      cardGroupCodes: [],
      askedAt: '2026-11-20T06:26:02.114Z',
    });
    expect(aPoorDesk(NEEDED - 1n).coverOf()).toEqual({
      state: 'NONE',
      reason: 'BALANCE_SHORT',
      channelCodes: [],
      cardGroupCodes: [],
      askedAt: '2026-11-20T06:26:02.114Z',
    });
  });

  it('names the channel of the beneficiary’s bank first', () => {
    const desk = aPoorDesk(NEEDED);
    desk.row.payee.bankCode = `${String.fromCharCode(4 * 20 + 2)}BANK`;
    expect(desk.coverOf()?.channelCodes).toEqual(['CH0312', 'CH0310', 'CH0311', 'CH0313']);
  });

  it('is late while that channel is closed and another one is open', () => {
    const desk = aPoorDesk(NEEDED);
    desk.channel('CH0310').status = 'DISABLED';
    expect(desk.coverOf()).toMatchObject({
      state: 'LATER',
      reason: 'CHANNEL_DOWN',
      channelCodes: ['CH0311', 'CH0312', 'CH0313'],
    });
    for (const code of ['CH0311', 'CH0312', 'CH0313']) desk.channel(code).recycled = true;
    expect(desk.coverOf()).toMatchObject({ state: 'NONE', reason: 'CHANNEL_DOWN', channelCodes: [] });
  });

  it('is late outside the hours of all channels, and not there if the balance is short as well', () => {
    const desk = aPoorDesk(NEEDED);
    // It is 14:31 in the zone of the channels.
    for (const code of ['CH0310', 'CH0311', 'CH0312', 'CH0313'])
      Object.assign(desk.channel(code), { openFrom: '15:00', openTo: '20:00' });
    expect(desk.coverOf()).toMatchObject({ state: 'LATER', reason: 'OUT_OF_HOURS', channelCodes: [] });
    desk.row.net += 1n;
    expect(desk.coverOf()).toMatchObject({ state: 'NONE', reason: 'BALANCE_SHORT' });
  });

  it('counts what queued payouts will take', () => {
    const desk = aPoorDesk(NEEDED + 500_000n);
    const other = desk.order(desk.stories.overdue);
    Object.assign(other, { net: 499_500n, account: desk.row.account });
    desk.done('w.chai', 'pass', other);
    expect(other.payouts[0]?.cost).toBe(500n);
    expect(desk.coverOf()?.state).toBe('NOW');
    desk.row.net += 1n;
    expect(desk.coverOf()?.state).toBe('NONE');
  });

  it('counts own cards with their free limit', () => {
    const desk = aPoorDesk(0n);
    const card = desk.card('TH-A');
    Object.assign(card, { status: 'ENABLED', maxPerTxn: 5_000_000n, dailyOutLimit: card.use.out + 1_000_000n });
    card.account.amounts.available = -1_000_000n;
    expect(desk.coverOf()).toMatchObject({ state: 'LATER', reason: 'BALANCE_SHORT', cardGroupCodes: ['TH-A'] });
    card.dailyOutLimit -= 1n;
    expect(desk.coverOf()).toMatchObject({ state: 'NONE', cardGroupCodes: [] });
  });

  it('is unknown without a balance, and over once a payout is made', () => {
    const desk = aPoorDesk(NEEDED);
    desk.world.upstreamBook.get('U01')?.balances.clear();
    expect(desk.coverOf()).toBeUndefined();
    expect(desk.coverOf(desk.order(desk.stories.repeated))).toBeUndefined();
  });
});

describe('who may record an unknown outcome', () => {
  it('are those with the key who did not decide, inside their scope; for other orders nobody is named', () => {
    const desk = aDesk();
    const { stories } = desk;
    const resolversOf = (no: string) =>
      dataOf<WithdrawDetail>(desk.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${no}`)).decision?.mayResolve;
    const row = desk.order(stories.unknownPayout);
    expect(resolversOf(row.no)).toEqual(['admin', 'm.tan', 'chen.yu', 'y.sato', 'n.hassan']);
    desk.operator('chen.yu').scope = { type: 'MERCHANT', values: ['M1'] };
    const [decision] = row.decisions;
    if (decision) decision.operator = desk.operator('m.tan');
    expect(resolversOf(row.no)).toEqual(['admin', 'y.sato', 'n.hassan']);
    expect(resolversOf(stories.plain)).toBeUndefined();
  });
});

describe('the evidence of a flag', () => {
  const desk = aDesk();
  const { stories, order } = desk;
  const flagsOf = (no: string, who = 'li.na') =>
    dataOf<WithdrawDetail>(desk.call(who, `GET /trade/withdraw/detail?withdrawNo=${no}`)).riskFlags ?? [];
  const refsOf = (no: string, code: RiskFlagCode, who?: string) =>
    flagsOf(no, who)
      .find((flag) => flag.code === code)
      ?.evidence?.refs?.map((ref) => `${ref.entity} ${ref.no}`);
  const orders = (numbers: readonly string[]) => [...numbers].reverse().map((no) => `withdraw ${no}`);
  const holder = (no: string) => [`merchant ${order(no).holder.no}`];

  it('is its sentence and the orders that show it, newest first', () => {
    const four = [...stories.split, ...stories.splitMore];
    const [last = ''] = four.slice(-1);
    expect(refsOf(last, 'SPLIT_SUSPECT')).toEqual(orders(four.slice(0, 3)));
    expect(refsOf(last, 'NEAR_LIMIT')).toEqual(orders(four.slice(0, 3)));
    const [first = '', ...others] = stories.sharedPayee;
    expect(refsOf(first, 'PAYEE_SHARED')).toEqual(orders(others));
    for (const flag of flagsOf(last)) expect(flag.evidence?.text).toBe(flag.text);
  });

  it('of an unusual amount is the last five orders that it is compared with', () => {
    const row = order(stories.spike);
    const earlier = desk.world.withdraws.rows.filter((one) => one.holder === row.holder && one !== row).map(({ no }) => no);
    expect(earlier).toHaveLength(6);
    expect(refsOf(stories.spike, 'AMOUNT_SPIKE')).toEqual(orders(earlier.slice(1)));
  });

  it('is the holder where no order shows it', () => {
    expect(refsOf(stories.kycExpired, 'KYC_EXPIRED')).toEqual(holder(stories.kycExpired));
    expect(refsOf(stories.payeeChanged, 'PAYEE_CHANGED_24H')).toEqual(holder(stories.payeeChanged));
    expect(refsOf(stories.uncheckedPayee, 'NEW_PAYEE')).toEqual(holder(stories.uncheckedPayee));
  });

  it('of a changed beneficiary is the old one beside the present one, masked', () => {
    const { payee } = order(stories.payeeChanged);
    const { previous } = payee;
    if (!previous) throw new Error('No former beneficiary');
    const { before = '', after = '' } =
      flagsOf(stories.payeeChanged).find(({ code }) => code === 'PAYEE_CHANGED_24H')?.evidence ?? {};
    expect(before).toContain(previous.accountNo.slice(-4));
    expect(after).toContain(payee.accountNo.slice(-4));
    for (const full of [previous.accountNo, payee.accountNo, previous.name, payee.name])
      expect(before + after).not.toContain(full);
  });

  it('of a new address is the one that the holder used most before', () => {
    const { holder, account, payee, requested, amount } = order(stories.plain);
    const { world, clock } = desk;
    const request = (clientIp: string, flags: Flag[] = []) => {
      const clearing = world.ledger.account('U01', account.currency, 'CLEARING', false);
      world.ledger.post(clock.now(), 'TOPUP', world.numberOf('T'), toppedUp(account, clearing, amount));
      const made = submit(world, { holder, account, payee, requested, source: 'PORTAL', clientIp, flags });
      clock.advance(1);
      return made.no;
    };
    for (const last of [1, 2, 3, 3, 3, 77, 77, 77, 77]) request(`198.18.1.${last}`);
    const evidence = flagsOf(request('198.18.1.77', [{ code: 'NEW_IP_OR_DEVICE', severity: 'MEDIUM' }]))[0]?.evidence;
    expect(evidence).toMatchObject({ before: '198.18.1.3', after: '198.18.1.77' });
  });

  it('names no order outside the own scope', () => {
    const [first = '', second = '', third = ''] = stories.sharedPayee;
    const me = desk.operator('p.garcia');
    const { scope } = me;
    me.scope = { type: 'MERCHANT', values: [order(first).holder.no, order(second).holder.no] };
    expect(refsOf(first, 'PAYEE_SHARED', 'p.garcia')).toEqual([`withdraw ${second}`]);
    expect(JSON.stringify(flagsOf(first, 'p.garcia'))).not.toContain(third);
    me.scope = scope;
  });

  it('is left out of lists', () => {
    const { list } = dataOf<{ list: WireWithdraw[] }>(
      desk.call('li.na', `GET /trade/withdraw/page?view=ALL&withdrawNo=${stories.spike}`),
    );
    expect(list[0]?.riskFlags).toEqual([{ code: 'AMOUNT_SPIKE', severity: 'MEDIUM', text: '9 times the 30-day median.' }]);
  });
});
