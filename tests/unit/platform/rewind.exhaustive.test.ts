import { createPlatform, type Platform } from '../../../mock/platform';
import fc from '../../support/properties';
import { rewinding } from '../../support/worlds';
import { NOW } from './support';

/* A rewound platform must be indistinguishable from a fresh one. */

const OPTIONS = { seed: 'rewind', now: NOW, days: 2, flow: 0.2 };
const HOUR = 3_600_000;

type Step =
  | { kind: 'arrive' | 'payIn' | 'payOut' }
  | { kind: 'advance'; ms: number }
  | { kind: 'call'; which: number; who: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('arrive' as const, 'payIn' as const, 'payOut' as const) }),
  fc.record({ kind: fc.constant('advance' as const), ms: fc.integer({ min: 1, max: 30 * HOUR }) }),
  fc.record({ kind: fc.constant('call' as const), which: fc.nat(), who: fc.nat() }),
);

function take(platform: Platform, one: Step) {
  if (one.kind === 'advance') return platform.clock.advance(one.ms);
  if (one.kind !== 'call') return platform[one.kind]();
  const { api, world } = platform;
  const operations = [...api.operations.values()];
  const operation = operations[one.which % operations.length];
  const actor = world.operators[one.who % world.operators.length];
  if (!operation || !actor) throw new Error('Nothing to call');
  const [order] = [...world.open];
  // Most bodies fit no operation: a refusal writes to the log as well.
  const items = order && [{ withdrawNo: order.no, version: order.version }];
  api.perform(operation, { actor, body: { items, reasonCode: 'DUPLICATE' }, search: new URLSearchParams({ view: 'ALL' }) });
}

/** The visible results of the steps. */
const outcomeOf = (platform: Platform) => ({
  now: platform.clock.now(),
  log: platform.log.last.hash,
  entries: platform.world.ledger.entries.length,
  balances: [...platform.world.ledger.accounts.values()].map(({ no, amounts }) => `${no} ${Object.values(amounts).join(' ')}`),
  withdraws: platform.world.withdraws.rows.map(({ no, status, version }) => `${no} ${status} ${version}`),
  payOrders: platform.world.payOrders.rows.map(({ no, status }) => `${no} ${status}`),
  nextTrace: platform.world.newTraceId(),
  violations: platform.check(),
});

describe('a rewound platform', () => {
  it('behaves like a fresh one, whatever happened before', () => {
    const used = createPlatform(OPTIONS);
    const rewind = rewinding(used);
    const steps = fc.array(step, { minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        for (const one of before) take(used, one);
        rewind();
        const fresh = createPlatform(OPTIONS);
        for (const one of after) {
          take(used, one);
          take(fresh, one);
        }
        expect(outcomeOf(used)).toEqual(outcomeOf(fresh));
        expect(outcomeOf(fresh).violations).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
