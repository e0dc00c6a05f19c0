let offset = 0;

/**
 * Stores the difference between this computer's clock and the platform's. @param serverTime ISO time of an answer, ignored when
 * unreadable
 */
export function noteServerTime(serverTime: unknown): void {
  const at = typeof serverTime === 'string' ? Date.parse(serverTime) : Number.NaN;
  if (!Number.isNaN(at)) offset = at - Date.now();
}

/** Epoch ms of the platform's clock, as far as it is known. */
export function serverNow(): number {
  return Date.now() + offset;
}
