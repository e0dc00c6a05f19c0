import { startLive } from './live';
import { checkStored } from './storedCheck';

/** What the console begins after its rows. */
export function begin(username: string): void {
  checkStored(username);
  startLive();
}
