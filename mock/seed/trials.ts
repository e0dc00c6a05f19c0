import type { TrialMode } from '@/contract';
import { startSet, trialLimit } from '../areas/trial/runs';
import { moneyIn } from '../base/money';
import { DAY, HOUR } from '../engine/time';
import type { Channel, Way } from '../model/catalog';
import type { Holder } from '../model/parties';
import type { TrialPlan } from '../model/trials';
import type { World } from '../model/world';

/** Hours between channel tests. */
const STEP_HOURS = 6;

/** Below every minimum amount: one test in five finds no route. */
const TOO_LITTLE = 1n;
const BY = ['admin', 'ops.lee'];

const payinsOf = ({ catalog }: World, { country }: Holder): Way[] =>
  [...catalog.ways.values()].filter(({ product }) => product.country === country);

const planOf = (holder: Holder, way: Way, channel: Channel | null, amount: bigint): TrialPlan => ({
  mode: 'DRY_RUN',
  direction: 'PAYIN',
  holder,
  way,
  channel,
  currency: way.currency,
  amount,
});

/** Dry runs of recent days, each routed at its own time, with their own random numbers. */
export function planTrials(world: World, from: number, now: number): void {
  const { clock, holders } = world;
  const tests = holders.filter(({ type, isTest }) => type === 'MERCHANT' && isTest);
  const first = Math.max(from + HOUR, now - 7 * DAY);
  let turn = 0;
  for (let at = now - 2 * HOUR; at > first; at -= STEP_HOURS * HOUR) {
    const index = turn++;
    const holder = tests[index % tests.length];
    if (!holder) return;
    const ways = payinsOf(world, holder);
    const way = ways[index % ways.length];
    if (!way) continue;
    const own = [...world.catalog.channels.values()].find((channel) => channel.way === way) ?? null;
    const amount = index % 5 === 3 ? TOO_LITTLE : trialLimit(way.currency) / 2n;
    clock.schedule(at, () => {
      startSet(world, BY[index % BY.length] ?? 'admin', [{ plan: planOf(holder, way, index % 2 === 0 ? own : null, amount) }]);
    });
  }
}

/** Initial saved tests: one per product group, and a payout. */
export function seedTrialCases(world: World): void {
  const { cases, counts } = world.trialBook;
  const at = world.clock.now();
  const [holder] = world.holders.filter(({ type, isTest }) => type === 'MERCHANT' && isTest);
  if (!holder) return;
  const keep = (name: string, mode: TrialMode, way: Way | null) => {
    const id = `TC${String(++counts.cases).padStart(4, '0')}`;
    const currency = way?.currency ?? holder.accounts[0]?.account.currency ?? 'USD';
    const amount = moneyIn(currency, trialLimit(currency) / 2n);
    const plan = {
      mode,
      direction: way ? ('PAYIN' as const) : ('PAYOUT' as const),
      mchNo: holder.no,
      ...(way && { productCode: way.product.code }),
      currency,
      amount,
    };
    cases.set(id, { id, name, plan, version: 1, updatedAt: at, updatedBy: 'admin' });
  };
  const ways = payinsOf(world, holder);
  const ofProduct = (end: string) => ways.find(({ product }) => product.code.endsWith(end)) ?? null;
  const scan = ofProduct('_SCAN');
  const bank = ofProduct('_BANK');
  if (scan) keep('Scan to pay, sandbox', 'SANDBOX', scan);
  if (bank) keep('Bank pay-in, route only', 'DRY_RUN', bank);
  keep('Payout, route only', 'DRY_RUN', null);
}
