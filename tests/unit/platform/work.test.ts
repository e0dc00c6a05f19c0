import type { WorkCount, WorkItem, WorkKind } from '@/contract';
import type { PlatformOptions } from '../../../mock/platform';
import { anApprovalDesk } from '../../support/approvalCalls';
import { aDesk, type Desk, HOUR, iso, MINUTE } from './deskSupport';
import { aPlatform, dataOf, NOW } from './support';

interface Page {
  kinds: WorkCount[];
  list: WorkItem[];
  total: number;
}
type Call = ReturnType<typeof aPlatform>['call'];

/** All that waits for somebody, of one kind or of all. */
const work = (call: Call, who: string, query = '') => dataOf<Page>(call(who, `GET /common/work?pageSize=200&${query}`));
const ofKind = (call: Call, who: string, kind: WorkKind) => work(call, who, `kind=${kind}`).list;
const numbers = (call: Call, who: string, kind: WorkKind) => ofKind(call, who, kind).map(({ no }) => no);
const countOf = ({ kinds }: Page, kind: WorkKind) => kinds.find((one) => one.kind === kind)?.count;

describe('withdraw orders', () => {
  let desk: Desk;
  beforeEach(() => {
    desk = aDesk();
  });

  it('are in the list of who may decide, and of no one else while a colleague has claimed them', () => {
    const { call } = desk;
    const row = desk.simple();
    expect(ofKind(call, 'li.na', 'WITHDRAW').find(({ no }) => no === row.no)).toMatchObject({
      entity: 'withdraw',
      name: row.holder.name,
      why: 'QUEUE',
      dueAt: iso(row.dueAt),
      since: iso(row.submittedAt),
      currency: row.account.currency,
    });
    expect(numbers(call, 'auditor', 'WITHDRAW')).toEqual([]);
    desk.done('w.chai', 'claim', row);
    expect(numbers(call, 'li.na', 'WITHDRAW')).not.toContain(row.no);
    expect(ofKind(call, 'w.chai', 'WITHDRAW').find(({ no }) => no === row.no)).toMatchObject({ why: 'CLAIMED' });
    desk.clock.advance(6 * MINUTE);
    expect(numbers(call, 'li.na', 'WITHDRAW')).toContain(row.no);
  });

  it('are in the list of who they are assigned to alone', () => {
    const { call } = desk;
    const row = desk.simple();
    desk.done('ops.lee', 'assign', row, { roleCode: undefined, assigneeId: desk.operator('w.chai').id });
    expect(ofKind(call, 'w.chai', 'WITHDRAW').find(({ no }) => no === row.no)).toMatchObject({ why: 'ASSIGNED' });
    expect(numbers(call, 'li.na', 'WITHDRAW')).not.toContain(row.no);
  });

  it('are in the list for a second decision, but not of who made the first one or filed them', () => {
    const { call } = desk;
    const row = desk.world.withdraws.rows.find(
      ({ status, requiredStages, claimedBy, net, adder }) =>
        status === 'PENDING' && requiredStages === 2 && !claimedBy && !adder && net > 0n,
    );
    if (!row) throw new Error('No order of two stages');
    expect(numbers(call, 'li.na', 'WITHDRAW')).toContain(row.no);
    desk.done('li.na', 'pass', row);
    expect(numbers(call, 'li.na', 'SECOND')).not.toContain(row.no);
    expect(numbers(call, 'li.na', 'WITHDRAW')).not.toContain(row.no);
    expect(ofKind(call, 'm.tan', 'SECOND').find(({ no }) => no === row.no)).toMatchObject({ since: iso(NOW) });
    const filed = desk.order(desk.stories.addedByOperator);
    if (!filed.adder) throw new Error('Nobody filed it');
    expect(numbers(call, filed.adder.username, 'WITHDRAW')).not.toContain(filed.no);
    expect(numbers(call, 'm.tan', 'WITHDRAW')).toContain(filed.no);
  });

  it('show nothing outside the data scope', () => {
    const { call, world } = desk;
    const seen = numbers(call, 'd.kumar', 'WITHDRAW');
    expect(seen.length).toBeGreaterThan(0);
    for (const no of seen) expect(['TH', 'VN']).toContain(world.withdraws.get(no)?.holder.country);
    expect(numbers(call, 'm.tan', 'WITHDRAW').length).toBeGreaterThan(seen.length);
  });
});

describe('questions', () => {
  it('wait once: for the role or the person asked, not in the queue; the asker sees what became of them for three days', () => {
    const desk = aDesk();
    const { call } = desk;
    const toRole = desk.simple();
    const toPerson = [...desk.world.open].find(
      (row) => row !== toRole && row.status === 'PENDING' && row.claimedBy === null && row.escalations.length === 0,
    );
    if (!toPerson) throw new Error('No other order waits');
    desk.done('li.na', 'escalate', toRole);
    desk.done('li.na', 'escalate', toPerson, { to: desk.operator('e.lim').id });
    expect(ofKind(call, 'r.santos', 'ESCALATION')).toMatchObject([
      { no: toRole.no, why: 'ASKED_ROLE', by: 'li.na', since: iso(NOW) },
    ]);
    expect(numbers(call, 'r.santos', 'QUESTION')).toEqual([]);
    expect(ofKind(call, 'e.lim', 'QUESTION')).toMatchObject([{ no: toPerson.no, why: 'ASKED_YOU', by: 'li.na' }]);
    for (const who of ['r.santos', 'e.lim', 'li.na', 'w.chai'])
      for (const { no } of [toRole, toPerson]) expect(numbers(call, who, 'WITHDRAW')).not.toContain(no);
    for (const kind of ['ESCALATION', 'QUESTION'] as const) expect(numbers(call, 'li.na', kind)).toEqual([]);
    expect(ofKind(call, 'li.na', 'MINE')).toMatchObject([{ why: 'SENT_QUESTION', state: 'WAITING' }, { state: 'WAITING' }]);
    // A colleague of the role who works on it keeps it.
    Object.assign(toRole, { claimedBy: desk.operator('r.santos'), claimedUntil: NOW + MINUTE });
    expect(numbers(call, 'e.lim', 'ESCALATION')).toEqual([]);
    expect(numbers(call, 'r.santos', 'ESCALATION')).toEqual([toRole.no]);

    desk.done('r.santos', 'answer', toRole);
    expect(numbers(call, 'r.santos', 'ESCALATION')).toEqual([]);
    const mine = () => ofKind(call, 'li.na', 'MINE').find(({ no }) => no === toRole.no);
    expect(mine()).toMatchObject({ state: 'ANSWERED', by: 'r.santos', since: iso(NOW) });
    expect(mine()).not.toHaveProperty('dueAt');
    desk.clock.advance(72 * HOUR - 1);
    expect(mine()).toMatchObject({ state: 'ANSWERED' });
    desk.clock.advance(1);
    expect(mine()).toBeUndefined();
  });
});

describe('approvals', () => {
  it('wait for who may decide, never for the maker, who sees how they ended', () => {
    const { call, adjust, asked, decide, clock } = anApprovalDesk();
    const no = asked(adjust('li.na'));
    expect(ofKind(call, 'chen.yu', 'APPROVAL')).toMatchObject([
      {
        no,
        entity: 'approval',
        why: 'DECIDE',
        by: 'li.na',
        actionName: 'Accounts: adjust a balance',
        dueAt: iso(NOW + 24 * HOUR),
      },
    ]);
    expect(ofKind(call, 'auditor', 'APPROVAL')).toEqual([]);
    expect(ofKind(call, 'li.na', 'APPROVAL')).toEqual([]);
    expect(ofKind(call, 'li.na', 'MINE')).toMatchObject([{ no, why: 'SENT_APPROVAL', state: 'WAITING' }]);
    decide('chen.yu', no, { decision: 'DENY', remark: 'The wrong merchant' });
    expect(ofKind(call, 'chen.yu', 'APPROVAL')).toEqual([]);
    expect(ofKind(call, 'li.na', 'MINE')).toMatchObject([{ no, state: 'DENIED', by: 'chen.yu' }]);
    clock.advance(72 * HOUR);
    expect(ofKind(call, 'li.na', 'MINE')).toEqual([]);
  });
});

describe('reviews of the other areas', () => {
  const WORLD: PlatformOptions = { days: 3, flow: 0.2 };

  it('wait for who holds the key of the decision, and never for the maker', () => {
    const { call, platform, operator } = aPlatform(WORLD);
    const { world } = platform;
    const kindsOf = (who: string) => work(call, who).kinds.flatMap(({ kind, count }) => (count > 0 ? [kind] : []));
    expect(kindsOf('admin')).toEqual(
      expect.arrayContaining(['PAYOUT', 'BATCH', 'MERCHANT', 'CARD', 'RATE', 'DIFFERENCE'] satisfies WorkKind[]),
    );
    expect(kindsOf('auditor')).toEqual([]);
    expect(kindsOf('chen.yu')).toContain('BATCH');
    expect(kindsOf('chen.yu')).not.toContain('PAYOUT');
    expect(kindsOf('li.na')).toContain('PAYOUT');
    expect(kindsOf('li.na')).not.toContain('BATCH');
    expect(kindsOf('g.rao')).toEqual(['DIFFERENCE']);

    // Whoever entered a record does not find it in the own list.
    const admin = operator('admin').username;
    const [batch] = ofKind(call, 'admin', 'BATCH');
    world.pool.batches.get(batch?.no ?? '')?.makers.add(admin);
    expect(numbers(call, 'admin', 'BATCH')).not.toContain(batch?.no);
    expect(numbers(call, 'm.tan', 'BATCH')).toContain(batch?.no);
    const card = world.pool.cards.get(ofKind(call, 'admin', 'CARD')[0]?.no ?? '');
    if (!card) throw new Error('No card to review');
    card.makers.add(admin);
    expect(numbers(call, 'admin', 'CARD')).not.toContain(card.id);
    expect(numbers(call, 'm.tan', 'CARD')).toContain(card.id);
    const parties = ofKind(call, 'admin', 'MERCHANT');
    expect(new Set(parties.map(({ entity }) => entity))).toEqual(new Set(['merchant', 'agent']));
    for (const { entity, no } of parties)
      (entity === 'agent' ? world.agencies.get(no) : world.merchants.get(no))?.makers.add(admin);
    expect(numbers(call, 'admin', 'MERCHANT')).toEqual([]);
    expect(numbers(call, 'm.tan', 'MERCHANT')).toHaveLength(parties.length);

    // A held rate is no work once its step was accepted.
    const [rate] = ofKind(call, 'admin', 'RATE');
    const pair = world.rates.pairs.get(rate?.no ?? '');
    if (!pair?.alarm) throw new Error('No held rate');
    expect(rate).toMatchObject({ entity: 'rate', why: 'STEP', since: iso(pair.alarm.at) });
    const body = { pair: pair.code, version: pair.version, acceptRate: pair.alarm.rate };
    expect(call('admin', 'POST /sys/exchange/fetch', { body }).envelope.code).toBe(200);
    expect(numbers(call, 'admin', 'RATE')).not.toContain(pair.code);
  });

  it('show payouts and differences inside the data scope alone', () => {
    const { call, platform } = aPlatform(WORLD);
    const { payouts, payRecords } = platform.world;
    const kumar = platform.world.operators.find(({ username }) => username === 'd.kumar');
    const rao = platform.world.operators.find(({ username }) => username === 'g.rao');
    if (!kumar || !rao) throw new Error('No such operators');
    const everywhere = numbers(call, 'm.tan', 'PAYOUT');
    const countryOf = (no: string) => payouts.get(no)?.holder.country ?? '';
    const countries = [...new Set(everywhere.map(countryOf))];
    expect(countries.length).toBeGreaterThan(1);
    for (const country of countries) {
      kumar.scope = { type: 'COUNTRY', values: [country] };
      expect(numbers(call, 'd.kumar', 'PAYOUT')).toEqual(everywhere.filter((no) => countryOf(no) === country));
    }
    kumar.scope = { type: 'COUNTRY', values: countries.slice(1) };
    expect(numbers(call, 'd.kumar', 'PAYOUT')).toEqual(everywhere.filter((no) => countryOf(no) !== countries[0]));
    const all = numbers(call, 'g.rao', 'DIFFERENCE');
    rao.scope = { type: 'COUNTRY', values: ['TH'] };
    const some = numbers(call, 'g.rao', 'DIFFERENCE');
    rao.scope = { type: 'ALL', values: [] };
    expect(some.length).toBeLessThan(all.length);
    expect(some).toEqual(all.filter((no) => payRecords.get(no)?.order.holder.country === 'TH'));
    const [first] = payRecords.rows.filter(({ no }) => no === all[0]);
    if (!first) throw new Error('No difference');
    const body = { recordNo: first.no, version: first.version, reasonCode: 'DAY_SHIFT', remark: 'Booked one day later' };
    expect(call('g.rao', 'POST /trade/payrecord/handleDiff', { body }).envelope.code).toBe(200);
    expect(numbers(call, 'g.rao', 'DIFFERENCE')).not.toContain(first.no);
  });

  it('come by due time, those without one last and the longest wait first; pages, filter and counts agree', () => {
    const { call } = aPlatform(WORLD);
    const whole = work(call, 'admin');
    const places = whole.list.map(({ dueAt, since }) => [dueAt ?? '9', since].join(' '));
    expect(places).toEqual([...places].sort());
    expect(whole.list.some(({ dueAt }) => dueAt === undefined)).toBe(true);
    expect(whole.total).toBe(whole.list.length);
    for (const { kind, count, oldestDueAt } of whole.kinds) {
      const { list, total, kinds } = work(call, 'admin', `kind=${kind}`);
      expect([total, list.length]).toEqual([count, count]);
      expect(list).toEqual(whole.list.filter((one) => one.kind === kind));
      expect(oldestDueAt).toBe(list[0]?.dueAt ?? null);
      // A filter leaves the counts as they are.
      expect(kinds).toEqual(whole.kinds);
    }
    const paged = (current: number) => dataOf<Page>(call('admin', `GET /common/work?current=${current}&pageSize=7`)).list;
    expect([...paged(1), ...paged(2)]).toEqual(whole.list.slice(0, 14));
    expect(paged(999)).toEqual([]);
    // The bell's answer says the same without a further call.
    const { work: waiting } = dataOf<{ work: number }>(call('admin', 'GET /common/note/mention?pageSize=1'));
    expect(waiting).toBe(whole.total - (countOf(whole, 'MINE') ?? 0));
  });
});
