import { DAY } from '../engine/time';
import { newRound } from '../flow/channels/routing';
import type { RoundState } from '../model/catalog';
import type { World } from '../model/world';

/**
 * Rotations of all ways: their own channels are enabled, others of the same currency are disabled (docs/rules/simulation.md#world:
 * 64 rounds).
 */
export function seedRotations(world: World) {
  const { ways, channels } = world.catalog;
  const at = world.clock.now() - 60 * DAY;
  let spare = 64 - [...channels.values()].filter(({ direction }) => direction === 'IN').length;
  for (const way of ways.values()) {
    const all = [...channels.values()];
    const own = all.filter((channel) => channel.way === way);
    const total = own.reduce((sum, { weight }) => sum + weight, 0);
    const others = all.filter(
      ({ direction, currency, way: of }) => direction === 'IN' && currency === way.currency && of !== way,
    );
    const rounds = own.map((channel, index) =>
      newRound(way, channel, Math.round((100 * channel.weight) / total), index + 1, true),
    );
    for (const channel of others.slice(0, Math.min(2, spare))) {
      spare--;
      rounds.push(newRound(way, channel, 0, rounds.length + 1, false));
    }
    const states = new Map<string, RoundState>();
    world.rotations.set(way.code, {
      way,
      versions: [{ version: 1, rounds, at, by: 'g.rao', remark: null }],
      draft: null,
      states,
    });
  }
}
