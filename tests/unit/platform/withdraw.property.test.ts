import { by } from '../../../mock/flow/show';
import { hold } from '../../../mock/flow/withdraw/decide';
import { retry } from '../../../mock/flow/withdraw/payouts';
import { cancel } from '../../../mock/flow/withdraw/request';
import type { Withdraw } from '../../../mock/model/payments';
import fc from '../../support/properties';
import { aPlatform, dataOf, freeTaken } from './support';

type Status = Withdraw['status'];

const STATES: Status[] = [
  'PENDING',
  'SECOND_REVIEW',
  'HELD',
  'WAITING_HOLDER',
  'PASSED',
  'PAYING',
  'SUCCESS',
  'FAILED',
  'UNKNOWN',
  'REVERSED',
  'REJECTED',
  'CANCELED',
  'EXPIRED',
];

/** The states in which an order can be decided (docs/rules/withdraw.md#states). */
const DECIDED_FROM: Record<'pass' | 'reject', readonly Status[]> = {
  pass: ['PENDING', 'SECOND_REVIEW'],
  reject: ['PENDING', 'SECOND_REVIEW', 'HELD', 'WAITING_HOLDER'],
};

/** So many orders from the newest on are tried. */
const NEAR = 60;

const people = [
  'admin',
  'm.tan',
  'ops.lee',
  'li.na',
  'w.chai',
  'p.garcia',
  'd.kumar',
  'chen.yu',
  'y.sato',
  'r.santos',
  'k.wong',
  'auditor',
  'sys.admin',
];

const operation = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('arrive' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('pass' as const, 'reject' as const),
      who: fc.constantFrom(...people),
      which: fc.nat(NEAR),
      isStale: fc.boolean(),
      key: fc.option(fc.constantFrom('key-aaaaaaaa', 'key-bbbbbbbb', 'key-cccccccc'), { nil: undefined }),
      acknowledges: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bulk' as const),
      who: fc.constantFrom(...people),
      from: fc.nat(40),
      size: fc.integer({ min: 2, max: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      ms: fc.constantFrom(500, 30_000, 61_000, 600_000, 8 * 3_600_000, 73 * 3_600_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'hold' as const, 'claim' as const), which: fc.nat(NEAR) }),
  },
);

describe('withdraw orders under random use', () => {
  it('keep every invariant after thousands of random operations', () => {
    let done = 0;
    const reached = new Set<Status>();
    fc.assert(
      fc.property(fc.array(operation, { minLength: 150, maxLength: 260 }), (steps) => {
        freeTaken();
        const { platform, pass, reject, call, order } = aPlatform({ days: 1 });
        const { rows } = platform.world.withdraws;
        const near = (which: number) => rows[Math.max(0, rows.length - 1 - which)] as Withdraw;
        for (const step of steps) {
          done++;
          if (step.kind === 'arrive') platform.arrive();
          else if (step.kind === 'advance') platform.clock.advance(step.ms);
          else if (step.kind === 'bulk') {
            const items = rows
              .slice(-step.size - step.from, rows.length - step.from)
              .map(({ no, version }) => ({ withdrawNo: no, version }));
            if (items.length > 0) call(step.who, 'POST /trade/withdraw/reject', { body: { items, reasonCode: 'LIMIT' } });
          } else if (step.kind === 'cancel') cancel(platform.world, near(step.which));
          else if (step.kind === 'claim' || step.kind === 'hold') {
            const { no, version } = near(step.which);
            const body = { items: [{ withdrawNo: no, version }], ...(step.kind === 'hold' && { reasonCode: 'RISK_REVIEW' }) };
            call(step.kind === 'claim' ? 'chen.yu' : 'r.santos', `POST /trade/withdraw/${step.kind}`, { body });
          } else if ('isStale' in step) {
            const row = near(step.which);
            const version = step.isStale ? row.version - 1 : row.version;
            const flags = step.acknowledges ? row.flags.map(({ code }) => code) : [];
            const [before, status] = [row.version, row.status];
            const send = () =>
              step.kind === 'pass'
                ? pass(step.who, row.no, { version, key: step.key, flags })
                : reject(step.who, row.no, { version, key: step.key });
            const first = send();
            const after = order(row.no).version;
            if (first.code !== 200 && (after !== before || row.status !== status))
              throw new Error(`A refused ${step.kind} changed ${row.no}`);
            // A double click: the same key and the same body must have no second effect.
            const second = send();
            if (order(row.no).version !== after && step.key) throw new Error('A repeated call had a second effect');
            if (step.key && first.code === 200 && second.traceId !== first.traceId)
              throw new Error('A repeated call got another answer');
          }
          // At once: some states last for a moment only.
          for (const { status } of rows.slice(-NEAR - 1)) reached.add(status);
        }
        expect(platform.check()).toEqual([]);
      }),
      { numRuns: 24 },
    );
    expect(done).toBeGreaterThan(4000);
    expect([...reached]).toEqual(expect.arrayContaining(['REJECTED', 'SUCCESS', 'EXPIRED', 'CANCELED', 'HELD', 'PASSED']));
  });
});

describe('the closed state table', () => {
  const { platform, call, order, pass, reject, operator, simpleOrders } = aPlatform();
  const { world } = platform;

  /** An order that really came into this state. */
  function inState(status: Status): Withdraw {
    const { stories } = world;
    const fixed: Partial<Record<Status, string>> = {
      SECOND_REVIEW: stories.secondStageBy['li.na'],
      HELD: stories.heldByRisk,
      UNKNOWN: stories.unknownPayout,
      FAILED: stories.failed,
      REVERSED: stories.reversed,
    };
    const no = fixed[status] ?? world.withdraws.rows.find((row) => row.status === status)?.no;
    if (no) return order(no);
    const row = simpleOrders()[0] as Withdraw;
    if (status === 'EXPIRED') platform.clock.advance(73 * 3_600_000);
    else if (status === 'WAITING_HOLDER') {
      const dueAt = new Date(platform.clock.now() + 3_600_000).toISOString();
      const body = { withdrawNo: row.no, version: row.version, documents: ['INVOICE'], message: 'The invoice, please.', dueAt };
      call('ops.lee', 'POST /trade/withdraw/ask', { body });
    } else pass('w.chai', row.no);
    for (let tries = 0; status === 'PAYING' && row.status !== 'PAYING' && tries < 70; tries++) platform.clock.advance(1000);
    return row.status === status ? row : (world.withdraws.rows.find((one) => one.status === status) as Withdraw);
  }

  // EXPIRED last: getting there takes three days in which nothing else stays as it is.
  const cases = STATES.flatMap((status) => (['pass', 'reject'] as const).map((event) => [status, event] as const));
  it.each(cases)('%s x %s', (status, event) => {
    const row = inState(status);
    expect(row?.status).toBe(status);
    const isListed = DECIDED_FROM[event].includes(status);
    const before = { ...row, events: row.events.length, decisions: row.decisions.length, entries: world.ledger.entries.length };
    if (isListed) {
      const { allowed } = dataOf<{ list: { allowed: string[] }[] }>(aRow(row.no)).list[0] as { allowed: string[] };
      expect(allowed).toContain(event);
      return;
    }
    for (const version of [row.version, 1]) {
      const answer =
        event === 'pass'
          ? pass('n.hassan', row.no, { version, flags: row.flags.map(({ code }) => code) })
          : reject('n.hassan', row.no, { version });
      expect(answer).toMatchObject({ code: 409, error: 'STATE_CONFLICT', success: false });
      expect(answer.data).toMatchObject({
        current: { withdrawNo: row.no, status, version: row.version },
        changedBy: expect.any(String),
        changedAt: expect.any(String),
      });
    }
    const after = { ...row, events: row.events.length, decisions: row.decisions.length, entries: world.ledger.entries.length };
    expect(after).toEqual(before);
  });

  function aRow(no: string) {
    const operation = platform.api.operations.get('GET /trade/withdraw/page');
    if (!operation) throw new Error('No page');
    return platform.api.perform(operation, { actor: operator('n.hassan'), search: new URLSearchParams({ keyword: no }) });
  }

  it('also refuses internal events, and they change nothing', () => {
    const settled = world.withdraws.rows.find(({ status }) => status === 'SUCCESS') as Withdraw;
    const version = settled.version;
    const told = by({ actor: operator('r.santos'), traceId: 't' }, 'X');
    expect(() => hold(world, settled, told, null)).toThrow(/cannot lead/);
    expect(() => retry(world, settled, told)).toThrow(/cannot lead/);
    cancel(world, settled);
    expect(settled).toMatchObject({ version, status: 'SUCCESS' });
    expect(platform.check()).toEqual([]);
  });
});
