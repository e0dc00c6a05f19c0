import { addDays, dateIn, instantOf, wallText, zonedIso } from './time';

const HOUR_MS = 3_600_000;

/**
 * The usual times to wait for, in a zone: in an hour, tomorrow at nine, at the same local time in three days. To the minute, as the
 * picker. @param now epoch ms of the platform's clock
 */
export function soonTimes(timeZone: string, now: number): Record<'hour' | 'tomorrow' | 'days', string> {
  const iso = (at: number) => zonedIso(Math.floor(at / 60_000) * 60_000, timeZone);
  const today = dateIn(timeZone, now);
  const time = wallText(timeZone, now).slice(10);
  return {
    hour: iso(now + HOUR_MS),
    tomorrow: iso(instantOf(`${addDays(today, 1)}T09:00:00`, timeZone)),
    days: iso(instantOf(`${addDays(today, 3)}${time}`, timeZone)),
  };
}
