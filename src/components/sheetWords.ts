import { sizeText } from '@/domain/numbers';
import { countText } from '@/domain/written';
import type { ShownFault } from '@/hooks/useSheetReading';
import type { Locale } from '@/locales/locale';
import type { Translate } from '@/locales/store';
import type { SheetFile } from '@/sheet/reader';
import type { SheetNotes } from '@/sheet/serve';

const LINES_MAX = 10;

/** Notices about a file that was read: invisible characters, or an ambiguous encoding. */
export function noteWords({ hidden = [], doubt }: SheetNotes, t: Translate, locale: Locale): string[] {
  const lines = [...hidden.slice(0, LINES_MAX).map(String), ...(hidden.length > LINES_MAX ? ['…'] : [])];
  const list = new Intl.ListFormat(locale).format(lines);
  return [
    ...(hidden.length > 0 ? [t('parts.sheet.note.hidden', { count: hidden.length, lines: list })] : []),
    ...(doubt ? [t('parts.sheet.note.doubt', { ...doubt })] : []),
  ];
}

/** What a spreadsheet does not show of a file: hidden rows, columns and sheets with their number and their places. */
export function unseenWords({ titles, unseen }: Pick<SheetFile, 'titles' | 'unseen'>, t: Translate, locale: Locale): string {
  const { lines = [], columns = [], sheets = 0 } = unseen ?? {};
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(locale).format([...items.slice(0, LINES_MAX), ...(items.length > LINES_MAX ? ['…'] : [])]);
  return [
    ...(lines.length > 0 ? [t('parts.sheet.unseen.lines', { count: lines.length, lines: list(lines.map(String)) })] : []),
    ...(columns.length > 0
      ? [t('parts.sheet.unseen.columns', { count: columns.length, titles: list(columns.map((at) => titles[at] ?? '')) })]
      : []),
    ...(sheets > 0 ? [t('parts.sheet.unseen.sheets', { count: sheets })] : []),
  ].join(' ');
}

/** Error text for a file, with its position. */
export function faultWords(name: string, fault: ShownFault, t: Translate, locale: Locale): string {
  const { code, line = 0, column = 'none', lines = [], limit = 0, found = 'other', titles = [] } = fault;
  const list = (items: readonly string[]) => new Intl.ListFormat(locale).format(items);
  return t(`parts.sheet.fault.${code}`, {
    name,
    line,
    column,
    found,
    lines: list(lines.map(String)),
    limit: code === 'tooLarge' ? sizeText(limit, locale) : countText(limit),
    titles: list(titles),
  });
}
