import type { WhiteScope } from '@/contract';
import { formatRange, parseRange } from '../../src/domain/ip';
import { addressesOf } from '../areas/white/rules';
import { createRandom } from '../engine/random';
import { DAY } from '../engine/time';
import type { WhiteIp } from '../model/parties';
import type { World } from '../model/world';

/** Whitelists of the seeded merchants. Every tenth also has pending, expired and disabled entries. */
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
    // Without entries every signed call is allowed.
    const isPayinOpen = index % 7 === 3;
    for (const [place, server] of servers.entries())
      for (const scope of ['PAYIN', 'PAYOUT', 'QUERY'] as const)
        if (scope !== 'PAYIN' || !isPayinOpen) add(server, scope, `Server ${place + 1}`);
    add(office.range, 'PORTAL', 'Office');
    if (!isPayinOpen) add(old, 'PAYIN', 'Old server', { state: 'DISABLED', statusReason: 'NOT_USED', version: 2 });
    if (index % 10 === 1) {
      const asked = { state: 'PENDING', source: 'MERCHANT_REQUEST', effectiveAt: null, createdBy: holder.no } as const;
      add(`2001:db8:${(index % 250).toString(16)}::/48`, 'PAYIN', 'New data center', asked);
      add(`2001:db8:${(index % 250).toString(16)}::/48`, 'PAYOUT', 'New data center', asked);
      add(`192.0.2.${(index + 200) % 256}`, 'QUERY', 'Autumn release test', { expireAt: now - 12 * DAY });
    }
    world.ips.set(holder.no, list);
  }
}
