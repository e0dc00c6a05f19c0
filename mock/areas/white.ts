import type { WhiteReason, WhiteScope, WhiteStatus, WhiteWhy } from '@/contract';
import { formatRange, type IpRange, isIn, overlaps, parseAddress, parseRange } from '../../src/domain/ip';
import { whiteScopes } from '../../src/domain/white';
import { createRandom } from '../engine/random';
import { DAY, ZONE_MS } from './withdrawRules';
import type { Holder, World } from './world';

const HOUR = 3_600_000;
/** Entries of one merchant, in any state. */
export const LIMIT = 50;
/** Days that the counts of an entry look back. */
const DAYS = 7;

/** An entry of a whitelist. */
export interface WhiteIp {
  id: string;
  owner: Holder;
  /** As it is shown; `range` is the same to reckon with. */
  cidr: string;
  range: IpRange;
  scope: WhiteScope;
  /** EXPIRED follows from the end. */
  state: Exclude<WhiteStatus, 'EXPIRED'>;
  effectiveAt: number | null;
  expireAt: number | null;
  source: 'OPERATOR' | 'MERCHANT_REQUEST';
  /** Calls that it let pass, and that were refused while it was not in force, by day of the platform's zone. */
  hits: Map<number, number>;
  refused: Map<number, number>;
  lastHitAt: number | null;
  statusReason: WhiteReason | null;
  remark: string;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
}

/** A merchant's call that its whitelist refused. */
export interface RefusedCall {
  at: number;
  holder: Holder;
  ip: string;
  scope: WhiteScope;
}

/** Entries of one owner, oldest first. */
export const whiteOf = (world: World, { no }: Pick<Holder, 'no'>): readonly WhiteIp[] => world.ips.get(no) ?? [];

/** State of an entry at a time (ms): one that is in force ends by itself. */
export const statusAt = ({ state, expireAt }: WhiteIp, at: number): WhiteStatus =>
  state === 'ACTIVE' && expireAt !== null && expireAt <= at ? 'EXPIRED' : state;

/** Whether nothing is listed for a part of the interface: what a merchant only asks for does not count, what was closed does. */
const isEmpty = (entries: readonly WhiteIp[], scope: WhiteScope) =>
  !entries.some((entry) => entry.scope === scope && entry.state !== 'PENDING');

/**
 * Whether every address passes: with an empty list payouts are closed, all else is open to signed calls
 * (docs/rules/white.md#empty-list).
 */
export const isOpenScope = (entries: readonly WhiteIp[], scope: WhiteScope) => scope !== 'PAYOUT' && isEmpty(entries, scope);

interface Verdict {
  passes: boolean;
  why: WhiteWhy;
  /** The entry that has the address, in force or not. */
  entry: WhiteIp | undefined;
}

/** Whether a call from this address passes now. @throws on a text that is no address */
export function verdictOf(world: World, holder: Holder, ip: string, scope: WhiteScope, address = parseAddress(ip)): Verdict {
  if (!address) throw new Error(`${ip} is no address`);
  const entries = whiteOf(world, holder);
  const entry = entries.find((one) => one.scope === scope && isIn(address, one.range));
  if (isEmpty(entries, scope))
    return { passes: scope !== 'PAYOUT', why: scope === 'PAYOUT' ? 'EMPTY_CLOSED' : 'EMPTY_OPEN', entry };
  const passes = entry !== undefined && statusAt(entry, world.clock.now()) === 'ACTIVE';
  return { passes, why: passes ? 'LISTED' : 'NOT_LISTED', entry };
}

const dayOf = (at: number) => Math.floor((at + ZONE_MS) / DAY);

function count(counts: Map<number, number>, at: number) {
  const day = dayOf(at);
  counts.set(day, (counts.get(day) ?? 0) + 1);
  for (const old of counts.keys()) if (old <= day - DAYS) counts.delete(old);
}

/** How much was counted within seven days up to `at` (ms). */
export function countOf(counts: ReadonlyMap<number, number>, at: number): number {
  let sum = 0;
  for (const [day, number] of counts) if (day > dayOf(at) - DAYS) sum += number;
  return sum;
}

/** Addresses that a seeded merchant calls from: two servers, an office, and its old server. All of them are for documentation (RFC 5737). */
function addressesOf({ no }: Pick<Holder, 'no'>) {
  const index = Number(no.slice(1)) % 250;
  const office = (index * 16) % 256;
  return {
    servers: [`203.0.113.${index + 1}`, `198.51.100.${250 - index}`],
    office: { range: `192.0.2.${office}/28`, address: `192.0.2.${office + 5}` },
    old: `198.51.100.${(index + 100) % 250}`,
    strange: [`192.0.2.${(office + 77) % 256}`, `2001:db8:dead:${index.toString(16)}::9`],
  };
}

/** Merchants call from few addresses, and to read one takes longer than to judge it. */
const read = new Map<string, ReturnType<typeof parseAddress>>();

/**
 * A merchant's call arrives; it passes or is refused, and both are counted.
 * @param ip where from; its own server or office by default
 */
export function callFrom(world: World, holder: Holder, scope: WhiteScope, ip?: string): boolean {
  const at = world.clock.now();
  const { servers, office } = addressesOf(holder);
  const own = scope === 'PORTAL' ? office.address : (servers[Math.floor(at / 7919) % servers.length] as string);
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

/** Whitelists of the seeded merchants; every tenth has more than the usual: what it asks for, what has ended, what was closed. */
export function seedWhite(world: World) {
  const now = world.clock.now();
  const managers = ['o.bakar', 'sys.admin'];
  for (const holder of world.holders) {
    if (holder.type !== 'MERCHANT') continue;
    const random = createRandom(`white ${holder.no}`);
    const { servers, office, old } = addressesOf(holder);
    const list: WhiteIp[] = [];
    const add = (text: string, scope: WhiteScope, remark: string, extra: Partial<WhiteIp> = {}) => {
      const range = parseRange(text);
      if (!range) throw new Error(`${text} is no range`);
      const at = now - random.int(20, 400) * DAY;
      const by = random.pick(managers);
      list.push({
        id: `IP${holder.no.slice(1)}${String(list.length + 1).padStart(2, '0')}`,
        owner: holder,
        cidr: formatRange(range),
        range,
        scope,
        state: 'ACTIVE',
        effectiveAt: at,
        expireAt: null,
        source: 'OPERATOR',
        hits: new Map(),
        refused: new Map(),
        lastHitAt: null,
        statusReason: null,
        remark,
        createdAt: at,
        createdBy: by,
        updatedAt: at,
        updatedBy: by,
        version: 1,
        ...extra,
      });
    };
    const index = Number(holder.no.slice(1));
    // Open to every signed call: nothing is listed.
    const isPayinOpen = index % 7 === 3;
    for (const [place, server] of servers.entries())
      for (const scope of ['PAYIN', 'PAYOUT', 'QUERY'] as const)
        if (scope !== 'PAYIN' || !isPayinOpen) add(server, scope, `Server ${place + 1}`);
    add(office.range, 'PORTAL', 'Office');
    if (!isPayinOpen) add(old, 'PAYIN', 'Old server', { state: 'DISABLED', statusReason: 'NOT_USED', version: 2 });
    if (index % 10 === 1) {
      const asked = { state: 'PENDING', source: 'MERCHANT_REQUEST', effectiveAt: null, createdBy: holder.no } as const;
      add(`2001:db8:${(index % 250).toString(16)}::/48`, 'PAYIN', 'New data centre', asked);
      add(`2001:db8:${(index % 250).toString(16)}::/48`, 'PAYOUT', 'New data centre', asked);
      add(`192.0.2.${(index + 200) % 256}`, 'QUERY', 'Test of the release in autumn', { expireAt: now - 12 * DAY });
    }
    world.ips.set(holder.no, list);
  }
}

/** What merchants call beside their orders: questions, logins, and calls from where nobody has listed them. */
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
    /** Schedules the calls of the day that begins at `day`, up to `end` (ms); of older days nothing would be counted any more. */
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
    /** A call every few seconds, one of five from where it is not listed. */
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

/**
 * What must hold of the whitelists whatever is done to them (docs/rules/white.md#ranges): no overlap within a scope, and no more than
 * the limit.
 */
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
