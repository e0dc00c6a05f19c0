import type { WithdrawBulkResult, WithdrawDetail, WithdrawStatistics } from '@/contract';
import { cancel } from '../../../mock/flow/withdraw/request';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, type Desk, HOUR, iso, MINUTE } from './deskSupport';
import { dataOf, NOW } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const idOf = (who: string) => desk.operator(who).id;
const numbersIn = (who: string, view: string) =>
  dataOf<{ list: { withdrawNo: string }[] }>(desk.call(who, `GET /trade/withdraw/page?view=${view}&pageSize=200`)).list.map(
    ({ withdrawNo }) => withdrawNo,
  );
const detail = (who: string, row: Order) =>
  dataOf<WithdrawDetail>(desk.call(who, `GET /trade/withdraw/detail?withdrawNo=${row.no}`));
const escalatedTo = (who: string) =>
  dataOf<WithdrawStatistics>(desk.call(who, 'GET /trade/withdraw/statistics')).currencies.reduce(
    (sum, { escalated }) => sum + (escalated?.count ?? 0),
    0,
  );
const kinds = (row: Order) => row.events.map(({ kind, operator }) => `${kind} ${operator?.username ?? '-'}`);
const bulk = (who: string, verb: string, rows: readonly Order[], rest: object) =>
  desk.call(who, `POST /trade/withdraw/${verb}`, {
    body: { items: rows.map(({ no, version }) => ({ withdrawNo: no, version })), ...rest },
  }).envelope;

describe('a question to the risk officers', () => {
  it('keeps stage and money, ends the claim, and is shown with who asked what', () => {
    const row = desk.simple();
    desk.done('li.na', 'claim', row);
    const before = desk.print(row);
    const envelope = desk.done('li.na', 'escalate', row, { question: '  Is this holder known?  ' });
    expect(envelope).toMatchObject({ msg: '1 of 1 escalated.', data: { succeeded: [{ status: 'PENDING', version: 2 }] } });
    expect(desk.print(row)).toEqual({
      ...before,
      version: 2,
      claimedBy: null,
      events: before.events + 1,
      question: true,
      questions: 1,
      updatedAt: NOW,
    });
    expect(desk.shown('w.chai', row).escalation).toEqual({
      by: idOf('li.na'),
      byName: 'li.na',
      at: iso(NOW),
      to: 'RISK',
      toName: null,
      question: 'Is this holder known?',
      answer: null,
      answeredBy: null,
      answeredByName: null,
      answeredAt: null,
    });
    expect(row.events.at(-1)).toMatchObject({ kind: 'ESCALATED', remark: 'Is this holder known?', refNo: 'RISK' });
  });

  it('is in the view and the figure of every risk officer, and of nobody else', () => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    for (const who of ['r.santos', 'e.lim']) expect([numbersIn(who, 'ESCALATED'), escalatedTo(who)]).toEqual([[row.no], 1]);
    for (const who of ['li.na', 'w.chai', 'ops.lee', 'm.tan', 'auditor'])
      expect([who, numbersIn(who, 'ESCALATED'), escalatedTo(who)]).toEqual([who, [], 0]);
    expect(desk.shown('r.santos', row).allowed).toContain('answer');
    expect(desk.shown('ops.lee', row).allowed).not.toContain('answer');
  });

  it.each(['pass', 'reject', 'claim'] as const)('refuses %s by others with 423 and who is asked', (verb) => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    const before = desk.print(row);
    for (const who of ['li.na', 'w.chai', 'm.tan']) {
      const envelope = desk.act(who, verb, row);
      expect(envelope).toMatchObject({
        code: 423,
        error: 'ESCALATED',
        msg: 'Waiting for the answer of a risk officer.',
        data: { escalatedTo: 'RISK', current: { withdrawNo: row.no, version: 2 } },
      });
    }
    expect(desk.print(row)).toEqual(before);
    const { allowed, denied } = desk.shown('w.chai', row) as unknown as { allowed: string[]; denied: unknown[] };
    expect(allowed).not.toContain(verb);
    if (verb === 'pass' || verb === 'reject')
      expect(denied).toContainEqual({ action: verb, why: 'Waiting for the answer of a risk officer.' });
  });

  it('takes the order out of the queues of the others, and the answer puts it back', () => {
    const row = desk.simple();
    const queues = () => ['li.na', 'w.chai', 'ops.lee', 'r.santos'].map((who) => desk.pending(who));
    const [own, chai, lead, risk] = queues() as [number, number, number, number];
    expect(desk.done('li.na', 'escalate', row).data).toMatchObject({ pendingCount: own - 1 });
    expect(queues()).toEqual([own - 1, chai - 1, lead - 1, risk]);
    desk.done('r.santos', 'answer', row);
    expect(queues()).toEqual([own, chai, lead, risk]);
  });

  it('leaves a hold possible, and waits on while the order is held and after', () => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    desk.done('ops.lee', 'hold', row);
    expect(numbersIn('r.santos', 'ESCALATED')).toEqual([row.no]);
    expect(desk.act('w.chai', 'reject', row)).toMatchObject({ code: 423, error: 'ESCALATED' });
    desk.done('r.santos', 'unhold', row);
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 423, error: 'ESCALATED' });
    desk.done('r.santos', 'answer', row);
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 200 });
  });

  it('does not keep a hold from ending at its time', () => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    desk.done('r.santos', 'hold', row, { holdUntil: iso(NOW + HOUR) });
    desk.done('r.santos', 'answer', row);
    expect(row.status).toBe('HELD');
    desk.clock.advance(HOUR);
    expect(row.status).toBe('PENDING');
  });

  it('does not keep the hold of a suspended merchant from ending with the suspension', () => {
    const row = desk.simple();
    const suspend = (verb: string) => {
      const { version } = desk.world.merchants.get(row.holder.no) ?? { version: 0 };
      const reasonCode = verb === 'suspend' ? 'RISK' : 'CHECKED_OK';
      const body = { mchNo: row.holder.no, version, reasonCode };
      return desk.call('m.tan', `POST /merchant/user/${verb}`, { body }).envelope;
    };
    desk.done('li.na', 'escalate', row);
    expect(suspend('suspend')).toMatchObject({ code: 200 });
    desk.done('r.santos', 'answer', row);
    expect(row.status).toBe('HELD');
    expect(suspend('resume')).toMatchObject({ code: 200 });
    expect(row.status).toBe('PENDING');
  });

  it('ends when a risk officer decides at once', () => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    desk.done('r.santos', 'pass', row);
    expect(row.status).toBe('PASSED');
    expect(desk.shown('li.na', row).escalation).toMatchObject({
      answer: null,
      answeredByName: 'r.santos',
      answeredAt: iso(NOW),
    });
    expect(numbersIn('e.lim', 'ESCALATED')).toEqual([]);
  });

  it('does not stop the holder from canceling, nor the 72 hours', () => {
    const [row, other] = [desk.simple(), desk.order(desk.stories.plain)];
    for (const one of [row, other]) desk.done('li.na', 'escalate', one);
    cancel(desk.world, row);
    expect(row.status).toBe('CANCELED');
    expect(desk.shown('li.na', row).escalation).toMatchObject({ answer: null, answeredBy: null, answeredAt: iso(NOW) });
    desk.clock.advance(72 * HOUR);
    expect(other.status).toBe('EXPIRED');
    expect(numbersIn('r.santos', 'ESCALATED')).toEqual([]);
  });
});

describe('who may ask, and whom', () => {
  it('is refused while a colleague has claimed the order, and after somebody else asked', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    expect(desk.act('li.na', 'escalate', row)).toMatchObject({ code: 423, error: 'CLAIMED', data: { claimedBy: 'w.chai' } });
    desk.done('w.chai', 'escalate', row);
    for (const who of ['li.na', 'ops.lee', 'chen.yu'])
      expect(desk.act(who, 'escalate', row)).toMatchObject({ code: 423, error: 'ESCALATED', data: { escalatedTo: 'RISK' } });
    expect(row.escalations).toHaveLength(1);
    // Who is asked answers, and asks nobody else.
    desk.askOf(row, 'ops.lee', 'w.chai');
    expect(desk.act('ops.lee', 'escalate', row)).toMatchObject({ code: 423, data: { escalatedTo: 'ops.lee' } });
  });

  it('lets the asker ask somebody else instead, who then answers alone', () => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    desk.askOf(row, 'ops.lee');
    expect([numbersIn('r.santos', 'ESCALATED'), numbersIn('ops.lee', 'ESCALATED')]).toEqual([[], [row.no]]);
    expect(desk.act('r.santos', 'answer', row)).toMatchObject({
      code: 423,
      error: 'ESCALATED',
      msg: 'Waiting for the answer of ops.lee.',
      data: { escalatedTo: 'ops.lee' },
    });
    desk.done('ops.lee', 'answer', row);
    expect(row.escalations.map(({ answeredBy }) => answeredBy?.username ?? null)).toEqual([null, 'ops.lee']);
  });

  it('is not answered by the asker, who is a risk officer as well', () => {
    const row = desk.simple();
    const me = desk.operator('li.na');
    const { roles, access } = me;
    Object.assign(me, { roles: ['FIN_REVIEWER', 'RISK'], access: new Set([...me.access, 'trade:withdraw:answer']) });
    desk.done('li.na', 'escalate', row);
    expect(numbersIn('li.na', 'ESCALATED')).toEqual([]);
    for (const verb of ['answer', 'pass'] as const)
      expect(desk.act('li.na', verb, row)).toMatchObject({ code: 423, error: 'ESCALATED' });
    expect(row.escalations).toMatchObject([{ answeredAt: null }]);
    Object.assign(me, { roles, access });
  });

  it.each([
    ['ops.lee', 'ops.lee', 'other', 'Check to: Ask another person.'],
    ['li.na', 'w.chai', 'access', 'w.chai may not answer questions.'],
    ['li.na', 'f.tran', 'active', 'f.tran cannot sign in now.'],
  ])('%s cannot ask %s (%s)', (who, whom, rule, msg) => {
    const row = desk.simple();
    const before = desk.print(row);
    expect(desk.act(who, 'escalate', row, { to: idOf(whom) })).toMatchObject({
      code: 422,
      error: 'VALIDATION',
      msg,
      data: { fields: [{ name: 'to', rule }] },
    });
    expect(desk.print(row)).toEqual(before);
  });

  it('nobody asks an operator who does not exist, or who may not see the order', () => {
    const [row, other] = [desk.simple(), desk.order(desk.stories.plain)];
    expect(desk.act('li.na', 'escalate', row, { to: '999' })).toMatchObject({
      code: 422,
      data: { fields: [{ rule: 'exists' }] },
    });
    desk.operator('ops.lee').scope = { type: 'MERCHANT', values: [other.holder.no] };
    const envelope = bulk('li.na', 'escalate', [row, other], { to: idOf('ops.lee'), question: 'Seen this one?' });
    expect(envelope).toMatchObject({ code: 207, msg: '1 of 2 escalated.' });
    const { succeeded, failed } = dataOf<WithdrawBulkResult>(envelope);
    expect(succeeded.map(({ withdrawNo }) => withdrawNo)).toEqual([other.no]);
    expect(failed).toMatchObject([
      { withdrawNo: row.no, code: 422, msg: 'ops.lee does not have permission to open this order.' },
    ]);
  });

  it.each(['', 'abc', '   abc  ', 'x'.repeat(501)])('needs a question of 4 to 500 characters, not %p', (question) => {
    const row = desk.simple();
    expect(desk.act('li.na', 'escalate', row, { question })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'question' }] },
    });
    expect(row.escalations).toEqual([]);
  });

  it('frees the order when the operator who is asked is disabled', () => {
    const row = desk.simple();
    desk.askOf(row, 'ops.lee');
    desk.done('a.nguyen', 'assign', row, { roleCode: undefined, assigneeId: idOf('ops.lee') });
    const { version } = desk.operator('ops.lee');
    const body = { operatorId: idOf('ops.lee'), version, reasonCode: 'LEFT_COMPANY' };
    expect(desk.call('sys.admin', 'POST /sys/operator/disable', { body }).envelope).toMatchObject({ code: 200 });
    expect(kinds(row).slice(-2)).toEqual(['QUESTION_CLOSED sys.admin', 'UNASSIGNED sys.admin']);
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 200 });
  });
});

describe('an answer', () => {
  it('returns the order, and mentions the asker in a note', () => {
    const row = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    desk.done('li.na', 'escalate', row);
    desk.clock.advance(MINUTE);
    const envelope = desk.done('r.santos', 'answer', row, { answer: ' Known for years ' });
    expect(envelope.data).toMatchObject({
      status: 'SECOND_REVIEW',
      version: 4,
      escalation: { answer: 'Known for years', answeredByName: 'r.santos', answeredAt: iso(NOW + MINUTE) },
    });
    expect(row.events.at(-1)).toMatchObject({ kind: 'ANSWERED', remark: 'Known for years' });
    expect(detail('w.chai', row).noteList).toMatchObject([
      { by: 'r.santos', text: '@li.na Known for years', mentions: ['li.na'], at: iso(NOW + MINUTE) },
    ]);
    expect(dataOf(desk.call('li.na', 'GET /common/note/mention'))).toMatchObject({ unread: 1, list: [{ id: row.no }] });
    expect(desk.act('r.santos', 'answer', row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });

  it('can hold the order, with the answer as remark', () => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    desk.done('r.santos', 'answer', row, { decision: 'HOLD', reasonCode: 'PAYEE_CHECK' });
    expect(row).toMatchObject({ status: 'HELD', version: 3, holdReason: 'PAYEE_CHECK', holdUntil: null });
    expect(kinds(row)).toEqual(['SUBMITTED -', 'ESCALATED li.na', 'ANSWERED r.santos', 'HELD r.santos']);
    expect(row.events.at(-1)).toMatchObject({ remark: 'Known for years' });
    expect(row.notes).toHaveLength(1);
  });

  it('can reject the order, which returns the money, also of one that is held or assigned to somebody', () => {
    const row = desk.simple();
    const { available, frozen } = desk.money(row);
    desk.done('li.na', 'escalate', row);
    desk.done('ops.lee', 'assign', row);
    desk.done('ops.lee', 'hold', row);
    desk.done('r.santos', 'answer', row, { decision: 'REJECT' });
    expect(row).toMatchObject({ status: 'REJECTED', rejectReason: 'RISK_REVIEW', rejectRemark: 'Known for years' });
    expect(row.decisions).toMatchObject([{ decision: 'REJECT', operator: { username: 'r.santos' } }]);
    expect(desk.money(row)).toMatchObject({ available: available + row.amount, frozen: frozen - row.amount });
  });

  it('rejects or holds only with the key of that decision, and not after an own decision', () => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    const risk = desk.operator('r.santos');
    const { access } = risk;
    risk.access = new Set([...access].filter((key) => !/:(reject|hold)$/.test(key)));
    const before = desk.print(row);
    for (const [decision, key] of [
      ['REJECT', 'trade:withdraw:reject'],
      ['HOLD', 'trade:withdraw:hold'],
    ])
      expect(desk.act('r.santos', 'answer', row, { decision })).toMatchObject({ code: 403, data: { required: [key] } });
    risk.access = access;
    expect(desk.print(row)).toEqual(before);
    const second = desk.order(desk.stories.secondStageBy['ops.lee'] ?? '');
    desk.askOf(second, 'ops.lee');
    const refused = desk.act('ops.lee', 'answer', second, { decision: 'REJECT' });
    expect(refused).toMatchObject({ code: 403, error: 'SELF_APPROVAL', data: { makerName: 'ops.lee' } });
    expect(second).toMatchObject({ status: 'SECOND_REVIEW', version: 3, notes: [] });
    expect(desk.done('ops.lee', 'answer', second).data).toMatchObject({ status: 'SECOND_REVIEW' });
  });

  it.each([
    ['reasonCode', { decision: 'HOLD', reasonCode: 'DUPLICATE' }],
    ['reasonCode', { decision: 'REJECT', reasonCode: 'PAYEE_CHECK' }],
    ['decision', { decision: 'PASS' }],
    ['answer', { answer: '  abc ' }],
  ])('with a wrong %s is refused: %j', (name, extra) => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    const before = desk.print(row);
    expect(desk.act('r.santos', 'answer', row, extra)).toMatchObject({ code: 422, data: { fields: [{ name }] } });
    expect(desk.print(row)).toEqual(before);
  });

  it('needs the idempotency key, and has one effect however often it is sent', () => {
    const row = desk.simple();
    desk.done('li.na', 'escalate', row);
    const body = desk.bodyOf('r.santos', 'answer', row, { decision: 'REJECT' });
    const send = () => desk.call('r.santos', 'POST /trade/withdraw/answer', { body, key: 'answer-key-1' });
    const [first, again] = [send(), send()];
    expect(again.envelope).toEqual(first.envelope);
    expect(row.notes).toHaveLength(1);
    expect(desk.transactionsOf(row)).toEqual(['FREEZE', 'RELEASE']);
  });
});

describe('an assignment', () => {
  const first = (who: string) => numbersIn(who, 'NEEDS_ME')[0];

  it('puts the orders first in the queue of that person alone', () => {
    const queue = numbersIn('w.chai', 'NEEDS_ME');
    const row = desk.order(queue.at(-1) ?? '');
    const others = numbersIn('li.na', 'NEEDS_ME');
    desk.done('ops.lee', 'assign', row, { roleCode: undefined, assigneeId: idOf('w.chai') });
    expect(numbersIn('w.chai', 'NEEDS_ME')).toEqual([row.no, ...queue.slice(0, -1)]);
    expect(numbersIn('li.na', 'NEEDS_ME')).toEqual(others);
    expect(desk.shown('li.na', row).assignment).toEqual({
      by: idOf('ops.lee'),
      byName: 'ops.lee',
      at: iso(NOW),
      assigneeId: idOf('w.chai'),
      assigneeName: 'w.chai',
      roleCode: null,
    });
    desk.done('ops.lee', 'assign', row, { roleCode: undefined, unassign: true });
    expect(numbersIn('w.chai', 'NEEDS_ME')).toEqual(queue);
    expect(kinds(row).slice(-2)).toEqual(['ASSIGNED ops.lee', 'UNASSIGNED ops.lee']);
  });

  it('to a role is first in the queue of each member', () => {
    const row = desk.order(numbersIn('chen.yu', 'NEEDS_ME').at(-1) ?? '');
    desk.done('ops.lee', 'assign', row);
    expect([first('chen.yu'), first('y.sato')]).toEqual([row.no, row.no]);
    expect(first('li.na')).not.toBe(row.no);
  });

  it.each(['pass', 'reject'] as const)('asks others who %s for a confirmation, and ends with the decision', (verb) => {
    const row = desk.order(desk.stories.tier2);
    desk.done('ops.lee', 'assign', row, { roleCode: undefined, assigneeId: idOf('chen.yu') });
    desk.done('li.na', 'claim', row);
    const before = desk.print(row);
    expect(desk.act('li.na', verb, row)).toMatchObject({
      code: 423,
      error: 'ASSIGNED',
      msg: 'Assigned to chen.yu. Confirm that you decide instead.',
      data: { assignedTo: 'chen.yu', current: { assignment: { assigneeName: 'chen.yu' } } },
    });
    expect(desk.print(row)).toEqual(before);
    expect(desk.shown('li.na', row).allowed).toContain(verb);
    desk.done('li.na', verb, row, { confirmAssigned: true });
    expect(row.assignment).toBeNull();
  });

  it('lets the assigned person decide without a confirmation, in bulk too', () => {
    const [a, b] = [desk.simple(), desk.order(desk.stories.plain)];
    desk.done('ops.lee', 'assign', a, { roleCode: undefined, assigneeId: idOf('w.chai') });
    desk.done('ops.lee', 'assign', b);
    const reason = { reasonCode: 'DUPLICATE' };
    const envelope = bulk('w.chai', 'reject', [a, b], reason);
    expect(envelope).toMatchObject({
      code: 207,
      data: { succeeded: [{ withdrawNo: a.no }], failed: [{ withdrawNo: b.no, error: 'ASSIGNED', assignedTo: 'FIN_CHECKER' }] },
    });
    expect(desk.act('chen.yu', 'reject', b)).toMatchObject({ code: 200 });
  });

  it('leaves the last reviewer the time to undo', () => {
    const row = desk.order(desk.stories.tier2);
    desk.done('li.na', 'pass', row);
    desk.done('ops.lee', 'assign', row);
    expect(desk.act('ops.lee', 'undo', row)).toMatchObject({ code: 409 });
    expect(desk.act('li.na', 'undo', row)).toMatchObject({ code: 200, data: { status: 'PENDING' } });
  });

  it.each([
    ['assigneeId', 'required', {}],
    ['assigneeId', 'required', { roleCode: 'FIN_CHECKER', unassign: true }],
    ['assigneeId', 'exists', { assigneeId: '999' }],
    ['assigneeId', 'access', { assigneeId: 'k.wong' }],
    ['assigneeId', 'active', { assigneeId: 't.pham' }],
    ['roleCode', 'exists', { roleCode: 'NO_SUCH' }],
    ['roleCode', 'access', { roleCode: 'SUPPORT' }],
  ] as const)('with a wrong %s (%s) is refused: %j', (name, rule, extra) => {
    const row = desk.simple();
    const to = 'assigneeId' in extra && extra.assigneeId !== '999' ? { assigneeId: idOf(extra.assigneeId) } : extra;
    const envelope = desk.act('ops.lee', 'assign', row, { roleCode: undefined, ...to });
    expect(envelope).toMatchObject({ code: 422, data: { fields: [{ name, rule }] } });
    expect(row).toMatchObject({ version: 1, assignment: null });
  });

  it('goes only to somebody who may decide on that order', () => {
    const second = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    const [tier2, added] = [desk.order(desk.stories.tier2), desk.order(desk.stories.addedByOperator)];
    desk.done('chen.yu', 'pass', tier2);
    const body = (who: string) => ({ roleCode: undefined, assigneeId: idOf(who) });
    for (const [row, who] of [
      [second, 'li.na'],
      [tier2, 'w.chai'],
      [added, 'ops.lee'],
    ] as const)
      expect(desk.act('a.nguyen', 'assign', row, body(who))).toMatchObject({
        code: 422,
        msg: `${who} cannot decide on this order.`,
      });
    expect(desk.act('a.nguyen', 'assign', second, { roleCode: undefined, unassign: true })).toMatchObject({
      code: 409,
      msg: 'This order is not assigned.',
    });
  });
});
