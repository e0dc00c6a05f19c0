import type { RelatedWithdraws, WithdrawDetail, WithdrawLink } from '@/contract';
import { plainName } from '../../../mock/base/rowFilter';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, HOUR } from './deskSupport';
import { dataOf } from './support';

const desk = aDesk();
const { stories, order } = desk;

afterAll(() => {
  expect(desk.platform.check()).toEqual([]);
});

const ask = (no: string, who = 'li.na', on = desk) => on.call(who, `GET /trade/withdraw/related?withdrawNo=${no}`);
const groupsOf = (no: string, who = 'li.na', on = desk) => dataOf<RelatedWithdraws>(ask(no, who, on)).groups;
const groupOf = (no: string, link: WithdrawLink, who = 'li.na', on = desk) =>
  groupsOf(no, who, on).find((group) => group.link === link);
const numbersOf = (no: string, link: WithdrawLink) => groupOf(no, link)?.orders.map(({ withdrawNo }) => withdrawNo);
const detail = (no: string, who = 'li.na', on = desk) =>
  dataOf<WithdrawDetail>(on.call(who, `GET /trade/withdraw/detail?withdrawNo=${no}`));
const newest = (numbers: readonly string[]) => [...numbers].reverse();
const othersThan = (no: string, numbers: readonly string[]) => newest(numbers.filter((one) => one !== no));

describe('the ten orders that tell what decides', () => {
  it('three holders withdraw to one account on one day, and each shows the two others', () => {
    for (const no of stories.sharedPayee) {
      expect(numbersOf(no, 'PAYEE_ACCOUNT')).toEqual(othersThan(no, stories.sharedPayee));
      expect(numbersOf(no, 'ADDRESS')).toEqual(othersThan(no, stories.sharedPayee));
      expect(detail(no).payeeHistory).toMatchObject({ count: 0, hiddenOthers: 0 });
      expect(detail(no).payeeHistory?.others).toHaveLength(2);
    }
  });

  it('four orders of one holder just below tier 1 are named as a split, with the limit', () => {
    const four = [...stories.split, ...stories.splitMore];
    expect(four).toHaveLength(4);
    const [last = ''] = newest(four);
    expect(numbersOf(last, 'SPLIT')).toEqual(othersThan(last, four));
    expect(groupOf(last, 'SPLIT')).toMatchObject({ key: detail(last).policy?.tier1, count: 3, hidden: 0 });
    const net = four.filter((no) => no !== last).reduce((sum, no) => sum + order(no).net, 0n);
    expect(groupOf(last, 'SPLIT')?.totals).toEqual([
      { currency: 'MYR', count: 3, amount: `${net / 100n}.${String(net % 100n).padStart(2, '0')}` },
    ]);
    expect(numbersOf(last, 'HOLDER_72H')).toEqual(expect.arrayContaining(othersThan(last, four)));
    expect(detail(last).riskFlags?.map(({ text }) => text)).toEqual([
      '4 requests just below a review limit within an hour.',
      'Just below a review limit.',
    ]);
  });

  it('and the list shows one group of an order, or all of them, within the data scope', () => {
    const page = (query: string, who = 'li.na') =>
      dataOf<{ list: WithdrawDetail[] }>(desk.call(who, `GET /trade/withdraw/page?view=ALL&${query}`)).list.map(
        ({ withdrawNo }) => withdrawNo,
      );
    const [no = ''] = stories.sharedPayee;
    const found = page(`relatedTo=${no}&relatedLink=PAYEE_ACCOUNT`);
    expect(found).toHaveLength(3);
    expect(new Set(found)).toEqual(new Set(stories.sharedPayee));
    const all = groupsOf(no).flatMap(({ orders }) => orders.map(({ withdrawNo }) => withdrawNo));
    expect(new Set(page(`relatedTo=${no}&pageSize=100`))).toEqual(new Set([no, ...all]));
    expect(page('relatedTo=W0')).toEqual([]);
  });

  it('one asks for 9 times what its holder usually does', () => {
    const row = order(stories.spike);
    const before = desk.world.withdraws.rows.filter((one) => one.holder === row.holder && one.submittedAt < row.submittedAt);
    expect(before.map(({ status }) => status)).toEqual(Array(6).fill('SUCCESS'));
    // Of 6 nets the median lies between 299,000 and 299,000: THB 2,990.00.
    expect(before.map(({ net }) => net)).toEqual([299_000n, 249_000n, 299_000n, 399_000n, 299_000n, 349_000n]);
    expect(detail(stories.spike).decision).toMatchObject({ medianNet30d: '2990.00', medianOrders: 6, multiple: '9.0' });
  });

  it('one pays to an account that is new and whose name nobody checked, above tier 1', () => {
    const told = detail(stories.uncheckedPayee);
    expect(told).toMatchObject({ payeeVerified: 'NONE', requiredStages: 2 });
    expect(Date.parse(told.submittedAt) - Date.parse(told.payeeFirstUsedAt ?? '')).toBe(5 * HOUR);
    expect(told.riskFlags).toMatchObject([{ code: 'NEW_PAYEE', severity: 'HIGH' }]);
    expect(Number(told.netAmount)).toBeGreaterThan(Number(told.policy?.tier1));
    expect(told.decision?.isLast).toBe(false);
  });

  it('one repeats an order of the day before to the digit, and names it', () => {
    const told = detail(stories.repeat);
    const before = order(stories.repeated);
    expect(told).toMatchObject({ requestedAmount: '13417.35', riskFlags: [] });
    expect(told.decision?.duplicates).toEqual([
      { withdrawNo: before.no, submittedAt: new Date(before.submittedAt).toISOString(), status: 'SUCCESS' },
    ]);
    expect(detail(before.no).decision?.duplicates).toMatchObject([{ withdrawNo: stories.repeat }]);
  });

  it('of the plain ones nothing speaks against passing', () => {
    for (const no of [stories.plain, stories.overdue, stories.secondStageBy['li.na'] ?? '']) {
      expect(detail(no)).toMatchObject({ payeeVerified: 'NAME_MATCH', riskFlags: [], reviewStage: 1 });
      expect(detail(no).payeeHistory?.others).toEqual([]);
      expect(detail(no).decision).toMatchObject({ duplicates: [], isLast: true });
      expect(groupsOf(no).filter(({ link }) => link === 'SPLIT' || link === 'PAYEE_ACCOUNT')).toEqual([]);
    }
  });
});

describe('facts of a decision', () => {
  it('give the net in dollars by the rate in force, and nothing where none is', () => {
    const { decision, netAmount } = detail(stories.spike);
    const rate = dataOf<{ list: { pairId?: string; rateId?: string; rate?: string }[] }>(
      desk.call('li.na', 'GET /sys/exchange/page?pageSize=200'),
    );
    expect(JSON.stringify(rate)).toContain(decision?.rateId);
    const dollars = Number(netAmount) / Number(decision?.usdRate);
    expect(Math.abs(Number(decision?.netUsd) - dollars)).toBeLessThanOrEqual(0.005);
    // The feed of rupees has been silent for three hours.
    const fresh = aDesk();
    const row = fresh.order(fresh.stories.overdue);
    Object.assign(row, { account: fresh.world.ledger.account(row.holder.no, 'INR', 'BALANCE', false) });
    expect(Object.keys(detail(row.no, 'li.na', fresh).decision ?? {})).not.toContain('netUsd');
  });

  it('give the balance before and after, and who may decide', () => {
    const row = order(stories.overdue);
    const { decision, availableAtRequest } = detail(row.no);
    expect(decision?.balanceBefore).toBe(availableAtRequest);
    const minor = (text = '') => BigInt(text.replace('.', ''));
    expect(minor(decision?.balanceAfter)).toBe(minor(availableAtRequest) - row.amount);
    const may = desk.world.operators.filter(
      ({ username, status, access }) =>
        status === 'ACTIVE' && access.has('trade:withdraw:page') && desk.shown(username, row)?.allowed.includes('pass'),
    );
    expect(decision?.whoMayDecide).toBe(may.length);
    expect(may.length).toBeGreaterThan(3);
  });

  it('leave out what is usual below five orders', () => {
    expect(detail(stories.overdue).decision).not.toHaveProperty('multiple');
  });

  it('say since when the holder is there, and how its identity check stands', () => {
    expect(detail(stories.kycExpired).decision?.holderKycStatus).toBe('EXPIRED');
    expect(detail(stories.overdue).decision?.holderKycStatus).toBe('PASSED');
    expect(Date.parse(detail(stories.overdue).decision?.holderSince ?? '')).toBeLessThan(order(stories.overdue).submittedAt);
  });
});

describe('related orders', () => {
  it('outside the own scope are counted and not named', () => {
    const [first, second, third] = stories.sharedPayee.map(order) as [Order, Order, Order];
    const me = desk.operator('p.garcia');
    const { scope } = me;
    me.scope = { type: 'MERCHANT', values: [first.holder.no, third.holder.no] };
    const group = groupOf(first.no, 'PAYEE_ACCOUNT', 'p.garcia');
    expect(group).toMatchObject({ count: 1, hidden: 1 });
    expect(group?.orders.map(({ withdrawNo }) => withdrawNo)).toEqual([third.no]);
    expect(detail(first.no, 'p.garcia').payeeHistory?.hiddenOthers).toBe(1);
    expect(JSON.stringify(groupsOf(first.no, 'p.garcia'))).not.toContain(second.holder.no);
    expect(ask(second.no, 'p.garcia').envelope.code).toBe(404);
    // In the list too: an order outside the scope is like one that does not exist.
    const list = (no: string) =>
      dataOf<{ list: WithdrawDetail[] }>(desk.call('p.garcia', `GET /trade/withdraw/page?view=ALL&relatedTo=${no}`)).list;
    expect(list(first.no).map(({ withdrawNo }) => withdrawNo)).toEqual(expect.arrayContaining([first.no, third.no]));
    expect(list(second.no)).toEqual([]);
    me.scope = scope;
  });

  it('come masked, with version and what can be done, as the list has them', () => {
    const [no = '', other = ''] = stories.sharedPayee;
    const shown = groupOf(no, 'PAYEE_ACCOUNT')?.orders.find(({ withdrawNo }) => withdrawNo === other);
    const { samePayee: _, ...row } = desk.shown('li.na', order(other));
    expect(shown).toEqual(row);
    const { name, accountNo } = order(no).payee;
    const text = JSON.stringify(groupsOf(no));
    expect([name, accountNo].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('need the key, which the detail brings along', () => {
    expect(ask(stories.overdue, 'sys.admin').envelope.code).toBe(403);
    expect(desk.operator('k.wong').access.has('trade:withdraw:related')).toBe(true);
    expect(ask('W0').envelope.code).toBe(404);
  });

  it('are held and rejected together, each in its version, and one that changed is refused alone', () => {
    const fresh = aDesk();
    const [first = '', second = '', third = ''] = fresh.stories.sharedPayee;
    const rows = groupOf(first, 'PAYEE_ACCOUNT', 'ops.lee', fresh)?.orders ?? [];
    expect(rows.map(({ withdrawNo }) => withdrawNo)).toEqual([third, second]);
    fresh.done('r.santos', 'hold', fresh.order(second));
    const items = rows.map(({ withdrawNo, version }) => ({ withdrawNo, version }));
    const { envelope } = fresh.call('ops.lee', 'POST /trade/withdraw/hold', { body: { items, reasonCode: 'RISK_REVIEW' } });
    expect(envelope).toMatchObject({
      code: 207,
      data: { succeeded: [{ withdrawNo: third, status: 'HELD' }], failed: [{ withdrawNo: second, code: 409 }] },
    });
    expect(groupOf(first, 'PAYEE_ACCOUNT', 'ops.lee', fresh)?.orders.map(({ status }) => status)).toEqual(['HELD', 'HELD']);
  });

  it('compare names without accents, case and spaces', () => {
    expect(plainName(' Lễ  Vă\tAn ')).toBe(['le', 'va', 'an'].join(''));
    expect(plainName('RÉ Mí')).toBe(plainName('re mi'));
    const fresh = aDesk();
    const [one, other] = [fresh.order(fresh.stories.overdue), fresh.order(fresh.stories.kycExpired)];
    other.payee.name = ` ${one.payee.name.toUpperCase().replace(' ', '')} `;
    const group = groupOf(one.no, 'PAYEE_NAME', 'li.na', fresh);
    expect(group?.orders.map(({ withdrawNo }) => withdrawNo)).toContain(other.no);
    expect(group?.key).toBe(`${one.payee.name[0]}**`);
  });

  it('are no split when one of them passes the limit alone, when they are dropped, or a day apart', () => {
    const four = [...stories.split, ...stories.splitMore];
    const last = four.at(-1) ?? '';
    const fresh = aDesk();
    const rows = [...fresh.stories.split, ...fresh.stories.splitMore].map(fresh.order) as [Order, Order, Order, Order];
    const tier1 = BigInt((detail(last).policy?.tier1 ?? '').replace('.', ''));
    rows[0].net = tier1;
    fresh.done('w.chai', 'reject', rows[1]);
    rows[2].submittedAt -= 25 * HOUR;
    expect(groupOf(rows[3].no, 'SPLIT', 'li.na', fresh)).toBeUndefined();
    rows[2].submittedAt += 25 * HOUR;
    expect(groupOf(rows[3].no, 'SPLIT', 'li.na', fresh)?.orders.map(({ withdrawNo }) => withdrawNo)).toEqual([rows[2].no]);
  });
});
