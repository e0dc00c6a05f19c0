import { ofTab } from '@/browserStore';

const KEY = 'chunkReloadAt';
/** A second failure within this time does not come from a new version, so it is shown. */
const GUARD_MS = 30_000;

/** True when code could not be loaded: the connection failed, or a new version replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));
}

/** The event by which a boundary tells what it caught (src/layouts/faultReports.ts). */
export const CAUGHT = 'caught';

/** Tells what a boundary caught. If a new version replaced the code, the page is reloaded once. */
export function tellCaught(error: unknown): void {
  dispatchEvent(new CustomEvent(CAUGHT, { detail: error }));
  if (isChunkError(error)) reloadOnce();
}

/** Reloads the page, at most once in 30 seconds; returns false when it did not. */
export function reloadOnce(): boolean {
  if (Date.now() - Number(ofTab.get(KEY) ?? 0) < GUARD_MS) return false;
  try {
    ofTab.write(KEY, String(Date.now()));
  } catch {
    // Nothing would remember that the page was reloaded already.
    return false;
  }
  window.location.reload();
  return true;
}
