import type { FilterField } from '@/components/FilterBar';
import { filterWords } from '@/components/filterWords';
import { choiceName } from '@/components/RemoteSelect';
import { MAX_RANGE_DAYS } from '@/constants';
import { completeLine } from '@/domain/searchLine/complete';
import { type LineProblem, parseLine } from '@/domain/searchLine/parse';
import { printLine } from '@/domain/searchLine/print';
import { isSearchLine, type LineContext } from '@/domain/searchLine/terms';
import { serverNow } from '@/domain/serverClock';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useActiveShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import type { PaletteItem } from './usePaletteItems';

interface SearchLine {
  items: PaletteItem[];
  /** True when the text is a line and not only words. */
  isLine: boolean;
  /** What is not understood, or the next completion. */
  about?: string;
  /** Completes the end of the text; false when nothing fits. */
  complete: () => boolean;
  /** True when the screen has a list to filter. */
  hasList: boolean;
}

/** Reads the typed text as filters of the list on the screen (docs/rules/lists.md#search-line). */
export function useSearchLine(text: string, setText: (next: string) => void): SearchLine {
  const t = useT();
  const format = useFormat();
  const list = useActiveShortcuts()
    .findLast((shortcut) => shortcut.list)
    ?.list?.();
  const isLine = isSearchLine(text);
  const nothing = { items: [], isLine, complete: () => false, hasList: list !== undefined };
  if (!list) return isLine ? { ...nothing, about: t('palette.line.noList') } : nothing;

  const { fields, value, onChange } = list;
  const context: LineContext = {
    fields,
    now: serverNow(),
    timeZone: format.timeZone,
    maxDays: MAX_RANGE_DAYS,
    words: { yes: t('common.list.yes'), today: t('common.range.today'), yesterday: t('palette.line.yesterday') },
  };
  const stay = (id: string, label: string, hint: string, next: string): PaletteItem => ({
    id,
    label,
    hint,
    text: next,
    run: () => setText(next),
    isStaying: true,
  });
  if (text.trim() === '') {
    const line = printLine(value, context);
    return { ...nothing, items: line ? [stay('line-edit', t('palette.line.edit'), line, line)] : [] };
  }
  const completions = completeLine(text, context);
  const [first] = completions;
  const complete = () => {
    if (first) setText(first.line);
    return first !== undefined;
  };
  const next = first && t('palette.line.complete', { text: first.text });
  if (!isLine) return { ...nothing, complete, about: next };

  const { filters, problems } = parseLine(text, context);
  const about = ({ kind, text: part, near }: LineProblem) =>
    [t(`palette.line.problem.${kind}`, { text: part, days: MAX_RANGE_DAYS }), near && t('palette.line.near', { near })]
      .filter(Boolean)
      .join(' ');
  const apply: PaletteItem = {
    id: 'line-apply',
    label: t('palette.line.apply'),
    // The list's fields are those of its filter bar.
    hint: joinedText(
      filterWords(fields as readonly FilterField[], filters, format, t, choiceName).map(
        ({ label, value: shown }) => `${label}: ${shown}`,
      ),
    ),
    text,
    run: () => {
      const names = fields.flatMap((field) => ('name' in field ? [field.name] : [field.from, field.to]));
      onChange({ ...value, ...Object.fromEntries(names.map((name) => [name, ''])), ...filters });
    },
  };
  const offered = completions
    .filter(({ line }) => line !== text)
    .map((one): PaletteItem => stay(`line-${encodeURIComponent(one.text)}`, one.text, one.label, one.line));
  const [problem] = problems;
  return { ...nothing, complete, items: problem ? offered : [apply, ...offered], about: problem && about(problem) };
}
