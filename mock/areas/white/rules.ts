import type { WhiteScope, WhiteStatus, WhiteWhy } from '@/contract';
import { isIn, overlaps, parseAddress } from '../../../src/domain/ip';
import { whiteScopes } from '../../../src/domain/white';
import { dayOf } from '../../engine/time';
import type { Holder, WhiteIp } from '../../model/parties';
import type { World } from '../../model/world';

/** Maximum entries of one merchant, in any state. */
export const LIMIT = 50;

/** Number of days that entries count calls. */
export const DAYS = 7;

/** Entries of one owner, oldest first. */
export const whiteOf = (world: World, { no }: Pick<Holder, 'no'>): readonly WhiteIp[] => world.ips.get(no) ?? [];

/** State of an entry at a time (ms): an active entry can expire. */
export const statusAt = ({ state, expireAt }: WhiteIp, at: number): WhiteStatus =>
  state === 'ACTIVE' && expireAt !== null && expireAt <= at ? 'EXPIRED' : state;

/** True without entries in a scope. Pending requests do not count, disabled entries do. */
const isEmpty = (entries: readonly WhiteIp[], scope: WhiteScope) =>
  !entries.some((entry) => entry.scope === scope && entry.state !== 'PENDING');

/**
 * True when every address is allowed: with an empty list payouts are refused, all other signed calls are allowed
 * (docs/rules/white.md#empty-list).
 */
export const isOpenScope = (entries: readonly WhiteIp[], scope: WhiteScope) => scope !== 'PAYOUT' && isEmpty(entries, scope);

interface Verdict {
  passes: boolean;
  why: WhiteWhy;
  /** The entry that contains the address, in any state. */
  entry: WhiteIp | undefined;
}

/** Decides whether a call from this address is allowed now. @throws on an invalid address */
export function verdictOf(world: World, holder: Holder, ip: string, scope: WhiteScope, address = parseAddress(ip)): Verdict {
  if (!address) throw new Error(`${ip} is no address`);
  const entries = whiteOf(world, holder);
  const entry = entries.find((one) => one.scope === scope && isIn(address, one.range));
  if (isEmpty(entries, scope))
    return { passes: scope !== 'PAYOUT', why: scope === 'PAYOUT' ? 'EMPTY_CLOSED' : 'EMPTY_OPEN', entry };
  const passes = entry !== undefined && statusAt(entry, world.clock.now()) === 'ACTIVE';
  return { passes, why: passes ? 'LISTED' : 'NOT_LISTED', entry };
}

/** Count of the seven days up to `at` (ms). */
export function countOf(counts: ReadonlyMap<number, number>, at: number): number {
  let sum = 0;
  for (const [day, number] of counts) if (day > dayOf(at) - DAYS) sum += number;
  return sum;
}

/** Addresses of a seeded merchant: two servers, an office and an old server. All are documentation addresses (RFC 5737). */
export function addressesOf({ no }: Pick<Holder, 'no'>) {
  const index = Number(no.slice(1)) % 250;
  const office = (index * 16) % 256;
  return {
    servers: [`203.0.113.${index + 1}`, `198.51.100.${250 - index}`],
    office: { range: `192.0.2.${office}/28`, address: `192.0.2.${office + 5}` },
    old: `198.51.100.${(index + 100) % 250}`,
    strange: [`192.0.2.${(office + 77) % 256}`, `2001:db8:dead:${index.toString(16)}::9`],
  };
}

/** Checks the invariants of whitelists (docs/rules/white.md#ranges): no overlap within a scope, no more entries than the limit. */
export function* checkWhite(world: World): Generator<string> {
  for (const [no, list] of world.ips) {
    if (list.length > LIMIT) yield `white: ${no} has ${list.length} entries`;
    for (const scope of whiteScopes) {
      const own = list.filter((entry) => entry.scope === scope);
      for (const [index, one] of own.entries())
        for (const other of own.slice(index + 1))
          if (overlaps(one.range, other.range)) yield `white: ${one.id} and ${other.id} of ${no} overlap`;
    }
  }
}
