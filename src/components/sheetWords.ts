import type { ShownFault } from '@/hooks/useSheetReading';
import type { Translate } from '@/locales/store';
import type { Locale } from '@/locales/types';

/** A size of bytes as people say it, in kilobytes or megabytes. */
export function sizeWords(bytes: number, locale: Locale): string {
  const [unit, size] = bytes < 1_000_000 ? ['kilobyte', Math.ceil(bytes / 1_000)] : ['megabyte', bytes / 1_000_000];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), maximumFractionDigits: 1 }).format(Number(size));
}

/** What is wrong with a file, and where, in the operator's words. */
export function faultWords(name: string, fault: ShownFault, t: Translate, locale: Locale): string {
  const { code, line = 0, column = 'none', lines = [], limit = 0, found = 'other', titles = [] } = fault;
  const list = (items: readonly string[]) => new Intl.ListFormat(locale).format(items);
  return t(`parts.sheet.fault.${code}`, {
    name,
    line,
    column,
    found,
    lines: list(lines.map(String)),
    limit: code === 'tooLarge' ? sizeWords(limit, locale) : new Intl.NumberFormat(locale).format(limit),
    titles: list(titles),
  });
}
