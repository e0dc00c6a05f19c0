import { timeLeft } from '../../../mock/flow/withdraw/dueTime';
import { cancel } from '../../../mock/flow/withdraw/request';
import { duplicatesOf } from '../../../mock/flow/withdraw/usual';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { depth } from '../../support/depth';
import fc from '../../support/properties';
import { aDesk, type Desk, HOUR, iso, keyOf, MINUTE, pathOf, type Status, VERBS, type Verb } from './deskSupport';
import { freeTaken } from './support';

const PEOPLE = [
  'm.tan',
  'admin',
  'ops.lee',
  'a.nguyen',
  'li.na',
  'w.chai',
  'p.garcia',
  'chen.yu',
  'n.hassan',
  'r.santos',
  'k.wong',
];
/** Where an action may begin and end, transcribed from docs/rules/withdraw.md#states. */
const MOVES: Record<Verb, [from: Status[], to: Status[]]> = {
  pass: [
    ['PENDING', 'SECOND_REVIEW'],
    ['SECOND_REVIEW', 'PASSED'],
  ],
  reject: [['PENDING', 'SECOND_REVIEW', 'HELD', 'WAITING_HOLDER'], ['REJECTED']],
  claim: [
    ['PENDING', 'SECOND_REVIEW'],
    ['PENDING', 'SECOND_REVIEW'],
  ],
  release: [
    ['PENDING', 'SECOND_REVIEW'],
    ['PENDING', 'SECOND_REVIEW'],
  ],
  takeOver: [
    ['PENDING', 'SECOND_REVIEW'],
    ['PENDING', 'SECOND_REVIEW'],
  ],
  hold: [['PENDING', 'SECOND_REVIEW', 'WAITING_HOLDER'], ['HELD']],
  unhold: [['HELD'], ['PENDING', 'SECOND_REVIEW']],
  query: [
    ['PAYING', 'UNKNOWN'],
    ['PAYING', 'UNKNOWN', 'SUCCESS', 'FAILED'],
  ],
  undo: [
    ['SECOND_REVIEW', 'PASSED'],
    ['PENDING', 'SECOND_REVIEW'],
  ],
  retry: [['FAILED', 'REVERSED'], ['PASSED']],
  resolve: [['UNKNOWN'], ['SUCCESS', 'FAILED']],
  refund: [['FAILED', 'REVERSED'], ['REJECTED']],
  escalate: [
    ['PENDING', 'SECOND_REVIEW'],
    ['PENDING', 'SECOND_REVIEW'],
  ],
  answer: [
    ['PENDING', 'SECOND_REVIEW', 'HELD', 'WAITING_HOLDER'],
    ['PENDING', 'SECOND_REVIEW', 'HELD', 'WAITING_HOLDER', 'REJECTED'],
  ],
  assign: [
    ['PENDING', 'SECOND_REVIEW', 'HELD', 'WAITING_HOLDER'],
    ['PENDING', 'SECOND_REVIEW', 'HELD', 'WAITING_HOLDER'],
  ],
  mark: [
    ['SUCCESS', 'REVERSED'],
    ['SUCCESS', 'REVERSED'],
  ],
  ask: [['PENDING', 'SECOND_REVIEW', 'HELD'], ['WAITING_HOLDER']],
  resume: [['WAITING_HOLDER'], ['PENDING', 'SECOND_REVIEW', 'HELD']],
};
const SIDE: ReadonlySet<Verb> = new Set(['claim', 'release', 'takeOver']);
const PERSONAL: ReadonlySet<Verb> = new Set(['pass', 'reject', 'claim', 'takeOver', 'resolve', 'refund']);
const LOCKED: ReadonlySet<Verb> = new Set(['pass', 'reject', 'claim', 'ask']);
const ASKED_ONLY: ReadonlySet<Verb> = new Set(['pass', 'reject', 'claim', 'takeOver', 'answer']);
const DECISIONS: ReadonlySet<Verb> = new Set(['pass', 'reject']);

const action = fc.record({
  kind: fc.constant('act' as const),
  who: fc.constantFrom(...PEOPLE),
  verb: fc.constantFrom<Verb>(...VERBS, 'pass', 'pass', 'undo', 'claim', 'answer', 'ask', 'resume', 'resume'),
  which: fc.nat(13),
  drift: fc.constantFrom(0, 0, 0, 0, 0, -1, 1),
  key: fc.option(fc.constantFrom('key-aaaaaaaa', 'key-bbbbbbbb'), { nil: undefined }),
  /** One more choice, whatever the action has to choose. */
  choice: fc.nat(3),
  /** Whether the action fits the person, or the person and the order. */
  sense: fc.constantFrom('none', 'person', 'both', 'both'),
});
const step = fc.oneof(
  { weight: 14, arbitrary: action },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bulk' as const),
      who: fc.constantFrom(...PEOPLE),
      verb: fc.constantFrom('pass' as const, 'reject' as const, 'claim' as const, 'hold' as const, 'unhold' as const),
      which: fc.array(fc.nat(13), { minLength: 2, maxLength: 5 }),
      drift: fc.constantFrom(0, 0, 0, -1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      ms: fc.constantFrom(1, 500, 30_000, 59_999, 61_000, 5 * MINUTE, HOUR, 8 * HOUR, 26 * HOUR),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(13) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Act = Extract<Step, { kind: 'act' }>;

/** The orders that the steps are about: few, so that they meet. */
const hotOrders = ({ stories, order }: Desk): Order[] =>
  [
    stories.overdue,
    stories.kycExpired,
    stories.tier2,
    stories.tier3,
    stories.payeeChanged,
    stories.failed,
    stories.reversed,
    stories.unknownPayout,
    stories.heldByRisk,
    stories.claimedByColleague,
    stories.addedByOperator,
    stories.secondStageBy['li.na'],
    stories.secondStageBy['ops.lee'],
    stories.sharedPayee[0],
  ].map((no) => order(no ?? ''));

/** All that a call could change, of every order and account, as texts. */
function photo({ world }: Desk) {
  const orders = world.withdraws.rows.map(({ status, version, events, claimedBy, claimedUntil, decisions, notes, ...row }) =>
    [
      status,
      version,
      events.length,
      claimedBy?.username,
      claimedUntil,
      decisions.length,
      notes.length,
      row.escalations.length,
      row.escalations.at(-1)?.answeredAt,
      row.assignment?.at,
      row.mark?.outcome,
      row.dueAt,
      row.request?.at,
      row.request?.endedAt,
    ].join(' '),
  );
  const payouts = world.payouts.rows.map(({ status }) => status);
  const amounts = [...world.ledger.accounts.values()].map(({ amounts: { available, frozen } }) => `${available} ${frozen}`);
  return { orders, transactions: world.ledger.transactionCount, all: [...orders, ...payouts, ...amounts].join('\n') };
}

function contentOf(desk: Desk, { who, verb, choice }: Act, row: Order, hot: Order[]): Record<string, unknown> {
  const now = desk.clock.now();
  switch (verb) {
    case 'pass':
      return {
        acknowledgedFlags: choice === 0 ? [] : row.flags.map(({ code }) => code),
        ...(choice > 0 && { acknowledgedDuplicates: duplicatesOf(desk.platform.world, row).map(({ no }) => no) }),
        ...(choice === 1 && { claimNext: hot[2]?.no }),
        ...(choice > 0 && { confirmAssigned: true }),
      };
    case 'reject':
      return { ...(choice === 1 && { claimNext: hot[1]?.no }), ...(choice > 0 && { confirmAssigned: true }) };
    case 'hold':
      return [{}, { holdUntil: iso(now + HOUR) }, { holdUntil: iso(now - 1) }, { reasonCode: 'OTHER' }][choice] as Record<
        string,
        unknown
      >;
    case 'ask':
      return { dueAt: iso(now + ([MINUTE, HOUR, 8 * HOUR, -1][choice] as number)) };
    case 'escalate':
      return { to: choice < 2 ? 'RISK' : desk.operator(choice === 2 ? 'a.nguyen' : 'ops.lee').id };
    case 'answer':
      return [{}, {}, { decision: 'HOLD' }, { decision: 'REJECT' }][choice] as Record<string, unknown>;
    case 'assign':
      return choice === 0 && row.assignment
        ? { roleCode: undefined, unassign: true }
        : choice === 1
          ? { roleCode: undefined, assigneeId: desk.operator('chen.yu').id }
          : {};
    case 'retry':
      return choice === 1 ? { channelCode: 'CH0311' } : {};
    case 'resolve':
      return {
        evidenceFileId: desk.evidence(choice === 1 ? 'y.sato' : who),
        ...(choice > 1 && { result: 'SUCCESS', bankRefNo: 'BANK-7' }),
      };
    default:
      return {};
  }
}

const seen = { acts: 0, done: new Map<Verb, number>(), refused: new Map<number, number>() };
const count = <K>(map: Map<K, number>, key: K) => void map.set(key, (map.get(key) ?? 0) + 1);
function insist(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Error(message());
}

/** The question that waits for an answer. */
const question = (escalations: Order['escalations']) => {
  const last = escalations.at(-1);
  return last?.answeredAt === null ? last : undefined;
};

/** A person and an order for which the action is possible, if there are any. */
function sensible(desk: Desk, { who, verb, which, choice, sense }: Act, hot: Order[]) {
  const fitting = [...hot.slice(which), ...hot.slice(0, which)].filter(({ status }) => MOVES[verb][0].includes(status));
  const now = desk.clock.now();
  const row =
    fitting.find(({ claimedBy, claimedUntil, events, escalations }) => {
      if (verb === 'answer') return question(escalations) !== undefined;
      if (verb === 'release' || verb === 'takeOver') return claimedBy !== null && claimedUntil > now;
      return verb !== 'undo' || now - (events.at(-1)?.at ?? 0) < MINUTE;
    }) ??
    fitting[0] ??
    (hot[which] as Order);
  const people = PEOPLE.filter((name) => desk.operator(name).access.has(keyOf(verb)));
  const any = people[which % people.length] ?? who;
  // A second decision above the limit of the approver, and before it the first one.
  const [above, first] = (['SECOND_REVIEW', 'PENDING'] as const).map((is) => hot.slice(2, 4).find(({ status }) => status === is));
  if (verb === 'pass' && choice === 2 && above) return { row: above, who: 'w.chai' };
  if (verb === 'pass' && choice === 3 && first) return { row: first, who: any };
  if (sense === 'person') return { row: hot[which] as Order, who: any };
  if (choice === 0) {
    // Sometimes the person who must not.
    for (const one of fitting)
      for (const { operator } of one.decisions)
        if (people.includes(operator.username)) return { row: one, who: operator.username };
  }
  const decider = verb === 'undo' ? row.decisions.at(-1)?.operator.username : undefined;
  const owner = verb === 'release' ? row.claimedBy?.username : undefined;
  const lead = verb === 'takeOver' ? 'a.nguyen' : undefined;
  const to = verb === 'answer' ? question(row.escalations)?.to : undefined;
  const asked = to === 'RISK' ? 'r.santos' : to?.username;
  return { row, who: (choice > 0 && (decider ?? owner ?? lead)) || (which > 2 && asked) || any };
}

function act(desk: Desk, one: Act, hot: Order[]) {
  const { verb, drift, key } = one;
  const { row, who } = one.sense !== 'none' ? sensible(desk, one, hot) : { row: hot[one.which] as Order, who: one.who };
  const me = desk.operator(who);
  const version = Math.max(1, row.version + drift);
  const body = desk.bodyOf(who, verb, row, { ...contentOf(desk, { ...one, who }, row, hot), version });
  const send = () => desk.call(who, `POST ${pathOf(verb)}`, { body, key });
  const tell = (what: string) => () => `${who} ${verb} ${row.no}: ${what}`;
  const before = photo(desk);
  const was = {
    status: row.status,
    version: row.version,
    claimedBy: row.claimedUntil > desk.clock.now() ? row.claimedBy : null,
    owner: row.claimedBy,
    last: row.events.findLast(({ isSide, kind }) => !isSide && !kind.endsWith('ASSIGNED'))?.operator,
    deciders: row.decisions.map(({ operator }) => operator),
    payouts: row.payouts.length,
    question: question(row.escalations),
    dueAt: row.dueAt,
    left: row.request?.endedAt === null ? row.request.left : undefined,
    isFree: row.assignment === null || row.assignment.to === me || me.roles.includes(String(row.assignment.to)),
  };
  const first = send();
  const { code } = first.envelope;
  const after = photo(desk);
  seen.acts++;
  if (first.headers['idempotency-replayed']) {
    insist(after.all === before.all, tell('a replay changed something'));
    return;
  }
  if (code !== 200) {
    count(seen.refused, code);
    insist([403, 404, 409, 422, 423, 461].includes(code), tell(`answered ${code}`));
    insist(after.all === before.all, tell(`a refusal (${code}) changed something`));
    return;
  }
  count(seen.done, verb);
  const [from, to] = MOVES[verb];
  insist(from.includes(was.status) && to.includes(row.status), tell(`led from ${was.status} to ${row.status}`));
  insist(SIDE.has(verb) || version === was.version, tell('an old version was taken'));
  insist(me.access.has(keyOf(verb)), tell('without the key'));
  insist(!PERSONAL.has(verb) || !was.deciders.includes(me), tell('decided before'));
  // What waited for the holder has the same time left as when the holder was asked; nothing else moves the due time.
  const left = was.left === undefined || row.status === 'WAITING_HOLDER' ? undefined : was.left;
  const isDue = left === undefined ? row.dueAt === was.dueAt : timeLeft(desk.clock.now(), row.dueAt, row.holder.level) === left;
  insist(isDue, tell(`due at ${iso(row.dueAt)}`));
  const isAsked = was.question && (was.question.to === 'RISK' ? me.roles.includes('RISK') : was.question.to === me);
  insist(!ASKED_ONLY.has(verb) || !was.question || isAsked === true, tell('waited for somebody else'));
  insist(verb !== 'answer' || (isAsked === true && was.question?.by !== me), tell('answered without being asked'));
  insist(verb !== 'escalate' || !was.question || was.question.by === me, tell('asked again by somebody else'));
  insist(!DECISIONS.has(verb) || was.isFree || 'confirmAssigned' in body, tell('assigned to somebody else'));
  insist(!LOCKED.has(verb) || was.claimedBy === null || was.claimedBy === me, tell('claimed by another'));
  insist(verb !== 'takeOver' || (was.claimedBy !== null && was.claimedBy !== me), tell('nothing to take over'));
  insist(verb !== 'release' || was.owner === me, tell('the claim of another'));
  insist(verb !== 'undo' || was.last === me, tell('the decision of another'));
  const isMoved = row.status !== was.status || !(SIDE.has(verb) || verb === 'query');
  insist(row.version === was.version + (isMoved ? 1 : 0), tell(`version ${was.version} became ${row.version}`));
  const paid = before.transactions !== after.transactions;
  const isMoney = row.status === 'REJECTED' || (row.status === 'SUCCESS' && isMoved && verb !== 'mark');
  insist(after.transactions - before.transactions === (isMoney ? 1 : 0), tell(`money moved: ${paid}`));
  const isSent = verb === 'retry' || (verb === 'pass' && row.status === 'PASSED');
  insist(row.payouts.length === was.payouts + (isSent ? 1 : 0), tell('payouts'));
  // The next order may have been claimed; all others are as they were.
  const changed = after.orders.filter((line, at) => line !== before.orders[at]).length;
  insist(changed <= ('claimNext' in body ? 2 : 1), tell(`${changed} orders changed`));

  const again = send();
  if (key) {
    expect(again.envelope).toEqual(first.envelope);
    insist(photo(desk).all === after.all, tell('a second effect under the same key'));
  } else if (isMoved) {
    insist(![200, 207].includes(again.envelope.code), tell('a second effect'));
    insist(photo(desk).all === after.all, tell('a refused repetition changed something'));
  }
}

function bulk(desk: Desk, { who, verb, which, drift }: Extract<Step, { kind: 'bulk' }>, hot: Order[]) {
  const rows = which.map((at) => hot[at] as Order);
  const items = rows.map(({ no, version }) => ({ withdrawNo: no, version: Math.max(1, version + drift) }));
  const reason = { reject: 'LIMIT', hold: 'PAYEE_CHECK', unhold: 'CHECKED_OK' }[verb as string];
  const versions = new Map(rows.map((row) => [row.no, row.version]));
  const { transactionCount } = desk.world.ledger;
  const { envelope } = desk.call(who, `POST ${pathOf(verb)}`, { body: { items, ...(reason && { reasonCode: reason }) } });
  const { succeeded = [], failed = [] } = (envelope.success ? envelope.data : {}) as Record<string, { withdrawNo: string }[]>;
  insist([200, 207, 403, 422].includes(envelope.code), () => `bulk ${verb} answered ${envelope.code}`);
  if (envelope.success) insist(succeeded.length + failed.length === items.length, () => `bulk ${verb} lost an item`);
  const done = new Set(succeeded.map(({ withdrawNo }) => withdrawNo));
  insist(done.size === succeeded.length, () => `bulk ${verb} did one order twice`);
  for (const row of rows) {
    const moved = row.version - (versions.get(row.no) as number);
    insist(moved === (done.has(row.no) && verb !== 'claim' ? 1 : 0), () => `bulk ${verb} moved ${row.no} by ${moved}`);
  }
  const expected = verb === 'reject' ? done.size : 0;
  insist(desk.world.ledger.transactionCount - transactionCount === expected, () => `bulk ${verb} moved money`);
}

const RUNS = depth.interleavings;

describe('the desk under random use', () => {
  it('executes each call once, changes nothing on refusal, and keeps every invariant', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 30, maxLength: 70 }),
        fc.array(fc.constantFrom('SUCCESS', 'FAILED', 'UNKNOWN', 'SILENT', 'REVERSED' as const), {
          minLength: 14,
          maxLength: 14,
        }),
        (steps, plans) => {
          freeTaken();
          const desk = aDesk();
          const hot = hotOrders(desk);
          for (const [at, { no }] of hot.entries()) desk.world.payoutPlans.set(no, plans[at] as 'SUCCESS');
          for (const one of steps) {
            if (one.kind === 'act') act(desk, one, hot);
            else if (one.kind === 'bulk') bulk(desk, one, hot);
            else if (one.kind === 'advance') desk.clock.advance(one.ms);
            else cancel(desk.world, hot[one.which] as Order);
          }
          expect(desk.platform.check()).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
    // Without these the test would cover little.
    expect(VERBS.filter((verb) => (seen.done.get(verb) ?? 0) < RUNS / 30)).toEqual([]);
    expect([403, 404, 409, 422, 423, 461].filter((code) => (seen.refused.get(code) ?? 0) < RUNS / 60)).toEqual([]);
    expect(seen.acts).toBeGreaterThan(RUNS * 20);
  }, 240_000);
});
