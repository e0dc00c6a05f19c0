import type { Format } from '@/hooks/useFormat';
import type { Translate } from '@/locales/store';

const DAYS_30 = 30 * 24;
/** Below this the upstream balance needs a top-up. */
export const SHORT_HOURS = 12;

/** How long a balance lasts, in words. Beyond a month the exact time does not matter. */
export function lasts(t: Translate, format: Format, hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return '–';
  if (hours > DAYS_30) return t('sett.figure.manyDays');
  return hours < 1 ? t('sett.figure.lessThanHour') : format.duration(hours * 3_600);
}
