import { createRequestId } from '@/domain/requestId';
import { unknownSettings } from '@/site';
import { startLive } from '@/stores/live';
import { noteLocal } from '@/stores/notices';
import { checkStored, watchStorage } from '@/stores/storedCheck';
import './forced.css';

/** What the console begins after its rows. */
export function begin(username: string): void {
  checkStored(username);
  watchStorage();
  const names = unknownSettings();
  if (names.length > 0) noteLocal({ kind: 'SETTINGS', noticeId: createRequestId(), names });
  startLive();
}
