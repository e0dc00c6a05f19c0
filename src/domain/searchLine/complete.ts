import { fold, HEAD, type LineContext, lineName, quoted, TERM, valuesOf } from './terms';

/** A way to go on with a line. */
export interface Completion {
  /** The whole line with it. */
  line: string;
  /** The completed name or value. */
  text: string;
  label: string;
}

/** Field names and values that complete the end of a line, at most 8. */
export function completeLine(line: string, { fields, words }: Pick<LineContext, 'fields' | 'words'>): Completion[] {
  const end = /\s$/.test(line) || line === '' ? '' : ((line.match(TERM) ?? []).at(-1) ?? '');
  const before = line.slice(0, line.length - end.length);
  const [, minus, name, sign = '', rest = ''] = HEAD.exec(end) ?? [];
  const fits = (typed: string, [text, label]: readonly [string, string]) =>
    [text, label].some((one) => fold(one).startsWith(fold(typed)));
  const near = (typed: string, known: readonly (readonly [string, string])[]) => [
    ...known.filter((one) => fits(typed, one)),
    ...known.filter((one) => !fits(typed, one) && one.some((text) => fold(text).includes(fold(typed)))),
  ];
  if (name === undefined || minus) {
    if (end === '' || /^["-]/.test(end)) return [];
    return near(
      end,
      fields.map((field) => [lineName(field), field.label] as const),
    )
      .slice(0, 8)
      .map(([text, label]) => ({ line: `${before}${text}:`, text: `${text}:`, label }));
  }
  const field = fields.find((one) => [lineName(one), one.label].some((text) => fold(text) === fold(name)));
  if (!field) return [];
  const typed = valuesOf(rest).at(-1) ?? '';
  const done = rest.slice(0, rest.length - (/(?:"[^"]*"?|[^,\uff0c"])*$/.exec(rest)?.[0].length ?? 0));
  const known: readonly (readonly [string, string])[] =
    field.kind === 'select'
      ? field.choices.map(({ value, label }) => [value, label] as const)
      : field.kind === 'flag'
        ? [['yes', words.yes] as const]
        : field.kind === 'times'
          ? ([
              ['today', words.today],
              ['yesterday', words.yesterday],
              ['7d', '7d'],
              ['30d', '30d'],
            ] as const)
          : [];
  return near(typed, known)
    .slice(0, 8)
    .map(([text, label]) => ({ line: `${before}${name}${sign}${done}${quoted(text)}`, text, label }));
}
