import type { Payout } from '../../../mock/model/payments';
import fc from '../../support/properties';
import { HOUR, MINUTE } from './deskSupport';
import { aPayoutDesk, BULKS, FAR, VERBS, type Verb } from './settSupport';
import { dataOf, freeTaken } from './support';

const PEOPLE = ['m.tan', 'ops.lee', 'li.na', 'chen.yu', 'g.rao', 'r.santos', 'k.wong', 'p.garcia'];
const PLANS = ['SUCCESS', 'FAILED', 'UNKNOWN', 'SILENT', 'REVERSED'] as const;

const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      who: fc.constantFrom('m.tan', 'm.tan', ...PEOPLE),
      verb: fc.constantFrom(...VERBS),
      which: fc.nat(12),
      drift: fc.constantFrom(0, 0, 0, 0, 0, -1, 1),
      isSuccess: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bulk' as const),
      verb: fc.constantFrom(...(BULKS as Verb[])),
      which: fc.array(fc.nat(12), { minLength: 2, maxLength: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      plan: fc.constantFrom(...PLANS),
      isReviewed: fc.boolean(),
      waits: fc.constantFrom(0, 0, FAR),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      ms: fc.constantFrom(1, 3000, 5000, MINUTE, 5 * MINUTE, HOUR, 5 * HOUR),
    }),
  },
);

/** Who may do what, transcribed from the table of seed roles; m.tan may do everything. */
const MAY: Readonly<Record<string, readonly Verb[]>> = {
  'm.tan': VERBS,
  'ops.lee': ['pass', 'reject', 'route', 'retry', 'cancel', 'notify'],
  'li.na': ['pass', 'reject', 'query'],
  'p.garcia': ['pass', 'reject', 'query'],
  'chen.yu': ['resolve', 'reverse'],
  'g.rao': ['route', 'query'],
  'r.santos': ['reject'],
  'k.wong': ['notify'],
};

/** The last of a chain of tries, and how many there are. */
function chainOf(first: Payout): Payout[] {
  const chain = [first];
  for (let next = first.retriedBy; next; next = next.retriedBy) chain.push(next);
  return chain;
}

test('random actions on payouts in any order never create, lose or pay money twice', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
      freeTaken();
      const desk = aPayoutDesk();
      const { platform, world, known } = desk;
      const rows = () => world.payouts.rows.slice(-12);
      for (const one of steps) {
        if (one.kind === 'advance') desk.clock.advance(one.ms);
        else if (one.kind === 'ask')
          platform.payOut({
            ...known,
            plan: one.plan,
            waits: one.waits,
            reviewReasons: one.isReviewed ? ['DUPLICATE_SUSPECT'] : [],
          });
        else if (one.kind === 'bulk') {
          const picked = one.which.map((at) => rows()[at % rows().length]).filter((row) => row !== undefined);
          const items = picked.map(({ no, version }) => ({ settNo: no, version }));
          const extra =
            one.verb === 'reject' ? { reasonCode: 'DUPLICATE' } : one.verb === 'route' ? { channelCode: 'CH0315' } : {};
          const { envelope } = desk.call('m.tan', `POST /trade/sett/${one.verb}`, { body: { items, ...extra } });
          expect([200, 207]).toContain(envelope.code);
          const { succeeded, failed } = dataOf<{ succeeded: unknown[]; failed: unknown[] }>(envelope);
          expect(succeeded.length + failed.length).toBe(items.length);
        } else {
          const row = rows()[one.which % rows().length];
          if (!row) continue;
          const before = desk.print(row);
          const extra = one.verb === 'resolve' && one.isSuccess ? { result: 'SUCCESS', bankRefNo: `X${row.no}` } : {};
          const { allowed } = desk.shown(one.who, row.no) ?? { allowed: undefined };
          const { code } = desk.act(one.who, one.verb, row, { version: row.version + one.drift, ...extra });
          if (!MAY[one.who]?.includes(one.verb)) expect(code).toBe(403);
          else if (!allowed) expect(code).toBe(404);
          else if (code === 200) expect([one.drift, allowed.includes(one.verb)]).toEqual([0, true]);
          // What the row allows and the version fits is refused for what the body says alone, or for want of money.
          else if (one.drift === 0 && allowed.includes(one.verb)) expect([422, 460]).toContain(code);
          if (code !== 200) expect({ ...desk.print(row), files: before.files }).toEqual(before);
        }
      }
      for (let hour = 0; hour < 48; hour++) desk.clock.advance(HOUR);
      for (const row of world.payouts.rows) {
        const paid = desk.transactionsOf(row).filter((kind) => kind === 'PAYOUT').length;
        expect(paid).toBe(!row.order && ['SUCCESS', 'REVERSED'].includes(row.status) ? 1 : 0);
        if (row.retryOf) continue;
        const chain = chainOf(row);
        expect(chain.slice(0, -1).every(({ status }) => status === 'FAILED')).toBe(true);
        expect(chain.every((try_, at) => try_.retryOf === (chain[at - 1] ?? null))).toBe(true);
      }
      expect(platform.check()).toEqual([]);
      platform.stop();
    }),
    { numRuns: 25 },
  );
});
