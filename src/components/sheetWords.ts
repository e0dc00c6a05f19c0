import { sizeText } from '@/domain/numbers';
import { countText } from '@/domain/written';
import type { ShownFault } from '@/hooks/useSheetReading';
import type { Locale } from '@/locales/locale';
import type { Translate } from '@/locales/store';
import type { SheetFile } from '@/sheet/reader';
import type { SheetNotes } from '@/sheet/serve';

const LINES_MAX = 10;

const shortList = (items: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale).format([...items.slice(0, LINES_MAX), ...(items.length > LINES_MAX ? ['…'] : [])]);

/** Notices about a file that was read: invisible characters, currency signs, or an ambiguous encoding. */
export function noteWords({ hidden = [], doubt, signs }: SheetNotes, t: Translate, locale: Locale): string[] {
  const places = (lines: readonly number[]) => ({ count: lines.length, lines: shortList(lines.map(String), locale) });
  return [
    ...(hidden.length > 0 ? [t('parts.sheet.note.hidden', places(hidden))] : []),
    ...(doubt ? [t('parts.sheet.note.doubt', { ...doubt })] : []),
    ...(signs ? [t('parts.sheet.note.signs', { ...places(signs.lines), signs: signs.signs.join(' ') })] : []),
  ];
}

/** What is not read of a file: hidden rows, columns and sheets with their number and their places, and other sheets. */
export function unseenWords({ titles, unseen }: Pick<SheetFile, 'titles' | 'unseen'>, t: Translate, locale: Locale): string {
  const { lines = [], columns = [], sheets = 0, others = [] } = unseen ?? {};
  const list = (items: readonly string[]) => shortList(items, locale);
  return [
    ...(lines.length > 0 ? [t('parts.sheet.unseen.lines', { count: lines.length, lines: list(lines.map(String)) })] : []),
    ...(columns.length > 0
      ? [t('parts.sheet.unseen.columns', { count: columns.length, titles: list(columns.map((at) => titles[at] ?? '')) })]
      : []),
    ...(sheets > 0 ? [t('parts.sheet.unseen.sheets', { count: sheets })] : []),
    ...(others.length > 0 ? [t('parts.sheet.unseen.others', { count: others.length, names: list(others) })] : []),
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
