import { entryAt } from '../../src/domain/typed';
import { createRandom } from '../engine/random';
import { DAY, HOUR } from '../engine/time';
import { CONTACTS, OTHERS, openAgency, openAgent, WHY } from '../flow/agencies';
import type { Product } from '../model/catalog';
import type { PriceBook } from '../model/parties';
import type { World } from '../model/world';

/** Share of the platform's margin by depth: 20%, 12%, 8% (docs/rules/simulation.md#prices: agents get 25% to 40%). */
const PARTS = [200_000, 120_000, 80_000];

/** Base prices by depth, above every cost and below every regular merchant price (docs/rules/simulation.md#prices). */
const BASES = [24_200, 24_500, 24_800];

/** Agencies of the seeded agents with base prices. The first two top agents earn the rate difference. */
export function seedAgencies(world: World) {
  const at = world.clock.now();
  const since = at - 400 * DAY;
  const by = 'sys.admin';
  const owner = world.operators.find(({ username }) => username === 'o.bakar') ?? null;
  world.agents.forEach((agent, index) => {
    const holder = world.holders.find(({ no }) => no === agent.no);
    if (!holder) throw new Error(`${agent.no} holds no account`);
    const random = createRandom(`agency ${agent.no}`);
    const prices: PriceBook = new Map(
      [...world.catalog.products.values()].map(({ code }: Product) => [
        code,
        [
          {
            isEnabled: true,
            // A story (docs/rules/simulation.md#stories): the agent's base price is above the prices of its merchants.
            ppm: index === 8 ? 29_000 : entryAt(BASES, agent.depth - 1),
            fixed: 0n,
            min: null,
            max: null,
            effectiveAt: since,
            by,
            at: since,
            remark: null,
          },
        ],
      ]),
    );
    openAgency(world, {
      agent,
      holder,
      status: 'ACTIVE',
      shareMode: index < 2 ? 'RATE_DIFF' : 'PROFIT_PCT',
      profitPpm: PARTS[agent.depth - 1] ?? 50_000,
      prices,
      owner: index === 5 ? null : owner,
      createdAt: since - random.int(0, 200) * DAY,
      createdBy: by,
      updatedAt: since,
      updatedBy: by,
      maySubAgent: agent.depth < 3,
      riskLevel: index === 7 ? 'HIGH' : index % 4 === 3 ? 'MEDIUM' : 'LOW',
      tags: TAGS[index % TAGS.length] ?? [],
      lastLoginAt: at + 29 * DAY - random.int(1, 40) * HOUR,
      ...contactOf(index, agent.no),
    });
  });
  seedOthers(world);
}

const TAGS: readonly (readonly string[])[] = [['key account'], [], ['games'], ['travel', 'retail'], []];

/** Fictitious contact data that reaches no one. */
const contactOf = (index: number, no: string) => ({
  contactName: entryAt(CONTACTS, index % CONTACTS.length),
  contactMobile: `+99955520${String(10 + index)}`,
  contactEmail: `office.${no.toLowerCase()}@agents.example`,
  docNo: `REG-${no}-${7000 + index * 37}`,
  loginAccount: `${no.toLowerCase()}.office`,
});

function seedOthers(world: World) {
  const at = world.clock.now();
  const second = world.agencies.get('A2005');
  OTHERS.forEach(([name, country, currency, parentAt, status, createdBy], index) => {
    const no = `A${2010 + index}`;
    const parent = parentAt === null ? undefined : world.agents[parentAt];
    const made = openAgent(world, { no, name, parent, country, currencies: [currency] });
    made.holder.status = status;
    openAgency(world, {
      ...made,
      status,
      createdBy,
      statusReason: WHY[status] ?? null,
      isEarning: status !== 'SUSPENDED' && status !== 'CLOSED',
      prices: status === 'PENDING_REVIEW' && second ? new Map(second.prices) : new Map(),
      createdAt: at - (index + 1) * DAY,
      ...contactOf(12 + index, no),
    });
  });
}
