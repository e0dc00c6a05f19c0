import { aDesk, type Desk, HOUR, iso, keyOf, MINUTE, STATES, type Status, type Verb } from './deskSupport';
import { NOW } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

/** The closed table of docs/rules/withdraw.md#states, transcribed again: where an action makes sense, and what it leads to. */
const TABLE: Record<Exclude<Verb, 'pass' | 'reject'>, Partial<Record<Status, Status>>> = {
  claim: { PENDING: 'PENDING', SECOND_REVIEW: 'SECOND_REVIEW' },
  release: { PENDING: 'PENDING', SECOND_REVIEW: 'SECOND_REVIEW' },
  takeOver: { PENDING: 'PENDING', SECOND_REVIEW: 'SECOND_REVIEW' },
  hold: { PENDING: 'HELD', SECOND_REVIEW: 'HELD', WAITING_HOLDER: 'HELD' },
  unhold: { HELD: 'PENDING' },
  query: { PAYING: 'PAYING', UNKNOWN: 'UNKNOWN' },
  undo: { SECOND_REVIEW: 'PENDING', PASSED: 'PENDING' },
  retry: { FAILED: 'PASSED', REVERSED: 'PASSED' },
  resolve: { UNKNOWN: 'FAILED' },
  refund: { FAILED: 'REJECTED', REVERSED: 'REJECTED' },
  escalate: { PENDING: 'PENDING', SECOND_REVIEW: 'SECOND_REVIEW' },
  answer: { PENDING: 'PENDING', SECOND_REVIEW: 'SECOND_REVIEW', HELD: 'HELD', WAITING_HOLDER: 'WAITING_HOLDER' },
  assign: { PENDING: 'PENDING', SECOND_REVIEW: 'SECOND_REVIEW', HELD: 'HELD', WAITING_HOLDER: 'WAITING_HOLDER' },
  ask: { PENDING: 'WAITING_HOLDER', SECOND_REVIEW: 'WAITING_HOLDER', HELD: 'WAITING_HOLDER' },
  resume: { WAITING_HOLDER: 'PENDING' },
  mark: { SUCCESS: 'SUCCESS', REVERSED: 'REVERSED' },
};
const verbs = Object.keys(TABLE) as (keyof typeof TABLE)[];
const cases = verbs.flatMap((verb) => STATES.map((status) => [verb, status, TABLE[verb][status]] as const));
const possible = cases.flatMap(([verb, status, target]) => (target ? [[verb, status, target] as const] : []));
const impossible = cases.filter(([, , target]) => !target);

/** Actions that a claim, the clock or an earlier decision of the same person requires as preparation. */
function ready(verb: Verb, status: Status) {
  if (verb === 'undo') {
    const row = desk.order(status === 'PASSED' ? desk.stories.overdue : desk.stories.tier2);
    desk.done('m.tan', 'pass', row);
    return row;
  }
  if (verb === 'answer' && (status === 'HELD' || status === 'WAITING_HOLDER')) {
    desk.askOf(desk.simple(), 'm.tan');
    if (status === 'HELD') desk.done('r.santos', 'hold', desk.simple());
    else desk.done('li.na', 'ask', desk.simple());
    return desk.simple();
  }
  const row = desk.inState(status);
  if (verb === 'answer') desk.askOf(row, 'm.tan');
  if (verb === 'release') desk.done('m.tan', 'claim', row);
  if (verb === 'takeOver') desk.done('w.chai', 'claim', row);
  return row;
}

describe('every action in every state', () => {
  it('is covered: sixteen actions, thirteen states', () => {
    expect([cases.length, possible.length]).toEqual([208, 35]);
  });

  it.each(possible)('%s of an order in %s leads to %s and is offered beforehand', (verb, status, target) => {
    const row = ready(verb, status);
    expect(row.status).toBe(status);
    expect(desk.shown('m.tan', row).allowed).toContain(verb);
    const isMove = !['claim', 'release', 'takeOver', 'query'].includes(verb);
    const { version } = row;
    const envelope = desk.act('m.tan', verb, row);
    expect(envelope).toMatchObject({ code: 200, success: true });
    expect([row.status, row.version]).toEqual([target, isMove ? version + 1 : version]);
    const told = envelope.data as { succeeded?: Record<string, unknown>[]; failed?: unknown[] };
    const [one = envelope.data as Record<string, unknown>] = told.succeeded ?? [];
    expect(one).toMatchObject({ withdrawNo: row.no, status: target, version: row.version });
    if (told.succeeded) expect(one.current).toEqual(desk.shown('m.tan', row));
    expect(told.failed ?? []).toEqual([]);
  });

  it.each(impossible)('%s of an order in %s is refused and changes nothing', (verb, status) => {
    const row = desk.inState(status);
    expect(row.status).toBe(status);
    expect(desk.shown('m.tan', row).allowed).not.toContain(verb);
    // The evidence is stored before the call that names it.
    const evidenceFileId = verb === 'resolve' ? desk.evidence('m.tan') : undefined;
    const before = desk.print(row);
    for (const version of [row.version, Math.max(1, row.version - 1), row.version + 5]) {
      const envelope = desk.act('m.tan', verb, row, { version, ...(evidenceFileId && { evidenceFileId }) });
      expect(envelope).toMatchObject({ code: 409, error: 'STATE_CONFLICT', success: false });
      expect(envelope.data).toMatchObject({
        current: { withdrawNo: row.no, status, version: row.version },
        changedBy: expect.stringMatching(/^[a-z. ]+$/),
        changedAt: iso(row.updatedAt),
      });
      expect(envelope.msg.length).toBeGreaterThan(10);
    }
    expect(desk.print(row)).toEqual(before);
  });
});

describe('a stale version', () => {
  const WITHOUT = ['claim', 'release', 'takeOver'];
  const guarded = possible.filter(([verb]) => !WITHOUT.includes(verb));

  it.each(guarded)('refuses %s of an order in %s with the current row, who changed it and when', (verb, status) => {
    const row = ready(verb, status);
    const evidenceFileId = verb === 'resolve' ? desk.evidence('m.tan') : undefined;
    desk.clock.advance(4000);
    const before = desk.print(row);
    const last = row.events.findLast(({ isSide }) => !isSide);
    for (const version of [row.version - 1, row.version + 1].filter((old) => old > 0)) {
      const envelope = desk.act('m.tan', verb, row, { version, ...(evidenceFileId && { evidenceFileId }) });
      expect(envelope).toMatchObject({
        code: 409,
        error: 'VERSION_CONFLICT',
        data: {
          current: { withdrawNo: row.no, status, version: row.version, allowed: expect.arrayContaining([verb]) },
          changedBy: last?.operator?.username ?? (last?.kind === 'SUBMITTED' ? 'the holder' : 'the system'),
          changedAt: iso(row.updatedAt),
        },
      });
    }
    expect(desk.print(row)).toEqual(before);
  });

  it.each(WITHOUT.map((verb) => [verb as Verb]))('is ignored by %s, which changes no version', (verb) => {
    const row = ready(verb, 'SECOND_REVIEW');
    const { version } = row;
    expect(desk.act('m.tan', verb, row, { version: 1 })).toMatchObject({ code: 200 });
    expect(row.version).toBe(version);
  });

  it('names the person who was first, in both languages', () => {
    const row = desk.order(desk.stories.tier2);
    desk.done('li.na', 'pass', row);
    desk.clock.advance(4000);
    const refused = desk.act('r.santos', 'hold', row, { version: 1 });
    expect(refused).toMatchObject({ code: 409, msg: 'First review passed by li.na 4 sec ago.' });
    expect(refused.data).toMatchObject({ changedBy: 'li.na', changedAt: iso(NOW), current: { version: 2 } });
    expect(desk.act('r.santos', 'hold', row, { version: 1 }, { lang: 'zh' }).msg).toBe('4 秒前已由 li.na 初审通过。');
  });

  it('does not name an earlier decision after a hold was lifted or a decision undone', () => {
    const held = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    desk.done('r.santos', 'hold', held);
    desk.done('r.santos', 'unhold', held);
    const undone = desk.order(desk.stories.secondStageBy['ops.lee'] ?? '');
    desk.done('chen.yu', 'pass', undone);
    desk.done('chen.yu', 'undo', undone);
    const retried = desk.order(desk.stories.failed);
    desk.done('ops.lee', 'retry', retried);
    desk.clock.advance(3000);
    expect(desk.act('w.chai', 'pass', held, { version: 2 }).msg).toBe('Changed by r.santos 3 sec ago.');
    expect(desk.act('w.chai', 'pass', undone, { version: 3 }).msg).toBe('Changed by chen.yu 3 sec ago.');
    expect(desk.act('ops.lee', 'retry', retried, { version: 4 }).msg).toBe('Changed by ops.lee 3 sec ago.');
  });
});

describe('a missing key', () => {
  /** Somebody who holds the list but not this. */
  const OUTSIDERS: Record<keyof typeof TABLE, string> = {
    claim: 'r.santos',
    release: 'r.santos',
    takeOver: 'r.santos',
    hold: 'chen.yu',
    unhold: 'ops.lee',
    query: 'ops.lee',
    undo: 'auditor',
    retry: 'li.na',
    resolve: 'ops.lee',
    refund: 'li.na',
    escalate: 'r.santos',
    answer: 'li.na',
    assign: 'li.na',
    ask: 'r.santos',
    resume: 'r.santos',
    mark: 'li.na',
  };

  it.each(possible)('refuses %s of an order in %s before any other check', (verb, status) => {
    const row = ready(verb, status);
    const who = OUTSIDERS[verb];
    expect(desk.operator(who).access.has('trade:withdraw:page')).toBe(true);
    expect(desk.shown(who, row).allowed).not.toContain(verb);
    const body = desk.bodyOf(who, verb, row);
    const before = desk.print(row);
    const { envelope } = desk.call(who, `POST /${keyOf(verb).replaceAll(':', '/')}`, { body });
    expect(envelope).toMatchObject({ code: 403, error: 'FORBIDDEN', data: { required: [keyOf(verb)] } });
    expect(desk.print(row)).toEqual(before);
    expect(desk.lastLog()).toMatchObject({ username: who, action: keyOf(verb), code: 403, result: 'REFUSED', level: 'INFO' });
  });

  it.each(['sys.admin', 'k.wong', 'auditor'])('leaves %s without any action on any order', (who) => {
    for (const row of desk.world.withdraws.rows)
      for (const verb of verbs) {
        const before = row.version;
        expect(desk.act(who, verb, row, verb === 'resolve' ? { evidenceFileId: 'F1' } : {}).code).toBe(403);
        expect(row.version).toBe(before);
      }
  });
});

describe('an order outside the scope', () => {
  it.each(verbs)('is not found by %s', (verb) => {
    const [status] = Object.keys(TABLE[verb]) as Status[];
    const row = ready(verb, status as Status);
    // Somebody with every key whose scope is one other merchant.
    const admin = desk.operator('m.tan');
    admin.scope = { type: 'MERCHANT', values: ['M100064'] };
    const evidenceFileId = verb === 'resolve' ? desk.evidence('m.tan') : undefined;
    const before = desk.print(row);
    const envelope = desk.act('m.tan', verb, row, evidenceFileId ? { evidenceFileId } : {});
    expect(envelope).toMatchObject({ code: 404, error: 'NOT_FOUND' });
    expect(envelope).not.toHaveProperty('data.current');
    expect(desk.print(row)).toEqual(before);
  });
});

describe('the log', () => {
  it.each(possible)('has one entry for %s of an order in %s, linked to the event by its trace', (verb, status) => {
    const row = ready(verb, status);
    const body = desk.bodyOf('m.tan', verb, row);
    const before = desk.platform.log.entries.length;
    const events = row.events.length;
    desk.call('m.tan', `POST /${keyOf(verb).replaceAll(':', '/')}`, { body, traceId: 'trace-of-the-desk' });
    expect(desk.platform.log.entries.length).toBe(before + 1);
    const isMoney = ['undo', 'retry', 'resolve', 'refund', 'answer'].includes(verb);
    expect(desk.lastLog()).toMatchObject({
      username: 'm.tan',
      action: keyOf(verb),
      code: 200,
      result: 'SUCCESS',
      level: verb === 'takeOver' ? 'HIGH' : isMoney ? 'CRITICAL' : 'INFO',
      traceId: 'trace-of-the-desk',
    });
    expect(row.events.length).toBe(events + 1);
    expect(row.events.at(-1)).toMatchObject({ actorType: 'OPERATOR', traceId: 'trace-of-the-desk', at: desk.clock.now() });
    expect(row.events.at(-1)?.operator?.username).toBe('m.tan');
  });

  it('rates a money action as critical only for a super administrator', () => {
    desk.done('ops.lee', 'retry', desk.order(desk.stories.failed));
    expect(desk.lastLog()).toMatchObject({ action: 'trade:withdraw:retry', level: 'INFO' });
  });
});

describe('passing time', () => {
  it('leaves the waiting orders of the stories undecided for two days', () => {
    const waiting = [...desk.world.open];
    expect(waiting.length).toBeGreaterThan(20);
    const transactions = desk.world.ledger.transactionCount;
    desk.clock.advance(48 * HOUR + MINUTE);
    expect(
      waiting.map(({ status }) => status).filter((status) => !['PENDING', 'SECOND_REVIEW', 'HELD'].includes(status)),
    ).toEqual([]);
    expect(desk.world.ledger.transactionCount).toBe(transactions);
  });
});
