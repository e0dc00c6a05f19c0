import { startLive } from '@/stores/live';
import { checkStored, watchStorage } from '@/stores/storedCheck';
import './forced.css';

/** What the console begins after its rows. */
export function begin(username: string): void {
  checkStored(username);
  watchStorage();
  startLive();
}
