import { createPlatform, type Platform, type PlatformOptions } from '../../mock/platform';
import { rewindable } from './rewind';

interface World {
  platform: Platform;
  rewind: () => void;
  isTaken: boolean;
}

/** As many kinds as a worker remembers: each holds a world in memory. */
const KINDS = 8;
const worlds = new Map<string, World[]>();

/** Everything of a platform that can change, remembered. @returns what puts it back */
export const rewinding = ({ kept, world, log, faults, calls }: Platform) => rewindable(kept, world, log, faults, calls);

/** The worlds of this kind; of too many kinds, the one that was not asked for longest is forgotten. */
function worldsOf(options: PlatformOptions): World[] {
  const key = JSON.stringify(options);
  const made = worlds.get(key) ?? [];
  worlds.delete(key);
  worlds.set(key, made);
  for (const [oldest] of [...worlds].slice(0, Math.max(0, worlds.size - KINDS))) worlds.delete(oldest);
  return made;
}

/** A platform as createPlatform makes it. One with the same options that is free is put back to its beginning and taken instead. */
export function takePlatform(options: PlatformOptions): Platform {
  const made = worldsOf(options);
  const free = made.find(({ isTaken }) => !isTaken);
  if (free) {
    free.isTaken = true;
    free.rewind();
    return free.platform;
  }
  const platform = createPlatform({ record: true, ...options });
  // A live platform follows real time: it cannot be put back to its beginning.
  if (!options.live) made.push({ platform, rewind: rewinding(platform), isTaken: true });
  return platform;
}

/** Puts a taken platform back to its beginning. @returns false when that is impossible */
export function rewindPlatform(platform: Platform): boolean {
  const one = [...worlds.values()].flat().find((world) => world.platform === platform);
  one?.rewind();
  return one !== undefined;
}

/** Releases the taken platforms, or this one: the tests that took them have finished. */
export function freePlatforms(only?: Platform): void {
  for (const made of worlds.values()) for (const one of made) if (!only || one.platform === only) one.isTaken = false;
}
