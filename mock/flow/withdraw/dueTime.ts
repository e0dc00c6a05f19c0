import { DAY, HOUR, MINUTE, ZONE_MS } from '../../engine/time';
import type { Holder } from '../../model/parties';

/** Time for a review by level of the holder. */
export const SLA_MINUTES = { S: 15, A: 30, B: 60, C: 120 } as const;

/** Business hours of the day of `from`, 09:00 to 21:00, without what is over, and the start of the next day. */
function businessHours(from: number) {
  const midnight = Math.floor((from + ZONE_MS) / DAY) * DAY - ZONE_MS;
  return { open: Math.max(from, midnight + 9 * HOUR), close: midnight + 21 * HOUR, next: midnight + DAY };
}

/**
 * Due time: level C counts business hours only, 09:00 to 21:00 (docs/rules/withdraw.md#due-time).
 * @param left time that may pass from `from` on, ms
 */
export function dueTime(from: number, level: Holder['level'], left = SLA_MINUTES[level] * MINUTE): number {
  if (level !== 'C' || left <= 0) return from + left;
  let at = from;
  for (;;) {
    const { open, close, next } = businessHours(at);
    if (open + left <= close) return open + left;
    if (open < close) left -= close - open;
    at = next;
  }
}

/** Time from `at` to the due time, counted as `dueTime` counts it, ms; negative when overdue. */
export function timeLeft(at: number, dueAt: number, level: Holder['level']): number {
  if (level !== 'C' || dueAt <= at) return dueAt - at;
  let left = 0;
  for (let day = businessHours(at); day.open < dueAt; day = businessHours(day.next))
    left += Math.max(0, Math.min(day.close, dueAt) - day.open);
  return left;
}
