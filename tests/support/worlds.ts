import { createPlatform, type Platform, type PlatformOptions } from '../../mock/platform';
import { rewindable } from './rewind';

interface World {
  platform: Platform;
  rewind: () => void;
  isTaken: boolean;
}

const worlds = new Map<string, World[]>();

/** Everything of a platform that can change, remembered. @returns what puts it back */
export const rewinding = ({ kept, world, log, faults, calls }: Platform) => rewindable(kept, world, log, faults, calls);

/** A platform as createPlatform makes it. One with the same options that is free is put back to its beginning and taken instead. */
export function takePlatform(options: PlatformOptions): Platform {
  const key = JSON.stringify(options);
  const made = worlds.get(key) ?? [];
  worlds.set(key, made);
  const free = made.find(({ isTaken }) => !isTaken);
  if (free) {
    free.isTaken = true;
    free.rewind();
    return free.platform;
  }
  const platform = createPlatform(options);
  // A live platform follows real time: it cannot be put back to its beginning.
  if (!options.live) made.push({ platform, rewind: rewinding(platform), isTaken: true });
  return platform;
}

/** Releases the taken platforms: the tests that took them have finished. */
export function freePlatforms(): void {
  for (const made of worlds.values()) for (const one of made) one.isTaken = false;
}
