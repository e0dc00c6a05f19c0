import { addDays, BUSINESS_ZONE, wallText } from './time';

/**
 * Whether a period of the platform's calendar is still running at an instant.
 * @param period `2026-11-20T14:00`, `2026-11-20`, `2026-11`, or the Monday of a week
 */
export function isRunning(period: string, at: number, isWeek = false): boolean {
  const now = wallText(BUSINESS_ZONE, at);
  if (isWeek) return now >= period && now < addDays(period, 7);
  return now.startsWith(period.replace(/:00$/, ''));
}
