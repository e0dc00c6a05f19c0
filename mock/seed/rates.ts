import Big from 'big.js';
import { ratioOfRates, roundRate } from '../../src/domain/rate';
import { usdRate } from '../base/money';
import { createRandom, type Random } from '../engine/random';
import { DAY, HOUR, MINUTE, ZONE_MS } from '../engine/time';
import { newRate, planEnd, SYSTEM } from '../flow/rates';
import type { RateBook, RatePair } from '../model/books';
import type { World } from '../model/world';

const HISTORY_DAYS = 30;
const WORK_DIGITS = 12;
const PROVIDER = 'MidMarket Feed';

/** Maximum deviation from the reporting rate, in parts per million. */
const WANDER_PPM = 900;

/** A feed that varies slightly around the reporting rates (docs/rules/simulation.md#rates). */
function createFeed(): RateBook['next'] {
  const walks = new Map<string, { random: Random; off: number }>();
  return ({ base, quote, decimals }, at) => {
    const code = base + quote;
    const walk = walks.get(code) ?? { random: createRandom(`rates ${code}`), off: 0 };
    walks.set(code, walk);
    walk.off = Math.max(-WANDER_PPM, Math.min(WANDER_PPM, walk.off + walk.random.int(-150, 150)));
    const day = Math.floor((at + ZONE_MS) / DAY);
    const mid = new Big(ratioOfRates(usdRate(base, day), usdRate(quote, day), WORK_DIGITS));
    return roundRate(
      mid
        .times(1_000_000 + walk.off)
        .times('0.000001')
        .toFixed(),
      decimals,
    );
  };
}

/** A manual rate that differs from the cross rate. */
const TYPED_OFF = '1.021';

type Seed = Pick<RatePair, 'base' | 'quote' | 'source' | 'decimals'> & Partial<RatePair>;

const SEEDS: readonly Seed[] = [
  { base: 'USD', quote: 'VND', source: 'FEED', decimals: 2 },
  { base: 'USD', quote: 'IDR', source: 'FEED', decimals: 2 },
  { base: 'USD', quote: 'THB', source: 'FEED', decimals: 4 },
  { base: 'USD', quote: 'INR', source: 'FEED', decimals: 4 },
  { base: 'USD', quote: 'PHP', source: 'FEED', decimals: 4 },
  { base: 'USD', quote: 'MYR', source: 'FEED', decimals: 4 },
  { base: 'THB', quote: 'VND', source: 'FEED', decimals: 4, usage: 'PAYOUT' },
  { base: 'MYR', quote: 'THB', source: 'MANUAL', decimals: 4, provider: null, staleAfterSec: 7 * 86_400, usage: 'WITHDRAW' },
  { base: 'PHP', quote: 'THB', source: 'FIXED', decimals: 4, provider: null, usage: 'WITHDRAW' },
];

const times = (rate: string, factor: string, decimals: number) => roundRate(new Big(rate).times(factor).toFixed(), decimals);

/** Feed times: daily, and hourly on the last day. */
function* momentsTo(now: number): Generator<number> {
  for (let day = HISTORY_DAYS; day > 1; day--) yield now - day * DAY;
  for (let hour = 24; hour > 0; hour--) yield now - hour * HOUR;
  yield now - 4 * MINUTE;
}

function aPair(world: World, seed: Seed, now: number): RatePair {
  const at = now - HISTORY_DAYS * DAY;
  const rate = world.rates.next(seed, at);
  const auto = seed.source === 'MANUAL' ? times(rate, TYPED_OFF, seed.decimals) : rate;
  const by = 'admin';
  return {
    code: seed.base + seed.quote,
    provider: PROVIDER,
    auto,
    fetchedAt: at,
    override: null,
    buyMarkup: '0.004',
    sellMarkup: '0.006',
    floor: times(auto, '0.92', seed.decimals),
    ceil: times(auto, '1.08', seed.decimals),
    maxStepPct: '2',
    staleAfterSec: 3600,
    usage: 'ALL',
    isSuspended: false,
    statusReason: null,
    alarm: null,
    versions: [],
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    version: 1,
    ...seed,
  };
}

/** Story pairs: two with a rejected rate (step, out of band), one with an override, one suspended. */
function addStories(world: World, now: number): void {
  const pairOf = (code: string) => {
    const found = world.rates.pairs.get(code);
    if (!found) throw new Error(`No pair ${code}`);
    return found;
  };
  const idr = pairOf('USDIDR');
  idr.alarm = { kind: 'STEP', rate: times(idr.auto, '1.026', idr.decimals), at: now - 2 * MINUTE };
  const myr = pairOf('USDMYR');
  myr.alarm = { kind: 'OUT_OF_BAND', rate: times(myr.ceil, '1.01', myr.decimals), at: now - 2 * MINUTE };
  const php = pairOf('USDPHP');
  const lead = 'ops.lee';
  php.override = { rate: times(php.auto, '1.008', php.decimals), until: now + 20 * HOUR };
  newRate(world, php, { cause: 'OVERRIDE', at: now - 2 * MINUTE, by: lead, reason: 'MARKET' });
  Object.assign(php, { version: 2, updatedAt: now - 2 * MINUTE, updatedBy: lead });
  planEnd(world, php);
  Object.assign(pairOf('PHPTHB'), { isSuspended: true, statusReason: 'REGULATION', version: 2, updatedAt: now - DAY });
}

/** Currency pairs with their history up to now. They have their own random numbers, so that they do not change other areas. */
export function seedRates(world: World): void {
  const now = world.clock.now();
  const { pairs } = world.rates;
  const next = createFeed();
  world.rates.next = next;
  const moments = [...momentsTo(now)];
  for (const seed of SEEDS) {
    const pair = aPair(world, seed, now);
    pairs.set(pair.code, pair);
    newRate(world, pair, { cause: 'ADD', at: pair.createdAt, by: pair.createdBy });
    // The feed of one pair stopped three hours ago; the manual rate was entered two days ago and is inaccurate.
    const end = pair.code === 'USDINR' ? now - 3 * HOUR : pair.source === 'FEED' ? now : now - 2 * DAY;
    for (const at of moments) {
      if (at > end || pair.source === 'FIXED' || at <= pair.fetchedAt) continue;
      const isTyped = pair.source === 'MANUAL';
      const rate = next(pair, at);
      Object.assign(pair, { auto: isTyped ? times(rate, TYPED_OFF, pair.decimals) : rate, fetchedAt: at });
      newRate(world, pair, {
        cause: isTyped ? 'EDIT' : 'FETCH',
        at,
        by: isTyped ? 'chen.yu' : SYSTEM,
        reason: isTyped ? 'MARKET' : null,
      });
    }
  }
  addStories(world, now);
}
