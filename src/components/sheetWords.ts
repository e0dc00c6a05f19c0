import type { ShownFault } from '@/hooks/useSheetReading';
import type { Translate } from '@/locales/store';
import type { Locale } from '@/locales/types';
import type { SheetNotes } from '@/sheet/serve';

/** A size of bytes as people say it, in kilobytes or megabytes. */
export function sizeWords(bytes: number, locale: Locale): string {
  const [unit, size] = bytes < 1_000_000 ? ['kilobyte', Math.ceil(bytes / 1_000)] : ['megabyte', bytes / 1_000_000];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), maximumFractionDigits: 1 }).format(Number(size));
}

const LINES_MAX = 10;

/** What the operator must know of a file that was taken: signs that nobody sees, or an encoding that is only one of two. */
export function noteWords({ hidden = [], doubt }: SheetNotes, t: Translate, locale: Locale): string[] {
  const lines = [...hidden.slice(0, LINES_MAX).map(String), ...(hidden.length > LINES_MAX ? ['…'] : [])];
  const list = new Intl.ListFormat(locale).format(lines);
  return [
    ...(hidden.length > 0 ? [t('parts.sheet.note.hidden', { count: hidden.length, lines: list })] : []),
    ...(doubt ? [t('parts.sheet.note.doubt', { ...doubt })] : []),
  ];
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
