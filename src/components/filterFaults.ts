import { MAX_RANGE_DAYS } from '@/constants';
import { readDecimal } from '@/domain/money';
import { searchText } from '@/domain/text';
import { isWithinDays, type TimeRange as Range } from '@/domain/timeRange';
import type { Translate } from '@/locales/store';
import { KEYWORD_MAX, tooLong } from './tooLong';

/**
 * Error text of what was typed into a field of the filter; undefined when it is valid.
 * @param timeZone zone in which the days of a range are counted
 */
export function faultOf(field: { kind: string }, value: unknown, t: Translate, timeZone: string): string | undefined {
  if (field.kind === 'text') return tooLong(value as string | undefined, KEYWORD_MAX, t);
  if (field.kind === 'number')
    return /^\d{0,3}$/.test(searchText(String(value ?? ''))) ? undefined : t('common.list.invalidNumber');
  if (field.kind === 'amounts') {
    const { from, to } = value as Range;
    const isFine = [from, to].every((text) => text.trim() === '' || readDecimal(text)?.startsWith('-') === false);
    return isFine ? undefined : t('common.list.invalidAmount');
  }
  if (field.kind === 'times') {
    const { from, to } = value as Range;
    if (!from || !to) return undefined;
    const [start, end] = [Date.parse(from), Date.parse(to)];
    if (start >= end) return t(start > end ? 'common.list.invalidRange' : 'common.list.emptyRange');
    if (!isWithinDays(start, end, MAX_RANGE_DAYS, timeZone)) return t('common.list.rangeTooLong', { days: MAX_RANGE_DAYS });
  }
  return undefined;
}
