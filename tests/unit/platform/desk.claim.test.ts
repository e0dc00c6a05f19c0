import type { WithdrawBulkResult } from '@/contract';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, type Desk, iso, MINUTE } from './deskSupport';
import { dataOf, NOW } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const FIVE = 5 * MINUTE;
const kinds = (row: Order) => row.events.map(({ kind, operator }) => `${kind} ${operator?.username ?? '-'}`);
const refs = (...rows: Order[]) => rows.map(({ no, version }) => ({ withdrawNo: no, version }));
const bulk = (who: string, verb: string, body: object) => desk.call(who, `POST /trade/withdraw/${verb}`, { body }).envelope;

describe('a claim', () => {
  it('lasts five minutes and changes neither version, state, time nor money', () => {
    const row = desk.simple();
    const before = desk.print(row);
    const envelope = desk.done('w.chai', 'claim', row);
    expect(envelope).toMatchObject({ msg: '1 of 1 claimed.', data: { succeeded: [{ claimedUntil: iso(NOW + FIVE) }] } });
    expect(desk.print(row)).toEqual({ ...before, claimedBy: 'w.chai', claimedUntil: NOW + FIVE, events: before.events + 1 });
    expect(desk.shown('li.na', row)).toMatchObject({
      claimedBy: desk.operator('w.chai').id,
      claimedByName: 'w.chai',
      claimedUntil: iso(NOW + FIVE),
      version: before.version,
    });
    expect(row.events.at(-1)).toMatchObject({ kind: 'CLAIMED', isSide: true });
  });

  it('is renewed by a second call of the same person, and logged once', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    desk.clock.advance(MINUTE);
    expect(desk.done('w.chai', 'claim', row).data).toMatchObject({ succeeded: [{ claimedUntil: iso(NOW + MINUTE + FIVE) }] });
    expect(kinds(row)).toEqual(['SUBMITTED -', 'CLAIMED w.chai']);
  });

  it('is a new one after it has expired, and logged again', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    desk.clock.advance(FIVE);
    expect(desk.shown('li.na', row)).toMatchObject({ claimedBy: null, claimedByName: null, claimedUntil: null });
    desk.done('w.chai', 'claim', row);
    expect(kinds(row)).toEqual(['SUBMITTED -', 'CLAIMED w.chai', 'CLAIMED w.chai']);
  });

  it.each(['pass', 'reject', 'claim'] as const)(
    'of a colleague refuses %s with 423 until its last millisecond, and not after',
    (verb) => {
      const row = desk.simple();
      desk.done('w.chai', 'claim', row);
      desk.clock.advance(FIVE - 1);
      const before = desk.print(row);
      const envelope = desk.act('chen.yu', verb, row);
      expect(envelope).toMatchObject({
        code: 423,
        error: 'CLAIMED',
        msg: 'w.chai is working on this order.',
        data: {
          claimedBy: 'w.chai',
          claimedUntil: iso(NOW + FIVE),
          current: { withdrawNo: row.no, version: row.version, claimedByName: 'w.chai' },
        },
      });
      expect(desk.print(row)).toEqual(before);
      const { allowed, denied } = desk.shown('chen.yu', row);
      expect(allowed).not.toContain(verb);
      expect(denied).toContainEqual({ action: verb, why: 'w.chai is working on this order.' });
      desk.clock.advance(1);
      expect(desk.act('chen.yu', verb, row)).toMatchObject({ code: 200 });
    },
  );

  it('removes the order from the queue of everyone but its owner', () => {
    const row = desk.simple();
    const before = Object.fromEntries(['w.chai', 'chen.yu', 'li.na', 'r.santos'].map((who) => [who, desk.pending(who)]));
    expect(desk.done('w.chai', 'claim', row).data).toMatchObject({ pendingCount: before['w.chai'] });
    for (const who of ['chen.yu', 'li.na', 'r.santos']) expect(desk.pending(who)).toBe((before[who] as number) - 1);
    desk.clock.advance(FIVE);
    for (const who of ['chen.yu', 'li.na', 'r.santos']) expect(desk.pending(who)).toBe(before[who]);
  });

  it('lets a risk officer put the order on hold, which ends the claim', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    expect(desk.act('r.santos', 'hold', row)).toMatchObject({ code: 200 });
    expect(row.claimedBy).toBeNull();
    expect(desk.shown('w.chai', row)).toMatchObject({ status: 'HELD', claimedBy: null });
  });

  it('ends with its owner’s decision, also the first of two', () => {
    const row = desk.order(desk.stories.tier2);
    desk.done('li.na', 'claim', row);
    desk.done('li.na', 'pass', row);
    expect(row).toMatchObject({ status: 'SECOND_REVIEW', claimedBy: null });
    expect(desk.act('ops.lee', 'claim', row)).toMatchObject({ code: 200 });
  });

  it('is refused to a previous decider and to the person who filed the order', () => {
    for (const [no, maker] of [
      [desk.stories.secondStageBy['li.na'], 'li.na'],
      [desk.stories.secondStageBy.admin, 'admin'],
      [desk.stories.addedByOperator, 'ops.lee'],
    ] as const) {
      const row = desk.order(no ?? '');
      const before = desk.print(row);
      expect(desk.act(maker, 'claim', row)).toMatchObject({
        code: 403,
        error: 'SELF_APPROVAL',
        data: { makerName: maker, current: { withdrawNo: row.no } },
      });
      expect(desk.print(row)).toEqual(before);
      expect(desk.shown(maker, row).allowed).not.toContain('claim');
    }
  });

  it('is a filter of the list', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    const claimed = () =>
      dataOf<{ list: { withdrawNo: string }[] }>(
        desk.call('li.na', `GET /trade/withdraw/page?claimedBy=${desk.operator('w.chai').id}`),
      ).list.map(({ withdrawNo }) => withdrawNo);
    expect(claimed()).toEqual([row.no]);
    desk.clock.advance(FIVE);
    expect(claimed()).toEqual([]);
  });

  it('of many orders reports for each whether it succeeded', () => {
    const [a, b] = [desk.order(desk.stories.kycExpired), desk.order(desk.stories.overdue)];
    const taken = desk.order(desk.stories.claimedByColleague);
    const own = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    const items = [...refs(a, taken, own, b), { withdrawNo: 'W0', version: 1 }, ...refs(a)];
    const envelope = bulk('li.na', 'claim', { items });
    expect(envelope).toMatchObject({ code: 207, success: true, msg: '2 of 6 claimed.' });
    const { succeeded, failed } = dataOf<WithdrawBulkResult>(envelope);
    expect(succeeded.map(({ withdrawNo, claimedUntil }) => [withdrawNo, claimedUntil])).toEqual([
      [a.no, iso(NOW + FIVE)],
      [b.no, iso(NOW + FIVE)],
    ]);
    expect(failed.map(({ withdrawNo, error }) => [withdrawNo, error])).toEqual([
      [taken.no, 'CLAIMED'],
      [own.no, 'SELF_APPROVAL'],
      ['W0', 'NOT_FOUND'],
      [a.no, 'DUPLICATE'],
    ]);
    expect(failed[0]).toMatchObject({ claimedBy: 'y.sato', claimedUntil: iso(NOW + 3 * MINUTE), current: { version: 1 } });
  });
});

describe('a release', () => {
  it('opens the order to others at once', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    const before = desk.print(row);
    expect(desk.done('w.chai', 'release', row)).toMatchObject({ msg: '1 of 1 released.' });
    expect(desk.print(row)).toEqual({ ...before, claimedBy: null, events: before.events + 1 });
    expect(row.events.at(-1)).toMatchObject({ kind: 'RELEASED', isSide: true });
    expect(desk.act('li.na', 'pass', row)).toMatchObject({ code: 200 });
  });

  it.each([
    ['an order that nobody claimed', undefined],
    ['the claim of a colleague', 'w.chai'],
  ])('of %s is refused', (_, owner) => {
    const row = desk.simple();
    if (owner) desk.done(owner, 'claim', row);
    const before = desk.print(row);
    expect(desk.act('ops.lee', 'release', row)).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      msg: 'You have not claimed this order.',
      data: { current: { withdrawNo: row.no }, changedBy: 'the holder', changedAt: iso(row.updatedAt) },
    });
    expect(desk.print(row)).toEqual(before);
    expect(desk.shown('ops.lee', row).allowed).not.toContain('release');
  });

  it('after the claim expired does no harm and is not logged', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    desk.clock.advance(FIVE);
    expect(desk.act('w.chai', 'release', row)).toMatchObject({ code: 200 });
    expect(kinds(row)).toEqual(['SUBMITTED -', 'CLAIMED w.chai']);
  });
});

describe('taking over a claim', () => {
  it.each(['ops.lee', 'm.tan'])('moves the claim to the lead %s, and is logged as HIGH', (lead) => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    desk.clock.advance(MINUTE);
    const before = desk.print(row);
    desk.done(lead, 'takeOver', row);
    expect(desk.print(row)).toEqual({
      ...before,
      claimedBy: lead,
      claimedUntil: NOW + MINUTE + FIVE,
      events: before.events + 1,
    });
    expect(desk.lastLog()).toMatchObject({ action: 'trade:withdraw:claim', level: 'HIGH', result: 'SUCCESS', username: lead });
    expect(kinds(row).at(-1)).toBe(`TAKEN_OVER ${lead}`);
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 423, data: { claimedBy: lead } });
    expect(desk.act('w.chai', 'release', row)).toMatchObject({ code: 409 });
    expect(desk.act(lead, 'pass', row)).toMatchObject({ code: 200 });
  });

  it.each(['li.na', 'chen.yu', 'd.kumar'])('is refused to %s, and the attempt is logged as HIGH', (who) => {
    const row = desk.order(desk.stories.sharedPayee[0] ?? '');
    desk.done('w.chai', 'claim', row);
    const before = desk.print(row);
    expect(desk.act(who, 'takeOver', row)).toMatchObject({
      code: 403,
      error: 'FORBIDDEN',
      msg: 'Only an operations lead can take over a claim.',
    });
    expect(desk.print(row)).toEqual(before);
    expect(desk.lastLog()).toMatchObject({ level: 'HIGH', result: 'REFUSED', code: 403, username: who });
    expect(desk.shown(who, row).allowed).not.toContain('takeOver');
  });

  it.each([
    ['nobody claimed', () => undefined],
    ['the lead claimed already', (row: Order) => desk.done('ops.lee', 'claim', row)],
    [
      'a colleague claimed too long ago',
      (row: Order) => {
        desk.done('w.chai', 'claim', row);
        desk.clock.advance(FIVE);
      },
    ],
  ])('is a conflict where %s', (_, prepare) => {
    const row = desk.simple();
    prepare(row);
    const before = desk.print(row);
    expect(desk.act('ops.lee', 'takeOver', row)).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      msg: 'No colleague has claimed this order.',
      data: { current: { withdrawNo: row.no } },
    });
    expect(desk.print(row)).toEqual(before);
    expect(desk.shown('ops.lee', row).allowed).not.toContain('takeOver');
  });

  it('is refused to a lead who decided before or filed the order', () => {
    const second = desk.order(desk.stories.secondStageBy['ops.lee'] ?? '');
    const added = desk.order(desk.stories.addedByOperator);
    for (const row of [second, added]) {
      desk.done('w.chai', 'claim', row);
      const before = desk.print(row);
      expect(desk.act('ops.lee', 'takeOver', row)).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
      expect(desk.print(row)).toEqual(before);
      expect(desk.act('a.nguyen', 'takeOver', row)).toMatchObject({ code: 200 });
    }
  });

  it('is not done by a plain claim of a lead', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    for (const extra of [{}, { takeOver: false }])
      expect(desk.act('ops.lee', 'claim', row, extra)).toMatchObject({ code: 423, data: { claimedBy: 'w.chai' } });
    expect(desk.lastLog()).toMatchObject({ level: 'INFO', result: 'REFUSED' });
  });
});

describe('the next order claimed with a decision', () => {
  it.each(['pass', 'reject'] as const)('comes with a %s, and its claim is logged under the same call', (verb) => {
    const [row, next] = [desk.simple(), desk.order(desk.stories.kycExpired)];
    const { transactions: _, ...before } = desk.print(next);
    const envelope = desk.done('li.na', verb, row, { claimNext: next.no });
    expect(envelope.data).toMatchObject({ claimed: { withdrawNo: next.no, claimedUntil: iso(NOW + FIVE) } });
    expect(desk.print(next)).toMatchObject({
      ...before,
      claimedBy: 'li.na',
      claimedUntil: NOW + FIVE,
      events: before.events + 1,
    });
    expect(next.events.at(-1)).toMatchObject({ kind: 'CLAIMED', traceId: envelope.traceId });
    expect(envelope.data).toMatchObject({ pendingCount: desk.pending('li.na') });
    // Logged under its own number, beside the decided order's.
    const changes = [{ id: next.no, field: 'claimedBy', before: null, after: 'li.na' }];
    expect(desk.lastLog()).toMatchObject({ about: { changes: expect.arrayContaining(changes) } });
  });

  it.each([
    ['claimed by a colleague', () => desk.stories.claimedByColleague, 'li.na'],
    ['decided by the same person', () => desk.stories.secondStageBy['li.na'] ?? '', 'li.na'],
    ['held', () => desk.stories.heldByRisk, 'li.na'],
    ['settled', () => desk.stories.failed, 'li.na'],
    ['unknown', () => 'W0', 'li.na'],
    ['out of scope', () => desk.stories.kycExpired, 'p.garcia'],
    ['not to be claimed by a role without the key', () => desk.stories.kycExpired, 'r.santos'],
  ])('is left out when it is %s, and the decision holds', (_, noOf, who) => {
    const row = desk.order(desk.stories.payeeChanged);
    const next = desk.world.withdraws.get(noOf());
    const before = next && desk.print(next);
    const envelope = desk.done(who, 'pass', row, { claimNext: noOf() });
    expect(envelope.data).not.toHaveProperty('claimed');
    expect(row.status).toBe('SECOND_REVIEW');
    if (next) expect(desk.print(next)).toMatchObject({ events: before?.events, claimedBy: before?.claimedBy });
  });

  it('is not claimed when the only decision is refused', () => {
    const [row, next] = [desk.order(desk.stories.claimedByColleague), desk.order(desk.stories.kycExpired)];
    const before = desk.print(next);
    expect(desk.act('li.na', 'pass', row, { claimNext: next.no })).toMatchObject({ code: 423 });
    expect(desk.print(next)).toEqual(before);
  });
});

describe('a decision above the own limit', () => {
  it('is refused with the current row, while claim, reject and hold require no tier', () => {
    const row = desk.order(desk.stories.tier3);
    desk.done('li.na', 'pass', row);
    desk.done('w.chai', 'claim', row);
    const before = desk.print(row);
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({
      code: 461,
      error: 'LIMIT_EXCEEDED',
      data: { limit: '1', used: '3', current: { withdrawNo: row.no, version: 2 } },
    });
    expect(desk.print(row)).toEqual(before);
    expect(desk.shown('w.chai', row).allowed).toEqual(expect.arrayContaining(['reject', 'claim', 'release']));
    expect(desk.act('w.chai', 'reject', row)).toMatchObject({ code: 200 });
  });

  it.each([
    ['tier2', 'ops.lee', 200],
    ['tier2', 'w.chai', 461],
    ['tier3', 'ops.lee', 461],
    ['tier3', 'chen.yu', 200],
    ['tier3', 'r.santos', 200],
  ] as const)('of an order at %s: the second pass of %s answers %s', (story, who, code) => {
    const row = desk.order(desk.stories[story]);
    desk.done('li.na', 'pass', row);
    const before = desk.print(row);
    expect(desk.act(who, 'pass', row).code).toBe(code);
    if (code !== 200) expect(desk.print(row)).toEqual(before);
  });
});
