import type { WhiteScope } from '@/contract';
import { parseAddress } from '../../../src/domain/ip';
import { entryAt } from '../../../src/domain/typed';
import { addressesOf, DAYS, verdictOf } from '../../areas/white/rules';
import { createRandom } from '../../engine/random';
import { DAY, dayOf, HOUR } from '../../engine/time';
import type { Holder } from '../../model/parties';
import type { World } from '../../model/world';

function count(counts: Map<number, number>, at: number) {
  const day = dayOf(at);
  counts.set(day, (counts.get(day) ?? 0) + 1);
  for (const old of counts.keys()) if (old <= day - DAYS) counts.delete(old);
}

/** Cache: merchants call from few addresses, and parsing costs more than the check. */
const read = new Map<string, ReturnType<typeof parseAddress>>();

/**
 * A merchant's call; it is allowed or refused, and counted.
 * @param ip source address; by default its own server or office
 */
export function callFrom(world: World, holder: Holder, scope: WhiteScope, ip?: string): boolean {
  const at = world.clock.now();
  const { servers, office } = addressesOf(holder);
  const own = scope === 'PORTAL' ? office.address : entryAt(servers, Math.floor(at / 7919) % servers.length);
  const from = ip ?? own;
  const address = read.get(from) ?? parseAddress(from);
  read.set(from, address);
  const { passes, why, entry } = verdictOf(world, holder, from, scope, address);
  if (!passes) {
    const { refusedCalls } = world;
    refusedCalls.push({ at, holder, ip: from, scope });
    const keep = refusedCalls.findIndex((call) => call.at > at - DAYS * DAY);
    if (keep > 0) refusedCalls.splice(0, keep);
    if (entry) count(entry.refused, at);
  } else if (entry && why === 'LISTED') {
    count(entry.hits, at);
    entry.lastHitAt = at;
  }
  return passes;
}

/** Merchant calls without orders: queries, logins and calls from unlisted addresses. */
export function createCallers(world: World) {
  const { clock } = world;
  const random = createRandom('callers');
  const able = () => world.holders.filter(({ type, status, isTest }) => type === 'MERCHANT' && status === 'ACTIVE' && !isTest);
  const stray = (holder: Holder) => {
    const { old, strange } = addressesOf(holder);
    const scope = random.weighted([['PAYIN', 5] as const, ['PAYOUT', 2] as const, ['QUERY', 2] as const, ['PORTAL', 1] as const]);
    callFrom(world, holder, scope, random.chance(0.4) ? old : random.pick(strange));
  };
  return {
    /** Schedules the calls of the day that begins at `day`, up to `end` (ms); skips days that are no longer counted. */
    planDay(day: number, end: number) {
      if (day <= end - (DAYS + 1) * DAY) return;
      const during = (run: () => void) => {
        const at = day + random.int(8 * HOUR, 22 * HOUR);
        if (at < end) clock.schedule(at, run);
      };
      for (const holder of able()) {
        for (const scope of ['QUERY', 'QUERY', 'PORTAL'] as const) during(() => void callFrom(world, holder, scope));
        const strays = Number(holder.no.slice(1)) % 10 === 1 ? 4 : random.chance(0.3) ? random.int(1, 3) : 0;
        for (let left = strays; left > 0; left--) during(() => stray(holder));
      }
    },
    /** A call every few seconds; one in five comes from an unlisted address. */
    live() {
      const next = () =>
        clock.schedule(clock.now() + random.int(6_000, 15_000), () => {
          const holders = able();
          if (holders.length > 0) {
            const holder = random.pick(holders);
            if (random.chance(0.2)) stray(holder);
            else callFrom(world, holder, random.chance(0.8) ? 'QUERY' : 'PORTAL');
          }
          next();
        });
      next();
    },
  };
}
