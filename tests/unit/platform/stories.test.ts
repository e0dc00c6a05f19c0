import type { Withdraw, WithdrawDetail } from '@/contract';
import { currencyInfo } from '../../../mock/base/money';
import { aDesk, HOUR, iso, MINUTE } from './deskSupport';
import { dataOf, NOW } from './support';

const desk = aDesk({ days: 3, scale: 1 });
const { stories, order } = desk;

const row = (no: string, who = 'li.na') => desk.shown(who, order(no)) as unknown as Withdraw;
const detail = (no: string, who = 'li.na') =>
  dataOf<WithdrawDetail>(desk.call(who, `GET /trade/withdraw/detail?withdrawNo=${no}`));
const age = (time: string | null | undefined) => NOW - Date.parse(time ?? '');
const codes = ({ riskFlags = [] }: Withdraw) => riskFlags.map(({ code }) => code);
const DEMO = ['ops.lee', 'li.na', 'chen.yu', 'r.santos', 'admin'];

afterAll(() => {
  expect(desk.platform.check()).toEqual([]);
});

describe('the stories of the simulated platform', () => {
  it('a new beneficiary, changed two hours before the request, after a password reset', () => {
    const told = row(stories.payeeChanged);
    expect(Date.parse(told.submittedAt) - Date.parse(told.payeeChangedAt ?? '')).toBe(2 * HOUR);
    expect(told).toMatchObject({ status: 'PENDING', requiredStages: 2, reviewStage: 2, riskScore: 91, version: 1 });
    expect(told.riskFlags).toEqual([
      { code: 'PAYEE_CHANGED_24H', severity: 'HIGH', text: 'Beneficiary changed 2 hr before the request.' },
      { code: 'CREDENTIAL_RESET_24H', severity: 'HIGH', text: 'Password reset 3 hr before the request.' },
      { code: 'NEW_IP_OR_DEVICE', severity: 'MEDIUM', text: 'Requested from a new IP address or device.' },
    ]);
    expect(order(stories.payeeChanged).net).toBeLessThan(currencyInfo(told.currency).tiers.tier1);
    const { payeeHistory, policy } = detail(stories.payeeChanged);
    expect(payeeHistory).toEqual({ count: 0, totals: [], lastAt: null, others: [], hiddenOthers: 0 });
    expect(policy?.why).toBe('2 approvals required: high risk flag.');
    expect(detail(stories.payeeChanged, 'auditor').policy?.requiredStages).toBe(2);
  });

  it('two requests of one holder just under tier 1, within minutes, which one person could pass', () => {
    const [first, second] = stories.split.map((no) => row(no)) as [Withdraw, Withdraw];
    expect(stories.split).toHaveLength(2);
    expect(first.holderNo).toBe(second.holderNo);
    expect(Date.parse(second.submittedAt) - Date.parse(first.submittedAt)).toBe(4 * MINUTE);
    for (const told of [first, second]) {
      const { tier1 } = currencyInfo(told.currency).tiers;
      const { net } = order(told.withdrawNo);
      expect([net < tier1, net * 10n > tier1 * 9n]).toEqual([true, true]);
      expect(told).toMatchObject({ status: 'PENDING', requiredStages: 1 });
      expect(codes(told)).toEqual(['SPLIT_SUSPECT', 'NEAR_LIMIT']);
    }
    const { tier1 } = currencyInfo(first.currency).tiers;
    expect(order(first.withdrawNo).net + order(second.withdrawNo).net).toBeGreaterThan(tier1);
  });

  it('one beneficiary shared by three merchants, each of which sees the two others', () => {
    const told = stories.sharedPayee.map((no) => row(no));
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ payeeId }) => payeeId)).size).toBe(1);
    expect(new Set(told.map(({ holderNo }) => holderNo)).size).toBe(3);
    for (const one of told) {
      expect(one).toMatchObject({ status: 'PENDING', holderType: 'MERCHANT' });
      expect(one.riskFlags).toEqual([{ code: 'PAYEE_SHARED', severity: 'MEDIUM', text: '3 holders use this beneficiary.' }]);
      const { payeeHistory } = detail(one.withdrawNo);
      expect(payeeHistory?.others).toHaveLength(2);
      expect(payeeHistory?.others).toEqual(
        told
          .filter(({ holderNo }) => holderNo !== one.holderNo)
          .map(({ holderNo, holderName }) => ({ holderNo, holderName, holderType: 'MERCHANT', count: 1 })),
      );
    }
  });

  it.each(DEMO)('a second stage whose first approver is %s, who may not decide again', (who) => {
    const no = stories.secondStageBy[who] ?? '';
    const told = row(no, who);
    expect(told).toMatchObject({ status: 'SECOND_REVIEW', requiredStages: 2, reviewStage: 1, version: 2, undoUntil: null });
    expect(told.decisions).toMatchObject([{ stage: 1, decision: 'PASS', operatorName: who }]);
    expect(age(told.firstDecisionAt)).toBeGreaterThan(MINUTE);
    expect(told.allowed).not.toContain('pass');
    expect(told.denied).toContainEqual({
      action: 'pass',
      why: 'You have already decided on this order or recorded its payout as failed. Another user must do this.',
    });
    for (const other of DEMO.filter((one) => one !== who && one !== 'li.na')) {
      const seen = row(no, other);
      expect([other, seen.allowed?.includes('pass')]).toEqual([other, true]);
    }
  });

  it('one unknown payout of about 45 minutes that no query resolves', () => {
    const told = row(stories.unknownPayout);
    expect(told).toMatchObject({ status: 'UNKNOWN', version: 4, bankRefNo: null, finishedAt: null });
    expect(age(told.updatedAt)).toBeGreaterThan(40 * MINUTE);
    expect(age(told.updatedAt)).toBeLessThan(50 * MINUTE);
    const { events, payouts } = detail(stories.unknownPayout);
    expect(events?.map(({ kind }) => kind)).toEqual(['SUBMITTED', 'PASSED', 'PAYOUT_SENT', 'PAYOUT_UNKNOWN']);
    expect(payouts).toMatchObject([{ status: 'UNKNOWN', finishedAt: null }]);
    expect(order(stories.unknownPayout).payouts[0]?.truth).toBeNull();
    expect(row(stories.unknownPayout, 'chen.yu').allowed).toEqual(['resolve']);
    expect(row(stories.unknownPayout, 'li.na').allowed).toEqual(['query']);
    const { frozen } = order(stories.unknownPayout).account.amounts;
    expect(frozen).toBeGreaterThanOrEqual(order(stories.unknownPayout).amount);
  });

  it('one failed order ready for retry', () => {
    const told = row(stories.failed, 'ops.lee');
    expect(told).toMatchObject({
      status: 'FAILED',
      failCode: 'BENEFICIARY_BANK_REFUSED',
      failMsg: 'The beneficiary bank rejected the transfer.',
      allowed: ['retry'],
    });
    expect(row(stories.failed, 'n.hassan').allowed).toEqual(['refund']);
    expect(row(stories.failed, 'w.chai').allowed).toEqual([]);
  });

  it('one reversed order whose money is frozen again', () => {
    const told = row(stories.reversed, 'ops.lee');
    expect(told).toMatchObject({ status: 'REVERSED', allowed: ['retry'] });
    const { entries, payouts } = detail(stories.reversed);
    expect(payouts).toMatchObject([{ status: 'REVERSED', bankRefNo: expect.any(String) }]);
    const own = entries?.filter(({ accountNo, bucket }) => accountNo === told.accountNo && bucket === 'FROZEN');
    expect(own?.map(({ kind, direction, amount }) => [kind, direction, amount])).toEqual([
      ['FREEZE', 'IN', told.amount],
      ['WITHDRAW', 'OUT', told.amount],
      ['REVERSAL', 'IN', told.amount],
    ]);
  });

  it('one held by a risk officer, with a reason and a log entry', () => {
    const told = row(stories.heldByRisk, 'r.santos');
    expect(told).toMatchObject({ status: 'HELD', holdReasonCode: 'RISK_REVIEW', holdUntil: null, version: 2, requiredStages: 2 });
    expect(codes(told)).toEqual(['BLACKLIST_HIT']);
    expect(told.allowed).toEqual(['reject', 'unhold']);
    expect(age(told.updatedAt)).toBe(55 * MINUTE);
    const { events, logs, noteList } = detail(stories.heldByRisk);
    expect(events?.at(-1)).toMatchObject({
      kind: 'HELD',
      actorName: 'r.santos',
      reasonCode: 'RISK_REVIEW',
      remark: 'Name close to a list entry',
    });
    expect(logs).toMatchObject([
      { operatorName: 'r.santos', action: 'trade:withdraw:hold', result: 'SUCCESS' },
      { operatorName: 'r.santos', action: '/common/note/add', result: 'SUCCESS' },
    ]);
    expect(noteList).toMatchObject([{ by: 'r.santos', mentions: ['ops.lee'] }]);
  });

  it('one claimed by a colleague for an hour, so that the demonstration shows a claim', () => {
    const fresh = aDesk();
    const claimed = fresh.order(fresh.stories.claimedByColleague);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      expect(fresh.shown('li.na', claimed)).toMatchObject({ status: 'PENDING', claimedByName: 'y.sato', version: 1 });
      fresh.clock.advance(5 * MINUTE);
    }
    fresh.clock.advance(10 * MINUTE);
    expect(fresh.shown('li.na', claimed)).toMatchObject({ claimedByName: null });
    expect(fresh.platform.check()).toEqual([]);
  });

  it('the colleague leaves the order to a lead who takes it over', () => {
    const fresh = aDesk();
    const claimed = fresh.order(fresh.stories.claimedByColleague);
    fresh.done('ops.lee', 'takeOver', claimed);
    fresh.clock.advance(4 * MINUTE);
    expect(fresh.shown('li.na', claimed)).toMatchObject({ claimedByName: 'ops.lee' });
    fresh.done('ops.lee', 'pass', claimed);
    fresh.clock.advance(2 * HOUR);
    expect(claimed.decisions.map(({ operator }) => operator.username)).toEqual(['ops.lee']);
    expect(fresh.platform.check()).toEqual([]);
  });

  it('one whose merchant has expired documents', () => {
    const told = row(stories.kycExpired);
    expect(told).toMatchObject({ status: 'PENDING', holderType: 'MERCHANT', holderNo: 'M100025' });
    expect(told.riskFlags).toEqual([{ code: 'KYC_EXPIRED', severity: 'MEDIUM', text: 'The business documents have expired.' }]);
  });

  it('one that expired without a decision', () => {
    const told = row(stories.overdue);
    expect(told).toMatchObject({ status: 'PENDING', level: 'S', slaMinutes: 15, overdue: true, requiredStages: 1 });
    expect(age(told.dueAt)).toBe(33 * MINUTE);
  });

  it.each([
    ['tier2', 'tier3', 2],
    ['tier3', undefined, 3],
  ] as const)('one waiting at %s, whose second approval requires tier %#', (story, above, tier) => {
    const told = row(stories[story]);
    const { tiers } = currencyInfo(told.currency);
    const { net } = order(stories[story]);
    expect(net).toBeGreaterThanOrEqual(tiers[story]);
    if (above) expect(net).toBeLessThan(tiers[above]);
    expect(told).toMatchObject({ status: 'PENDING', requiredStages: 2, reviewStage: 2 });
    const fresh = aDesk();
    const waiting = fresh.order(fresh.stories[story]);
    fresh.done('w.chai', 'pass', waiting);
    const may = fresh.world.operators
      .filter(({ username, access }) => username !== 'w.chai' && access.has('trade:withdraw:pass'))
      .filter(({ username }) => fresh.shown(username, waiting)?.allowed.includes('pass'));
    expect(may.length).toBeGreaterThan(3);
    expect(Math.min(...may.map(({ withdrawTier }) => withdrawTier))).toBe(tier);
  });

  it('one that an operator filed for its holder, and may not decide', () => {
    const told = row(stories.addedByOperator, 'ops.lee');
    expect(told).toMatchObject({ status: 'PENDING', source: 'CONSOLE', version: 1 });
    expect(order(stories.addedByOperator).adder?.username).toBe('ops.lee');
    expect(detail(stories.addedByOperator).events).toMatchObject([
      { kind: 'SUBMITTED', actorType: 'OPERATOR', actorName: 'ops.lee' },
    ]);
    expect(detail(stories.overdue).events).toMatchObject([{ kind: 'SUBMITTED', actorType: 'HOLDER', actorName: null }]);
    for (const action of ['pass', 'reject', 'claim'] as const) {
      expect(told.allowed).not.toContain(action);
      expect(told.denied).toContainEqual({
        action,
        why: 'You submitted this order. Another user must decide.',
      });
    }
    expect(row(stories.addedByOperator, 'a.nguyen').allowed).toEqual(expect.arrayContaining(['pass', 'reject', 'claim']));
  });

  it('one refused entry of the log, found by its trace', () => {
    const entries = desk.platform.log.entries.filter(({ traceId }) => traceId === stories.refusedTraceId);
    expect(entries).toMatchObject([
      { username: 'k.wong', action: 'trade:withdraw:pass', result: 'REFUSED', code: 403, level: 'INFO' },
    ]);
    expect(NOW - (entries[0]?.at ?? 0)).toBe(24 * MINUTE);
    // It says on what, and is shown with that order.
    const { items = [] } = JSON.parse(entries[0]?.detail ?? '') as { items?: { withdrawNo: string }[] };
    expect(items).toHaveLength(1);
    expect(order(items[0]?.withdrawNo ?? '')).toMatchObject({ status: 'PENDING', version: 1 });
    expect(detail(items[0]?.withdrawNo ?? '').logs).toMatchObject([{ traceId: stories.refusedTraceId, operatorName: 'k.wong' }]);
  });

  it('one that failed first and was paid by a retry', () => {
    const [retried] = desk.world.withdraws.rows.filter(({ events }) => events.some(({ kind }) => kind === 'RETRIED'));
    const told = detail(retried?.no ?? '');
    expect(told).toMatchObject({ status: 'SUCCESS', holderNo: 'M100034' });
    expect(told.payouts?.map(({ status }) => status)).toEqual(['FAILED', 'SUCCESS']);
    expect(told.events?.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['SUBMITTED', null],
      ['PASSED', 'w.chai'],
      ['PAYOUT_SENT', null],
      ['PAYOUT_FAILED', null],
      ['RETRIED', 'a.nguyen'],
      ['PAYOUT_SENT', null],
      ['PAYOUT_SUCCESS', null],
    ]);
  });

  it('are different past orders, and exist for every scale and seed', () => {
    for (const options of [{}, { seed: 'other' }, { seed: 'third', days: 4 }, { scale: 3 }]) {
      const world = aDesk({ scale: 1, ...options });
      const numbers = Object.entries(world.stories)
        .filter(([name]) => name !== 'refusedTraceId')
        .flatMap(([, story]) => (typeof story === 'string' ? [story] : Object.values(story as object)));
      expect(numbers).toHaveLength(28);
      expect(new Set(numbers).size).toBe(numbers.length);
      const states = numbers.map((no) => world.order(no as string).status);
      expect(states.sort()).toEqual(
        [
          ...Array(18).fill('PENDING'),
          ...Array(5).fill('SECOND_REVIEW'),
          'HELD',
          'UNKNOWN',
          'FAILED',
          'REVERSED',
          'SUCCESS',
        ].sort(),
      );
      expect(world.platform.check()).toEqual([]);
    }
  });

  it('stay unchanged while colleagues work', () => {
    const live = aDesk({ days: 1, scale: 1, live: true });
    live.platform.stop();
    const left = [stories.payeeChanged, ...stories.split, ...stories.sharedPayee].length;
    const mine = () =>
      [...live.world.reserved].filter(({ status }) => ['PENDING', 'SECOND_REVIEW', 'HELD'].includes(status)).length;
    const before = mine();
    expect(before).toBeGreaterThan(left);
    live.clock.advance(3 * HOUR);
    expect(mine()).toBe(before);
    expect(live.platform.check()).toEqual([]);
  });

  it('have times of the simulated world, not of today', () => {
    for (const no of [stories.overdue, stories.failed, stories.heldByRisk]) {
      const told = row(no);
      expect(told.submittedAt <= iso(NOW)).toBe(true);
      expect(age(told.submittedAt)).toBeLessThan(12 * HOUR);
    }
  });
});
