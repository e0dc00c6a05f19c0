import {
  firstShares,
  noteEnd,
  notePick,
  publishedOf,
  type RouteRequest,
  ranked,
  resetBreaker,
  route,
  ruleAgainst,
  seenState,
  stateOf,
  trip,
  WINS_TO_CLOSE,
} from '../../../mock/flow/channels/routing';
import type { Rotation, Round, Way } from '../../../mock/model/catalog';
import { aPlatform, NOW } from './support';

const bench = aPlatform({ days: 1 });
const { world } = bench.platform;
const way = world.catalog.ways.get('TH_QR') as Way;
const channels = [...world.catalog.channels.values()].filter(({ currency }) => currency === 'THB').slice(0, 3);
const [merchant] = world.holders.filter(({ type }) => type === 'MERCHANT');
if (!merchant || channels.length < 3) throw new Error('The world is too small');
const COSTS = channels.map(({ costPpm }) => costPpm);

/** Three rounds with weights 50, 30, 20 and priorities 1, 2, 3, before anything has happened. */
function aRotation(strategy: Way['strategy'] = 'WEIGHTED', changes: readonly Partial<Round>[] = []): Rotation {
  const rounds = channels.map((channel, at): Round => {
    const [seed] = publishedOf(world.rotations.get('TH_QR') as Rotation);
    const plain = { ...(seed as Round), id: `r${at}`, channel, weight: [50, 30, 20][at] ?? 0, priority: at + 1 };
    return {
      ...plain,
      status: 'ENABLED',
      min: 1_000n,
      max: 100_000n,
      breakerWindowSec: 300,
      breakerMinSamples: 5,
      breakerFailPpm: 600_000,
      breakerCoolSec: 60,
      ...changes[at],
    };
  });
  return {
    way: { ...way, strategy },
    versions: [{ version: 1, rounds, at: 0, by: '', remark: null }],
    draft: null,
    states: new Map(),
  };
}
const request: RouteRequest = { amount: 50_000n, holder: merchant, at: NOW };
const first = (rotation: Rotation): Round => publishedOf(rotation)[0] as Round;
const codes = (rounds: readonly Round[]) => rounds.map(({ id }) => id).join(' ');

describe('the rules that exclude a round', () => {
  const local = '14:31';
  test.each<[string, Partial<Round>, string | null]>([
    ['nothing', {}, null],
    ['switched off', { status: 'DISABLED' }, 'ROUND_DISABLED'],
    ['below its least amount', { min: 50_001n }, 'BELOW_MIN'],
    ['exactly its least amount', { min: 50_000n }, null],
    ['above its greatest amount', { max: 49_999n }, 'ABOVE_MAX'],
    ['exactly its greatest amount', { max: 50_000n }, null],
    ['before it opens', { openFrom: '14:32', openTo: '20:00' }, 'CLOSED_HOURS'],
    ['when it opens', { openFrom: local, openTo: '20:00' }, null],
    ['when it closes', { openFrom: '08:00', openTo: local }, 'CLOSED_HOURS'],
    ['open over midnight', { openFrom: '14:00', openTo: '02:00' }, null],
    ['closed over noon', { openFrom: '22:00', openTo: '06:00' }, 'CLOSED_HOURS'],
    ['not among those included', { mchScope: 'INCLUDE', mchNos: ['M999999'] }, 'MERCHANT_SCOPE'],
    ['among those included', { mchScope: 'INCLUDE', mchNos: [merchant.no] }, null],
    ['among those excluded', { mchScope: 'EXCLUDE', mchNos: [merchant.no] }, 'MERCHANT_SCOPE'],
    ['not among those excluded', { mchScope: 'EXCLUDE', mchNos: ['M999999'] }, null],
    ['above its amount for the day', { dailyAmountLimit: 49_999n }, 'DAILY_AMOUNT'],
    ['exactly its amount for the day', { dailyAmountLimit: 50_000n }, null],
    ['without weight', { weight: 0 }, 'NO_WEIGHT'],
  ])('%s', (_, change, rule) => {
    const rotation = aRotation('WEIGHTED', [change]);
    expect(ruleAgainst(rotation, first(rotation), request)).toBe(rule);
  });

  test('weight applies with weights only', () => {
    const rotation = aRotation('PRIORITY', [{ weight: 0 }]);
    expect(ruleAgainst(rotation, first(rotation), request)).toBeNull();
  });

  test('daily use grows with each order and starts again the next day', () => {
    const rotation = aRotation('WEIGHTED', [{ dailyCountLimit: 2, dailyAmountLimit: 120_000n }]);
    const round = first(rotation);
    notePick(rotation, round.channel, 40_000n, NOW);
    expect(ruleAgainst(rotation, round, request)).toBeNull();
    notePick(rotation, round.channel, 40_000n, NOW);
    expect(ruleAgainst(rotation, round, { ...request, amount: 40_000n })).toBe('DAILY_COUNT');
    expect(ruleAgainst(rotation, round, request)).toBe('DAILY_AMOUNT');
    expect(ruleAgainst(rotation, round, { ...request, at: NOW + 24 * 3_600_000 })).toBeNull();
    // Looking at tomorrow has not changed today.
    expect(seenState(rotation, round, NOW)).toMatchObject({ count: 2, amount: 80_000n });
  });

  test('an open breaker excludes the round until it has cooled', () => {
    const rotation = aRotation();
    const round = first(rotation);
    trip(stateOf(rotation, round, NOW), NOW);
    expect(ruleAgainst(rotation, round, request)).toBe('CIRCUIT_OPEN');
    expect(ruleAgainst(rotation, round, { ...request, at: NOW + 59_999 })).toBe('CIRCUIT_OPEN');
    expect(ruleAgainst(rotation, round, { ...request, at: NOW + 60_000 })).toBeNull();
  });
});

describe('the order of the candidates', () => {
  const of = (rotation: Rotation, draw = 0) => codes(ranked(rotation, publishedOf(rotation), request, draw));

  test('by weight: the draw picks the first, the others follow by weight', () => {
    const rotation = aRotation();
    expect(of(rotation, 0)).toBe('r0 r1 r2');
    expect(of(rotation, 0.499)).toBe('r0 r1 r2');
    expect(of(rotation, 0.5)).toBe('r1 r0 r2');
    expect(of(rotation, 0.799)).toBe('r1 r0 r2');
    expect(of(rotation, 0.8)).toBe('r2 r0 r1');
    expect(of(rotation, 0.999)).toBe('r2 r0 r1');
  });
  test('by priority, smallest first', () => {
    expect(of(aRotation('PRIORITY', [{ priority: 9 }, {}, { priority: 1 }]))).toBe('r2 r1 r0');
  });
  test('by cost, cheapest first', () => {
    const cheapest = COSTS.map((cost, at) => [cost, at] as const).sort(([a, x], [b, y]) => a - b || x - y);
    expect(of(aRotation('LEAST_COST'))).toBe(cheapest.map(([, at]) => `r${at}`).join(' '));
  });
  test('by success, best first; without tries counts as good', () => {
    const rotation = aRotation('SUCCESS_RATE');
    const [a, b] = publishedOf(rotation) as [Round, Round];
    noteEnd(rotation, a.channel, false, NOW - 1000);
    noteEnd(rotation, a.channel, true, NOW - 1000);
    noteEnd(rotation, b.channel, false, NOW - 1000);
    expect(of(rotation)).toBe('r2 r0 r1');
  });
  test('in turn, least recently used first', () => {
    const rotation = aRotation('ROUND_ROBIN');
    const [a, b, c] = publishedOf(rotation) as [Round, Round, Round];
    notePick(rotation, a.channel, 1n, NOW - 1);
    notePick(rotation, b.channel, 1n, NOW - 3);
    notePick(rotation, c.channel, 1n, NOW - 2);
    expect(of(rotation)).toBe('r1 r2 r0');
  });
  test('sticky: the same merchant returns to the same channel, whatever the draw', () => {
    const rotation = aRotation('STICKY');
    expect(new Set([0, 0.3, 0.6, 0.9].map((draw) => of(rotation, draw))).size).toBe(1);
    const others = world.holders.filter(({ type }) => type === 'MERCHANT');
    const firsts = others.map((holder) => ranked(rotation, publishedOf(rotation), { ...request, holder }, 0)[0]?.id);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
});

describe('the chance of each to be first', () => {
  const shares = (strategy: Way['strategy'], changes?: readonly Partial<Round>[]) => [
    ...firstShares(aRotation(strategy, changes), publishedOf(aRotation(strategy, changes)), NOW).values(),
  ];
  test.each([
    ['WEIGHTED', [0.5, 0.3, 0.2]],
    ['STICKY', [0.5, 0.3, 0.2]],
    ['ROUND_ROBIN', [1 / 3, 1 / 3, 1 / 3]],
    ['PRIORITY', [1, 0, 0]],
    ['LEAST_COST', COSTS.map((_, at) => (at === COSTS.indexOf(Math.min(...COSTS)) ? 1 : 0))],
  ] as const)('%s', (strategy, expected) => expect(shares(strategy)).toEqual(expected));
  test('is empty without a candidate', () => expect(firstShares(aRotation(), [], NOW).size).toBe(0));
});

describe('the route of an order', () => {
  test('names the candidates, then the rule against each of the others, and changes nothing', () => {
    const rotation = aRotation('PRIORITY', [{ status: 'DISABLED' }, { priority: 5 }, { priority: 2 }]);
    const marks = route(rotation, request, 0, () => true);
    expect(marks.map(({ channel, rule }) => [channel.code, rule])).toEqual([
      [channels[2]?.code, null],
      [channels[1]?.code, null],
      [channels[0]?.code, 'ROUND_DISABLED'],
    ]);
    expect(rotation.states.size).toBe(0);
  });
  test('lets a half-open breaker pass only with a probe', () => {
    const rotation = aRotation();
    trip(stateOf(rotation, first(rotation), NOW - 60_000), NOW - 60_000);
    const ruleOf = (probe: boolean) =>
      route(rotation, request, 0, () => probe).find(({ channel }) => channel === channels[0])?.rule;
    expect([ruleOf(true), ruleOf(false)]).toEqual([null, 'CIRCUIT_OPEN']);
  });
  test('uses given rounds that are not published', () => {
    const rotation = aRotation();
    const marks = route(rotation, request, 0, () => true, publishedOf(rotation).slice(1));
    expect(marks).toHaveLength(2);
  });
});

describe('the breaker', () => {
  const circuit = (rotation: Rotation, at = NOW) => seenState(rotation, first(rotation), at).circuit;
  const ends = (rotation: Rotation, ok: readonly boolean[], at = NOW) => {
    for (const isOk of ok) noteEnd(rotation, first(rotation).channel, isOk, at);
  };
  const opened = () => {
    const rotation = aRotation();
    ends(rotation, [true, true, false, false, false]);
    return rotation;
  };

  test('opens when enough tries have failed', () => {
    const few = aRotation();
    ends(few, [false, false, false, false]);
    expect(circuit(few)).toBe('CLOSED');
    const healthy = aRotation();
    ends(healthy, [true, true, true, false, false, false, true]);
    expect(circuit(healthy)).toBe('CLOSED');
    expect(circuit(opened())).toBe('OPEN');
  });
  test('drops tries older than its window', () => {
    const rotation = aRotation();
    ends(rotation, [false, false, false, false], NOW - 300_001);
    ends(rotation, [false]);
    expect(circuit(rotation)).toBe('CLOSED');
  });
  test('is half-open after cooling, closes after five successes, and starts counting again', () => {
    const rotation = opened();
    expect([circuit(rotation, NOW + 59_999), circuit(rotation, NOW + 60_000)]).toEqual(['OPEN', 'HALF_OPEN']);
    ends(rotation, Array(WINS_TO_CLOSE - 1).fill(true), NOW + 61_000);
    expect(circuit(rotation, NOW + 61_000)).toBe('HALF_OPEN');
    ends(rotation, [true], NOW + 62_000);
    expect(circuit(rotation, NOW + 62_000)).toBe('CLOSED');
    expect(seenState(rotation, first(rotation), NOW + 62_000).tries).toEqual([]);
  });
  test('opens again at the first failure while it is half-open', () => {
    const rotation = opened();
    ends(rotation, [true, true, false], NOW + 60_000);
    expect(circuit(rotation, NOW + 60_001)).toBe('OPEN');
    expect(circuit(rotation, NOW + 119_999)).toBe('OPEN');
    expect(circuit(rotation, NOW + 120_000)).toBe('HALF_OPEN');
  });
  test('closes by hand, and drops its counts', () => {
    const rotation = opened();
    resetBreaker(stateOf(rotation, first(rotation), NOW));
    expect(circuit(rotation)).toBe('CLOSED');
    ends(rotation, [false]);
    expect(circuit(rotation)).toBe('CLOSED');
  });
});
