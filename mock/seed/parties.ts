import type { World } from '../model/world';
import { seedAgencies } from './agencies';
import { seedCatalog } from './catalog';
import { seedMchMenu } from './mchMenu';
import { seedMerchants } from './merchants';
import { seedPeople } from './people';
import { seedPool } from './pool';
import { seedRotations } from './rotations';
import { seedUpstreams } from './upstreams';
import { seedWhite } from './white';

/** The catalog, the people, merchants, agents, their addresses and cards, in the order in which they need each other. */
export function seedParties(world: World, now: number): void {
  seedCatalog(world);
  seedUpstreams(world, now);
  seedRotations(world);
  seedPeople(world);
  seedMerchants(world);
  seedAgencies(world);
  seedWhite(world);
  seedMchMenu(world);
  seedPool(world);
}
